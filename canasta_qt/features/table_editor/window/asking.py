"""The line with a question for the judge, and buttons that write the usual ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget

from canasta_qt.features.table_editor.session.editor import Answered, TableEditor
from canasta_qt.features.table_editor.words.questions import (
    QUESTIONS,
    Meant,
    Question,
    QuestionText,
)
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.ui.parts.words import Sign, Words
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.flow import FlowLayout
from canasta_qt.ui.widgets.plain_text import tip_lines

LONGEST_QUESTION = 400
_LOOKS = {True: ("check", "gain"), False: ("refused", "loss"), None: ("info", "text")}
_QUESTIONS = ("may_draw", "may_take", "may_lay", "may_throw", "may_out")


class AskBar(QWidget):
    """Asks the judge and shows its answer; while `drops_ask` is on, dropping cards asks."""

    wanted = Signal(str)

    def __init__(
        self,
        editor: TableEditor,
        parent: QWidget,
        chosen: Callable[[], list[str]],
    ) -> None:
        """`chosen` are the cards of the hand that are chosen now."""
        super().__init__(parent)
        self._editor, self._chosen = editor, chosen
        self.answered: Answered | None = None
        self.drops_ask = build.button(EditorText.ASK_MODE(), self)
        self.drops_ask.setCheckable(True)
        self.drops_ask.setToolTip(tip_lines(EditorText.ASK_MODE_TIP()))
        self.buttons: dict[str, QPushButton] = {
            key: build.button(EditorText.of(key)(), self, partial(self.wanted.emit, key))
            for key in _QUESTIONS
        }
        self.field = QLineEdit(self)
        self.field.setMaxLength(LONGEST_QUESTION)
        self.field.setPlaceholderText(EditorText.QUESTION_HINT())
        self.field.setToolTip(tip_lines(EditorText.QUESTION_TIP()))
        self.field.setAccessibleName(EditorText.QUESTION())
        self.field.returnPressed.connect(self.ask)
        self.ask_button = build.button(EditorText.ASK(), self, self.ask)
        self.sign = Sign("rules", "text_soft", self, 20)
        self.answer = Words("", "strong", "text", self, wrap=True)
        self.suggestions: dict[Question, QPushButton] = {
            one: build.button(QuestionText.of(one)(), self, partial(self._ask_suggested, one))
            for one in QUESTIONS
        }
        gap = SPACE[1]
        self._usual = _flow(self, self.buttons.values())
        self._offered = _flow(self, self.suggestions.values())
        self._offered.hide()
        build.column(
            self._usual,
            self._offered,
            build.row((self.field, 1), self.ask_button, self.drops_ask, margins=0, spacing=gap),
            build.row(self.sign, (self.answer, 1), margins=0, spacing=gap),
            of=self, margins=0, spacing=gap,
        )  # fmt: skip

    def _ask_suggested(self, one: Question) -> None:
        self.field.setText(QuestionText.of(one)())
        self.field.setFocus()
        self.show_answer(self._editor.ask_plain(Meant(one), self._chosen()))

    def put(self, question: str) -> None:
        self.field.setText(question)
        self.ask()

    def ask(self) -> None:
        question = self.field.text().strip()
        if question:
            self.show_answer(self._editor.ask(question, self._chosen()))

    def ask_to_lay(self, words: list[str], onto: int | None = None) -> None:
        try:
            self.put(self._editor.lay_question(words, onto))
        except PositionProblem:
            self.show_answer(Answered(None, self._editor.problem))

    def show_answer(self, answered: Answered) -> None:
        self.answered = answered
        self._suggest(offered=not answered.understood)
        icon, token = _LOOKS[answered.legal]
        self._show(answered.text, icon, token)
        say(self, answered.text)

    def show_state(self, problem: str, *, dead: bool) -> None:
        """The position is another one: say whether it can be, and whether anything can be done in
        it (`dead` if not); an answer no longer holds."""
        before, self.answered = self.answer.text(), None
        self._suggest(offered=False)
        if problem:
            self._show(problem, *_LOOKS[False])
        elif dead:
            problem = EditorText.NO_ACTION()
            self._show(problem, *_LOOKS[None])
        else:
            self._show(EditorText.POSSIBLE(), "check", "text_soft")
        if problem and problem != before:
            say(self, problem)

    def _suggest(self, *, offered: bool) -> None:
        self._offered.setVisible(offered)
        self._usual.setVisible(not offered)

    def _show(self, text: str, icon: str, token: str) -> None:
        self.answer.setText(text)
        self.answer.wear(token)
        self.sign.wear(icon, token)
        self.sign.setAccessibleName(text)


def _flow(parent: QWidget, buttons: Iterable[QPushButton]) -> QWidget:
    box = QWidget(parent)
    flow = FlowLayout(box, SPACE[1])
    for button in buttons:
        flow.addWidget(button)
    return box

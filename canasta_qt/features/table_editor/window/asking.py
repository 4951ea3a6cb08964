"""The bar that asks the judge: a question is built of the chosen cards and a button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final, get_args

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QMenu, QPushButton, QWidget

from canasta_qt.features.table_editor.model.question import Deed, Question
from canasta_qt.features.table_editor.session.editor import Answered, TableEditor
from canasta_qt.features.table_editor.words.places import word_name
from canasta_qt.features.table_editor.words.rulings import Fact, FactText
from canasta_qt.features.table_editor.words.texts import EditorText
from canasta_qt.ui.parts.words import Sign, Words
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.flow import FlowLayout
from canasta_qt.ui.widgets.plain_text import tip_lines

_LOOKS: Final = {True: ("check", "gain"), False: ("refused", "loss"), None: ("info", "text")}


class AskBar(QWidget):
    """Asks the judge and shows its answer; while `drops_ask` is on, dropping cards asks.

    The answer stands above the buttons, so that those stay where they are when it comes.

    Attributes:
        answered: the answer that is shown; None where the position alone is spoken of.
    """

    def __init__(
        self, editor: TableEditor, parent: QWidget, chosen: Callable[[], list[str]]
    ) -> None:
        """`chosen` are the cards of the hand that are chosen now."""
        super().__init__(parent)
        self._editor, self._chosen = editor, chosen
        self.answered: Answered | None = None
        self.buttons: dict[Deed, QPushButton] = {
            deed: build.button(EditorText.of("may", deed)(), self, partial(self._press, deed))
            for deed in get_args(Deed)
        }
        self.melds = QMenu(self.buttons["add"])
        self.facts = build.button(EditorText.FACTS(), self)
        menu = QMenu(self.facts)
        for fact in get_args(Fact):
            menu.addAction(FactText.of(fact)(), partial(self._tell, fact))
        self.facts.setMenu(menu)
        self.drops_ask = build.button(EditorText.ASK_MODE(), self)
        self.drops_ask.setCheckable(True)
        self.drops_ask.setToolTip(tip_lines(EditorText.ASK_MODE_TIP()))
        self.question = Words("", "label", "text_soft", self, wrap=True)
        self.sign = Sign("rules", "text_soft", self, 20)
        self.answer = Words("", "strong", "text", self, wrap=True)
        self._lay_out()

    def _lay_out(self) -> None:
        buttons = QWidget(self)
        flow = FlowLayout(buttons, SPACE[1])
        for button in (*self.buttons.values(), self.facts, self.drops_ask):
            flow.addWidget(button)
        may_i = Words(EditorText.MAY_I(), "label", "text_soft", self)
        answer = build.row(self.sign, (self.answer, 1), margins=0, spacing=SPACE[1])
        build.column(self.question, answer, may_i, buttons, of=self, margins=0, spacing=SPACE[1])

    # --- asking -----------------------------------------------------------------------------

    def _press(self, deed: Deed) -> None:
        if deed == "add":
            self._choose_meld()
        else:
            self.ask(Question(deed, tuple(self._chosen())))

    def _choose_meld(self) -> None:
        """Ask which meld the cards are added to, if there are several."""
        layout = self._editor.layout
        own = layout.melds[layout.own_side]
        words = tuple(self._chosen())
        if len(own) < 2 or not words:
            self.ask(Question("add", words))
            return
        self.melds.clear()
        for at, meld in enumerate(own):
            cards = ", ".join(dict.fromkeys(map(word_name, meld)))
            text = EditorText.ADD_TO(m=at + 1, cards=cards)
            self.melds.addAction(text, partial(self.ask, Question("add", words, at)))
        button = self.buttons["add"]
        self.melds.popup(button.mapToGlobal(QPoint(0, button.height())))

    def ask(self, question: Question) -> None:
        self.show_answer(self._editor.ask(question))

    def _tell(self, fact: Fact) -> None:
        self.show_answer(self._editor.tell(fact))

    # --- showing ----------------------------------------------------------------------------

    def show_answer(self, answered: Answered) -> None:
        self.answered = answered
        self._show(answered.text, *_LOOKS[answered.legal], question=answered.question)
        say(self, f"{answered.question} {answered.text}".strip())

    def show_state(self, problem: str, *, dead: bool) -> None:
        """The position is another one: say whether it can be, and whether anything can be done in
        it (`dead` if not); question and answer no longer hold."""
        before, self.answered = self.answer.text(), None
        if problem:
            self._show(problem, *_LOOKS[False])
        elif dead:
            problem = EditorText.NO_ACTION()
            self._show(problem, *_LOOKS[None])
        else:
            self._show(EditorText.POSSIBLE(), "check", "text_soft")
        if problem and problem != before:
            say(self, problem)

    def _show(self, text: str, icon: str, token: str, question: str = "") -> None:
        self.question.setText(question)
        self.question.setVisible(bool(question))
        self.answer.setText(text)
        self.answer.wear(token)
        self.sign.wear(icon, token)
        self.sign.setAccessibleName(text)

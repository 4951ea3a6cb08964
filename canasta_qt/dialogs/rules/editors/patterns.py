"""The editor of a special hand's cards: a line of text, read while it is typed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from canasta_qt.controller.messages.words import number
from canasta_qt.controller.rules_draft.patterns import pattern_problem, pattern_size
from canasta_qt.dialogs.rules.editors.base import Editor, Part, TextField
from canasta_qt.dialogs.rules.editors.registry import edits
from canasta_qt.engine.rules.schema.structures import PatternText


@edits(PatternText)
class PatternEditor(Editor):
    """The cards of a special hand in words; below, how many they are or what cannot be read."""

    def __init__(
        self, kind: PatternText, parent: QWidget | None = None, small: bool = False
    ) -> None:
        super().__init__(parent)
        self.field = TextField(self)
        self.field.setMaxLength(kind.most)
        self.field.setMinimumWidth(140)
        self.field.setToolTip(
            self.tr(
                "The cards by rank, such as 22,77,AA (A K Q J T 9 ... 2, X is a joker), groups "
                "such as 4-4-3-3, or 7 natural pairs, wild pair, 4 wilds, A..K; join them by +"
            )
        )
        self.verdict = QLabel(self)
        self.verdict.setWordWrap(True)
        self._legal = ""
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(2)
        layout.addWidget(self.field)
        layout.addWidget(self.verdict)
        self.field.textEdited.connect(self._edited)

    def value(self) -> str:
        return self._legal

    def complaint(self) -> str:
        return pattern_problem(self.field.text())

    def _show(self, value: object) -> None:
        self._legal = cast(str, value)
        if self.field.text().strip() != self._legal.strip():
            self.field.setText(self._legal)
        self._judge()

    def _edited(self) -> None:
        self._judge()
        if not self.complaint():
            self._legal = self.field.text().strip()
        self._tell("text")

    def _judge(self) -> None:
        problem = self.complaint()
        size = "" if problem else number(pattern_size(self._legal_text()), "card")
        self.verdict.setText(problem or size)

    def _legal_text(self) -> str:
        return self.field.text() or self._legal

    def parts(self) -> Iterator[Part]:
        yield self.field, ""

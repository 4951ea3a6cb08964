"""A value that can be read but not changed, in place of an editor."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from canasta_qt.controller.messages.rule_issues import value_text
from canasta_qt.dialogs.rules.editors.base import Editor, Part


class ShownValue(Editor):
    """The value of an option in words; the Tab key stops at it, so that it is read aloud."""

    def __init__(self, key: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._key = key
        self._value: object = None
        self.words = QLabel(self)
        self.words.setTextFormat(Qt.TextFormat.PlainText)
        self.words.setWordWrap(True)
        self.words.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.words)

    def value(self) -> object:
        return self._value

    def _show(self, value: object) -> None:
        self._value = value
        self.words.setText(value_text(self._key, value))

    def describe(self, label: str, description: str) -> None:
        super().describe(f"{label}: {self.words.text()}", description)

    def parts(self) -> Iterator[Part]:
        yield self.words, ""

"""Labels that show a text letter by letter: nothing in it is taken for mark-up."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QLabel, QWidget

WIDEST_WORD: Final = 480
"""So many pixels a label asks for at least, however long a word in it is."""


class PlainLabel(QLabel):
    """A label that shows its text letter by letter; a long word in it widens no window."""

    def __init__(self, text: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setText(text)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), WIDEST_WORD), hint.height())

"""The label of a seat's name field: whose chair it is, with the mark of its side."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from canasta_qt.dialogs.totals_chart import line_colour
from canasta_qt.table.marks import fill_mark


class ChairLabel(QWidget):
    """Words, and before them a mark where one must see who plays with whom."""

    def __init__(self, buddy: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._mark = _Mark(self)
        self._words = QLabel(self)
        self._words.setBuddy(buddy)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(6)
        layout.addWidget(self._mark)
        layout.addWidget(self._words, 1)

    def show_chair(self, words: str, mark: int | None) -> None:
        """Say whose chair it is; `mark` is the number of its side's mark, None for none."""
        self._words.setText(words)
        self._mark.number = mark or 0
        self._mark.setVisible(mark is not None)
        self._mark.update()

    def text(self) -> str:
        """The words."""
        return self._words.text()

    def mark(self) -> int | None:
        """The number of the mark that is shown."""
        return None if self._mark.isHidden() else self._mark.number


class _Mark(QWidget):
    """One mark, in the colours of the score sheet's chart."""

    number = 0

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(14, 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill_mark(painter, self.number, QPointF(7, 7), 5.0, line_colour(self.number))
        painter.end()

"""The content of a window below its header: margins by its width, never wider than is read well."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from canasta_qt.style.scale import px
from canasta_qt.style.theme import look
from canasta_qt.style.tokens import SPACE

WIDEST: Final = 1320
"""Content of windows is no wider than this at a scale of 100 %."""

NARROW: Final = 1100
"""Windows narrower than this have smaller margins."""


def page_margin(wide: int) -> int:
    """Pixels left and right of the content of a window so wide."""
    if wide < px(NARROW):
        return px(SPACE[4])
    return max(px(SPACE[5]), (wide - px(WIDEST)) // 2)


class Page(QWidget):
    """Holds the content in `body`, a column with the margins of pages."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.body = QVBoxLayout(self)
        self._measure()
        look.changed.connect(self._measure)

    def _measure(self) -> None:
        side, edge = page_margin(self.width()), px(SPACE[3])
        self.body.setContentsMargins(side, edge, side, edge)
        self.body.setSpacing(px(SPACE[2]))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The margins follow the width."""
        super().resizeEvent(event)
        self._measure()


def headed(window: QDialog, header: QWidget, *below: QWidget) -> QVBoxLayout:
    """Lay a window out: its header from edge to edge, then the rest; the first has the room."""
    column = QVBoxLayout(window)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    column.addWidget(header)
    for place, part in enumerate(below):
        column.addWidget(part, 1 if place == 0 else 0)
    return column

"""A small panel with a few lines: the figures behind a hint, or what was discarded before."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import action, words

WIDTH = 460
"""So wide it is at most."""


class NotePanel(TablePanel):
    """A title and lines over a table that stays in sight; a click beside it leaves it, too."""

    dims = False

    def __init__(self, title: str, lines: Sequence[str], above: QPoint) -> None:
        """`above`: the place on the table that it must not cover."""
        super().__init__()
        self._above = above
        self.title = words(title, self.surface, "strong")
        self.lines = [words(line, self.surface, soft=True) for line in lines]
        self.setAccessibleName(title)
        self.close_button = action(self.tr("Close"), self.surface, self.reject)
        build.column(
            self.title, *self.lines, (self.close_button, 0, Qt.AlignmentFlag.AlignRight),
            of=self.surface, margins=(24, 20, 24, 16), spacing=8,
        )  # fmt: skip

    def first_focus(self) -> QWidget | None:
        return self.close_button

    def spoken(self) -> str:
        """Nothing: the table says the lines, whoever asked for them."""
        return ""

    def wished(self, room: QSize) -> QSize:
        width = min(px(WIDTH), room.width())
        return QSize(width, self.surface.heightForWidth(width))

    def place(self, size: QSize, room: QRect) -> QPoint:
        """Above its place, so that the cards it is about stay in sight."""
        y = self._above.y() - size.height() - px(8)
        return QPoint(max(room.left(), self._above.x()), max(room.top(), y))

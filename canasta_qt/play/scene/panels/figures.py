"""The figures behind a hint, on a small panel above it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QWidget

from canasta_qt.ui.parts.panel import TablePanel
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.on_table import action, words
from canasta_qt.view_model.pictures import HintModel

WIDTH = 460
"""So wide it is at most."""


class FiguresPanel(TablePanel):
    """What a hint was compared with, what happened how often, and by how much it is better."""

    def __init__(self, hint: HintModel, above: QPoint) -> None:
        """`above`: the place of the hint on the table."""
        super().__init__()
        self._above = above
        self.title = words(hint.text, self.surface, "strong")
        self.lines = [words(line, self.surface, soft=True) for line in hint.more]
        self.setAccessibleName(hint.text)
        self.close_button = action(self.tr("Close"), self.surface, self.reject)
        build.column(
            self.title, *self.lines, (self.close_button, 0, Qt.AlignmentFlag.AlignRight),
            of=self.surface, margins=(24, 20, 24, 16), spacing=8,
        )  # fmt: skip

    def first_focus(self) -> QWidget | None:
        return self.close_button

    def spoken(self) -> str:
        """Nothing: the table says the figures, whoever asked for them."""
        return ""

    def wished(self, room: QSize) -> QSize:
        width = min(px(WIDTH), room.width())
        return QSize(width, self.surface.heightForWidth(width))

    def place(self, size: QSize, room: QRect) -> QPoint:
        """Above the hint, so that the cards it is about stay in sight."""
        y = self._above.y() - size.height() - px(8)
        return QPoint(max(room.left(), self._above.x()), max(room.top(), y))

"""The bar of wood above a window: its title, and room for a search or filters."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QLinearGradient, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QWidget

from canasta_qt.ui.parts.words import OneLine
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import line_width
from canasta_qt.ui.style.theme import tint, windows
from canasta_qt.ui.style.tokens import SIZE, SPACE, mixed
from canasta_qt.ui.style.type import px

_LIT = 0.28
"""How far the dark wood goes towards the light one on top."""


WIDEST: Final = 1320
"""Content of windows is no wider than this at a scale of 100 %."""

_NARROW: Final = 1100
"""Windows narrower than this have smaller margins."""


def side_margin(wide: int, *, bleed: bool = False) -> int:
    """Pixels left and right of what is in a window so wide; `bleed`: it goes from edge to edge."""
    if bleed or wide < px(_NARROW):
        return px(SPACE[4])
    return max(px(SPACE[5]), (wide - px(WIDEST)) // 2)


def paint_wood(painter: QPainter, widget: QWidget) -> None:
    """Wood over a whole widget, with a line of gold below."""
    box, theme = widget.rect(), windows()
    if theme.strong:
        painter.fillRect(box, tint("wood"))
    else:
        light = QLinearGradient(0, 0, 0, box.height())
        light.setColorAt(0.0, mixed(theme.wood_dark, theme.wood, _LIT))
        light.setColorAt(1.0, tint("wood_dark"))
        painter.fillRect(box, light)
    wide = round(line_width())
    painter.fillRect(0, box.bottom() - wide + 1, box.width(), wide, tint("gold"))


class _Title(OneLine):
    """The title keeps more of its letters than the fields beside it."""

    LEAST = 260
    SMALLEST = 0.72


class WindowHeader(QWidget):
    """The title of a window in Canasta Title, and what is added beside it and at the right."""

    def __init__(self, title: str, parent: QWidget | None = None, *, bleed: bool = False) -> None:
        """`bleed`: what is below goes from edge to edge of the window, however wide that is."""
        super().__init__(parent)
        self._bleed = bleed
        self.title = _Title(title, "page", "text", self)
        self.row = QHBoxLayout(self)
        self.row.addWidget(self.title)
        self.row.addStretch(1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        follow(self.row.setSpacing, SPACE[2])
        follow(self.setFixedHeight, SIZE["header"])
        follow(self._measure)

    def set_title(self, title: str) -> None:
        self.title.setText(title)

    def beside(self, *widgets: QWidget) -> None:
        """Put widgets right behind the title, one after the other."""
        for place, widget in enumerate(widgets, start=1):
            self.row.insertWidget(place, widget)

    def add(self, *widgets: QWidget, stretch: int = 0) -> None:
        """Put widgets at the right end, one after the other."""
        for widget in widgets:
            self.row.addWidget(widget, stretch)

    def _measure(self) -> None:
        side = side_margin(self.width(), bleed=self._bleed)
        self.row.setContentsMargins(side, 0, side, round(line_width()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_wood(painter, self)

"""Plates: what belongs together, on a ground of its own; and the felt of whole pages."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QRadialGradient
from PySide6.QtWidgets import QFrame, QLayout, QWidget

from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import draw_shadow, line_width, plate, smooth
from canasta_qt.ui.style.theme import colour, current, tint
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.ui.style.type import px

_PAD: Final = (SPACE[3] + SPACE[0], SPACE[2])
"""Room at the sides, above and below."""


ROOM: Final = 6
"""Pixels around a plate on the felt that its shadow needs."""


class Plate(QFrame):
    """A frame whose ground is a plate. `fill` it with a layout, which gets the usual room.

    One `on_felt` has the table's colours and a shadow, and its layout gets no room from here.
    """

    def __init__(
        self, parent: QWidget | None = None, *, on_felt: bool = False, lit: bool = False
    ) -> None:
        super().__init__(parent)
        self.chosen, self._lit, self._on_felt = False, lit, on_felt

    def fill(self, layout: QLayout) -> None:
        self.setLayout(layout)
        if not self._on_felt:
            follow(layout.setContentsMargins, *_PAD, *_PAD)

    def choose(self, on: bool) -> None:
        """Stand out as what is chosen or one's own, or no longer."""
        if on != self.chosen:
            self.chosen = on
            self.update()

    def light(self, on: bool) -> None:
        """Have the edge of what the eye is led to, or no longer."""
        self._lit = on
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter, smooth(painter):
            if self._on_felt:
                self._paint_on_felt(painter)
            else:
                self._paint_in_window(painter)

    def _paint_in_window(self, painter: QPainter) -> None:
        fill = tint("accent_ground" if self.chosen else "surface")
        edge = tint("focus" if self._lit else "accent" if self.chosen else "hairline")
        wide = max(px(2), line_width()) if self._lit else line_width()
        plate(painter, self.rect(), px(RADIUS["tile"]), fill, edge, wide)

    def _paint_on_felt(self, painter: QPainter) -> None:
        theme, lit, shade = current(), self._lit, px(ROOM)
        box = self.rect().toRectF().adjusted(shade, shade / 2, -shade, -shade)
        radius = px(RADIUS["panel" if lit else "tile"])
        draw_shadow(painter, box, radius, "tile")
        edge = theme.accent if lit else theme.edge if theme.strong else theme.hairline
        width = 2.0 if lit or theme.strong else 1.0
        plate(painter, box, radius, colour(theme.surface), colour(edge), width)


def draw_felt(painter: QPainter, box: QRectF) -> None:
    """The table's cloth over a whole page, lit in the middle."""
    theme = current()
    centre = QPointF(box.center().x(), box.y() + box.height() * 0.45)
    light = QRadialGradient(centre, max(box.width(), box.height()) * 0.62)
    light.setColorAt(0.0, colour(theme.felt))
    light.setColorAt(0.5, colour(theme.felt))
    light.setColorAt(1.0, colour(theme.felt_edge))
    painter.fillRect(box, light)

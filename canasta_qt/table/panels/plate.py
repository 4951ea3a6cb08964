"""A plate on the felt: round corners, an edge, a soft shadow; and the felt of whole pages."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QRadialGradient
from PySide6.QtWidgets import QWidget

from canasta_qt.style.scale import px
from canasta_qt.style.shadows import draw_shadow
from canasta_qt.style.theme import colour, current
from canasta_qt.style.tokens import RADIUS


class Plate(QWidget):
    """A widget on a plate of its own; give it a layout.

    Attributes:
        lit: it is the one thing to do now, and has an edge of the accent.
    """

    SHADE = 6
    """Pixels around the plate that its shadow needs."""

    def __init__(self, parent: QWidget | None = None, *, lit: bool = False) -> None:
        super().__init__(parent)
        self.lit = lit

    def light(self, lit: bool) -> None:
        """Be the one thing to do now, or not."""
        self.lit = lit
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shadow, ground, edge."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = self.rect().toRectF()
            shade = px(self.SHADE)
            draw_plate(painter, box.adjusted(shade, shade / 2, -shade, -shade), lit=self.lit)


def draw_plate(painter: QPainter, box: QRectF, *, lit: bool = False) -> None:
    """A plate into a rectangle, with its shadow around it."""
    theme, radius = current(), px(RADIUS["panel" if lit else "tile"])
    draw_shadow(painter, box, radius, "tile")
    edge = theme.accent if lit else theme.edge if theme.strong else theme.hairline
    width = 2.0 if lit or theme.strong else 1.0
    painter.setPen(QPen(colour(edge), width))
    painter.setBrush(colour(theme.surface))
    half = width / 2
    painter.drawRoundedRect(box.adjusted(half, half, -half, -half), radius, radius)


def draw_felt(painter: QPainter, box: QRectF) -> None:
    """The table's cloth over a whole page, lit in the middle."""
    theme = current()
    centre = QPointF(box.center().x(), box.y() + box.height() * 0.45)
    light = QRadialGradient(centre, max(box.width(), box.height()) * 0.62)
    light.setColorAt(0.0, colour(theme.felt))
    light.setColorAt(0.5, colour(theme.felt))
    light.setColorAt(1.0, colour(theme.felt_edge))
    painter.fillRect(box, light)

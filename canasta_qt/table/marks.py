"""The marks of sides: one shape and one colour each, so that colour never speaks alone."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPolygonF

from canasta_qt.table.theme import colour, current

TABLE_COLOURS = ("#8fd6c4", "#f2955f", "#bfb1f5", "#e8d26a", "#f29ab2", "#9cc4f5")
"""Colours of the marks, at least 6:1 on their dark disc."""

_CORNERS: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)),
    ((0.0, -1.25), (1.25, 0.0), (0.0, 1.25), (-1.25, 0.0)),
    ((0.0, -1.15), (1.2, 0.95), (-1.2, 0.95)),
    ((-0.4, -1.2), (0.4, -1.2), (0.4, -0.4), (1.2, -0.4), (1.2, 0.4), (0.4, 0.4), (0.4, 1.2),
     (-0.4, 1.2), (-0.4, 0.4), (-1.2, 0.4), (-1.2, -0.4), (-0.4, -0.4)),
    (),
)  # fmt: skip
"""Disc, square, diamond, triangle, plus and ring: corners in radii; none for round ones."""

SHAPES = len(_CORNERS)
_RING = 5
_RING_HOLE = 0.5


def mark_colour(number: int) -> QColor:
    """The colour of a side's mark on the table."""
    return colour(TABLE_COLOURS[number % len(TABLE_COLOURS)])


def mark_path(number: int, at: QPointF, radius: float) -> QPainterPath:
    """The outline of mark `number` around a point."""
    shape = number % SHAPES
    path = QPainterPath()
    corners = _CORNERS[shape]
    if corners:
        points = [QPointF(at.x() + x * radius, at.y() + y * radius) for x, y in corners]
        path.addPolygon(QPolygonF(points))
        path.closeSubpath()
        return path
    path.addEllipse(at, radius, radius)
    if shape == _RING:
        path.addEllipse(at, _RING_HOLE * radius, _RING_HOLE * radius)
    return path


def draw_mark(painter: QPainter, number: int, box: QRectF) -> None:
    """A side's mark on a dark disc that fills `box`."""
    painter.save()
    painter.setPen(colour(current().plate_edge))
    painter.setBrush(colour(current().mark_ground))
    painter.drawEllipse(box)
    fill_mark(painter, number, box.center(), 0.27 * box.width(), mark_colour(number))
    painter.restore()


def fill_mark(painter: QPainter, number: int, at: QPointF, radius: float, ink: QColor) -> None:
    """The bare shape of a mark in one colour."""
    painter.fillPath(mark_path(number, at, radius), QBrush(ink))

"""The four suits as shapes, for small marks that no font draws alike everywhere."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPolygonF

from canasta_qt.table.theme import colour, suit_token


def suit_path(suit: str, at: QPointF, r: float) -> QPainterPath:
    """The shape of a suit ("s", "h", "d", "c") around a point, `r` from there to its edges."""
    draw = {"s": _spade, "h": _heart, "d": _diamond, "c": _club}[suit]
    path = draw(r)
    path.translate(at)
    return path


def suit_colour(suit: str) -> QColor:
    """Red or ink, or the suit's own colour in a deck of four colours."""
    return colour(suit_token(suit))


def draw_suit(painter: QPainter, suit: str, at: QPointF, r: float) -> None:
    """Paint a suit in its own colour; it needs a light ground."""
    painter.fillPath(suit_path(suit, at, r), suit_colour(suit))


def _heart(r: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, r))
    path.cubicTo(-1.6 * r, 0.0, -1.0 * r, -1.4 * r, 0.0, -0.45 * r)
    path.cubicTo(1.0 * r, -1.4 * r, 1.6 * r, 0.0, 0.0, r)
    return path


def _diamond(r: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(
        QPolygonF([QPointF(0, -r), QPointF(0.75 * r, 0), QPointF(0, r), QPointF(-0.75 * r, 0)])
    )
    return path


def _spade(r: float) -> QPainterPath:
    path = QPainterPath(QPointF(0, -r))
    path.cubicTo(1.7 * r, 0.05 * r, 0.9 * r, 1.25 * r, 0.0, 0.45 * r)
    path.cubicTo(-0.9 * r, 1.25 * r, -1.7 * r, 0.05 * r, 0.0, -r)
    return path.united(_foot(r))


def _club(r: float) -> QPainterPath:
    path = QPainterPath()
    for x, y in ((0.0, -0.5), (-0.5, 0.2), (0.5, 0.2)):
        leaf = QPainterPath()
        leaf.addEllipse(QRectF((x - 0.46) * r, (y - 0.46) * r, 0.92 * r, 0.92 * r))
        path = path.united(leaf)
    return path.united(_foot(r))


def _foot(r: float) -> QPainterPath:
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(0, -0.1 * r), QPointF(0.4 * r, r), QPointF(-0.4 * r, r)]))
    return path

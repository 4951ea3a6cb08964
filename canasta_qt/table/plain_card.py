"""A plain card with a drawn index: the stand-in until the real picture is there."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from canasta_qt.table.theme import colour, current, font, suit_token

SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def index_text(face: str) -> str:
    """What stands in the corner of a card: "10♥", "K♠", "★"."""
    if face.startswith("X"):
        return "★"
    rank = "10" if face[0] == "T" else face[0]
    return rank + SUIT_SIGNS.get(face[-1], "")


def suit_of(face: str) -> str:
    """The suit in whose colour a face is written; the jokers' are red and black."""
    return {"X1": "h", "X2": "s"}.get(face, face[-1])


def paint_plain_card(painter: QPainter, card: QRectF, face: str) -> None:
    """Paint `face` (or "back") into `card`, without need of any file."""
    radius = 0.062 * card.width()
    path = QPainterPath()
    path.addRoundedRect(card, radius, radius)
    pen = QPen(colour(current().ink, 70), max(1.0, card.width() / 120))
    painter.setPen(pen)
    if face == "back":
        _paint_back(painter, card, path)
        return
    painter.setBrush(colour(current().ivory))
    painter.drawPath(path)
    painter.setPen(colour(suit_token(suit_of(face))))
    rank, suit = index_text(face)[:-1], index_text(face)[-1]
    box = card.adjusted(0.07 * card.width(), 0.03 * card.height(), 0, 0)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
    painter.setFont(_exact_font(0.19 * card.height()))
    painter.drawText(box, flags, f"{rank}{suit}")
    painter.setFont(_exact_font(0.36 * card.height()))
    low = card.adjusted(0, 0.2 * card.height(), 0, 0)
    painter.drawText(low, Qt.AlignmentFlag.AlignCenter, suit)


def _exact_font(pixels: float) -> QFont:
    result = font(pixels, bold=True)
    result.setPixelSize(max(3, round(pixels)))
    return result


def _paint_back(painter: QPainter, card: QRectF, path: QPainterPath) -> None:
    painter.setBrush(colour(current().ivory))
    painter.drawPath(path)
    inset = 0.06 * card.width()
    inner = card.adjusted(inset, inset, -inset, -inset)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour("#7a2e35"))
    painter.drawRoundedRect(inner, inset, inset)
    painter.setPen(QPen(colour(current().ivory, 120), max(1.0, card.width() / 60)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    centre = inner.center()
    w, h = inner.width() * 0.32, inner.height() * 0.32
    painter.drawPolygon(
        [
            QPointF(centre.x(), centre.y() - h),
            QPointF(centre.x() + w, centre.y()),
            QPointF(centre.x(), centre.y() + h),
            QPointF(centre.x() - w, centre.y()),
        ]
    )

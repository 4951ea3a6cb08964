"""What panels show of cards: fans of cards, and canastas as one squared card with a woven band."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from canasta_qt.style.theme import colour, current
from canasta_qt.style.type import pixel_font
from canasta_qt.table.items.card_art import CORNER, CardArt
from canasta_qt.table.items.symbols import draw_suit
from canasta_qt.table.layout.places import CARD_RATIO
from canasta_qt.view_model.endings import CanastaModel

EDGES: Final = 5
"""So many edges of further cards show below a canasta."""

BAND_TOP, BAND_HEIGHT, BAND_OUT = 0.725, 0.235, 0.055
"""Where a band begins and how high it is, in heights of the card; how far it stands out, in
widths."""

MOST_OUT: Final = 1 + 2 * BAND_OUT
"""Width of a canasta with its band, to that of its card."""


def canasta_height(width: float) -> float:
    """How high a canasta is whose card is so wide."""
    return width * CARD_RATIO + EDGES * _edge(width)


def _edge(width: float) -> float:
    return max(1.3, width * 0.018)


def draw_card(painter: QPainter, art: CardArt, face: str | None, box: QRectF) -> None:
    """A card into `box`; its shadow lies around it."""
    picture, _ = art.picture(face, box.width())
    margin = art.margin(box.width())
    painter.drawPixmap(QPointF(box.x() - margin, box.y() - margin), picture)


def draw_fan(
    painter: QPainter, art: CardArt, faces: Sequence[str], foot: QPointF, width: float,
    *, radius: float, step: float,
) -> None:  # fmt: skip
    """Cards fanned around `foot`, their lower edges `radius` above it, `step` degrees apart."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    height = width * CARD_RATIO
    for place, face in enumerate(faces):
        painter.save()
        painter.translate(foot)
        painter.rotate((place - (len(faces) - 1) / 2) * step)
        box = QRectF(-width / 2, -radius - height, width, height)
        draw_card(painter, art, None if face == "back" else face, box)
        painter.restore()
    painter.restore()


def draw_glow(painter: QPainter, centre: QPointF, radius: float, strength: float) -> None:
    """A light of gold; none where everything is drawn plainly."""
    if current().strong or strength <= 0:
        return
    light = QRadialGradient(centre, radius)
    light.setColorAt(0, colour(current().gold, round(150 * strength)))
    light.setColorAt(1, colour(current().gold, 0))
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    painter.fillRect(box, light)


def draw_canasta(
    painter: QPainter, art: CardArt, canasta: CanastaModel, at: QPointF, width: float,
    *, glow: float = 0.0,
) -> None:  # fmt: skip
    """A canasta whose card of `width` has its upper left corner `at`."""
    theme, height, edge = current(), width * CARD_RATIO, _edge(width)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = QRectF(at.x(), at.y(), width, height)
    draw_glow(painter, card.center(), width * 1.25, glow)
    painter.setPen(QPen(colour(theme.ink, 70), max(0.7, width / 140)))
    for step in range(EDGES, 0, -1):
        painter.setBrush(colour(theme.card).darker(104 + 8 * (step % 2)))
        corner = CORNER * width
        painter.drawRoundedRect(card.translated(0, step * edge), corner, corner)
    draw_card(painter, art, canasta.face, card)
    band = QRectF(
        card.x() - BAND_OUT * width,
        card.y() + BAND_TOP * height,
        width * MOST_OUT,
        height * BAND_HEIGHT,
    )
    _draw_band(painter, canasta, band, width)
    painter.restore()


def _draw_band(painter: QPainter, canasta: CanastaModel, band: QRectF, width: float) -> None:
    theme = current()
    corner = width * 0.035
    path = QPainterPath()
    path.addRoundedRect(band, corner, corner)
    painter.fillPath(path, colour(getattr(theme, canasta.band)))
    if theme.strong:
        painter.setPen(QPen(colour(theme.text), 1.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(path)
    else:
        _weave(painter, path, band, width)
    line = max(1.2, width * 0.019)
    painter.setPen(QPen(colour(theme.gold if not theme.strong else theme.accent), line))
    for y in (band.top() + line * 1.3, band.bottom() - line * 1.3):
        painter.drawLine(QPointF(band.left() + 1, y), QPointF(band.right() - 1, y))
    _draw_count(painter, canasta, band, width)


def _weave(painter: QPainter, path: QPainterPath, band: QRectF, width: float) -> None:
    theme = current()
    painter.save()
    painter.setClipPath(path)
    step = max(3.0, width * 0.07)
    painter.setPen(QPen(colour(theme.card, 17), step * 0.34))
    x = band.left() - band.height()
    while x < band.right() + band.height():
        over = x + band.height()
        painter.drawLine(QPointF(x, band.bottom()), QPointF(over, band.top()))
        painter.drawLine(QPointF(x, band.top()), QPointF(over, band.bottom()))
        x += step
    fold = QLinearGradient(band.topLeft(), band.topRight())
    for share, dark in ((0, 90), (0.14, 0), (0.86, 0), (1, 90)):
        fold.setColorAt(share, colour(theme.ink, dark))
    painter.fillRect(band, fold)
    painter.restore()


def _draw_count(painter: QPainter, canasta: CanastaModel, band: QRectF, width: float) -> None:
    """How many cards, and between leaves, star or suits of what kind."""
    theme, size = current(), band.height() * 0.62
    gold = colour(theme.gold if not theme.strong else theme.accent)
    painter.setFont(pixel_font(max(7.0, size), 600))
    painter.setPen(colour(theme.on_canasta))
    centre = Qt.AlignmentFlag.AlignCenter
    metrics = painter.fontMetrics()
    if canasta.band == "mixed":
        first, second = str(canasta.naturals), str(canasta.wilds)
        wide = [metrics.horizontalAdvance(text) for text in (first, second)]
        left = band.center().x() - (sum(wide) + size * 1.22) / 2
        painter.drawText(QRectF(left, band.y(), wide[0], band.height()), centre, first)
        star = QPointF(left + wide[0] + size * 0.61, band.center().y())
        draw_star(painter, star, size * 0.44, gold)
        painter.setPen(colour(theme.on_canasta))
        right = QRectF(left + wide[0] + size * 1.22, band.y(), wide[1], band.height())
        painter.drawText(right, centre, second)
        return
    painter.drawText(band, centre, str(canasta.naturals))
    for side in (-1, 1):
        if canasta.band == "natural":
            for index in (0, 1):
                at = QPointF(
                    band.center().x() + side * width * (0.17 + 0.12 * index), band.center().y()
                )
                draw_leaf(painter, at, width * 0.12, -22 * side, gold, flip=side < 0)
        else:
            at = QPointF(band.center().x() + side * width * 0.28, band.center().y())
            if canasta.band == "wild":
                draw_star(painter, at, size * 0.42, gold)
            else:
                _draw_gold_suit(painter, canasta.face[-1], at, size * 0.4)


def _draw_gold_suit(painter: QPainter, suit: str, at: QPointF, radius: float) -> None:
    """A suit on a small ivory disc, so that its own colour reads on the band."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(current().card))
    painter.drawEllipse(at, radius * 1.3, radius * 1.3)
    draw_suit(painter, suit, at, radius * 0.8)


def draw_star(painter: QPainter, at: QPointF, radius: float, ink: QColor) -> None:
    """A star of five points."""
    points = []
    for corner in range(10):
        reach = radius if corner % 2 == 0 else radius * 0.45
        turn = corner * math.pi / 5
        points.append(at + QPointF(reach * math.sin(turn), -reach * math.cos(turn)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPolygon(QPolygonF(points))


def draw_leaf(
    painter: QPainter, at: QPointF, length: float, turn: float, ink: QColor, *, flip: bool = False
) -> None:
    """A leaf that begins `at` and points to the right, turned by so many degrees."""
    path = QPainterPath(QPointF(0, 0))
    path.cubicTo(length * 0.35, -length * 0.42, length * 0.8, -length * 0.25, length, 0)
    path.cubicTo(length * 0.8, length * 0.25, length * 0.35, length * 0.42, 0, 0)
    painter.save()
    painter.translate(at)
    if flip:
        painter.scale(-1, 1)
        turn = -turn
    painter.rotate(turn)
    painter.fillPath(path, QBrush(ink))
    painter.restore()


def draw_laurel(painter: QPainter, centre: QPointF, radius: float) -> None:
    """Two branches of gold around a place, open at the top."""
    leaves, span, size = 9, 128, 0.27
    gold = colour(current().gold)
    for side in (-1, 1):
        for index in range(leaves):
            angle = math.radians(90 + side * (14 + index * span / leaves))
            at = centre + QPointF(radius * math.cos(angle), radius * math.sin(angle))
            length = radius * size * (1 - 0.045 * index)
            for out in (-1, 1):
                turn = math.degrees(angle) + side * 90 + out * 32 * side
                draw_leaf(painter, at, length, turn, gold)

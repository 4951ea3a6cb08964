"""What panels show of cards: fans of cards, and canastas as one squared card with a woven band."""

from __future__ import annotations

import math
from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QRadialGradient

from canasta_qt.style.parts.pictures import Draw
from canasta_qt.style.theme import colour, current
from canasta_qt.table.items.canasta_item import Band, band_box, draw_edges
from canasta_qt.table.items.card_art import CardArt
from canasta_qt.table.items.symbols import leaf_path
from canasta_qt.table.layout.places import CARD_RATIO, Rect
from canasta_qt.table.layout.regions import EDGE_STEP, EDGES
from canasta_qt.view_model.endings import CanastaModel


def canasta_height(width: float) -> float:
    """How high a canasta is whose card is so wide."""
    return width * (CARD_RATIO + EDGES * EDGE_STEP)


def draw_card(painter: QPainter, art: CardArt, face: str | None, box: QRectF) -> None:
    """A card into `box`; its shadow lies around it."""
    picture, _ = art.picture(face, box.width())
    margin = art.margin(box.width())
    painter.drawPixmap(QPointF(box.x() - margin, box.y() - margin), picture)


def drawn_cards(art: CardArt, faces: Sequence[str]) -> list[Draw]:
    """Cards for a fan; "back" is one that lies face down."""
    shown = (None if face == "back" else face for face in faces)
    return [partial(_draw_in_fan, art, face) for face in shown]


def _draw_in_fan(art: CardArt, face: str | None, painter: QPainter, box: QRectF) -> None:
    draw_card(painter, art, face, box)


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
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    place = Rect(at.x(), at.y(), width, width * CARD_RATIO)
    card = QRectF(*place)
    draw_glow(painter, card.center(), width * 1.25, glow)
    draw_edges(painter, card)
    draw_card(painter, art, canasta.face, card)
    suit = canasta.face[-1] if canasta.band == "sequence" else ""
    counts = (canasta.naturals, canasta.wilds)
    Band(canasta.band, counts, suit, QRectF(*band_box(place)), width).draw(painter)
    painter.restore()


def draw_leaf(
    painter: QPainter, at: QPointF, length: float, turn: float, ink: QColor, *, flip: bool = False
) -> None:
    """A leaf that begins `at` and points to the right, turned by so many degrees."""
    painter.save()
    painter.translate(at)
    if flip:
        painter.scale(-1, 1)
        turn = -turn
    painter.rotate(turn)
    painter.fillPath(leaf_path(length), ink)
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

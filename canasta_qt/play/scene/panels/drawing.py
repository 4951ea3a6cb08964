"""What panels show of cards: fans of cards, and canastas as one squared card with a woven band."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from canasta_qt.play.scene.items.canasta_item import Band, band_box, draw_edges
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.layout.regions import EDGE_STEP, EDGES
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import draw_glow
from canasta_qt.ui.parts.pictures import Draw
from canasta_qt.ui.style.tokens import CARD_RATIO
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

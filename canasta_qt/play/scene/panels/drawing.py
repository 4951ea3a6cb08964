"""What panels show of cards: fans of cards, and canastas as one squared card with a woven band."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.play.scene.items.canasta_item import Band, band_box, draw_edges
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.layout.regions import EDGE_STEP, EDGES
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import draw_glow
from canasta_qt.ui.parts.pictures import Draw
from canasta_qt.ui.style.paint import line_width, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.ui.style.type import px
from canasta_qt.view_model.endings import CanastaModel


def canasta_height(width: float) -> float:
    return width * (CARD_RATIO + EDGES * EDGE_STEP)


def draw_card(painter: QPainter, art: CardArt, face: str | None, box: QRectF) -> None:
    """A card into `box`; its shadow lies around it."""
    picture, _ = art.picture(face, box.width())
    margin = art.margin(box.width())
    painter.drawPixmap(QPointF(box.x() - margin, box.y() - margin), picture)


def drawn_cards(art: CardArt, faces: Sequence[str]) -> list[Draw]:
    """Cards for a fan; "back" is one that lies face down."""

    def draw(face: str | None, painter: QPainter, box: QRectF) -> None:
        draw_card(painter, art, face, box)

    return [partial(draw, None if face == "back" else face) for face in faces]


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


_HEIGHT: Final = 10
_GAP: Final = 4
_LEAST: Final = 9
_MOST: Final = 26
"""Pixels of the narrowest and the widest pill."""


class StepPills(QWidget):
    """A pill for each step: filled when done, with a bright edge for the present one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps = self._done = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_steps(self, done: int, steps: int) -> None:
        self._done, self._steps = done, steps
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._steps * px(20 + _GAP), px(_HEIGHT) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._steps * px(_LEAST + _GAP), px(_HEIGHT) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._steps:
            return
        gap = px(_GAP)
        each = min(px(_MOST), (self.width() + gap) / self._steps - gap)
        painter = QPainter(self)
        with smooth(painter):
            for number in range(self._steps):
                box = QRectF(number * (each + gap) + 1, 1, each - 2, self.height() - 2)
                done, now = number < self._done, number == self._done
                painter.setPen(QPen(tint("accent" if done or now else "edge"), line_width()))
                painter.setBrush(tint("accent" if done else "accent_ground" if now else "sunk"))
                painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()

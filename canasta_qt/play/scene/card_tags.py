"""Words on cards: which one was thrown, which one was better."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsScene

from canasta_qt.play.scene.items.card_item import CardItem
from canasta_qt.play.scene.items.fixed_items import TOP_Z
from canasta_qt.play.scene.items.painted import (
    PaintedItem,
    Shown,
    draw_line,
    draw_plate,
    measure,
    text_width,
    type_font,
)
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import CARD_RATIO, RADIUS
from canasta_qt.view_model.pictures import CardTag, TableModel, Token

INK: Final = {True: ("accent", "on_accent"), False: ("danger", "on_danger")}
"""Ground and words by whether a tag says what was better."""

HEIGHT, LEAST, PAD = 27.0, 20.0, 9.0
"""Of a tag: its height in units of the design and in pixels at least; free beside its words."""

OVER = 0.4
"""So much of a tag stands above its card."""


class TagItem(PaintedItem):
    """A word on a small plate."""

    tag = Shown[CardTag | None](None)

    def draw(self, painter: QPainter) -> None:
        if self.tag is None:
            return
        theme = current()
        ground, ink = (getattr(theme, name) for name in INK[self.tag.better])
        edge = QPen(colour(theme.text if theme.strong else ground), 1)
        box = self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        draw_plate(painter, box, measure(RADIUS["chip"], self.unit), edge, colour(ground))
        draw_line(painter, box, self.tag.text, type_font("strong", 0.94 * self.unit), ink)


class CardTags:
    """Shows the tags of a model at the upper edges of its cards, one above the other if need be."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self.items: list[TagItem] = []

    def mark(self, model: TableModel, cards: dict[Token, CardItem]) -> None:
        """Give the cards that are spoken of the edge of their tag, and all others none."""
        tones = {tag.token: INK[tag.better][0] for tag in model.tags}
        for token, card in cards.items():
            card.tag = tones.get(token, "")

    def show(self, model: TableModel, cards: dict[Token, CardItem], unit: float) -> None:
        said = [(tag, cards[tag.token]) for tag in model.tags if tag.text and tag.token in cards]
        while len(self.items) < len(said):
            item = TagItem(TOP_Z - 2)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            self._scene.addItem(item)
            self.items.append(item)
        placed: list[Rect] = []
        for item, (tag, card) in zip(self.items, said, strict=False):
            placed.append(self._free(self._place(tag, card, unit), placed))
            item.tag = tag
            item.set_rect(placed[-1], unit)
        for number, item in enumerate(self.items):
            item.setVisible(number < len(said))

    def _place(self, tag: CardTag, card: CardItem, unit: float) -> Rect:
        pose = card.home.pose if card.home is not None else card.pose
        wide = text_width(type_font("strong", 0.94 * unit), tag.text) + 2 * measure(PAD, unit)
        high = max(LEAST, measure(HEIGHT, unit))
        room = self._scene.sceneRect()
        x = min(max(room.left(), pose.x - wide / 2), room.right() - wide)
        return Rect(x, pose.y - pose.width * CARD_RATIO / 2 - OVER * high, wide, high)

    def _free(self, rect: Rect, placed: list[Rect]) -> Rect:
        for other in placed:
            beside = rect.x >= other.right or rect.right <= other.x
            if not beside and abs(rect.y - other.y) < rect.h:
                rect = rect._replace(y=other.y - rect.h - 1)
        return rect

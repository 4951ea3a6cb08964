"""Arrows on the table that show what a hint means: from the cards to where they go."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from canasta_qt.play.scene.items.prompt_item import OVER_HAND_Z
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import CARD_RATIO
from canasta_qt.view_model.pictures import HintModel, HintWay, Token, Zone, ZoneKind

_LOW: Final = 0.36
"""How far above the middle of a card an arrow begins, as a share of the card's height."""

_LEFT: Final = 0.36
"""How far to the left of its middle: the next card covers the rest."""

_BOW: Final = 0.16
"""How far the arrow bows aside, as a share of its length."""


class ArrowItem(QGraphicsItem):
    """A bowed arrow with a dark rim, so that it is seen on cards and felt alike."""

    def __init__(self) -> None:
        super().__init__()
        self.setZValue(OVER_HAND_Z - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self._line = QPainterPath()
        self._head = QPainterPath()
        self._wide = 4.0
        self.setVisible(False)

    def point(self, start: QPointF, end: QPointF, unit: float) -> None:
        self.prepareGeometryChange()
        self._wide = max(3.0, 4.0 * unit)
        way = end - start
        bow = QPointF(-way.y(), way.x()) * _BOW
        middle = (start + end) / 2 + (bow if bow.x() > 0 else -bow)
        self._line, self._head = QPainterPath(start), QPainterPath(end)
        aim = end - middle
        length = math.hypot(aim.x(), aim.y()) or 1.0
        ahead = aim / length
        size = 4.2 * self._wide
        neck = end - ahead * size * 0.8
        self._line.quadTo(middle, neck)
        side = QPointF(-ahead.y(), ahead.x()) * size * 0.55
        self._head.lineTo(end - ahead * size + side)
        self._head.lineTo(end - ahead * size - side)
        self._head.closeSubpath()
        self.setVisible(True)
        self.update()

    def boundingRect(self) -> QRectF:
        room = 3 * self._wide
        both = self._line.controlPointRect().united(self._head.boundingRect())
        return both.adjusted(-room, -room, room, room)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for token, more in ((current().felt_edge, 3.0), (current().accent, 0.0)):
            pen = QPen(colour(token), self._wide + more)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            painter.drawPath(self._line)
            pen.setWidthF(more or 1.0)
            painter.setPen(pen)
            painter.setBrush(colour(token))
            painter.drawPath(self._head)


class HintPointer(QObject):
    """Shows the arrows of a hint for as long as the hint is said: one for each meld."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._hint = HintModel()
        self.arrows: list[ArrowItem] = []

    @property
    def standing(self) -> HintModel | None:
        """The hint that is said now, if it advises a move."""
        said = self._scene.fixed_items.prompt.hint == self._hint.text
        return self._hint if said and self._hint.advises else None

    def show_hint(self, hint: HintModel) -> None:
        """Point at what this hint means; nothing for one without a place."""
        self._hint = hint
        self.follow()

    def follow(self) -> None:
        """The table has changed: arrows go with their hint, or lie where things lie now."""
        hint = self.standing
        ends = list(self._ends(hint.ways)) if hint is not None else []
        while len(self.arrows) < len(ends):
            arrow = ArrowItem()
            self._scene.addItem(arrow)
            self.arrows.append(arrow)
        for arrow, (start, end) in zip(self.arrows, ends, strict=False):
            arrow.point(start, end, self._scene.unit)
        for arrow in self.arrows[len(ends) :]:
            arrow.setVisible(False)

    def _ends(self, ways: Sequence[HintWay]) -> Iterator[tuple[QPointF, QPointF]]:
        layout = self._scene.layout
        new = 0
        for way in ways if layout is not None else ():
            assert layout is not None
            zone = way.place
            if zone.kind is ZoneKind.THREES and zone not in layout.zones:
                zone = Zone(ZoneKind.NEW_MELD, zone.key)
            place = layout.zones.get(zone)
            if place is None:
                continue
            middle, cards = QPointF(place.cx, place.cy), self._cards(way.tokens)
            if cards is None:
                hand = layout.zones.get(self._scene.viewer_zone())
                if hand is not None and zone.kind in (ZoneKind.STOCK, ZoneKind.PILE):
                    low = QPointF(middle.x(), place.y + place.h * 0.8)
                    yield low, QPointF(hand.x + hand.w / 2, hand.y + hand.h * 0.15)
            elif zone.kind is ZoneKind.NEW_MELD:
                yield cards, QPointF(free_felt(self._scene, zone, new), middle.y())
                new += 1
            else:
                yield cards, QPointF(middle.x(), place.y + place.h * 0.72)

    def _cards(self, tokens: Sequence[Token]) -> QPointF | None:
        """Near the upper edges of these cards, in their middle.

        Those that are laid out already count where no other is left in the hand.
        """
        items = [self._scene.cards[t] for t in tokens if t in self._scene.cards]
        held = [item for item in items if item.token in self._scene.hand_tokens()]
        poses = [self._scene.rest_pose(item) for item in held or items if item.home is not None]
        if not poses:
            return None
        x = sum(pose.x - _LEFT * pose.width for pose in poses) / len(poses)
        return QPointF(x, min(pose.y - _LOW * pose.width * CARD_RATIO for pose in poses))


def free_felt(scene: TableScene, place: Zone, more: int = 0) -> float:
    """Where in a region of melds there is room for one after `more` new ones."""
    layout, model = scene.layout, scene.model
    assert layout is not None
    region, sides = layout.zones[place], model.sides if model is not None else ()
    uids = [meld.uid for side in sides if side.side == place.key for meld in side.melds]
    zones = (Zone(ZoneKind.MELD, uid) for uid in uids)
    lying = [layout.zones[zone] for zone in zones if zone in layout.zones]
    step = max((rect.w for rect in lying), default=60 * scene.unit)
    if not lying:
        return region.cx + more * step
    right = max(rect.right for rect in lying) + (0.7 + more) * step
    return min(right, region.x + 0.85 * region.w)

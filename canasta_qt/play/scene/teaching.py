"""Outlines around cards and places, and a ghost hand that shows a gesture.

Where nothing is to move, cards and place glow instead, and the hand rests on them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainter, QPainterPath, QPen, QTransform

from canasta_qt.play.scene.hint_pointer import free_felt
from canasta_qt.play.scene.items.buttons import ButtonRow
from canasta_qt.play.scene.items.card_item import CardItem
from canasta_qt.play.scene.items.fixed_items import TOP_Z, slot_rect
from canasta_qt.play.scene.items.painted import PaintedItem, draw_plate, measure
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.player import BeatPlayer
from canasta_qt.play.scene.scene import TableScene
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import LIGHT, RADIUS, SHADE
from canasta_qt.view_model.pictures import ButtonId, Token, Zone, ZoneKind
from canasta_qt.view_model.scripts import GestureModel, Pointing

_BUTTONS: Final = {button.value: button for button in ButtonId}

MOVE_MS: Final = 2400
"""One showing of a gesture, with its rests."""

TOUCH_MS: Final = 600
"""One touch of several: cards one after the other, then where they go."""

HAND: Final = 46.0
"""Size of the ghost hand, in units."""

OUTSIDE: Final = 6.0
"""An outline lies so many units outside of what it is around."""

COUNT: Final = 8.0
"""So many units of the count of a meld hang below its lowest card."""

FREE: Final = 60.0
"""Width in units of the place for a new meld."""

NARROW: Final = 3.5
"""What is left of a bar at the edge of the window, so that its outline clears the words in it."""

_REST: Final = 0.28
"""Share of a showing before the hand leaves, and after it has arrived."""


class PointItem(PaintedItem):
    """An outline of the accent around something that is meant."""

    def draw(self, painter: QPainter) -> None:
        theme, u = current(), self.unit
        radius = measure(RADIUS["control"], u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, strength in ((9.0, 60), (3.0, 255)):
            painter.setPen(QPen(colour(theme.accent, strength), width * max(0.7, u)))
            box = self.area.adjusted(4.5 * u, 4.5 * u, -4.5 * u, -4.5 * u)
            painter.drawRoundedRect(box, radius, radius)


class GhostItem(PaintedItem):
    """A translucent hand, with a card below its finger while it carries something."""

    carries = False
    pressed = False

    def draw(self, painter: QPainter) -> None:
        theme, u = current(), self.unit
        painter.setOpacity(0.86)
        if self.carries:
            card, edge = QRectF(0, 0, 30 * u, 42 * u), QPen(colour(theme.edge), max(1.0, u))
            draw_plate(painter, card, 4 * u, edge, colour(LIGHT, 150))
        size = HAND * u * (0.9 if self.pressed else 1.0)
        path = QTransform.fromScale(size / 24, size / 24).map(_hand())
        path.translate(15 * u, 20 * u)
        painter.setPen(QPen(colour(SHADE, 220), max(1.2, 1.4 * u)))
        painter.setBrush(colour(LIGHT))
        painter.drawPath(path)


def _hand() -> QPainterPath:
    """A hand that points up, its fingertip near the upper left corner, in a square of 24."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    path.addRoundedRect(QRectF(4.0, 0.6, 4.4, 15.0), 2.2, 2.2)
    for x, y in ((8.2, 8.2), (12.0, 9.0), (15.8, 10.0)):
        path.addRoundedRect(QRectF(x, y, 4.2, 9.0), 2.1, 2.1)
    path.addRoundedRect(QRectF(4.0, 11.0, 16.0, 12.2), 4.5, 4.5)
    thumb = QPainterPath()
    thumb.addRoundedRect(QRectF(-2.1, -5.5, 4.2, 11.0), 2.1, 2.1)
    turned = QTransform().translate(3.6, 15.2).rotate(-38)
    return path.united(turned.map(thumb)).simplified()


class Teacher(QObject):
    """Shows pointing and gestures on one table."""

    def __init__(
        self, scene: TableScene, player: BeatPlayer, buttons: ButtonRow, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._scene, self._player, self._buttons = scene, player, buttons
        self.pointed = Pointing()
        self.gesture: GestureModel | None = None
        """The gesture that the hand shows, if any."""
        self._outlines: list[PointItem] = []
        self._stops: list[Rect] = []
        self._ghost = GhostItem(TOP_Z + 2)
        self._ghost.setVisible(False)
        scene.addItem(self._ghost)
        self._motion = QVariantAnimation(self)
        self._motion.setStartValue(0.0)
        self._motion.setEndValue(1.0)
        self._motion.setDuration(MOVE_MS)
        self._motion.setLoopCount(-1)
        self._motion.valueChanged.connect(self._move_to)
        scene.relaid.connect(self._follow)
        player.shown.connect(self._follow)

    def point(self, pointing: Pointing) -> None:
        """Outline this from now on, and nothing else."""
        self.pointed = pointing
        self._follow()

    def show(self, gesture: GestureModel | None) -> None:
        """Let the hand make a gesture again and again; None: let it go."""
        if gesture != self.gesture:
            self.gesture = gesture
            self._follow()

    def leave(self) -> None:
        self.pointed, self.gesture = Pointing(), None
        self._follow()

    def _follow(self) -> None:
        """Outlines and hand stand where their things are now; nowhere while things move."""
        still = self._player.playing is None and self._scene.layout is not None
        places = self._places() if still else []
        path = self._path() if still else []
        if path and not self._moves:
            places += [rect for rect in path if rect not in places]
        while len(self._outlines) < len(places):
            item = PointItem(TOP_Z - 2)
            self._scene.addItem(item)
            self._outlines.append(item)
        unit = self._scene.unit
        for number, item in enumerate(self._outlines):
            item.setVisible(number < len(places))
            if number < len(places):
                item.set_rect(places[number].grown(OUTSIDE * unit), unit)
        self._set_hand(path)

    @property
    def _moves(self) -> bool:
        return self._scene.presentation.fly and self._scene.pace > 0.0

    def _places(self) -> list[Rect]:
        found = [*map(self._cards, self._rows(self.pointed.tokens))]
        found += map(self._zone, self.pointed.zones)
        found += map(self._thing, self.pointed.things)
        return [rect for rect in found if rect is not None]

    def _rows(self, tokens: Sequence[Token]) -> list[list[Token]]:
        """The cards as they lie side by side in the hand: no other card between two of a row."""
        rows: list[list[Token]] = []
        apart = True
        for token in self._scene.hand_tokens():
            if token not in tokens:
                apart = True
            elif apart:
                rows.append([token])
                apart = False
            else:
                rows[-1].append(token)
        elsewhere = [token for token in tokens if token not in self._scene.hand_tokens()]
        return [*rows, elsewhere] if elsewhere else rows

    def _cards(self, tokens: Sequence[Token]) -> Rect | None:
        found: Rect | None = None
        for token in tokens:
            item = self._scene.cards.get(token)
            if item is not None and item.home is not None:
                bounds = self._seen(item, self._scene.rest_pose(item).bounds, tokens)
                found = bounds if found is None else found.united(bounds)
        return found

    def _seen(self, item: CardItem, bounds: Rect, meant: Sequence[Token]) -> Rect:
        """Of a card in the hand what the next one, that is not meant, does not cover."""
        hand = self._scene.hand_tokens()
        after = hand.index(item.token) + 1 if item.token in hand else 0
        if not after or after >= len(hand) or hand[after] in meant:
            return bounds
        cover = self._scene.cards[hand[after]].home
        seen = cover.pose.bounds.x - bounds.x if cover is not None else 0.0
        return bounds._replace(w=seen) if 0.2 * bounds.w < seen < bounds.w else bounds

    def _zone(self, zone: Zone) -> Rect | None:
        layout = self._scene.layout
        assert layout is not None
        if zone.kind is ZoneKind.SEAT and zone.key in layout.seats:
            return layout.seats[zone.key].rect
        if zone.kind in (ZoneKind.STOCK, ZoneKind.PILE):
            seen = self._scene.tokens_in(zone)[-1:]
            return self._cards(seen) or slot_rect(layout.zones[zone], self._scene.unit)
        place = layout.zones.get(zone)
        if place is not None and zone.kind is ZoneKind.MELD:
            return place._replace(h=place.h + COUNT * self._scene.unit)
        return place

    def _thing(self, thing: str) -> Rect | None:
        layout, unit = self._scene.layout, self._scene.unit
        assert layout is not None
        if thing == "score":
            bar = layout.bar
            return Rect(bar.x + bar.w * 0.4, bar.y, bar.w * 0.6, bar.h).grown(-NARROW * unit)
        if thing == "prompt":
            return layout.prompt
        named = self._buttons.button(_BUTTONS[thing]) if thing in _BUTTONS else None
        shown = [one for one in self._buttons.buttons if not one.isHidden() and one.isEnabled()]
        button = named or (shown[-1] if shown else None)
        return _around(button.geometry().toRectF()) if button is not None else None

    def _path(self) -> list[Rect]:
        gesture = self.gesture
        if gesture is None:
            return []
        if gesture.button is not None:
            button = self._buttons.button(gesture.button)
            return [_around(button.geometry().toRectF())] if button is not None else []
        cards = [self._cards((token,)) for token in gesture.tokens]
        target = self._target(gesture.zone) if gesture.zone is not None else None
        if target is not None:
            cards = cards[:1] if self._chosen(gesture.tokens) else cards
        return [rect for rect in (*cards, target) if rect is not None]

    def _target(self, zone: Zone) -> Rect | None:
        """Where cards are carried to: new melds on felt that is free."""
        place = self._zone(zone)
        if place is None or zone.kind is not ZoneKind.NEW_MELD:
            return place
        wide = FREE * self._scene.unit
        return place._replace(x=free_felt(self._scene, zone) - wide / 2, w=wide)

    def _chosen(self, tokens: Sequence[Token]) -> bool:
        """Whether these cards can be carried at once: a single one, or all of them chosen."""
        cards = [self._scene.cards[token] for token in tokens if token in self._scene.cards]
        return len(cards) < 2 or all(card.selected for card in cards)

    def _set_hand(self, path: list[Rect]) -> None:
        self._stops = path
        self._ghost.setVisible(bool(path))
        if not path:
            self._motion.stop()
            return
        if not self._moves:
            self._motion.stop()
            self._stand(self._stops[-1].cx, self._stops[-1].cy, carries=False, pressed=False)
        elif self._motion.state() is not QVariantAnimation.State.Running:
            self._motion.setDuration(max(MOVE_MS, TOUCH_MS * len(path)))
            self._motion.start()

    def _move_to(self, value: float) -> None:
        """Come, press, carry, let go; over a row of cards: touch one after the other."""
        stops = self._stops
        if not stops:
            return
        gesture = self.gesture
        carries = gesture is not None and gesture.zone is not None and len(stops) == 2
        if carries:
            share = min(1.0, max(0.0, (value - _REST) / (1.0 - 2 * _REST)))
            share = QEasingCurve(QEasingCurve.Type.InOutCubic).valueForProgress(share)
            at = _between(stops[0], stops[-1], share)
            held = _REST / 2 < value < 1.0 - _REST / 2
            self._stand(at.x(), at.y(), carries=held, pressed=held)
            return
        each = value * len(stops)
        stop = stops[min(int(each), len(stops) - 1)]
        within = each - int(each)
        away = max(0.0, 0.4 - within) * 1.6 * HAND * self._scene.unit
        self._stand(stop.cx + away, stop.cy + away, carries=False, pressed=within > 0.45)

    def _stand(self, x: float, y: float, *, carries: bool, pressed: bool) -> None:
        unit, ghost = self._scene.unit, self._ghost
        ghost.carries, ghost.pressed = carries, pressed
        corner = Rect(x - 21 * unit, y - 21 * unit, (HAND + 20) * unit, (HAND + 26) * unit)
        ghost.set_rect(corner, unit)


def _around(box: QRectF) -> Rect:
    return Rect(box.x(), box.y(), box.width(), box.height())


def _between(first: Rect, last: Rect, share: float) -> QPointF:
    return QPointF(first.cx + (last.cx - first.cx) * share, first.cy + (last.cy - first.cy) * share)

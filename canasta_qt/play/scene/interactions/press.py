"""A button held down becomes a drag, a rubber band or a click; one gesture at a time."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from canasta_qt.play.scene.interactions.base import Context, Gesture
from canasta_qt.play.scene.interactions.drag import Drag, RubberBand
from canasta_qt.play.scene.layout.places import zone_at
from canasta_qt.view_model.pictures import Token, Zone, ZoneKind


class PileSpread:
    """Opens and closes the spread pile; `index` is the card of it with the keyboard's focus."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.index: int | None = None

    @property
    def offered(self) -> bool:
        """Whether these rules let the taker name a card, and there is one to be looked at."""
        model = self._context.scene.model
        return model is not None and model.pile_depths is not None and bool(model.pile)

    @property
    def is_open(self) -> bool:
        return self._context.scene.spread

    @property
    def token(self) -> Token | None:
        model = self._context.scene.model
        if not self.is_open or self.index is None or model is None:
            return None
        return model.pile[self.index].token if self.index < len(model.pile) else None

    def open(self, *, by_key: bool) -> None:
        """Spread the pile; a key puts the focus on the uppermost card that may be named."""
        model = self._context.scene.model
        if model is None or not self.offered:
            return
        self._context.scene.set_spread(True)
        last = max(model.pile_depths or (), default=len(model.pile) - 1)
        self.index = last if by_key else None

    def close(self) -> bool:
        """Put the pile together; False if it was not spread."""
        was_open = self.is_open
        self.index = None
        self._context.scene.set_spread(False)
        return was_open

    def walk(self, step: int) -> None:
        """Move the focus to the next card of the pile, towards its top for 1."""
        model = self._context.scene.model
        if model is not None and model.pile:
            at = -1 if self.index is None and step > 0 else (self.index or 0)
            self.index = (at + step) % len(model.pile)

    def choose(self, token: Token | None) -> None:
        """Take the pile down to this card, with the chosen cards of the hand; no card closes it."""
        places = self._context.layout.cards
        place = places.get(token) if token is not None else None
        chosen = self._context.selection.tokens
        self.close()
        if place is None or place.zone.kind is not ZoneKind.PILE:
            return
        card = Zone(ZoneKind.PILE_CARD, place.slot)
        if chosen:
            self._context.act().drop(chosen, card)
        else:
            self._context.act().activate(card)


Modifier = Qt.KeyboardModifier
TARGETS = (
    ZoneKind.PILE, ZoneKind.MELD, ZoneKind.NEW_MELD, ZoneKind.DRAFT, ZoneKind.THREES,
    ZoneKind.HEAP,
)  # fmt: skip
"""Places a click sends the chosen cards to."""


class Press(Gesture):
    """Waits to see whether the mouse moves."""

    def __init__(self, context: Context, x: float, y: float, modifiers: Modifier) -> None:
        super().__init__(context, x, y)
        self._modifiers = modifiers
        item = self.scene.card_at(x, y)
        self._token: Token | None = item.token if item else None
        self._zone = item.home.zone if item and item.home else zone_at(context.layout, x, y)

    @property
    def on_hand_card(self) -> bool:
        """Whether the press is on a card of the player's own hand."""
        return self._token is not None and self._zone == self.scene.viewer_zone()

    def move(self, x: float, y: float) -> Gesture | None:
        super().move(x, y)
        if abs(x - self.start_x) + abs(y - self.start_y) < QApplication.startDragDistance():
            return None
        become = self._drag() or self._band()
        become.move(x, y)
        return become

    def release(self) -> None:
        zone, spread = self._zone, PileSpread(self.context)
        if spread.is_open and self._on_open_stock():
            spread.close()
            self.context.act().activate(Zone(ZoneKind.STOCK))
        elif spread.is_open:
            spread.choose(self._token)
        elif self.on_hand_card and self._token is not None:
            self._click_card(self._token)
        elif zone is None or zone.kind is ZoneKind.HAND:
            self.context.selection.clear()
        else:
            click_zone(self.context, zone, self._token)

    def relaid(self) -> bool:
        return self._token is None or self._token in self.scene.cards

    def _on_open_stock(self) -> bool:
        panel = self.context.layout.spread
        covered = panel is not None and panel.contains(self.start_x, self.start_y)
        return self._zone == Zone(ZoneKind.STOCK) and not covered

    def _click_card(self, token: Token) -> None:
        selection = self.context.selection
        if self._modifiers & Modifier.AltModifier:
            selection.group(token)
        elif self._modifiers & Modifier.ControlModifier:
            selection.toggle(token)
        elif self._modifiers & Modifier.ShiftModifier:
            selection.extend(token)
        else:
            selection.click(token)

    def _drag(self) -> Gesture | None:
        token = self._token
        tokens = _draggable(self.context, token, self._zone) if token is not None else ()
        if token is None or not tokens:
            return None
        return Drag(self.context, self.start_x, self.start_y, tokens, token)

    def _band(self) -> Gesture:
        adding = bool(self._modifiers & (Modifier.ControlModifier | Modifier.ShiftModifier))
        return RubberBand(self.context, self.start_x, self.start_y, adding=adding)


def click_zone(context: Context, zone: Zone, token: Token | None = None) -> None:
    """A place was clicked or chosen by key: send the chosen cards there, or wake the place."""
    chosen = context.selection.tokens
    if chosen and zone.kind in TARGETS and not _foreign_area(context, zone):
        context.act().drop(chosen, zone)
    elif zone.kind is ZoneKind.DRAFT and token is not None:
        context.act().unstage((token,))
    elif zone.kind is ZoneKind.PILE and PileSpread(context).offered:
        PileSpread(context).open(by_key=False)
    elif zone.kind in (ZoneKind.STOCK, ZoneKind.PILE, ZoneKind.SEAT):
        context.act().activate(zone)
    else:
        context.selection.clear()


def _foreign_area(context: Context, zone: Zone) -> bool:
    """Whether the zone is the bare felt of another side."""
    model = context.scene.model
    ours = {side.side for side in model.sides if side.is_ours} if model else set()
    return zone.kind is ZoneKind.NEW_MELD and zone.key not in ours


def _draggable(context: Context, token: Token, zone: Zone | None) -> tuple[Token, ...]:
    """The cards that go along when this one is dragged; none if it lies fast."""
    scene = context.scene
    model = scene.model
    if model is None or zone is None:
        return ()
    if zone == scene.viewer_zone():
        if token not in context.selection:
            context.selection.clear()
            return (token,)
        return context.selection.tokens
    tops = [stack[-1].token for stack in (model.stock, model.pile) if stack]
    if scene.spread:
        tops += [card.token for card in model.pile]
    return (token,) if zone.kind is ZoneKind.DRAFT or token in tops else ()


class Gestures:
    """At most one gesture at a time, from press to release."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self.current: Gesture | None = None

    def press(
        self, x: float, y: float, modifiers: Qt.KeyboardModifier, *, cards_only: bool = False
    ) -> None:
        """A button went down. `cards_only`: take it only on a card of the hand."""
        self.cancel()
        gesture = Press(self._context, x, y, modifiers)
        if gesture.on_hand_card or not cards_only:
            self.current = gesture

    def move(self, x: float, y: float) -> None:
        if self.current is not None:
            self.current = self.current.move(x, y) or self.current

    def release(self) -> None:
        gesture, self.current = self.current, None
        if gesture is not None:
            gesture.release()

    def cancel(self) -> bool:
        """Leave the gesture; False if there was none."""
        gesture, self.current = self.current, None
        if gesture is not None:
            gesture.cancel()
        return gesture is not None

    def relaid(self) -> None:
        """The table has another size or model: the gesture goes on or is left."""
        if self.current is not None and not self.current.relaid():
            self.cancel()

"""A button held down: it becomes a drag or a rubber band, or on release a click."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from canasta_qt.controller.view_model import Token, Zone, ZoneKind
from canasta_qt.table.card_item import CardItem
from canasta_qt.table.drop_finder import zone_at
from canasta_qt.table.interactions.base import Context, Gesture
from canasta_qt.table.interactions.drag import Drag
from canasta_qt.table.interactions.pile_spread import PileSpread
from canasta_qt.table.interactions.rubber_band import RubberBand

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
        item = context.scene.card_at(x, y)
        self._token: Token | None = item.token if item else None
        self._zone = _zone_of(item) or zone_at(context.layout, x, y)

    @property
    def on_hand_card(self) -> bool:
        """Whether the press is on a card of the player's own hand."""
        return self._token is not None and self._zone == self.context.scene.viewer_zone()

    def move(self, x: float, y: float) -> Gesture | None:
        super().move(x, y)
        far = abs(x - self.start_x) + abs(y - self.start_y) >= QApplication.startDragDistance()
        if not far:
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
        return self._token is None or self.context.scene.has(self._token)

    # --- pieces -----------------------------------------------------------------------------

    def _on_open_stock(self) -> bool:
        """Whether the press is on the stock where the spread pile does not cover it."""
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
        if self._token is None:
            return None
        tokens = _draggable(self.context, self._token, self._zone)
        if not tokens:
            return None
        return Drag(self.context, self.start_x, self.start_y, tokens, self._token)

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
    elif zone.kind in (ZoneKind.STOCK, ZoneKind.PILE):
        context.act().activate(zone)
    else:
        context.selection.clear()


def _foreign_area(context: Context, zone: Zone) -> bool:
    """Whether the zone is the bare felt of another side."""
    model = context.scene.model
    ours = {side.side for side in model.sides if side.is_ours} if model else set()
    return zone.kind is ZoneKind.NEW_MELD and zone.key not in ours


def _zone_of(item: CardItem | None) -> Zone | None:
    return item.home.zone if item is not None and item.home is not None else None


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

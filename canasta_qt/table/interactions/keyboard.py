"""Playing by keys: a focus that walks over the hand and the places, and one letter per action."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt

from canasta_qt.controller.view_model import ButtonId, ButtonModel, Token, Zone, ZoneKind
from canasta_qt.table.furniture import RING_Z, glow_rect
from canasta_qt.table.interactions.base import Context
from canasta_qt.table.interactions.pile_spread import PileSpread
from canasta_qt.table.interactions.press import click_zone
from canasta_qt.table.pile_places import SPREAD_Z

Key = Qt.Key
Modifier = Qt.KeyboardModifier


class Keyboard:
    """Holds what has the keyboard's focus: a card of the hand, or a place.

    `press` answers whether it used the key. `back` is asked to leave whatever can be left.
    """

    def __init__(self, context: Context, back: Callable[[], None]) -> None:
        self._context = context
        self._back = back
        self.zone: Zone | None = None
        self.token: Token | None = None
        self.pile = PileSpread(context)
        self._in_pile: dict[int, Callable[[], None]] = {
            Key.Key_Left: lambda: self.pile.walk(-1),
            Key.Key_Right: lambda: self.pile.walk(1),
            Key.Key_Space: lambda: self.pile.choose(self.pile.token),
            Key.Key_Return: lambda: self.pile.choose(self.pile.token),
            Key.Key_Enter: lambda: self.pile.choose(self.pile.token),
            Key.Key_Escape: self._close_pile,
            Key.Key_T: self._close_pile,
        }
        self._keys: dict[int, Callable[[], None]] = {
            Key.Key_Left: self._left,
            Key.Key_Right: self._right,
            Key.Key_Up: self._up,
            Key.Key_Down: self._down,
            Key.Key_Home: self._first,
            Key.Key_End: self._last,
            Key.Key_Space: self._space,
            Key.Key_Return: self._enter,
            Key.Key_Enter: self._enter,
            Key.Key_Escape: back,
            Key.Key_D: self._discard,
            Key.Key_M: self._meld,
            Key.Key_T: self._take,
            Key.Key_S: self._draw,
            Key.Key_A: self._ask,
            Key.Key_Y: self._yes,
            Key.Key_N: self._no,
            Key.Key_U: self._undo,
            Key.Key_R: self._sort,
            Key.Key_G: self._group,
        }

    def press(self, key: int, modifiers: Modifier) -> bool:
        """Use a key; False if it means nothing here."""
        if modifiers & Modifier.ControlModifier:
            if key != Key.Key_Z:
                return False
            key = Key.Key_U
        if modifiers & Modifier.AltModifier:
            return False
        if self.pile.is_open and key not in self._in_pile:
            self.pile.close()
        action = (self._in_pile if self.pile.is_open else self._keys).get(key)
        if action is None:
            return False
        action()
        self.show_ring()
        return True

    def tab(self, forward: bool) -> bool:
        """Walk to the next place; False after the last, so that the focus leaves the table."""
        if self.pile.is_open:
            self.pile.walk(1 if forward else -1)
            self.show_ring()
            return True
        order = self._zones()
        if self.zone not in order:
            step = 0 if forward else len(order) - 1
        else:
            step = order.index(self.zone) + (1 if forward else -1)
        if not 0 <= step < len(order):
            self.leave()
            return False
        self.zone = order[step]
        self.token = self._some_card() if self.zone.kind is ZoneKind.HAND else None
        self.show_ring()
        return True

    def leave(self) -> None:
        """Take the focus away."""
        self.zone = self.token = self.pile.index = None
        self.show_ring()

    def show_ring(self) -> None:
        """Draw the ring around what has the focus now."""
        scene = self._context.scene
        ring = scene.furniture.ring
        if self.token is not None and self.token not in scene.hand_tokens():
            self.token = self._some_card() if self.zone is not None else None
        layout = scene.layout
        token = self.pile.token if scene.spread else self.token
        if layout is None or (token is None and (scene.spread or self.zone not in layout.zones)):
            ring.setVisible(False)
            return
        ring.setZValue(SPREAD_Z + 999 if scene.spread else RING_Z)
        if token is not None:
            rect = scene.rest_pose(scene.item(token)).bounds
        else:
            assert self.zone is not None
            rect = glow_rect(layout, self.zone)
        ring.set_rect(rect.grown(4 * layout.unit), layout.unit)
        ring.setVisible(True)

    # --- focus ------------------------------------------------------------------------------

    def _zones(self) -> list[Zone]:
        """The places in the order of Tab: those to play on, then those to look at."""
        model = self._context.scene.model
        if model is None:
            return []
        zones = [Zone(ZoneKind.HAND, model.viewer), Zone(ZoneKind.STOCK), Zone(ZoneKind.PILE)]
        layout = self._context.layout
        columns = [place.zone for place in layout.columns]
        own = [zone for zone in columns if self._is_own(zone)]
        zones += own
        zones += [Zone(ZoneKind.NEW_MELD, side.side) for side in model.sides if side.is_ours]
        zones += [zone for zone in columns if zone not in own]
        looked_at = (ZoneKind.FOOT, ZoneKind.WAITING, ZoneKind.RESERVED, ZoneKind.SEAT)
        return zones + [zone for zone in layout.zones if zone.kind in looked_at]

    def _is_own(self, zone: Zone) -> bool:
        model = self._context.scene.model
        sides = model.sides if model else ()
        own = {meld.uid for side in sides if side.is_ours for meld in side.melds}
        return zone.kind is ZoneKind.DRAFT or (zone.kind is ZoneKind.MELD and zone.key in own)

    def _some_card(self) -> Token | None:
        hand = self._context.scene.hand_tokens()
        return hand[len(hand) // 2] if hand else None

    def _walk(self, step: int) -> None:
        hand = self._context.scene.hand_tokens()
        if not hand:
            return
        if self.token in hand:
            index = (hand.index(self.token) + step) % len(hand)
        else:
            index = 0 if step > 0 else len(hand) - 1
        self.token = hand[index]
        self.zone = self._context.scene.viewer_zone()

    def _left(self) -> None:
        self._walk(-1)

    def _right(self) -> None:
        self._walk(1)

    def _first(self) -> None:
        self.token = None
        self._walk(1)

    def _last(self) -> None:
        self.token = None
        self._walk(-1)

    def _up(self) -> None:
        """From the hand to the stock, pile and melds."""
        self.tab(forward=True)

    def _down(self) -> None:
        """Back to the hand."""
        self.zone = self._context.scene.viewer_zone()
        self.token = self._some_card()

    # --- actions ----------------------------------------------------------------------------

    def _space(self) -> None:
        if self.token is not None:
            self._context.selection.toggle(self.token)
        elif self.zone is not None:
            self._wake(self.zone)

    def _enter(self) -> None:
        """On a place: as a click there. Else the confirm button, else the button in gold.

        Confirm is pressed even when it is grey: the answer is the reason in words.
        """
        if self.zone is not None and self.token is None:
            self._wake(self.zone)
            return
        model = self._context.scene.model
        confirm = [b for b in model.buttons if b.id is ButtonId.CONFIRM] if model else []
        accent = [b for b in self._buttons() if b.accent]
        for button in (*confirm, *accent)[:1]:
            self._context.act().press(button.id)

    def _wake(self, zone: Zone) -> None:
        """As a click there; the focus goes into a pile that is spread by it."""
        click_zone(self._context, zone)
        if self.pile.is_open:
            self.pile.open(by_key=True)

    def _buttons(self) -> tuple[ButtonModel, ...]:
        model = self._context.scene.model
        return tuple(b for b in model.buttons if b.enabled) if model else ()

    def _chosen(self) -> tuple[Token, ...]:
        """The chosen cards, else the one with the focus."""
        chosen = self._context.selection.tokens
        return chosen or ((self.token,) if self.token is not None else ())

    def _discard(self) -> None:
        chosen = self._chosen()
        if chosen:
            self._context.act().drop(chosen, Zone(ZoneKind.PILE))

    def _meld(self) -> None:
        model, chosen = self._context.scene.model, self._chosen()
        ours = [side.side for side in model.sides if side.is_ours] if model else []
        if chosen and ours:
            self._context.act().drop(chosen, Zone(ZoneKind.NEW_MELD, ours[0]))

    def _close_pile(self) -> None:
        self.pile.close()

    def _take(self) -> None:
        if self.pile.offered:
            self.pile.open(by_key=True)
            return
        self._context.act().activate(Zone(ZoneKind.PILE))

    def _draw(self) -> None:
        self._context.act().activate(Zone(ZoneKind.STOCK))

    def _ask(self) -> None:
        self._context.act().press(ButtonId.ASK)

    def _yes(self) -> None:
        self._context.act().press(ButtonId.ANSWER_YES)

    def _no(self) -> None:
        self._context.act().press(ButtonId.ANSWER_NO)

    def _undo(self) -> None:
        self._context.act().press(ButtonId.UNDO)

    def _sort(self) -> None:
        self._context.act().sort_hand("rank_up")

    def _group(self) -> None:
        if self.token is not None:
            self._context.selection.group(self.token)
        elif self._context.selection:
            self._context.selection.group(self._context.selection.tokens[0])

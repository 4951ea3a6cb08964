"""Playing by keys: a focus that walks over the hand and the places, and one letter per action."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from PySide6.QtCore import QKeyCombination, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from canasta_qt.play.scene.interactions.base import Context
from canasta_qt.play.scene.interactions.menus import SORT_ORDERS
from canasta_qt.play.scene.interactions.press import PileSpread, click_zone
from canasta_qt.play.scene.items.fixed_items import OVER_CARDS_Z, RING_Z, glow_rect
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.view_model.pictures import ButtonId, ButtonModel, SortOrder, Token, Zone, ZoneKind
from canasta_qt.words.keys import DIGITS, Scope, first_keys

BUTTON_KEYS: Final[Mapping[str, ButtonId]] = {
    "ask": ButtonId.ASK,
    "yes": ButtonId.ANSWER_YES,
    "no": ButtonId.ANSWER_NO,
    "undo": ButtonId.UNDO,
    "take_back": ButtonId.TAKE_BACK,
    "go_out": ButtonId.GO_OUT,
    "pass": ButtonId.PASS,
}
"""Commands that are a button of the table."""

_WARNED: Final = {
    ButtonId.ANSWER_YES: ButtonId.GO_AHEAD,
    ButtonId.ANSWER_NO: ButtonId.LEAVE_IT,
}


class Keyboard:
    """Has the keyboard's focus on a card of the hand, or on a place.

    `back` is what Esc does; `press_gold` presses the golden button of a hint, or unless told
    otherwise of chosen cards, and returns whether there is one.
    """

    def __init__(
        self, context: Context, back: Callable[[], None],
        show_menu: Callable[[Token | None, Zone | None], None], press_gold: Callable[[bool], bool],
    ) -> None:  # fmt: skip
        self._press_gold = press_gold
        self._context, self._scene, self._selection = context, context.scene, context.selection
        self.zone: Zone | None = None
        self.token: Token | None = None
        self._around: tuple[Token, ...] = ()
        self.pile = PileSpread(context)
        self._in_pile: dict[str, Callable[[], object]] = {
            "Left": lambda: self.pile.walk(-1),
            "Right": lambda: self.pile.walk(1),
            **dict.fromkeys(
                ("Space", "Return", "Enter"), lambda: self.pile.choose(self.pile.token)
            ),
            **dict.fromkeys(("Esc", "take"), self.pile.close),
        }
        self._in_hand: dict[str, Callable[[], object]] = {
            "Left": lambda: self._walk(-1),
            "Right": lambda: self._walk(1),
            "Shift+Left": lambda: self._stretch(-1),
            "Shift+Right": lambda: self._stretch(1),
            "Ctrl+Left": lambda: self._shift(-1),
            "Ctrl+Right": lambda: self._shift(1),
            "Up": lambda: self.tab(forward=True),
            "Down": self._down,
            "Home": lambda: self._to_end(1),
            "End": lambda: self._to_end(-1),
            **{key: partial(self.go_to, place) for place, key in enumerate(DIGITS)},
            "Space": self._space,
            **dict.fromkeys(("Return", "Enter"), self._enter),
            "Esc": back,
            "draw": lambda: self._context.act().activate(Zone(ZoneKind.STOCK)),
            "take": self._take,
            "meld": self._meld,
            "discard": self._discard,
            "quick": self._quick,
            "group": self._group,
            "all": lambda: self._selection.set(self._scene.hand_tokens()),
            "card_menu": lambda: show_menu(self.token, self.zone),
            **{name: partial(self._press, button) for name, button in BUTTON_KEYS.items()},
            **{how: partial(self._sort, how) for how in SORT_ORDERS},
        }
        self.keys: Mapping[str, str] = first_keys(Scope.TABLE)
        """Keys, in Qt's portable text, and the commands they give."""

    def press(self, key: str) -> bool:
        """Use a key, in Qt's portable text; False if it means nothing here."""
        name = self.keys.get(key, key)
        if self.pile.is_open and name not in self._in_pile:
            self.pile.close()
        action = (self._in_pile if self.pile.is_open else self._in_hand).get(name)
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
        order, on = self._zones(), 1 if forward else -1
        first = 0 if forward else len(order) - 1
        step = order.index(self.zone) + on if self.zone in order else first
        if not 0 <= step < len(order):
            self.leave()
            return False
        self.zone = order[step]
        self.token = self._some_card() if self.zone.kind is ZoneKind.HAND else None
        self.show_ring()
        return True

    def leave(self) -> None:
        self.zone = self.token = self.pile.index = None
        self.show_ring()

    def show_ring(self) -> None:
        scene, ring = self._scene, self._scene.fixed_items.ring
        hand = scene.hand_tokens()
        if self.token in hand:
            self._around = hand
        elif self.token is not None:
            self.token = self._nearest(self.token) if self.zone is not None else None
        layout = scene.layout
        token = self.pile.token if scene.spread else self.token
        if layout is None or (token is None and (scene.spread or self.zone not in layout.zones)):
            ring.setVisible(False)
            return
        ring.setZValue(OVER_CARDS_Z if token is not None else RING_Z)
        if token is not None:
            rect = self._bare_part(token)
        else:
            assert self.zone is not None
            rect = glow_rect(layout, self.zone)
        ring.set_rect(rect.grown(4 * layout.unit), layout.unit)
        ring.setVisible(True)

    def _bare_part(self, token: Token) -> Rect:
        """Where a card lies, up to the neighbour that covers it in a hand."""
        scene = self._scene
        rect = scene.rest_pose(scene.cards[token]).bounds
        hand = scene.hand_tokens()
        after = hand[hand.index(token) + 1 :][:1] if token in hand else ()
        edge = min((scene.rest_pose(scene.cards[other]).bounds.x for other in after), default=0.0)
        return rect._replace(w=edge - rect.x) if rect.x < edge < rect.right else rect

    def _zones(self) -> list[Zone]:
        """The places in the order of Tab: those to play on, then those to look at."""
        model = self._scene.model
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
        model = self._scene.model
        sides = model.sides if model else ()
        own = {meld.uid for side in sides if side.is_ours for meld in side.melds}
        return zone.kind is ZoneKind.DRAFT or (zone.kind is ZoneKind.MELD and zone.key in own)

    def _nearest(self, gone: Token) -> Token | None:
        """The card that lay beside one that has left the hand: after it, else before."""
        hand, around = self._scene.hand_tokens(), self._around
        at = around.index(gone) if gone in around else 0
        beside = (*around[at:], *reversed(around[:at]))
        return next((token for token in beside if token in hand), self._some_card())

    def _some_card(self) -> Token | None:
        hand = self._scene.hand_tokens()
        return hand[len(hand) // 2] if hand else None

    def _walk(self, step: int) -> None:
        hand = self._scene.hand_tokens()
        if not hand:
            return
        before = hand.index(self.token) if self.token in hand else -1 if step > 0 else 0
        self.token = hand[(before + step) % len(hand)]
        self.zone = self._scene.viewer_zone()

    def _stretch(self, step: int) -> None:
        selection = self._selection
        hand, token = self._scene.hand_tokens(), self.token
        if token not in hand:
            self._walk(step)
            return
        if token not in selection:
            selection.start(token)
        self.token = hand[min(max(hand.index(token) + step, 0), len(hand) - 1)]
        selection.extend(self.token)

    def _shift(self, step: int) -> None:
        """Move the chosen cards, else the one with the focus, one place on in the hand."""
        hand, chosen = self._scene.hand_tokens(), self._chosen()
        if not chosen:
            return
        others = [token for token in hand if token not in chosen]
        edge = chosen[0] if step < 0 else chosen[-1]
        before = sum(token in others for token in hand[: hand.index(edge)])
        self._context.act().reorder(chosen, min(max(before + step, 0), len(others)))

    def _to_end(self, step: int) -> None:
        """To the first card, or the last one for -1."""
        self.token = None
        self._walk(step)

    def go_to(self, place: int) -> None:
        """To a card by its place in the hand, or to the last one."""
        hand = self._scene.hand_tokens()
        if hand:
            self.token = hand[min(place, len(hand) - 1)]
            self.zone = self._scene.viewer_zone()

    def _down(self) -> None:
        self.zone = self._scene.viewer_zone()
        self.token = self._some_card()

    def _space(self) -> None:
        if self.token is not None:
            self._selection.toggle(self.token)
        elif self.zone is not None:
            self._wake(self.zone)
        elif any(button.id is ButtonId.CONTINUE for button in self._buttons()):
            self._press(ButtonId.CONTINUE)  # the next of the others may play

    def _enter(self) -> None:
        """What a hint says. On a place: as a click there. Else the golden button, or Confirm."""
        place = self.zone if self.token is None else None
        if self._press_gold(place is not None):
            return
        if place is not None:
            self._wake(place)
            return
        confirm = [b for b in self._buttons() if b.id is ButtonId.CONFIRM]
        accent = [b for b in self._buttons() if b.accent and b.enabled]
        for button in (*confirm, *accent)[:1]:
            self._press(button.id)

    def _wake(self, zone: Zone) -> None:
        """As a click there; the focus goes into a pile that is spread by it."""
        click_zone(self._context, zone)
        if self.pile.is_open:
            self.pile.open(by_key=True)

    def _buttons(self) -> tuple[ButtonModel, ...]:
        model = self._scene.model
        return model.buttons if model else ()

    def _chosen(self) -> tuple[Token, ...]:
        """The chosen cards, else the one with the focus."""
        chosen = self._selection.tokens
        return chosen or ((self.token,) if self.token is not None else ())

    def _discard(self) -> None:
        chosen = self._chosen()
        if chosen:
            self._context.act().drop(chosen, Zone(ZoneKind.PILE))

    def _meld(self) -> None:
        model, chosen = self._scene.model, self._chosen()
        ours = [side.side for side in model.sides if side.is_ours] if model else []
        if chosen and ours:
            self._context.act().drop(chosen, Zone(ZoneKind.NEW_MELD, ours[0]))

    def _take(self) -> None:
        if self.pile.offered:
            self.pile.open(by_key=True)
        else:
            self._context.act().activate(Zone(ZoneKind.PILE))

    def _quick(self) -> None:
        chosen = self._chosen()
        if chosen:
            self._selection.clear()
            self._context.act().quick(chosen[0], chosen[1:])

    def _press(self, button: ButtonId) -> None:
        model = self._scene.model
        if model is not None and model.caution:  # yes and no answer it, too
            button = _WARNED.get(button, button)
        self._context.act().press(button)

    def _sort(self, how: SortOrder) -> None:
        self._context.act().sort_hand(how)

    def _group(self) -> None:
        if self.token is not None:
            self._selection.group(self.token)
        elif self._selection:
            self._selection.group(self._selection.tokens[0])


_IGNORED = Qt.KeyboardModifier.KeypadModifier | Qt.KeyboardModifier.GroupSwitchModifier


def key_text(event: QKeyEvent) -> str:
    """The key as Qt's portable text, as "Ctrl+Z" or "Left"; with signs like "+" without Shift."""
    key, modifiers = Qt.Key(event.key()), event.modifiers() & ~_IGNORED
    sign = event.key() < Qt.Key.Key_Escape and not chr(event.key()).isalpha()
    if sign and key is not Qt.Key.Key_Space:
        modifiers &= ~Qt.KeyboardModifier.ShiftModifier
    text = QKeySequence(QKeyCombination(modifiers, key))
    return text.toString(QKeySequence.SequenceFormat.PortableText)

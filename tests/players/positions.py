"""Positions from text, so that a test says what lies where and nothing else.

Cards are ranks: `"K K 7 2 X 3b"`. Melds are written the same way, one string each. Cards that a
test does not name are dealt from what is left.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_OF_TEXT, RED_THREE, TWO
from canasta_qt.engine.dealing import deal
from canasta_qt.engine.events import Event
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import DealState, Meld, Phase, TurnRecord
from canasta_qt.engine.view import view_of
from canasta_qt.players.api import make_bot


@dataclass
class DealPosition:
    """A moment of a deal: seat 0 is to act, seat 1 plays next; of four, seat 2 is its partner.

    `hands` gives other seats' cards or only their number; `melds` one list of strings a side.
    """

    hand: str
    melds: tuple[Sequence[str], ...] = ()
    pile: str = ""
    phase: Phase = Phase.PLAY
    hands: dict[int, str | int] = field(default_factory=dict)
    totals: tuple[int, ...] = ()
    stock: int | None = 40
    turn: int = 21
    seat: int = 0
    turn_seat: int | None = None
    freezer: bool = False
    rules: dict[str, object] = field(default_factory=dict)
    preset: str = "classic_4p"
    history: Sequence[Event] = ()

    def state(self) -> DealState:
        return _Builder(self).build()

    def choose(self, level: str = "steady", seed: int = 0) -> Action:
        state = self.state()
        assert state.actor == self.seat
        return make_bot(level, seed).choose(view_of(state, self.seat, self.history))


class _Builder:
    def __init__(self, place: DealPosition) -> None:
        self.place = place
        self.setup: Setup = setup_for(resolve(place.preset, place.rules))
        self.left = list(self.setup.pack)

    def build(self) -> DealState:
        place, setup = self.place, self.setup
        totals = place.totals or (0,) * setup.scorers
        state, _ = deal(setup, setup.pack, dealer=0, deal_number=1, totals=totals)
        state.turn_seat = place.seat if place.turn_seat is None else place.turn_seat
        state.turn = place.turn
        state.phase = place.phase
        state.now = TurnRecord(asked=place.phase is Phase.ANSWER)
        state.hands = [[] for _ in range(setup.seats)]
        for threes in (state.red_threes, state.black_threes):
            threes[:] = [[] for _ in range(setup.seats)]
        state.hands[place.seat] = self.take(place.hand)
        sides = range(len(state.sides))
        melds = [place.melds[side] if side < len(place.melds) else () for side in sides]
        state.melds = [
            [self.meld(text, 20 * side + uid) for uid, text in enumerate(melds[side])]
            for side in sides
        ]
        state.next_uid = 20 * len(melds)
        state.opened = [1 if melds else 0 for melds in state.melds]
        state.pile = self.take(place.pile)
        wilds = [card for card in state.pile if IS_WILD[KIND[card]]]
        state.freezer = wilds[0] if wilds else -1
        self.fill_hands(state)
        state.stock = tuple(self.left)
        state.stock_left = len(self.left) if place.stock is None else place.stock
        state.laid_before = [
            bool(melds) for melds in (state.melds[state.side_of[s]] for s in range(setup.seats))
        ]
        return state

    def fill_hands(self, state: DealState) -> None:
        wanted = {seat: 8 for seat in range(self.setup.seats) if seat != self.place.seat}
        for seat, cards in {**wanted, **self.place.hands}.items():
            if isinstance(cards, str):
                state.hands[seat] = self.take(cards)
        for seat, cards in {**wanted, **self.place.hands}.items():
            if isinstance(cards, int):
                plain = [card for card in self.left if KIND[card] != RED_THREE]
                step = max(1, len(plain) // max(1, cards))
                state.hands[seat] = plain[seat % 3 :: step][:cards]
                self.left = [card for card in self.left if card not in state.hands[seat]]

    def take(self, text: str) -> list[int]:
        taken = []
        for name in text.split():
            card = next(card for card in self.left if KIND[card] == KIND_OF_TEXT[name])
            self.left.remove(card)
            taken.append(card)
        return taken

    def meld(self, text: str, uid: int) -> Meld:
        cards = tuple(self.take(text))
        wilds = sum(IS_WILD[KIND[card]] for card in cards)
        kinds = [KIND[card] for card in cards if not IS_WILD[KIND[card]]]
        return Meld(uid, kinds[0] if kinds else TWO, cards, wilds, 1, wilds > 0)

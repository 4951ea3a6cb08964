"""Where every card lies, moved along event by event so that each step can be pictured."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import SEQUENCE
from canasta_qt.engine.melds.sequences import arrange_run
from canasta_qt.engine.state import DealState
from canasta_qt.play.gestures.draft import kind_of


@dataclass(slots=True)
class LaidMeld:
    """A meld as it lies: number, kind and cards in the order laid."""

    uid: int
    kind: int
    cards: list[int]


class Board:
    """The places of all cards of a deal, and who plays with whom.

    `follow` moves the cards an event names, and `read` takes over the state once all events of an
    action have been followed.

    Attributes:
        stock: cards in drawing order, next first.
        pile: bottom to top. packets: bonus cards set aside at the deal.
        hands, waiting, threes, feet: seat to cards; threes are tabled ones of both colours.
        sides: side to seats. melds, heaps: side to melds and to loose cards beside them.
        face_down: cards of the pile that nobody has seen.
        turn_card: the card lying sideways in the stock, or -1.
    """

    def __init__(self, state: DealState) -> None:
        self.read(state)

    def read(self, state: DealState) -> None:
        """Take over the state."""
        self.stock = list(state.remaining_stock())
        self.pile = list(state.pile)
        self.face_down = set(state.pile[: state.pile_hidden])
        self.packets = [list(cards) for cards in state.packets]
        self.hands = [list(hand) for hand in state.hands]
        self.waiting = [list(cards) for cards in state.waiting]
        self.threes = [
            [*red, *black] for red, black in zip(state.red_threes, state.black_threes, strict=True)
        ]
        self.feet = [list(foot) for foot in state.feet]
        self.heaps = [list(heap) for heap in state.heaps]
        self.sides = state.sides
        self.melds = [
            [LaidMeld(meld.uid, meld.kind, list(meld.cards)) for meld in melds]
            for melds in state.melds
        ]
        self.turn_card = _turn_card(state)

    @staticmethod
    def undealt(state: DealState) -> Board:
        """The board before the deal that led to `state`: every card in the stock."""
        board = Board(state)
        places = (*board.hands, *board.feet, *board.threes)
        dealt = [card for cards in places for card in cards]
        board.stock = dealt + board.pile + board.stock
        board.pile = []
        board.hands = [[] for _ in board.hands]
        board.feet = [[] for _ in board.feet]
        board.threes = [[] for _ in board.threes]
        board.melds = [[] for _ in board.melds]
        return board

    def follow(self, event: ev.Event) -> None:
        """Move the cards this event moved."""
        move = _MOVES.get(type(event))
        if move is not None:
            move(self, event)

    def kind_of_meld(self, uid: int) -> int:
        """The kind of a meld, 0 if there is none of that number."""
        return next((m.kind for melds in self.melds for m in melds if m.uid == uid), 0)

    def side_of(self, seat: int) -> int:
        return next(side for side, seats in enumerate(self.sides) if seat in seats)

    def _lift(self, card: int) -> None:
        places = [self.stock, self.pile, *self.hands, *self.threes, *self.waiting, *self.packets]
        places += [*self.feet, *self.heaps]
        places += [meld.cards for melds in self.melds for meld in melds]
        for place in places:
            if card in place:
                place.remove(card)
                return

    def put(self, cards: Iterable[int], place: list[int]) -> None:
        """Take cards from wherever they lie and lay them on a place."""
        for card in cards:
            self._lift(card)
            place.append(card)

    def _to_hand(
        self, event: ev.HandDealt | ev.StockDrawn | ev.BonusCardsTakenUp | ev.FootTakenUp
    ) -> None:
        self.put(event.cards, self.hands[event.seat])

    def _slid_under(self, event: ev.CardsSlidUnder) -> None:
        for card in event.cards:
            self._lift(card)
        self.pile[:0] = event.cards
        self.face_down = set(event.cards)

    def _upcard(self, event: ev.UpcardTurned) -> None:
        if not event.buried:
            self.put((event.card,), self.pile)

    def _melded(self, event: ev.Melded) -> None:
        melds = self.melds[event.side]
        meld = next((m for m in melds if m.uid == event.uid), None)
        if meld is None:
            meld = LaidMeld(event.uid, kind_of(event.cards), [])
            melds.append(meld)
        self._add(event.cards, meld)

    def _merged(self, event: ev.MeldsMerged) -> None:
        melds = self.melds[event.side]
        self._add(event.cards, next(meld for meld in melds if meld.uid == event.into))
        self.melds[event.side] = [meld for meld in melds if meld.uid != event.uid]

    def _add(self, cards: Iterable[int], meld: LaidMeld) -> None:
        self.put(cards, meld.cards)
        if meld.kind == SEQUENCE:
            meld.cards[:] = arrange_run(meld.cards)

    def _partners(self, event: ev.PartnershipFormed) -> None:
        melds = [self._meld(uid, cards) for own in event.melds for uid, cards in own]
        self.sides = event.sides
        self.melds = [[melds.pop(0) for _ in own] for own in event.melds]
        heaps = self.heaps  # every seat was a side of its own
        self.heaps = [[card for seat in seats for card in heaps[seat]] for seats in event.sides]

    def _meld(self, uid: int, cards: tuple[int, ...]) -> LaidMeld:
        return LaidMeld(uid, self.kind_of_meld(uid) or kind_of(cards), list(cards))

    def _bonus(self, event: ev.BonusCardsGiven) -> None:
        place = self.waiting if event.waits else self.hands
        self.put(event.cards, place[event.seat])

    def _turn_card_drawn(self, _event: ev.TurnCardDrawn) -> None:
        self.turn_card = -1

    def _retracted(self, event: ev.MeldsRetracted) -> None:
        self.put(event.cards, self.hands[event.seat])
        self.melds[event.side] = [self._meld(uid, cards) for uid, cards in event.melds]
        pile: list[int] = []
        self.put(event.pile, pile)
        self.pile = pile or self.pile


def _turn_card(state: DealState) -> int:
    """The n-th card from the bottom of the stock, while it lies there."""
    number = state.setup.rules.deal.turn_card
    there = number is not None and not state.turn_card_drawn and state.stock_left >= number
    return state.stock[-number] if there and number is not None else -1


_MOVES: Final[dict[type[ev.Event], Callable[[Board, Any], None]]] = {
    ev.HandDealt: Board._to_hand,
    ev.StockDrawn: Board._to_hand,
    ev.FootDealt: lambda board, event: board.put(event.cards, board.feet[event.seat]),
    ev.FootTakenUp: Board._to_hand,
    ev.CardsSlidUnder: Board._slid_under,
    ev.LaidOnHeap: lambda board, event: board.put(event.cards, board.heaps[event.side]),
    ev.UpcardTurned: Board._upcard,
    ev.ThreesTabled: lambda board, event: board.put(event.cards, board.threes[event.seat]),
    ev.PileTaken: lambda board, event: board.put(event.rest, board.hands[event.seat]),
    ev.Melded: Board._melded,
    ev.MeldsMerged: Board._merged,
    ev.Discarded: lambda board, event: board.put((event.card,), board.pile),
    ev.PartnershipFormed: Board._partners,
    ev.BonusCardsGiven: Board._bonus,
    ev.BonusCardsTakenUp: Board._to_hand,
    ev.TurnCardDrawn: Board._turn_card_drawn,
    ev.SpecialHandDeclared: lambda board, event: board.put(event.taken, board.hands[event.seat]),
    ev.MeldsRetracted: Board._retracted,
}

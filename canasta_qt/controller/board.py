"""Where every card lies, moved along event by event so that each step can be pictured."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import IS_WILD, KIND, TWO
from canasta_qt.engine.state import DealState


class LaidMeld:
    """A meld as it lies: number, kind and cards in the order laid."""

    __slots__ = ("cards", "kind", "uid")

    def __init__(self, uid: int, kind: int, cards: list[int]) -> None:
        self.uid = uid
        self.kind = kind
        self.cards = cards


class Board:
    """The places of all cards of a deal.

    It is never a judge and never ahead: `follow` moves the cards an event names, and `read` takes
    the truth over from the state once all events of an action have been followed.

    Attributes:
        stock: cards in drawing order, next first.
        pile: bottom to top.
        hands, threes: seat to cards. melds: side to melds.
    """

    def __init__(self, state: DealState) -> None:
        """The board as the state has it now."""
        self.read(state)

    def read(self, state: DealState) -> None:
        """Take everything over from the state."""
        self.stock = list(state.remaining_stock())
        self.pile = list(state.pile)
        self.hands = [list(hand) for hand in state.hands]
        self.threes = [list(cards) for cards in state.red_threes]
        self.melds = [
            [LaidMeld(meld.uid, meld.kind, list(meld.cards)) for meld in melds]
            for melds in state.melds
        ]

    @staticmethod
    def undealt(state: DealState) -> Board:
        """The board before the deal that led to `state`: every card in the stock."""
        board = Board(state)
        dealt = [card for hand in board.hands for card in hand]
        dealt += [card for cards in board.threes for card in cards]
        board.stock = dealt + board.pile + board.stock
        board.pile = []
        board.hands = [[] for _ in board.hands]
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

    def lift(self, card: int) -> None:
        """Take a card from wherever it lies."""
        places = [self.stock, self.pile, *self.hands, *self.threes]
        places += [meld.cards for melds in self.melds for meld in melds]
        for place in places:
            if card in place:
                place.remove(card)
                return

    def _put(self, cards: tuple[int, ...], place: list[int]) -> None:
        for card in cards:
            self.lift(card)
            place.append(card)

    def _dealt(self, event: ev.HandDealt | ev.StockDrawn) -> None:
        self._put(event.cards, self.hands[event.seat])

    def _upcard(self, event: ev.UpcardTurned) -> None:
        if not event.buried:
            self._put((event.card,), self.pile)

    def _tabled(self, event: ev.ThreesTabled) -> None:
        self._put(event.cards, self.threes[event.seat])

    def _taken(self, event: ev.PileTaken) -> None:
        self._put(event.rest, self.hands[event.seat])

    def _melded(self, event: ev.Melded) -> None:
        melds = self.melds[event.side]
        meld = next((m for m in melds if m.uid == event.uid), None)
        if meld is None:
            meld = LaidMeld(event.uid, _kind_of(event.cards), [])
            melds.append(meld)
        self._put(event.cards, meld.cards)

    def _discarded(self, event: ev.Discarded) -> None:
        self._put((event.card,), self.pile)


def _kind_of(cards: tuple[int, ...]) -> int:
    """The kind of a meld begun with these cards; `TWO` for wild cards only."""
    return next((KIND[card] for card in cards if not IS_WILD[KIND[card]]), TWO)


_MOVES: Final[dict[type[ev.Event], Callable[[Board, Any], None]]] = {
    ev.HandDealt: Board._dealt,
    ev.StockDrawn: Board._dealt,
    ev.UpcardTurned: Board._upcard,
    ev.ThreesTabled: Board._tabled,
    ev.PileTaken: Board._taken,
    ev.Melded: Board._melded,
    ev.Discarded: Board._discarded,
}

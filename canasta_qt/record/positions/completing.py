"""A written position played on: what nobody has named is dealt at random from the unseen cards."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping

from canasta_qt.engine.state import DealState
from canasta_qt.record.positions.duties import do_table_duties
from canasta_qt.record.positions.position import set_up


def completed(position: Mapping[str, object], seed: int | str) -> DealState:
    """The state of a position with real cards in place of the unknown ones, duties done.

    Every named card stays where it is; the same seed deals the same. Raises `PositionProblem`.
    """
    table = set_up(position)
    state = table.state
    named = set(table.words)
    unseen = [card for card in state.setup.pack if card not in named]
    random.Random(f"canasta-qt/table-editor/{seed}").shuffle(unseen)
    deal = _Dealing(named, unseen)
    state.hands = [deal.anew(hand) for hand in state.hands]
    state.feet = tuple(tuple(deal.anew(foot)) for foot in state.feet)
    state.waiting = [deal.anew(cards) for cards in state.waiting]
    state.packets = [deal.anew(cards) for cards in state.packets]
    state.pile = deal.anew(state.pile)
    left = state.stock_left
    gone = state.stock[: len(state.stock) - left]
    state.stock = (*gone, *deal.anew(state.stock[len(gone) :]))
    do_table_duties(table)
    return state


class _Dealing:
    """Unseen cards, each dealt once."""

    def __init__(self, named: set[int], unseen: list[int]) -> None:
        self._named, self._unseen = named, unseen

    def anew(self, cards: Iterable[int]) -> list[int]:
        """The same cards with others in place of the unknown ones."""
        return [card if card in self._named else self._unseen.pop() for card in cards]

"""A written position made ready to be played: unknown cards dealt, the table's duties done.

A position that is only scored is left as it is: a three that was caught in a hand costs what the
rules say (EX-143).
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from typing import Final

from canasta_qt.engine.dealing import do_duties
from canasta_qt.engine.events import Event
from canasta_qt.engine.movegen.legal_actions import can_act
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.stock import table_threes
from canasta_qt.record.positions.fields import PositionProblem
from canasta_qt.record.positions.position import SetUpPosition, set_up


def completed(position: Mapping[str, object], seed: int | str) -> DealState:
    """The state of a position with real cards in place of the unknown ones, duties done.

    The same seed deals the same. Raises `PositionProblem`.

    >>> state = completed({"rules": "classic_4p", "hands": {"0": "K K 4"}}, seed=1)
    >>> [len(hand) for hand in state.hands]
    [3, 11, 11, 11]
    """
    table = set_up(position)
    state = table.state
    named = set(table.words)
    unseen = [card for card in state.setup.pack if card not in named]
    random.Random(f"canasta-qt/table-editor/{seed}").shuffle(unseen)

    def dealt(cards: Iterable[int]) -> list[int]:
        return [card if card in named else unseen.pop() for card in cards]

    state.hands = list(map(dealt, state.hands))
    state.feet = tuple(tuple(dealt(foot)) for foot in state.feet)
    state.waiting = list(map(dealt, state.waiting))
    state.packets = list(map(dealt, state.packets))
    state.pile = dealt(state.pile)
    gone = state.stock[: len(state.stock) - state.stock_left]
    state.stock = (*gone, *dealt(state.remaining_stock()))
    do_table_duties(table)
    return state


NOT_PLAYABLE: Final = frozenset(("deal_over", "no_action_here"))
"""Kinds of problems of positions in which nobody can do anything."""


def playable(position: Mapping[str, object], seed: int | str) -> DealState:
    """The same, for a position that is to be played. `PositionProblem` where nothing can be done.

    >>> playable({"rules": "classic_4p", "hands": {"0": "4"}, "phase": "play"}, seed=1)
    Traceback (most recent call last):
    canasta_qt.record.positions.fields.PositionProblem: nothing can be done here
    """
    state = completed(position, seed)
    if state.phase is Phase.OVER:
        raise PositionProblem("the deal is over", "deal_over")
    if not can_act(state):
        raise PositionProblem("nothing can be done here", "no_action_here")
    return state


def do_table_duties(table: SetUpPosition) -> dict[int, list[int]]:
    """Lay out the threes that have to be; seat to those that were laid out, if any were.

    >>> table = set_up({"rules": "classic_4p", "hands": {"0": "K 3r"}})
    >>> [len(threes) for threes in do_table_duties(table).values()]
    [1]
    """
    state = table.state
    before = [_tabled(state, seat) for seat in range(state.setup.seats)]
    events: list[Event] = []
    if state.phase is Phase.START:
        do_duties(state, state.turn_seat, events)
    elif not state.now.last_three:
        _table_as_turn_began(state, events)
    if state.setup.rules.red_three.place == "on_receipt":
        for seat in _from(state.order, state.turn_seat):
            if seat != state.turn_seat or state.phase is Phase.START:
                table_threes(state, seat, events)
    found = {
        seat: [card for card in _tabled(state, seat) if card not in before[seat]]
        for seat in range(state.setup.seats)
    }
    return {seat: cards for seat, cards in found.items() if cards}


def _table_as_turn_began(state: DealState, events: list[Event]) -> None:
    """Table threes in mid-turn: one kept before the side opened in this turn may still be held."""
    opened = state.opened[state.side]
    if opened == state.turn:
        state.opened[state.side] = 0
    table_threes(state, state.turn_seat, events)
    state.opened[state.side] = opened


def _tabled(state: DealState, seat: int) -> list[int]:
    return [*state.red_threes[seat], *state.black_threes[seat]]


def _from(order: tuple[int, ...], seat: int) -> tuple[int, ...]:
    at = order.index(seat)
    return (*order[at:], *order[:at])

"""The state of a playout and its copies."""

from __future__ import annotations

from canasta_qt.engine.rules.presets import preset
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import blank_state
from tests.players.playout.walk import numbers

SCRATCH = {"chances", "used_suits"}
"""Rows that are filled anew for every use: a state and its copies share them."""


def _fields(s: State) -> list[str]:
    names = [name for name in dir(s) if not name.startswith("_")]
    return [name for name in names if not callable(getattr(s, name))]


def _filled(s: State, first: int) -> State:
    """The state with another number in every place of every field."""
    number = first
    for name in _fields(s):
        value = getattr(s, name)
        if isinstance(value, int):
            number += 1
            setattr(s, name, number)
            continue
        for place in range(len(value)):
            number += 1
            value[place] = number
    return s


def _all(s: State) -> dict[str, int | list[int]]:
    return numbers(s) | {"pile": list(s.pile), "stock_cards": list(s.stock_cards)}


def test_a_copy_has_every_number_of_a_state_and_goes_its_own_way() -> None:
    state = _filled(blank_state(preset("classic_4p").rules), 1)
    before = _all(state)
    assert len(before) > 70
    other = state.copy()
    assert _all(other) == before
    _filled(other, 100_000)
    after = _all(state)
    changed = {name for name, value in after.items() if value != before[name]}
    assert changed == SCRATCH


def test_rows_that_a_game_has_no_use_for_are_shared_and_stay_empty() -> None:
    state = blank_state(preset("classic_4p").rules)
    other = state.copy()
    other.foot[0] = other.runs[0] = other.waiting[0] = 1
    assert (state.foot[0], state.runs[0], state.waiting[0]) == (1, 1, 1)
    with_feet = blank_state(preset("hand_and_foot").rules)
    with_feet.copy().foot[0] = 1
    assert with_feet.foot[0] == 0

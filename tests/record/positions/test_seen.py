"""A position written as a seat sees it holds all that the seat knows, and nothing it does not."""

from __future__ import annotations

import json
import random
from functools import cache

import pytest

from canasta_qt.engine import Match, Phase, act, random_action
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState
from canasta_qt.engine.view import view_of
from canasta_qt.record.positions.layout import layout_of, position_of
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.positions.writing import seen_position
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.players.permutations import shuffled_where_hidden


@cache
def some_states(game: str, seed: int = 3) -> list[DealState]:
    """Some states of a random deal, which nobody changes."""
    state, _ = Match(preset(game).rules, seed).start_deal()
    rng, found = random.Random(seed), []
    while state.phase is not Phase.OVER:
        if rng.random() < 0.08:
            found.append(state.clone())
        act(state, random_action(state, rng))
    return found


HIDDEN = (
    "match.players",
    "deal.foot_size",
    "deal.pile_face_down",
    "foot.peek",
    "bonus_cards.mode",
    "bonus_cards.usable",
)
"""What decides which cards lie hidden where."""


@pytest.mark.parametrize("count", [1, pytest.param(3, marks=pytest.mark.slow)])
@sweep("game", by=HIDDEN)
def test_hidden_cards_dealt_anew_change_nothing_that_is_written(game: str, count: int) -> None:
    rng = random.Random(game)
    for state in some_states(game)[2 : 2 + count]:
        for seat in {state.turn_seat, state.next_seat(state.turn_seat)}:
            written = seen_position(state, (seat,))
            other = shuffled_where_hidden(state, seat, rng)
            assert seen_position(other, (seat,)) == written


@sweep("game", by=ACTIONS)
def test_what_a_seat_knows_is_all_there(game: str) -> None:
    for state in some_states(game)[1:3]:
        seat = state.turn_seat
        read = set_up(json.loads(json.dumps(seen_position(state, (seat,))))).state
        assert sorted(read.hands[seat]) == sorted(state.hands[seat])
        assert [*map(len, read.hands)] == [*map(len, state.hands)]
        assert read.melds == state.melds
        assert read.pile[read.pile_hidden :] == state.pile[state.pile_hidden :]
        for side in state.sides:
            threes = [sorted(c for at in side for c in one.red_threes[at]) for one in (read, state)]
            assert threes[0] == threes[1]
        view = view_of(read, seat)
        for name in ("stock_left", "opened", "foot_stages", "totals", "dealer", "turn", "freezer"):
            assert getattr(view, name) == getattr(state, name), name


def test_nobody_sees_a_hand_of_a_covered_table() -> None:
    state = some_states("classic_4p", 1)[-1]
    hands = seen_position(state, ())["hands"]
    assert isinstance(hands, dict)
    assert all(isinstance(one, int) for one in hands.values())


def test_all_hands_that_lie_open_have_names() -> None:
    state = some_states("classic_4p", 1)[-1]
    hands = layout_of(seen_position(state, range(4))).hands
    assert [len(one.words) for one in hands] == [*map(len, state.hands)]


@sweep("game", by=ACTIONS)
def test_the_editor_takes_it_as_it_is(game: str) -> None:
    for state in some_states(game)[1:3]:
        layout = layout_of(seen_position(state, (state.turn_seat,)))
        again = set_up(position_of(layout)).state
        assert again.stock_left == state.stock_left
        assert again.melds == state.melds

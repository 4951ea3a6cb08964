"""Whatever comes about at a table can be written as a position, and reads back as it was."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import strategies as st

from canasta_qt.engine import Match, Phase, act, random_action
from canasta_qt.engine.actions import Action
from canasta_qt.engine.events import Event
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.state import DealState
from canasta_qt.engine.transitions import apply
from canasta_qt.record.log import Thought
from canasta_qt.record.log_text import loads
from canasta_qt.record.positions.action_text import read_action
from canasta_qt.record.positions.completing import do_table_duties
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.position import SetUpPosition, set_up
from canasta_qt.record.positions.writing import (
    Written,
    without_the_obvious,
    write_action,
    write_position,
)
from canasta_qt.record.replay import MatchRun
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.drawn import drawn

GOLDEN = Path(__file__).parents[2] / "golden"


def read_back(state: DealState) -> SetUpPosition:
    """The table that the written state describes, through JSON as a file would have it."""
    written: Written = json.loads(json.dumps(write_position(state)))
    return set_up(written)


def require_same(state: DealState, *, moves: bool) -> None:
    """Written and read the state is the same, and nothing was left undone at the table."""
    table = read_back(state)
    assert table.state.public_key() == state.public_key()
    assert table.state.digest() == state.digest()
    if not moves:
        return
    choices = legal_actions(state)
    assert legal_actions(table.state) == choices
    for action in choices:
        assert outcome(table, write_action(state, action)) == _after(state, action)
    assert do_table_duties(table) == {}
    assert table.state.digest() == state.digest()


def outcome(table: SetUpPosition, text: str) -> str:
    action = read_action(table, text)
    assert not isinstance(action, Refusal), text
    return _after(table.state, action)


def _after(state: DealState, action: Action) -> str:
    """What an action leads to, but for how it is spelt where it may be taken back.

    A wild card that finds its meld by itself and one laid on that meld are the same move.
    """
    after = state.clone()
    apply(after, action)
    after.now.steps = ()
    return after.digest()


def random_states(rules: TableRules, seed: int) -> Iterator[DealState]:
    """Some states of a random deal."""
    state, _ = Match(rules, seed).start_deal()
    rng = random.Random(seed)
    while state.phase is not Phase.OVER:
        if rng.random() < 0.1:
            yield state
        act(state, random_action(state, rng))


@sweep("game", by=ACTIONS)
def test_states_of_random_play_are_written_and_read_back(game: str) -> None:
    for at, state in enumerate(random_states(preset(game).rules, seed=3)):
        require_same(state, moves=at % 4 == 0)


@pytest.mark.slow
@pytest.mark.parametrize("game", preset_ids())
def test_states_of_many_random_deals_are_written_and_read_back(game: str) -> None:
    for seed in range(20):
        for state in random_states(preset(game).rules, seed):
            require_same(state, moves=True)


@drawn(nearby_rules(), st.integers(0, 1000), few=6, many=15)
def test_so_are_states_under_rules_of_ones_own(rules: TableRules, seed: int) -> None:
    for at, state in enumerate(random_states(rules, seed)):
        require_same(state, moves=at % 8 == 0)


class Watched(MatchRun):
    """A match played again; every 20th state is written and read."""

    seen = 0

    def play(self, action: Action, thought: Thought = ()) -> tuple[Event, ...]:
        self.seen += 1
        if self.seen % 20 == 0:
            require_same(self.state, moves=self.seen % 80 == 0)
        return super().play(action, thought)


@sweep("game", by=ACTIONS)
def test_states_of_real_matches_are_written_and_read_back(game: str) -> None:
    log = loads((GOLDEN / f"{game}.canasta").read_bytes()).log
    del log.deals[1:]
    log.truncate(400)
    assert Watched.from_log(log).in_deal


def test_what_reading_supplies_by_itself_may_be_left_out() -> None:
    state = next(random_states(preset("classic_4p").rules, seed=1))
    short = without_the_obvious(write_position(state))
    assert set_up(short).state.digest() == state.digest()
    assert set(short) < {"rules", "to_act", "phase", "round", "dealer", "hands", "pile", "stock",
                         "totals", "red_threes", "melds", "opened", "begun", "melded"}  # fmt: skip


def test_a_deal_that_is_over_is_no_position() -> None:
    state, _ = Match(preset("classic_2p").rules, 1).start_deal()
    state.phase = Phase.OVER
    with pytest.raises(ValueError, match="over"):
        write_position(state)


def test_a_written_position_is_judged_like_any_other() -> None:
    state = next(random_states(preset("samba").rules, seed=2))
    tried = [write_action(state, action) for action in legal_actions(state)][:1]
    answer = judge({**write_position(state), "id": 7, "actions": tried})
    assert answer["results"] == [{"action": text, "legal": True} for text in tried]

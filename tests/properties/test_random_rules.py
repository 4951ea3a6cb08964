"""Whatever the rules and whatever is played: no card is lost, nothing raises, every deal ends."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.engine import Match, Phase, act, random_action
from canasta_qt.engine.actions import Discard
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.rules import TableRules, preset
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.helpers.deals.deal_checks import nothing_hidden_shows, play_out
from tests.helpers.deals.rules_strategies import nearby_rules, sound_rules
from tests.helpers.examples import tried


@tried(7, 30, nearby_rules(), st.integers(0, 10**6))
def test_random_rules_and_random_play_lose_no_card_and_always_end(
    rules: TableRules, seed: int
) -> None:
    play_out(rules, seed)


@tried(4, 8, sound_rules(60, 8), st.integers(0, 10**6))
def test_rules_far_from_any_game_lose_no_card_and_always_end(rules: TableRules, seed: int) -> None:
    play_out(rules, seed)


@sweep("preset_id", by=("match.players", *ACTIONS))
def test_every_preset_survives_random_play(preset_id: str) -> None:
    play_out(preset(preset_id).rules, 1, every=17)


@settings(max_examples=25)
@given(nearby_rules(8), st.integers(0, 10**6), st.integers(0, 10**6))
def test_what_is_hidden_from_a_seat_does_not_show_in_its_view(
    rules: TableRules, seed: int, mix: int
) -> None:
    state, _ = Match(rules, seed).start_deal()
    rng = random.Random(seed)
    for _ in range(rng.randrange(60)):
        if state.phase is Phase.OVER:
            break
        act(state, random_action(state, rng))
    nothing_hidden_shows(state, mix)


def test_an_illegal_action_leaves_the_state_as_it_was() -> None:
    state, _ = Match(preset("classic_4p").rules, 1).start_deal()
    before = state.digest()
    with pytest.raises(IllegalAction):
        act(state, Discard(state.hands[state.turn_seat][0]))
    assert state.digest() == before


@settings(max_examples=20)
@given(nearby_rules(), st.integers(0, 10**6))
def test_a_match_of_random_deals_adds_its_lines_up(rules: TableRules, seed: int) -> None:
    match = Match(rules, seed)
    for _ in range(2):
        state, _ = match.start_deal()
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            act(state, random_action(state, rng))
        scores = match.finish_deal(state)
        assert [score.total for score in scores] == [
            sum(line.points for line in score.lines) for score in scores
        ]
    assert match.totals == tuple(
        sum(deal[side].total for deal in match.scores) for side in range(len(match.totals))
    )

"""Tables that penalise: whatever slips are committed, no card is lost and every log replays."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest
from hypothesis import strategies as st

from canasta_qt.engine import Match, Phase, act
from canasta_qt.engine.events import PenaltyBooked
from canasta_qt.engine.rules import TableRules, replace_option, resolve
from canasta_qt.record.log import Player, RuleOrigin
from canasta_qt.record.log_text import dumps, loads
from canasta_qt.record.replay import MatchRun
from tests.helpers.cases import for_each
from tests.helpers.deals.deal_checks import nothing_hidden_shows
from tests.helpers.deals.invariants import broken_invariants
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.deals.slips import slipping_action
from tests.helpers.examples import tried

PENALISE = {"table.enforcement": "penalise"}


def play_with_slips(rules: TableRules, seed: int) -> list[str]:
    """A deal of players who slip; what was booked, by the name of the fault."""
    state, _ = Match(rules, seed).start_deal()
    rng = random.Random(seed)
    booked = []
    for step in range(5000):
        if state.phase is Phase.OVER:
            break
        for event in act(state, slipping_action(state, rng)):
            booked += [event.fault] if isinstance(event, PenaltyBooked) else []
        if step % 5 == 0:
            assert broken_invariants(state) == []
    assert state.phase is Phase.OVER
    assert broken_invariants(state) == []
    assert sorted(booked) == sorted(one.fault for one in state.penalties)
    return booked


@tried(10, 25, nearby_rules(), st.integers(0, 10**6))
def test_random_rules_and_slips_lose_no_card_and_always_end(rules: TableRules, seed: int) -> None:
    play_with_slips(replace_option(rules, "table.enforcement", "penalise"), seed)


@pytest.mark.parametrize(
    "deals", [(0, 1, 2, 26, 34), pytest.param(range(40), marks=pytest.mark.slow)]
)
def test_every_fault_is_booked_by_somebody(deals: Iterable[int]) -> None:
    """In the first of these deals three of them are, in the last two the rarer ones."""
    booked: set[str] = set()
    for seed in deals:
        booked.update(play_with_slips(resolve("classic_4p", PENALISE), seed))
    assert booked == {
        "pile_illegal",
        "opening_low",
        "asked_but_unable",
        "go_out_after_no",
        "red_three_hidden",
    }


@for_each("preset", ["classic_4p", "denexa_4p", "hoyle_2p", "british", "samba"])
def test_a_log_with_slips_is_the_same_match_when_it_is_played_again(preset: str) -> None:
    rules = resolve(preset, PENALISE)
    players = [Player("ABCD"[seat], "random") for seat in range(rules.match.players)]
    run = MatchRun.new(rules, 5, players, RuleOrigin(preset, tuple(PENALISE.items())))
    rng = random.Random(5)
    run.start_deal()
    while not run.deal_over:
        run.play(slipping_action(run.state, rng))
    assert run.state.penalties
    again = MatchRun.from_log(loads(dumps(run.log)).log)
    assert again.state.digest() == run.state.digest()
    assert again.history == run.history
    assert again.finish_deal() == run.finish_deal()


@for_each("seed", range(4))
def test_a_red_three_in_a_hand_does_not_show_in_the_views_of_others(seed: int) -> None:
    state, _ = Match(resolve("denexa_4p", PENALISE), seed).start_deal()
    rng = random.Random(seed)
    for _ in range(rng.randrange(40)):
        if state.phase is Phase.OVER:
            break
        act(state, slipping_action(state, rng))
    nothing_hidden_shows(state, seed)

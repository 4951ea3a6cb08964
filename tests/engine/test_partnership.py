"""Three players: one against two from the first pile take, the two with pooled melds (P9)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from canasta_qt.engine import DealState, Match, Phase, act, random_action, resolve, score_deal
from canasta_qt.engine.events import DealEnded, Event, PartnershipFormed, PileTaken
from tests.helpers.deals.invariants import broken_invariants
from tests.helpers.deals.positions import answer_to, score_lines, verdicts


def after_take(*melds: list[str], **fields: Any) -> dict[str, list[str]]:
    """The melds by side after seat 0 has taken the pile with a pair of nines."""
    fields = {
        "phase": "start",
        "hand": "9 9 4 5 6",
        "pile": "7 9",
        "melds": {str(seat): laid for seat, laid in enumerate(melds)},
        **fields,
    }
    answer = answer_to("take: 9 9 *", rules="classic_3p", **fields)
    assert answer["results"] == [{"action": "take: 9 9 *", "legal": True}]
    found: Any = answer["melds"]
    return dict(found)


def test_the_first_taker_is_lone_and_the_others_pool_their_melds() -> None:
    assert after_take(["K K K"], ["Q Q Q"], ["J J J"]) == {
        "0": ["K K K", "9 9 9"],
        "1": ["Q Q Q", "J J J"],
    }


def test_sides_are_numbered_by_their_lowest_seat() -> None:
    found = after_take(
        ["K K K"],
        ["Q Q Q"],
        ["J J J"],
        to_act=2,
        hands={"2": "9 9 4 5 6"},
        hand="",
    )
    assert found == {"0": ["K K K", "Q Q Q"], "1": ["J J J", "9 9 9"]}


def test_melds_of_one_rank_merge_into_the_larger() -> None:
    assert after_take(["K K K"], ["8 8 8", "Q Q Q"], ["Q Q Q Q"])["1"] == [
        "8 8 8",
        "Q Q Q Q Q Q Q",
    ]


def test_melds_that_together_break_a_cap_both_stay() -> None:
    assert after_take(["K K K"], ["Q Q 2 2"], ["Q Q Q 2 2"])["1"] == ["Q Q 2 2", "Q Q Q 2 2"]
    capped = {"meld.max_size": 7, "wild_meld.sizes": [3, 7]}
    assert after_take(["K K K"], ["Q Q Q Q"], ["Q Q Q Q"], overrides=capped)["1"] == [
        "Q Q Q Q",
        "Q Q Q Q",
    ]


def test_what_one_partner_has_opened_is_open_to_both() -> None:
    fields = {
        "rules": "classic_3p",
        "phase": "start",
        "hands": {"0": "9 9 4 5 6", "1": "4 4 4 J 5", "2": "8 8 8 8"},
        "melds": {"0": ["K K K"], "2": ["Q Q Q"]},
        "pile": "7 9",
    }
    turn = ("take: 9 9 *", "discard: 4", "draw", "meld: 4 4 4")
    assert verdicts(*turn, **fields) == ["legal"] * 4
    alone = ("draw", "discard: 9", "draw", "meld: 4 4 4")
    assert verdicts(*alone, **fields) == ["legal"] * 3 + ["E_INITIAL_COUNT"]


def test_a_lay_off_on_the_pooled_meld_takes_the_pile_for_the_partner() -> None:
    fields = {
        "rules": "classic_3p",
        "phase": "start",
        "hands": {"0": "9 9 Q 5 6", "1": "4 4 J 5 5", "2": "8 8 8 8"},
        "melds": {"0": ["K K K"], "1": ["J J J"], "2": ["Q Q Q"]},
        "pile": "7 9",
    }
    assert verdicts("take: 9 9 *", "discard: Q", "take: *", **fields) == ["legal"] * 3
    assert verdicts("draw", "discard: Q", "take: *", **fields) == ["legal"] * 2 + [
        "E_PILE_NO_MATCH"
    ]


def test_whoever_goes_out_before_any_take_is_lone() -> None:
    answer = answer_to(
        "discard: 4",
        rules="classic_3p",
        to_act=1,
        hands={"0": "A", "1": "4", "2": "K K"},
        melds={"0": ["Q Q Q"], "1": ["9*7"], "2": ["Q Q Q"]},
        score={},
    )
    assert answer["melds"] == {"0": ["Q Q Q Q Q Q"], "1": ["9 9 9 9 9 9 9"]}
    partner = {"melded": 60, "hand": -40}
    assert score_lines(answer, 0) == score_lines(answer, 2) == partner
    assert score_lines(answer, 1) == {"natural_canasta": 500, "going_out": 100, "melded": 70}


def test_when_nobody_takes_the_pile_three_scores_stay_apart() -> None:
    answer = answer_to(
        rules="classic_3p",
        hands={"0": "A", "1": "4", "2": "K"},
        melds={"0": ["Q Q Q"], "1": ["9 9 9"]},
        score={"out": None},
    )
    assert score_lines(answer, 0) == {"melded": 30, "hand": -20}
    assert score_lines(answer, 1) == {"melded": 30, "hand": -5}
    assert score_lines(answer, 2) == {"hand": -10}


def test_red_threes_are_the_players_own_and_their_sign_the_sides() -> None:
    unmelded = answer_to(
        rules="classic_3p", lone=1, red_threes={"by_seat": {"0": 1, "2": 3}}, score={}
    )
    assert score_lines(unmelded, 0) == {"red_threes": -100}
    assert score_lines(unmelded, 2) == {"red_threes": -300}
    melded = answer_to(
        rules="classic_3p",
        lone=1,
        melds={"0": ["Q Q Q"]},
        red_threes={"by_seat": {"0": 1, "2": 3}},
        score={},
    )
    assert score_lines(melded, 0) == {"red_threes": 100, "melded": 30}
    assert score_lines(melded, 2) == {"red_threes": 300, "melded": 30}


def played(seed: int, **overrides: object) -> tuple[DealState, list[Event]]:
    """A deal of random play, sound after every step."""
    changed = {key.replace("__", "."): value for key, value in overrides.items()}
    state, first = Match(resolve("classic_3p", changed), seed).start_deal()
    events = list(first)
    rng = random.Random(seed)
    while state.phase is not Phase.OVER:
        events += act(state, random_action(state, rng))
        assert broken_invariants(state) == []
    return state, events


@pytest.mark.parametrize("deals", [25, pytest.param(60, marks=pytest.mark.slow)])
def test_every_deal_ends_with_the_partnership_its_events_tell(deals: int) -> None:
    endings = set()
    for seed in range(deals):
        state, events = played(seed, go_out__canastas=0)
        formed = [event for event in events if isinstance(event, PartnershipFormed)]
        taker = next((event.seat for event in events if isinstance(event, PileTaken)), None)
        ended = next(event for event in events if isinstance(event, DealEnded))
        lone = taker if taker is not None else ended.out
        endings.add((taker is None, ended.out is None))
        if lone is None:
            assert not formed
            assert len(state.sides) == 3
        else:
            assert [event.lone for event in formed] == [lone]
            assert (lone,) in state.sides == formed[0].sides
            assert len(state.melds) == len(state.opened) == 2
    assert len(endings) > 2, "takes, endings without one, and the stock running out all occur"


@pytest.mark.parametrize("deals", [12, pytest.param(30, marks=pytest.mark.slow)])
def test_partners_share_every_line_but_their_own_threes(deals: int) -> None:
    for seed in range(deals):
        state, _ = played(seed)
        scores = score_deal(state)
        for seats in state.sides:
            shared = [
                [line for line in scores[seat].lines if line.kind != "red_threes"] for seat in seats
            ]
            assert shared[0] == shared[-1]
        assert [score.scorer for score in scores] == [0, 1, 2]


def test_the_merged_meld_keeps_the_number_of_the_larger() -> None:
    for seed in range(200):
        state, _ = Match(resolve("classic_3p", {"initial.table": [["-inf", 0]]}), seed).start_deal()
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            before = state.clone()
            events = act(state, random_action(state, rng))
            if any(isinstance(event, PartnershipFormed) for event in events):
                break
        else:
            continue
        old = {meld.uid: meld for melds in before.melds for meld in melds}
        merged = [
            meld
            for melds in state.melds
            for meld in melds
            if meld.uid in old and len(meld.cards) > len(old[meld.uid].cards) + 2
        ]
        for meld in merged:
            gone = [o for o in old.values() if o.kind == meld.kind and o.uid != meld.uid]
            assert all(len(o.cards) <= len(old[meld.uid].cards) for o in gone)
            assert meld.born == old[meld.uid].born
            return
    raise AssertionError("no seed merges melds")

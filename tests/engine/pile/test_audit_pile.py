"""Procedure P3 in its order, and the lay-off that an empty stock forces."""

from __future__ import annotations

from typing import Any

from canasta_qt.engine.judge.legality import is_proper
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.record.positions.position import set_up
from tests.helpers.deals.positions import answer_to, verdicts

LAST: dict[str, Any] = {
    "rules": "hoyle_2p",
    "phase": "start",
    "stock": 0,
    "pile": "7 8 Q K",
    "melds": {"0": ["K K K"]},
}


def takes(*actions: str, **fields: Any) -> list[str]:
    return verdicts(*actions, phase="start", **fields)


def test_a_blocked_pile_is_named_before_one_that_needs_an_opening() -> None:
    rules = {"pile.take_in_opening_turn": "not_allowed"}
    assert takes("take: *", hand="5 6 7", pile="4 2", overrides=rules) == ["E_PILE_BLOCKED"]
    assert takes("take: *", hand="5", pile="4", overrides=rules) == ["E_PILE_NOT_OPEN"]


def test_one_card_against_one_card_is_named_before_the_cards_that_take() -> None:
    fields = {"rules": "viennese", "hand": "5", "pile": "Q"}
    assert takes("take: *", melds={"0": ["K K K"]}, **fields) == ["E_PILE_ONE_CARD"]
    assert takes("take: *", melds={"0": ["K*7"]}, **fields) == ["E_PILE_NO_MATCH"]
    assert takes("take: *", melds={"0": ["Q*7"]}, **fields) == ["E_PILE_CANASTA"]


def test_one_card_takes_one_card_to_complete_the_canasta_that_goes_out() -> None:
    fields = {"rules": "viennese", "hand": "K", "pile": "K", "melds": {"0": ["K*5"]}}
    assert takes("take: K *", "out", **fields) == ["legal", "legal"]


def test_a_full_canasta_may_be_open_to_a_pair_only() -> None:
    fields = {
        "hand": "9 9 2 5 6",
        "pile": "4 9",
        "melds": {"0": ["9*4 2 2 X"]},
        "overrides": {"pile.own_canasta_rank": "pair_only"},
    }
    assert takes("take: *", "take: 9 2 *", "take: 9 9 *", **fields) == [
        "E_PILE_CANASTA",
        "E_PILE_CANASTA",
        "legal",
    ]


def test_a_second_meld_beside_a_canasta_takes_lay_offs() -> None:
    rules = {"pile.layoff": "incomplete_only", "pile.cap_conflict": "second_meld"}
    big = {
        "pack.decks": 3,
        "pack.jokers": 6,
        "red_three.totals": [0, 100, 200, 300, 800, 1000, 1200],
        "black_three.meld_sizes": [3, 6],
    }
    fields = {"hand": "5 6 4 4", "pile": "7 8 Q 9", "overrides": {**rules, **big}}
    assert takes("take: *", melds={"0": ["9*4 2 2 X", "9 9 2"]}, **fields) == ["legal"]
    assert takes("take: *", melds={"0": ["9*4 2 2 X"]}, **fields) == ["E_PILE_CANASTA"]


def test_a_red_three_in_the_pile_is_no_card_to_keep() -> None:
    fields = {"hand": "9 9 5", "melds": {"0": ["K K K"]}}
    assert takes("take: 9 9 *", pile="3h 9", **fields) == ["E_HAND_GUARD"]
    assert takes("take: 9 9 *", pile="4 9", **fields) == ["legal"]


def test_a_top_card_that_does_not_count_leaves_the_opening_to_the_hand() -> None:
    fields = {"hand": "A A 5 6 7 8", "pile": "4 A"}
    assert takes("take: A A *", **fields) == ["legal"]
    strict = {"initial.top_card_counts": False}
    assert takes("take: A A *", overrides=strict, **fields) == ["E_INITIAL_COUNT"]


def test_a_forced_lay_off_takes_just_its_card_whatever_is_laid_beside_it() -> None:
    for take, left in (
        ("take: *", "K 6 6 6 5 4 4 2"),
        ("take: K *", "6 6 6 5 4 4 2"),
        ("take: 2 *", "K 6 6 6 5 4 4"),
        ("take: * / 6 6 6", "K 5 4 4 2"),
    ):
        answer = answer_to(take, hand="K 5 6 6 6 4 4 2", **LAST)
        assert answer["results"] == [{"action": take, "legal": True}]
        assert sorted(str(answer["hand"]).split()) == sorted(left.split())


def test_a_pair_still_takes_the_whole_pile_when_the_stock_is_empty() -> None:
    answer = answer_to("take: K K *", hand="K K 5 4", **LAST)
    assert sorted(str(answer["hand"]).split()) == ["4", "5", "7", "8", "Q"]


def test_an_empty_stock_forces_no_lay_off_from_a_frozen_pile_or_onto_nothing() -> None:
    fields = {"hand": "5 6 4", "melds": {"0": ["8 8 8"]}, "stock": 0}
    assert takes("draw", pile="Q K 8", **fields) == ["E_PHASE"]
    assert takes("draw", pile="2 K 8", **fields) == ["legal"]
    assert takes("draw", pile="Q 8 K", **fields) == ["legal"]


def test_the_search_proposes_no_take_that_would_be_punished() -> None:
    position = {
        "rules": {"preset": "classic_4p", "overrides": {"table.enforcement": "penalise"}},
        "phase": "start",
        "hands": {"0": "9 2 K Q 5 6"},
        "melds": {"0": ["K K K"]},
        "pile": "2 5 9",
    }
    assert pile_takes(set_up(position).state) == []


def test_the_search_takes_with_several_wilds_where_the_opening_needs_their_points() -> None:
    position = {
        "rules": "classic_4p",
        "phase": "start",
        "hands": {"0": "K K X X 4 5 6 7 8 9 J"},
        "pile": "4 5 K",
        "totals": [3000, 0],
    }
    state = set_up(position).state
    found = pile_takes(state)
    assert found
    assert all(is_proper(state, take) for take in found)

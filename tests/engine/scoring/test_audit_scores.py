"""Signs, totals and deductions of the additive score (procedure P7)."""

from __future__ import annotations

from typing import Any

from tests.helpers.deals.positions import answer_to, score_lines

OPPONENTS_OUT: dict[str, Any] = {"melds": {"1": ["9*7"]}, "score": {"out": 1}}


def lines(side: int = 0, **fields: Any) -> dict[str, int]:
    return score_lines(answer_to(**{"score": {}, **fields}), side)


def test_red_threes_may_count_against_a_side_only_when_the_others_went_out() -> None:
    assert lines(rules="hoyle_2p", red_threes={"0": 2})["red_threes"] == 200
    assert lines(rules="hoyle_2p", red_threes={"0": 2}, **OPPONENTS_OUT)["red_threes"] == -200


def test_red_threes_without_a_condition_met_may_be_worth_nothing_however_the_deal_ends() -> None:
    zero = {"red_three.otherwise": "zero", "red_three.negate_only_if_opponents_out": True}
    assert lines(red_threes={"0": 2}, overrides=zero)["red_threes"] == 0
    assert lines(red_threes={"0": 2}, overrides=zero, **OPPONENTS_OUT)["red_threes"] == 0


def test_too_few_canastas_turn_melds_and_hand_against_the_side() -> None:
    found = lines(
        rules="hoyle_2p",
        overrides={"score.canastas_for_positive": 1},
        hands={"0": "K K 5", "1": ""},
        red_threes={"0": 2},
        melds={"0": ["Q Q Q"], "1": ["9*7"]},
        score={"out": 1},
    )
    assert found == {"no_positive": -30, "hand": -25}


def test_a_wild_canasta_makes_a_positive_score_even_where_it_does_not_help_to_go_out() -> None:
    rules = {
        "score.canastas_for_positive": 1,
        "wild_meld.enabled": True,
        "wild_meld.counts_to_go_out": False,
    }
    assert lines(overrides=rules, melds={"0": ["2*7"]}) == {"wild_canasta": 2000, "melded": 140}


def test_an_unopened_hand_may_cost_double() -> None:
    rules = {"score.unopened_hand_factor": 2}
    assert lines(overrides=rules, hands={"0": "K K 5", "2": "A"}) == {"hand": -90}
    opened = {"overrides": rules, "hands": {"0": "K K 5"}, "melds": {"0": ["Q Q Q"]}}
    assert lines(**opened) == {"melded": 30, "hand": -25}


def test_black_threes_in_hand_cost_what_the_rules_say() -> None:
    assert lines(hands={"0": "3s 3c"}) == {"hand": -10}
    dear = {"black_three.points_hand": 100}
    assert lines(hands={"0": "3s 3c"}, overrides=dear) == {"hand": -200}


def test_an_unfinished_wild_meld_is_deducted() -> None:
    melds = {"0": ["2 X X"], "1": ["2*7"]}
    fields = {"rules": "classic_wild", "melds": melds}
    assert lines(**fields) == {"melded": 120, "wild_meld_incomplete": -1000}
    assert lines(1, **fields) == {"wild_canasta": 2000, "melded": 140}

"""Extra points for sets of canastas (`score.set_bonus`)."""

from __future__ import annotations

from tests.helpers.deals.positions import answer_to, score_lines


def test_sets_of_canastas_bring_extra_points() -> None:
    five = {"0": ["K*7", "9*7", "8*7", "7*7", "6*5 2 2"]}
    lines = score_lines(answer_to(rules="italian_us", melds=five, score={}))
    assert lines["set_bonus"] == 1000
    pure = {"0": ["K*7", "9*7", "8*7", "7*7", "6*7"]}
    assert score_lines(answer_to(rules="italian_us", melds=pure, score={}))["set_bonus"] == 2000


def test_a_greater_set_takes_the_place_of_the_one_it_replaces() -> None:
    six = {"0": ["K*7", "9*7", "8*7", "7*7", "6*7", "5*5 2 2"]}
    lines = score_lines(answer_to(rules="italian_canastone", melds=six, score={}))
    assert lines["set_bonus"] == 2000

"""What a deal is worth in the match: points at first, near the end the chance of winning it."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest

from canasta_qt.engine.rules import TableRules, preset
from canasta_qt.engine.view import PlayerView, view_of
from canasta_qt.players.search.evaluation import (
    Value,
    ends_in_sight,
    shape_of,
    value_for,
    win_chance,
)
from tests.players.positions import DealPosition
from tools.lab.fit_chances import Standing, fit, matches, surprise

CLASSIC = TableRules()


def _view(*totals: int, game: str = "classic_4p", **rules: object) -> PlayerView:
    named = {key.replace("__", "."): value for key, value in rules.items()}
    return view_of(DealPosition("K 9 8", totals=totals, preset=game, rules=named).state(), 0)


def _value(*totals: int) -> Value:
    return value_for(_view(*totals))


def _chance(*totals: int) -> float:
    return win_chance(totals, 0, CLASSIC, 2, shape_of(CLASSIC))


def test_far_from_the_end_a_deal_is_worth_its_points() -> None:
    assert _value(0, 0)([700, 250]) == 450
    assert _value(2000, 1000)([-100, 250]) == -350


def test_even_totals_are_an_even_chance_and_both_sides_share_all_of_it() -> None:
    assert _chance(3000, 3000) == 0.5
    assert _chance(4200, 2600) + _chance(2600, 4200) == pytest.approx(1)


def test_a_lead_beyond_all_measure_is_a_sure_thing() -> None:
    assert _chance(4990, -3_000_000) == 1
    assert _chance(-3_000_000, 4990) == 0


def test_a_lead_is_worth_more_the_nearer_the_end() -> None:
    assert 0.5 < _chance(1500, 1000) < _chance(4500, 4000) < 1


def test_beyond_the_target_the_higher_total_has_won() -> None:
    assert [_chance(5200, 5100), _chance(5100, 5200), _chance(5100, 5100)] == [1, 0, 0.5]


def test_what_is_harder_to_open_takes_something_off_a_lead() -> None:
    even, eased = (shape_of(CLASSIC)._replace(opening=weight) for weight in (0.0, 2.0))
    totals = (3000, 2900)
    assert win_chance(totals, 0, CLASSIC, 2, even) > win_chance(totals, 0, CLASSIC, 2, eased)


def test_ending_a_match_that_is_then_lost_is_worse_than_its_points_say() -> None:
    value = _value(4000, 4600)
    lost, alive = value([300, 450]), value([-50, 380])
    assert lost < alive


def test_ending_a_match_that_is_then_won_is_better_than_its_points_say() -> None:
    value = _value(4600, 4000)
    assert value([450, 300]) > value([390, -200])


def test_near_even_totals_a_point_still_counts_as_about_one() -> None:
    value = _value(3000, 3000)
    assert value([200, 100]) == pytest.approx(100, abs=40)


def test_matches_that_end_otherwise_are_played_for_points() -> None:
    assert ends_in_sight(_view(4000, 4000))
    deals = {"kind": "deals", "count": 4}
    assert not ends_in_sight(_view(4000, 4000, match__end=deals))


def test_the_file_names_the_command_that_made_it() -> None:
    text = files("canasta_qt.players.search").joinpath("chances.json").read_text(encoding="utf-8")
    assert json.loads(text)["recipe"].startswith("python -m tools.lab.fit_chances --matches")


def test_the_same_seed_plays_the_same_matches_to_an_end() -> None:
    once = list(matches("classic_2p", 2, 5))
    assert once
    assert once == list(matches("classic_2p", 2, 5))


def test_a_fit_expects_what_it_has_seen() -> None:
    rules = preset("classic_4p").rules
    seen = [Standing(rules, (3000, 3000 - gap), 2, gap > 0) for gap in (-900, -600, 600, 900)]
    shape, left = fit(seen)
    assert left == surprise(seen, shape) < 0.3

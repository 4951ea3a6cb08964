"""Means with their intervals, and when two of them differ."""

from __future__ import annotations

import math
import statistics

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.players.deal_report import SURE, Figures, Tally, apart
from tests.helpers.cases import for_each

values = st.lists(st.integers(-5000, 5000), min_size=2, max_size=30)


@settings(max_examples=30)
@given(values)
def test_the_interval_is_that_of_the_textbook(seen: list[int]) -> None:
    tally = Tally.of(seen)
    assert tally.mean == pytest.approx(statistics.mean(seen))
    expected = SURE * statistics.stdev(seen) / math.sqrt(len(seen))
    assert tally.interval == pytest.approx(expected, abs=1e-6)


@settings(max_examples=30)
@given(values, values)
def test_tallies_add_up_in_any_order(one: list[int], other: list[int]) -> None:
    together = Tally.of([*one, *other])
    assert Tally.of(one) + Tally.of(other) == together == Tally.of(other) + Tally.of(one)


def test_one_observation_tells_nothing_about_the_spread() -> None:
    assert Tally.of([3]).error == math.inf
    assert apart(Tally.of([3]), Tally.of([900, 901])) == 0


def test_means_are_apart_by_their_common_error() -> None:
    one, other = Tally.of([10, 20] * 50), Tally.of([13, 23] * 50)
    assert apart(one, other) == pytest.approx(-3 / math.hypot(one.error, other.error))
    assert apart(one, one) == 0


def test_a_few_equal_observations_are_no_certainty() -> None:
    assert abs(apart(Tally.of([1, 1]), Tally.of([1, 2, 3] * 60))) < 2


def test_figures_without_spread_are_apart_when_they_differ() -> None:
    assert apart(Tally.of([1, 1]), Tally.of([0, 0])) == math.inf
    assert apart(Tally.of([1, 1]), Tally.of([1, 1])) == 0


def test_figures_survive_being_written() -> None:
    figures = Figures()
    figures.add({"turns": [30, 41], "piles": [], "points": [-5, 1250]})
    assert Figures.from_data(figures.data()) == figures
    assert list(figures) == ["points", "turns"]


@for_each("data", [None, [], {"turns": 3}, {"turns": [1, 2]}, {1: [1, 2, 3]}])
def test_anything_else_is_no_figures(data: object) -> None:
    with pytest.raises(ValueError, match="figure"):
        Figures.from_data(data)

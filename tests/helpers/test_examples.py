"""Properties are really tried, as often as they say."""

from __future__ import annotations

import pytest
from hypothesis import strategies as st

from tests.helpers.examples import tried


@pytest.mark.parametrize("examples", [5, 9])
def test_a_property_is_tried_that_often(examples: int) -> None:
    seen: list[int] = []

    def is_seen(number: int) -> None:
        seen.append(number)

    tried(5, 9, st.integers())(is_seen)(examples)
    assert len(seen) == examples


def test_a_property_that_does_not_hold_fails_its_test() -> None:
    def is_small(number: int) -> None:
        assert number < 10

    with pytest.raises(AssertionError):
        tried(50, 90, st.integers())(is_small)(50)


def test_many_examples_are_slow_and_the_test_has_the_name_of_its_property() -> None:
    def holds(number: int) -> None:
        """What it says."""

    test = tried(5, 90, st.integers())(holds)
    few, many = test.pytestmark[0].args[1]
    assert (few, many.values, many.marks[0].name) == (5, (90,), "slow")
    assert (test.__name__, test.__doc__) == ("holds", "What it says.")

"""What is wrong with the cards of a special hand is said of the part that is wrong."""

from __future__ import annotations

import pytest

from canasta_qt.words.rules.values import pattern_problem, pattern_size
from tests.helpers.cases import for_each


@pytest.mark.parametrize(
    ("text", "size"),
    [("7 natural pairs", 14), ("22,77,AA+4 natural pairs", 14), ("A..K with one three", 13)],
)
def test_a_readable_pattern_has_no_problem_and_a_size(text: str, size: int) -> None:
    assert pattern_problem(text) == ""
    assert pattern_size(text) == size


@for_each(
    ("text", "culprit"),
    [
        ("77,ZZ+4 natural pairs", "“ZZ”"),
        ("7 pears", "“7 pears”"),
        ("4-4-3-3+", "Something is missing"),
        ("77,,AA", "Something is missing"),
    ],
)
def test_the_part_that_cannot_be_read_is_named(text: str, culprit: str) -> None:
    assert pattern_problem(text).startswith(culprit)


def test_an_empty_pattern_and_one_of_too_many_cards_are_explained() -> None:
    assert "Type the cards" in pattern_problem("  ")
    assert "1 to 60" in pattern_problem("20 pairs+20 pairs")

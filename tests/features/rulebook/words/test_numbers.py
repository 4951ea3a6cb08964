"""Every number in a rulebook is one of the rules in force: it follows the option that it states."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator

import pytest
from hypothesis import given, settings

from canasta_qt.engine.rules import OPTIONS, TableRules, get, preset, preset_ids
from canasta_qt.engine.rules.declarations import kinds
from canasta_qt.engine.rules.options import OptionSpec
from canasta_qt.words.lines import Line
from canasta_qt.words.sentences import figures
from tests.features.rulebook.words.books import write
from tests.helpers.alternatives import changes
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.drawn import drawn

_NUMBER = re.compile(r"−?\d[\d,]*")
TOLD = "story"
"""The section whose numbers are played and counted: `test_story` does it again."""


def said(text: str) -> set[int]:
    """The numbers of a sentence, without their signs."""
    return {int(found.strip("−,").replace(",", "")) for found in _NUMBER.findall(text)}


def numbers_in(value: object) -> Iterator[int]:
    """Every number in the value of an option."""
    if dataclasses.is_dataclass(value):
        for field in dataclasses.fields(value):
            yield from numbers_in(getattr(value, field.name))
    elif isinstance(value, str):
        yield from map(int, re.findall(r"\d+", value))
    elif isinstance(value, tuple):
        for part in value:
            yield from numbers_in(part)
    elif isinstance(value, int) and not isinstance(value, bool):
        yield value


def stated(rules: TableRules, keys: tuple[str, ...]) -> set[int]:
    """The numbers that a line with these keys may say, with those that follow from them."""
    signed = {number for key in keys for number in numbers_in(get(rules, key))}
    numbers = set(map(abs, signed))
    if {"initial.table", "initial.tiers", "deal.turn_card"} & set(keys):
        numbers |= {abs(number - 1) for number in signed} | {0, 1}
    if any(key in _OF_PACK for key in keys):
        decks, jokers = rules.pack.decks, rules.pack.jokers
        numbers |= {52, 52 * decks + jokers, 4 * decks, 4 * decks + jokers}
        numbers |= set(range(1, 2 * decks + 1))
    if "special_hands.list" in keys:
        numbers |= set(range(15))
    return numbers


_OF_PACK = {
    "pack.decks",
    "red_three.totals",
    "black_three.totals",
    "black_three.removed_on_pile_take",
    "black_three.meld_sizes",
}


def lines(rules: TableRules) -> Iterator[tuple[str, Line]]:
    for section in write(rules, examples=False).sections:
        if section.id not in (TOLD, "doubts"):
            yield from ((section.id, line) for line in section.lines)


def check_numbers(rules: TableRules) -> int:
    """Fails on a number that no option of its line has; returns how many were looked at."""
    seen = 0
    for section, line in lines(rules):
        strange = said(line.text) - stated(rules, line.keys)
        assert not strange, (section, line.text, line.keys, strange)
        seen += len(said(line.text))
    return seen


@pytest.mark.parametrize("preset_id", preset_ids())
def test_every_number_in_the_book_of_a_game_is_one_of_its_rules(preset_id: str) -> None:
    assert check_numbers(preset(preset_id).rules) > 60


@drawn(nearby_rules(least_changes=5, most_changes=40), few=15, many=50)
def test_every_number_in_the_book_of_other_rules_is_one_of_them(rules: TableRules) -> None:
    check_numbers(rules)


@pytest.mark.slow
@pytest.mark.timeout(900)
@given(nearby_rules(least_changes=5, most_changes=60))
@settings(max_examples=500)
def test_every_number_in_five_hundred_books_is_a_rule(rules: TableRules) -> None:
    check_numbers(rules)


NUMBERS = [spec for spec in OPTIONS if isinstance(spec.kind, kinds.Whole)]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.slow)])
@pytest.mark.parametrize("spec", NUMBERS, ids=lambda spec: spec.key)
def test_a_number_that_changes_is_said_anew_wherever_it_stood(
    spec: OptionSpec, *, every: bool
) -> None:
    """The last two values, the largest number among them, stand in for all."""
    for base, rules in [*changes(spec)][0 if every else -2 :]:
        before, after = (
            [line for _, line in lines(r) if spec.key in line.keys] for r in (base, rules)
        )
        old, new = get(base, spec.key), get(rules, spec.key)
        assert [line.text for line in before] != [line.text for line in after]
        if isinstance(old, int) and isinstance(new, int) and old > 1 and new > 1:
            counted = [line.text for line in before if figures(old) in line.text]
            assert not counted or any(figures(new) in line.text for line in after), spec.key


@for_each("preset_id", preset_ids())
def test_the_page_of_numbers_leaves_none_out(preset_id: str) -> None:
    """Points and counts of more than a hand's fingers; limits of bands and packs apart."""
    told: dict[bool, set[int]] = {True: set(), False: set()}
    for section, line in lines(preset(preset_id).rules):
        if section not in ("playing_well", "glossary"):
            told[section == "numbers"] |= said(line.text)
    assert {number for number in told[False] if number > 14 and number != 52} <= told[True]

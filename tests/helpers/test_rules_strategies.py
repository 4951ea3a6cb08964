"""Random rules follow from their seed, and an option that is added moves nothing else of them."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import TableRules, diff
from tests.helpers.deals import rules_strategies
from tests.helpers.deals.rules_strategies import CLASSIC, VARIED, is_sound, random_rules

SEEDS = [f"stable/{number}" for number in range(12)]


def test_the_same_seed_gives_the_same_sound_rules() -> None:
    drawn = [random_rules(seed, 30) for seed in SEEDS]
    assert drawn == [random_rules(seed, 30) for seed in SEEDS]
    assert all(map(is_sound, drawn))
    assert len(set(drawn)) == len(drawn)


def test_an_option_that_is_added_changes_itself_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    with_all = [random_rules(seed, 180, lambda _: True, CLASSIC) for seed in SEEDS]
    added = VARIED[7].key
    monkeypatch.setattr(rules_strategies, "VARIED", VARIED[:7] + VARIED[8:])
    without = [random_rules(seed, 180, lambda _: True, CLASSIC) for seed in SEEDS]
    moved = [diff(new, old).keys() for new, old in zip(with_all, without, strict=True)]
    assert {*moved[0]}.union(*moved) == {added}


def test_fewer_changes_are_the_first_of_more() -> None:
    lengthened = {"red_three.totals", "black_three.totals"}  # by more packs
    for seed in SEEDS:
        few, many = (random_rules(seed, count, lambda _: True, CLASSIC) for count in (10, 60))
        changed = diff(few, TableRules()).keys() - lengthened
        assert changed
        assert changed.isdisjoint(diff(many, few))

"""The table of slots: one declaration of every number of a playout, and what comes of it."""

from __future__ import annotations

from functools import lru_cache

import pytest

from canasta_qt.engine.rules import (
    OPTIONS,
    TableRules,
    diff,
    get,
    preset,
    replace_option,
    resolve,
)
from canasta_qt.players.heuristic.weights import STEADY
from canasta_qt.players.playout.layout.play_slots import PRICES
from canasta_qt.players.playout.layout.rule_slots import (
    ALIKE,
    APART,
    RULES,
    STEPS,
    distance,
    rule_vector_slots,
)
from canasta_qt.players.playout.layout.rule_vector import playout_rules, rule_vector
from canasta_qt.players.playout.layout.slots import offsets
from canasta_qt.players.playout.layout.supported_rules import unknown_options
from tests.helpers.alternatives import changes
from tests.players.playout.walk_rules import is_admitted, rule_set
from tests.properties.long_run import nearest

KNOWN_KEYS = {spec.key for spec in OPTIONS}
PLACES = offsets(rule_vector_slots())


def test_every_option_that_a_slot_names_exists() -> None:
    named = {key for slot in RULES for key in slot.options}
    assert named <= KNOWN_KEYS


def test_every_number_of_the_rules_comes_from_some_option() -> None:
    assert [slot.name for slot in RULES if slot.of is None or not slot.options] == []


numbers = lru_cache(maxsize=1)(rule_vector)


def moved_unnamed(before: TableRules, after: TableRules) -> list[str]:
    """Slots that differ though they name none of the options that do."""
    changed = diff(after, before).keys()
    mine, theirs = numbers(before), rule_vector(after)
    rows = {s.name: slice(PLACES[s.name], PLACES[s.name] + s.width) for s in RULES}
    unnamed = [slot.name for slot in RULES if changed.isdisjoint(slot.options)]
    return [name for name in unnamed if mine[rows[name]] != theirs[rows[name]]]


def test_an_option_changed_by_itself_moves_only_slots_that_name_it() -> None:
    asked = 0
    for spec in OPTIONS:
        for before, after in changes(spec):
            if not unknown_options(before) and not unknown_options(after):
                asked += 1
                assert moved_unnamed(before, after) == [], diff(after, before)
    assert asked > len(OPTIONS)


@pytest.mark.slow  # stand-in: test_an_option_changed_by_itself_moves_only_slots_that_name_it
def test_several_changed_options_move_only_slots_that_name_one_of_them() -> None:
    for number in range(60):
        rules = rule_set("slots", number)
        assert rules is not None
        game = preset(nearest(rules)[0]).rules
        assert moved_unnamed(game, rules) == [], number
        for key in diff(rules, game):
            less = replace_option(rules, key, get(game, key))
            assert not is_admitted(less) or moved_unnamed(less, rules) == [], (number, key)


def test_rows_stand_one_after_the_other_and_fill_the_vector() -> None:
    vector = rule_vector(preset("classic_4p").rules)
    assert len(vector) == sum(slot.width for slot in rule_vector_slots())


def test_every_slot_is_a_field_of_the_rules_that_playouts_go_by() -> None:
    rules = playout_rules(preset("classic_4p").rules)
    for slot in rule_vector_slots():
        if slot.name != "STYLE":
            start, value = PLACES[slot.name], getattr(rules, slot.name.lower())
            numbers = [value] if slot.width == 1 else list(value)
            assert tuple(numbers) == rules.vector[start : start + slot.width], slot.name


def test_prices_are_those_of_the_rules_of_thumb() -> None:
    rules = preset("classic_4p").rules
    block, weights = rule_vector(rules), STEADY.suited(rules)
    for price in PRICES:
        numbers = [number / price.unit for number in block[PLACES[price.name] :][: price.width]]
        assert numbers == pytest.approx([*price.of(weights)], abs=0.5 / price.unit), price.name


def test_a_rule_nobody_taught_playouts_is_not_admitted() -> None:
    taught = {key for slot in RULES for key in slot.options}
    assert "table.enforcement" not in taught
    assert unknown_options(resolve("classic_4p", {"table.enforcement": "penalise"}))


def test_what_is_said_of_a_difference_in_a_slot_is_said_once_and_of_a_slot_that_is_there() -> None:
    said = [*ALIKE, *APART, *STEPS]
    assert set(said) <= {slot.name for slot in RULES}
    assert len(said) == len(set(said))


def test_house_rules_lie_as_far_from_their_game_as_they_differ() -> None:
    def steps(game: str, changes: dict[str, object]) -> float | None:
        usual = rule_vector(preset(game).rules)
        return distance(rule_vector(resolve(game, changes)), usual)

    assert steps("classic_4p", {}) == 0
    assert steps("classic_4p", {"deal.upcard": False, "permission.mode": "mandatory"}) == 0
    assert steps("classic_4p", {"draw.count": 2}) == 1
    assert steps("classic_4p", {"go_out.bonus": 200}) == 0.5
    assert steps("classic_4p", {"go_out.bonus": 10000}) == 3
    assert steps("classic_4p", {"wild_meld.enabled": True}) is None
    assert steps("hand_and_foot", {"deal.foot_size": 9}) is None

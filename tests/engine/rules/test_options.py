"""Every option can be explained, read and written, and refuses what it cannot have."""

from __future__ import annotations

import json
from typing import get_args, get_type_hints

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from canasta_qt.engine.rules import (
    OPTIONS,
    BadValue,
    OptionSpec,
    RulesProblem,
    TableRules,
    get,
    option,
    preset,
    preset_ids,
    resolve,
)
from canasta_qt.engine.rules.declarations.kinds import Choice, Switch, Whole
from canasta_qt.engine.rules.options import GROUP_TITLES
from canasta_qt.engine.rules.table_rules import ATTRIBUTES
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import option_values

QUICK = settings(max_examples=2, deadline=None, suppress_health_check=[HealthCheck.too_slow])
each_option = for_each("spec", OPTIONS, ids=lambda spec: spec.key)


@each_option
@QUICK
@given(data=st.data())
def test_a_value_survives_writing_and_reading(spec: OptionSpec, data: st.DataObject) -> None:
    value = spec.parse(data.draw(option_values(spec)))
    written = json.loads(json.dumps(spec.dump(value)))
    assert spec.parse(written) == value
    hash(value)


@for_each("preset_id", preset_ids())
def test_every_value_of_a_preset_survives_writing_and_reading(preset_id: str) -> None:
    for spec in OPTIONS:
        value = get(preset(preset_id).rules, spec.key)
        assert spec.parse(json.loads(json.dumps(spec.dump(value)))) == value


@each_option
def test_an_option_is_explained(spec: OptionSpec) -> None:
    assert spec.label
    assert not spec.label.endswith(".")
    assert spec.help.endswith((".", "?"))
    assert spec.source.startswith("[")
    assert spec.effects
    assert spec.group == spec.key.partition(".")[0]


def test_every_value_of_an_option_is_explained_as_its_type_has_it() -> None:
    for spec in OPTIONS:
        group, name = ATTRIBUTES[spec.key]
        hint = get_type_hints(type(getattr(TableRules(), group)))[name]
        if isinstance(spec.kind, Choice):
            literal = [word for part in (hint, *get_args(hint)) for word in _words(part)]
            assert list(dict.fromkeys(literal)) == list(spec.kind.words()), spec.key
            assert all(sentence.endswith(".") for _, sentence in spec.kind.values), spec.key
        elif isinstance(spec.kind, Switch):
            assert hint is bool, spec.key
        elif isinstance(spec.kind, Whole):
            assert hint == (int | None if spec.kind.none_allowed else int), spec.key


def _words(hint: object) -> list[str]:
    return [word for word in get_args(hint) if isinstance(word, str)]


@each_option
def test_a_condition_of_being_shown_can_be_met_and_missed(spec: OptionSpec) -> None:
    for condition in spec.shown_when:
        assert condition.key != spec.key
        option(condition.key)
        assert [bool(condition.among), bool(condition.but_not), bool(condition.lacks)].count(
            True
        ) == 1
        if condition.lacks:
            assert condition.lacks in option(condition.key).kind.words()  # type: ignore[attr-defined]
        if isinstance(option(condition.key).kind, Choice):
            words = option(condition.key).kind.words()  # type: ignore[attr-defined]
            assert set(condition.among + condition.but_not) <= set(words)


def test_an_option_matters_only_when_its_feature_is_on() -> None:
    assert not option("sequence.bonus").matters(TableRules())
    assert option("sequence.bonus").matters(resolve("samba"))
    assert not option("pile.n").matters(TableRules())
    assert option("pile.n").matters(resolve("jonola"))


NO_GOOD: tuple[tuple[str, object, str], ...] = (
    ("pile.layoff", "maybe", "not_allowed"),
    ("pile.layoff", 3, "wrong_type"),
    ("pile.layoff", None, "wrong_type"),
    ("draw.count", True, "wrong_type"),
    ("draw.count", 1.0, "wrong_type"),
    ("draw.count", "1", "wrong_type"),
    ("draw.count", 0, "out_of_range"),
    ("draw.count", 5, "out_of_range"),
    ("draw.count", None, "wrong_type"),
    ("deal.hand_size", 31, "out_of_range"),
    ("pack.decks", 9, "out_of_range"),
    ("meld.max_size", 0, "out_of_range"),
    ("meld.rule_of_five", 1, "wrong_type"),
    ("pack.wild_ranks", ["2", "K"], "not_allowed"),
    ("pack.wild_ranks", ["2", "2"], "not_allowed"),
    ("pack.wild_ranks", "2X", "wrong_type"),
    ("pack.wild_ranks", [2], "wrong_type"),
    ("pack.points", {"A": 20}, "not_allowed"),
    ("pack.points", [], "wrong_type"),
    ("deal.pile_face_down", "some", "not_allowed"),
    ("deal.pile_face_down", 31, "out_of_range"),
    ("deal.pile_face_down", True, "wrong_type"),
    ("deal.pile_face_down_map", {"A": "14"}, "wrong_type"),
    ("deal.pile_face_down_map", {"A": 99}, "out_of_range"),
    ("red_three.positive_if", "canastas_ge:0", "out_of_range"),
    ("red_three.positive_if", "canastas_ge:02", "out_of_range"),
    ("red_three.positive_if", "canastas_ge:many", "not_allowed"),
    ("red_three.positive_if", "luck", "not_allowed"),
    ("red_three.positive_if", 2, "wrong_type"),
    ("red_three.totals", [0, "100"], "wrong_type"),
    ("red_three.totals", [0, 10_001], "out_of_range"),
    ("red_three.in_hand_end", {"each": -5, "flat": -5}, "not_allowed"),
    ("red_three.in_hand_end", "never", "not_allowed"),
    ("red_three.in_hand_end", {"each": -5_001}, "out_of_range"),
    ("black_three.meld_sizes", [3], "wrong_type"),
    ("black_three.meld_sizes", [3, None], "wrong_type"),
    ("wild_meld.sizes", [0, 7], "out_of_range"),
    ("wild_meld.bonus", {"all_twos": 1}, "wrong_type"),
    ("wild_meld.bonus", {"all_twos": 1, "all_jokers": 1, "mixed": "1"}, "wrong_type"),
    ("wild_meld.bonus", {"all_twos": 1, "all_jokers": 1, "mixed": 1, "no": 1}, "not_allowed"),
    ("match.end", {"kind": "target"}, "not_allowed"),
    ("match.end", {"kind": "target", "score": "5000"}, "wrong_type"),
    ("match.end", {"kind": "deals", "count": 0}, "out_of_range"),
    ("match.end", 5000, "wrong_type"),
    ("match.instant_win", {"special_hands": []}, "not_allowed"),
    ("match.instant_win", {"canastas": 0}, "out_of_range"),
    ("initial.table", [], "out_of_range"),
    ("initial.table", [[0, 50, 90]], "wrong_type"),
    ("initial.table", [[None, -1]], "out_of_range"),
    ("initial.table", [[None, True]], "wrong_type"),
    ("discard.rank_locks", {"7": "sometimes"}, "not_allowed"),
    ("discard.rank_locks", {"X": "never"}, "not_allowed"),
    ("go_out.kinds", [{"kind": "huge", "min": 1}], "not_allowed"),
    ("go_out.kinds", {"kind": "wild", "min": 1}, "wrong_type"),
    ("special_rank.hand_set", {"7": 3}, "wrong_type"),
    ("special_rank.hand_set", {"2": {"min": 3, "points": 1}}, "not_allowed"),
    ("special_hands.list", [{"id": "straight", "pattern": "", "value": 1}], "out_of_range"),
    ("special_hands.list", [{"id": "straight", "pattern": "A\n", "value": 1}], "out_of_range"),
    ("penalty.pile_illegal", 50, "out_of_range"),
    ("penalty.talk_answer", "shout", "not_allowed"),
)


@for_each(("key", "value", "code"), NO_GOOD)
def test_a_bad_value_is_refused_naming_option_value_and_remedy(
    key: str, value: object, code: str
) -> None:
    with pytest.raises(BadValue) as caught:
        option(key).parse(value)
    assert caught.value.code == code
    with pytest.raises(RulesProblem) as problem:
        resolve("classic_4p", {key: value})
    (complaint,) = problem.value.issues
    assert complaint.code == code
    text = str(problem.value)
    assert text.startswith(f"{key}: ")
    assert option(key).kind.allowed() in text
    assert json.dumps(value) in text or "..." in text


def test_a_bad_value_is_shown_as_a_file_of_rules_has_it() -> None:
    with pytest.raises(RulesProblem) as problem:
        resolve("classic_4p", {"initial.table": [[None, 15], [0, "fifty"]]})
    assert '[[null, 15], [0, "fifty"]]' in str(problem.value)


def test_minus_infinity_may_be_written_as_a_word() -> None:
    assert option("initial.table").parse([["-inf", 15], [0, 50]]) == ((None, 15), (0, 50))


def test_lists_of_codes_have_one_order_whatever_was_given() -> None:
    spec = option("deal.upcard_reject")
    assert spec.parse(["3r", "X", "2"]) == spec.parse(["2", "X", "3r"])


def test_every_group_of_options_has_a_title_and_they_come_in_the_same_order() -> None:
    groups = [group for group, _ in GROUP_TITLES]
    assert groups == list(dict.fromkeys(spec.key.split(".")[0] for spec in OPTIONS))


@each_option
def test_a_condition_names_values_that_its_option_can_have(spec: OptionSpec) -> None:
    for condition in spec.shown_when:
        other = option(condition.key)
        for value in (*condition.among, *condition.but_not):
            assert other.parse(list(value) if isinstance(value, tuple) else value) == value
        if condition.lacks:
            assert condition.lacks in other.parse([condition.lacks])


def test_a_map_of_points_needs_every_rank() -> None:
    points = dict(get(TableRules(), "pack.points"))  # type: ignore[call-overload]
    assert dict(option("pack.points").parse(points)) == points  # type: ignore[call-overload]
    points.pop("A")
    with pytest.raises(BadValue):
        option("pack.points").parse(points)


def test_what_a_set_bonus_does_not_ask_for_is_nothing() -> None:
    (bonus,) = option("score.set_bonus").parse([{"points": 100}])  # type: ignore[misc]
    assert (bonus.canastas, bonus.natural, bonus.mixed, bonus.clean, bonus.dirty) == (0,) * 5
    assert (bonus.points, bonus.replaces) == (100, None)

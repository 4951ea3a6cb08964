"""Words about rules: every conflict, every value and every repair can be said."""

from __future__ import annotations

import string
from typing import get_args

import pytest

from canasta_qt.engine.rules import (
    OPTIONS,
    Complaint,
    TableRules,
    check,
    get,
    option,
    preset,
    preset_ids,
    replace_option,
)
from canasta_qt.engine.rules.constraints.issues import TEXTS
from canasta_qt.engine.rules.options import idle_because
from canasta_qt.engine.rules.overrides import ComplaintCode
from canasta_qt.engine.rules.repairs import Repair, repairs
from canasta_qt.engine.rules.repairs.candidates import candidates
from canasta_qt.record.rule_set import RuleFault, RuleFaultCode
from canasta_qt.words.rules.issues import (
    ComplaintText,
    ConflictText,
    FaultText,
    fault_text,
    fold_text,
    issue_text,
    repair_text,
)
from canasta_qt.words.rules.values import value_text
from tests.helpers.cases import for_each

CLASSIC = TableRules()


def names_in(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


def test_every_conflict_has_a_sentence() -> None:
    assert set(ConflictText.all()) == set(TEXTS)


@for_each("code", sorted(TEXTS))
def test_a_sentence_uses_no_number_that_its_conflict_does_not_have(code: str) -> None:
    english = ConflictText.of(code).english
    assert names_in(english) <= names_in(TEXTS[code]) | {"option"}
    assert english.endswith(".")


def test_every_fault_and_complaint_has_a_sentence() -> None:
    assert set(FaultText.all()) | {"bad_option", "conflict"} == set(get_args(RuleFaultCode))
    assert set(ComplaintText.all()) == set(get_args(ComplaintCode))


def test_a_monstrous_key_or_value_is_shortened() -> None:
    monster = Complaint("unknown_option", "k" * 5000, "v" * 5000, "a" * 5000)
    assert len(fault_text(RuleFault("bad_option", 7, cause=monster))) < 120
    monster = Complaint("out_of_range", "pile.n", "9" * 5000, "1 to 60")
    assert len(fault_text(RuleFault("bad_option", 7, cause=monster))) < 300


def test_a_list_that_holds_the_wrong_card_is_told_as_what_makes_an_option_idle() -> None:
    text = fold_text(idle_because(CLASSIC, "black_three.blocks_next"))
    assert text == "Has no effect while “Blocking cards” has: “Black threes”."


def test_conflicts_are_said_with_their_numbers() -> None:
    rules = replace_option(CLASSIC, "deal.hand_size", 28)
    said = [issue_text(issue) for issue in check(rules)]
    assert said == ["There are too few cards: the deal needs 114, the pack has 108."]


def test_red_and_black_threes_are_not_mixed_up() -> None:
    rules = replace_option(CLASSIC, "pack.decks", 3)
    (said,) = [issue_text(issue) for issue in check(rules)]
    assert said == ("“Red threes, Points by number held” must go up to 6, the number in the pack.")


@for_each("spec", OPTIONS, ids=lambda spec: spec.key)
def test_different_values_are_said_differently(spec: object) -> None:
    key = spec.key  # type: ignore[attr-defined]
    values = [value for value, _ in candidates(CLASSIC, key, CLASSIC, {})]
    values += [get(preset(name).rules, key) for name in preset_ids()]
    said = {value_text(key, value) for value in values}
    assert len(said) == len(set(values))
    assert all(text and text == text.strip(" .") and "{" not in text for text in said)


@for_each(
    ("key", "value", "said"),
    [
        ("pile.always_frozen", True, "on"),
        ("pile.layoff", "no", "No, cards from the hand are always needed"),
        ("meld.max_size", None, "There is no limit"),
        ("match.end", {"kind": "target", "score": 8500}, "8,500 points"),
        ("match.end", {"kind": "deals", "count": 1}, "one deal"),
        ("wild_meld.sizes", [3, None], "3 or more"),
        ("wild_meld.sizes", [3, 3], "exactly 3"),
        ("red_three.totals", [0, 100, 1000], "0; 100; 1,000"),
        ("red_three.in_hand_end", {"each": -500}, "−500 for each"),
        ("initial.table", [["-inf", 50]], "50 always"),
        ("initial.table", [["-inf", 15], [0, 50]], "15 below 0; 50 from 0"),
        ("go_out.kinds", [{"kind": "clean", "min": 2}], "2 clean"),
        ("red_three.positive_if", "canastas_ge:2", "The team has at least 2 canastas"),
        ("special_hands.list", [], "none"),
    ],
)
def test_values_are_said_in_words(key: str, value: object, said: str) -> None:
    assert value_text(key, option(key).parse(value)) == said


def test_a_repair_is_said_like_a_button() -> None:
    repair = Repair((("match.team_mode", "solo"), ("pile.always_frozen", True)))
    assert repair_text(repair, CLASSIC) == ("Teams: Everybody plays alone; Turn on “Always frozen”")


def test_a_repair_of_many_options_names_them() -> None:
    keys = ("match.players", "match.team_mode", "match.score_unit", "pack.decks")
    repair = Repair(tuple((key, get(CLASSIC, key)) for key in keys))
    assert repair_text(repair, CLASSIC).startswith("Fix 4 options: “Players”, “Teams”")


def test_every_repair_of_a_broken_game_can_be_said() -> None:
    rules = replace_option(CLASSIC, "red_three.role", "modern")
    for issue in check(rules):
        texts = [repair_text(repair, rules) for repair in repairs(rules, issue, CLASSIC)]
        assert len(set(texts)) == len(texts) > 0


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("wild_meld.lock", "Has no effect while “Wild melds” is off."),
        ("pile.special_hand_one_card", "Has no effect while “Special hands” is empty."),
        (
            "foot.when",
            "Has no effect while “Picking up the foot” is: “There is no foot to pick up”.",
        ),
    ],
)
def test_an_idle_option_says_why(key: str, said: str) -> None:
    assert fold_text(idle_because(CLASSIC, key)) == said


def test_an_option_that_matters_says_nothing() -> None:
    assert fold_text(()) == ""


def test_every_reason_to_be_idle_can_be_said() -> None:
    for spec in OPTIONS:
        if spec.shown_when:
            assert fold_text(spec.shown_when).startswith("Has no effect while “")


def test_a_typing_error_in_a_code_is_said_with_its_group() -> None:
    fault = RuleFault("code_typing_near", text="A2A1N", meant="A2K1N", number=5)
    assert fault_text(fault) == (
        "There is a typing error in group 5 of the short text: “A2A1N”. Did you mean “A2K1N”?"
    )


def test_a_very_long_list_of_possible_values_is_cut() -> None:
    fault = RuleFault(
        "bad_option", 3, "x", cause=Complaint("not_allowed", "pack.points", "7", "many " * 200)
    )
    assert len(fault_text(fault)) < 300

"""Rules as short codes: short enough for a message, and no typing error goes unnoticed."""

from __future__ import annotations

import json
import random
import re
import zlib
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings

from canasta_qt.engine.rules import TableRules, diff, preset, preset_ids, resolve
from canasta_qt.record import rule_code
from canasta_qt.record.rule_code import read_code, short_code
from canasta_qt.record.rule_file import read_rules
from canasta_qt.record.rule_set import RuleFault, RuleFileProblem, RuleSet
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import sound_rules

KEPT = json.loads((Path(__file__).parent / "rule_codes.json").read_text(encoding="utf-8"))
"""Codes that people may have in their messages, and what they mean."""


def named(preset_id: str, name: str = "", **overrides: object) -> RuleSet:
    game = preset(preset_id)
    changed = {key.replace("__", "."): value for key, value in overrides.items()}
    return RuleSet(name or game.name, preset_id, resolve(preset_id, changed), game.rules)


SUNDAYS = named("samba", "Sundays at Vera’s", go_out__bonus=300)
CODE = short_code(SUNDAYS)


def faults_of(text: str) -> tuple[RuleFault, ...]:
    with pytest.raises(RuleFileProblem) as caught:
        read_rules(text)
    return caught.value.faults


def packed(content: object) -> str:
    """A code with any content, its checksum right."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zdict=rule_code._dictionary())
    text = content if isinstance(content, str) else json.dumps(content)
    letters = rule_code.letters_of(packer.compress(text.encode()) + packer.flush())
    return f"CQ1-{letters}{rule_code._checksum(letters)}"


@for_each("preset_id", preset_ids())
def test_every_game_fits_into_a_message(preset_id: str) -> None:
    one = named(preset_id)
    assert len(short_code(one)) <= 170
    assert read_rules(short_code(one)) == one


@settings(max_examples=15)
@given(sound_rules())
def test_any_rules_come_back_from_their_code(rules: TableRules) -> None:
    one = RuleSet("Ours & <theirs> – “ÄÖÜ” 🂡", "classic_4p", rules, TableRules())
    assert read_rules(short_code(one)) == one


@for_each("kept", KEPT, ids=lambda kept: kept["parent"])
def test_a_code_means_for_ever_what_it_meant(kept: dict[str, object]) -> None:
    got = read_rules(str(kept["code"]))
    assert (got.name, got.parent) == (kept["name"], kept["parent"])
    assert diff(got.rules, TableRules()) == kept["options"]


@for_each(
    "change",
    [
        str.lower,
        lambda code: code.replace("-", ""),
        lambda code: code.replace("-", "\n"),
        lambda code: code.replace("-", "\u2013"),
        lambda code: " ".join(code.replace("-", "")),
        lambda code: f"“{code}”",
        lambda code: f"`{code}`\n",
        lambda code: f"Hello Otto!\nOur rules: {code}.",
        lambda code: f"{code}\nSee you on Sunday! Üdvözlettel, Vera",
        lambda code: code.replace("-", "\u200b-\u200b"),
        lambda code: "> " + code[:40] + "\n> " + code[40:],
        lambda code: "CQ1-" + code[4:].replace("0", "O").replace("1", "l"),
    ],
)
def test_a_code_survives_its_way_through_messages(change: Callable[[str], str]) -> None:
    assert read_rules(change(CODE)) == SUNDAYS


def letters_at(code: str) -> list[int]:
    """Where the letters of a code are, its head and dashes not counted."""
    return [at for at in range(4, len(code)) if code[at] != "-"]


def test_a_wrong_letter_anywhere_is_found_and_told() -> None:
    rng = random.Random(3)
    for number, at in list(enumerate(letters_at(CODE)))[::3]:
        wrong = rng.choice([one for one in rule_code.LETTERS if one != CODE[at]])
        (fault,) = faults_of(CODE[:at] + wrong + CODE[at + 1 :])
        assert fault.code == "code_typing_near"
        assert fault.number == number // 5 + 2
        assert fault.meant == CODE[4:].split("-")[number // 5]


def test_letters_that_changed_places_are_told() -> None:
    at = next(at for at in letters_at(CODE) if CODE[at] != CODE[at + 1] != "-")
    (fault,) = faults_of(CODE[:at] + CODE[at + 1] + CODE[at] + CODE[at + 2 :])
    assert (fault.code, fault.number) == ("code_typing_near", (at - 4) // 6 + 2)


@pytest.mark.parametrize("at", [5, 23, 60])
def test_a_letter_too_few_or_too_many_is_told(at: int) -> None:
    near = (at - 4) // 6 + 2
    for wrong in (CODE[:at] + CODE[at + 1 :], CODE[:at] + "7" + CODE[at:]):
        (fault,) = faults_of(wrong)
        assert fault.code == "code_typing_near"
        assert abs(fault.number - near) <= 1


def test_two_wrong_letters_are_found_too() -> None:
    swap = str.maketrans("2345", "3452")
    (fault,) = faults_of(CODE[:10].translate(swap) + "2" + CODE[11:].translate(swap))
    assert fault.code == "code_typing"


def test_a_code_that_ends_too_early_is_unfinished_at_every_letter() -> None:
    for end in range(4, len(CODE)):
        assert faults_of(CODE[:end])[0].code == "code_incomplete"


def test_a_sign_that_no_code_has_is_shown_with_its_group() -> None:
    (fault,) = faults_of(CODE[:10] + "ß" + CODE[11:])
    assert (fault.code, fault.text, fault.number) == ("code_letter", "ß", 3)


def test_half_a_character_in_a_code_is_a_strange_sign_like_any_other() -> None:
    with pytest.raises(RuleFileProblem) as caught:
        read_rules("CQ1-ABCDE-\ud83d1234")
    assert [fault.code for fault in caught.value.faults] == ["code_letter"]


def test_a_code_of_a_later_kind_is_newer() -> None:
    assert faults_of("CQ2-" + CODE[4:])[0].code == "newer"


def test_a_code_with_options_of_a_later_version_is_newer() -> None:
    assert faults_of(packed([99, "Ours", "samba", {"new.thing": 1}]))[0].code == "newer"


def test_a_tiny_code_that_would_fill_the_memory_is_refused() -> None:
    bomb = packed(json.dumps([1, "x" * 3_000_000, "samba", {}]))
    assert len(bomb) < 12_000
    assert [fault.code for fault in faults_of(bomb)] == ["code_content"]


def test_an_endless_code_is_refused() -> None:
    assert faults_of("CQ1-" + "7" * 150_000)[0].code == "too_large"


@for_each(
    "content",
    ["", "nonsense", "[]", [1, "Ours", "samba"], [1, 2, "samba", {}], [True, "a", "samba", {}]],
)
def test_a_code_of_nonsense_is_refused(content: object) -> None:
    assert [fault.code for fault in faults_of(packed(content))] == ["code_content"]


def test_all_faulty_options_of_a_code_are_told() -> None:
    wrong = {"pile.layof": "no", "match.players": 40, "pack.decks": 3}
    faults = faults_of(packed([1, " ", "samba", wrong]))
    assert [fault.code for fault in faults] == ["bad_name", "bad_option", "bad_option", "conflict"]


def test_a_game_that_is_gone_leaves_classic_to_compare_with() -> None:
    got = read_rules(packed([1, "Ours", "gone_game", {"go_out.bonus": 150}]))
    assert (got.parent, got.parent_rules) == ("gone_game", TableRules())


def test_the_dictionary_of_the_codes_never_changes() -> None:
    assert zlib.crc32(rule_code._dictionary()) == KEPT[0]["dictionary"]


@pytest.mark.timeout(30)
def test_a_long_text_that_is_no_code_is_refused_soon() -> None:
    assert faults_of("CQ1 " + "7 " * 20_000)[0].code in ("too_large", "code_typing")


def test_a_code_needs_its_head() -> None:
    with pytest.raises(RuleFileProblem):
        read_code(CODE[4:])
    assert re.fullmatch(r"CQ1(-[0-9A-HJKMNP-TV-Z]{1,5})+", CODE)


@for_each("parent", ["samba\n[changed]\ngo_out.bonus: 900", "", "Samba", "x" * 61, "sämba"])
def test_a_parent_that_would_not_stay_on_its_line_is_refused(parent: str) -> None:
    (fault,) = faults_of(packed([1, "Ours", parent, {}]))
    assert fault.code == "bad_entry"
    assert fault.text.isprintable()


@pytest.mark.parametrize(
    "content", ['[1, "\\ud800", "samba", {}]', '[1, "A", "samba", {"\\ud800": 1}]']
)
def test_half_a_character_inside_a_code_is_refused(content: str) -> None:
    assert [fault.code for fault in faults_of(packed(content))] == ["code_content"]

"""The text of a saved match: it comes back whole, and bad files say what is wrong with them."""

from __future__ import annotations

import contextlib
import re
from functools import cache

import pytest
from hypothesis import given
from hypothesis import strategies as st

from canasta_qt.engine.rules import preset_ids
from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import RecordFault, RecordProblem, dumps, loads
from tests.helpers.cases import for_each
from tests.helpers.deals.matches import new_run, play_on
from tests.helpers.drawn import drawn

presets = st.sampled_from(preset_ids())
seeds = st.integers() | st.text(max_size=8)


@cache
def some_log(actions: int = 80) -> MatchLog:
    """A log that nobody changes."""
    return play_on(new_run(overrides={"pile.layoff": "no"}), actions).log


def problem_of(data: str | bytes) -> RecordProblem:
    with pytest.raises(RecordProblem) as caught:
        loads(data)
    return caught.value


@drawn(presets, seeds, st.integers(0, 250), few=10, many=100)
def test_a_log_comes_back_from_its_text(preset: str, seed: int | str, actions: int) -> None:
    log = play_on(new_run(preset, seed), actions).log
    loaded = loads(dumps(log).encode())
    assert loaded.log == log
    assert not loaded.cut_off


def test_names_of_all_scripts_survive() -> None:
    run = new_run()
    name = 'Ὀδυσσεύς "Nobody"\n\u2028 🂡'
    run.log.players = (run.log.players[0].__class__(name), *run.log.players[1:])
    assert loads(dumps(run.log).encode()).log.players[0].name == name


def test_the_name_and_id_of_the_rules_survive() -> None:
    run = new_run()
    run.log.rules_name, run.log.rule_set = "Sundays: Vera's, “ours”", "my-0a1b2c3d"
    text = dumps(run.log)
    assert loads(text.encode()).log == run.log
    assert run.log.copy() == run.log


def test_line_ends_of_other_systems_and_comments_do_not_matter() -> None:
    log = some_log()
    text = dumps(log).replace("\ndeal", "\n# a note\n\ndeal").replace("\n", "\r\n")
    assert loads(b"\xef\xbb\xbf" + text.encode()).log == log


@drawn(st.integers(0, 10_000), few=50, many=100)
def test_a_file_cut_off_anywhere_keeps_every_complete_action(cut: int) -> None:
    whole = some_log()
    text = dumps(whole)
    kept = text[: cut % len(text)]
    if "\ndeal" not in kept:
        return
    loaded = loads(kept)
    assert loaded.cut_off == (not kept.endswith("\n") or not complete_deck(kept))
    entries = [entry for deal in loaded.log.deals for entry in deal.entries]
    expected = [entry for deal in whole.deals for entry in deal.entries]
    assert entries == expected[: len(entries)]
    assert len(entries) == len(re.findall(r"^[0-9] .*\n", kept, re.MULTILINE))


def complete_deck(text: str) -> bool:
    """Whether the deck of the last deal is there with all its cards."""
    deck = re.findall(r"^deck (.*)\n", text.rpartition("\ndeal")[2], re.MULTILINE)
    return sum(len(row.split()) for row in deck) == 108


@pytest.mark.parametrize(
    "kept", ["canasta-qt match, format 1\n", "canasta-qt match, format 1\nprog"]
)
def test_a_file_that_ends_before_the_match_began_is_cut_off(kept: str) -> None:
    assert problem_of(kept).fault is RecordFault.CUT_OFF


def test_an_empty_file_is_cut_off() -> None:
    assert problem_of(b"").fault is RecordFault.CUT_OFF


@for_each(
    "data",
    [
        b"Dear diary,\ntoday we played cards.\n",
        b"\x89PNG\r\n\x1a\n\x00\xff\xfe",
        b"\x00" * 4096,
        b'{"format": 1}\n',
    ],
)
def test_a_foreign_file_is_called_foreign(data: bytes) -> None:
    assert problem_of(data).fault is RecordFault.FOREIGN


def test_whoever_rests_in_the_first_deal_cannot_deal_it() -> None:
    text = dumps(new_run("classic_5p").log)
    dealer = new_run("classic_5p").match.dealer
    with pytest.raises(RecordProblem, match="these rules seat 5 players"):
        loads(text.replace(f'"dealer": {dealer}', '"dealer": 4', 1))


def test_a_file_of_a_newer_program_says_so() -> None:
    text = dumps(some_log(3)).replace("match, format 1", "match, format 2", 1)
    problem = problem_of(text)
    assert problem.fault is RecordFault.FUTURE
    assert "a newer Canasta Qt" in problem.reason


def test_rules_of_a_newer_program_say_so() -> None:
    text = dumps(some_log(3)).replace('rules: {"format": 1', 'rules: {"format": 99', 1)
    assert problem_of(text).fault is RecordFault.FUTURE


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@for_each(
    ("old", "new", "complaint"),
    [
        (" draw\n", " drew\n", "'drew' is no action"),
        ("\n0 draw\n", "\n7 draw\n", "there is no seat 7"),
        ("\ndeal 1 dealer", "\ndeal 2 dealer", "deal 1 is expected here, not 2"),
        ("\ndeal 1 dealer", "\ndeal one dealer", "a deal is expected here"),
        ("seed: 7", "seed: 7.5", "'seed' makes no sense"),
        ("seed: 7", "seed: true", "'seed' makes no sense"),
        ("seed: 7", "seat: 7", "'seed' is expected here"),
        ('"played_by"', '"player"', "'players' makes no sense"),
        ('"name": "A"', '"name": 3', "'players' makes no sense"),
        ('"meld.min_size": 3', '"meld.min_size": -3', "meld.min_size"),
        ('"meld.min_size"', '"meld.mini_size"', "meld.mini_size"),
        ('"dealer": ', '"dealer": 1', "seat 4 players"),
        ('"persons": [0, 1, 2, 3]', '"persons": [0, 1, 2, 2]', "seat 4 players"),
    ],
)
def test_a_garbled_line_is_named(old: str, new: str, complaint: str) -> None:
    text = dumps(some_log(3))
    assert old in text
    broken = text.replace(old, new, 1)
    problem = problem_of(broken)
    assert problem.fault is RecordFault.GARBLED
    assert complaint in problem.reason
    assert 1 <= problem.line <= broken.count("\n") + 1


def test_the_line_number_is_the_line() -> None:
    text = dumps(some_log(30)).replace("discard:", "throw:", 1)
    assert problem_of(text).line == line_of(text, "throw:")


def test_a_deck_with_a_card_twice_is_garbled() -> None:
    text = dumps(some_log(3))
    deck = re.search(r"deck (\S+) (\S+)", text)
    assert deck is not None
    problem = problem_of(text.replace(deck[0], f"deck {deck[1]} {deck[1]}", 1))
    assert "deck of deal 1 is not the pack" in problem.reason


def test_text_that_is_not_utf_8_in_the_middle_is_garbled() -> None:
    data = dumps(some_log(3)).encode().replace(b'"name": "A"', b'"name": "\xff"', 1)
    problem = problem_of(data)
    assert problem.fault is RecordFault.GARBLED
    assert problem.line == 11


@given(st.binary(max_size=200), st.integers(0, 5000))
def test_no_garbage_raises_anything_else(junk: bytes, at: int) -> None:
    data = dumps(some_log(20)).encode()
    at %= len(data)
    for broken in (junk, data[:at] + junk + data[at:], data[:at] + junk):
        with contextlib.suppress(RecordProblem):
            loads(broken)


def test_a_file_that_is_no_match_is_at_fault_in_its_first_line() -> None:
    assert (problem_of("").fault, problem_of("").line) == (RecordFault.CUT_OFF, 1)
    foreign = problem_of("not ours\n")
    assert (foreign.fault, foreign.line) == (RecordFault.FOREIGN, 1)

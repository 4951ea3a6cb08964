"""The worked examples: enough of them, each shown somewhere, and never against the judge."""

from __future__ import annotations

from functools import cache

from canasta_qt.engine.rules import OPTIONS, TableRules, preset, preset_ids, resolve
from canasta_qt.features.rulebook.words.examples.example import Example, answered, example_line
from canasta_qt.features.rulebook.words.writer import EXAMPLES, MOST
from canasta_qt.record.positions.judge import judge
from canasta_qt.words.lines import Line
from tests.features.rulebook.words.books import write
from tests.helpers.cases import for_each

ALL = [(section, example) for section, examples in EXAMPLES.items() for example in examples]


@cache
def shown() -> frozenset[str]:
    """The examples that stand in the rulebook of any game."""
    books = [write(preset(preset_id).rules) for preset_id in preset_ids()]
    return frozenset(line.text for book in books for part in book.sections for line in part.lines)


def examples_of(rules: TableRules, section: str) -> list[Line]:
    found = [part for part in write(rules).sections if part.id == section]
    return [line for part in found for line in part.lines if line.kind == "example"]


def test_there_are_many_examples_and_never_too_many_in_a_section() -> None:
    assert len(ALL) >= 30
    for preset_id in preset_ids():
        for part in write(preset(preset_id).rules).sections:
            assert sum(line.kind == "example" for line in part.lines) <= MOST


@for_each("name", ["classic_4p", "american_2017", "samba", "hand_and_foot"])
def test_the_best_known_games_have_examples_in_many_sections(name: str) -> None:
    book = write(preset(name).rules)
    parts = [part for part in book.sections if any(x.kind == "example" for x in part.lines)]
    assert len(parts) >= 9


@for_each("example", [each for _, each in ALL], ids=lambda each: each.text[:50])
def test_every_example_is_shown_in_some_game(example: Example) -> None:
    told_lines = (example_line(example, preset(preset_id).rules) for preset_id in preset_ids())
    assert any(line is not None and line.text in shown() for line in told_lines)


def test_every_example_names_options_it_is_about() -> None:
    known = {spec.key for spec in OPTIONS}
    assert all(example.keys and set(example.keys) <= known for _, example in ALL)


def test_verdicts_agree_with_the_judge_of_written_positions() -> None:
    for preset_id in ("classic_4p", "viennese", "american_cla", "bolivia"):
        rules = preset(preset_id).rules
        for _, example in ALL:
            if not example.action or example.total is not None:
                continue
            position = {**example.position, "rules": preset_id, "actions": [example.action]}
            answer = judge(position)
            verdict = answered(example, rules)
            if not verdict:
                assert "error" in answer
                continue
            (result,) = answer["results"]  # type: ignore[misc]
            assert result.get("code", "legal") == getattr(
                getattr(verdict, "code", None), "value", verdict
            )


def test_the_verdict_follows_the_rules_in_force() -> None:
    question = "May you lay two queens and three twos as a meld?"
    classic, viennese = (
        next(
            line.text for line in examples_of(preset(name).rules, "melds") if question in line.text
        )
        for name in ("classic_4p", "viennese")
    )
    assert classic.endswith("Yes.")
    assert "No: Too many wild cards" in viennese


def test_a_fault_that_is_put_right_and_paid_for_is_no_more_allowed() -> None:
    rules = resolve("viennese", {"table.enforcement": "penalise"})
    takes = [
        line.text for line in examples_of(rules, "pile") if "canasta of five nines" in line.text
    ]
    assert [text.partition("hand? ")[2][:4] for text in takes] == ["No: "]


def test_an_example_is_left_out_where_its_question_makes_no_sense() -> None:
    assert not examples_of(preset("classic_4p").rules, "sequences")
    one_pack = preset("manzana").rules
    assert all("seven nines" not in line.text for line in examples_of(one_pack, "canastas"))


def test_points_are_counted_by_the_rules_in_force() -> None:
    rules = resolve("classic_4p", {"score.canasta": {"natural": 500, "mixed": 400}})
    assert any("520 points" in line.text for line in examples_of(rules, "scoring"))

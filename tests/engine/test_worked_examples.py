"""The worked examples of `docs/RULES.md`, as positions that the judge answers.

`worked_examples.json` holds what a position says, what is tried and what must come of it: `legal`
or the code of the refusal, with the two numbers it compares where the example gives them.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from canasta_qt.engine.match import Match
from canasta_qt.engine.movegen.laydowns import openings
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.rules import resolve
from canasta_qt.engine.scoring import ScoreLine, SideScore
from canasta_qt.record.positions.judge import judge
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = json.loads((HERE / "worked_examples.json").read_text("utf-8"))
RULES = (HERE.parents[1] / "docs" / "RULES.md").read_text("utf-8")
NUMBERS = {line.split()[1] for line in RULES.splitlines() if line.startswith("| EX-")}
"""Every example that stands among the rules."""

ABOUT_MATCHES = {"EX-145", "EX-146"}
"""Examples about the end of a match: functions below."""


def outcome_of(result: dict[str, Any]) -> str:
    if result["legal"]:
        return "legal"
    return f"{result['code']} {result['why']}"


def numbers_of(refusal: Refusal) -> str:
    return f"{refusal.have} {refusal.need}"


@for_each("case", CASES, ids=lambda case: f"{case['id']}: {case['says']}")
def test_worked_example(case: dict[str, Any]) -> None:
    answer: Any = judge({"id": case["id"], **case["position"]}, numbers_of)
    expect = case["expect"]
    assert "error" not in answer, answer
    results = [outcome_of(result) for result in answer["results"]]
    short = [
        found if " " in wanted else found.partition(" ")[0]
        for found, wanted in zip(results, expect["results"], strict=True)
    ]
    assert short == expect["results"]
    for side, minimum in expect.get("minimum", {}).items():
        assert answer["minimum"][side] == minimum
    for side, melds in expect.get("melds_after", {}).items():
        assert answer["melds"][side] == melds
    if "hand_after" in expect:
        assert answer["hand"] == expect["hand_after"]
    for side, score in expect.get("scores", {}).items():
        check_score(answer["scores"][side], score)


def check_score(found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """The total if it is given, and every line that is."""
    assert found["total"] == wanted.get("total", found["total"])
    for kind, points in wanted.get("lines", {}).items():
        of_kind = [line["points"] for line in found["lines"] if line["kind"] == kind]
        assert sum(of_kind) == points, (kind, found["lines"])


def test_no_example_is_missing() -> None:
    assert NUMBERS - {case["id"] for case in CASES} - ABOUT_MATCHES == set()


def test_every_case_belongs_to_an_example_of_the_rules() -> None:
    assert {case["id"] for case in CASES} <= NUMBERS


def test_EX_073_no_search_finds_an_opening() -> None:
    case = next(case for case in CASES if case["id"] == "EX-073")
    state = set_up({"id": "EX-073", **case["position"]}).state
    assert openings(state) == []
    assert all("LayDown" not in type(action).__name__ for action in legal_actions(state))


def ended_with(preset: str, totals: tuple[int, ...]) -> Match:
    """A match whose only deal brought these points."""
    match = Match(resolve(preset), 1)
    lines = [(ScoreLine("melded", total),) for total in totals]
    match.scores.append(tuple(SideScore(side, line) for side, line in enumerate(lines)))
    return match


def test_EX_145_the_higher_total_wins_when_both_sides_pass_the_target() -> None:
    outcome = ended_with("classic_4p", (5240, 5310)).outcome()
    assert outcome is not None
    assert (outcome.winners, outcome.margin) == ((1,), 70)


def test_EX_146_a_tie_plays_on() -> None:
    assert ended_with("cardgames_io", (5200, 5200)).outcome() is None

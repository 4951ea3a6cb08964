"""The worked examples of `docs/RULES.md`, entered as people at a real table would.

`worked_examples.json` has each as a sheet: with its `cards` told one by one, and `counted` where
counting them says the same. Both must come to the totals and lines of the example.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.model.tally import ScoredSheet, tally
from tests.helpers.cases import for_each

HERE = Path(__file__).parent
CASES: list[dict[str, Any]] = json.loads((HERE / "worked_examples.json").read_text("utf-8"))
RULES = (HERE.parents[2] / "docs" / "RULES.md").read_text("utf-8")
EXAMPLES = {line.split()[1] for line in RULES.splitlines() if line.startswith("| EX-")}


def scored(lines: list[str]) -> ScoredSheet:
    return tally(read_entries("\n".join(lines).encode()).sheet)


def ways() -> list[Any]:
    return [
        pytest.param(case, way, id=f"{case['id']} {way}: {case['says']}")
        for case in CASES
        for way in ("cards", "counted")
        if way in case
    ]


@for_each(("case", "way"), ways())
def test_worked_example(case: dict[str, Any], way: str) -> None:
    found = scored(case[way])
    assert list(found.ahead.totals) == case["totals"]
    for scorer, wanted in case.get("lines", {}).items():
        lines = found.deals[-1].scores[int(scorer)].lines
        for kind, points in wanted.items():
            assert sum(line.points for line in lines if line.kind == kind) == points, kind
    if "minimums" in case:
        assert list(found.ahead.minimums) == case["minimums"]
    if "winners" in case:
        outcome = found.outcome
        assert list(outcome.winners if outcome else ()) == case["winners"]
        assert "margin" not in case or (outcome is not None and outcome.margin == case["margin"])


def test_at_least_sixty_examples_are_scored() -> None:
    examples = {case["id"] for case in CASES}
    assert examples <= EXAMPLES
    assert len(examples) >= 60

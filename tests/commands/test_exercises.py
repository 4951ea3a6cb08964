"""`canasta-qt exercises` lists, makes and solves."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial

import pytest

from canasta_qt.commands import exercises as command
from canasta_qt.commands.exercises import exercises
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.learning.exercises.model.attempt import solve
from canasta_qt.features.learning.exercises.model.exercise import Exercise
from canasta_qt.features.learning.exercises.model.position import FIRST_LINE, read_text, shipped
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_set import RuleSet


def test_it_lists_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    assert exercises(["--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert sum(row["exercises"] for row in rows) == len(shipped().exercises)
    assert exercises(["--rules", "classic_4p"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1 + len(shipped().of("classic_4p"))
    assert shipped().of("classic_4p")[0].id in lines[1]


def test_it_solves_one(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "solve", partial(solve, worlds=600))
    one = shipped().of("classic_4p")[0]
    assert exercises(["--solve", one.id]) == 0
    text = capsys.readouterr().out
    assert "right" in text
    assert "holds" in text
    assert exercises(["--solve", one.id, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["holds"]
    assert data["moves"][0]["right"]


def test_it_makes_a_file(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def quickly(rules: str, wanted: int, seed: str, **_: object) -> Iterator[Exercise]:
        assert (rules, wanted, seed) == ("classic_4p", 2, "test")
        yield from shipped().of(rules)[:wanted]

    monkeypatch.setattr(command, "make", quickly)
    assert exercises(["--make", "2", "--seed", "test"]) == 0
    found = read_text(capsys.readouterr().out, "classic_4p", "made")
    assert found.exercises == shipped().of("classic_4p")[:2]
    assert exercises(["--make", "2", "--seed", "test", "--json"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [row["id"] for row in rows] == [one.id for one in found.exercises]


@pytest.mark.slow
def test_it_makes_a_file_of_new_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert exercises(["--make", "1", "--seed", "test", "--processes", "1"]) == 0
    text = capsys.readouterr().out
    assert text.startswith(FIRST_LINE)
    found = read_text(text, "classic_4p", "made")
    assert not found.faults
    assert len(found.exercises) == 1


CLASSIC = preset("classic_4p").rules
NOT_IMAGINED = short_code(
    RuleSet(
        "Strict", "classic_4p", resolve("classic_4p", {"table.enforcement": "penalise"}), CLASSIC
    )
)
"""Rules that playouts do not know."""


@pytest.mark.parametrize(
    "arguments",
    [
        ["--rules", "nothing"],
        ["--solve", "nothing"],
        ["--make", "none"],
        ["--make", "1", "--seed", "a b"],
        ["--make", "1", "--rules", NOT_IMAGINED],
    ],
)
def test_what_cannot_be_done_is_said(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert exercises(arguments) == 2
    assert "canasta-qt exercises:" in capsys.readouterr().err

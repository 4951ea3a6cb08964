"""The command that judges positions."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from canasta_qt.commands.check import judge_positions

Out = pytest.CaptureFixture[str]
GOOD = {"id": "good", "rules": "classic_4p", "hands": {"0": "K K"}, "actions": ["draw"]}
BAD = {"id": "bad", "rules": "classic_4p", "hands": {"0": "K*9"}}


def write(folder: Path, content: object) -> str:
    file = folder / "positions.json"
    file.write_text(content if isinstance(content, str) else json.dumps(content), encoding="utf-8")
    return str(file)


def test_one_line_for_each_position_in_order(tmp_path: Path, capsys: Out) -> None:
    assert judge_positions([write(tmp_path, [GOOD, GOOD | {"id": 2}])]) == 0
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["id"] for answer in answers] == ["good", 2]
    assert answers[0]["results"] == [{"action": "draw", "legal": True}]


def test_a_refused_action_has_its_code_and_a_sentence(tmp_path: Path, capsys: Out) -> None:
    tried = GOOD | {"phase": "play", "actions": ["meld: K K"]}
    assert judge_positions([write(tmp_path, tried)]) == 0
    assert json.loads(capsys.readouterr().out)["results"] == [
        {
            "action": "meld: K K",
            "legal": False,
            "code": "E_MIN_SIZE",
            "why": "A meld of kings needs at least 3 cards; this would be 2.",
        }
    ]


def test_a_single_position_needs_no_list(tmp_path: Path, capsys: Out) -> None:
    assert judge_positions([write(tmp_path, GOOD)]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "good"


def test_an_impossible_position_fails_and_the_others_are_judged(
    tmp_path: Path, capsys: Out
) -> None:
    assert judge_positions([write(tmp_path, [BAD, GOOD, 5])]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert ["error" in answer for answer in answers] == [True, False, True]


def test_a_game_that_cannot_be_played_names_its_options(tmp_path: Path, capsys: Out) -> None:
    tame = {"preset": "samba", "overrides": {"pack.wild_ranks": ["X"]}}
    assert judge_positions([write(tmp_path, {"id": 1, "rules": tame})]) == 1
    assert "pack.wild_ranks" in json.loads(capsys.readouterr().out)["error"]


def test_a_dash_reads_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    stdin = io.TextIOWrapper(io.BytesIO(json.dumps(GOOD).encode()))
    monkeypatch.setattr(sys, "stdin", stdin)
    assert judge_positions(["-"]) == 0
    assert json.loads(capsys.readouterr().out)["id"] == "good"


@pytest.mark.parametrize("content", ["", "{", "not json", "[1,]"])
def test_a_file_that_is_no_json_is_one_clear_line(
    tmp_path: Path, capsys: Out, content: str
) -> None:
    assert judge_positions([write(tmp_path, content)]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "is not JSON" in said.err
    assert "line 1" in said.err


def test_a_missing_file_is_one_clear_line(tmp_path: Path, capsys: Out) -> None:
    assert judge_positions([str(tmp_path / "nothing.json")]) == 2
    assert "No such file" in capsys.readouterr().err


def test_bytes_that_are_no_text_are_one_clear_line(tmp_path: Path, capsys: Out) -> None:
    (tmp_path / "p").write_bytes(b"\xff\xfe\x00")
    assert judge_positions([str(tmp_path / "p")]) == 2
    assert "is not JSON" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("wrong", "place"),
    [
        ('{"rules": "classic_4p",\n  "hands": {"0": "K K 1h"}}', "(line 2, column 23)"),
        ('[{"rules": "classic_4p"},\n {"rules": "nonsense"}]', "(line 2, column 13)"),
        ("[\n5]", "(line 2, column 1)"),
        ('{"rules": "classic_4p", "melds": {"1": ["K K K", "Q J 4"]}}', "(line 1, column 50)"),
        ('{"rules": "classic_4p",\n "actions": ["draw",\n "dance"]}', "(line 3, column 3)"),
        ('{"rules": "classic_4p",\n "red_threes": {"0": 7}}', "(line 2, column 16)"),
    ],
)
def test_what_cannot_be_is_told_with_line_and_column(
    tmp_path: Path, capsys: Out, wrong: str, place: str
) -> None:
    assert judge_positions([write(tmp_path, wrong)]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert answers[-1]["error"].endswith(place)

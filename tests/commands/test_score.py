"""The command that scores a game with real cards."""

from __future__ import annotations

import io
import json
import sys
from pathlib import Path

import pytest

from canasta_qt.commands.score import score_entries

Out = pytest.CaptureFixture[str]
DEAL = """rules: classic_4p
names: Ann, Bob, Carl, Dora
deal
Ann & Carl: natural 1, points 80, hand 10
Bob & Dora: points 200, hand 80
Ann: out
"""


def write(folder: Path, content: str) -> str:
    file = folder / "evening.txt"
    file.write_text(content, encoding="utf-8")
    return str(file)


def test_lines_totals_and_what_comes_next(tmp_path: Path, capsys: Out) -> None:
    assert score_entries([write(tmp_path, DEAL)]) == 0
    told = capsys.readouterr().out
    assert "Deal 1. Ann went out." in told
    assert [line.split() for line in told.splitlines() if line.startswith("Total")] == [
        ["Total", "670", "120"]
    ]
    assert "Deal 2: Bob deals" in told
    assert "Ann & Carl open with 50" in told


def test_json_has_all_of_it(tmp_path: Path, capsys: Out) -> None:
    assert score_entries([write(tmp_path, DEAL), "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["columns"] == ["Ann & Carl", "Bob & Dora"]
    (deal,) = data["deals"]
    assert deal["totals"] == [670, 120]
    assert {"kind": "going_out", "points": 100} in deal["scores"][0]["lines"]
    assert data["next"] == {"deal": 2, "dealer": "Bob", "minimums": [50, 50]}
    assert data["doubts"] == []


def test_what_cannot_be_is_told_by_its_line_and_scored_all_the_same(
    tmp_path: Path, capsys: Out
) -> None:
    file = write(tmp_path, DEAL.replace("natural 1", "natural 12"))
    assert score_entries([file]) == 1
    out, err = capsys.readouterr()
    assert "6,170" in out
    assert f"{file}, line 4: Natural canastas: 12 are more than the pack allows (11)." in err


def test_what_cannot_be_read_ends_with_status_2(tmp_path: Path, capsys: Out) -> None:
    file = write(tmp_path, DEAL.replace("hand 80", "hand eighty"))
    assert score_entries([file]) == 2
    told = capsys.readouterr().err
    assert (
        told == f"canasta-qt score: {file}, line 5: 'hand eighty': that is nothing to be counted\n"
    )
    assert score_entries([str(tmp_path / "nowhere")]) == 2


def test_standard_input(monkeypatch: pytest.MonkeyPatch, capsys: Out) -> None:
    class Stdin:
        buffer = io.BytesIO(DEAL.encode())

    monkeypatch.setattr(sys, "stdin", Stdin())
    assert score_entries(["-"]) == 0
    assert "670" in capsys.readouterr().out

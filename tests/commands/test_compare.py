"""`canasta-qt compare`: what others make of the same cards, in words and as data."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from canasta_qt.commands.compare import compare_match
from canasta_qt.record.log_text import dumps
from tests.helpers.deals.compared import played_match, seat_of_person
from tests.helpers.workers import work_here

Out = pytest.CaptureFixture[str]


@pytest.fixture
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals are played in this process."""
    work_here(monkeypatch)


def saved(path: Path, deals: int = 2, **match: object) -> str:
    path.write_text(dumps(played_match(deals, **match)), encoding="utf-8")  # type: ignore[arg-type]
    return str(path)


@pytest.mark.usefixtures("here")
def test_a_line_a_deal_and_the_average_are_told(tmp_path: Path, capsys: Out) -> None:
    file = saved(tmp_path / "m.canasta")
    assert compare_match([file, "--level", "casual", "--level", "newcomer"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Deal 1: you ")
    assert "Casual player" in lines[0]
    assert "Newcomer" in lines[0]
    assert "first different move" in lines[1] or "same as yours" in lines[1]
    assert lines[4] == "2 deals were compared so far. After ten deals you see an average."


@pytest.mark.usefixtures("here")
def test_the_same_as_data(tmp_path: Path, capsys: Out) -> None:
    told = as_data(saved(tmp_path / "m.canasta"), capsys)
    (deal, _) = told["deals"]
    seat = seat_of_person(played_match())
    assert told["seat"] == seat
    assert told["company"][seat] == ""
    yours, theirs = deal["yours"], deal["levels"]["casual"]
    assert theirs["difference"] == yours["ahead"] - theirs["ahead"]
    assert told["average"] == {"casual": None}


# stand-in: test_the_same_comparison_is_the_same_here_and_on_other_processes
@pytest.mark.slow
def test_one_and_two_processes_tell_the_same(tmp_path: Path, capsys: Out) -> None:
    file = saved(tmp_path / "m.canasta")
    one, two = (as_data(file, capsys, "--processes", number) for number in "12")
    assert one == two


def as_data(file: str, capsys: Out, *words: str) -> dict[str, Any]:
    assert compare_match([file, "--json", "--level", "casual", *words]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    return told


@pytest.mark.usefixtures("here")
def test_that_other_people_played_is_said(tmp_path: Path, capsys: Out) -> None:
    file = saved(tmp_path / "m.canasta", 1, people=(0, 1))
    assert compare_match([file, "--level", "casual"]) == 0
    assert "a steady player sits in for" in capsys.readouterr().out


def test_bad_arguments_and_files_are_named(tmp_path: Path, capsys: Out) -> None:
    file = saved(tmp_path / "m.canasta")
    for arguments, said in (
        (["--seat", "4"], "the seats 0 to 3"),
        (["--seat", "me"], "--seat needs a number"),
        (["--level", "genius"], "not 'genius'"),
        (["--level", "expert:genius"], "not 'expert:genius'"),
        (["--processes", "0"], "--processes needs a number"),
    ):
        assert compare_match([file, *arguments]) == 2
        assert said in capsys.readouterr().err
    assert compare_match([str(tmp_path / "none.canasta")]) == 2
    log = played_match()
    (tmp_path / "e.canasta").write_text(dumps(replace(log, deals=[])), encoding="utf-8")
    assert compare_match([str(tmp_path / "e.canasta")]) == 2
    running = saved(tmp_path / "r.canasta", 0, more=5)
    assert compare_match([running]) == 2
    assert "no deal of this match is over" in capsys.readouterr().err


def test_a_match_that_does_not_play_as_written_is_damaged(tmp_path: Path, capsys: Out) -> None:
    log = played_match().copy()
    del log.deals[0].entries[3]
    (tmp_path / "d.canasta").write_text(dumps(log), encoding="utf-8")
    assert compare_match([str(tmp_path / "d.canasta")]) == 1
    assert "is damaged: deal 1" in capsys.readouterr().err

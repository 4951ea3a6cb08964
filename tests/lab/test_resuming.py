"""Long measurements that are broken off and taken up again."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from canasta_qt.engine.rules import preset, resolve
from tests.helpers.workers import work_here
from tools.lab.commands.arena import measure_levels as arena
from tools.lab.contest import Contest, ContestFile, ContestReport, contest_digest, hold
from tools.lab.duel import MatchResult, PairResult, PlayerCounts
from tools.lab.lines_file import LinesFileProblem

RULES = resolve("classic_2p", {"match.end": {"kind": "deals", "count": 1}})
QUICK = Contest(RULES, "random", "random", "7")
RECORD = PlayerCounts(discards=9, gifts=1, outs=2, losses=1, defeats=1, times=[1234, 1199, 52])


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """That processes change nothing is asked of whole contests (`test_contest`)."""
    work_here(monkeypatch)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where results are kept; it is not there yet."""
    return tmp_path / "kept.jsonl"


def _held(file: Path, pairs: int, matches: int = 0) -> ContestReport:
    return hold(QUICK, pairs, matches, processes=1, kept=ContestFile(file))


def _essence(report: ContestReport) -> object:
    return report.margins, report.matches, [one.record.discards for one in report.habits]


def test_what_was_kept_comes_back_with_times_to_two_figures(file: Path) -> None:
    pair = PairResult(4, -35.5, {"one": RECORD, "other": PlayerCounts()})
    match = MatchResult(0, 0.5, 6, {"one": PlayerCounts(), "other": RECORD})
    for result in (pair, match):
        ContestFile(file).add(QUICK, result)
    found = ContestFile(file).of(QUICK)
    assert list(found) == [("pair", 4), ("match", 0)]
    again = found["pair", 4]
    assert isinstance(again, PairResult)
    assert again.margin == -35.5
    assert again.records["one"].times == [52, 1200, 1200]
    assert again.records["one"].losses == 1
    assert ContestFile(file).of(Contest(RULES, "random", "random", "8")) == {}


def test_a_measurement_goes_on_where_it_was_broken_off(
    file: Path,
) -> None:
    whole = hold(QUICK, 4, 1, processes=1)
    _held(file, 2)
    assert len(file.read_text().splitlines()) == 2
    again = _held(file, 4, 1)
    assert _essence(again) == _essence(whole)
    assert len(file.read_text().splitlines()) == 5


def test_results_of_players_that_played_otherwise_are_refused(file: Path) -> None:
    _held(file, 1)
    line = json.loads(file.read_text())
    file.write_text(json.dumps({**line, "margin": line["margin"] + 10}) + "\n")
    with pytest.raises(LinesFileProblem, match="comes out differently now"):
        _held(file, 2)


def test_a_last_line_that_was_cut_off_is_played_again(file: Path) -> None:
    _held(file, 2)
    text = file.read_text()
    file.write_text(text[:-20])
    assert _essence(_held(file, 2)) == _essence(hold(QUICK, 2, processes=1))
    assert file.read_text().count("\n") == 2


def test_a_file_of_something_else_is_left_alone(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text("my diary\n")
    assert arena(["random", "random", "--pairs", "1", "--keep", str(file)]) == 2
    assert "line 1: that is no result" in capsys.readouterr().err
    assert file.read_text() == "my diary\n"


def test_a_bad_line_is_named(file: Path) -> None:
    ContestFile(file).add(QUICK, PairResult(0, 1.0, {}))
    file.write_text(file.read_text() + '{"contest": 3}\n')
    with pytest.raises(LinesFileProblem, match="line 2"):
        ContestFile(file)


def test_contests_are_told_apart_by_rules_players_seed_and_core() -> None:
    others = [
        Contest(preset("classic_2p").rules, "random", "random", "7"),
        Contest(RULES, "steady", "random", "7"),
        Contest(RULES, "random", "random", "8"),
        Contest(RULES, "random", "random", "7", interpreted=True),
    ]
    assert len({contest_digest(one) for one in (QUICK, *others)}) == 5


def test_what_was_kept_when_seeds_were_open_is_counted_and_gone_on_with(file: Path) -> None:
    """The measured results of `tests/benchmarks/measured` are of that time."""
    before = replace(QUICK, open_seeds=True)
    begun = hold(before, 2, processes=1, kept=ContestFile(file))
    assert _essence(begun) != _essence(hold(QUICK, 2, processes=1))
    assert _held(file, 2).margins == begun.margins
    assert _held(file, 3).contest == before
    assert len(file.read_text().splitlines()) == 3


@pytest.mark.parametrize(("name", "kept"), [("ladder", 300), ("expert_steady", 2900)])
def test_the_measured_results_are_found(name: str, kept: int) -> None:
    measured = Path(__file__).parents[1] / "benchmarks" / "measured" / f"{name}.jsonl"
    levels = ("casual", "newcomer") if name == "ladder" else ("expert", "steady")
    asked = Contest(preset("classic_4p").rules, *levels, "2026")
    results = ContestFile(measured)
    assert len(results.of(results.as_begun(asked))) >= kept

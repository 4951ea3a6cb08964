"""All matches checked without a window."""

from __future__ import annotations

from collections.abc import Callable
from multiprocessing.context import SpawnProcess
from pathlib import Path

import pytest

from canasta_qt.commands import arguments, matches
from canasta_qt.commands.arguments import show_progress
from canasta_qt.commands.matches import check_matches
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from canasta_qt.storage.matches import MatchStore
from tests.helpers.deals.matches import new_run, play_deal
from tests.helpers.workers import work_here

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    store = open_store(Paths.find(tmp_path))
    for seed in (1, 2, 3):
        run = play_deal(new_run(seed=seed, overrides=ONE_DEAL))
        store.import_log(run.log, f"Game {seed}", at=1e9)
    store.database.close()
    return store


def spoil(store: MatchStore, column: str, value: object, match: int) -> None:
    with store.database.writing() as connection:
        connection.execute(f"UPDATE matches SET {column} = ? WHERE id = ?", (value, match))
    store.database.close()


def test_sound_matches_are_well(store: MatchStore, capsys: pytest.CaptureFixture[str]) -> None:
    assert check_matches(["--data-dir", str(store.database.path.parent)]) == 0
    assert tuple(capsys.readouterr()) == ("All is well. Checked: 3 matches.\n", "")


def test_what_can_be_repaired_is(store: MatchStore, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(store, "players", "[" * 100_000, 2)
    folder = str(store.database.path.parent)
    assert check_matches(["--data-dir", folder]) == 0
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Checked: 3 matches. Fine: 2. Repaired: 1. Damaged: 0."
    assert told[1].startswith("Game 2, 2001-09-")
    assert told[1].endswith("repaired (its entry in the history).")
    assert check_matches(["--data-dir", folder]) == 0
    assert capsys.readouterr().out == "All is well. Checked: 3 matches.\n"


def test_a_damaged_match_is_named(store: MatchStore, capsys: pytest.CaptureFixture[str]) -> None:
    spoil(store, "play", b"nonsense", 3)
    assert check_matches(["--data-dir", str(store.database.path.parent)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Checked: 3 matches. Fine: 2. Repaired: 0. Damaged: 1."
    assert told[1].endswith("damaged. It cannot be read.")


def test_a_damaged_file_is_not_touched(
    store: MatchStore, capsys: pytest.CaptureFixture[str]
) -> None:
    path = store.database.path
    data = bytearray(path.read_bytes())
    data[4096:8192] = bytes(range(255, -1, -1)) * 16
    path.write_bytes(data)
    assert check_matches(["--data-dir", str(path.parent)]) == 1
    assert "Restart Canasta" in capsys.readouterr().out
    assert path.read_bytes() == data


def test_without_matches_nothing_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_matches(["--data-dir", str(tmp_path / "nowhere")]) == 2
    assert "there are no matches" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def refuse_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(_process: SpawnProcess) -> None:
        raise BlockingIOError(11, "Resource temporarily unavailable")

    monkeypatch.setattr(SpawnProcess, "start", refused)


@pytest.mark.parametrize("prepare", [work_here, refuse_processes])
def test_many_matches_are_checked_by_processes_or_without_them(
    store: MatchStore,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    prepare: Callable[[pytest.MonkeyPatch], None],
) -> None:
    monkeypatch.setattr(matches, "_SHARE", 1)
    monkeypatch.setattr(matches, "_MANY", 2)
    prepare(monkeypatch)
    spoil(store, "play", b"nonsense", 3)
    spoil(store, "players", "nobody", 2)
    assert check_matches(["--data-dir", str(store.database.path.parent)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "Checked: 3 matches. Fine: 1. Repaired: 1. Damaged: 1."
    assert [line.partition(",")[0] for line in told[1:]] == ["Game 3", "Game 2"]


def test_progress_is_told_now_and_then_where_nobody_watches(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    moments = iter((0.0, 3.0, 11.0, 11.0, 14.0, 24.0, 24.0, 50.0))
    monkeypatch.setattr(arguments.time, "monotonic", lambda: next(moments))
    for number in range(1, 6):
        show_progress(f"{number} of 5", is_last=number == 5)
    assert capsys.readouterr().err == "3 of 5\n5 of 5\n"

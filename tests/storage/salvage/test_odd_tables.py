"""Tables that no program of ours made: a start neither hangs in them nor takes them for sound."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from canasta_qt.commands.matches import check_matches
from canasta_qt.record.log_text import dumps
from canasta_qt.storage import side_files
from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.files import Paths, StorageCode
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.salvage.sources import copy_is_sound
from canasta_qt.storage.side_files import latest_copy, match_count
from tests.helpers.deals.matches import new_run, play_deal, play_on

ENDLESS = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT"

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Two finished matches, one by changed rules, and one that goes on; without a copy."""
    folder = tmp_path_factory.mktemp("player")
    store = open_store(Paths.find(folder))
    for seed, changes in enumerate((ONE_DEAL, {**ONE_DEAL, "go_out.bonus": 300})):
        log = play_deal(new_run(seed=seed, overrides=changes)).log
        store.import_log(log, at=1000.0 + seed)
    play_on(new_run(seed=8, on_change=Recorder(store)), 6)
    shut(store)
    latest_copy(store.database.path).unlink()
    return folder


@pytest.fixture
def paths(played: Path, tmp_path: Path) -> Paths:
    shutil.copytree(played, tmp_path / "data")
    return Paths.find(tmp_path / "data")


def change(path: Path, *statements: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


def logs(paths: Paths) -> dict[int, str]:
    """Every match that can be read, once it was played again by the rules that are stored."""
    store = open_store(paths)
    found = {match: dumps(store.log(match)) for match in store.ids()}
    shut(store)
    return found


HIDDEN_TABLE = ("ALTER TABLE {0} RENAME TO other", f"CREATE VIEW {{0}} AS {ENDLESS} i FROM n")

TRIGGER = f"""
CREATE TRIGGER endless AFTER UPDATE ON matches BEGIN
    INSERT INTO rules SELECT i, '' FROM ({ENDLESS} i FROM n);
END
"""


@pytest.mark.parametrize(
    "statements",
    [
        pytest.param(["DROP TABLE rules"], id="no rules"),
        pytest.param([one.format("matches") for one in HIDDEN_TABLE], id="endless matches"),
        pytest.param([one.format("actions") for one in HIDDEN_TABLE], id="endless actions"),
        pytest.param([TRIGGER], id="endless trigger"),
    ],
)
def test_tables_that_are_not_ours_are_made_anew_with_every_match(
    paths: Paths, statements: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    before = logs(paths)
    change(paths.database, *statements)
    assert copy_is_sound(paths.database) is False
    assert check_matches(["--data-dir", str(paths.data)]) == 1
    assert "The file with your matches is damaged." in capsys.readouterr().out
    store = open_store(paths)
    (problem,) = prepare(store, paths)
    shut(store)
    assert (problem.code, problem.number) == (StorageCode.RECOVERED, len(before))
    assert logs(paths) == before


def test_a_copy_with_an_endless_view_is_left_soon(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(side_files, "_LOOK_SECONDS", 0.05)
    copy = latest_copy(paths.database)
    shutil.copyfile(paths.database, copy)
    assert match_count(copy) == 3
    change(copy, *(one.format("matches") for one in HIDDEN_TABLE))
    assert match_count(copy) is None


def test_what_somebody_added_beside_our_tables_is_left_alone(paths: Paths) -> None:
    change(paths.database, "CREATE TABLE notes (text)", f"CREATE VIEW other AS {ENDLESS} i FROM n")
    store = open_store(paths)
    assert prepare(store, paths) == []
    shut(store)

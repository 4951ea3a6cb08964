"""From start to end: older and newer databases, copies, and a disk without room."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.database import version_of
from canasta_qt.storage.files import Paths, StorageCode
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.schema import VERSION
from tests.helpers.deals.matches import finished_in, new_run, play_deal, play_on
from tests.helpers.deals.stores import one_more_step

ROOT = Path(__file__).resolve().parents[2]
RUNNING = play_on(new_run(seed=1), 20)
OVER = play_deal(new_run(seed=2, overrides={"match.end": {"kind": "deals", "count": 1}}))


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    found = Paths.find(tmp_path / "player")
    found.create()
    return found


def started(paths: Paths) -> MatchStore:
    store = open_store(paths)
    assert prepare(store, paths) == []
    return store


def version(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return version_of(connection)


def set_version(path: Path, number: int) -> None:
    with closing(sqlite3.connect(path)) as connection:
        connection.execute(f"PRAGMA user_version = {number}")


def test_a_database_of_an_earlier_program_is_brought_up_to_date(paths: Paths) -> None:
    store = started(paths)
    match = store.import_log(OVER.log)
    shut(store)
    with one_more_step("ALTER TABLE matches ADD COLUMN made_up DEFAULT 7"):
        store = started(paths)
        assert store.log(match) == OVER.log
        with store.database.reading() as connection:
            assert connection.execute("SELECT made_up FROM matches").fetchone() == (7,)
        shut(store)
    assert version(paths.database) == VERSION + 1
    assert version(paths.database.with_name(f"matches.db.version-{VERSION}")) == VERSION


def test_a_migration_is_whole_or_not_at_all(paths: Paths) -> None:
    shut(started(paths))
    with one_more_step("CREATE TABLE half (one)", "CREATE TABLE half (two)"):
        (problem,) = prepare(open_store(paths), paths)
    assert problem.code is StorageCode.NOT_WRITABLE
    assert version(paths.database) == VERSION
    with closing(sqlite3.connect(paths.database)) as connection:
        assert (
            connection.execute("SELECT 1 FROM sqlite_master WHERE name = 'half'").fetchall() == []
        )


def test_a_newer_database_is_left_alone_and_an_own_one_is_used_beside_it(paths: Paths) -> None:
    shut(started(paths))
    set_version(paths.database, VERSION + 1)
    before = paths.database.read_bytes()
    for known in (0, 1):
        store = open_store(paths)
        (problem,) = prepare(store, paths)
        assert (problem.code, problem.path) == (StorageCode.FUTURE, paths.database)
        assert len(store.unfinished().matches) == known
        play_on(new_run(on_change=Recorder(store)), 3)
        shut(store)
    assert paths.database.read_bytes() == before


def test_what_an_older_program_played_beside_it_is_taken_in_later(paths: Paths) -> None:
    shut(started(paths))
    set_version(paths.database, VERSION + 1)
    store = open_store(paths)
    prepare(store, paths)
    store.import_log(OVER.log)
    store.import_log(RUNNING.log)
    shut(store)
    set_version(paths.database, VERSION)
    for _ in range(2):
        store = started(paths)
        assert [match.log for match in store.unfinished().matches] == [RUNNING.log]
        assert len(finished_in(store)) == 1
        shut(store)
    assert (paths.taken_in / f"matches.version-{VERSION}.db").exists()


def test_a_file_that_may_only_be_read_still_shows_its_matches(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = started(paths)
    store.import_log(OVER.log)
    store.import_log(RUNNING.log)
    shut(store)
    real = sqlite3.connect
    monkeypatch.setattr(
        "canasta_qt.storage.database.sqlite3.connect",
        lambda path, **rest: real(f"{path.as_uri()}?mode=ro", uri=True, **rest),
    )
    store = open_store(paths)
    assert [problem.code for problem in prepare(store, paths)] == [StorageCode.NOT_WRITABLE]
    assert len(finished_in(store)) == 1
    (waiting,) = store.unfinished().matches
    recorder = Recorder(store, match=waiting.id)
    play_on(new_run(on_change=recorder), 2)
    assert recorder.problem is not None
    assert recorder.problem.code is StorageCode.NOT_WRITABLE


def test_a_clean_end_leaves_a_copy_of_everything(paths: Paths) -> None:
    store = started(paths)
    match = store.import_log(OVER.log)
    shut(store)
    copy = store.database.backup_path
    assert copy.exists()
    assert not paths.database.with_name("matches.db-wal").exists()
    paths.database.unlink()
    copy.rename(paths.database)
    assert started(paths).log(match) == OVER.log


def test_deleted_matches_are_gone_after_a_clean_end_only(paths: Paths) -> None:
    store = started(paths)
    deleted = store.delete(store.import_log(OVER.log))
    store.database.close()
    store = started(paths)
    store.restore(deleted)
    assert len(finished_in(store)) == 1
    store.delete(*deleted.ids)
    shut(store)
    store = started(paths)
    store.restore(deleted)
    assert not finished_in(store)


WITHOUT_ROOM = """
import resource, sys
from canasta_qt.storage.archive import open_store, prepare
from canasta_qt.storage.files import Paths
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
paths = Paths.find(sys.argv[1])
print(*[problem.code.value for problem in prepare(open_store(paths), paths)])
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs limits of files")
@pytest.mark.parametrize(
    "before", [False, pytest.param(True, marks=pytest.mark.slow)], ids=["first start", "later"]
)
def test_on_a_full_disk_nothing_can_be_written(paths: Paths, before: bool) -> None:
    if before:
        shut(started(paths))
    command = [sys.executable, "-c", WITHOUT_ROOM, str(paths.data)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.split() == ["not_writable"]


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs os.fork")
@pytest.mark.parametrize(
    "words",
    [
        pytest.param(
            "--times 8 --in play,recover,score,duplicate --with plain,full",
            id="in a scene of each kind, and on a full disk",
        ),
        pytest.param(
            "--times 28", id="in every scene, under every condition", marks=pytest.mark.slow
        ),
    ],
)
def test_a_killed_program_loses_nothing(words: str) -> None:
    """Files are written as those of "score", challenges as "duplicate", starts as "recover"."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.storage.kill_program", *words.split()],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "none lost" in done.stdout

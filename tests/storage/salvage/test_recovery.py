"""A recovery cannot lose: killed, interrupted or without room, the next start has everything."""

from __future__ import annotations

import errno
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from canasta_qt.storage import files as storage_files
from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.match_values import ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.salvage import recovery as recovery_module
from canasta_qt.storage.salvage.recovery import Recovery
from canasta_qt.storage.side_files import beside, damaged_files, recovering_path, taken_mark
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.yardstick import measured

MATCHES = 40
PAGE = 4096
OVER = play_deal(new_run(seed=2, overrides={"match.end": {"kind": "deals", "count": 1}})).log


class Killed(BaseException):
    """The program ends here, as by SIGKILL: nothing more is cleaned up."""


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Many finished matches of which a copy has the older half, and a running one; not closed."""
    paths = Paths.find(tmp_path_factory.mktemp("player"))
    store = open_store(paths)
    for number in range(MATCHES):
        store.import_log(OVER, at=1000.0 + number)
        if number == MATCHES // 2:
            store.database.backup()
    play_on(new_run(seed=8, on_change=Recorder(store)), 10)
    killed = tmp_path_factory.mktemp("killed")
    for path in paths.data.glob("matches*.db*"):
        if not path.name.endswith("-shm"):
            shutil.copyfile(path, killed / path.name)
    store.database.close()
    return killed


@pytest.fixture
def paths(played: Path, tmp_path: Path) -> Paths:
    """A copy of these files whose beginning is damaged."""
    found = Paths.find(tmp_path / "data")
    shutil.copytree(played, found.data)
    spoil(found.database)
    return found


def spoil(path: Path, at: int = 16, junk: bytes = b"\xff" * 24) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(junk)


def count(paths: Paths) -> int:
    """How many matches the next start has."""
    store = open_store(paths)
    problems = prepare(store, paths)
    assert {problem.code for problem in problems} <= {StorageCode.RECOVERED}, problems
    found = len(store.ids())
    shut(store)
    return found


def in_file(path: Path) -> int:
    with closing(sqlite3.connect(path)) as connection:
        return int(connection.execute("SELECT count(*) FROM matches").fetchone()[0])


STEPS: list[tuple[object, str]] = [
    (os, "replace"),
    (os, "link"),
    (Path, "unlink"),
    (Path, "rename"),
    (Path, "touch"),
    (storage_files, "sync_folder"),
    (recovery_module, "sync_folder"),
    (recovery_module, "sync_file"),
    (shutil, "copyfile"),
    (Database, "writing"),
]


def killed_at(step: int, monkeypatch: pytest.MonkeyPatch, paths: Paths) -> bool:
    """Start the program and kill it before a step on the disk; False if it did not come so far."""
    left = iter(range(step))

    def stopping(real: Callable[..., object]) -> Callable[..., object]:
        def called(*args: object, **rest: object) -> object:
            if next(left, None) is None:
                raise Killed
            return real(*args, **rest)

        return called

    with monkeypatch.context() as patched:
        for owner, name in STEPS:
            patched.setattr(owner, name, stopping(getattr(owner, name)))
        try:
            prepare(open_store(paths), paths)
        except Killed:
            return True
    return False


@pytest.mark.parametrize(
    ("links", "every"),
    [
        pytest.param(True, 5, id="links"),
        pytest.param(False, 7, id="no links"),
        pytest.param(True, 1, id="links, every step", marks=pytest.mark.slow),
        pytest.param(False, 3, id="no links, more steps", marks=pytest.mark.slow),
    ],
)
def test_killed_at_any_step_the_next_start_has_every_match(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, links: bool, every: int
) -> None:
    if not links:
        monkeypatch.setattr(os, "link", refuse)
    for step in range(0, 400, every):
        paths = Paths.find(tmp_path / str(step))
        shutil.copytree(played, paths.data)
        spoil(paths.database)
        was_killed = killed_at(step, monkeypatch, paths)
        assert paths.database.exists()
        assert count(paths) == MATCHES + 1, f"killed at step {step}"
        assert count(paths) == MATCHES + 1
        assert not recovering_path(paths.database).exists()
        assert not list(paths.data.glob(".recover-*"))
        shutil.rmtree(paths.data)
        if not was_killed:
            break
    assert 12 < step < 390


def refuse(*_: object) -> None:
    raise OSError(errno.EPERM, "no links here")


def test_killed_again_and_again_nothing_is_lost(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    for step in (3, 9, 14, 20, 5, 26, 17, 30):
        killed_at(step, monkeypatch, paths)
    assert count(paths) == MATCHES + 1


def test_what_an_earlier_program_forgot_comes_back(played: Path, tmp_path: Path) -> None:
    """Killed between its two renames, it began with an empty database, and copied that."""
    paths = Paths.find(tmp_path / "data")
    shutil.copytree(played, paths.data)
    for end in ("", "-wal"):
        beside(paths.database, end).rename(beside(paths.database, f".damaged{end}"))
    beside(paths.database, "").with_name("matches.backup.db").unlink()
    poor = Database(paths.database.with_name("poor.db"))
    MatchStore(poor).import_log(OVER, at=5.0)
    poor.close()
    poor.path.rename(paths.database)
    store = open_store(paths)
    (problem,) = prepare(store, paths)
    assert (problem.code, problem.number) == (StorageCode.RECOVERED, MATCHES + 1)
    assert len(store.ids()) == MATCHES + 2
    assert len(store.unfinished().matches) == 1
    shut(store)
    store = open_store(paths)
    assert prepare(store, paths) == []
    shut(store)


def test_a_damaged_file_is_read_once_only_when_it_was_read_to_the_end(paths: Paths) -> None:
    assert count(paths) == MATCHES + 1
    (aside,) = damaged_files(paths.database)
    assert taken_mark(aside).exists()
    store = open_store(paths)
    prepare(store, paths)
    with store.database.writing() as connection:  # lost, not deleted by the player
        connection.execute("DELETE FROM matches WHERE id = 1")
    shut(store)
    assert count(paths) == MATCHES
    taken_mark(aside).unlink()
    assert count(paths) == MATCHES + 1


def test_the_journal_of_the_damaged_file_does_not_fall_on_the_new_one(paths: Paths) -> None:
    before = beside(paths.database, "-wal").read_bytes()
    store = open_store(paths)
    prepare(store, paths)
    store.database.close()
    (aside,) = damaged_files(paths.database)
    assert beside(aside, "-wal").read_bytes() == before
    assert Database(paths.database).is_sound()
    assert not aside.samefile(paths.database)


@pytest.mark.parametrize("failing", ["copyfile", "mkdtemp"])
def test_a_full_disk_is_told_and_nothing_is_lost(
    paths: Paths, monkeypatch: pytest.MonkeyPatch, failing: str
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr("shutil.copyfile" if failing == "copyfile" else "tempfile.mkdtemp", full)
        store = open_store(paths)
        problems = prepare(store, paths)
        assert [problem.code for problem in problems] == [StorageCode.NOT_WRITABLE]
        assert "space" in problems[0].reason
        shut(store)
    assert count(paths) == MATCHES + 1


def test_what_looked_wrong_is_looked_at_again_once_there_is_room(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paths = Paths.find(tmp_path / "data")
    shutil.copytree(played, paths.data)
    mark = Database(paths.database).mark_path
    mark.touch()
    with monkeypatch.context() as patched:
        patched.setattr("shutil.copyfile", refuse)
        store = open_store(paths)
        assert prepare(store, paths) == []
        store.database.close()
    assert mark.exists()
    assert prepare(store, paths) == []
    store.database.close()
    assert not mark.exists()


def test_a_database_that_is_full_while_matches_are_taken_over_is_told(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = sqlite3.connect

    def small(path: object, **rest: object) -> sqlite3.Connection:
        connection = real(path, **rest)  # type: ignore[call-overload]
        if str(path).endswith(".recovering"):
            connection.execute("PRAGMA max_page_count = 30")
        return connection  # type: ignore[no-any-return]

    with monkeypatch.context() as patched:
        patched.setattr("canasta_qt.storage.database.sqlite3.connect", small)
        (problem,) = prepare(open_store(paths), paths)
        assert problem.code is StorageCode.NOT_WRITABLE
        assert "full" in problem.reason
    assert count(paths) == MATCHES + 1


def test_a_database_that_vanished_on_a_full_disk_is_not_forgotten_once_there_is_room(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    for end in ("", "-wal"):
        beside(paths.database, end).unlink()
    with monkeypatch.context() as patched:
        patched.setattr("shutil.copyfile", refuse)
        store = open_store(paths)
        (problem,) = prepare(store, paths)
        assert problem.code is StorageCode.NOT_WRITABLE
        told: list[StorageProblem] = []
        run = play_on(new_run(seed=3, on_change=Recorder(store, told.append)), 2)
        assert told
        shut(store)
    assert count(paths) == MATCHES // 2 + 2, "those of the copy, and the one that was played"
    (kept,) = (one.log for one in open_store(paths).unfinished().matches)
    assert kept == run.log


def test_an_interrupted_recovery_goes_on_at_the_next_start(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery_module, "_BATCH_SECONDS", -1.0)  # coarse clocks stand still
    real = Recovery._note

    def noted(self: Recovery, *args: object) -> None:
        real(self, *args)  # type: ignore[arg-type]
        if self.progress.safe >= 5:
            self.interrupt()

    with monkeypatch.context() as patched:
        patched.setattr(Recovery, "_note", noted)
        store = open_store(paths)
        (problem,) = prepare(store, paths)
        shut(store)
    assert (problem.code, problem.number) == (StorageCode.RECOVERY_UNFINISHED, 5)
    assert in_file(recovering_path(paths.database)) == 5
    seen: list[int] = []
    monkeypatch.setattr(Recovery, "_note", listening(seen))
    assert count(paths) == MATCHES + 1
    assert seen[0] == 5


def listening(seen: list[int]) -> Callable[..., None]:
    real = Recovery._note

    def noted(self: Recovery, *args: object) -> None:
        real(self, *args)  # type: ignore[arg-type]
        seen.append(self.progress.safe)

    return noted


def test_a_recovery_runs_in_a_thread_and_tells_how_far_it_is(
    paths: Paths, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(recovery_module, "_BATCH_SECONDS", -1.0)  # coarse clocks stand still
    seen: list[int] = []
    monkeypatch.setattr(Recovery, "_note", listening(seen))
    recoveries: list[Recovery] = []

    def in_thread(recovery: Recovery) -> StorageProblem | None:
        told: list[StorageProblem | None] = []
        recoveries.append(recovery)
        worker = threading.Thread(target=lambda: told.append(recovery.run()))
        worker.start()
        worker.join()
        return told[0]

    store = open_store(paths)
    (problem,) = prepare(store, paths, in_thread)
    assert problem.code is StorageCode.RECOVERED
    (recovery,) = recoveries
    assert recovery.progress.safe == recovery.progress.total == MATCHES + 1
    assert seen == sorted(seen)
    assert len(set(seen)) > MATCHES // 2
    shut(store)


def test_a_sound_start_recovers_nothing(played: Path, tmp_path: Path) -> None:
    paths = Paths.find(tmp_path / "data")
    shutil.copytree(played, paths.data)

    def never(recovery: Recovery) -> None:
        raise AssertionError(recovery)

    assert prepare(open_store(paths), paths, never) == []


def test_a_number_that_another_match_has_meanwhile_costs_neither(paths: Paths) -> None:
    store = open_store(paths)
    prepare(store, paths)
    (aside,) = damaged_files(paths.database)
    taken_mark(aside).unlink()
    with store.database.writing() as connection:
        connection.execute("DELETE FROM matches")
        connection.execute("DELETE FROM sqlite_sequence")
    mine = [store.import_log(OVER, at=5.0 + number) for number in range(3)]
    assert mine == [1, 2, 3]
    shut(store)
    for _ in range(2):
        taken_mark(aside).unlink(missing_ok=True)
        assert count(paths) == MATCHES + 1 + 3
    store = open_store(paths)
    listed = store.listed(ListFilter(), ListOrder(), 0, 1000)
    assert [int(one.played) for one in listed if one.id <= 3] == [7, 6, 5]


def test_a_match_that_went_on_another_way_is_kept_beside(paths: Paths) -> None:
    store = open_store(paths)
    prepare(store, paths)
    (aside,) = damaged_files(paths.database)
    taken_mark(aside).unlink()
    (waiting,) = store.unfinished().matches
    with store.database.writing() as connection:
        connection.execute("DELETE FROM actions WHERE match = ? AND number > 2", (waiting.id,))
        connection.execute("UPDATE actions SET line = '' WHERE number = 2")
    shut(store)
    store = open_store(paths)
    prepare(store, paths)
    with store.database.reading() as connection:
        (running,) = connection.execute("SELECT count(*) FROM matches WHERE ended IS NULL")
    assert running == (2,)


@pytest.mark.parametrize(
    ("matches", "seconds"), [(600, 2), pytest.param(3000, 6, marks=pytest.mark.slow)]
)
def test_thousands_of_matches_take_seconds_even_where_every_row_fails(
    tmp_path: Path, matches: int, seconds: int
) -> None:
    paths = Paths.find(tmp_path / "data")
    store = open_store(paths)
    match = store.import_log(OVER)
    with store.database.writing() as connection:
        names = [row[1] for row in connection.execute("PRAGMA table_info(matches)")][1:]
        columns = ", ".join(name for name in names if name != "begun")
        connection.executemany(
            f"INSERT INTO matches (begun, {columns}) SELECT ?, {columns} FROM matches WHERE id = ?",
            [(number, match) for number in range(matches)],
        )
        rules = "SELECT rootpage FROM sqlite_master WHERE name = 'rules'"
        (root,) = connection.execute(rules).fetchone()
    shut(store)
    spoil(paths.database, (root - 1) * PAGE, b"\xff" * PAGE)
    store.database.mark()
    with measured() as recovery:
        store = open_store(paths)
        (problem,) = prepare(store, paths)
    assert problem.number == matches + 1
    assert recovery.seconds < seconds


@pytest.mark.parametrize("from_copy", [False, True])
def test_a_lost_page_of_rules_costs_no_match(
    played: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, from_copy: bool
) -> None:
    paths = Paths.find(tmp_path / "data")
    shutil.copytree(played, paths.data)
    store = open_store(paths)
    assert prepare(store, paths) == []
    with store.database.reading() as connection:
        rules = "SELECT rootpage FROM sqlite_master WHERE name = 'rules'"
        (root,) = connection.execute(rules).fetchone()
    store.database.close()
    if from_copy:  # and today's program does not know the game
        monkeypatch.setattr("canasta_qt.storage.salvage.saved_match._made_anew", lambda *_: "")
    else:
        paths.database.with_name("matches.backup.db").unlink()
    spoil(paths.database, (root - 1) * PAGE, b"\xff" * PAGE)
    store.database.mark()
    store = open_store(paths)
    (problem,) = prepare(store, paths)
    assert problem.number == len(store.ids()) == (MATCHES if from_copy else MATCHES + 1)
    assert len(store.unfinished().matches) == (0 if from_copy else 1)


def test_a_number_out_of_all_bounds_costs_no_time(paths: Paths) -> None:
    copy = paths.database.with_name("matches.backup.db")
    for end in ("", "-wal"):
        beside(paths.database, end).unlink()
    with closing(sqlite3.connect(copy)) as connection:
        connection.execute("UPDATE sqlite_sequence SET seq = 1000000000000")
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute("DELETE FROM sqlite_master WHERE name = 'people'")
        connection.commit()
    with measured() as counting:
        number = count(paths)
    assert number == MATCHES // 2 + 1
    assert counting.seconds < 5

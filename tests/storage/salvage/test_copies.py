"""Copies: none is lost to a poorer one, one can look into them and take matches back."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
import time
from pathlib import Path

import pytest

from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.salvage.copies import (
    Copy,
    copies_of,
    matches_in,
    opened,
    put_back,
    read_wanted,
)
from canasta_qt.storage.salvage.saved_match import SavedMatch, insert_saved_match
from canasta_qt.storage.side_files import beside, copy_files, latest_copy, match_count, taken_mark
from tests.helpers.deals.matches import new_run, play_deal, play_on

OVER = play_deal(new_run(seed=2, overrides={"match.end": {"kind": "deals", "count": 1}})).log


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    return Paths.find(tmp_path / "data")


def started(paths: Paths) -> MatchStore:
    store = open_store(paths)
    assert prepare(store, paths) == []
    return store


def played(paths: Paths, *moments: float) -> None:
    """A start of the program in which matches are played, and a clean end."""
    store = started(paths)
    for moment in moments:
        store.import_log(OVER, at=moment)
    shut(store)


def counts(paths: Paths) -> list[int | None]:
    return [copy.matches for copy in copies_of(started(paths).database)]


def make_older(paths: Paths, days: int = 1) -> None:
    """Some days pass on the clock on the wall, whose days need not have 24 hours."""
    for path in paths.data.glob("matches.backup*"):
        written = path.stat().st_mtime
        year, month, day, *at = time.localtime(written)[:6]
        moment = time.mktime((year, month, day - days, *at, 0, 0, -1)) + written % 1
        os.utime(path, (moment, moment))


def test_a_copy_is_not_lost_to_one_with_fewer_matches(paths: Paths) -> None:
    played(paths, 1, 2, 3)
    store = started(paths)
    store.delete(1, 2)
    shut(store)
    assert counts(paths) == [1, 3]
    played(paths, 4)
    assert counts(paths) == [2, 3]


def test_what_a_killed_program_left_is_in_the_copy_of_the_next_end(paths: Paths) -> None:
    played(paths, 1)
    killed = started(paths)
    killed.import_log(OVER, at=2)
    shut(started(paths))
    killed.database.close()
    assert counts(paths) == [2]


def test_a_copy_of_the_same_day_is_renewed_in_place(paths: Paths) -> None:
    played(paths, 1)
    played(paths, 2)
    assert counts(paths) == [2]


def test_the_last_copies_of_three_days_are_kept(paths: Paths) -> None:
    for number in range(6):
        played(paths, number)
        make_older(paths)
    assert counts(paths) == [6, 5, 4, 3]
    names = [copy.path.name for copy in copies_of(started(paths).database)]
    assert names[0] == "matches.backup.db"
    assert len(set(names)) == 4


def test_copies_of_three_days_stay_so_where_files_were_moved(paths: Paths) -> None:
    for number in range(4):
        played(paths, number)
    dated = [paths.data / f"matches.backup-2026-01-0{day}.db" for day in (1, 2, 3)]
    for one in dated:
        shutil.copyfile(paths.data / "matches.backup.db", one)
    played(paths, 9)
    assert all(one.exists() for one in dated)


def test_the_fullest_copy_is_kept_however_old_it_is(paths: Paths) -> None:
    played(paths, 1, 2, 3, 4)
    store = started(paths)
    store.delete(1, 2, 3)
    shut(store)
    for number in range(5):
        make_older(paths)
        store = started(paths)
        store.import_log(OVER, at=10.0 + number)
        store.delete(max(store.ids()) - 1)
        shut(store)
    assert counts(paths) == [1, 1, 1, 1, 4]


def test_no_copy_goes_while_a_recovery_is_unfinished(paths: Paths) -> None:
    played(paths, 1, 2)
    left = beside(paths.database, ".damaged")
    for number in range(3, 6):
        store = started(paths)
        left.write_bytes(b"not read yet")
        taken_mark(left).unlink(missing_ok=True)
        store.import_log(OVER, at=number)
        shut(store)
    assert [match_count(path) for path in copy_files(paths.database)] == [5, 4, 3, 2]


def test_a_copy_that_cannot_be_read_is_kept_and_says_so(paths: Paths) -> None:
    played(paths, 1)
    latest_copy(paths.database).write_bytes(b"junk" * 3000)
    played(paths, 2)
    assert counts(paths) == [2, None]
    _, broken = copies_of(started(paths).database)
    with pytest.raises(StorageProblem) as raised:
        matches_in(broken, started(paths))
    assert (raised.value.code, raised.value.path) == (StorageCode.DAMAGED, broken.path)


@pytest.fixture
def store(paths: Paths) -> MatchStore:
    """Three finished matches and a running one in a copy; then two go, and two are played."""
    store = started(paths)
    for moment in (1, 2, 3):
        store.import_log(OVER, at=moment)
    run = play_on(new_run(seed=8, on_change=Recorder(store)), 10)
    shut(store)
    store = started(paths)
    store.delete(1, 2)
    shut(store)
    store = started(paths)
    store.import_log(OVER, at=7)
    waiting = store.unfinished().matches[0]
    run.on_change = Recorder(store, match=waiting.id)
    play_on(run, 10)
    return store


def fuller(store: MatchStore) -> Copy:
    _, copy = copies_of(store.database)
    return copy


def test_one_can_look_into_a_copy(store: MatchStore) -> None:
    copy = fuller(store)
    assert copy.matches == 4
    before = copy.path.read_bytes()
    found = {one.match.id: one.here for one in matches_in(copy, store).matches}
    assert found == {1: False, 2: False, 3: True, 4: True}
    with opened(copy) as there:
        assert there.log(2) == OVER
        there.delete(2)
    assert copy.path.read_bytes() == before
    assert len(matches_in(copy, store).matches) == 4
    assert not list(copy.path.parent.glob(".recover-*"))


def test_matches_are_taken_back_once_and_what_is_here_is_left_alone(store: MatchStore) -> None:
    copy = fuller(store)
    (running,) = store.unfinished().matches
    assert put_back(store, read_wanted(copy, [1, 3, 4])) == (1,)
    assert put_back(store, read_wanted(copy, [1, 3, 4])) == ()
    assert store.log(1) == OVER
    assert store.unfinished().matches[0].log == running.log
    assert [one.here for one in matches_in(copy, store).matches].count(False) == 1
    shut(store)
    assert len(started_again(store).ids()) == 4


def started_again(store: MatchStore) -> MatchStore:
    paths = Paths.find(store.database.path.parent)
    return started(paths)


def test_a_deleted_match_comes_back_from_a_copy(store: MatchStore) -> None:
    store.delete(3)
    copy = fuller(store)
    assert not {one.match.id: one.here for one in matches_in(copy, store).matches}[3]
    assert put_back(store, read_wanted(copy, [3])) == (3,)
    assert 3 in store.ids()


def test_a_match_whose_number_is_taken_gets_another(store: MatchStore) -> None:
    with store.database.writing() as connection:
        connection.execute("UPDATE matches SET begun = 99 WHERE id = 3")
    (number,) = put_back(store, read_wanted(fuller(store), [3]))
    assert number not in (1, 2, 3, 4)
    assert store.log(number) == OVER
    assert matches_in(fuller(store), store).matches[-1].match.id == 1


def test_taking_back_on_a_full_disk_changes_nothing(
    store: MatchStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = store.ids()
    real = insert_saved_match
    taken: list[int] = []

    def filling(connection: sqlite3.Connection, saved: SavedMatch) -> None:
        if taken:
            connection.execute("PRAGMA max_page_count = 1")
            connection.execute("CREATE TABLE large (content)")
        real(connection, saved)
        taken.append(saved.id)

    monkeypatch.setattr("canasta_qt.storage.salvage.shelf.insert_saved_match", filling)
    with pytest.raises(StorageProblem) as raised:
        put_back(store, read_wanted(fuller(store), [1, 2]))
    assert raised.value.code is StorageCode.NOT_WRITABLE
    assert store.ids() == before


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_nobody_else_may_read_what_was_played(paths: Paths) -> None:
    mask = os.umask(0o022)
    try:
        paths.data.mkdir(mode=0o755)
        paths.settings_file.write_text("{}")
        played(paths, 1)
        make_older(paths)
        played(paths, 2)
        store = started(paths)
        store.import_log(OVER, at=3)
        assert rights(paths.data) == 0o700
        found = {path.name: rights(path) for path in paths.data.iterdir() if path.is_file()}
    finally:
        os.umask(mask)
    assert set(found.values()) == {0o600}
    assert {"matches.db", "matches.db-wal", "matches.backup.db", "settings.json"} <= set(found)


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_what_an_earlier_program_left_open_is_closed_at_the_start(paths: Paths) -> None:
    played(paths, 1)
    for path in (paths.database, latest_copy(paths.database)):
        path.chmod(0o644)
    paths.data.chmod(0o755)
    paths.settings_file.write_text("{}")
    paths.settings_file.chmod(0o664)
    foreign = paths.data / "letter.txt"
    foreign.write_text("")
    foreign.chmod(0o644)
    started(paths)
    assert rights(paths.data) == 0o700
    closed = (paths.database, latest_copy(paths.database), paths.settings_file)
    assert {rights(path) for path in closed} == {0o600}
    assert rights(foreign) == 0o644


@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_a_folder_for_all_is_not_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    shared = tmp_path / "shared"
    shared.mkdir()
    shared.chmod(0o1777)
    home = tmp_path / "home"
    home.mkdir(mode=0o755)
    home.chmod(0o755)
    monkeypatch.setenv("HOME", str(home))
    for folder, mode in ((shared, 0o1777), (home, 0o755), (tmp_path, 0o700)):
        played(Paths.find(folder), 1)
        assert rights(folder) == mode


def rights(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def test_the_number_of_matches_is_told_without_touching_the_copy(paths: Paths) -> None:
    played(paths, 1, 2)
    copy = latest_copy(paths.database)
    before = sorted(paths.data.iterdir()), copy.stat().st_mtime_ns
    assert match_count(copy) == 2
    assert (sorted(paths.data.iterdir()), copy.stat().st_mtime_ns) == before
    assert match_count(paths.data / "none.db") is None

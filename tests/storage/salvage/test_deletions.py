"""A match that was deleted stays so: no recovery brings it back from an older copy."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage.copies import copies_of, put_back, read_wanted
from canasta_qt.storage.side_files import copy_files, deleted_marks, deletions_path
from tests.helpers.deals.matches import new_run, play_deal

OVER = play_deal(new_run(seed=2, overrides={"match.end": {"kind": "deals", "count": 1}})).log
GONE = 2.0
"""When the match was played that gets deleted."""


@pytest.fixture
def paths(tmp_path: Path) -> Paths:
    """Four matches are in an older copy; one of them was deleted since, which the latest knows."""
    paths = Paths.find(tmp_path / "data")
    store, _ = started(paths)
    for moment in (1.0, GONE, 3.0, 4.0):
        store.import_log(OVER, at=moment)
    shut(store)
    store, _ = started(paths)
    store.delete(2)
    shut(store)
    assert len(copy_files(paths.database)) == 2
    return paths


def started(paths: Paths) -> tuple[MatchStore, list[StorageCode]]:
    store = open_store(paths)
    return store, [problem.code for problem in prepare(store, paths)]


def moments(store: MatchStore) -> list[float]:
    with store.database.reading() as connection:
        return [at for (at,) in connection.execute("SELECT begun FROM matches ORDER BY begun")]


def lose(path: Path) -> None:
    """Nothing of the file can be read any more."""
    path.write_bytes(b"\xff" * path.stat().st_size)


@pytest.mark.parametrize("copy_too", [False, True], ids=["latest copy", "older copy only"])
def test_a_recovery_does_not_bring_a_deleted_match_back(paths: Paths, copy_too: bool) -> None:
    lose(paths.database)
    if copy_too:
        lose(copy_files(paths.database)[0])
    store, told = started(paths)
    assert told == [StorageCode.RECOVERED]
    assert moments(store) == [1.0, 3.0, 4.0]


def test_what_was_deleted_a_moment_ago_stays_so_too(paths: Paths) -> None:
    store, _ = started(paths)
    store.delete(1)
    store.database.close()
    lose(paths.database)
    store, _ = started(paths)
    assert moments(store) == [3.0, 4.0]


def test_a_deletion_that_was_undone_is_forgotten(paths: Paths) -> None:
    store, _ = started(paths)
    store.restore(store.delete(1))
    store.database.close()
    lose(paths.database)
    store, _ = started(paths)
    assert moments(store) == [1.0, 3.0, 4.0]


def test_by_hand_it_comes_back_and_then_stays(paths: Paths) -> None:
    store, _ = started(paths)
    _, older = copies_of(store.database)
    (number,) = put_back(store, read_wanted(older, [2]))
    assert store.log(number) == OVER
    assert deleted_marks(paths.database) == frozenset()
    store.database.close()
    lose(paths.database)
    store, _ = started(paths)
    assert moments(store) == [1.0, GONE, 3.0, 4.0]


def test_a_list_that_cannot_be_written_keeps_no_match_from_being_deleted(paths: Paths) -> None:
    deletions_path(paths.database).unlink()
    deletions_path(paths.database).mkdir()
    store, _ = started(paths)
    store.delete(1)
    assert 1 not in store.ids()
    with pytest.raises(StorageProblem):
        store.purge()
    assert moments(store) == [1.0, 3.0, 4.0]


def test_a_list_that_is_damaged_keeps_no_match_out(paths: Paths) -> None:
    deletions_path(paths.database).write_bytes(b"\xff\x00" * 100)
    lose(paths.database)
    lose(copy_files(paths.database)[0])
    store, _ = started(paths)
    assert moments(store) == [1.0, GONE, 3.0, 4.0]


def test_the_list_tells_nothing_of_the_match(paths: Paths) -> None:
    (line,) = deletions_path(paths.database).read_text().split()
    assert len(line) == 64
    assert int(line, 16)

"""A damaged database never stops the program, is never thrown away, and gives what it still has."""

from __future__ import annotations

import contextlib
import shutil
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import dumps
from canasta_qt.storage.archive import open_store, prepare, shut
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.salvage.recovery import recover
from canasta_qt.storage.salvage.sources import copy_is_sound
from tests.helpers.deals.matches import finished_in, new_run, play_deal, play_on

PAGE = 4096
JUNK = bytes(range(255, -1, -1)) * (PAGE // 256)


@dataclass(frozen=True)
class Collection:
    """A folder as a killed program leaves it, and what was in it."""

    folder: Path
    finished: tuple[str, ...]
    running: tuple[MatchLog, ...]


@pytest.fixture(scope="module")
def collection(tmp_path_factory: pytest.TempPathFactory) -> Collection:
    """Three finished matches in a copy too, one more finished since, two running; a full WAL."""
    paths = Paths.find(tmp_path_factory.mktemp("player"))
    store = open_store(paths)
    over = [
        play_deal(new_run(seed=seed, overrides={"match.end": {"kind": "deals", "count": 1}}))
        for seed in range(4)
    ]
    for run in over[:3]:
        store.import_log(run.log)
    first = play_on(new_run(seed=8, on_change=Recorder(store)), 10)
    shut(store)
    store.import_log(over[3].log)
    play_on(first, 30)
    second = play_on(new_run("samba", seed=9, on_change=Recorder(store)), 30)
    killed = tmp_path_factory.mktemp("killed")
    for path in paths.data.glob("matches*"):
        if path.is_file() and not path.name.endswith("-shm"):
            shutil.copyfile(path, killed / path.name)
    store.database.close()
    return Collection(killed, tuple(dumps(run.log) for run in over), (first.log, second.log))


@pytest.fixture
def damaged(collection: Collection, tmp_path: Path) -> Paths:
    """A copy of the collection to be damaged."""
    paths = Paths.find(tmp_path / "data")
    shutil.copytree(collection.folder, paths.data)
    return paths


def wal(paths: Paths) -> Path:
    return paths.database.with_name("matches.db-wal")


def settle(paths: Paths) -> None:
    """Take the journal into the file, as the next start would, so that the file holds it all."""
    store = open_store(paths)
    assert prepare(store, paths) == []
    store.database.close()
    assert not wal(paths).exists()


def overwrite(path: Path, at: int, junk: bytes = JUNK) -> None:
    with path.open("r+b") as file:
        file.seek(at)
        file.write(junk[: max(0, path.stat().st_size - at)])


def cut(path: Path, size: int) -> None:
    with path.open("r+b") as file:
        file.truncate(size)


def started(paths: Paths) -> tuple[MatchStore, list[StorageProblem]]:
    """The next start of the program, which reads every list."""
    store = open_store(paths)
    problems = prepare(store, paths)
    found = store.unfinished()
    return store, [*problems, *found.problems]


def texts(store: MatchStore) -> list[str]:
    """Every finished match that can be read."""
    read = []
    for match in finished_in(store):
        with contextlib.suppress(StorageProblem):
            read.append(store.text(match.id))
    return read


def assert_fit_to_play(store: MatchStore) -> None:
    recorder = Recorder(store)
    run = play_on(new_run(seed=77, on_change=recorder), 3)
    assert recorder.problem is None
    assert recorder.match is not None
    assert store.log(recorder.match) == run.log


def assert_nothing_made_up(store: MatchStore, collection: Collection) -> None:
    """Whatever is there is a match that was played, or its beginning."""
    assert set(texts(store)) <= set(collection.finished)
    whole = [dumps(log) for log in collection.running]
    for match in store.unfinished().matches:
        assert any(one.startswith(dumps(match.log)) for one in whole)


def test_a_database_whose_journal_was_taken_in_is_sound(damaged: Paths) -> None:
    settle(damaged)
    assert not wal(damaged).exists()
    assert copy_is_sound(damaged.database)


def test_a_killed_program_leaves_everything(damaged: Paths, collection: Collection) -> None:
    store, problems = started(damaged)
    assert problems == []
    assert sorted(texts(store)) == sorted(collection.finished)
    assert [one.log for one in store.unfinished().matches] == list(collection.running[::-1])
    store.database.close()


@pytest.mark.parametrize(
    ("place", "size"),
    [(0, 1), (16, 1), (18, 1), (20, 1), (32, 4), (60, 4), (0, 300)],
)
def test_a_damaged_beginning_costs_nothing(
    damaged: Paths, collection: Collection, place: int, size: int
) -> None:
    settle(damaged)
    overwrite(damaged.database, place, JUNK[:size])
    bytes_then = damaged.database.read_bytes()
    store, problems = started(damaged)
    if problems:
        (problem,) = problems
        assert problem.code is StorageCode.RECOVERED
        assert problem.number == 6
        assert problem.path.name == "matches.db.damaged"
        assert problem.path.read_bytes() == bytes_then
    assert sorted(texts(store)) == sorted(collection.finished)
    assert [one.log for one in store.unfinished().matches] == list(collection.running[::-1])
    assert_fit_to_play(store)
    shut(store)
    shut(started(damaged)[0])  # what only a whole reading shows is repaired at the next start
    store, problems = started(damaged)
    assert problems == []
    assert sorted(texts(store)) == sorted(collection.finished)
    assert len(store.unfinished().matches) == 3


def test_a_damaged_page_costs_at_most_what_was_on_it(
    collection: Collection, tmp_path: Path
) -> None:
    pages = (collection.folder / "matches.db").stat().st_size // PAGE
    for page in range(1, pages, 5):
        paths = Paths.find(tmp_path / str(page))
        shutil.copytree(collection.folder, paths.data)
        settle(paths)
        overwrite(paths.database, page * PAGE)
        paths.data.joinpath("matches.db.check").touch()
        store, _ = started(paths)
        assert_nothing_made_up(store, collection)
        assert set(texts(store)) >= set(collection.finished[:3]), page
        assert_fit_to_play(store)
        store.database.close()


@pytest.mark.parametrize("at", [0, 24, 32, 56, 5 * PAGE])
def test_a_damaged_journal_is_told_and_kept_and_costs_at_most_the_latest_actions(
    damaged: Paths, collection: Collection, at: int
) -> None:
    overwrite(wal(damaged), at)
    bytes_then = wal(damaged).read_bytes()
    store, (problem,) = started(damaged)
    assert problem.code is StorageCode.RECOVERED
    aside = problem.path
    assert aside.with_name(f"{aside.name}-wal").read_bytes() == bytes_then
    assert_nothing_made_up(store, collection)
    assert set(texts(store)) >= set(collection.finished[:3])
    assert_fit_to_play(store)
    store.database.close()


def test_an_end_of_the_journal_torn_by_a_power_cut_is_no_damage(
    damaged: Paths, collection: Collection
) -> None:
    overwrite(wal(damaged), wal(damaged).stat().st_size - 2000)
    store, problems = started(damaged)
    assert problems == []
    assert_nothing_made_up(store, collection)
    assert set(texts(store)) >= set(collection.finished[:3])
    assert_fit_to_play(store)
    store.database.close()


@pytest.mark.parametrize("share", [0.0, 0.01, 0.5, 0.97])
@pytest.mark.parametrize("which", ["database", "journal"])
def test_a_cut_off_file_gives_what_is_left_and_in_the_copy(
    damaged: Paths, collection: Collection, which: str, share: float
) -> None:
    path = damaged.database if which == "database" else wal(damaged)
    if which == "database":
        settle(damaged)
    cut(path, int(path.stat().st_size * share))
    store, _ = started(damaged)
    assert_nothing_made_up(store, collection)
    assert set(texts(store)) >= set(collection.finished[:3])
    assert_fit_to_play(store)
    store.database.close()


@pytest.mark.parametrize("gone", [False, True])
def test_a_file_that_is_empty_or_gone_does_not_pass_for_a_first_start(
    damaged: Paths, collection: Collection, gone: bool
) -> None:
    settle(damaged)
    damaged.database.unlink() if gone else damaged.database.write_bytes(b"")
    store, (problem,) = started(damaged)
    assert problem.code is StorageCode.RECOVERED
    assert sorted(texts(store)) == sorted(collection.finished[:3])
    store.database.close()


def test_what_is_set_aside_after_a_crash_has_not_been_written_to(
    damaged: Paths, collection: Collection
) -> None:
    overwrite(damaged.database, 10, JUNK[:40])
    bytes_then = damaged.database.read_bytes(), wal(damaged).read_bytes()
    store, (problem,) = started(damaged)
    aside = problem.path
    assert (aside.read_bytes(), aside.with_name(f"{aside.name}-wal").read_bytes()) == bytes_then
    assert sorted(texts(store)) == sorted(collection.finished)
    assert [one.log for one in store.unfinished().matches] == list(collection.running[::-1])


def test_something_else_under_the_name_is_kept_and_the_copy_is_used(
    damaged: Paths, collection: Collection
) -> None:
    wal(damaged).unlink()
    damaged.database.write_bytes(b"a picture, perhaps" * 500)
    store, (problem,) = started(damaged)
    assert problem.code is StorageCode.RECOVERED
    assert problem.path.read_bytes() == b"a picture, perhaps" * 500
    assert sorted(texts(store)) == sorted(collection.finished[:3])
    assert len(store.unfinished().matches) == 1


def test_nothing_damaged_is_overwritten_the_second_time(damaged: Paths) -> None:
    names = []
    for _ in range(2):
        damaged.database.write_bytes(b"nonsense" * 1000)
        store, (problem,) = started(damaged)
        shut(store)
        names.append(problem.path.name)
    assert names == ["matches.db.damaged", "matches.db.2.damaged"]


def test_damage_that_shows_while_playing_is_repaired_at_once(damaged: Paths) -> None:
    settle(damaged)
    told: list[StorageProblem] = []
    store = open_store(damaged)
    recorder = Recorder(store, told.append)
    run = play_on(new_run(seed=5, on_change=recorder), 3)
    store.database.close()
    overwrite(damaged.database, 0)
    play_on(run, 2)
    assert [problem.code for problem in told] == [StorageCode.RECOVERED]
    assert recorder.problem is None
    assert recorder.match is not None
    assert store.log(recorder.match) == run.log


def test_a_line_that_cannot_be_played_costs_its_match_only_what_came_after(
    damaged: Paths, collection: Collection
) -> None:
    settle(damaged)
    store = open_store(damaged)
    assert_fit_to_play(store)
    (first, _) = collection.running
    match = next(one.id for one in store.unfinished().matches if one.log == first)
    with store.database.writing() as connection:
        connection.execute("UPDATE actions SET line = 'x' WHERE match = ? AND number = 4", (match,))
    recover(store.database)
    logs = [one.log for one in store.unfinished().matches]
    kept = next(log for log in logs if log.seed == first.seed)
    assert kept.deals[-1].entries == first.deals[-1].entries[: len(kept.deals[-1].entries)]
    assert 0 < len(kept.deals[-1].entries) < len(first.deals[-1].entries)


def test_the_copy_is_one_file_that_needs_no_journal(damaged: Paths) -> None:
    settle(damaged)
    store = open_store(damaged)
    assert store.database.backup()
    writes, reads = store.database.backup_path.read_bytes()[18:20]
    assert (writes, reads) == (1, 1)


def test_faults_found_at_the_end_do_not_replace_the_good_copy(
    damaged: Paths, collection: Collection
) -> None:
    settle(damaged)
    store = open_store(damaged)
    assert_fit_to_play(store)
    store.database.close()
    copy = store.database.backup_path.read_bytes()
    pages = damaged.database.stat().st_size // PAGE
    for page in range(2, pages):
        overwrite(damaged.database, page * PAGE)
    assert not store.database.backup()
    assert store.database.backup_path.read_bytes() == copy


READERS: list[Callable[[MatchStore], object]] = [
    lambda store: store.unfinished(),
    finished_in,
]


@pytest.mark.parametrize("reader", READERS)
def test_a_folder_that_cannot_be_used_says_so(
    tmp_path: Path, reader: Callable[[MatchStore], object]
) -> None:
    (tmp_path / "file").write_text("in the way")
    paths = Paths.find(tmp_path / "file" / "data")
    store = open_store(paths)
    assert [problem.code for problem in prepare(store, paths)] == [StorageCode.NOT_WRITABLE]
    with pytest.raises(StorageProblem):
        reader(store)
    shut(store)

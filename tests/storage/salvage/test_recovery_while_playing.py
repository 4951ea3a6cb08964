"""A database that turns out to be damaged in the middle of a match costs no action of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.archive import open_store, prepare
from canasta_qt.storage.files import Paths, StorageCode, StorageProblem
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.recorder import Recorder
from canasta_qt.storage.salvage.recovery import Recovery
from canasta_qt.storage.side_files import recovering_path
from tests.helpers.deals.matches import new_run, play_deal, play_on

ONE_DEAL = {"match.end": {"kind": "deals", "count": 1}}
OVER = play_deal(new_run(seed=2, overrides=ONE_DEAL)).log
MATCHES = 5


@pytest.fixture
def store(tmp_path: Path) -> MatchStore:
    store = open_store(Paths.find(tmp_path / "data"))
    for moment in range(MATCHES):
        store.import_log(OVER, at=float(moment + 1))
    return store


def spoil(store: MatchStore) -> None:
    """The file is no database any more when it is opened next."""
    store.database.close()
    with store.database.path.open("r+b") as file:
        file.write(b"\xff" * 100)


def interrupted(recovery: Recovery) -> StorageProblem | None:
    """The player closes the window at once."""
    recovery.interrupt()
    return recovery.run()


def started_again(store: MatchStore) -> MatchStore:
    store.database.close()
    paths = Paths.find(store.database.path.parent)
    again = open_store(paths)
    assert {problem.code for problem in prepare(again, paths)} <= {StorageCode.RECOVERED}
    return again


def playing(
    store: MatchStore, run_recovery: Callable[[Recovery], StorageProblem | None] = Recovery.run
) -> tuple[MatchRun, Recorder, list[StorageCode]]:
    """A match of ten actions that is gone on with, and what is told of it."""
    run = play_on(new_run(seed=8, on_change=Recorder(store)), 10)
    (waiting,) = store.unfinished().matches
    told: list[StorageCode] = []
    run.on_change = recorder = Recorder(
        store,
        lambda problem: told.append(problem.code),
        match=waiting.id,
        run_recovery=run_recovery,
    )
    return run, recorder, told


def test_an_action_is_there_although_its_recovery_was_interrupted(store: MatchStore) -> None:
    run, recorder, told = playing(store, interrupted)
    spoil(store)
    play_on(run, 1)
    assert told == [StorageCode.RECOVERY_UNFINISHED]
    assert recovering_path(store.database.path).exists()
    with pytest.raises(StorageProblem):
        store.ids()
    again = started_again(store)
    (waiting,) = again.unfinished().matches
    assert waiting.log == run.log
    assert waiting.id == recorder.match
    assert len(again.ids()) == MATCHES + 1


def test_a_match_that_was_begun_a_moment_ago_is_there_too(store: MatchStore) -> None:
    spoil(store)
    run = play_on(new_run(seed=8, on_change=Recorder(store, run_recovery=interrupted)), 1)
    (waiting,) = started_again(store).unfinished().matches
    assert [len(deal.order) for deal in waiting.log.deals] == [len(run.log.deals[0].order)]


def test_what_was_taken_back_stays_so(store: MatchStore) -> None:
    run, recorder, told = playing(store)
    while not run.can_undo():
        play_on(run, 1)
    spoil(store)
    run.undo()
    assert told == [StorageCode.RECOVERED]
    assert recorder.problem is None
    assert [one.log for one in store.unfinished().matches] == [run.log]
    assert len(store.ids()) == MATCHES + 1


def test_a_match_keeps_its_number_and_stands_there_once(store: MatchStore) -> None:
    run, recorder, _ = playing(store)
    before = recorder.match
    spoil(store)
    play_on(run, 5)
    assert recorder.match == before
    assert [(one.id, one.log) for one in store.unfinished().matches] == [(before, run.log)]


def test_a_deal_is_booked_although_the_file_breaks_just_then(store: MatchStore) -> None:
    told: list[StorageCode] = []
    recorder = Recorder(store, lambda problem: told.append(problem.code))
    run = play_deal(new_run(seed=2, overrides=ONE_DEAL, on_change=recorder))
    spoil(store)
    recorder.book(run)
    assert told == [StorageCode.RECOVERED]
    assert recorder.match is not None
    assert store.unfinished().matches == ()
    assert store.log(recorder.match) == run.log


def test_while_it_is_recovered_the_database_refuses_every_use(store: MatchStore) -> None:
    seen: list[StorageCode] = []

    def looking(recovery: Recovery) -> StorageProblem | None:
        with pytest.raises(StorageProblem) as raised:
            store.ids()
        seen.append(raised.value.code)
        return recovery.run()

    run, _, told = playing(store, looking)
    spoil(store)
    play_on(run, 1)
    assert seen == [StorageCode.NOT_WRITABLE]
    assert told == [StorageCode.RECOVERED]
    assert len(store.ids()) == MATCHES + 1

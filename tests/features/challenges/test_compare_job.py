"""Comparing in the background: what is played, kept, stopped and gone on with; its page."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.features.challenges.model import MatchComparison, comparison_data, play_task
from canasta_qt.features.challenges.session import comparing as compare_job
from canasta_qt.features.challenges.session.comparing import (
    CompareJob,
    SeatComparisonCache,
    compared_elsewhere,
    mean_of,
    page_of,
)
from canasta_qt.features.challenges.store import ComparisonStore
from canasta_qt.jobs.child import Message
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import Paths
from canasta_qt.view_model.session import Session
from tests.helpers.deals.compared import played_match, seat_of_person, told
from tests.helpers.workers import WorkerHere, work_here

LEVELS = ("casual", "newcomer")


@pytest.fixture
def workers(monkeypatch: pytest.MonkeyPatch) -> list[WorkerHere]:
    """Deals are played in this process; by these."""
    made: list[WorkerHere] = []

    class Noted(WorkerHere):
        def __init__(self, *how: Any, name: str) -> None:
            super().__init__(*how, name=name)
            made.append(self)

    work_here(monkeypatch, Noted)
    return made


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(played_match())


def job_of(timeline: Timeline, keeper: SeatComparisonCache) -> CompareJob:
    return CompareJob(timeline, seat_of_person(timeline.log), keeper, levels=LEVELS)


def keeper(
    timeline: Timeline, store: ComparisonStore, match: int | None = 7
) -> SeatComparisonCache:
    return SeatComparisonCache(store, match, seat_of_person(timeline.log))


def page(job: CompareJob) -> Any:
    log = job.timeline.log
    return page_of(job, Session.of_log(log, "Classic"), mean_of(job.comparison.differences()))


@pytest.mark.slow  # stand-in: test_the_same_comparison_is_the_same_here_and_on_other_processes
def test_processes_of_their_own_find_what_is_found_here(qtbot: QtBot, timeline: Timeline) -> None:
    job = job_of(timeline, keeper(timeline, ComparisonStore(None)))
    with qtbot.waitSignal(job.ended):
        job.start()
    seat = seat_of_person(timeline.log)
    for deal, level in ((1, "casual"), (2, "newcomer")):
        here = play_task(compare_job.task_of(timeline, deal, seat, level))
        assert job.comparison.deals[deal].levels[level] == here
    assert not job.running


def test_all_is_played_kept_and_known_the_next_time(
    qtbot: QtBot, timeline: Timeline, workers: list[WorkerHere], tmp_path: Path
) -> None:
    store = ComparisonStore(Paths.find(tmp_path / "player"))
    job = job_of(timeline, keeper(timeline, store))
    assert job.progress == (0, 4)
    with qtbot.waitSignal(job.ended):
        job.start(2)
        assert job.running
        assert job.at_work == (2, "casual")
    played_by = len(workers)
    assert job.done
    assert workers[0].stopped
    again = job_of(timeline, keeper(timeline, ComparisonStore(Paths.find(tmp_path / "player"))))
    assert again.done
    assert again.comparison == job.comparison
    again.start()
    assert len(workers) == played_by
    elsewhere = compared_elsewhere(store, None)
    assert elsewhere == []  # by Expert nothing was played
    assert compared_elsewhere(store, 7) == []


def test_stopped_it_keeps_what_is_known_and_can_be_gone_on_with(
    qtbot: QtBot, timeline: Timeline, workers: list[WorkerHere]
) -> None:
    store = ComparisonStore(None)
    job = job_of(timeline, keeper(timeline, store))
    with qtbot.waitSignal(job.grown, check_params_cb=None):
        job.start()
    qtbot.waitUntil(lambda: job.progress[0] >= 1)
    job.stop()
    assert job.stopped
    assert workers[0].stopped
    known = store.load(7, seat_of_person(timeline.log))
    assert known == comparison_data(job.comparison)
    assert "Stopped after" in page(job).status
    with qtbot.waitSignal(job.ended):
        job.start()
    assert job.done


def test_a_closed_job_keeps_what_it_knows(
    qtbot: QtBot, timeline: Timeline, workers: list[WorkerHere]
) -> None:
    store = ComparisonStore(None)
    job = job_of(timeline, keeper(timeline, store))
    job.start()
    qtbot.waitUntil(lambda: job.progress[0] >= 1)
    job.close()
    assert store.load(7, seat_of_person(timeline.log)) == comparison_data(job.comparison)


def test_a_match_that_is_not_ours_is_not_kept(
    qtbot: QtBot, timeline: Timeline, workers: list[WorkerHere]
) -> None:
    store = ComparisonStore(None)
    job = job_of(timeline, keeper(timeline, store, match=None))
    with qtbot.waitSignal(job.ended):
        job.start()
    assert list(store.all()) == []


@pytest.mark.parametrize("fault", ["lost", "fails"])
def test_a_comparison_that_cannot_be_played_says_so(
    qtbot: QtBot, timeline: Timeline, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    class Faulty(WorkerHere):
        def __init__(self, *how: Any, name: str) -> None:
            if fault == "lost":
                raise OSError("no more processes")
            super().__init__(*how, name=name)

        def receive(self) -> Iterator[Message]:
            yield Message(0, "failed", "it went wrong")

    work_here(monkeypatch, Faulty)
    job = job_of(timeline, keeper(timeline, ComparisonStore(None)))
    with qtbot.waitSignal(job.ended):
        job.start()
    assert job.failed
    assert not job.running
    assert page(job).status.startswith("The comparison had to end early")


def test_it_follows_a_match_that_goes_on(qtbot: QtBot, workers: list[WorkerHere]) -> None:
    before = Timeline(played_match(1, more=9))
    job = job_of(before, keeper(before, ComparisonStore(None)))
    with qtbot.waitSignal(job.ended):
        job.start()
    assert list(job.comparison.deals) == [1]
    job.follow(before, running=True)
    assert not job.done
    with qtbot.waitSignal(job.ended):
        job.start()
    found = job.comparison.deals[2].levels
    job.follow(Timeline(played_match(2)))
    assert job.done
    assert job.comparison.deals[2].levels == found
    assert len(page(job).rows) == 3


def test_the_page_tells_deals_and_their_sum(timeline: Timeline) -> None:
    store = ComparisonStore(None)
    job = CompareJob(timeline, seat_of_person(timeline.log), keeper(timeline, store))
    here: MatchComparison = told(
        timeline, {1: {"expert": (500, 200), "newcomer": (0, 0)}, 2: {"expert": (0, 0)}}
    )
    job.comparison = here
    shown = page(job)
    assert shown.columns == ("Deal", "You", "Expert", "Newcomer", "You and Expert")
    assert [row.deal for row in shown.rows] == [1, 2]
    first, second = shown.rows
    assert second.cells[3] == "…"
    assert second.levels == ("expert",)
    assert "Every move is the same as yours." in first.told
    assert first.difference in (1, -1)
    job.comparison = here.with_played(2, "newcomer", here.deals[2].levels["expert"])
    summed = page(job).rows[-1]
    assert summed.deal == 0
    assert summed.cells[0] == "All 2 deals"
    assert not job.running


def test_what_the_figures_cannot_say_is_noted() -> None:
    log = played_match(1, people=(0, 1))
    timeline = Timeline(log)
    job = CompareJob(timeline, seat_of_person(log), keeper(timeline, ComparisonStore(None)))
    notes = page(job).notes
    assert any(note.startswith("Other people played too.") for note in notes)
    rules = Timeline(played_match(1, game="bolivia"))
    assert page(CompareJob(rules, 0, keeper(rules, ComparisonStore(None)))).intro


def test_a_mean_over_matches_counts_all_of_them(timeline: Timeline) -> None:
    store = ComparisonStore(None)
    seat = seat_of_person(timeline.log)
    for match in (1, 2):
        found = told(timeline, {1: {"expert": (500, 200)}, 2: {"expert": (0, 0)}})
        store.save(match, seat, comparison_data(found))
    found = told(timeline, {1: {"expert": (500, 200)}}).differences()
    assert len(compared_elsewhere(store, 2)) == 2
    assert mean_of(compared_elsewhere(store, 2), found) == (None, 3)
    mean, deals = mean_of(*[found * 5] * 2)
    assert mean is not None
    assert deals == 10

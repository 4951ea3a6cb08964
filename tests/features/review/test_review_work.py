"""Processes that review: what they tell, that they go on where one has died, what is kept."""

from __future__ import annotations

import multiprocessing
import os
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.features.review.model.moments import LuckLine, MatchReview
from canasta_qt.features.review.session.job import ReviewJob, SeatReviewCache, merged
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.features.review.work import (
    MoveAnswer,
    MoveOrder,
    ReviewOrder,
    judge_move,
    over_by_now,
    review_deals,
)
from canasta_qt.jobs.child import Message
from canasta_qt.jobs.job import ReservedJob
from canasta_qt.jobs.pool import TRIES, Progress
from canasta_qt.jobs.worker import WorkerLost
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import Paths
from tests.helpers.deals.reviews import (
    SEAT,
    discards,
    moment,
    played_match,
    review_of,
    usual_review,
)
from tests.helpers.workers import WorkerHere, no_work, work_here


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(played_match())


def found(timeline: Timeline, deal: int, *, done: bool = True) -> MatchReview:
    return review_of(timeline, {deal: (moment(timeline, deal, 1),)}, done=done)


@pytest.fixture
def store(tmp_path: Path) -> ReviewStore:
    return ReviewStore(Paths.find(str(tmp_path)))


def job_of(timeline: Timeline, store: ReviewStore, processes: int = 1) -> ReviewJob:
    return ReviewJob(timeline, SEAT, SeatReviewCache(store, 5, SEAT), processes=processes)


# --- the process --------------------------------------------------------------------------


def test_a_move_is_compared_in_a_process_of_its_own(qtbot: QtBot, timeline: Timeline) -> None:
    decision, _ = discards(timeline, 1)[0]
    asked = ReservedJob(judge_move)
    with qtbot.waitSignal(asked.answered) as told:
        asked.ask(MoveOrder(decision.view, decision.played, decision.played))
    answer = told.args[0]
    assert isinstance(answer, MoveAnswer)
    assert (answer.verdict, answer.points) == ("fine", 0)
    asked.stop()


def test_a_killed_process_is_replaced_and_the_review_ends_with_none_left(
    qtbot: QtBot, timeline: Timeline, store: ReviewStore
) -> None:
    SeatReviewCache(store, 5, SEAT).keep(found(timeline, 1))
    job = job_of(timeline, store)
    replaced: list[int] = []
    job._job.replaced.connect(lambda: replaced.append(job._job.pool.deaths))
    job.start(1)
    (process,) = job._job.pool.processes
    process.kill()
    with qtbot.waitSignal(job.grown):
        pass
    assert replaced == [1]
    (again,) = job._job.pool.processes
    assert again.daemon
    assert again.pid is not None
    if hasattr(os, "getpriority"):
        assert os.getpriority(os.PRIO_PROCESS, again.pid) == 19
    job.close()
    assert multiprocessing.active_children() == []


def test_what_goes_wrong_in_the_process_ends_the_review(
    qtbot: QtBot, timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    work_here(monkeypatch)
    job = job_of(timeline, store)
    timeline.log.deals.clear()
    with qtbot.waitSignal(job.ended):
        job.start(1)
    assert "no deals" in job.failed
    assert not job.running


def test_a_process_that_dies_is_replaced_and_goes_on_with_what_was_known(
    qtbot: QtBot, timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[ReviewOrder] = []
    known = found(timeline, 1, done=False)

    class Mortal(WorkerHere):
        def ask(self, _number: int, task: ReviewOrder) -> None:
            given.append(task)

        def receive(self) -> Iterator[Message]:
            yield Message(0, "progress", known)
            raise WorkerLost("killed")

    work_here(monkeypatch, Mortal)
    job = job_of(timeline, store)
    with qtbot.waitSignal(job.ended):
        job.start(1)
    assert len(given) == TRIES
    assert given[-1] == replace(given[0], before=known)
    assert job.failed
    assert job.review is not None
    assert job.review.deals[1] == known.deals[1]


def test_two_processes_share_the_deals_and_the_first_one_is_looked_at_first(
    store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[ReviewOrder] = no_work(monkeypatch)
    job = job_of(Timeline(played_match(5)), store, processes=2)
    job.start(3)
    assert [order.deals for order in given] == [(3, 5, 2), (4, 1)]
    job.close()


# --- what crosses, what is put together ----------------------------------------------------


def test_nothing_of_a_running_deal_is_handed_over() -> None:
    log = replace(played_match(1, more=30), secret="ab" * 32, commitment="cd" * 32)
    handed = over_by_now(log)
    assert [deal.number for deal in handed.deals] == [1]
    assert (handed.secret, handed.commitment) == ("", "")
    assert Timeline(handed).run.deal_over


def test_of_each_deal_that_is_known_which_was_looked_at_further(timeline: Timeline) -> None:
    one, other = found(timeline, 1), found(timeline, 2)
    both = merged(one, other)
    assert set(both.deals) == {1, 2}
    begun = found(timeline, 1, done=False)
    assert merged(both, begun).deals[1].done
    assert merged(begun, one).deals[1].done
    older = replace(begun, judge="an older one")
    assert merged(older, one) == one


def test_an_order_tells_what_is_known_at_once(timeline: Timeline) -> None:
    known = usual_review(timeline)
    told = list(review_deals(ReviewOrder(timeline.log, SEAT, known, (1, 2))))
    assert told[0] is not None
    assert told[0].deals == known.deals


# --- what is kept ---------------------------------------------------------------------------


def test_what_is_found_is_kept_and_gone_on_with(
    timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[ReviewOrder] = no_work(monkeypatch)
    job = job_of(timeline, store)
    job.start(1)
    job._job.progressed.emit(Progress(0, found(timeline, 1)))
    job.close()
    again = job_of(timeline, store)
    assert again.review is not None
    assert again.review.deals[1].done
    assert not again.done
    again.start(1)
    assert given[-1].deals == (2,)
    again.close()


def test_a_review_that_is_done_needs_no_process(
    timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = SeatReviewCache(store, 5, SEAT)
    keeper.keep(usual_review(timeline))
    given = no_work(monkeypatch)
    job = ReviewJob(timeline, SEAT, keeper)
    assert job.done
    job.start(1)
    assert not job.running
    assert not given


def test_the_luck_of_a_review_that_is_done_is_told_again(
    timeline: Timeline, store: ReviewStore
) -> None:
    keeper, luck = SeatReviewCache(store, 5, SEAT), LuckLine(340, 200, 90, 2)
    keeper.keep(replace(usual_review(timeline), luck=luck))
    job = ReviewJob(timeline, SEAT, keeper)
    assert job.review is not None
    assert job.review.luck == luck


def test_what_an_older_judge_said_is_looked_at_anew(
    timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = SeatReviewCache(store, 5, SEAT)
    keeper.keep(replace(usual_review(timeline), judge="an older one"))
    job = ReviewJob(timeline, SEAT, keeper)
    assert not job.done
    assert job.review is not None
    assert not any(deal.found for deal in job.review.deals.values())


def test_a_file_that_makes_no_sense_costs_nothing_but_time(
    timeline: Timeline, store: ReviewStore
) -> None:
    store.save(5, SEAT, {"seat": "x"})
    assert SeatReviewCache(store, 5, SEAT).known() is None


def test_a_match_that_is_not_ours_keeps_nothing(timeline: Timeline, store: ReviewStore) -> None:
    keeper = SeatReviewCache(store, None, SEAT)
    keeper.keep(usual_review(timeline))
    assert keeper.known() is None

"""Processes that review: what they tell, that they go on where one has died, what is kept."""

from __future__ import annotations

import os
from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.features.review.model.moments import LuckLine, MatchReview
from canasta_qt.features.review.session import process as work
from canasta_qt.features.review.session.job import MatchKeeper, ReviewJob
from canasta_qt.features.review.session.process import MoveWork, ReviewProcess, ReviewWork, merged
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.features.review.work import (
    Done,
    Found,
    MoveAnswer,
    MoveOrder,
    ReviewOrder,
    answers,
    over_by_now,
)
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

PATIENCE = 30_000


@pytest.fixture
def timeline() -> Timeline:
    return Timeline(played_match())


def found(timeline: Timeline, deal: int, *, done: bool = True) -> MatchReview:
    return review_of(timeline, {deal: (moment(timeline, deal, 1),)}, done=done)


# --- the process --------------------------------------------------------------------------


def test_a_move_is_compared_in_a_process_of_its_own(qtbot: QtBot, timeline: Timeline) -> None:
    decision, _ = discards(timeline, 1)[0]
    asked = MoveWork()
    with qtbot.waitSignal(asked.answered, timeout=PATIENCE) as told:
        asked.ask(MoveOrder(decision.view, decision.played, decision.played))
    answer = told.args[0]
    assert isinstance(answer, MoveAnswer)
    assert (answer.verdict, answer.points) == ("fine", 0)
    asked.stop()


def test_what_goes_wrong_in_the_process_is_told_and_it_goes_on_with_the_lowest_priority(
    qtbot: QtBot, timeline: Timeline
) -> None:
    process = ReviewProcess(work.NICENESS)
    for _ in range(2):
        with qtbot.waitSignal(process.told, timeout=PATIENCE) as told:
            process.give(ReviewOrder(replace(timeline.log, deals=[]), SEAT, None, (1,)))
        assert isinstance(told.args[0], Done)
        assert "no deals" in told.args[0].trouble
    assert process.process is not None
    assert process.process.daemon
    assert process.process.pid is not None
    if hasattr(os, "getpriority"):
        assert os.getpriority(os.PRIO_PROCESS, process.process.pid) == 19
    process.stop()


def test_when_all_is_done_the_process_ends_by_itself(qtbot: QtBot, timeline: Timeline) -> None:
    looking = ReviewWork(processes=1)
    with qtbot.waitSignal(looking.finished, timeout=PATIENCE):
        looking.start(timeline.log, SEAT, usual_review(timeline), (1, 2))
    assert not looking.running
    (process,) = looking.processes
    assert process.process is None
    qtbot.waitUntil(lambda: not process._leaving, timeout=PATIENCE)
    looking.stop()


def test_a_process_that_dies_is_replaced_and_goes_on_with_what_was_known(
    qtbot: QtBot, timeline: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[work.Order] = []

    def give(self: ReviewProcess, order: work.Order) -> None:
        given.append(order)
        self.order = order

    monkeypatch.setattr(ReviewProcess, "give", give)
    looking = ReviewWork(processes=1)
    failures: list[str] = []
    looking.failed.connect(failures.append)
    looking.start(timeline.log, SEAT, None, (1, 2))
    known = found(timeline, 1, done=False)
    for tries in range(1, work.TRIES):
        looking.processes[0].told.emit(Found(known))
        looking.processes[0].lost.emit("killed")
        order = given[tries]
        assert isinstance(order, ReviewOrder)
        assert order.before == known
        assert not failures
    looking.processes[0].lost.emit("killed")
    assert failures == ["killed"]
    assert not looking.running


def test_a_real_death_is_noticed(qtbot: QtBot, timeline: Timeline) -> None:
    process = ReviewProcess(0)
    process.start()
    assert process.process is not None
    process.give(ReviewOrder(timeline.log, SEAT, None, (1, 2)))
    with qtbot.waitSignal(process.lost, timeout=PATIENCE):
        process.process.kill()
    assert process.process is None


def test_two_processes_share_the_deals_and_the_first_one_is_looked_at_first(
    timeline: Timeline, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[tuple[int, ...]] = []
    monkeypatch.setattr(ReviewProcess, "give", lambda _self, order: given.append(order.deals))
    ReviewWork(processes=2).start(timeline.log, SEAT, None, (3, 4, 5, 1, 2))
    assert given == [(3, 5, 2), (4, 1)]


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
    told = list(answers(ReviewOrder(timeline.log, SEAT, known, (1, 2))))
    assert isinstance(told[0], Found)
    assert told[0].review.deals == known.deals


# --- what is kept ---------------------------------------------------------------------------


@pytest.fixture
def store(tmp_path: Path) -> ReviewStore:
    return ReviewStore(Paths.find(str(tmp_path)))


def test_what_is_found_is_kept_and_gone_on_with(
    timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[work.Order] = []
    monkeypatch.setattr(ReviewProcess, "give", lambda _self, order: given.append(order))
    job = ReviewJob(timeline, SEAT, MatchKeeper(store, 5, SEAT), processes=1)
    job.start(1)
    job._work.found.emit(found(timeline, 1))
    job._keep()
    again = ReviewJob(timeline, SEAT, MatchKeeper(store, 5, SEAT), processes=1)
    assert again.review is not None
    assert again.review.deals[1].done
    assert not again.done
    again.start(1)
    order = given[-1]
    assert isinstance(order, ReviewOrder)
    assert order.deals == (2,)


def test_a_review_that_is_done_needs_no_process(
    timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = MatchKeeper(store, 5, SEAT)
    keeper.keep(usual_review(timeline))
    monkeypatch.setattr(ReviewProcess, "give", lambda *_: pytest.fail("nothing is to be done"))
    job = ReviewJob(timeline, SEAT, keeper)
    assert job.done
    job.start(1)
    assert not job.running


def test_the_luck_of_a_review_that_is_done_is_told_again(
    timeline: Timeline, store: ReviewStore
) -> None:
    keeper, luck = MatchKeeper(store, 5, SEAT), LuckLine(340, 200, 90, 2)
    keeper.keep(replace(usual_review(timeline), luck=luck))
    job = ReviewJob(timeline, SEAT, keeper)
    assert job.review is not None
    assert job.review.luck == luck


def test_what_an_older_judge_said_is_looked_at_anew(
    timeline: Timeline, store: ReviewStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    keeper = MatchKeeper(store, 5, SEAT)
    keeper.keep(replace(usual_review(timeline), judge="an older one"))
    job = ReviewJob(timeline, SEAT, keeper)
    assert not job.done
    assert job.review is not None
    assert not any(deal.found for deal in job.review.deals.values())


def test_a_file_that_makes_no_sense_costs_nothing_but_time(
    timeline: Timeline, store: ReviewStore
) -> None:
    store.save(5, SEAT, {"seat": "x"})
    assert MatchKeeper(store, 5, SEAT).known() is None


def test_a_match_that_is_not_ours_keeps_nothing(timeline: Timeline, store: ReviewStore) -> None:
    keeper = MatchKeeper(store, None, SEAT)
    keeper.keep(usual_review(timeline))
    assert keeper.known() is None

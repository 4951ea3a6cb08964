"""Jobs that work on a match in the background: they grow, are saved, and can be stopped."""

from __future__ import annotations

import contextlib
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final, Generic, TypeVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_qt.features.review.model.moments import (
    DealReview,
    MatchReview,
    review_data,
    review_from,
)
from canasta_qt.features.review.model.offered import why_not
from canasta_qt.features.review.model.reviewing import Reviewer, deals_to_review
from canasta_qt.features.review.store import ReviewStore, SeatFiles
from canasta_qt.features.review.work import ReviewOrder, over_by_now, resumed, review_deals
from canasta_qt.jobs.job import Job
from canasta_qt.jobs.pool import Done, Pool, Progress, spare_processes
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem

KEEP_MS: Final = 15_000
"""What grows is kept so often: writing to a disk makes frames late."""

Known = TypeVar("Known")


class SeatCache(Generic[Known]):
    """Stores results for a seat beside those for the others of its match."""

    def __init__(
        self,
        store: SeatFiles,
        match: int | None,
        seat: int,
        read: Callable[[dict[str, Any]], Known],
        data_of: Callable[[Known], Mapping[str, object]],
    ) -> None:
        """`read` may raise `ValueError`; without the number of a match nothing is stored."""
        self._store, self._match, self._seat = store, match, seat
        self._read, self._data_of = read, data_of

    def known(self) -> Known | None:
        """The earlier result, where it makes sense."""
        data = self._store.load(self._match, self._seat) if self._match is not None else None
        try:
            return None if data is None else self._read(data)
        except ValueError:
            return None

    def keep(self, known: Known) -> None:
        """Store a result; where that fails it is worked out again another time."""
        if self._match is not None:
            with contextlib.suppress(StorageProblem):
                self._store.save(self._match, self._seat, self._data_of(known))


class CachedJob(QObject):
    """Works on a match in processes of its own, unless that has been done before.

    Signals:
        grown: more is known.
        ended: the work is done, was stopped, or has failed.

    Attributes:
        failed: why it ended before its time, for the log; or an empty text.
        stopped: whether the player has stopped it.
    """

    grown = Signal()
    ended = Signal()

    def __init__(
        self, timeline: Timeline, seat: int, pool: Pool[Any, Any], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self.timeline, self.seat = timeline, seat
        self._job = Job(pool, self)
        self._job.done.connect(self._task_done)
        self._job.failed.connect(self._fail)
        self.failed = ""
        self.stopped = False
        self._changed = False
        self._late = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._late.timeout.connect(self._keep)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.close)

    @property
    def running(self) -> bool:
        return self._job.running

    @abstractmethod
    def _write(self) -> None:
        """Store what is known now."""

    def stop(self) -> None:
        """End it for the player, who does not want to wait; it can be continued."""
        if self.running:
            self.stopped = True
            self._finish()

    def close(self) -> None:
        """End it as the program ends or other work begins; what is known is saved."""
        self._job.stop()
        self._keep()

    def _begin(self, tasks: Sequence[object]) -> None:
        self.stopped, self.failed = False, ""
        self._job.start(tasks)
        self.grown.emit()

    def _task_done(self, done: Done[Any]) -> None:
        """Fail as soon as one part has failed."""
        if done.trouble:
            self._fail(done.trouble)

    def _grow(self) -> None:
        """Report at once that more is known, and store it before long."""
        self._changed = True
        if not self._late.isActive():
            self._late.start()
        self.grown.emit()

    def _fail(self, why: str) -> None:
        self.failed = why
        self._finish()

    def _finish(self) -> None:
        self._job.stop()
        self._keep()
        self.ended.emit()

    def _keep(self) -> None:
        self._late.stop()
        if self._changed:
            self._changed = False
            self._write()


# --- `ReviewJob` ------------------------------------------------------------------------------

NICENESS: Final = 19
MOST_PROCESSES: Final = 2


def spare_beside_table() -> int:
    """How many processes go through a match: fewer than cores, so that the table has its own."""
    return spare_processes(MOST_PROCESSES, 1)


class SeatReviewCache(SeatCache[MatchReview]):
    """Keeps the review of a seat beside the other reviews of its match."""

    def __init__(self, store: ReviewStore, match: int | None, seat: int) -> None:
        super().__init__(store, match, seat, review_from, review_data)


class ReviewJob(CachedJob):
    """Looks through the deals of a match that are over.

    Attributes:
        not_offered: why there is no review, if there is none.
    """

    def __init__(
        self,
        timeline: Timeline,
        seat: int,
        keeper: SeatCache[MatchReview],
        parent: QObject | None = None,
        *,
        processes: int | None = None,
    ) -> None:
        self._processes = processes or spare_beside_table()
        pool = Pool[ReviewOrder, None](review_deals, self._processes, NICENESS, resume=resumed)
        super().__init__(timeline, seat, pool, parent)
        self.review: MatchReview | None = None
        self.deals = deals_to_review(timeline)
        self.not_offered = why_not(timeline.log.rules)
        self._keeper = keeper
        self._job.progressed.connect(self._found)
        self._job.finished.connect(self._finish)
        self._read()

    @property
    def done(self) -> bool:
        return not self._left()

    def _read(self) -> None:
        if self.not_offered is None:
            known = self._keeper.known()
            reviewer = Reviewer(self.timeline, self.seat, known)
            self.review = reviewer.review
            if known is not None and reviewer.is_done:
                self.review = replace(reviewer.review, luck=known.luck)

    def start(self, first: int) -> None:
        """Look at what is left, this deal first, then those after it, then the others."""
        if self.not_offered is not None or self.running or self.done:
            return
        deals = sorted(self._left(), key=lambda deal: (deal < first, deal))
        log, count = over_by_now(self.timeline.log), self._processes
        shares = (tuple(deals[at::count]) for at in range(count))
        self._begin([ReviewOrder(log, self.seat, self.review, own) for own in shares if own])

    def _left(self) -> list[int]:
        """The deals that have not been looked at to their end."""
        known = self.review.deals if self.review is not None else {}
        return [deal for deal in self.deals if deal not in known or not known[deal].done]

    def _found(self, progress: Progress) -> None:
        self.review = merged(self.review, progress.value)
        self._grow()

    def _write(self) -> None:
        if self.review is not None:
            self._keeper.keep(self.review)


def merged(known: MatchReview | None, found: MatchReview) -> MatchReview:
    """Both reviews: of each deal the one that has looked further."""
    if known is None or (known.judge, known.seat) != (found.judge, found.seat):
        return found
    deals = dict(known.deals)
    for number, deal in found.deals.items():
        if number not in deals or _further(deal, deals[number]):
            deals[number] = deal
    return replace(found, deals=deals, luck=found.luck or known.luck)


def _further(one: DealReview, other: DealReview) -> bool:
    return one.digest != other.digest or (one.done, one.judged) >= (other.done, other.judged)

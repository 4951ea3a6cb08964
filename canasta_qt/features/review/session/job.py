"""`ReviewJob`: the review of one match, looked for in the background and kept as it grows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QObject

from canasta_qt.features.review.model.moments import (
    DealReview,
    MatchReview,
    review_data,
    review_from,
)
from canasta_qt.features.review.model.offered import why_not
from canasta_qt.features.review.model.reviewing import Reviewer, deals_to_review
from canasta_qt.features.review.session.cached_job import CachedJob, SeatCache
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.features.review.work import ReviewOrder, over_by_now, resumed, review_deals
from canasta_qt.jobs.pool import Pool, Progress, spare_processes
from canasta_qt.record.timeline import Timeline

NICENESS: Final = 19
MOST_PROCESSES: Final = 2


def spare_beside_table() -> int:
    """How many processes go through a match: fewer than cores, so that the table has its own."""
    return spare_processes(MOST_PROCESSES, 1)


class ReviewCache(Protocol):
    """Where a review is kept, with its match."""

    def known(self) -> MatchReview | None:
        """What an earlier review has found, if anything."""

    def keep(self, known: MatchReview) -> None:
        """Keep what is known now."""


class SeatReviewCache(SeatCache[MatchReview]):
    """Keeps the review of a seat beside the other reviews of its match."""

    def __init__(self, store: ReviewStore, match: int | None, seat: int) -> None:
        """Without the number of a match nothing is kept: it is not ours."""
        super().__init__(store, match, seat, review_from, review_data)


class ReviewJob(CachedJob):
    """Looks through the deals of a match that are over.

    Attributes:
        review: what is known. not_offered: why there is no review, if there is none.
    """

    def __init__(
        self,
        timeline: Timeline,
        seat: int,
        keeper: ReviewCache,
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
        """Whether there is nothing left to look at."""
        known = self.review.deals if self.review is not None else {}
        return all(deal in known and known[deal].done for deal in self.deals)

    def _read(self) -> None:
        """What is known of these very deals, by this very judge."""
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
        deals = tuple(self._order(first))
        order = ReviewOrder(over_by_now(self.timeline.log), self.seat, self.review, ())
        count = self._processes
        shares = [share for at in range(count) if (share := deals[at::count])]
        self._begin([replace(order, deals=share) for share in shares])

    def _order(self, first: int) -> Iterable[int]:
        known = self.review.deals if self.review is not None else {}
        left = [deal for deal in self.deals if deal not in known or not known[deal].done]
        return sorted(left, key=lambda deal: (deal < first, deal))

    def _found(self, progress: Progress) -> None:
        self.review = merged(self.review, progress.value)
        self._grow()

    def _write(self) -> None:
        if self.review is not None:
            self._keeper.keep(self.review)


def merged(known: MatchReview | None, found: MatchReview) -> MatchReview:
    """What is known of each deal by whoever has looked further."""
    if known is None or (known.judge, known.seat) != (found.judge, found.seat):
        return found
    deals = dict(known.deals)
    for number, deal in found.deals.items():
        if number not in deals or _further(deal, deals[number]):
            deals[number] = deal
    return replace(found, deals=deals, luck=found.luck or known.luck)


def _further(one: DealReview, other: DealReview) -> bool:
    return one.digest != other.digest or (one.done, one.judged) >= (other.done, other.judged)

"""`ReviewJob`: the review of one match, looked for in the background and kept as it grows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol

from PySide6.QtCore import QObject

from canasta_qt.features.review.model.moments import MatchReview, review_data, review_from
from canasta_qt.features.review.model.offered import why_not
from canasta_qt.features.review.model.reviewing import Reviewer, deals_to_review
from canasta_qt.features.review.session import kept_job
from canasta_qt.features.review.session.process import ReviewWork
from canasta_qt.features.review.store import ReviewStore
from canasta_qt.record.timeline import Timeline


class Keeper(Protocol):
    """Where a review is kept, with its match."""

    def known(self) -> MatchReview | None:
        """What an earlier review has found, if anything."""

    def keep(self, known: MatchReview) -> None:
        """Keep what is known now."""


class MatchKeeper(kept_job.MatchKeeper[MatchReview]):
    """Keeps the review of a seat beside the other reviews of its match."""

    def __init__(self, store: ReviewStore, match: int | None, seat: int) -> None:
        """Without the number of a match nothing is kept: it is not ours."""
        super().__init__(store, match, seat, review_from, review_data)


class ReviewJob(kept_job.KeptJob):
    """Looks through the deals of a match that are over.

    Attributes:
        review: what is known. not_offered: why there is no review, if there is none.
    """

    def __init__(
        self,
        timeline: Timeline,
        seat: int,
        keeper: Keeper,
        parent: QObject | None = None,
        *,
        processes: int | None = None,
    ) -> None:
        super().__init__(timeline, seat, parent)
        self.review: MatchReview | None = None
        self.deals = deals_to_review(timeline)
        self.not_offered = why_not(timeline.log.rules)
        self._keeper = keeper
        self._work = ReviewWork(self, processes=processes)
        self._work.found.connect(self._found)
        self._work.finished.connect(self._finish)
        self._work.failed.connect(self._fail)
        self._read()

    @property
    def running(self) -> bool:
        """Whether something is being looked at."""
        return self._work.running

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
        self._begin()
        self._work.start(self.timeline.log, self.seat, self.review, tuple(self._order(first)))
        self.grown.emit()

    def _order(self, first: int) -> Iterable[int]:
        known = self.review.deals if self.review is not None else {}
        left = [deal for deal in self.deals if deal not in known or not known[deal].done]
        return sorted(left, key=lambda deal: (deal < first, deal))

    def _found(self, review: MatchReview) -> None:
        self.review = review
        self._grow()

    def _halt(self) -> None:
        if self.running:
            self._work.stop()

    def _write(self) -> None:
        if self.review is not None:
            self._keeper.keep(self.review)

"""`ReviewJob`: the review of one match, looked for in the background and kept as it grows."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable
from dataclasses import replace
from typing import Final, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.coach.review.moments import MatchReview, review_data, review_from
from canasta_qt.coach.review.offered import why_not
from canasta_qt.coach.review.reviewing import Reviewer, deals_to_review
from canasta_qt.controller.review.work import ReviewWork
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.teaching.reviews import ReviewStore

KEEP_MS: Final = 15_000
"""What grows is kept so often: writing to a disk makes frames late."""


class Keeper(Protocol):
    """Where a review is kept, with its match."""

    def known(self) -> MatchReview | None:
        """What an earlier review has found, if anything."""

    def keep(self, review: MatchReview) -> None:
        """Keep what is known now."""


class MatchKeeper:
    """Keeps the review of a seat beside the other reviews of its match."""

    def __init__(self, store: ReviewStore, match: int | None, seat: int) -> None:
        """Without the number of a match nothing is kept: it is not ours."""
        self._store, self._match, self._seat = store, match, seat

    def known(self) -> MatchReview | None:
        """What the file says, where that makes sense."""
        data = self._store.load(self._match, self._seat) if self._match is not None else None
        try:
            return None if data is None else review_from(data)
        except ValueError:
            return None

    def keep(self, review: MatchReview) -> None:
        """Write it; on a disk that takes nothing it is worked out again another time."""
        if self._match is not None:
            with contextlib.suppress(StorageProblem):
                self._store.save(self._match, self._seat, review_data(review))


class ReviewJob(QObject):
    """Looks through the deals of a match that are over, unless that has been done before.

    Signals:
        grown: more is known.
        ended: nothing is being looked at any more: all is done, it was stopped, or it failed.

    Attributes:
        timeline, seat: whose moves of which match.
        review: what is known. not_offered: why there is no review, if there is none.
        failed: why it ended before its time, for the log; or an empty text.
        stopped: whether the player has stopped it.
    """

    grown = Signal()
    ended = Signal()

    def __init__(
        self,
        timeline: Timeline,
        seat: int,
        keeper: Keeper,
        parent: QObject | None = None,
        *,
        processes: int | None = None,
    ) -> None:
        super().__init__(parent)
        self.timeline, self.seat = timeline, seat
        self.failed = ""
        self.stopped = False
        self.review: MatchReview | None = None
        self.deals = deals_to_review(timeline)
        self.not_offered = why_not(timeline.log.rules)
        self._keeper = keeper
        self._work = ReviewWork(self, processes=processes)
        self._work.found.connect(self._found)
        self._work.finished.connect(self._finished)
        self._work.failed.connect(self._failed)
        self._late = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._late.timeout.connect(self._keep)
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
        self.stopped, self.failed = False, ""
        self._work.start(self.timeline.log, self.seat, self.review, tuple(self._order(first)))
        self.grown.emit()

    def _order(self, first: int) -> Iterable[int]:
        known = self.review.deals if self.review is not None else {}
        left = [deal for deal in self.deals if deal not in known or not known[deal].done]
        return sorted(left, key=lambda deal: (deal < first, deal))

    def stop(self) -> None:
        """The player does not want to wait any more; it can be gone on with."""
        if self.running:
            self._work.stop()
            self.stopped = True
            self._keep()
            self.ended.emit()

    def close(self) -> None:
        """The program ends, or something else is looked at: what is known is kept."""
        if self.running:
            self._work.stop()
            self._keep()

    def _found(self, review: MatchReview) -> None:
        self.review = review
        if not self._late.isActive():
            self._late.start()
        self.grown.emit()

    def _finished(self) -> None:
        self._keep()
        self.ended.emit()

    def _failed(self, why: str) -> None:
        self.failed = why
        self._keep()
        self.ended.emit()

    def _keep(self) -> None:
        self._late.stop()
        if self.review is not None:
            self._keeper.keep(self.review)

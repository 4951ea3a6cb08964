"""`CompareJob`: one match compared with Expert in the background, kept with it as it grows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from PySide6.QtCore import QObject

from canasta_qt.features.challenges.compared.playing import (
    LEVELS,
    LevelPlayed,
    LevelTask,
    play_task,
    task_of,
)
from canasta_qt.features.challenges.compared.results import (
    Average,
    MatchComparison,
    average,
    begun,
    comparison_data,
    comparison_from,
)
from canasta_qt.features.challenges.store.comparisons import ComparisonStore
from canasta_qt.features.review.session.cached_job import CachedJob, SeatCache
from canasta_qt.features.review.session.job import NICENESS, spare_beside_table
from canasta_qt.jobs.pool import Done, Pool
from canasta_qt.record.timeline import Timeline


class ComparisonCache(Protocol):
    """Where a comparison is kept, with its match."""

    def known(self) -> MatchComparison | None:
        """What was found earlier, if anything."""

    def keep(self, known: MatchComparison) -> None:
        """Keep what is known now."""


class SeatComparisonCache(SeatCache[MatchComparison]):
    """Keeps the comparison of a seat beside the others of its match."""

    def __init__(self, store: ComparisonStore, match: int | None, seat: int) -> None:
        """Without the number of a match nothing is kept: it is not ours."""
        super().__init__(store, match, seat, comparison_from, comparison_data)


def read_comparison(data: dict[str, object]) -> MatchComparison | None:
    """What a file holds; None where it makes no sense."""
    try:
        return comparison_from(data)
    except ValueError:
        return None


def compared_matches(store: ComparisonStore) -> Iterator[tuple[int, MatchComparison]]:
    """Everything that was compared, by the number of its match."""
    for match, data in store.all():
        found = read_comparison(data)
        if found is not None:
            yield match, found


def compared_elsewhere(store: ComparisonStore, match: int | None) -> list[float]:
    """The differences of all compared deals but those of a match."""
    return [
        one
        for number, found in compared_matches(store)
        if number != match
        for one in found.differences()
    ]


def mean_of(*differences: Sequence[float]) -> tuple[Average | None, int]:
    """The mean over all these deals, and how many there are."""
    found = [one for some in differences for one in some]
    return average(found), len(found)


class CompareJob(CachedJob):
    """Plays the deals of a match again.

    Attributes:
        comparison: what is known.
    """

    def __init__(
        self,
        timeline: Timeline,
        seat: int,
        keeper: ComparisonCache,
        parent: QObject | None = None,
        *,
        levels: Sequence[str] = LEVELS,
        processes: int | None = None,
    ) -> None:
        pool = Pool[LevelTask, LevelPlayed](play_task, processes or spare_beside_table(), NICENESS)
        super().__init__(timeline, seat, pool, parent)
        self._job.finished.connect(self._over)
        self.levels = tuple(levels)
        self._keeper = keeper
        self._tasks: list[tuple[int, str]] = []
        self._left: list[tuple[int, str]] = []
        self.comparison = begun(timeline, seat, keeper.known())

    @property
    def done(self) -> bool:
        """Whether there is nothing left to play."""
        return not self.comparison.missing(self.levels)

    @property
    def progress(self) -> tuple[int, int]:
        """How many deals, each once for every level, are played, and how many there are."""
        wanted = len(self.levels) * len(self.comparison.deals)
        return wanted - len(self.comparison.missing(self.levels)), wanted

    @property
    def at_work(self) -> tuple[int, str] | None:
        """The deal that is played now, and for whom."""
        return self._left[0] if self.running and self._left else None

    def follow(self, timeline: Timeline, *, running: bool = False) -> None:
        """The match has gone on; with `running` the deal that is being played is played too.

        A deal that is already under way is finished first.
        """
        self.timeline = timeline
        known = begun(timeline, self.seat, self.comparison, running=running)
        self._changed = self._changed or known != self.comparison
        self.comparison = known
        if self._changed:
            self._keep()
        self.grown.emit()

    def start(self, first: int = 1) -> None:
        """Play what is left, this deal first, then those after it, then the others."""
        if self.running or self.done:
            return
        missing = self.comparison.missing(self.levels)
        self._tasks = sorted(missing, key=lambda one: (one[0] < first, one[0]))
        self._left = list(self._tasks)
        deals = self._tasks
        self._begin([task_of(self.timeline, deal, self.seat, level) for deal, level in deals])

    def _task_done(self, done: Done[Any]) -> None:
        """Take in a deal that is played."""
        super()._task_done(done)
        if done.result is not None:
            deal, level = self._tasks[done.number]
            self._left.remove((deal, level))
            if deal in self.comparison.deals:
                self.comparison = self.comparison.with_played(deal, level, done.result)
            self._grow()

    def _over(self) -> None:
        """All that was asked for is there; the match may have gone on meanwhile."""
        if self.done:
            self._finish()
        else:
            self._keep()
            self.start()

    def _write(self) -> None:
        self._keeper.keep(self.comparison)

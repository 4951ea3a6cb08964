"""Counts matches that earlier programs played, one after the other, while the window lives on."""

from __future__ import annotations

from concurrent.futures import Future, ThreadPoolExecutor

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.problems import StorageProblem
from canasta_qt.storage.statistics import note_counts, uncounted
from canasta_qt.storage.statistics_counts import SeatCount, count_log

LOOK_MS = 40
"""How often is looked whether a match has been counted."""


class LateCounter(QObject):
    """Plays the logs again in another thread; reading and writing stay in this one.

    Signals:
        counted(int): one more has been counted; so many are left.
    """

    counted = Signal(int)

    def __init__(self, store: MatchStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._store = store
        self._left: list[int] = []
        self._log: MatchLog | None = None
        self._work: Future[tuple[SeatCount, ...]] | None = None
        self._thread: ThreadPoolExecutor | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_MS)
        self._timer.timeout.connect(self._look)

    def start(self) -> int:
        """Begin, or go on; returns how many matches are to be counted. Raises `StorageProblem`."""
        if self._timer.isActive():
            return len(self._left)
        self._left = uncounted(self._store)
        if self._left:
            self._thread = ThreadPoolExecutor(1, "statistics")
            self._timer.start()
        return len(self._left)

    def stop(self) -> None:
        """Leave the rest for another time."""
        self._timer.stop()
        self._left = []
        if self._thread is not None:
            self._thread.shutdown(wait=False, cancel_futures=True)
            self._thread = None

    def _look(self) -> None:
        try:
            if self._work is None:
                self._begin_next()
            elif self._work.done():
                self._book(self._work)
        except StorageProblem:
            self._skip()

    def _begin_next(self) -> None:
        if not self._left or self._thread is None:
            self.stop()
            return
        self._log = self._store.log(self._left[0])
        self._work = self._thread.submit(count_log, self._log)

    def _book(self, work: Future[tuple[SeatCount, ...]]) -> None:
        """Keep what was counted; a log that no longer plays counts with its result alone."""
        problem = work.exception()
        if problem is not None and not isinstance(problem, ReplayDifference):
            raise problem
        counts = work.result() if problem is None else ()
        assert self._log is not None
        note_counts(self._store, self._left[0], self._log, counts)
        self._skip()

    def _skip(self) -> None:
        self._work = None
        self._left = self._left[1:]
        self.counted.emit(len(self._left))

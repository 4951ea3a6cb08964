"""Work of child processes for a window: signals report it while the window lives on."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_qt.jobs.pool import Done, Pool, PoolLost, Progress

POLL_MS: Final = 40
ASKED_NICENESS: Final = 5


class Job(QObject):
    """The tasks of a pool, whose processes end with this object or the program.

    No signal comes within a call.

    Signals:
        progressed(Progress): a task reports.
        done(Done): a task is over.
        replaced: a process has died; its task is begun again, or was given up.
        finished: every task is over.
        failed(str): no process could be started or kept alive; why, for the log. It is over, and
            may be started again.
    """

    progressed = Signal(object)
    done = Signal(object)
    replaced = Signal()
    finished = Signal()
    failed = Signal(str)

    def __init__(
        self,
        pool: Pool[Any, Any],
        parent: QObject | None = None,
        *,
        reserved: bool = False,
        poll_ms: int | None = None,
    ) -> None:
        """`reserved`: the processes stay for the next tasks."""
        super().__init__(parent)
        self.pool = pool
        self._reserved = reserved
        self._start = 0
        """The number of the last start or stop."""
        self._unstarted = ""
        """Why there is no process for the tasks."""
        self._poll = QTimer(self, interval=POLL_MS if poll_ms is None else poll_ms)
        self._poll.timeout.connect(self._look)
        self.destroyed.connect(partial(Pool.stop, pool))
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    @property
    def running(self) -> bool:
        """Whether tasks are being done."""
        return self._poll.isActive()

    def start(self, tasks: Sequence[Any]) -> None:
        """Begin these tasks; what was under way is ended."""
        self._start += 1
        self._unstarted = ""
        try:
            self.pool.start(tasks)
        except PoolLost as problem:
            self._unstarted = str(problem)
        self._poll.start()

    def stop(self) -> None:
        """End the processes at once; no signal follows."""
        self._start += 1
        self._poll.stop()
        self.pool.stop()

    def _look(self) -> None:
        """Tell what has been heard, until somebody stops this or begins something else."""
        start, deaths = self._start, self.pool.deaths
        try:
            if self._unstarted:
                raise PoolLost(self._unstarted)
            heard = self.pool.collect()
        except PoolLost as problem:
            self.stop()
            self.failed.emit(str(problem))
            return
        if self.pool.deaths > deaths:
            self.replaced.emit()
        for one in heard:
            if self._start == start:
                (self.progressed if isinstance(one, Progress) else self.done).emit(one)
        if self.pool.finished and self._start == start:
            self._poll.stop()
            if not self._reserved:
                self.pool.stop()
            self.finished.emit()


class ReservedJob(QObject):
    """Asks one thing at a time of a process of its own, which stays for the next.

    Signals:
        answered(object): what came of it; None where it could not be done.
    """

    answered = Signal(object)

    def __init__(self, work: Callable[[Any], object], parent: QObject | None = None) -> None:
        """`work` is a function of a module: what is asked goes in, the answer comes out."""
        super().__init__(parent)
        self._job = Job(Pool(work, 1, ASKED_NICENESS), self, reserved=True)
        self._job.done.connect(self._done)
        self._job.failed.connect(self._failed)

    def prepare(self) -> None:
        """Start the process, as something will be asked soon."""
        with suppress(PoolLost):
            self._job.pool.prepare()

    def ask(self, question: object) -> None:
        """Ask; what was asked before is forgotten."""
        self._job.start([question])

    def stop(self) -> None:
        """Nobody wants an answer any more."""
        self._job.stop()

    def _done(self, done: Done[object]) -> None:
        self.answered.emit(done.result)

    def _failed(self, _why: str) -> None:
        self.answered.emit(None)

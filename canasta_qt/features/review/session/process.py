"""Processes that look through a match while the table goes on: niced, stopped at any moment."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from canasta_qt.features.review.model.moments import DealReview, MatchReview
from canasta_qt.features.review.work import (
    Call,
    Done,
    Found,
    MoveAnswer,
    MoveOrder,
    Order,
    Returned,
    ReviewOrder,
    Told,
    over_by_now,
    review_worker,
)
from canasta_qt.players.spawning import start_process
from canasta_qt.record.log import MatchLog

POLL_MS: Final = 40
GOODBYE_MS: Final = 200
NICENESS, ASKED_NICENESS = 19, 5
"""Of what goes through a match, and of what somebody waits for."""
MOST_PROCESSES: Final = 2
TRIES: Final = 3
"""So many processes may die before it is given up."""


def spare_processes() -> int:
    """How many go through a match: fewer than there are cores, so that the table has its own."""
    return max(1, min(MOST_PROCESSES, (os.cpu_count() or 1) - 1))


class ReviewProcess(QObject):
    """One process and the order that it carries out.

    Signals:
        told(Told): what it found.
        lost(str): it has died, or could not be started; why, for the log.

    Attributes:
        order: what it does now, if anything.
    """

    told = Signal(object)
    lost = Signal(str)

    def __init__(self, niceness: int, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._niceness = niceness
        self._pipe: Connection | None = None
        self.process: BaseProcess | None = None
        self.order: Order | None = None
        self._unstarted = ""
        """Why there is no process for the order."""
        self._leaving: list[BaseProcess] = []
        self._goodbye = QTimer(self, interval=GOODBYE_MS)
        self._goodbye.timeout.connect(self._bury)
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look)
        app = QCoreApplication.instance()
        if app is not None:
            app.aboutToQuit.connect(self.stop)

    def start(self) -> None:
        """Start the process now, so that an order need not wait for it. Raises `OSError`."""
        if self.process is not None:
            return
        self.process, self._pipe = start_process(
            review_worker, self._niceness, name="canasta-review"
        )

    def give(self, order: Order) -> None:
        """Let it do something; one that is busy is ended first. No signal comes within the call."""
        if self.order is not None:
            self.stop()
        self.order, self._unstarted = order, ""
        try:
            self.start()
            assert self._pipe is not None
            self._pipe.send(order)
        except (OSError, ValueError) as problem:
            self._unstarted = repr(problem)
        self._poll.start()

    def let_go(self) -> None:
        """Nothing more is to be done: the process ends by itself, and nobody waits for it."""
        self._poll.stop()
        process, pipe = self.process, self._pipe
        self.order = self.process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is not None:
            self._leaving.append(process)
            self._goodbye.start()

    def _bury(self) -> None:
        """Clear away what has ended by now."""
        for process in [one for one in self._leaving if not one.is_alive()]:
            self._leaving.remove(process)
            process.join()
            process.close()
        if not self._leaving:
            self._goodbye.stop()

    def stop(self) -> None:
        """End the process at once; what it has told is all there is."""
        self._poll.stop()
        for leaving in self._leaving:
            leaving.kill()
            leaving.join()
        self._bury()
        process, pipe = self.process, self._pipe
        self.order = self.process = self._pipe = None
        self._unstarted = ""
        if pipe is not None:
            pipe.close()
        if process is not None:
            if process.is_alive():
                process.kill()
            process.join()
            process.close()

    def _lose(self, why: str) -> None:
        self.stop()
        self.lost.emit(why)

    def _look(self) -> None:
        """Hear what has come."""
        if self._unstarted:
            self._lose(self._unstarted)
            return
        pipe = self._pipe
        try:
            while pipe is not None and pipe is self._pipe and pipe.poll():
                self._hear(pipe.recv())
        except (EOFError, OSError) as problem:
            if pipe is self._pipe:
                self._lose(repr(problem))

    def _hear(self, told: Told) -> None:
        if isinstance(told, Done):
            self.order = None
            self._poll.stop()
        self.told.emit(told)


class ReviewWork(QObject):
    """Goes through the deals of a match for one seat.

    Signals:
        found(MatchReview): what is known by now.
        finished: there is nothing left to look at.
        failed(str): it could not be done; why, for the log.
    """

    found = Signal(object)
    finished = Signal()
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None, *, processes: int | None = None) -> None:
        """`processes` None: as many as the machine can spare."""
        super().__init__(parent)
        count = processes or spare_processes()
        self.processes = tuple(ReviewProcess(NICENESS, self) for _ in range(count))
        self._orders: dict[ReviewProcess, ReviewOrder] = {}
        """What each process was given."""
        self._losses = 0
        self.review: MatchReview | None = None
        for process in self.processes:
            process.told.connect(partial(self._told, process))
            process.lost.connect(partial(self._lost, process))

    @property
    def running(self) -> bool:
        """Whether something is being looked at."""
        return bool(self._orders)

    def start(
        self, log: MatchLog, seat: int, before: MatchReview | None, deals: Sequence[int]
    ) -> None:
        """Look through these deals, the first first; what was under way is ended."""
        self.stop()
        self.review, self._losses = before, 0
        order = ReviewOrder(over_by_now(log), seat, before, tuple(deals))
        count = len(self.processes)
        shares = [tuple(deals[at::count]) for at in range(count)]
        for process, share in zip(self.processes, shares, strict=True):
            if share:
                self._orders[process] = replace(order, deals=share)
        for process in tuple(self._orders):
            process.give(self._orders[process])

    def stop(self) -> None:
        """End it at once; no signal follows."""
        self._orders.clear()
        for process in self.processes:
            process.stop()

    def _told(self, process: ReviewProcess, told: Told) -> None:
        if process not in self._orders:
            return
        if isinstance(told, Found):
            self.review = merged(self.review, told.review)
            self.found.emit(self.review)
        elif isinstance(told, Done):
            if told.trouble:
                self._fail(told.trouble)
                return
            del self._orders[process]
            process.let_go()
            if not self.running:
                self.finished.emit()

    def _lost(self, process: ReviewProcess, why: str) -> None:
        """A process has died: another one goes on where it was."""
        order = self._orders.get(process)
        if order is None:
            return
        self._losses += 1
        if self._losses >= TRIES:
            self._fail(why)
            return
        self._orders[process] = again = replace(order, before=self.review)
        process.give(again)

    def _fail(self, why: str) -> None:
        self.stop()
        self.failed.emit(why)


def merged(known: MatchReview | None, told: MatchReview) -> MatchReview:
    """What is known of each deal by whoever has looked further."""
    if known is None or (known.judge, known.seat) != (told.judge, told.seat):
        return told
    deals = dict(known.deals)
    for number, deal in told.deals.items():
        if number not in deals or _further(deal, deals[number]):
            deals[number] = deal
    return replace(told, deals=deals, luck=told.luck or known.luck)


def _further(one: DealReview, other: DealReview) -> bool:
    return one.digest != other.digest or (one.done, one.judged) >= (other.done, other.judged)


class MoveWork(QObject):
    """Has a single move compared, where somebody waits for the answer.

    Signals:
        answered(MoveAnswer | Returned | None): what came of it; None where it could not be done.
    """

    answered = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process = ReviewProcess(ASKED_NICENESS, self)
        self._process.told.connect(self._told)
        self._process.lost.connect(lambda _why: self.answered.emit(None))
        self._answer: MoveAnswer | Returned | None = None

    def prepare(self) -> None:
        """A question will come soon."""
        try:
            self._process.start()
        except OSError:
            self._process.stop()

    def ask(self, order: MoveOrder | Call) -> None:
        """Ask; what was asked before is forgotten."""
        self._answer = None
        self._process.give(order)

    def stop(self) -> None:
        """Nobody wants an answer any more."""
        self._process.stop()

    def _told(self, told: Told) -> None:
        if isinstance(told, (MoveAnswer, Returned)):
            self._answer = told
        elif isinstance(told, Done):
            answer, self._answer = self._answer, None
            self.answered.emit(answer)

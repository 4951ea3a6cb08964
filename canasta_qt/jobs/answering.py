"""Bots and advisers answer from a reserved process, with a deadline and a stand-in."""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.process import BaseProcess
from typing import Literal

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.jobs.child import Message, answer_main
from canasta_qt.jobs.worker import Worker, WorkerLost
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Advice
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.worker import Explainer, Request

AnswerFault = Literal["late", "died", "error", "unstarted"]
"""It took too long, its process died, it raised something, or its process could not be started."""

POLL_MS = 8
DEADLINE_MS = 5000
STARTUP_MS = 15_000
NICENESS = 10


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A bot's choice, with `advice` where asked; `fault`: why a stand-in chose."""

    request: int
    action: Action
    fault: AnswerFault | None = None
    reason: str = ""
    advice: Advice | None = None


class BotPool(QObject):
    """One worker process and the question it is thinking about.

    Signals:
        answered(BotAnswer): exactly one for each question that is not cancelled.
        revived: the worker had died while nobody waited for it, and another one was started.
    """

    answered = Signal(object)
    revived = Signal()

    def __init__(
        self,
        parent: QObject | None = None,
        *,
        deadline_ms: int = DEADLINE_MS,
        startup_ms: int = STARTUP_MS,
    ) -> None:
        """`deadline_ms`: after that a stand-in moves; `startup_ms` more for a new process."""
        super().__init__(parent)
        self._deadline_ms = deadline_ms
        self._startup_ms = startup_ms
        self._worker: Worker | None = None
        self._question: Request | None = None
        self._unstarted = ""
        """Why there is no process for the open question."""
        self._asked = 0
        """The number of the last question."""
        self._since = QElapsedTimer()
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look)

    @property
    def process(self) -> BaseProcess | None:
        """The worker's process, if there is one; read it."""
        return None if self._worker is None else self._worker.process

    @property
    def ready(self) -> bool:
        """Whether a worker runs that has said that it can be asked."""
        return self._worker is not None and self._worker.ready and self._worker.alive

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def start(self) -> None:
        """Start the worker now, if none runs. `OSError` where the system has no process to give."""
        died = self._worker is not None
        if self._worker is not None and self._worker.alive:
            return
        self._drop_worker()
        self._worker = Worker(answer_main, NICENESS, name="canasta-bot")
        self._poll.start()
        if died:
            self.revived.emit()

    def ask(
        self, level: str, seed: int | str, view: PlayerView, *, explain: Explainer | None = None
    ) -> int:
        """Ask for an action; the number comes back in the answer. Cancels an open question.

        The answer never comes within the call. `explain` also says what the bot compared it with,
        and why.
        """
        self._asked += 1
        self._unstarted = ""
        self._question = question = Request(level, seed, view, explain)
        self._since.start()
        self._poll.start()
        try:
            self.start()
        except OSError as problem:
            self._unstarted = repr(problem)
        if self._worker is not None:
            self._worker.ask(self._asked, question)
        return self._asked

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._question = None
        self._poll.stop()
        if self._worker is not None:
            self._worker.cancel()

    def stop(self) -> None:
        """End the worker at once, for it has nothing to lose; none is left behind."""
        self.cancel()
        self._drop_worker()

    def _drop_worker(self) -> None:
        worker, self._worker = self._worker, None
        if worker is not None:
            worker.stop()

    def _look(self) -> None:
        question, worker = self._question, self._worker
        if question is not None and self._unstarted:
            self._fail("unstarted", self._unstarted)
            return
        if worker is None or (question is None and worker.ready):
            self._poll.stop()
            return
        try:
            for message in worker.receive():
                self._hear(message)
                if self._question is not question:
                    return
        except WorkerLost as problem:
            self._poll.stop()
            self._fail("died", str(problem))
            return
        patience = self._deadline_ms + (0 if worker.ready else self._startup_ms)
        if question is not None and self._since.elapsed() > patience:
            self._fail("late", f"no answer in {self._since.elapsed()} ms")

    def _hear(self, message: Message) -> None:
        number, kind, value = message
        question = self._question
        if kind == "ready":
            self._since.restart()
        if question is None or number != self._asked:
            return
        if kind == "failed":
            self._stand_in(question, "error", value)
        elif isinstance(value, Advice):
            self._answer(BotAnswer(number, value.moves[0].action, advice=value))
        else:
            self._answer(BotAnswer(number, value))

    def _fail(self, fault: AnswerFault, reason: str) -> None:
        """The worker is of no use: end it and let a stand-in answer an open question."""
        if self._question is not None:
            self._drop_worker()
            self._stand_in(self._question, fault, reason)

    def _stand_in(self, question: Request, fault: AnswerFault, reason: str) -> None:
        action = make_bot(DEFAULT_LEVEL, question.seed).choose(question.view)
        self._answer(BotAnswer(self._asked, action, fault, reason))

    def _answer(self, answer: BotAnswer) -> None:
        self.cancel()
        self.answered.emit(answer)

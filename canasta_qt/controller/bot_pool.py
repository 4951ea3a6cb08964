"""Bots think in a process of their own; this is the line to it.

The process is spawned, lowered in priority and asked over a pipe. A short timer looks at the pipe
only while an answer is awaited, which works alike on every system. A process that dies or is too
slow is replaced, and the question answered on the spot by a bot in this process.
"""

from __future__ import annotations

import contextlib
import multiprocessing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Literal

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from canasta_qt.bots.api import DEFAULT_LEVEL, Advice, make_bot
from canasta_qt.bots.worker import Reply, Request, worker_main
from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView

Fault = Literal["late", "died", "error"]

POLL_MS = 8
DEADLINE_MS = 5000
STARTUP_MS = 15_000
NICENESS = 10
_LAST_WORDS_S = 0.5


@dataclass(frozen=True, slots=True)
class BotAnswer:
    """A bot's choice. `fault` says why a stand-in chose instead, `reason` is for the bug report.

    `advice` comes with it where that was asked for; its first move is the action.
    """

    request: int
    action: Action
    fault: Fault | None = None
    reason: str = ""
    advice: Advice | None = None


class BotPool(QObject):
    """One worker process and the question it is thinking about.

    A question is sent only when the worker waits for one, so that sending never blocks: while it
    starts, or still thinks about a question that was cancelled, the newest one waits here.

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
        """`deadline_ms` is how long a bot may think before a stand-in moves.

        `startup_ms` comes on top until a new process is ready.
        """
        super().__init__(parent)
        self._deadline_ms = deadline_ms
        self._startup_ms = startup_ms
        self._warm = False
        self._waits = False
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Request | None = None
        self._asked = 0
        self._since = QElapsedTimer()
        self._poll = QTimer(self)
        self._poll.setInterval(POLL_MS)
        self._poll.timeout.connect(self._look)

    @property
    def process(self) -> BaseProcess | None:
        """The worker process, if one runs."""
        return self._process

    @property
    def ready(self) -> bool:
        """Whether a worker runs that has said that it can be asked."""
        return self._warm and self._process is not None and self._process.is_alive()

    def start(self) -> None:
        """Start the worker now, so that the first question need not wait for it."""
        if self._process is not None and self._process.is_alive():
            return
        died = self._process is not None
        self._drop_worker()
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=worker_main, args=(theirs, NICENESS), name="canasta-bot", daemon=True
        )
        process.start()
        theirs.close()
        self._pipe, self._process = ours, process
        self._poll.start()
        if died:
            self.revived.emit()

    def ask(self, level: str, seed: int | str, view: PlayerView, *, explain: bool = False) -> int:
        """Ask for an action; the number comes back in the answer. Cancels an open question.

        `explain`: say too what the bot compared it with.
        """
        self._asked += 1
        self._question = Request(self._asked, level, seed, view, explain)
        self._since.start()
        self._poll.start()
        try:
            self.start()
            self._send()
        except (OSError, ValueError) as problem:
            self._fail("died", repr(problem))
        return self._asked

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._question = None
        self._poll.stop()

    def stop(self) -> None:
        """End the worker; none is left behind."""
        self.cancel()
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            with contextlib.suppress(OSError, ValueError):
                if self._waits:
                    self._pipe.send(None)
                    self._process.join(_LAST_WORDS_S)
        self._drop_worker()

    def _drop_worker(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self._process is not None:
            if self._process.is_alive():
                self._process.kill()
            self._process.join()
            self._process.close()
        self._process = self._pipe = None
        self._warm = self._waits = False

    def _send(self) -> None:
        """Hand the question over, if the worker waits for one."""
        question = self._question
        if question is not None and self._waits and self._pipe is not None:
            self._waits = False
            self._pipe.send(question)

    def _look(self) -> None:
        """Read what has come, or notice that nothing will come."""
        question = self._question
        if self._pipe is None or (question is None and self._warm):
            self._poll.stop()
            return
        try:
            while self._question is question and self._pipe.poll():
                self._hear(self._pipe.recv())
        except (EOFError, OSError, ValueError, TypeError) as problem:
            self._poll.stop()
            if question is not None:
                self._fail("died", repr(problem))
            return
        if question is None or self._question is not question:
            return
        if self._process is None or not self._process.is_alive():
            self._fail("died", "the process is gone")
        elif self._since.elapsed() > self._deadline_ms + (0 if self._warm else self._startup_ms):
            self._fail("late", f"no answer in {self._since.elapsed()} ms")

    def _hear(self, reply: Reply) -> None:
        number, answer = reply
        if not self._warm:
            self._warm = True
            self._since.restart()
        self._waits = True
        question = self._question
        if question is None or number != question.number:
            self._send()
        elif isinstance(answer, str):
            self._stand_in(question, "error", answer)
        elif isinstance(answer, Advice):
            self._answer(BotAnswer(number, answer.moves[0].action, advice=answer))
        else:
            self._answer(BotAnswer(number, answer))

    def _fail(self, fault: Fault, reason: str) -> None:
        """The worker is of no use: end it, start another for later, answer by a stand-in."""
        question = self._question
        self._drop_worker()
        if question is not None:
            self._stand_in(question, fault, reason)

    def _stand_in(self, question: Request, fault: Fault, reason: str) -> None:
        action = make_bot(DEFAULT_LEVEL, question.seed).choose(question.view)
        self._answer(BotAnswer(question.number, action, fault, reason))

    def _answer(self, answer: BotAnswer) -> None:
        self.cancel()
        self.answered.emit(answer)

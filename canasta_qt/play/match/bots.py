"""Bots at the table: they think in a process of their own and play when all can follow.

`BotPool` is the line to that process. A bot's action is due when three things have come together:
its answer, the table standing still, and the pause that makes it visible.
"""

from __future__ import annotations

import contextlib
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Literal

from PySide6.QtCore import QElapsedTimer, QObject, QTimer, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.judge.legality import breach
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.bot import Advice
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.spawning import start_process
from canasta_qt.players.worker import Explainer, Reply, Request, worker_main
from canasta_qt.record.log import Thought, thought_of
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import bot_seed
from canasta_qt.view_model.session import Pace, Session
from canasta_qt.words.people import seat_name
from canasta_qt.words.turn import say

Fault = Literal["late", "died", "error", "unstarted"]
"""It took too long, its process died, it raised something, or its process could not be started."""

POLL_MS = 8
DEADLINE_MS = 5000
STARTUP_MS = 15_000
NICENESS = 10


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

    Attributes:
        process: the worker, if one runs; read it.
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
        self.process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._question: Request | None = None
        self._unstarted = ""
        """Why there is no process for the open question."""
        self._asked = 0
        self._since = QElapsedTimer()
        self._poll = QTimer(self, interval=POLL_MS)
        self._poll.timeout.connect(self._look)

    @property
    def ready(self) -> bool:
        """Whether a worker runs that has said that it can be asked."""
        return self._warm and self.process is not None and self.process.is_alive()

    @property
    def thinking(self) -> bool:
        """Whether a question is open."""
        return self._question is not None

    def start(self) -> None:
        """Start the worker now, so that the first question need not wait for it.

        Raises `OSError` where the system has no process to give.
        """
        if self.process is not None and self.process.is_alive():
            return
        died = self.process is not None
        self._drop_worker()
        self.process, self._pipe = start_process(worker_main, NICENESS, name="canasta-bot")
        self._poll.start()
        if died:
            self.revived.emit()

    def ask(
        self, level: str, seed: int | str, view: PlayerView, *, explain: Explainer | None = None
    ) -> int:
        """Ask for an action; the number comes back in the answer. Cancels an open question.

        The answer never comes within the call, also where no process can be started. `explain` says
        too what the bot compared it with, and why: `advice_of`, say.
        """
        self._asked += 1
        self._unstarted = ""
        self._question = Request(self._asked, level, seed, view, explain)
        self._since.start()
        self._poll.start()
        try:
            self.start()
        except OSError as problem:
            self._unstarted = repr(problem)
            return self._asked
        self._send()
        return self._asked

    def cancel(self) -> None:
        """Nobody wants the answer any more."""
        self._question = None
        self._poll.stop()

    def stop(self) -> None:
        """End the worker at once, for it has nothing to lose; none is left behind."""
        self.cancel()
        self._drop_worker()

    def _drop_worker(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
        if self.process is not None:
            if self.process.is_alive():
                self.process.kill()
            self.process.join()
            self.process.close()
        self.process = self._pipe = None
        self._warm = self._waits = False

    def _send(self) -> None:
        """Hand the question over, if the worker waits for one."""
        question = self._question
        if question is not None and self._waits and self._pipe is not None:
            self._waits = False
            with contextlib.suppress(OSError, ValueError):  # a dead one is noticed by its silence
                self._pipe.send(question)

    def _look(self) -> None:
        """Read what has come, or notice that nothing will come."""
        question = self._question
        if question is not None and self._unstarted:
            self._fail("unstarted", self._unstarted)
            return
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
        if self.process is None or not self.process.is_alive():
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
        """The worker is of no use: end it and let a stand-in answer."""
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


class BotDriver(QObject):
    """Asks bots and hands over their actions when they are due.

    Signals:
        due(Action, Thought): play this now; it has been verified. With it comes what the bot
            considered, where the log asks for that.
        trouble(str): what went wrong, in words.
        asks: a bot's turn is to begin, and waits until the player says so by `hurry`.
    """

    due = Signal(object, object)
    trouble = Signal(str)
    asks = Signal()

    def __init__(self, pool: BotPool, pace: Pace, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pool = pool
        self._pace = pace
        self._asked = self._by_click = False
        self._run: MatchRun | None = None
        self._name = ""
        self._request = 0
        self._action: Action | None = None
        self._thought: Thought = ()
        self._still = False
        self._paused = False
        self._unstarted = False
        """Whether the last answer came from a stand-in, as there was no process to ask."""
        self._pause = single_shot(self, self._pause_over)
        self._pass_on = single_shot(self, self._hand_over)
        pool.answered.connect(self._answered)
        pool.revived.connect(lambda: self.trouble.emit(say("trouble.bots_revived")))

    @property
    def pace(self) -> Pace:
        """How long pauses are; a new one holds for the pause that lasts, too."""
        return self._pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._pace = pace
        if self._asked and not pace.click:
            self._asked = False
            self._wait()

    def think(self, run: MatchRun, session: Session) -> None:
        """It is a bot's turn to choose: let it think; `stand_still` may come before or after."""
        from canasta_qt.players.search.advice import advice_of

        self.cancel()
        seat = run.state.actor
        self._run = run
        self._name = seat_name(session, seat)
        self._by_click = not session.plays_itself
        self._request = self.pool.ask(
            session.seats[seat].level,
            bot_seed(run.log, seat),
            run.view(seat),
            explain=advice_of if run.log.advice else None,
        )
        self._wait()

    @property
    def is_still(self) -> bool:
        """Whether everything that was played has been seen."""
        return self._still

    def moving(self) -> None:
        """Something moves on the table; nothing is due until it stands still."""
        self._still = False

    def stand_still(self) -> None:
        """Everything that was played has been seen."""
        self._still = True
        self._wait()

    def hurry(self) -> None:
        """The player does not want to wait for the pause, or says that a turn may begin."""
        if self._run is not None:
            self._pause.stop()
            self._pause_over()

    def cancel(self) -> None:
        """Forget the bot that thinks."""
        self.pool.cancel()
        self._run = None
        self._action = None
        self._paused = self._asked = False
        for timer in (self._pause, self._pass_on):
            timer.stop()

    def _answered(self, answer: BotAnswer) -> None:
        run = self._run
        if run is None or answer.request != self._request:
            return
        known, self._unstarted = self._unstarted, answer.fault == "unstarted"
        if answer.fault is not None and not (known and self._unstarted):
            lines = answer.reason.strip().splitlines() or [""]
            self.trouble.emit(say(f"trouble.bot_{answer.fault}", name=self._name, reason=lines[-1]))
        self._action = self._legal(run, answer.action)
        chosen = self._action == answer.action
        self._thought = thought_of(answer.advice.moves) if answer.advice and chosen else ()
        self._check()

    def _legal(self, run: MatchRun, action: Action) -> Action:
        """The action if it keeps to the rules; else the stand-in's, else any legal one.

        Nor does a bot commit a slip that the table would let happen.
        """
        refusal = breach(run.state, action)
        if refusal is None:
            return action
        self.trouble.emit(say("trouble.bot_illegal", name=self._name, code=refusal.code.value))
        view = run.view(run.state.actor)
        other = make_bot(DEFAULT_LEVEL, self._request).choose(view)
        return other if breach(run.state, other) is None else legal_actions(run.state)[0]

    def _wait(self) -> None:
        """With the table still, the pause runs."""
        if self._run is None or not self._still:
            return
        if not self._paused and not self._pause.isActive():
            begins = self._run.state.phase is not Phase.PLAY
            if begins and self._by_click and self.pace.click:
                self._ask()
                return
            pause = self.pace.bot_pause_ms if begins else self.pace.step_pause_ms
            pause = round(pause * deliberation(self._run.state))
            self._pause.start(self.pace.pause(pause))
        self._check()

    def _ask(self) -> None:
        """Wait until the player says that the turn may begin; asked once a turn."""
        if not self._asked:
            self._asked = True
            self.asks.emit()

    def _pause_over(self) -> None:
        self._paused = True
        self._asked = False
        self._check()

    def _check(self) -> None:
        if self._action is not None and self._still and self._paused:
            self._pass_on.start(0)

    def _hand_over(self) -> None:
        action, self._action = self._action, None
        if action is not None and self._run is not None:
            self._run = None
            self._paused = False
            self.due.emit(action, self._thought)


_THIN_PILE, _FAT_PILE = 4, 12
_FEW_CARDS = 3
_QUICK, _LONG, _LONGEST = 0.7, 1.5, 1.8
_UNEVEN = (0.92, 1.06, 0.98, 1.1, 0.94)


def deliberation(state: DealState) -> float:
    """How long a player takes over its next step, as a multiple of the usual pause: 0.6 to 2.

    Where nothing is to be decided it is quick: the pile is out of reach for everybody, there is
    nothing on it. It takes its time over a fat pile, the last cards of somebody, and a question
    about the end. Only what the whole table sees counts, so that no pause gives a hand away.
    """
    uneven = _UNEVEN[(3 * state.turn + 2 * state.actor) % len(_UNEVEN)]
    return uneven * _weight_of_step(state)


def _weight_of_step(state: DealState) -> float:
    if state.phase is Phase.ANSWER:
        return _LONG
    pile = state.pile
    if state.phase is Phase.START and (not pile or state.setup.blocked_tops[KIND[pile[-1]]]):
        return _QUICK
    rich = min(1.0, max(0, len(pile) - _THIN_PILE) / (_FAT_PILE - _THIN_PILE))
    weight = 1 + rich * (_LONGEST - 1)
    ending = min(map(len, state.hands)) <= _FEW_CARDS and any(state.opened)
    return max(weight, _LONG) if ending and state.phase is Phase.PLAY else weight


def single_shot(parent: QObject, slot: object) -> QTimer:
    """A timer that calls `slot` once each time it is started."""
    timer = QTimer(parent, singleShot=True)
    timer.timeout.connect(slot)
    return timer

"""The bots' turns: a bot thinks while the table still moves, and plays when all can follow.

A bot's action is due when three things have come together: its answer, the table standing still,
and the pause that makes it visible.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.arena.thoughts import thought_of
from canasta_qt.bots.api import DEFAULT_LEVEL, make_bot
from canasta_qt.controller.bot_pool import BotAnswer, BotPool
from canasta_qt.controller.messages import say
from canasta_qt.controller.session import Pace, Session
from canasta_qt.engine.actions import Action
from canasta_qt.engine.movegen import legal_actions
from canasta_qt.engine.state import Phase
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.thoughts import Thought


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
        self._pause = _single_shot(self, self._pause_over)
        self._pass_on = _single_shot(self, self._hand_over)
        pool.answered.connect(self._answered)
        pool.revived.connect(self._revived)

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

    @property
    def busy(self) -> bool:
        """Whether a bot is to act."""
        return self._run is not None

    def think(self, run: MatchRun, session: Session) -> None:
        """It is a bot's turn to choose: let it think; `stand_still` may come before or after."""
        self.cancel()
        seat = run.state.actor
        self._run = run
        self._name = session.name(seat)
        self._by_click = not session.plays_itself
        seed = f"{run.log.seed}/bot/{seat}"
        self._request = self.pool.ask(
            session.seats[seat].level, seed, run.view(seat), explain=run.log.advice
        )
        self._wait()

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

    def _revived(self) -> None:
        self.trouble.emit(say("trouble.bots_revived"))

    def _answered(self, answer: BotAnswer) -> None:
        run = self._run
        if run is None or answer.request != self._request:
            return
        if answer.fault is not None:
            lines = answer.reason.strip().splitlines() or [""]
            self.trouble.emit(say(f"trouble.bot_{answer.fault}", name=self._name, reason=lines[-1]))
        self._action = self._legal(run, answer.action)
        chosen = self._action == answer.action
        self._thought = thought_of(answer.advice) if answer.advice and chosen else ()
        self._check()

    def _legal(self, run: MatchRun, action: Action) -> Action:
        """The action if the rules allow it; else the stand-in's, else any legal one."""
        refusal = run.verify(action)
        if refusal is None:
            return action
        self.trouble.emit(say("trouble.bot_illegal", name=self._name, code=refusal.code.value))
        view = run.view(run.state.actor)
        other = make_bot(DEFAULT_LEVEL, self._request).choose(view)
        return other if run.verify(other) is None else legal_actions(run.state)[0]

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


def _single_shot(parent: QObject, slot: object) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    return timer

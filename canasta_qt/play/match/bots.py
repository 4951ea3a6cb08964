"""Bots at the table: they think in a process of their own and play when all can follow."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.judge.legality import breach
from canasta_qt.engine.movegen.legal_actions import can_act, legal_actions
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.jobs.answering import BotAnswer, BotPool
from canasta_qt.players.api import make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.record.log import Thought, thought_of
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import bot_seed
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.session import Pace, Session
from canasta_qt.words.people import seat_name
from canasta_qt.words.turn import TurnText


class BotDriver(QObject):
    """Asks bots and hands over their actions when it is time to play them.

    Signals:
        due(Action, Thought): play this verified action now; what the bot considered where the log
            asks for that.
        trouble(str): what went wrong, in words.
        asks: a bot's turn is to begin, and waits until the player says so by `hurry`.

    Attributes:
        is_still: whether everything that was played has been seen.
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
        self.is_still = False
        self._paused = False
        self._unstarted = False
        """Whether the last answer came from a stand-in, as there was no process to ask."""
        self._pause = single_shot(self, self._pause_over)
        self._pass_on = single_shot(self, self._hand_over)
        pool.answered.connect(self._answered)
        pool.revived.connect(lambda: self.trouble.emit(TurnText.TROUBLE_BOTS_REVIVED()))

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
        """Let the bot whose turn it is think; `stand_still` may come before or after.

        Where it can do nothing, as in some positions that somebody laid out, the table says so.
        """
        from canasta_qt.players.search.advice import advice_of

        self.cancel()
        if not can_act(run.state):
            return
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

    def moving(self) -> None:
        """Something moves on the table; nothing is played until it stands still."""
        self.is_still = False

    def stand_still(self) -> None:
        """Everything that was played has been seen."""
        self.is_still = True
        self._wait()

    def hurry(self) -> None:
        """Skip the pause, or let the turn begin that waits for the player."""
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
            self.trouble.emit(
                TurnText.of("trouble.bot", answer.fault)(name=self._name, reason=lines[-1])
            )
        self._action = self._legal(run, answer.action)
        chosen = self._action == answer.action
        self._thought = thought_of(answer.advice.moves) if answer.advice and chosen else ()
        self._check()

    def _legal(self, run: MatchRun, action: Action) -> Action:
        """The action if it is legal and no slip; else the stand-in's, else any legal one."""
        refusal = breach(run.state, action)
        if refusal is None:
            return action
        self.trouble.emit(TurnText.TROUBLE_BOT_ILLEGAL(name=self._name, code=refusal.code.value))
        view = run.view(run.state.actor)
        other = make_bot(DEFAULT_LEVEL, self._request).choose(view)
        return other if breach(run.state, other) is None else legal_actions(run.state)[0]

    def _wait(self) -> None:
        if self._run is None or not self.is_still:
            return
        if not self._paused and not self._pause.isActive():
            begins = self._run.state.phase is not Phase.PLAY
            if begins and self._by_click and self.pace.click:
                if not self._asked:
                    self._asked = True
                    self.asks.emit()
                return
            pause = self.pace.bot_pause_ms if begins else self.pace.step_pause_ms
            pause = round(pause * deliberation(self._run.state))
            self._pause.start(self.pace.pause(pause))
        self._check()

    def _pause_over(self) -> None:
        self._paused = True
        self._asked = False
        self._check()

    def _check(self) -> None:
        if self._action is not None and self.is_still and self._paused:
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

    Short where the pile is out of reach for everybody, long over a fat pile, somebody's last cards
    and a question about the end. Only what the whole table sees counts: no pause reveals a hand.
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

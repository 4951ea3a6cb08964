"""`Practice`: a run played at the table for practice, judged move by move; nothing is stored."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, Protocol

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.events import Event
from canasta_qt.jobs.answering import BotPool
from canasta_qt.play.match.bots import BotDriver
from canasta_qt.play.match.game import forced_action
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.match.table_input import TableInput
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.log import Thought
from canasta_qt.record.replay import MatchRun
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.pictures import RefusedModel, TableModel
from canasta_qt.view_model.scripts import BeatKind, Script
from canasta_qt.view_model.session import Pace, Session
from canasta_qt.words.turn import TurnText


class Verdict(Protocol):
    """A judge's verdict on an action: whether it is carried out, and perhaps more."""

    @property
    def plays(self) -> bool: ...


class PlainVerdict(NamedTuple):
    """A verdict with nothing else in it."""

    plays: bool


PracticeJudge = Callable[[Action], Verdict]
"""Judges a legal action of the learner before it is played."""

NextOther = Callable[[], Action | None]
"""The next action of somebody else; None while the learner is to act."""


class Practice(QObject):
    """A run on the table; what the learner does there arrives at its `input`.

    Signals:
        played(Script): show this.
        judged(Verdict, Action, int): an action of the learner was judged, and played if the verdict
            says so; the number of actions of the deal before it.
        other_played(Action): somebody else has played.
        refused(RefusedModel): the rules refuse a gesture.
        still: the table stands still, and nobody else is to play.
        ended(ScoreSheetModel): the deal is over and has been shown.

    Attributes:
        input: takes the table's commands.
        match: the run with its pictures; `put` replaces it.
        moving: whether something is being shown.
        next_other: the next action where a script plays the others.
        undo_by: takes the last lay-down back in another way, if it returns True.
        silent: whether the learner is only to look now, so that no button of the table is offered.
        dress: adds to a picture what is practised.
    """

    played = Signal(object)
    judged = Signal(object, object, int)
    other_played = Signal(object)
    refused = Signal(object)
    still = Signal()
    ended = Signal(object)

    def __init__(
        self,
        run: MatchRun,
        session: Session,
        judge: PracticeJudge,
        *,
        pool: BotPool | None = None,
        pace: Pace | None = None,
        wishes: HandWishes | None = None,
        parent: QObject | None = None,
    ) -> None:
        """The learner sits where `session` has a person; bots of the `pool` or `next_other` play
        the others."""
        super().__init__(parent)
        self.judge = judge
        self.next_other: NextOther = lambda: None
        self.undo_by: Callable[[], bool] = lambda: False
        self.silent: Callable[[], bool] = lambda: False
        self.dress: Callable[[TableModel], TableModel] = lambda model: model
        self.pace = pace or Pace()
        self._wishes = wishes
        self._rests = self.moving = self._closed = False
        self.input = TableInput(self, lambda _switch: False, self)
        self.input.doubted = lambda _step: False  # or the button's look would tell the answer
        self.input.refused.connect(self.refused)
        self.match: RunningMatch | None = RunningMatch(run, Presenter(run, session, wishes), None)
        self._driver = BotDriver(pool, self.pace, self) if pool is not None else None
        if self._driver is not None:
            self._driver.due.connect(self._other)
            self._driver.trouble.connect(self.refuse)
        self._next = single_shot(self, self._play_other)
        self._auto = single_shot(self, self._act_by_itself)

    @property
    def _playing(self) -> RunningMatch:
        assert self.match is not None
        return self.match

    @property
    def run(self) -> MatchRun:
        return self._playing.run

    @property
    def presenter(self) -> Presenter:
        return self._playing.presenter

    def begin(self, *, dealt: bool = False) -> None:
        """Show the run; `dealt`: as a deal that begins just now."""
        if dealt:
            self.show_script(self.presenter.dealt(self.run.history, opening=False))
        else:
            self.show_script(self.presenter.entered(self.run))
        self.proceed()

    def put(self, run: MatchRun) -> None:
        """Another run, or another moment of this one, comes to the table."""
        self._stop()
        self._rests = False
        session = self._playing.session
        self.match = RunningMatch(run, Presenter(run, session, self._wishes), None)
        self.begin()

    def rest(self, *, yes: bool = True) -> None:
        """Accept and play nothing, or go on again."""
        self._rests = yes
        if yes:
            self._stop()
        else:
            self.proceed()

    def close(self) -> None:
        self._rests = self._closed = True
        self._stop()

    def retranslate(self) -> None:
        self.input.retranslate()
        self.show_script(self.presenter.shown(kind=BeatKind.ARRANGE))

    def _stop(self) -> None:
        self._next.stop()
        self._auto.stop()
        if self._driver is not None:
            self._driver.cancel()
        self.input.forget_choice()

    def act(self, action: Action, thought: Thought = ()) -> None:
        """An action of the learner that the rules allow: it is judged first."""
        if self._rests:
            return
        before = len(self.run.log.deals[-1].entries)
        verdict = self.judge(action)
        events = self._played_out(action) if verdict.plays else None
        self.judged.emit(verdict, action, before)
        if events is not None:
            self.show_script(self.presenter.happened(events))
            self.proceed()

    def undo(self) -> None:
        if not self.undo_by():
            self.run.undo()
            self.show_script(self.presenter.undone())

    def next_deal(self) -> None:
        """There is no next deal."""
        self.input.refuse(TurnText.NO_BUTTON())

    def hurry(self) -> None:
        if self._driver is not None:
            self._driver.hurry()

    def show_script(self, script: Script) -> None:
        self.moving = True
        if self._driver is not None:
            self._driver.moving()
        *beats, last = script.beats
        final = self._as_practised(last.model)
        self.played.emit(Script((*beats, replace(last, model=final))))

    def _as_practised(self, model: TableModel) -> TableModel:
        """A picture without the ways on from a deal, and without what is not to be done now."""
        if model.over != "no":
            return replace(model, buttons=(), my_turn=False)
        if self.silent() and model.my_turn:
            return replace(model, buttons=(), my_turn=False, prompt="", plays=False)
        return self.dress(model)

    def refresh(self) -> None:
        """Show the table again: the task has changed, while nothing has moved."""
        self.show_script(self.presenter.shown(kind=BeatKind.ARRANGE))

    def script_finished(self) -> None:
        self.moving = False
        if self._driver is not None:
            self._driver.stand_still()
        match = self._playing
        if match.untold:
            match.untold = False
            self.ended.emit(match.sheets[-1])
        self.proceed()

    def _played_out(self, action: Action) -> tuple[Event, ...]:
        match = self._playing
        self.input.forget_choice()
        events = match.run.play(action)
        match.book()
        return events

    def proceed(self) -> None:
        """Let the next one play, if the table stands still; `still` where nobody else is to."""
        run, session = self.run, self._playing.session
        if self._closed or self.moving:
            return
        if self._rests or run.deal_over:
            self.still.emit()
        elif self.next_other() is not None:
            if not self._next.isActive():
                self._next.start(self.pace.pause(self.pace.bot_pause_ms))
        elif self._driver is not None and not session.is_human(run.state.actor):
            self._driver.think(run, session)
            self._driver.stand_still()
        else:
            if self._forced() is not None:
                self._auto.start(0)
            self.still.emit()

    def _play_other(self) -> None:
        action = None if self._rests or self.moving else self.next_other()
        if action is not None:
            self._other(action)

    def _other(self, action: Action, _thought: Thought = ()) -> None:
        events = self._played_out(action)
        self.other_played.emit(action)
        self.show_script(self.presenter.happened(events))
        self.proceed()

    def _forced(self) -> Action | None:
        """The one action left, where bots play the others; it is judged all the same."""
        sit = self._playing.situation
        if self._driver is None or sit is None or not sit.must_act:
            return None
        return forced_action(sit)

    def _act_by_itself(self) -> None:
        action = self._forced()
        if action is not None:
            self.act(action)

    def refuse(self, text: str) -> None:
        """Say at the table why something did not happen."""
        self.refused.emit(RefusedModel(text))


def practice_session(session: Session, seat: int) -> Session:
    """The people of a match, a person at one seat and bots at the others."""
    seats = tuple(
        replace(spec, played_by="human" if number == seat else "bot")
        for number, spec in enumerate(session.seats)
    )
    return replace(session, seats=seats, watched=seat, replay=False, all_open=False)

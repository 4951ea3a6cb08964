"""`Practice`: a run played at the table for practice, judged move by move; nothing is kept.

The match that is played meanwhile rests beneath (`GameController.hold` and `come_back`).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.events import Event
from canasta_qt.jobs.answering import BotPool
from canasta_qt.play.match.bots import BotDriver, single_shot
from canasta_qt.play.match.game import forced_action
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.match.table_input import TableInput
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.record.log import Thought
from canasta_qt.record.replay import MatchRun
from canasta_qt.view_model.pictures import RefusedModel, TableModel
from canasta_qt.view_model.scripts import BeatKind, Script
from canasta_qt.view_model.session import Pace, Session
from canasta_qt.words.turn import TurnText


class Verdict(Protocol):
    """What a judge says of an action; it may hold more, for whoever hears of it."""

    @property
    def plays(self) -> bool:
        """Whether the action is carried out."""


@dataclass(frozen=True, slots=True)
class PlainVerdict:
    """A verdict with nothing else in it."""

    plays: bool


PracticeJudge = Callable[[Action], Verdict]
"""Judges a legal action of the learner before it is played."""

NextOther = Callable[[], Action | None]
"""What somebody else plays next; None while the learner is to act."""


def nobody() -> Action | None:
    """Nobody plays for the others."""
    return None


class Practice(QObject):
    """A run on the table; what the learner does there arrives at its `input`.

    Signals:
        played(Script): show this.
        judged(Verdict, Action, int): an action of the learner was judged, and played if the verdict
            says so; the number is how many actions of the deal there were before it.
        other_played(Action): somebody else has played.
        refused(RefusedModel): the rules refuse a gesture.
        still: the table stands still, and nobody else is to play.
        ended(ScoreSheetModel): the deal is over and has been shown.

    Attributes:
        input: takes the table's commands.
        match: the run with its pictures; the run may be replaced by `put`.
        next_other: what is played next without the learner, where a script plays the others.
        undo_by: what takes the last lay-down back instead, where more than that hangs on it.
        silent: whether the learner is only to look now, so that no button of the table is offered.
        dress: puts into a picture what is practised: what leads on stands out, nothing else does.
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
        """The learner sits where `session` has a person. Bots of the `pool` play the others.

        Without a pool `next_other` does, and where it has nothing the table waits.
        """
        super().__init__(parent)
        self.judge = judge
        self.next_other: NextOther = nobody
        self.undo_by: Callable[[], bool] = lambda: False
        self.silent: Callable[[], bool] = lambda: False
        self.dress: Callable[[TableModel], TableModel] = lambda model: model
        self.pace = pace or Pace()
        self._wishes = wishes
        self._rests = self._moving = self._closed = False
        self.input = TableInput(self, lambda _switch: False, self)
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
    def moving(self) -> bool:
        return self._moving

    @property
    def presenter(self) -> Presenter:
        return self._playing.presenter

    # --- showing --------------------------------------------------------------------------------

    def begin(self, *, dealt: bool = False) -> None:
        """Show the run; `dealt`: as a deal that begins just now."""
        script = self.presenter.dealt(self.run.history, opening=False) if dealt else self._entered()
        self.show_script(script)
        self._go_on()

    def put(self, run: MatchRun) -> None:
        """Another run, or another moment of this one, comes to the table."""
        self._stop()
        self._rests = False
        session = self._playing.session
        self.match = RunningMatch(run, Presenter(run, session, self._wishes), None)
        self.begin()

    def _entered(self) -> Script:
        return self.presenter.entered(self.run)

    def rest(self, *, yes: bool = True) -> None:
        """Take nothing from the learner, and play nothing; or go on again."""
        self._rests = yes
        if yes:
            self._stop()
        else:
            self._go_on()

    def proceed(self) -> None:
        """Whoever is next may play, if the table stands still."""
        self._go_on()

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

    # --- what the input asks for ------------------------------------------------------------------

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
            self._go_on()

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
        self._moving = True
        if self._driver is not None:
            self._driver.moving()
        *beats, last = script.beats
        final = self._as_practised(last.model)
        self.played.emit(Script((*beats, replace(last, model=final))))

    def _as_practised(self, model: TableModel) -> TableModel:
        """A picture without what leads on from a deal, or to what is not to be done now."""
        if model.over != "no":
            return replace(model, buttons=(), my_turn=False)
        if self.silent() and model.my_turn:
            return replace(model, buttons=(), my_turn=False, prompt="", plays=False)
        return self.dress(model)

    def refresh(self) -> None:
        """What is to be done is another thing, while nothing has moved."""
        self.show_script(self.presenter.shown(kind=BeatKind.ARRANGE))

    def script_finished(self) -> None:
        self._moving = False
        if self._driver is not None:
            self._driver.stand_still()
        match = self._playing
        if match.untold:
            match.untold = False
            self.ended.emit(match.sheets[-1])
        self._go_on()

    # --- the others -------------------------------------------------------------------------------

    def _played_out(self, action: Action) -> tuple[Event, ...]:
        match = self._playing
        self.input.forget_choice()
        events = match.run.play(action)
        match.book()
        return events

    def _go_on(self) -> None:
        """Whoever is next plays; it is told when nobody else is."""
        run, session = self.run, self._playing.session
        if self._closed or self._moving:
            return
        if self._rests:
            self.still.emit()
        elif not run.deal_over and self.next_other() is not None:
            if not self._next.isActive():
                self._next.start(self.pace.pause(self.pace.bot_pause_ms))
        elif (
            not run.deal_over and self._driver is not None and not session.is_human(run.state.actor)
        ):
            self._driver.think(run, session)
            self._driver.stand_still()
        else:
            if not run.deal_over and self._forced() is not None:
                self._auto.start(0)
            self.still.emit()

    def _play_other(self) -> None:
        action = None if self._rests or self._moving else self.next_other()
        if action is not None:
            self._other(action)

    def _other(self, action: Action, _thought: Thought = ()) -> None:
        events = self._played_out(action)
        self.other_played.emit(action)
        self.show_script(self.presenter.happened(events))
        self._go_on()

    def _forced(self) -> Action | None:
        """What the learner need not be asked for; a judge may want it all the same."""
        sit = self._playing.situation
        if self._driver is None or sit is None or not sit.must_act:
            return None
        return forced_action(sit)

    def _act_by_itself(self) -> None:
        action = self._forced()
        if action is not None:
            self.act(action)

    # --- what one may ask -------------------------------------------------------------------------

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

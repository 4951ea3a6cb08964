"""`GameController`: a match from the first deal to the last score, played at one table."""

from __future__ import annotations

import contextlib
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from canasta_qt.engine.actions import Action, DrawStock, GoOut, Pass
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.state import Phase
from canasta_qt.jobs.answering import BotPool
from canasta_qt.library.match_saver import MatchSaver
from canasta_qt.library.match_setup import create_match
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.play.gestures.special_moves import kept_threes, special_hands
from canasta_qt.play.match.bots import BotDriver
from canasta_qt.play.match.curtain import Curtain
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.match.table_input import TableInput
from canasta_qt.play.presenter.hand_order import HandWishes
from canasta_qt.play.presenter.prompts import nothing_to_take
from canasta_qt.record.log import MatchLog, Thought
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage.recovery import Recovery, RunRecovery
from canasta_qt.ui.widgets.common import single_shot
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.view_model.scripts import BeatKind, Script
from canasta_qt.view_model.session import NewMatch, Pace, Session
from canasta_qt.words.turn import TurnText


def forced_action(sit: Situation) -> Action | None:
    """The one thing left to do: to end a turn with no cards, or a dead deal; else None."""
    if sit.in_phase(Phase.PLAY) and not sit.hand:
        ends = (GoOut(), Pass())
        return next((action for action in ends if verify(sit.state, action) is None), None)
    dead = sit.in_phase(Phase.START) and not sit.state.stock_left and nothing_to_take(sit)
    dead = dead and not kept_threes(sit) and not special_hands(sit)
    return DrawStock() if dead and verify(sit.state, DrawStock()) is None else None


class GameController(QObject):
    """Plays matches; what the player does at the table arrives at its `input`.

    Signals:
        played(Script): show this.
        scored(ScoreSheetModel): a deal is over and has been shown.
        match_over(ScoreSheetModel): follows the last `scored`.
        problem(str): trouble with saving or with a bot, in words; the match goes on.
        ledger(str): the action just accepted, in one line.
        happened(events): the events of the accepted action, before they are shown.
        hint_given: the player was told what to do, for the first time at this moment.

    Attributes:
        match: the match being played, to be read; None before the first and after `leave`.
        input: takes the table's commands, and has signals of its own.
        store: stores the matches; None stores nothing.
        curtain: covers the table while several people at one screen change places.
        pool, adviser: processes for the bots, and for the player's own questions.
    """

    played = Signal(object)
    scored = Signal(object)
    match_over = Signal(object)
    problem = Signal(str)
    ledger = Signal(object)
    happened = Signal(object)
    hint_given = Signal()

    def __init__(
        self,
        store: MatchStore | None = None,
        *,
        cautious: Callable[[str], bool] = lambda _switch: False,
        pace: Pace | None = None,
        pool: BotPool | None = None,
        adviser: BotPool | None = None,
        run_recovery: RunRecovery = Recovery.run,
        parent: QObject | None = None,
    ) -> None:
        """`cautious` answers whether a caution is switched on, by the switch's name.

        The process of `adviser` starts with the first question. `run_recovery` recovers matches
        from a file that turns out to be damaged, while the table rests.
        """
        super().__init__(parent)
        self.store = store
        self.match: RunningMatch | None = None
        self.input = TableInput(self, cautious, self)
        self.pool = pool or BotPool(self)
        self.adviser = adviser or BotPool(self)
        self._driver = BotDriver(self.pool, pace or Pace(), self)
        self._driver.due.connect(self.act)
        self._driver.trouble.connect(self.problem)
        self._driver.asks.connect(self._ask_to_go_on)
        self._run_recovery = run_recovery
        self._rests = False
        self.curtain = Curtain(self, self)
        self._saver = MatchSaver(store, self.problem.emit, self._recover)
        self._show_sheet = single_shot(self, self._report_score)
        self._deal_on = single_shot(self, self._deal)
        self._auto = single_shot(self, self._act_by_itself)

    @property
    def _playing(self) -> RunningMatch:
        assert self.match is not None
        return self.match

    @property
    def number(self) -> int | None:
        """The number under which the match being played is stored; None when it is over."""
        return self.match.number if self.match is not None else None

    @property
    def thinking(self) -> bool:
        return self.pool.thinking or self.adviser.thinking

    @property
    def sheets(self) -> tuple[ScoreSheetModel, ...]:
        """The score sheets of the match's deals that have been booked, the first deal first."""
        return tuple(self.match.sheets) if self.match is not None else ()

    @property
    def hand_wishes(self) -> HandWishes:
        """The preferences for the hand of the person who sits down now."""
        return self.input.hand_wishes

    @property
    def pace(self) -> Pace:
        """How fast bots play; may be set at any time."""
        return self._driver.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._driver.pace = pace

    # --- the life of a match -------------------------------------------------------------------

    def new_match(self, new: NewMatch) -> None:
        """Begin a match and deal. Raises `UnknownPreset`, `RulesProblem` or `ValueError` before."""
        self.begin(*create_match(new))

    def begin(self, run: MatchRun, session: Session, cut: int | None = None) -> None:
        """Deal a match that has been created; `cut` is how many cards the player lifted."""
        self.curtain.expect(session.players())
        self._enter(RunningMatch.begun(run, session, self._saver, self.input.hand_wishes))
        self._deal(cut)

    def resume(self, saved: Unfinished | MatchLog) -> bool:
        """Go on with a match exactly where it stopped; False (and `problem`) if it cannot be."""
        log = saved.log if isinstance(saved, Unfinished) else saved
        self.curtain.expect(log.players)
        try:
            match = RunningMatch.resumed(saved, self._saver, self.input.hand_wishes)
        except ReplayDifference as difference:
            self._saver.set_aside(saved)
            self.problem.emit(TurnText.TROUBLE_LOG(reason=str(difference)))
            return False
        self._enter(match)
        if match.run.log.deals:
            self.take_up()
        else:
            self._deal()
        return True

    def take_up(self) -> None:
        """Show the match that was entered in the middle of a deal, and let it go on."""
        match = self._playing
        match.book()
        self.show_script(match.presenter.resumed())
        self.go_on()

    def next_deal(self) -> None:
        if self.match is not None and self.match.deal_is_due:
            self._deal()
        else:
            self.input.refuse(TurnText.NO_BUTTON())

    def concede_match(self) -> bool:
        """The person concedes the match to the others; False (and a refusal) where none goes on."""
        match = self.match
        if match is None or not match.may_be_conceded:
            self.input.refuse(TurnText.NO_BUTTON())
            return False
        self._stop()
        match.run.concede(match.session.viewer)
        match.book()
        self.show_script(match.presenter.given_up())
        return True

    def hold(self) -> None:
        """Let the match rest where it is, while the table shows something else."""
        self._driver.cancel()
        self.adviser.cancel()
        self.input.forget_choice()
        for timer in (self._show_sheet, self._deal_on, self._auto):
            timer.stop()
        self.curtain.stop()

    def come_back(self) -> None:
        """Show the match again after `hold`, and let it go on."""
        match = self._playing
        self.show_script(match.presenter.shown())
        self.go_on()
        if match.deal_is_due and not match.untold:
            self._deal_on_by_itself()

    def retranslate(self, *, on_table: bool = True) -> None:
        """Another language: write the sheets and, if the match is on it, the table anew."""
        match = self.match
        if match is None:
            return
        match.retranslate()
        if on_table:
            self.input.retranslate()
            self.show_script(match.presenter.shown(kind=BeatKind.ARRANGE))

    def leave(self) -> None:
        """Nothing is played any more; the match stays saved as it is, to be resumed."""
        self._stop()
        self._put_away()

    def close(self) -> None:
        """Stop everything: no timer and no process is left behind. The match stays saved."""
        self.leave()
        self.pool.stop()
        self.adviser.stop()

    # --- what the input asks for ---------------------------------------------------------------

    def act(self, action: Action, thought: Thought = ()) -> None:
        """Play a verified action: log it, then show it; `thought`: what a bot considered."""
        match = self._playing
        self.input.forget_choice()
        match.presenter.waits = False
        events = match.run.play(action, thought)
        match.book()
        self.happened.emit(events)
        self.show_script(match.presenter.happened(events))
        self.go_on()

    def undo(self) -> None:
        match = self._playing
        self.input.forget_choice()
        match.run.undo()
        self.show_script(match.presenter.undone())

    def hurry(self) -> None:
        """Skip the pause between bots, or let the bot begin that waits for the player."""
        self.curtain.look()
        presenter = self._playing.presenter
        waited, presenter.waits = presenter.waits, False
        self._driver.hurry()
        if waited:
            self.show_script(presenter.shown(kind=BeatKind.ARRANGE))

    def show_script(self, script: Script) -> None:
        """Hand a script to the table; nothing else happens until it stands still."""
        self._driver.moving()
        for beat in script.beats:
            if beat.announce:
                self.ledger.emit(beat.announce)
        self.played.emit(script)

    def script_finished(self) -> None:
        """The table stands still."""
        self._driver.stand_still()
        self.curtain.look()
        if self.match is not None and self.match.untold and not self._rests:
            self._show_sheet.start(0)

    # --- how it goes on ------------------------------------------------------------------------

    def _enter(self, match: RunningMatch) -> None:
        self._stop()
        self._put_away()
        self.match = match
        with contextlib.suppress(OSError):  # the first question will show it
            self.pool.start()

    def _put_away(self) -> None:
        match, self.match = self.match, None
        if match is not None:
            match.save_the_rest()

    def _stop(self) -> None:
        self.hold()
        if self.match is not None:
            self.match.untold = False

    def _deal(self, cut: int | None = None) -> None:
        match = self._playing
        self._stop()
        match.cover()
        events = match.run.start_deal(cut=cut)
        match.book()
        self.show_script(match.presenter.dealt(events))
        self.go_on()

    @property
    def stands_still(self) -> bool:
        """Whether everything that was played has been seen, and nothing waits for a file."""
        return self._driver.is_still and not self._rests

    def go_on(self) -> None:
        """Let a bot think that is to act; a person acts at the table."""
        run, session = self._playing.run, self._playing.session
        if self._rests or run.deal_over or run.outcome() is not None:
            return
        if not session.is_human(run.state.actor):
            self._driver.think(run, session)
            return
        self._driver.cancel()
        self.curtain.look()
        if self._forced() is not None:
            self._auto.start(0)

    def _recover(self, recovery: Recovery) -> StorageProblem | None:
        """Play nothing until the file is recovered, nor after a recovery that was interrupted."""
        self.hold()
        self._rests = True
        problem = self._run_recovery(recovery)
        self._rests = problem is not None and problem.code is StorageCode.RECOVERY_UNFINISHED
        return problem

    def _ask_to_go_on(self) -> None:
        presenter = self._playing.presenter
        presenter.waits = True
        self.show_script(presenter.shown(kind=BeatKind.ARRANGE))

    def _forced(self) -> Action | None:
        sit = self._playing.situation
        return forced_action(sit) if sit is not None and sit.must_act else None

    def _act_by_itself(self) -> None:
        action = self._forced()
        if action is not None:
            if isinstance(action, DrawStock):
                self.ledger.emit(TurnText.TOLD_STOCK_END())
            self.act(action)

    def _report_score(self) -> None:
        match = self._playing
        match.untold = False
        sheet = match.sheets[-1]
        self.scored.emit(sheet)
        if sheet.match_over:
            self.match_over.emit(sheet)
        else:
            self._deal_on_by_itself()

    def _deal_on_by_itself(self) -> None:
        """Where nobody plays, the next deal follows after a pause."""
        if self._playing.session.plays_itself:
            self._deal_on.start(self.pace.pause(self.pace.sheet_pause_ms))

"""`GameController`: a match from the first deal to the last score, played at one table."""

from __future__ import annotations

import contextlib

from PySide6.QtCore import QObject, QTimer, Signal

from canasta_qt.controller.bots import BotDriver, BotPool
from canasta_qt.controller.gestures.situation import Situation
from canasta_qt.controller.gestures.special_moves import may_declare, may_lay_three
from canasta_qt.controller.presenter.pile_words import nothing_to_take
from canasta_qt.controller.presenter.presenter import Presenter
from canasta_qt.controller.table_input import TableInput
from canasta_qt.engine.actions import Action, DrawStock, GoOut, Pass
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.state import Phase
from canasta_qt.library.match_saver import MatchSaver, title_of
from canasta_qt.library.match_setup import create_match
from canasta_qt.record.log import MatchLog, Thought
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.match_values import Unfinished
from canasta_qt.storage.matches import MatchStore
from canasta_qt.view_model.pictures import ScoreSheetModel, TableModel
from canasta_qt.view_model.scripts import BeatKind, Script
from canasta_qt.view_model.session import NewMatch, Pace, Session
from canasta_qt.words.score_sheet import score_sheet, sheets_of
from canasta_qt.words.turn import say


def forced_action(sit: Situation) -> Action | None:
    """The one thing left to do: to end a turn with no cards, or a dead deal; else None."""
    if sit.in_phase(Phase.PLAY) and not sit.hand:
        ends = (GoOut(), Pass())
        return next((action for action in ends if verify(sit.state, action) is None), None)
    dead = sit.in_phase(Phase.START) and not sit.state.stock_left and nothing_to_take(sit)
    dead = dead and not may_lay_three(sit) and not may_declare(sit)
    return DrawStock() if dead and verify(sit.state, DrawStock()) is None else None


class GameController(TableInput):
    """Plays matches; the table talks to it through `TableCommands`.

    Signals (besides those of `TableDesk`):
        scored(ScoreSheetModel): a deal is over and has been shown; the last of a match says so.
        match_over(ScoreSheetModel): follows the last `scored`.
        problem(str): trouble with saving or with a bot, in words; the match goes on.
        ledger(str): what has just been accepted, one line an action.
        happened(events): what the accepted action brought about, before it is seen.
    """

    scored = Signal(object)
    match_over = Signal(object)
    problem = Signal(str)
    ledger = Signal(object)
    happened = Signal(object)

    def __init__(
        self,
        store: MatchStore | None = None,
        *,
        pace: Pace | None = None,
        pool: BotPool | None = None,
        adviser: BotPool | None = None,
        parent: QObject | None = None,
    ) -> None:
        """`store` keeps the matches, None keeps nothing; `pool` is where bots think.

        `adviser` is where the player's own questions are thought about, so that neither waits for
        the other; its process starts with the first of them.
        """
        super().__init__(parent)
        self.store = store
        self.pool = pool or BotPool(self)
        self.adviser = adviser or BotPool(self)
        self._driver = BotDriver(self.pool, pace or Pace(), self)
        self._driver.due.connect(self.act)
        self._driver.trouble.connect(self.problem)
        self._driver.asks.connect(self._ask_to_go_on)
        self._saver = MatchSaver(store, self.problem.emit)
        self._run: MatchRun | None = None
        self._sheet: ScoreSheetModel | None = None
        self._sheets: list[ScoreSheetModel] = []
        self._show_sheet = _single_shot(self, self._tell_score)
        self._deal_on = _single_shot(self, self.next_deal)
        self._auto = _single_shot(self, self._step_by_itself)

    # --- the life of a match -------------------------------------------------------------------

    @property
    def run(self) -> MatchRun | None:
        """The match being played; read it."""
        return self._run

    @property
    def session(self) -> Session | None:
        """The people of the match being played."""
        return self._presenter.session if self._presenter is not None else None

    @property
    def playing(self) -> int | None:
        """The number under which the match being played is kept; None when it is over."""
        recorder = self._saver.recorder
        if self._run is None or recorder is None or self._run.outcome() is not None:
            return None
        return recorder.match

    @property
    def sheets(self) -> tuple[ScoreSheetModel, ...]:
        """The score sheets of this match's deals that have been booked, the first deal first."""
        return tuple(self._sheets)

    @property
    def pace(self) -> Pace:
        """How fast bots play; may be set at any time."""
        return self._driver.pace

    @pace.setter
    def pace(self, pace: Pace) -> None:
        self._driver.pace = pace

    def new_match(self, new: NewMatch) -> None:
        """Begin a match and deal.

        Raises `UnknownPreset`, `RulesProblem` or `ValueError`, with the match that is being
        played left as it is.
        """
        run, session = create_match(new)
        run.on_change = self._saver.begin(run.log)
        self._enter(run, session)
        self._deal()

    def resume(self, saved: Unfinished | MatchLog) -> bool:
        """Go on with a match exactly where it stopped; False (and `problem`) if it cannot be."""
        log = saved.log if isinstance(saved, Unfinished) else saved
        session = Session.of_log(log, title_of(log))
        sheets: list[ScoreSheetModel] = []
        try:
            run = MatchRun.from_log(
                log, on_deal_over=lambda played: sheets.append(score_sheet(played, session))
            )
        except ReplayDifference as difference:
            self._saver.set_aside(saved)
            self.problem.emit(say("trouble.log", reason=str(difference)))
            return False
        run.on_change = self._saver.go_on(saved)
        self._enter(run, session)
        self._sheets = sheets
        if not log.deals:
            self._deal()
            return True
        assert self._presenter is not None
        self._book()
        self.show_script(self._presenter.resumed())
        self._go_on()
        return True

    def next_deal(self) -> None:
        """Begin the next deal, if one is due."""
        run = self._run
        if run is None or not run.deal_over or run.outcome() is not None:
            self.refuse(say("no.button"))
            return
        self._deal()

    def may_concede(self) -> bool:
        """Whether a person plays a match that is not over, and so may give it up."""
        run, session = self._run, self.session
        plays = run is not None and session is not None and not session.plays_itself
        return plays and run is not None and bool(run.log.deals) and run.outcome() is None

    def concede_match(self) -> None:
        """The person gives the match up: the others win it, wherever it stands."""
        run, presenter = self._run, self._presenter
        if run is None or presenter is None or not self.may_concede():
            self.refuse(say("no.button"))
            return
        self._stop()
        run.concede(presenter.session.viewer)
        self._saver.book(run)
        self.show_script(presenter.given_up())

    def keep(self, log: MatchLog) -> None:
        """Keep a match that came from elsewhere. `StorageProblem`, `ReplayDifference`."""
        self._saver.keep(log)

    def hold(self) -> None:
        """Let the match rest where it is, while the table shows something else."""
        self._driver.cancel()
        self.adviser.cancel()
        self.forget_choice()
        for timer in (self._show_sheet, self._deal_on, self._auto):
            timer.stop()

    def come_back(self) -> None:
        """Show the match again after `hold`, and let it go on."""
        run, presenter = self._run, self._presenter
        if run is None or presenter is None:
            return
        self.show_script(presenter.shown())
        self._go_on()
        over = run.deal_over and run.outcome() is None and self._sheet is None
        if over and presenter.session.plays_itself:
            self._deal_on.start(self.pace.pause(self.pace.sheet_pause_ms))

    def retranslate(self) -> None:
        """Another language: the picture is told again, and the score sheets."""
        run, presenter = self._run, self._presenter
        if run is None or presenter is None:
            return
        self.forget_choice()
        self.warn_anew()
        self.renew_sheets()
        self.show_script(presenter.shown(kind=BeatKind.ARRANGE))

    def renew_sheets(self) -> None:
        """Another language: the score sheets are written again."""
        run, presenter = self._run, self._presenter
        if run is not None and presenter is not None:
            self._sheets = list(sheets_of(run.log, presenter.session))
            self._sheet = self._sheets[-1] if self._sheet is not None else None

    def close(self) -> None:
        """Stop everything: no timer and no process is left behind. The match stays saved."""
        self._stop()
        self._run = None
        self._presenter = None
        self.pool.stop()
        self.adviser.stop()

    def model(self) -> TableModel | None:
        """The picture now; None before the first deal."""
        return self._presenter.model() if self._presenter is not None else None

    # --- what the desk asks for ----------------------------------------------------------------

    def act(self, action: Action, thought: Thought = ()) -> None:
        """Play a verified action: written down first, then shown.

        `thought` is what a bot considered for it.
        """
        run, presenter = self._run, self._presenter
        if run is None or presenter is None:
            return
        self.forget_choice()
        presenter.waits = False
        events = run.play(action, thought)
        self._book()
        self.happened.emit(events)
        self.show_script(presenter.happened(events))
        self._go_on()

    def undo(self) -> None:
        """Take the last lay-down back, if nothing new was seen since."""
        run, presenter, sit = self._run, self._presenter, self._situation()
        if run is None or presenter is None or sit is None:
            self.refuse(say("no.game"))
        elif not sit.must_act or not run.can_undo():
            self.refuse(say("no.undo"))
        else:
            self.forget_choice()
            run.undo()
            self.show_script(presenter.undone())

    def hurry(self) -> None:
        """Do not wait for the pause between bots, or let the bot begin that waits for a word."""
        presenter = self._presenter
        waited = presenter is not None and presenter.waits
        if presenter is not None:
            presenter.waits = False
        self._driver.hurry()
        if presenter is not None and waited:
            self.show_script(presenter.shown(kind=BeatKind.ARRANGE))

    def _ask_to_go_on(self) -> None:
        """The next turn waits until the player presses Continue."""
        presenter = self._presenter
        if presenter is not None:
            presenter.waits = True
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
        if self._run is None:
            return
        self._driver.stand_still()
        if self._sheet is not None:
            self._show_sheet.start(0)

    # --- how it goes on ------------------------------------------------------------------------

    def _enter(self, run: MatchRun, session: Session) -> None:
        self._stop()
        self._run = run
        self._presenter = Presenter(run, session, self.hand_wishes)
        self._sheets = []
        with contextlib.suppress(OSError):  # the first question will tell
            self.pool.start()

    def _stop(self) -> None:
        self.hold()
        self._sheet = None

    def _deal(self) -> None:
        run, presenter = self._run, self._presenter
        assert run is not None
        assert presenter is not None
        self._stop()
        events = run.start_deal()
        self._book()
        self.show_script(presenter.dealt(events))
        self._go_on()

    def _book(self) -> None:
        """Book a deal that is over and keep its sheet until the end has been seen."""
        run, presenter = self._run, self._presenter
        if run is not None and run.log.conceded is not None:
            self._saver.book(run)
            return
        if run is None or presenter is None or not run.deal_over:
            return
        self._sheet = score_sheet(run, presenter.session)
        if self._sheet not in self._sheets:
            self._sheets.append(self._sheet)
        self._saver.book(run)

    def _go_on(self) -> None:
        """Whoever is to act: a bot begins to think, a person is left alone."""
        run, presenter = self._run, self._presenter
        if run is None or presenter is None or run.deal_over or run.outcome() is not None:
            return
        if presenter.session.is_human(run.state.actor):
            self._driver.cancel()
            if self._step() is not None:
                self._auto.start(0)
            return
        self._driver.think(run, presenter.session)

    def _step(self) -> Action | None:
        """What the person to act need not be asked for."""
        sit = self._situation()
        return forced_action(sit) if sit is not None and sit.must_act else None

    def _step_by_itself(self) -> None:
        action = self._step()
        if action is not None:
            if isinstance(action, DrawStock):
                self.ledger.emit(say("told.stock_end"))
            self.act(action)

    def _tell_score(self) -> None:
        sheet, self._sheet = self._sheet, None
        presenter = self._presenter
        if sheet is None or presenter is None:
            return
        self.scored.emit(sheet)
        if sheet.match_over:
            self.match_over.emit(sheet)
        elif presenter.session.plays_itself:
            self._deal_on.start(self.pace.pause(self.pace.sheet_pause_ms))


def _single_shot(parent: QObject, slot: object) -> QTimer:
    timer = QTimer(parent)
    timer.setSingleShot(True)
    timer.timeout.connect(slot)
    return timer

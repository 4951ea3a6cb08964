"""From match to match: starting, continuing, score sheets, questions and troubles.

Everything here opens windows without waiting for them, so that the table goes on living below.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.app.flows.files import FilesFlow
from canasta_qt.app.flows.history import HistoryFlow
from canasta_qt.app.flows.match_chooser import MatchChooser, Waiting, WaitingFlow
from canasta_qt.app.flows.match_end import EndingFlow, SheetsFlow
from canasta_qt.app.flows.move_analysis import MoveAnalysisFlow
from canasta_qt.app.flows.reading import Announcer
from canasta_qt.app.flows.replay import ReplayFlow, TurnFlow
from canasta_qt.app.flows.statistics import StatisticsFlow
from canasta_qt.app.window.ledger_lines import LedgerLine, lines_of_match
from canasta_qt.app.window.notices import Notices
from canasta_qt.controller.hand_memory import HandMemory
from canasta_qt.controller.hints import Hints
from canasta_qt.library.games import Games
from canasta_qt.library.history import rematch_of
from canasta_qt.library.match_setup import MatchChoice, game_of, match_from
from canasta_qt.library.preferences import Preferences
from canasta_qt.view_model.pictures import LedgerEntry, ScoreSheetModel, TableModel
from canasta_qt.words.keys import Scope
from canasta_qt.words.sentences import figures

if TYPE_CHECKING:
    from canasta_qt.app.window.main_window import MainWindow
    from canasta_qt.controller.game import GameController
    from canasta_qt.dialogs.score_sheet.dialog import ScoreSheet
    from canasta_qt.library.match_saver import WaitingMatch
    from canasta_qt.record.log import MatchLog
    from canasta_qt.table.view import TableView
    from canasta_qt.view_model.scripts import Script


class MatchFlow(QObject):
    """Listens to the window, the table and the controller, and opens what is due."""

    def __init__(
        self,
        window: MainWindow,
        table: TableView,
        controller: GameController,
        preferences: Preferences,
        games: Games | None = None,
    ) -> None:
        """`games` are those that can be played; without it, those of the catalogue."""
        super().__init__(window)
        self.window = window
        self.table = table
        self.controller = controller
        self.preferences = preferences
        self.model: TableModel | None = None
        self.games = games or Games()
        self.notices = Notices(window)
        self.match_chooser = MatchChooser(window, controller, preferences, self.games, self.notices)
        self.waits = WaitingFlow(
            window, controller, lambda: game_of(self.match_chooser.choice, self.games)
        )
        self.replays = ReplayFlow(
            window, table, controller, self.notices, self.play_log, self._come_back
        )
        self.turns = TurnFlow(table, controller, self._come_back, self)
        self.announcer = Announcer(table, preferences)
        self.known = MoveAnalysisFlow(window, controller, self.notices, lambda: self.replays.replay)
        self.score_sheets = SheetsFlow(
            window,
            controller.next_deal,
            self.same_again,
            self.choose_match,
            self.replays.watch_deal,
        )
        self.ending = EndingFlow(
            window,
            controller,
            preferences,
            self.same_again,
            self.choose_match,
            self.replays.watch_this,
        )
        self.files = FilesFlow(window, controller, self.notices, self.replays.watch)
        self.history = HistoryFlow(
            window, controller, preferences, self.games, lambda: self.match_chooser.choice
        )
        self.statistics = StatisticsFlow(
            window, controller.store, preferences, self.notices.show_storage_problem
        )
        self.hints = Hints(controller, self)
        self.hand_memory = HandMemory(controller, preferences, self)
        self._connect_table()
        self._connect_window()
        self._connect_parts()

    def _connect_table(self) -> None:
        """The table and the match on it."""
        window, table, controller = self.window, self.table, self.controller
        table.set_commands(controller.input)
        window.keys.changed.connect(self._set_keys)
        self._set_keys()
        controller.played.connect(self._played)
        controller.input.refused.connect(table.refuse)
        self.hints.told.connect(table.hint)
        table.hint_left.connect(self.hints.forget)
        controller.input.choice.connect(table.offer)
        controller.scored.connect(self._scored)
        controller.problem.connect(self.notices.tell)
        table.announced.connect(self.announcer.say)
        table.told.connect(self._told)

    def _connect_window(self) -> None:
        """The ledger, and what reaches the window besides menus."""
        window = self.window
        window.ledger.list.again.connect(self._show_again)
        window.ledger.list.looked_up.connect(self.replays.watch_this)
        window.sort_asked.connect(self.controller.input.sort_hand)
        window.match_dropped.connect(lambda path: self.files.open_file(Path(path)))
        window.ledger.analysis_asked.connect(self.known.ask_before)
        window.ledger.list.may_analyse = lambda line: self.known.may_ask(line.deal)

    def _connect_parts(self) -> None:
        """What the parts ask of each other."""
        self.replays.opening.connect(self.turns.drop)
        self.replays.analysis_asked.connect(self.known.ask_last)
        self.match_chooser.picked.connect(self._begin_if_agreed)
        self.match_chooser.offered.connect(self.waits.offer)
        self.waits.resume_asked.connect(self.resume)
        self.history.resume_asked.connect(self.waits.resume_kept)
        self.history.back_asked.connect(self.replays.leave)
        self.history.replay_asked.connect(self.replays.watch)
        self.history.again_asked.connect(self._begin_if_agreed)
        self.history.changed.connect(self.waits.refresh)

    def _set_keys(self) -> None:
        self.table.set_keys(self.window.keys.in_scope(Scope.TABLE))

    # --- matches ----------------------------------------------------------------------------

    def welcome(
        self, waiting: Waiting | None, others: Callable[[], Sequence[WaitingMatch]] | None = None
    ) -> None:
        """Offer the ways in, above all the match that waits.

        `others` looks for all matches that wait; None where there is no other.
        """
        self.waits.found(waiting, others)
        if self.match_chooser.last_is_gone:
            text = self.tr("The rules you chose last are gone; {game} is offered instead.")
            self.notices.tell(text.format(game=self.match_chooser.game().name))

    def choose_match(self) -> None:
        """Ask what to play, unless a running match should rather go on."""
        self.match_chooser.open()

    def same_again(self) -> None:
        """The game on the table, or else the usual one, with the same people and new cards."""
        match, usual = self.controller.match, self.match_chooser.choice
        self._begin_if_agreed(rematch_of(match.run.log, self.games, usual) if match else usual)

    def _begin_if_agreed(self, choice: MatchChoice) -> None:
        """Begin, but ask first where a match is under way."""
        text = self._under_way()
        if text is None or not self.preferences.flag("confirm_leave_match"):
            self.begin(choice)
            return
        self.ending.ask_to_leave(
            text, lambda: self.begin(choice), lambda: self.match_chooser.remember(choice)
        )

    def _under_way(self) -> str | None:
        """The match that a new one would end, in words; None where there is none."""
        if self.model is not None:
            return None if self.model.over == "match" else self._standing(self.model)
        return self.waits.match.text if self.waits.match else None

    def _standing(self, model: TableModel) -> str:
        totals = " – ".join(f"{side.name} {figures(side.total)}" for side in model.sides)
        return self.tr("Deal {n}\n{totals}").format(n=model.deal_number, totals=totals)

    def begin(self, choice: MatchChoice, *, demo: bool = False, remember: bool = True) -> None:
        """Start a match now; `remember`: it is the usual one from now on, after a restart too.

        Raises `LookupError` for a game that is gone, and `RulesProblem`.
        """
        match = match_from(choice, self.games, demo=demo)
        match = replace(match, advice=match.advice or self.preferences.flag("advice_kept"))
        self.match_chooser.close()
        self.match_chooser.remember(choice, for_good=remember)
        self._enter()
        self.controller.new_match(match)

    def resume(self) -> None:
        """Play the waiting match on."""
        waiting = self.waits.match
        if waiting is not None:
            self._enter()
            if self.controller.resume(waiting.log):
                self.hand_memory.bring_back()
                self.refill_ledger()
                self.score_sheets.remember(*self.controller.sheets)
            else:
                self.window.show_welcome()
                self.welcome(None)

    def play_log(self, log: MatchLog) -> None:
        """Play a match on that comes from a replay."""
        self._enter()
        self.controller.resume(log)
        self.refill_ledger()
        self.score_sheets.remember(*self.controller.sheets)

    def _come_back(self) -> None:
        """A replay is over: show again what was there before it."""
        if self.controller.match is None:
            self.window.show_model(None)
            self.window.show_welcome()
            return
        self.window.show_table()
        self.controller.come_back()

    def _told(self, entries: Sequence[LedgerEntry]) -> None:
        """What was shown goes into the ledger, unless it was shown again."""
        if not self.replays.active and not self.turns.active:
            self.window.ledger.list.tell(entries)

    def _show_again(self, line: LedgerLine) -> None:
        """Show a turn of the ledger again, and come back."""
        if not self.replays.active and self.turns.show(line):
            self.table.setFocus()

    def refill_ledger(self) -> None:
        """Write the ledger of the match anew: it was interrupted, or the language has changed."""
        match = self.controller.match
        if match is not None and match.run.log.deals:
            self.window.ledger.list.fill(lines_of_match(match.run.log, match.session))

    def _enter(self) -> None:
        self.replays.drop()
        self.turns.drop()
        self.waits.match = None
        self.model = None
        self.score_sheets.forget()
        self.window.ledger.clear()
        self.window.show_table()

    # --- deals ------------------------------------------------------------------------------

    def _played(self, script: Script) -> None:
        model = script.final
        if self.model is None or self.model.deal_key != model.deal_key:
            self.score_sheets.close()
        self.model = model
        self.turns.drop()
        self.window.show_model(model)
        self.window.show_sheet_possible(bool(self.sheets))
        self.table.play(script)

    def _scored(self, sheet: ScoreSheetModel) -> None:
        self.score_sheets.remember(sheet)
        self.show_sheet()

    def show_sheet(self) -> None:
        """The sheet of the last deal that was scored, with those before it to turn back to."""
        self.score_sheets.show(current=self.model is None or self.model.over != "no")

    @property
    def sheets(self) -> Sequence[ScoreSheetModel]:
        """The score sheets of the match, the first deal first."""
        return self.score_sheets.sheets

    @property
    def open_sheet(self) -> ScoreSheet | None:
        """The score sheet that is open."""
        return self.score_sheets.open_sheet

    # --- pace -------------------------------------------------------------------------------

    def set_pace(self, factor: float) -> None:
        """Multiply every duration and pause by this; 0 shows everything at once."""
        self.table.set_speed(factor)
        self.controller.pace = replace(self.controller.pace, speed=factor)

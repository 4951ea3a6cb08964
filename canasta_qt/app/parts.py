"""The flows around a match: builds them, joins them, and knows who does what the menus ask for.

A flow is handed what it uses and says by signals what it wants of others; nobody but this
module knows who they are.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from canasta_qt.app.flows.files import FilesFlow
from canasta_qt.app.flows.history import HistoryFlow
from canasta_qt.app.flows.ledger import LedgerFlow
from canasta_qt.app.flows.match import MatchFlow
from canasta_qt.app.flows.match_chooser import MatchChooser, WaitingFlow
from canasta_qt.app.flows.match_end import EndingFlow, SheetsFlow
from canasta_qt.app.flows.move_analysis import MoveAnalysisFlow
from canasta_qt.app.flows.replay import ReplayFlow
from canasta_qt.app.flows.rules import RulesFlow
from canasta_qt.app.flows.statistics import StatisticsFlow
from canasta_qt.app.window.notices import Notices
from canasta_qt.controller.hand_memory import HandMemory
from canasta_qt.controller.hints import Hints
from canasta_qt.library.match_setup import game_of
from canasta_qt.view_model.pictures import ButtonId
from canasta_qt.words.keys import Scope

if TYPE_CHECKING:
    from canasta_qt.app.flows.preferences import Retranslatable
    from canasta_qt.app.window.main_window import MainWindow
    from canasta_qt.controller.game import GameController
    from canasta_qt.library.games import Games
    from canasta_qt.library.preferences import Preferences
    from canasta_qt.table.view import TableView

PRESSED = {
    "undo": ButtonId.UNDO,
    "take_back": ButtonId.TAKE_BACK,
    "ask": ButtonId.ASK,
    "special": ButtonId.SPECIAL,
    "lay_three": ButtonId.LAY_THREE,
    "merge": ButtonId.MERGE,
    "retract": ButtonId.RETRACT,
    "concede": ButtonId.CONCEDE,
    "go_out": ButtonId.GO_OUT,
}
"""Commands of the turn: each is a button of the table."""

WITH_RULES = ("read", "compare", "export", "copy", "import", "paste")
"""What the menu of rules does with those of the game on the table, by `RulesFlow.do`."""


class Parts(QObject):
    """The flows around the match on a table, each under its name."""

    def __init__(
        self,
        window: MainWindow,
        table: TableView,
        controller: GameController,
        preferences: Preferences,
        games: Games,
    ) -> None:
        """`games` are those that can be played."""
        super().__init__(window)
        self._window = window
        self._table = table
        self._controller = controller
        self._preferences = preferences
        self.notices = Notices(window)
        tell, trouble = self.notices.tell, self.notices.show_storage_problem
        self.rules = RulesFlow(window, games, preferences)
        self.chooser = MatchChooser(window, controller, preferences, games, self.rules, tell)
        self.waits = WaitingFlow(window, controller, lambda: game_of(self.chooser.choice, games))
        self.ending = EndingFlow(window, controller, preferences)
        self.sheets = SheetsFlow(window, controller)
        self.ledger = LedgerFlow(window.ledger.list, table, controller)
        self.replays = ReplayFlow(window, table, controller, tell)
        self.analysis = MoveAnalysisFlow(window, controller, tell, lambda: self.replays.replay)
        self.match = MatchFlow(window, table, controller, self.chooser, self.waits, self.ending)
        self.files = FilesFlow(window, controller, self.notices)
        self.history = HistoryFlow(
            window, controller, preferences, games, lambda: self.chooser.choice
        )
        self.statistics = StatisticsFlow(window, controller.store, preferences, trouble)
        self._hints = Hints(controller, self)
        self._hand_memory = HandMemory(controller, preferences, self)
        self._join_table()
        self._join_match()
        self._join_window()
        self._join_ways_on()

    @property
    def retranslated(self) -> tuple[Retranslatable, ...]:
        """Whoever tells of a match, of matches or of rules, in the order of telling.

        A turn that is shown again has to be left before the match is told, and the sheets are
        those of the match as it is told by then.
        """
        return (
            self._window,
            self.waits,
            self.ledger,
            self.replays,
            self.match,
            self.sheets,
            self.statistics,
            self.rules,
        )

    # --- who hears whom ---------------------------------------------------------------------

    def _join_table(self) -> None:
        """The table and the match on it."""
        table, controller, hints = self._table, self._controller, self._hints
        table.set_commands(controller.input)
        controller.input.refused.connect(table.refuse)
        controller.input.choice.connect(table.offer)
        controller.problem.connect(self.notices.tell)
        hints.told.connect(table.hint)
        table.hint_left.connect(hints.forget)

    def _join_match(self) -> None:
        """What happens in a match, and what goes and comes with another one."""
        for hear in (self.sheets.follow, self.ledger.drop_turn, self.match.show_played):
            self._controller.played.connect(hear)  # in this order
        match = self.match
        for go in (
            self.replays.drop,
            self.ledger.drop_turn,
            self.waits.forget,
            self.sheets.forget,
            self._window.ledger.clear,
        ):
            match.entered.connect(go)
        for come in (self._hand_memory.bring_back, self.ledger.refill, self.sheets.load):
            match.resumed.connect(come)

    def _join_window(self) -> None:
        """The menus, keys, ledger, and files dropped on the window."""
        window, ledger = self._window, self._window.ledger
        self._commands = self._all_commands()
        window.asked.connect(self._asked)
        window.sort_asked.connect(self._controller.input.sort_hand)
        window.match_dropped.connect(lambda path: self.files.open_file(Path(path)))
        window.rules_dropped.connect(lambda path: self.rules.read_file(Path(path), window))
        window.keys.changed.connect(self._set_keys)
        self._set_keys()
        ledger.list.looked_up.connect(self.replays.watch_this)
        ledger.analysis_asked.connect(self.analysis.ask_before)
        ledger.offer_analysis(self.analysis.may_ask)

    def _join_ways_on(self) -> None:
        """What one flow asks of another."""
        chooser, replays, history = self.chooser, self.replays, self.history
        chooser.offered.connect(self.waits.offer)
        for over in (self.ending, self.sheets):
            over.again_asked.connect(chooser.same_again)
            over.choice_asked.connect(chooser.open)
        self.ending.replay_asked.connect(replays.watch_this)
        self.sheets.replay_asked.connect(replays.watch_deal)
        self.files.replay_asked.connect(replays.watch)
        self.ledger.left.connect(self.match.come_back)
        replays.opening.connect(self.ledger.drop_turn)
        replays.left.connect(self.match.come_back)
        replays.analysis_asked.connect(self.analysis.ask_last)
        replays.play_on_asked.connect(self.match.resume)
        history.resume_asked.connect(self.match.resume)
        history.back_asked.connect(replays.leave)
        history.replay_asked.connect(replays.watch)
        history.again_asked.connect(self.match.begin_if_agreed)
        history.changed.connect(self.waits.refresh)

    def _set_keys(self) -> None:
        self._table.set_keys(self._window.keys.in_scope(Scope.TABLE))

    # --- what the menus ask for -------------------------------------------------------------

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        """Who does it, by the name of the command."""
        return {
            "new_match": self.chooser.open,
            "same_again": self.chooser.same_again,
            "resume": self.waits.resume,
            "other_matches": self.waits.choose,
            "next_deal": self._controller.next_deal,
            "score_sheet": self.sheets.show,
            "replay": self.replays.watch_this,
            "fair_deal": self.files.fair_deal,
            "concede_match": self.ending.concede,
            "history": self.history.open,
            "statistics": self.statistics.open,
            "open_match": self.files.ask_to_open,
            "save_match": self.files.ask_to_save,
            "hint": self._hint,
            **{name: partial(self._press, button) for name, button in PRESSED.items()},
            "skip": self._table.skip,
            "table_rules": self.chooser.table_rules,
            **{f"{what}_rules": partial(self.chooser.with_rules, what) for what in WITH_RULES},
            "how_to_play": self.notices.help,
            "keys": self.notices.keys,
            "whats_new": self.notices.whats_new,
            "about": self.notices.about,
        }

    def _asked(self, name: str) -> None:
        self.ledger.leave_turn()
        self._commands[name]()

    def _press(self, button: ButtonId) -> None:
        """As if the table's button had been pressed, once everything that moves is there."""
        self._table.skip()
        self._controller.input.press(button)

    def _hint(self) -> None:
        """What the expert would do in the player's place."""
        self._table.skip()
        if not self.replays.active:
            self._hints.ask()

"""What the menus, keys and buttons ask for, and which flow does it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from canasta_qt.app.all_flows import AllFlows
from canasta_qt.app.flows.flow import AppContext, Flow
from canasta_qt.app.window.main_window import BUTTONS
from canasta_qt.ui.parts.panel import dismiss_panels
from canasta_qt.view_model.pictures import ButtonId, SortOrder

WITH_RULES = ("read", "compare", "export", "copy", "import", "paste")
"""What the menu of rules does with those of the game on the table, by `RulesFlow.do`."""


class MenuCommands(Flow):
    """Carries out commands by their names, unless nobody sits before the screen to ask for them."""

    def __init__(self, context: AppContext, flows: AllFlows) -> None:
        super().__init__(context)
        self._flows = flows
        self._commands = self._all_commands()

    def _all_commands(self) -> dict[str, Callable[[], object]]:
        """Who does it, by the name of the command."""
        flows = self._flows
        return {
            "new_match": flows.chooser.open,
            "same_again": flows.chooser.same_again,
            "welcome": flows.match.leave,
            "resume": flows.waits.resume,
            "other_matches": flows.waits.choose,
            "next_deal": self._controller.next_deal,
            "score_sheet": flows.sheets.show,
            "replay": flows.replays.watch_this,
            "fair_deal": flows.files.fair_deal,
            "concede_match": flows.ending.concede,
            "first_hand": flows.lessons.first_hand,
            "lessons": flows.lessons.open,
            "exercises": self._open_exercises,
            "progress": self._open_progress,
            "score_keeper": flows.score_keeper.open,
            "table_editor": self._open_table_editor,
            "edit_position": flows.edit_shown.edit,
            "history": flows.history.open,
            "statistics": flows.statistics.open,
            "firsts": self._open_firsts,
            "players": flows.people.open,
            "open_match": flows.files.ask_to_open,
            "save_match": flows.files.ask_to_save,
            **flows.challenges.commands(),
            "hint": self.hint,
            "say": self._open_sayings,
            **{name: partial(self._press, button) for name, button in BUTTONS.items()},
            "skip": self._table.skip,
            "review": flows.reviews.review_this,
            "counting_aid": flows.counting.toggle,
            "guide": flows.guide.open_guide,
            "explain": flows.guide.explain,
            "table_rules": flows.chooser.table_rules,
            **{f"{what}_rules": partial(flows.chooser.with_rules, what) for what in WITH_RULES},
            "how_to_play": flows.notices.help,
            "keys": flows.notices.keys,
            "check_matches": flows.check.open,
            "whats_new": flows.notices.whats_new,
            "about": flows.notices.about,
        }

    def go_on(self, way: str) -> None:
        """A button of the table leads away from a deal or a match that is over."""
        flows = self._flows
        ways: dict[str, Callable[[], object]] = {
            "play_again": flows.again,
            "new_match": flows.chooser.open,
            "review": flows.reviews.review_this,
            "compare": flows.challenges.compare.compare_this,
            "result": flows.sheets.show_result,
        }
        ways[way]()

    def _open_firsts(self) -> None:
        self._flows.firsts.open()

    def _open_sayings(self) -> None:
        self._flows.say.open()

    def _open_exercises(self) -> None:
        self._flows.exercises.open()

    def _open_table_editor(self) -> None:
        self._flows.table_editor.open()

    def _open_progress(self) -> None:
        self._flows.progress.open()

    def carry_out(self, name: str) -> None:
        """Do what a command of `words.keys` stands for."""
        if not self._flows.people.may(name):
            return
        dismiss_panels(self._window.stack)
        self._flows.ledger.leave_turn()
        self._commands[name]()

    def _press(self, button: ButtonId) -> None:
        """As if the table's button had been pressed, once everything that moves is there."""
        self._table.skip()
        self._table.commands.press(button)

    def sort(self, how: SortOrder) -> None:
        """Sort the hand on the table."""
        self._table.commands.sort_hand(how)

    def hint(self) -> None:
        """What the expert would do in the player's place."""
        if not self._flows.people.may("hint"):
            return
        self._flows.ledger.leave_turn()
        self._table.skip()
        if self._stage.show is not None:
            self._stage.show.hint()
        elif not self._table.unfold_hint():
            self._flows.hints.ask()

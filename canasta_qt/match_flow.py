"""From match to match: starting, continuing, score sheets, questions and troubles.

Everything here opens windows without waiting for them, so that the table goes on living below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QDialog, QMessageBox, QWidget

from canasta_qt.controller.match_setup import (
    MatchChoice,
    game_choice,
    game_groups,
    match_from,
    offered_levels,
)
from canasta_qt.controller.preferences import SPEEDS, Preferences
from canasta_qt.controller.view_model import ButtonId, ScoreSheetModel, TableModel, figures

if TYPE_CHECKING:
    from canasta_qt.controller.game import GameController
    from canasta_qt.controller.script import Script
    from canasta_qt.controller.waiting import WaitingMatch
    from canasta_qt.dialogs.problems import Trouble
    from canasta_qt.dialogs.score_sheet import ScoreSheet
    from canasta_qt.main_window import MainWindow
    from canasta_qt.storage.journal import Unfinished
    from canasta_qt.storage.problems import StorageProblem
    from canasta_qt.table.places import CardSize
    from canasta_qt.table.view import TableView


def open_over(dialog: QDialog, window: QWidget) -> None:
    """Open a dialog in the middle of its window, where some window managers would not put it."""
    size = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) else None
    size = size or dialog.sizeHint()
    middle = window.frameGeometry().center()
    dialog.move(middle.x() - size.width() // 2, middle.y() - size.height() // 2)
    dialog.open()


@dataclass(frozen=True, slots=True)
class Waiting:
    """A match that was interrupted: what the controller resumes, and one sentence about it."""

    log: Unfinished
    text: str


class MatchFlow(QObject):
    """Listens to the window, the table and the controller, and opens what is due."""

    def __init__(
        self,
        window: MainWindow,
        table: TableView,
        controller: GameController,
        preferences: Preferences,
    ) -> None:
        super().__init__(window)
        self.window = window
        self.table = table
        self.controller = controller
        self.preferences = preferences
        self.waiting: Waiting | None = None
        self._others: Callable[[], Sequence[WaitingMatch]] | None = None
        self.model: TableModel | None = None
        self.sheets: list[ScoreSheetModel] = []
        self.open_sheet: ScoreSheet | None = None
        self._choice = preferences.choice
        self._connect()
        self.set_speed(preferences.speed)
        self.set_size(preferences.card_size)

    def _connect(self) -> None:
        window, table, controller = self.window, self.table, self.controller
        table.set_commands(controller)
        controller.played.connect(self._played)
        controller.refused.connect(table.refuse)
        controller.choice.connect(table.offer)
        controller.scored.connect(self._scored)
        controller.problem.connect(self.tell)
        table.announced.connect(window.ledger.list.add)
        window.asked.connect(self._asked)
        window.sort_asked.connect(controller.sort_hand)
        window.speed_changed.connect(self.set_speed)
        window.size_changed.connect(self.set_size)

    def _asked(self, name: str) -> None:
        commands: Mapping[str, Callable[[], object]] = {
            "new_match": self.choose_match,
            "same_again": self.same_again,
            "resume": self.resume,
            "other_matches": self.choose_waiting,
            "next_deal": self.controller.next_deal,
            "score_sheet": self.show_sheet,
            "undo": lambda: self._press(ButtonId.UNDO),
            "take_back": lambda: self._press(ButtonId.TAKE_BACK),
            "ask": lambda: self._press(ButtonId.ASK),
            "special": lambda: self._press(ButtonId.SPECIAL),
            "lay_three": lambda: self._press(ButtonId.LAY_THREE),
            "merge": lambda: self._press(ButtonId.MERGE),
            "retract": lambda: self._press(ButtonId.RETRACT),
            "concede": lambda: self._press(ButtonId.CONCEDE),
            "go_out": lambda: self._press(ButtonId.GO_OUT),
            "skip": self.table.skip,
            "how_to_play": lambda: self.help("game"),
            "keys": lambda: self.help("keys"),
            "about": self.about,
        }
        commands[name]()

    def _press(self, button: ButtonId) -> None:
        """As if the table's button had been pressed, once everything that moves is there."""
        self.table.skip()
        self.controller.press(button)

    # --- matches ----------------------------------------------------------------------------

    def welcome(
        self, waiting: Waiting | None, others: Callable[[], Sequence[WaitingMatch]] | None = None
    ) -> None:
        """Offer the ways in, above all the match that waits.

        `others` looks for all matches that wait; None where there is no other.
        """
        self.waiting = waiting
        self._others = others
        from canasta_qt.dialogs.game_words import doubts

        game = game_choice(self._choice.rules)
        text = waiting.text if waiting else None
        self.window.welcome.offer(text, game.name, others=others is not None, doubts=doubts(game))

    def choose_waiting(self) -> None:
        """Let the player pick one of several interrupted matches."""
        from canasta_qt.dialogs.waiting_matches import WaitingMatches

        if self._others is not None:
            dialog = WaitingMatches(self._others(), self.window)
            dialog.chosen.connect(self._resume_chosen)
            open_over(dialog, self.window)

    def _resume_chosen(self, match: WaitingMatch) -> None:
        self.waiting = Waiting(match.unfinished, match.text)
        self.resume()

    def choose_match(self) -> None:
        """Ask what to play, unless a running match should rather go on."""
        from canasta_qt.dialogs.new_match import NewMatchDialog

        dialog = NewMatchDialog(game_groups(), offered_levels(), self._choice, self.window)
        dialog.chosen.connect(self._begin_if_agreed)
        open_over(dialog, self.window)

    def choice_for(self, rules: str | None, seed: int | None) -> MatchChoice:
        """The usual choice with another game or seed, as the command line may ask."""
        return replace(self._choice, rules=rules or self._choice.rules, seed=seed)

    def same_again(self) -> None:
        """The same game with the same people and new cards."""
        self._begin_if_agreed(self._choice)

    def _begin_if_agreed(self, choice: MatchChoice) -> None:
        """Begin, but ask first where a match is under way."""
        text = self._under_way()
        if text is None:
            self.begin(choice)
            return
        box = QMessageBox(self.window)
        box.setWindowTitle(box.tr("New match"))
        box.setIcon(QMessageBox.Icon.Question)
        box.setText(self.tr("Leave the match that is under way?"))
        box.setInformativeText(
            text + "\n\n" + self.tr("It stays saved and is offered again another time.")
        )
        leave = box.addButton(self.tr("&Leave it"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(box.addButton(QMessageBox.StandardButton.Cancel))
        leave.clicked.connect(lambda: self.begin(choice))
        box.finished.connect(box.deleteLater)
        open_over(box, self.window)

    def _under_way(self) -> str | None:
        """The match that a new one would end, in words; None where there is none."""
        if self.model is not None:
            return None if self.model.over == "match" else self._standing(self.model)
        return self.waiting.text if self.waiting else None

    def _standing(self, model: TableModel) -> str:
        totals = " – ".join(f"{side.name} {figures(side.total)}" for side in model.sides)
        return self.tr("Deal {n}\n{totals}").format(n=model.deal_number, totals=totals)

    def begin(
        self,
        choice: MatchChoice,
        *,
        overrides: Mapping[str, Any] | None = None,
        demo: bool = False,
        remember: bool = True,
    ) -> None:
        """Start a match now. Raises `UnknownPreset` and `RulesProblem`."""
        match = match_from(choice, overrides=overrides, demo=demo)
        if remember:
            self._choice = self.preferences.choice = replace(choice, seed=None)
        self._enter()
        self.controller.new_match(match)

    def resume(self) -> None:
        """Play the waiting match on."""
        waiting = self.waiting
        if waiting is not None:
            self._enter()
            if self.controller.resume(waiting.log):
                self._remember(*self.controller.sheets)
            else:
                self.window.show_welcome()
                self.welcome(None)

    def _enter(self) -> None:
        self.waiting = None
        self.model = None
        self.sheets = []
        self._close_sheet()
        self.window.ledger.clear()
        self.window.show_table()

    # --- deals ------------------------------------------------------------------------------

    def _played(self, script: Script) -> None:
        model = script.final
        if self.model is None or self.model.deal_key != model.deal_key:
            self._close_sheet()
        self.model = model
        self.window.show_model(model)
        self.window.show_sheet_possible(bool(self.sheets))
        self.table.play(script)

    def _scored(self, sheet: ScoreSheetModel) -> None:
        self._remember(sheet)
        self.show_sheet()

    def _remember(self, *sheets: ScoreSheetModel) -> None:
        """Keep the sheets of the match, to be looked up."""
        self.sheets += [sheet for sheet in sheets if sheet not in self.sheets]
        self.window.show_sheet_possible(bool(self.sheets))

    def show_sheet(self) -> None:
        """The sheet of the last deal that was scored, with those before it to turn back to."""
        from canasta_qt.dialogs.score_sheet import ScoreSheet

        if not self.sheets:
            return
        self._close_sheet()
        current = self.model is None or self.model.over != "no"
        dialog = ScoreSheet(self.sheets, self.window, current=current)
        dialog.next_deal.connect(self.controller.next_deal)
        dialog.same_again.connect(self.same_again)
        dialog.new_match.connect(self.choose_match)
        dialog.destroyed.connect(self._sheet_gone)
        self.open_sheet = dialog
        open_over(dialog, self.window)

    def _sheet_gone(self) -> None:
        self.open_sheet = None

    def _close_sheet(self) -> None:
        if self.open_sheet is not None:
            sheet, self.open_sheet = self.open_sheet, None
            sheet.destroyed.disconnect(self._sheet_gone)
            sheet.close()

    # --- looks ------------------------------------------------------------------------------

    def set_speed(self, speed: str) -> None:
        """How fast things move, by name."""
        self.preferences.speed = speed
        self.set_pace(SPEEDS[speed])
        self.window.menus.check(self.window.menus.speeds, speed)

    def set_pace(self, factor: float) -> None:
        """Multiply every duration and pause by this; 0 shows everything at once."""
        self.table.set_speed(factor)
        self.controller.pace = replace(self.controller.pace, speed=factor)

    def set_size(self, size: str) -> None:
        """How large the cards are, by name."""
        self.preferences.card_size = size
        self.table.set_card_size(cast("CardSize", size))
        self.window.menus.check(self.window.menus.sizes, size)

    # --- help and troubles ------------------------------------------------------------------

    def help(self, page: str) -> None:
        """The page for newcomers, or the keys."""
        from canasta_qt.dialogs.how_to_play import HowToPlay

        open_over(HowToPlay(self.window, page), self.window)

    def about(self) -> None:
        """What this program is."""
        from canasta_qt.dialogs.about import About

        open_over(About(self.window), self.window)

    def tell(self, text: str) -> None:
        """A passing message, e.g. that a bot had to be replaced."""
        self.window.notice.tell(text)
        self.window.ledger.list.add(text)

    def show_trouble(self, trouble: Trouble) -> None:
        """A problem the player should read."""
        from canasta_qt.dialogs.problems import TroubleBox

        open_over(TroubleBox(trouble, self.window), self.window)

    def show_storage_problem(self, problem: StorageProblem) -> None:
        """A file or folder that cannot be used."""
        from canasta_qt.dialogs.problems import storage_trouble

        self.show_trouble(storage_trouble(problem.code.value, str(problem.path), problem.reason))

    def crashed(self, report: str, file: str) -> None:
        """The program itself was wrong."""
        from canasta_qt.dialogs.problems import crash

        self.show_trouble(crash(report, file))

"""From match to match: starting, continuing, score sheets, questions and troubles.

Everything here opens windows without waiting for them, so that the table goes on living below.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QMessageBox

from canasta_qt.controller.match_setup import (
    ChangedRules,
    GameChoice,
    Games,
    MatchChoice,
    known_choice,
    match_from,
    offered_levels,
)
from canasta_qt.controller.preferences import SPEEDS, Preferences
from canasta_qt.controller.view_model import ButtonId, ScoreSheetModel, TableModel, figures
from canasta_qt.rules_flow import RulesFlow
from canasta_qt.sheets_flow import SheetsFlow
from canasta_qt.talk import Talk
from canasta_qt.window.placing import open_over

if TYPE_CHECKING:
    from canasta_qt.controller.game import GameController
    from canasta_qt.controller.script import Script
    from canasta_qt.controller.waiting import WaitingMatch
    from canasta_qt.dialogs.new_match import NewMatchDialog
    from canasta_qt.dialogs.score_sheet import ScoreSheet
    from canasta_qt.main_window import MainWindow
    from canasta_qt.storage.journal import Unfinished
    from canasta_qt.table.places import CardSize
    from canasta_qt.table.view import TableView


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
        games: Games | None = None,
    ) -> None:
        """`games` are those that can be played; without it, those of the catalogue."""
        super().__init__(window)
        self.window = window
        self.table = table
        self.controller = controller
        self.preferences = preferences
        self.waiting: Waiting | None = None
        self._others: Callable[[], Sequence[WaitingMatch]] | None = None
        self.model: TableModel | None = None
        self.games = games or Games()
        self.talk = Talk(window)
        self.rules = RulesFlow(window, self.games, preferences)
        self._sheets = SheetsFlow(window, controller.next_deal, self.same_again, self.choose_match)
        self._choosing: NewMatchDialog | None = None
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
        controller.problem.connect(self.talk.tell)
        table.announced.connect(window.ledger.list.add)
        window.asked.connect(self._asked)
        window.sort_asked.connect(controller.sort_hand)
        window.speed_changed.connect(self.set_speed)
        window.size_changed.connect(self.set_size)
        window.rules_dropped.connect(lambda path: self.rules.read_file(Path(path), window))
        self.rules.start_asked.connect(self._start_changed)
        self.rules.changed.connect(self._rules_changed)
        self.rules.saved.connect(self._rules_saved)

    def _asked(self, name: str) -> None:
        commands: Mapping[str, Callable[[], object]] = {
            "new_match": self.choose_match,
            "same_again": self.same_again,
            "resume": self.resume,
            "other_matches": self.choose_waiting,
            "next_deal": self.controller.next_deal,
            "score_sheet": self.show_sheet,
            "read_rules": lambda: self._with_rules("read"),
            "table_rules": self.table_rules,
            "compare_rules": lambda: self._with_rules("compare"),
            "copy_rules": lambda: self._with_rules("copy"),
            "import_rules": lambda: self._with_rules("import"),
            "paste_rules": lambda: self._with_rules("paste"),
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
            "how_to_play": lambda: self.talk.help("game"),
            "keys": lambda: self.talk.help("keys"),
            "about": self.talk.about,
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
        self._offer()
        if self.preferences.choice_is_gone:
            text = self.tr("The rules you chose last are gone; {game} is offered instead.")
            self.talk.tell(text.format(game=self.game_here().name))

    def _offer(self) -> None:
        """Bring the welcome page in step with what waits and what would be played."""
        from canasta_qt.dialogs.game_words import doubts

        self._choice = known_choice(self._choice, self.games)
        game = self.games.played(self._choice)
        self.window.welcome.offer(
            self.waiting.text if self.waiting else None,
            game.name,
            others=self._others is not None,
            doubts=doubts(game),
        )

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

        self._choice = known_choice(self._choice, self.games)
        dialog = NewMatchDialog(
            self.games, offered_levels(), self._choice, self.window, self.preferences
        )
        dialog.chosen.connect(self._begin_if_agreed)
        dialog.asked.connect(lambda what, game: self.rules.do(what, game, dialog))
        dialog.destroyed.connect(self._chosen)
        self._choosing = dialog
        open_over(dialog, self.window)

    def _chosen(self) -> None:
        self._choosing = None

    def choice_for(
        self, rules: str | None, seed: int | None, changed: ChangedRules | None = None
    ) -> MatchChoice:
        """The usual choice with another game, or rules made from it, or another seed."""
        if rules is None:
            return replace(self._choice, seed=seed)
        return replace(self._choice, rules=rules, seed=seed, changed=changed)

    def same_again(self) -> None:
        """The same game with the same people and new cards."""
        self._begin_if_agreed(known_choice(self._choice, self.games))

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
        box.rejected.connect(lambda: self._keep_in_mind(choice))
        box.finished.connect(box.deleteLater)
        open_over(box, self.window)

    def _keep_in_mind(self, choice: MatchChoice) -> None:
        """It was not begun, but what was chosen and changed shall be there the next time."""
        self._choice = self.preferences.choice = replace(choice, seed=None)

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
        """Start a match now. Raises `LookupError` for a game that is gone, and `RulesProblem`."""
        match = match_from(choice, self.games, overrides=overrides, demo=demo)
        if self._choosing is not None:
            self._choosing.accept()
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
                self._sheets.remember(*self.controller.sheets)
            else:
                self.window.show_welcome()
                self.welcome(None)

    def _enter(self) -> None:
        self.waiting = None
        self.model = None
        self._sheets.forget()
        self.window.ledger.clear()
        self.window.show_table()

    # --- deals ------------------------------------------------------------------------------

    def _played(self, script: Script) -> None:
        model = script.final
        if self.model is None or self.model.deal_key != model.deal_key:
            self._sheets.close()
        self.model = model
        self.window.show_model(model)
        self.window.show_sheet_possible(bool(self.sheets))
        self.table.play(script)

    def _scored(self, sheet: ScoreSheetModel) -> None:
        self._sheets.remember(sheet)
        self.show_sheet()

    def show_sheet(self) -> None:
        """The sheet of the last deal that was scored, with those before it to turn back to."""
        self._sheets.show(current=self.model is None or self.model.over != "no")

    @property
    def sheets(self) -> Sequence[ScoreSheetModel]:
        """The score sheets of the match, the first deal first."""
        return self._sheets.sheets

    @property
    def open_sheet(self) -> ScoreSheet | None:
        """The score sheet that is open."""
        return self._sheets.open_sheet

    # --- rules ------------------------------------------------------------------------------

    def game_here(self) -> GameChoice:
        """The game on the table; before a match the one that would be played."""
        run, session = self.controller.run, self.controller.session
        if run is None or session is None:
            self._choice = known_choice(self._choice, self.games)
            return self.games.played(self._choice)
        log = run.log
        return self.games.in_force(log.rules, session.rules_name, log.preset, log.rule_set)

    def table_rules(self) -> None:
        """The rules of the table: during a match to be looked at, before it to be changed."""
        if self.controller.run is not None:
            self.rules.show(self.game_here(), self.window)
        else:
            self.rules.change(self.game_here(), self.window)

    def _with_rules(self, what: str) -> None:
        self.rules.do(what, self.game_here(), self.window)

    def _start_changed(self, game_id: str, changed: ChangedRules | None) -> None:
        """A match by rules that come from the table-rules dialog."""
        dialog = self._choosing
        if dialog is None:
            self._begin_if_agreed(replace(self._choice, rules=game_id, changed=changed))
            return
        if changed is not None:
            dialog.show_changed(game_id, changed)
        else:
            dialog.forget(game_id)
            dialog.finder.refresh(game_id)
        dialog.start()

    def _rules_changed(self, game_id: str) -> None:
        """The player's own rules are different."""
        if self._choosing is not None:
            self._choosing.refresh(game_id)
        elif self.games.knows(game_id):
            self._keep_in_mind(replace(self._choice, rules=game_id, changed=None))
            name = self.games.get(game_id).name
            self.talk.tell(self.tr("“{name}” is among your rules.").format(name=name))
            if self.model is None:
                self._offer()

    def _rules_saved(self, game_id: str) -> None:
        """What was changed of a game is kept now."""
        if self._choosing is not None:
            self._choosing.forget(game_id)

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

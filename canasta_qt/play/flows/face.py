"""Around the table in every match: commands of the turn, hints, curtain, remarks, saving."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, get_args

from PySide6.QtCore import Signal

from canasta_qt.play.flows.chosen import ChosenGame
from canasta_qt.play.flows.curtain import CurtainFlow
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.play.flows.leaving import LeavingFlow
from canasta_qt.play.flows.unsaved import UnsavedFlow
from canasta_qt.play.gestures import special_moves
from canasta_qt.play.match.hand_memory import HandMemory
from canasta_qt.play.match.hints import Hints
from canasta_qt.ui.parts.panel import dismiss_panels
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.view_model.pictures import ButtonId, HintModel, SortOrder
from canasta_qt.words.keys import COMMANDS, Scope

if TYPE_CHECKING:
    from canasta_qt.engine.rules import TableRules
    from canasta_qt.play.flows.say import SayFlow
    from canasta_qt.view_model.scripts import Script


class Play(Feature):
    """Joins window, table and match.

    Signals:
        result_asked: show again how the deal or the match ended.
        again_asked: begin a match like the last one.
        begin_asked(MatchChoice, bool): begin this match at once; True for one that plays itself.

    Attributes:
        chosen: the choice of what to play. unsaved: guards moves that are not stored. leaving:
        asks before a match is left. curtain: between people who share the screen. hints,
        hand_memory, say.
    """

    result_asked = Signal()
    again_asked = Signal()
    begin_asked = Signal(object, bool)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        self.chosen = ChosenGame(context)
        self.unsaved = UnsavedFlow(context)
        self.leaving = LeavingFlow(context, self.unsaved)
        self.curtain = CurtainFlow(context)
        self.hints = Hints(context.controller, self)
        self._rules: TableRules | None = None
        self.hand_memory = HandMemory(context.controller, context.preferences, self)
        self._window.commands.offer("say", False)
        self._bind_commands()
        self._join_table()

    def _open_say(self) -> None:
        self.say.open()

    @cached_property
    def say(self) -> SayFlow:
        """Made when the first match comes to the table."""
        from canasta_qt.play.flows.say import SayFlow

        return SayFlow(self._context)

    # --- commands ----------------------------------------------------------------------

    def _bind_commands(self) -> None:
        commands = self._window.commands
        commands.guard(self.curtain.may, self._make_way)
        commands.bind("next_deal", self._controller.next_deal)
        commands.bind("concede_match", self.leaving.concede)
        commands.bind("hint", self._hint)
        commands.bind("say", self._open_say)
        commands.bind("skip", self._table.skip)
        sorts = get_args(SortOrder)
        for how in sorts:
            commands.bind(how, partial(self._sort, how))
        commands.bind("find_command", self._find_command)
        for command in COMMANDS:
            if command.context == "Keys":
                commands.bind(command.id, partial(self._by_key, command.id))
            if command.button is not None and command.id not in ("next_deal", *sorts):
                commands.bind(command.id, partial(self._press, command.button))

    def _find_command(self) -> None:
        from canasta_qt.play.windows.find_command import CommandFinder, all_commands

        window = self._window
        found = list(all_commands(window.commands, window.menus, window.keys))
        open_over(CommandFinder(found, window), window)

    def _make_way(self) -> None:
        """Panels close, and a turn shown again is left, before anything else is done."""
        dismiss_panels(self._window.stack)
        self._stage.leave_turn()

    def _press(self, button: ButtonId) -> None:
        """Press a button of the table, after all movements."""
        self._table.skip()
        self._table.commands.press(button)

    def _by_key(self, name: str) -> None:
        """Do what a key of the table does."""
        self._table.setFocus()
        self._table.keyboard.press(name)

    def _sort(self, how: SortOrder) -> None:
        self._table.commands.sort_hand(how)

    def _hint(self) -> None:
        self._table.skip()
        if self._stage.show is not None:
            self._stage.show.hint()
        elif not self._table.tell_more():
            self.hints.ask()

    def _go_on(self, way: str) -> None:
        """Follow a button of the table after a deal or a match."""
        if way == "play_again":
            self.again_asked.emit()
        elif way == "result":
            self.result_asked.emit()
        else:
            self._window.commands.run(way)

    # --- connections ------------------------------------------------------------------------

    def _join_table(self) -> None:
        table, controller, hints, stage = self._table, self._controller, self.hints, self._stage
        controller.input.way_on.connect(self._go_on)
        controller.problem.connect(self._window.tell)
        hints.told.connect(table.hint)
        table.hint_asked.connect(partial(self._window.commands.run, "hint"))
        table.hint_followed.connect(hints.follow)
        table.hint_left.connect(hints.forget)
        stage.cleared.connect(self.curtain.close)
        stage.cleared.connect(self._follow_sayings)
        stage.resumed.connect(self.hand_memory.bring_back)
        self.curtain.changed.connect(hints.forget)
        self.curtain.changed.connect(partial(table.hint, HintModel()))
        self.curtain.changed.connect(self._follow_sayings)
        self._window.keys.changed.connect(self._set_keys)
        self._set_keys()

    def show_what_is_played(self) -> None:
        """Let the table show what is played; called last, after all who clear it for that."""
        self._controller.played.connect(self._show_played)

    def _show_played(self, script: Script) -> None:
        match = self._controller.match
        if match is not None and match.run.log.rules is not self._rules:
            self._rules = match.run.log.rules
            self._window.suit(special_moves.moves_of(self._rules))
        self._window.show_model(script.final)
        self._table.play(script)

    def _set_keys(self) -> None:
        self._table.set_keys(self._window.keys.in_scope(Scope.TABLE))

    def _follow_sayings(self) -> None:
        self.say.follow()

    def retranslate(self) -> None:
        """Translate the match; below a show only its score sheets."""
        shown = self._stage.at_match
        if shown:
            self._table.skip()
        self._controller.retranslate(on_table=shown)

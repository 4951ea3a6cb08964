"""Reading, changing, comparing and exchanging rules, in dialogs over any window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from canasta_qt.engine.rules import TableRules, UnknownPreset, preset
from canasta_qt.features.rulebook.feature import RulebookFeature
from canasta_qt.features.rules.session.draft import RulesDraft
from canasta_qt.library.games import DEFAULT_RULES, Games, ListedGame
from canasta_qt.library.match_length import without_length
from canasta_qt.library.match_setup import ChangedRules, changed_name
from canasta_qt.library.rule_library import read_rule_file, read_rules
from canasta_qt.play.flows.face import Play
from canasta_qt.play.flows.flow import Context, Feature
from canasta_qt.record.names import RULES_SUFFIX
from canasta_qt.record.rule_code import short_code
from canasta_qt.record.rule_file import file_text
from canasta_qt.record.rule_set import RuleFileProblem, RuleSet
from canasta_qt.storage.files import StorageProblem, write_export
from canasta_qt.ui.widgets.placement import open_over
from canasta_qt.ui.widgets.problems import show_trouble, unread_file, unwritten
from canasta_qt.ui.widgets.standard import ask_for_files, ask_where_to_save
from canasta_qt.words.games import game_name

if TYPE_CHECKING:
    from canasta_qt.features.rules.window.dialog import RulesDialog
    from canasta_qt.features.rules.window.own_rules import OwnRules

WITH_RULES = ("compare", "export", "copy", "import", "paste")
"""Names of `RulesFeature.do` in the menu, for the game on the table."""


class RulesFeature(Feature):
    """Opens dialogs of rules.

    Signals:
        start_asked(str, ChangedRules | None): play the game of this id, with these changes if any.
        changed(str): the player's own rules have changed; the id of the game to show now.
        saved(str): rules made from the game of this id were saved.
    """

    imported_later = ("canasta_qt.features.rules.window.dialog",)

    start_asked = Signal(str, object)
    changed = Signal(str)
    saved = Signal(str)

    def __init__(self, context: Context) -> None:
        super().__init__(context)
        for what in WITH_RULES:
            self._window.commands.bind(f"{what}_rules", partial(self._do_with_this, what))
        self._window.commands.bind("table_rules", self._table_rules)
        self._window.rules_dropped.connect(partial(self.read_file, over=self._window))

    @cached_property
    def _own(self) -> OwnRules:
        from canasta_qt.features.rules.window.own_rules import OwnRules

        own = OwnRules(self._games, self._window)
        own.changed.connect(self.changed)
        return own

    def _do_with_this(self, what: str) -> None:
        self.do(what, self._context.of(Play).chosen.game(), self._window)

    def _table_rules(self) -> None:
        """Show the rules of the table during a match; before it change them."""
        game = self._context.of(Play).chosen.game()
        if self._controller.match is not None:
            self.show(game, self._window)
        else:
            self.change(game, self._window)

    def do(self, what: str, game: ListedGame, over: QWidget) -> None:
        """Do an action by its name; `over` is the window that asks for it."""
        commands: Mapping[str, Callable[[ListedGame, QWidget], None]] = {
            "read": self.read,
            "change": self.change,
            "compare": self.compare,
            "export": self.export,
            "copy": self.copy,
            "import": lambda _, over: self.import_file(over),
            "paste": lambda _, over: self.paste(over),
        }
        commands[what](game, over)

    # --- reading and changing ---------------------------------------------------------------

    def read(self, game: ListedGame, over: QWidget) -> None:
        """Show the rulebook beside a window; an open one comes to the front."""
        self._context.of(RulebookFeature).guide.read_rules(game, over)

    def change(self, game: ListedGame, over: QWidget) -> None:
        """Show the table-rules dialog for a game."""
        from canasta_qt.features.rules.window.dialog import RulesDialog

        dialog = RulesDialog(self._draft(game), self._preferences, over, own_set=game.own)
        self._offer_book(dialog, game)
        changing = Changing(dialog, game, self._games, self._own)
        changing.start_asked.connect(self.start_asked)
        changing.saved.connect(self.saved)
        open_over(dialog, over)

    def show(self, game: ListedGame, over: QWidget) -> None:
        """Show the rules in force, read-only; from there they can be changed for a new match."""
        from canasta_qt.features.rules.window.dialog import RulesDialog

        dialog = RulesDialog(self._draft(game), self._preferences, over, read_only=True)
        dialog.change_asked.connect(lambda *_: self.change(game, over))
        self._offer_book(dialog, game)
        open_over(dialog, over)

    def _offer_book(self, dialog: RulesDialog, game: ListedGame) -> None:
        """Let a dialog open its rules as a book beside it, and pass them on."""

        def read(rules: TableRules, name: str) -> None:
            self.read(replace(game, name=name, rules=rules), dialog)

        def share(what: str, rules: TableRules, name: str) -> None:
            self.do(what, replace(game, name=name, rules=rules), dialog)

        dialog.book_asked.connect(read)
        dialog.share_asked.connect(share)

    def _draft(self, game: ListedGame) -> RulesDraft:
        base_name, base_rules = self._base(game)
        return RulesDraft(game.id, game.kept_name, game.rules, base_rules, base_name)

    def _base(self, game: ListedGame) -> tuple[str, TableRules]:
        """Name and rules of the base with which the rules of a game are compared.

        That is the game itself, where its rules were changed for a match; for own rules it is
        their parent, as it was when they were saved.
        """
        library = self._games.library
        if game.own and library is not None and self._games.knows(game.id):
            own = library.get(game.id)
            return self._games.get(game.id).parent_name, own.parent_rules
        try:
            found = preset(game.base)
        except UnknownPreset:
            found = preset(DEFAULT_RULES)
        return game_name(found.name), found.rules

    # --- comparing --------------------------------------------------------------------------

    def compare(self, game: ListedGame, over: QWidget) -> None:
        """Compare a game with its parent, or with another one."""
        from canasta_qt.features.rules.window.exchange import CompareDialog

        games = self._games.all()
        other = self._games.get(game.parent if self._games.knows(game.parent) else DEFAULT_RULES)
        if other.rules == game.rules:
            other = next((one for one in games if one.rules != game.rules), other)
        open_over(CompareDialog(games, other, game, over, self._preferences), over)

    # --- exchanging -------------------------------------------------------------------------

    def export(self, game: ListedGame, over: QWidget) -> None:
        """Ask for a file, and write the rules of a game into it."""
        title, name = self.tr("Save the rules as a file"), _file_name(game.name) + RULES_SUFFIX
        ask_where_to_save(
            over, title, self._filter(), name, lambda path: self.write_file(game, path, over)
        )

    def write_file(self, game: ListedGame, path: Path, over: QWidget) -> None:
        """Write the rules of a game into a file."""
        try:
            write_export(path, file_text(self._parcel(game)))
        except StorageProblem as problem:
            show_trouble(unwritten("rules", path, problem.reason), over)

    def copy(self, game: ListedGame, over: QWidget) -> None:
        """Put the rules of a game on the clipboard as a short text."""
        from canasta_qt.features.rules.window.exchange import ShortText

        open_over(ShortText(game.name, short_code(self._parcel(game)), over), over)

    def _parcel(self, game: ListedGame) -> RuleSet:
        """What is passed on: the rules, without the length that one match of them has."""
        if self._games.knows(game.id):
            game = without_length(game, self._games.get(game.id))
        _, base_rules = self._base(game)
        return RuleSet(game.kept_name, game.parent or game.id, game.rules, base_rules)

    def import_file(self, over: QWidget) -> None:
        """Ask for a file with rules."""
        title, kinds = self.tr("Import rules"), (self._filter(), self.tr("All files (*)"))
        ask_for_files(
            over, title, kinds, lambda files: self.read_file(files[0], over), several=False
        )

    def read_file(self, path: Path, over: QWidget) -> None:
        """Show the rules of a file, or what is wrong with them."""
        try:
            imported = read_rule_file(path)
        except StorageProblem as problem:
            show_trouble(unread_file(path, problem.reason), over)
        except RuleFileProblem as problem:
            self._refuse(path.name, problem, over)
        else:
            self._preview(imported, over)

    def paste(self, over: QWidget) -> None:
        """Show the rules that are on the clipboard, or what is wrong with them."""
        try:
            imported = read_rules(QGuiApplication.clipboard().text())
        except RuleFileProblem as problem:
            self._refuse(self.tr("the clipboard"), problem, over)
        else:
            self._preview(imported, over)

    def _refuse(self, source: str, problem: RuleFileProblem, over: QWidget) -> None:
        from canasta_qt.features.rules.window.exchange import ImportProblems

        open_over(ImportProblems(source, problem.lines, over), over)

    def _preview(self, imported: RuleSet, over: QWidget) -> None:
        from canasta_qt.features.rules.window.exchange import ImportPreview

        parent = imported.parent
        parent_name = self._games.get(parent).name if self._games.knows(parent) else ""
        dialog = ImportPreview(imported, parent_name, over, self._preferences)
        dialog.keep_asked.connect(self._own.keep_imported)
        open_over(dialog, over)

    def _filter(self) -> str:
        return self.tr("Rules of Canasta Qt (*{suffix})").format(suffix=RULES_SUFFIX)


class Changing(QObject):
    """Starts and saves the rules of one table-rules dialog, and follows the game they belong to.

    Signals:
        start_asked, saved: as of `RulesFeature`.
    """

    start_asked = Signal(str, object)
    saved = Signal(str)

    def __init__(self, dialog: RulesDialog, game: ListedGame, games: Games, own: OwnRules) -> None:
        super().__init__(dialog)
        self._dialog = dialog
        self._game = game
        self._games = games
        self._own = own
        dialog.start_asked.connect(self._start)
        dialog.save_asked.connect(self._save)
        dialog.save_as_asked.connect(self._save_as)

    def _start(self, rules: TableRules, _name: str) -> None:
        game, games = self._game, self._games
        kept = games.get(game.id).rules if games.knows(game.id) else None
        changed = ChangedRules(changed_name(game.kept_name), rules) if rules != kept else None
        self.start_asked.emit(game.id, changed)

    def _save(self, rules: TableRules, _name: str) -> None:
        if self._own.write_back(self._game.id, rules):
            self._saved(self._game.id)

    def _save_as(self, rules: TableRules, name: str) -> None:
        def keep(name: str) -> None:
            kept = self._own.keep_new(name, rules, self._game)
            if kept is not None:
                self._saved(kept.id)

        from canasta_qt.features.rules.window.own_rules import ask_name

        title, question = self.tr("Save these rules"), self.tr("Name of the rules:")
        ask_name(self._dialog, title, question, name, keep)

    def _saved(self, game_id: str) -> None:
        """The rules were saved as those of this own game."""
        self.saved.emit(self._game.id)
        self._game = self._games.get(game_id)
        self._dialog.saved(self._game.name)


def _file_name(name: str) -> str:
    """A name without characters that a file's name may not have."""
    text = "".join(letter if letter.isalnum() or letter in " -_,()" else " " for letter in name)
    return " ".join(text.split()) or "rules"


FEATURE = RulesFeature

"""Rename, copy, delete, put back and like the rules that a player keeps."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QDialog, QInputDialog, QLineEdit, QWidget

from canasta_qt.engine.rules import TableRules, preset
from canasta_qt.library.games import Games, ListedGame
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.record.names import LONGEST_NAME
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.storage.files import StorageProblem
from canasta_qt.ui.widgets.plain_text import make_plain
from canasta_qt.ui.widgets.problems import TroubleBox, storage_trouble

_T = TypeVar("_T")


def ask_name(
    parent: QWidget, title: str, question: str, name: str, then: Callable[[str], object]
) -> QDialog:
    """Ask for the name of a rule set; `then` gets it unless the question is cancelled."""
    dialog = QInputDialog(parent)
    dialog.setWindowTitle(title)
    dialog.setLabelText("")
    make_plain(dialog)
    dialog.setLabelText(question.replace("&", "&&"))
    dialog.setTextValue(name)
    dialog.finished.connect(dialog.deleteLater)
    dialog.textValueSelected.connect(lambda text: then(text.strip() or name))
    dialog.open()
    field = dialog.findChild(QLineEdit)
    if field is not None:
        field.setMaxLength(LONGEST_NAME)
        field.selectAll()
    dialog.resize(max(420, dialog.width()), dialog.height())
    return dialog


class OwnRules(QObject):
    """Changes the library on behalf of a dialog, and shows there what cannot be written.

    Signals:
        changed(str): the library is different; the id of the game to look at now.
        deleted(str): the name of rules that can be put back with `put_back`.
    """

    changed = Signal(str)
    deleted = Signal(str)

    def __init__(self, games: Games, parent: QWidget) -> None:
        super().__init__(parent)
        self._games = games
        self._window = parent
        self._last_deleted: RuleSet | None = None

    @property
    def possible(self) -> bool:
        """Whether rules can be kept at all."""
        return self._games.library is not None

    def like(self, game: ListedGame, on: bool) -> None:
        self._try(lambda library: library.set_favourite(game.id, on), game.id)

    def rename(self, game: ListedGame) -> None:
        ask_name(
            self._window,
            self.tr("Rename"),
            self.tr("New name for “{name}”:").format(name=game.name),
            game.name,
            lambda name: self._try(lambda library: library.rename(game.id, name), game.id),
        )

    def duplicate(self, game: ListedGame) -> None:
        """Ask for a name, and keep a copy of any game under it."""
        ask_name(
            self._window,
            self.tr("Copy to my rules"),
            self.tr("Name for the copy of “{name}”:").format(name=game.name),
            self.tr("{name}, copy").format(name=game.name)[:LONGEST_NAME],
            lambda name: self._copy(game, name),
        )

    def delete(self, game: ListedGame) -> None:
        """Delete a rule set; it can be put back."""
        gone = self._try(lambda library: library.delete(game.id), game.parent)
        if gone is not None:
            self._last_deleted = gone
            self.deleted.emit(game.name)

    def put_back(self) -> None:
        """Bring back what was deleted last."""
        gone = self._last_deleted
        if gone is None:
            return

        def restore(library: RuleLibrary) -> bool:
            library.restore(gone)
            return True

        if self._try(restore, gone.id):
            self._last_deleted = None

    def keep_new(self, name: str, rules: TableRules, game: ListedGame) -> RuleSet | None:
        """Keep rules that were made from a game as a new set; None when they cannot be written."""
        return self._save_new(name, rules, *self._parent(game))

    def keep_imported(self, imported: RuleSet, name: str) -> None:
        """Keep rules that somebody sent as a new set."""
        self._save_new(name, imported.rules, imported.parent, imported.parent_rules)

    def _save_new(
        self, name: str, rules: TableRules, parent: str, parent_rules: TableRules
    ) -> RuleSet | None:
        kept = self._try(lambda library: library.save_new(name, rules, parent, parent_rules))
        if kept is not None:
            self.changed.emit(kept.id)
        return kept

    def write_back(self, set_id: str, rules: TableRules) -> bool:
        """Change the rules of a set; False when they cannot be written."""
        return self._try(lambda library: library.update(set_id, rules), set_id) is not None

    def _copy(self, game: ListedGame, name: str) -> None:
        if not game.own:
            self.keep_new(name, game.rules, game)
            return
        made = self._try(lambda library: library.duplicate(game.id, name))
        if made is not None:
            self.changed.emit(made.id)

    def _parent(self, game: ListedGame) -> tuple[str, TableRules]:
        """What rules made from a game stem from: a set's parent is also its children's."""
        if game.own and self._games.library is not None:
            one = self._games.library.get(game.id)
            return one.parent, one.parent_rules
        return game.base, preset(game.base).rules

    def _try(self, change: Callable[[RuleLibrary], _T], show: str = "") -> _T | None:
        """Change the library; None after a message where that did not work."""
        library = self._games.library
        if library is None:
            return None
        try:
            changed = change(library)
        except StorageProblem as problem:
            self.changed.emit(show)  # it holds all the same, until the program ends
            TroubleBox(storage_trouble(problem), self._window).open()
            return None
        if show:
            self.changed.emit(show)
        return changed

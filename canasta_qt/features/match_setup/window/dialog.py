"""What shall we play? The game, the people, how well they play; Enter starts the same again."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import Signal
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QDialogButtonBox, QMenu, QPushButton, QWidget

from canasta_qt.features.match_setup.window.game_finder import GameDetails, GameFinder
from canasta_qt.features.match_setup.window.people_form import PeopleForm
from canasta_qt.features.rules.window.own_rules import OwnRules
from canasta_qt.library.games import Games, ListedGame, changed_game
from canasta_qt.library.match_setup import ChangedRules, MatchChoice
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import factor
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Memory, UndoBar, Window, remember_size
from canasta_qt.ui.widgets.framed import titled


class NewMatchDialog(Window):
    """Picks a `MatchChoice`, and keeps the player's own rules in order.

    Signals:
        chosen(MatchChoice): Start was pressed; the dialog stays open.
        asked(str, ListedGame): "change" or "read" the rules of this game, "compare", "export" or
            "copy" them, or "import" or "paste" others.
    """

    chosen = Signal(object)
    asked = Signal(str, object)

    def __init__(
        self,
        games: Games,
        levels: Iterable[str],
        last: MatchChoice,
        parent: QWidget | None = None,
        memory: Memory | None = None,
    ) -> None:
        """`last` is what is shown first, so that Enter alone means the same again."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("All games"))
        self._changed = {last.rules: last.changed} if last.changed is not None else {}
        self.own_rules = OwnRules(games, self)
        self.own_rules.changed.connect(self.refresh)
        self.finder = GameFinder(games, self)
        self.finder.picked.connect(self._show_game)
        self.finder.started.connect(self.start)
        self.finder.delete_asked.connect(lambda: self._with_game(self.own_rules.delete))
        self.finder.rename_asked.connect(lambda: self._with_game(self.own_rules.rename))
        self.details = GameDetails(self, may_like=self.own_rules.possible)
        self.details.liked.connect(
            lambda on: self._with_game(lambda game: self.own_rules.like(game, on))
        )
        self.details.forget_asked.connect(self._forget_changes)
        self.people = PeopleForm(levels, last, self)
        self._lay_out()
        self.finder.list.show_game(last.rules)
        self.start_button.setFocus()
        remember_size(self, "new_match", memory, (960, 640))

    def _lay_out(self) -> None:
        self.change_button = self._rules_button(self.tr("&Change the rules…"), "change")
        self.read_button = self._rules_button(self.tr("&Read the rules"), "read")
        self.manage_button = build.button(self.tr("&Manage"), self)
        self.manage_button.setMenu(self._manage_menu())
        buttons = build.row(self.change_button, self.read_button, self.manage_button, 1)
        beside = QWidget(self)
        build.column((self.details, 1), buttons, self.people, of=beside, margins=4, spacing=8)
        right = build.scroll_area(self, beside)

        def widen() -> None:
            wide = beside.minimumSizeHint().width() + right.verticalScrollBar().width()
            follow(right.setMinimumWidth, wide / factor())

        widen()
        self.people.each.toggled.connect(widen)
        self.undo_bar = UndoBar(self)
        self.undo_bar.undone.connect(self.own_rules.put_back)
        self.own_rules.deleted.connect(self.undo_bar.tell)
        top = build.row((self.finder, 5), (right, 6), spacing=SPACE[3])
        titled(self, self.windowTitle(), (top, 1), self.undo_bar, foot=(1, self._buttons()))

    def _rules_button(self, text: str, what: str) -> QPushButton:
        return build.button(text, self, lambda: self._ask(what))

    def _manage_menu(self) -> QMenu:
        menu = QMenu(self)
        own = self.own_rules
        self.of_own_rules = [
            self._library_entry(menu, self.tr("Re&name…"), own.rename),
            self._library_entry(menu, self.tr("&Delete"), own.delete),
        ]
        self._library_entry(menu, self.tr("Cop&y to my rules…"), own.duplicate)
        asked = (
            (self.tr("&Compare with another game…"), "compare"),
            (self.tr("Save as a &file…"), "export"),
            (self.tr("Copy as a short &text"), "copy"),
            (self.tr("&Import from a file…"), "import"),
            (self.tr("Import from the clip&board"), "paste"),
        )
        for text, what in asked:
            if what in ("compare", "import"):
                menu.addSeparator()
            menu.addAction(text).triggered.connect(lambda _=False, what=what: self._ask(what))
        return menu

    def _library_entry(
        self, menu: QMenu, text: str, command: Callable[[ListedGame], None]
    ) -> QAction:
        """An entry for the game that is picked; greyed where no rules can be kept."""
        action = menu.addAction(text)
        action.setEnabled(self.own_rules.possible)
        action.triggered.connect(lambda: self._with_game(command))
        return action

    def _buttons(self) -> QDialogButtonBox:
        box = QDialogButtonBox(self)
        self.start_button = box.addButton(self.tr("&Start"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.start_button.setDefault(True)
        box.addButton(QDialogButtonBox.StandardButton.Cancel)
        box.accepted.connect(self.start)
        box.rejected.connect(self.reject)
        return box

    def refresh(self, game_id: str) -> None:
        """Show the games as they are now, this one picked; an empty id leaves the choice alone."""
        picked = self.finder.game()
        self.finder.refresh(game_id or (picked.id if picked is not None else ""))
        self._show_picked()

    def show_changed(self, game_id: str, changed: ChangedRules) -> None:
        """A game shall be played with these changed rules."""
        self._changed[game_id] = changed
        self.finder.list.show_game(game_id)
        self._show_picked()

    def game(self) -> ListedGame | None:
        """The game that is picked, as it would be played; None while there is none."""
        game = self.finder.game()
        changed = self._changed.get(game.id) if game is not None else None
        if game is None or changed is None:
            return game
        return changed_game(game, changed.name, changed.rules)

    def _show_picked(self) -> None:
        game = self.finder.game()
        if game is not None:
            self._show_game(game)

    def _show_game(self, picked: ListedGame) -> None:
        game = self.game() or picked
        changed = picked.id in self._changed
        self.details.show_game(game, self.finder.reasons(game.id), changed=changed)
        for action in self.of_own_rules:
            action.setEnabled(game.own and self.own_rules.possible)
        self.people.seat(game)

    def forget(self, game_id: str) -> None:
        """A game shall be played without changes that are not kept."""
        self._changed.pop(game_id, None)
        self._show_picked()

    def _forget_changes(self) -> None:
        self._with_game(lambda game: self.forget(game.id))
        self.change_button.setFocus()

    def _ask(self, what: str) -> None:
        game = self.game()
        if game is not None:
            self.asked.emit(what, game)

    def _with_game(self, command: Callable[[ListedGame], None]) -> None:
        game = self.finder.game()
        if game is not None:
            command(game)

    def choice(self) -> MatchChoice:
        game = self.finder.game()
        picked = game.id if game is not None else MatchChoice().rules
        return MatchChoice(
            rules=picked,
            names=self.people.names(),
            level=self.people.level(),
            styles=self.people.styles(),
            seed=self.people.seed_number(),
            changed=self._changed.get(picked),
            counting_aid=self.people.counts_cards(),
        )

    def start(self) -> None:
        """Ask for the match; whoever begins it closes this dialog."""
        if self.finder.game() is not None:
            self.chosen.emit(self.choice())

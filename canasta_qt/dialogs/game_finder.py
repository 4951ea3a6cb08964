"""The list of games with a search above it that looks into names and rules."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QLineEdit, QVBoxLayout, QWidget

from canasta_qt.controller.game_search import GameSearch
from canasta_qt.controller.games import GameChoice, Games
from canasta_qt.dialogs.game_words import facts
from canasta_qt.dialogs.games_list import GamesList


class GameFinder(QWidget):
    """Search and list.

    Signals:
        picked(GameChoice): another game is current, or was found for another reason.
        started: a game was double-clicked.
        delete_asked, rename_asked: the key for it was pressed on one's own rules.
    """

    picked = Signal(object)
    started = Signal()
    delete_asked = Signal()
    rename_asked = Signal()

    def __init__(self, games: Games, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all = games
        self._searching = GameSearch(games.all(), facts)
        self._reasons: dict[str, tuple[str, ...]] = {}
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Search: a name, or a rule such as “freeze”"))
        self.search.setAccessibleName(self.tr("Search the games by name or by rule"))
        self.search.setClearButtonEnabled(True)
        self.search.textChanged.connect(self._find)
        self.list = GamesList(games.groups(), self)
        self.list.setMinimumWidth(220)
        self.list.picked.connect(self.picked)
        self.list.started.connect(self.started)
        self.nothing = QLabel(self.tr("No game says that. Try fewer words."), self)
        self.nothing.setWordWrap(True)
        self.nothing.hide()
        for watched in (self.search, self.list):
            watched.installEventFilter(self)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), parent or self)
        find.activated.connect(self._to_the_search)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.search, self.list, self.nothing):
            layout.addWidget(widget)

    def game(self) -> GameChoice | None:
        """The game that is current; None while there is none."""
        return self.list.game()

    def reasons(self, game_id: str) -> tuple[str, ...]:
        """Why the search found a game."""
        return self._reasons.get(game_id, ())

    def refresh(self, game_id: str) -> None:
        """Show the games as they are now, this one current."""
        self._searching = GameSearch(self._all.all(), facts)
        self.list.fill(self._all.groups())
        self._find(self.search.text())
        if not self.list.shows(game_id):
            self.search.clear()
        self.list.show_game(game_id)

    def _find(self, text: str) -> None:
        """Show only the games that say this, each with the reason."""
        wanted = bool(text.strip())
        found = self._searching.find(text) if wanted else ()
        self._reasons = {one.game.id: one.reasons for one in found}
        self.list.show_only(set(self._reasons) if wanted else None)
        self.nothing.setVisible(wanted and not found)
        game = self.game()
        if found and (game is None or not self.list.shows(game.id)):
            self.list.show_game(found[0].game.id)
        elif game is not None:
            self.picked.emit(game)

    def _to_the_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the search to the list with Down; Esc empties it; Del and F2 in the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.search and self._key_in_search(event.key()):
                return True
            if watched is self.list and self._key_in_list(event.key()):
                return True
        return super().eventFilter(watched, event)

    def _key_in_search(self, key: int) -> bool:
        if key == Qt.Key.Key_Down:
            self.list.setFocus()
            return True
        if key == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return True
        return False

    def _key_in_list(self, key: int) -> bool:
        game = self.game()
        signals = {Qt.Key.Key_Delete: self.delete_asked, Qt.Key.Key_F2: self.rename_asked}
        if game is None or not game.own or key not in signals:
            return False
        signals[Qt.Key(key)].emit()
        return True

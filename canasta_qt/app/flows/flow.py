"""What every flow has at hand, and how all of them begin."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QObject

from canasta_qt.app.window.main_window import MainWindow
from canasta_qt.controller.game import GameController
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.table.view import TableView


@dataclass(frozen=True, slots=True)
class AppContext:
    """What lives as long as the window and may be used by every flow; `games` can be played."""

    window: MainWindow
    table: TableView
    controller: GameController
    preferences: Preferences
    games: Games


class Flow(QObject):
    """One matter around the table; it lives as long as the window."""

    def __init__(self, context: AppContext) -> None:
        super().__init__(context.window)
        self._window = context.window
        self._table = context.table
        self._controller = context.controller
        self._preferences = context.preferences
        self._games = context.games

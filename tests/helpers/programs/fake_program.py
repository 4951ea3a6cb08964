"""The main window with a table and a controller that only take notes."""

from __future__ import annotations

from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.features import join_all
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.windows.main_window import MainWindow
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import FakeController, FakeTable, model, script
from tests.helpers.programs.parts import Parts

W = TypeVar("W", bound=QWidget)


class Program:
    """A window with a table and a controller that only take notes."""

    def __init__(self, qtbot: QtBot, preferences: Preferences | None = None) -> None:
        self.preferences = preferences or Preferences()
        self.table = FakeTable()
        self.controller = FakeController()
        self.window = MainWindow(self.table, RESOURCES, self.preferences)
        qtbot.addWidget(self.window)
        context = Context(self.window, self.table, self.controller, self.preferences, Games())
        join_all(context)
        self.context = context
        self.parts = Parts(context)
        self.window.resize(1024, 600)
        self.window.show()

    def do(self, name: str) -> None:
        self.window.menus.actions[name].trigger()

    def play(self, **changes: object) -> None:
        self.controller.played.emit(script(model(**changes)))

    def dialog(self, kind: type[W]) -> W | None:
        found = [one for one in self.window.findChildren(kind) if one.isVisible()]
        return found[0] if found else None

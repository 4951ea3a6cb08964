"""The window with a real library of rules, and a table and a controller that only take notes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QDialog, QInputDialog
from pytestqt.qtbot import QtBot

from canasta_qt.app.features import join_all
from canasta_qt.engine.rules import preset, resolve
from canasta_qt.features.match_setup.window.dialog import NewMatchDialog
from canasta_qt.features.rules.window.dialog import RulesDialog
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.storage.settings import Settings
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import FakeController, FakeTable
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.windows import leave_unpainted

FRIENDLY = resolve("samba", {"go_out.bonus": 300})
"""Samba with one rule changed."""


class ProgramFiles:
    """What is on disk between two starts."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.settings = Settings()

    def save(self, settings: Settings) -> None:
        self.settings = settings

    def library(self) -> RuleLibrary:
        """The rules as they are read at a start."""
        library = RuleLibrary(self.folder)
        library.load()
        return library


class Program:
    """The window with a library, a table and a controller that only take notes."""

    def __init__(self, qtbot: QtBot, kept: ProgramFiles) -> None:
        self.library = kept.library()
        self.games = Games(self.library)
        self.preferences = Preferences(kept.settings, kept.save, games=self.games)
        self.controller = FakeController()
        self.table = FakeTable()
        self.window = MainWindow(self.table, RESOURCES, self.preferences)
        qtbot.addWidget(self.window)
        leave_unpainted(self.window)
        context = Context(self.window, self.table, self.controller, self.preferences, self.games)
        join_all(context)
        self.context = context
        self.parts = Parts(context)
        self.window.resize(1024, 600)
        self.window.show()
        self.parts.waits.found(None)
        self.parts.chooser.tell_what_is_gone()

    def do(self, name: str) -> None:
        self.window.menus.actions[name].trigger()

    def dialog(self, kind: type[QDialog]) -> Any:
        return next(one for one in self.window.findChildren(kind) if one.isVisible())

    def no_dialog(self) -> bool:
        return not any(one.isVisible() for one in self.window.findChildren(QDialog))

    def choose(self, game: str) -> NewMatchDialog:
        self.parts.chooser.open_all()
        dialog = self.dialog(NewMatchDialog)
        dialog.finder.list.show_game(game)
        return dialog

    def change(self, game: str) -> RulesDialog:
        self.choose(game).change_button.click()
        return self.dialog(RulesDialog)

    def keep(self, name: str = "Ours") -> RuleSet:
        return self.library.save_new(name, FRIENDLY, "samba", preset("samba").rules)

    def begun(self) -> Any:
        name, match = self.controller.noted.calls[-1]
        assert name == "new_match"
        return match


def type_name(program: Program, name: str) -> None:
    question = program.dialog(QInputDialog)
    question.setTextValue(name)
    question.accept()

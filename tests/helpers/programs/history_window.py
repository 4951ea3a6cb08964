"""The window with matches of the past, for tests of the history."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple, TypeVar

from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from canasta_qt.app.features import join_all
from canasta_qt.features.history.window.history import HistoryWindow
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.match.game import GameController
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from tests.helpers import RESOURCES
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.table.table_tools import AT_ONCE, LocalPool

T = TypeVar("T", bound=QDialog)


def played(seed: int, *, over: bool, names: str = "You Vera Otto Nina") -> MatchLog:
    """A match of a person and three steady bots."""
    people = [Player(name, "human" if name == "You" else "steady") for name in names.split()]
    run = new_run(seed=seed, overrides={"match.end": {"kind": "deals", "count": 1}})
    run.log.players = tuple(people)
    return (play_deal(run) if over else play_on(run, 12)).log


OVER = {seed: played(seed, over=True) for seed in (1, 2, 3)}
RUNNING = played(4, over=False, names="You Rosa Emil Vera")


class Filled(NamedTuple):
    """The file of a database, and the numbers of the matches in it."""

    data: bytes
    ids: tuple[int, ...]
    waiting: int


@cache
def filled_database() -> Filled:
    """Three finished matches and one that waits, written once for all tests."""
    with TemporaryDirectory() as folder:
        paths = Paths.find(folder)
        paths.create()
        store = open_store(paths)
        ids = [
            store.import_log(log, title, at=1000.0 + seed)
            for (seed, log), title in zip(
                OVER.items(), ("Samba", "Classic", "Bolivia"), strict=True
            )
        ]
        waiting = store.import_log(RUNNING, "Cuban")
        store.database.close()
        return Filled(paths.database.read_bytes(), tuple(ids), waiting)


class PastMatches:
    """The window with three finished matches and one that waits."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self.qtbot = qtbot
        self.paths = Paths.find(str(folder))
        self.paths.create()
        filled = filled_database()
        self.paths.database.write_bytes(filled.data)
        self.store = open_store(self.paths)
        self.ids, self.waiting = list(filled.ids), filled.waiting
        self.table = TableView(RESOURCES)
        self.preferences = Preferences()
        self.window = MainWindow(self.table, RESOURCES, self.preferences)
        qtbot.addWidget(self.window)
        leave_unpainted(self.window)
        self.game = GameController(self.store, pace=AT_ONCE, pool=LocalPool(), parent=self.window)
        context = Context(self.window, self.table, self.game, self.preferences, Games())
        join_all(context)
        self.context = context
        self.parts = Parts(context)
        self.table.set_speed(0)
        self.window.resize(1024, 600)
        self.window.show()

    def open(self) -> HistoryWindow:
        self.window.menus.actions["history"].trigger()
        history = self.dialog(HistoryWindow)
        self.qtbot.waitUntil(history.isActiveWindow)
        return history

    def dialog(self, kind: type[T]) -> T:
        return next(one for one in self.window.findChildren(kind) if one.isVisible())

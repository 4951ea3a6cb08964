"""The window with a real table and a real match, and matches to look at in it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import TypeVar

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.features import join_all
from canasta_qt.engine.state import DealState
from canasta_qt.features.history.flows.replay import ReplayFlow
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.match.game import GameController
from canasta_qt.play.match.running_match import RunningMatch
from canasta_qt.play.presenter.presenter import Presenter
from canasta_qt.play.scene.view import TableView
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.record.log import MatchLog
from canasta_qt.record.positions.position import set_up
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import ReplayPoint
from canasta_qt.storage.archive import open_store
from canasta_qt.storage.files import Paths
from canasta_qt.storage.learning import LearningStore
from canasta_qt.view_model.session import Session
from tests.helpers import RESOURCES
from tests.helpers.deals.matches import new_run, play_deal, play_on
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.windows import SHARED
from tests.helpers.table.table_tools import AT_ONCE, LocalPool, plain_session

T = TypeVar("T", bound=QWidget)


class Window:
    """The window with a real table and a real controller whose bots are quick."""

    def __init__(self, qtbot: QtBot | None, folder: Path) -> None:
        """Without a `qtbot` the window stays for several tests, until `close`."""
        self.paths = Paths.find(str(folder))
        self.paths.create()
        self.store = open_store(self.paths)
        self.table = TableView(RESOURCES)
        self.preferences = Preferences()
        self.window = MainWindow(self.table, RESOURCES, self.preferences)
        if qtbot is None:
            self.window.setProperty(SHARED, True)
        else:
            qtbot.addWidget(self.window)
        self.pool = LocalPool()
        self.game = GameController(self.store, pace=AT_ONCE, pool=self.pool, parent=self.window)
        self.learning = LearningStore(self.paths)
        context = Context(
            self.window,
            self.table,
            self.game,
            self.preferences,
            Games(),
            self.learning,
            paths=self.paths,
        )
        join_all(context)
        self.context = context
        self.parts = Parts(context)
        self.reviews = self.parts.reviews.store
        self.table.set_speed(0)
        self.window.resize(1024, 600)
        self.window.show()

    @property
    def replays(self) -> ReplayFlow:
        return self.parts.replays

    @property
    def place(self) -> ReplayPoint:
        assert self.replays.replay is not None
        return self.replays.replay.place

    def put(self, position: Mapping[str, object]) -> DealState:
        """A position written by hand comes to the table; the bots of it never answer."""
        state = set_up(dict(position)).state
        session = plain_session(state.setup.seats)
        run = MatchRun.new(state.setup.rules, 1, session.players())
        run._state = state
        run.log.add_deal(state.dealer, state.setup.pack)
        run._remember()
        self.put_match(run, session)
        return state

    def put_match(self, run: MatchRun, session: Session) -> None:
        """A match in the middle of a deal comes to the table; the bots of it never answer."""
        self.pool.silent = True
        self.game._enter(RunningMatch(run, Presenter(run, session), recorder=None))
        self.window.show_table()
        self.game.take_up()
        self.table.skip()
        self.table.setFocus()

    def do(self, name: str) -> None:
        self.window.menus.actions[name].trigger()

    def dialog(self, kind: type[T]) -> T:
        return next(one for one in self.window.findChildren(kind) if one.isVisible())

    def close(self) -> None:
        self.parts.stage.drop()
        self.game.close()
        self.store.database.close()
        if self.window.property(SHARED):
            self.window.deleteLater()


def a_match(actions: int = 120) -> MatchLog:
    return play_on(new_run(), actions).log


def a_finished_match() -> MatchLog:
    run = new_run(overrides={"match.end": {"kind": "deals", "count": 1}})
    return play_deal(run).log

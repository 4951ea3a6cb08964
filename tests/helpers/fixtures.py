"""The drawn table, the windows and the program, for tests of `app`, `features` and `play`.

Their `conftest.py` import these fixtures, which import what they open only where a test asks.
"""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from tests.helpers import RESOURCES
from tests.helpers.screen.windows import leave_unpainted
from tests.helpers.workers import work_here

if TYPE_CHECKING:
    from canasta_qt.app.program import Program as RealProgram
    from canasta_qt.features.rules.window.dialog import RulesDialog
    from canasta_qt.play.scene.view import TableView
    from tests.helpers.programs.match_window import Window
    from tests.helpers.programs.rules_dialog import Opened
    from tests.helpers.programs.rules_program import Program, ProgramFiles
    from tests.helpers.programs.started_program import Starter
    from tests.helpers.table.table_player import Hand, RecordingCommands
    from tests.helpers.table.table_tools import NotedGame


@pytest.fixture(autouse=True)
def no_process_left() -> Iterator[None]:
    """A test that fails half-way leaves no bot to those after it, which count them."""
    yield
    for child in multiprocessing.active_children():
        child.kill()
        child.join()


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[NotedGame]:
    """A controller whose bots think in this process and whose table is quick."""
    from tests.helpers.table.table_tools import NotedGame

    noted = NotedGame()
    yield noted
    noted.controller.close()


@pytest.fixture
def commands() -> RecordingCommands:
    from tests.helpers.table.table_player import RecordingCommands

    return RecordingCommands()


@pytest.fixture
def view(qtbot: QtBot, commands: RecordingCommands) -> TableView:
    from canasta_qt.play.scene.view import TableView

    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.set_commands(commands)
    view.show()
    return view


@pytest.fixture
def hand(view: TableView) -> Hand:
    """The table in the middle of a deal, ready for mouse and keyboard; nobody looks at it."""
    from tests.helpers.table import table_models as tables
    from tests.helpers.table.table_player import Hand

    leave_unpainted(view)
    view.show_model(tables.middle())
    view.setFocus()
    return Hand(view)


@pytest.fixture
def kept(tmp_path: Path) -> ProgramFiles:
    """A library of rules of one's own, still empty."""
    from tests.helpers.programs.rules_program import ProgramFiles

    return ProgramFiles(tmp_path / "rules")


@pytest.fixture
def program(qtbot: QtBot, kept: ProgramFiles) -> Program:
    """The windows around rules, with that library."""
    from tests.helpers.programs.rules_program import Program

    return Program(qtbot, kept)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """The window with a real table, and no match yet; its dialogs are painted, itself is not."""
    from tests.helpers.programs.match_window import Window

    one = Window(qtbot, tmp_path / "data")
    leave_unpainted(one.window)
    yield one
    one.close()


@pytest.fixture
def opened(qtbot: QtBot) -> Iterator[Opened]:
    """Opens the dialog on a game, at 1024×600 unless told otherwise; only its parts are grabbed."""
    from canasta_qt.engine.rules import preset
    from canasta_qt.features.rules.session.draft import RulesDraft
    from canasta_qt.features.rules.window.dialog import RulesDialog

    dialogs: list[RulesDialog] = []

    def open_dialog(game: str = "classic_4p", **how: object) -> RulesDialog:
        base = preset(game)
        draft = RulesDraft(game, base.name, base.rules, base.rules)
        memory = how.pop("memory", None)
        dialog = RulesDialog(draft, memory, **how)  # type: ignore[arg-type]
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        qtbot.addWidget(dialog)
        leave_unpainted(dialog)
        if memory is None:
            dialog.resize(1024, 600)
        with qtbot.waitActive(dialog):
            dialog.show()
            dialog.activateWindow()
        dialogs.append(dialog)
        return dialog

    yield open_dialog
    for dialog in dialogs:
        dialog.done(0)


@pytest.fixture
def bot_processes() -> None:
    """With it the bots of the `started` program think in processes of their own, as they do."""


@pytest.fixture
def review_process() -> None:
    """With it moves are compared and deals imagined in a process of their own, as they are."""


@pytest.fixture
def answered_here(monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> None:
    """Moves are compared and deals imagined in this process, a moment after the question."""
    if "review_process" not in request.fixturenames:
        work_here(monkeypatch)


@pytest.fixture
def started(
    qtbot: QtBot, data_dir: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> Iterator[Starter]:
    """Starts the real program, its bots in this process, and closes it at the end."""
    from canasta_qt.app.program import Program as RealProgram
    from canasta_qt.start import read_options
    from tests.helpers.programs.started_program import take_down
    from tests.helpers.table.table_tools import LocalPool

    programs: list[RealProgram] = []
    if "bot_processes" not in request.fixturenames:
        monkeypatch.setattr("canasta_qt.play.match.game.BotPool", LocalPool)
        monkeypatch.setattr(
            "canasta_qt.features.table_editor.session.position_play.BotPool", LocalPool
        )

    def make(*words: str) -> RealProgram:
        program = RealProgram(read_options(["--data-dir", str(data_dir), "--speed", "0", *words]))
        programs.append(program)
        program.show()
        program.begin()
        return program

    yield make
    for program in programs:
        take_down(program)

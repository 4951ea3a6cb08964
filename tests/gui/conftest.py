"""What tests of the screen share: the drawn table, and the windows around rules."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.table.view import TableView
from tests.helpers.match_window import Window
from tests.helpers.rules_program import Kept, Program
from tests.helpers.table_player import RecordingCommands

RESOURCES = Path(__file__).resolve().parents[2] / "resources"


@pytest.fixture
def commands() -> RecordingCommands:
    return RecordingCommands()


@pytest.fixture
def view(qtbot: QtBot, commands: RecordingCommands) -> TableView:
    view = TableView(RESOURCES)
    qtbot.addWidget(view)
    view.resize(1024, 600)
    view.set_commands(commands)
    view.show()
    return view


@pytest.fixture
def kept(tmp_path: Path) -> Kept:
    """A library of rules of one's own, still empty."""
    return Kept(tmp_path / "rules")


@pytest.fixture
def program(qtbot: QtBot, kept: Kept) -> Program:
    """The windows around rules, with that library."""
    return Program(qtbot, kept)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """The window with a real table, and no match yet."""
    one = Window(qtbot, tmp_path / "data")
    yield one
    one.close()

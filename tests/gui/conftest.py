"""The drawn table that tests look at: small, shown, and noting what it asks for."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.table.view import TableView
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

"""Controllers for tests, closed again at the end."""

from collections.abc import Iterator

import pytest
from pytestqt.qtbot import QtBot

from tests.controller.table_tools import NotedGame


@pytest.fixture
def game(qtbot: QtBot) -> Iterator[NotedGame]:
    """A controller whose bots think in this process and whose table is quick."""
    noted = NotedGame()
    yield noted
    noted.controller.close()

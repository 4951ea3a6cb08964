"""The page before a match names the usual game, however long its name is."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.window.welcome import Welcome

RESOURCES = Path(__file__).resolve().parents[2] / "resources"
LONG = "Classic, three players (temporary partnership), with drawn seats"


@pytest.mark.parametrize("game", ["", "Denexa", LONG])
def test_the_usual_game_fits_its_button_or_is_told_as_a_tip(qtbot: QtBot, game: str) -> None:
    welcome = Welcome(RESOURCES)
    qtbot.addWidget(welcome)
    welcome.resize(640, 420)
    welcome.offer(None, game)
    button = welcome.play_button
    words = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
    assert words <= button.sizeHint().width() <= 380
    assert game in button.text() or game in button.toolTip()


def test_the_usual_game_is_called_reconstructed_where_it_is(qtbot: QtBot) -> None:
    welcome = Welcome(RESOURCES)
    qtbot.addWidget(welcome)
    welcome.show()
    welcome.offer(None, "Albany", doubts="Reconstructed: little is known.")
    assert welcome.doubts.isVisible()
    welcome.offer(None, "Samba")
    assert not welcome.doubts.isVisible()

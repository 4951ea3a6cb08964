"""The page before a match names the usual game, and the menu leads back to it."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.app.window.welcome import Welcome
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.timeline import Timeline
from canasta_qt.table.plain_text import PlainBox
from canasta_qt.view_model.pictures import Zone, ZoneKind
from tests.helpers.match_window import Window, a_finished_match

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


# --- from the table and back ------------------------------------------------------------------


def on_welcome(window: Window) -> bool:
    return window.window.stack.currentWidget() is window.window.welcome


def test_the_menu_leads_from_a_match_to_the_welcome_and_from_there_on_with_it(
    window: Window, qtbot: QtBot
) -> None:
    action = window.window.menus.actions["welcome"]
    assert not action.isEnabled()
    window.parts.match.begin(MatchChoice(seed=3))
    qtbot.waitUntil(lambda: window.table.model is not None and window.table.model.my_turn)
    window.game.input.activate(Zone(ZoneKind.STOCK))
    digest, key = window.game.match.run.state.digest(), window.game.number
    assert action.isEnabled()
    window.do("welcome")
    assert on_welcome(window)
    assert window.game.match is None
    assert not window.window.menus.actions["hint"].isEnabled()
    assert not action.isEnabled()
    assert window.parts.waits.match is not None
    window.parts.waits.resume()
    assert not on_welcome(window)
    assert window.game.number == key
    assert window.game.match.run.state.digest() == digest
    qtbot.waitUntil(lambda: window.table.model is not None and window.table.model.my_turn)


def test_the_menu_leads_from_a_match_that_is_over_to_the_welcome(
    window: Window, qtbot: QtBot
) -> None:
    window.preferences.set_flag("confirm_concede", False)
    window.parts.match.begin(MatchChoice(seed=3))
    window.do("concede_match")
    for box in window.window.findChildren(PlainBox):
        box.reject()
    window.do("welcome")
    assert on_welcome(window)
    assert window.parts.waits.match is None


def test_the_menu_leads_from_a_replay_to_the_welcome(window: Window) -> None:
    window.replays.watch(Timeline(a_finished_match()))
    window.do("welcome")
    assert on_welcome(window)
    assert not window.replays.active
    assert window.table.commands is window.game.input


def test_a_bot_that_thinks_does_not_play_on_behind_the_welcome(
    window: Window, qtbot: QtBot
) -> None:
    window.pool.silent = True
    window.parts.match.begin(MatchChoice(seed=3), demo=True)
    window.do("welcome")
    window.parts.waits.resume()
    assert window.game.match is not None
    before = len(window.game.match.run.log.deals[-1].entries)
    window.do("welcome")
    window.pool.silent = False
    qtbot.wait(100)
    assert window.parts.waits.match is not None
    log = window.parts.waits.match.unfinished.log
    assert len(log.deals[-1].entries) == before

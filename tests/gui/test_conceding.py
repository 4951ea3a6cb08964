"""Giving a match up from the menu: a question, the end, and what can come after it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from canasta_qt.app.flows.match import MatchFlow
from canasta_qt.app.window.main_window import MainWindow
from canasta_qt.app.window.menus import MenuFlow
from canasta_qt.controller.game import GameController
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.library.preferences import Preferences
from canasta_qt.table.view import TableView
from tests.controller.desk_tools import AT_ONCE, LocalPool
from tests.gui.conftest import RESOURCES


@pytest.fixture
def flow(qtbot: QtBot) -> Iterator[MatchFlow]:
    """The window with a match of four, the person to draw."""
    table, pool, preferences = TableView(RESOURCES), LocalPool(), Preferences()
    pool.silent = True
    window = MainWindow(table, RESOURCES, preferences)
    qtbot.addWidget(window)
    controller = GameController(pool=pool, adviser=pool, pace=AT_ONCE)
    flow = MatchFlow(window, table, controller, preferences)
    MenuFlow(flow)
    flow.set_pace(0)
    window.show()
    flow.begin(MatchChoice("samba", ("Ada", "Vera", "Otto", "Nina", "", ""), seed=3))
    table.skip()
    yield flow
    controller.close()


def box(flow: MatchFlow) -> QMessageBox:
    """The question or message that is open."""
    (found,) = [one for one in flow.window.findChildren(QMessageBox) if one.isVisible()]
    return found


def button(flow: MatchFlow, text: str) -> QPushButton:
    found = {one.text().replace("&", ""): one for one in box(flow).findChildren(QPushButton)}
    return found[text]


def menu(flow: MatchFlow) -> None:
    flow.window.menus.actions["concede_match"].trigger()


def given_up(flow: MatchFlow) -> bool:
    assert flow.controller.match is not None
    return flow.controller.match.run.log.conceded is not None


def test_it_asks_first_and_the_usual_answer_is_no(flow: MatchFlow, qtbot: QtBot) -> None:
    menu(flow)
    qtbot.keyClick(box(flow), Qt.Key.Key_Return)
    assert not given_up(flow)
    menu(flow)
    button(flow, "Concede").click()
    assert given_up(flow)
    assert box(flow).text().startswith("You conceded the match.")


def test_without_the_question_it_is_over_at_once(flow: MatchFlow) -> None:
    flow.preferences.set_flag("confirm_concede", False)
    menu(flow)
    assert given_up(flow)
    assert not flow.window.menus.actions["concede_match"].isEnabled()


def test_the_same_again_is_one_key_away(flow: MatchFlow, qtbot: QtBot) -> None:
    flow.preferences.set_flag("confirm_concede", False)
    old = flow.controller.match.run
    menu(flow)
    qtbot.keyClick(box(flow), Qt.Key.Key_Return)
    run = flow.controller.match.run
    assert run is not old
    assert run.log.preset == "samba"
    assert run.log.players[0].name == "Ada"
    assert run.log.conceded is None


def test_esc_leads_to_the_table_with_all_cards_open(flow: MatchFlow, qtbot: QtBot) -> None:
    flow.preferences.set_flag("confirm_concede", False)
    menu(flow)
    qtbot.keyClick(box(flow), Qt.Key.Key_Escape)
    model = flow.table.model
    assert model is not None
    assert model.over == "match"


def test_it_can_be_watched_again(flow: MatchFlow) -> None:
    flow.preferences.set_flag("confirm_concede", False)
    menu(flow)
    button(flow, "Watch it again").click()
    assert flow.replays.active


def test_the_same_again_means_the_match_on_the_table_whatever_was_chosen_since(
    flow: MatchFlow,
) -> None:
    flow.match_chooser.remember(MatchChoice("viennese"))
    flow.preferences.set_flag("confirm_leave_match", False)
    flow.window.menus.actions["same_again"].trigger()
    run = flow.controller.match.run
    assert (run.log.preset, run.log.players[1].name) == ("samba", "Vera")
    assert flow.match_chooser.choice.styles == ()

"""Giving a match up from the menu: a question, the end, and what can come after it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.features.endings.window.match_end import MatchEnd
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.match.table_input import WAYS_ON
from canasta_qt.play.scene.panels.choice import Question
from tests.helpers.programs.match_window import Window
from tests.helpers.programs.parts import Parts


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    """The window with a match of four, the person to draw."""
    one = Window(qtbot, tmp_path / "data")
    one.pool.silent = True
    choice = MatchChoice("samba", ("Ada", "Vera", "Otto", "Nina", "", ""), seed=3)
    Parts(one.context).match.begin(choice)
    one.table.skip()
    yield one
    one.close()


def question(window: Window) -> Question:
    return window.dialog(Question)


def end(window: Window) -> MatchEnd:
    return window.dialog(MatchEnd)


def menu(window: Window) -> None:
    window.do("concede_match")


def given_up(window: Window) -> bool:
    assert window.game.match is not None
    return window.game.match.run.log.conceded is not None


def test_it_asks_first_and_the_usual_answer_is_no(window: Window, qtbot: QtBot) -> None:
    menu(window)
    keep = question(window).main
    assert keep is not None
    assert keep.hasFocus()
    qtbot.keyClick(keep, Qt.Key.Key_Return)
    assert not given_up(window)
    menu(window)
    asked = question(window)
    next(one for one in asked.answers if "Concede" in one.text().replace("&", "")).click()
    assert given_up(window)
    assert end(window).title.text() == "Vera & Nina win"
    assert end(window).detail.text() == "You conceded the match"


def test_without_the_question_it_is_over_at_once_and_there_is_nothing_to_review(
    window: Window,
) -> None:
    window.preferences.set_flag("confirm_concede", False)
    menu(window)
    assert given_up(window)
    assert not window.window.menus.actions["concede_match"].isEnabled()
    end(window).review.click()
    assert window.parts.reviews.review is None
    assert "once it is over" in window.window.notice.text()


def test_the_same_again_is_one_key_away(window: Window, qtbot: QtBot) -> None:
    window.preferences.set_flag("confirm_concede", False)
    old = window.game.match.run
    menu(window)
    qtbot.keyClick(end(window), Qt.Key.Key_Return)
    run = window.game.match.run
    assert run is not None
    assert run is not old
    assert run.log.preset == "samba"
    assert run.log.players[0].name == "Ada"
    assert run.log.conceded is None


def test_esc_leads_to_the_table_with_all_cards_open_where_it_can_be_watched_again(
    window: Window, qtbot: QtBot
) -> None:
    window.preferences.set_flag("confirm_concede", False)
    menu(window)
    qtbot.keyClick(end(window), Qt.Key.Key_Escape)
    model = window.table.model
    assert model is not None
    assert model.over == "match"
    assert [button.id for button in model.buttons] == list(WAYS_ON)
    window.do("replay")
    assert window.replays.replay is not None


def test_the_same_again_means_the_match_on_the_table_whatever_was_chosen_since(
    window: Window,
) -> None:
    window.parts.chosen.remember(MatchChoice("viennese"))
    window.preferences.set_flag("confirm_leave_match", False)
    window.do("same_again")
    run = window.game.match.run
    assert run is not None
    assert (run.log.preset, run.log.players[1].name) == ("samba", "Vera")
    assert window.parts.chosen.choice.styles == ()

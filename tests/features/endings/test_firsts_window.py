"""Quiet firsts in the window: told once in one line, listed on their page, switched off."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Discard
from canasta_qt.features.endings.model import FIRSTS
from canasta_qt.features.endings.window.firsts import FirstsWindow
from tests.helpers.programs.match_window import Window


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    one = Window(qtbot, tmp_path / "data")
    one.pool.silent = True
    yield one
    one.close()


POSITION = {
    "rules": "classic_4p",
    "phase": "play",
    "hands": {"0": "5", "1": 11, "2": 11, "3": 11},
    "melds": {"0": ["K K K K K K K"]},
    "pile": "7",
}


def _a_deal_is_over(window: Window, qtbot: QtBot) -> None:
    """The player goes out with a natural canasta on the table."""
    state = window.put(POSITION)
    with qtbot.waitSignal(window.game.scored):
        window.game.act(Discard(state.hands[0][0]))
        window.table.skip()


def _told(window: Window) -> list[str]:
    told: list[str] = []
    window.window.said.connect(told.append)
    return told


def test_a_first_is_told_once_and_listed(window: Window, qtbot: QtBot) -> None:
    told = _told(window)
    _a_deal_is_over(window, qtbot)
    (line,) = [text for text in told if "first" in text.lower()]
    for first in ("deal played to its end", "natural canasta", "time you went out"):
        assert first in line
    _a_deal_is_over(window, qtbot)
    assert [text for text in told if "played to its end" in text] == [line]
    window.do("firsts")
    page = window.dialog(FirstsWindow)
    rows = [
        page.list.item(row).data(Qt.ItemDataRole.AccessibleTextRole)
        for row in range(page.list.count())
    ]
    assert len(rows) == len(FIRSTS)
    assert "still to come" not in rows[0]
    assert any("still to come" in row for row in rows)


def test_who_does_not_want_to_be_told_still_has_them_on_the_page(
    window: Window, qtbot: QtBot
) -> None:
    window.preferences.set_flag("tell_firsts", False)
    told = _told(window)
    _a_deal_is_over(window, qtbot)
    assert not any("first" in text.lower() for text in told)
    assert "deal" in window.parts.firsts.book.done


def test_of_several_people_firsts_are_those_of_the_first(window: Window, qtbot: QtBot) -> None:
    state = window.put(POSITION)
    match = window.game.match
    assert match is not None
    seats = list(match.session.seats)
    seats[1] = replace(seats[1], name="Bob", played_by="human")
    match.presenter.session = replace(match.session, seats=tuple(seats), in_front=1)
    told = _told(window)
    match.run.play(Discard(state.hands[0][0]))
    match.run.finish_deal()
    window.parts.firsts.scored()
    (line,) = [text for text in told if "first" in text.lower()]
    assert "time you went out" in line


def test_firsts_of_another_who_plays_here_are_not_those_of_the_first(
    window: Window, qtbot: QtBot
) -> None:
    window.preferences.remember_players(("Ann", "Bob"))
    told = _told(window)
    state = window.put(POSITION)
    match = window.game.match
    assert match is not None
    seats = list(match.session.seats)
    seats[0] = replace(seats[0], name="Bob")
    match.presenter.session = replace(match.session, seats=tuple(seats))
    match.run.play(Discard(state.hands[0][0]))
    match.run.finish_deal()
    window.parts.firsts.scored()
    assert not any("first" in text.lower() for text in told)


def test_what_is_told_at_the_end_of_a_deal_covers_no_total(window: Window, qtbot: QtBot) -> None:
    _a_deal_is_over(window, qtbot)
    qtbot.waitUntil(lambda: window.parts.sheets.panel is not None)
    panel, notice = window.parts.sheets.panel, window.window.notice
    assert panel is not None
    assert panel.main is not None
    window.window.tell("Firsts: your first deal played to its end; your first mixed canasta.")
    ground = window.window.stack
    assert notice.geometry().top() > ground.height() / 2
    assert notice.geometry().right() < ground.width() / 2, "the sums of the last side stay free"
    assert notice.geometry().bottom() < panel.main.mapTo(ground, panel.main.rect().topLeft()).y()
    panel.reject()
    window.window.tell("Firsts: your first canasta.")
    assert notice.geometry().top() < ground.height() / 4

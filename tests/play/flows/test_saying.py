"""Whoever sits before the screen says a word: by mouse, by key and from the menu."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.play.flows import say
from canasta_qt.play.match.chat import Chat, Spoken
from canasta_qt.play.scene.transient import SHOWN_MS
from canasta_qt.words.chat import ANSWERS, QUICK, TO_PARTNER
from tests.helpers.programs.match_window import Window

ALONE = MatchChoice("classic_4p", names=("Ann", "Vera", "Otto", "Nina"), seed=4)


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[Window]:
    one = Window(qtbot, tmp_path / "data")
    one.pool.silent = True
    yield one
    one.close()


def begin(window: Window, choice: MatchChoice = ALONE) -> None:
    window.parts.match.begin(choice)
    window.table.skip()
    window.table.skip()


def told(window: Window, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader hears from now on."""
    heard: list[str] = []
    monkeypatch.setattr(window.window.announcer, "say", lambda text, *_: heard.append(text))
    return heard


def test_a_click_on_the_own_face_offers_remarks_and_the_bubble_shows_the_one_chosen(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    heard, button = told(window, monkeypatch), window.parts.say.button
    assert button.isVisible()
    layout = window.table.scene_of_cards.layout
    assert layout is not None
    face = layout.seats[0].portrait
    assert button.geometry().contains(round(face.cx), round(face.cy))
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert [one.text() for one in button.menu.actions()] == list(QUICK)
    QTest.keyClick(button.menu, Qt.Key.Key_Return)
    assert window.table.chat.speaking
    assert window.table.chat.bubble.text == "Well played!"
    assert heard == ["Ann: Well played!"]


def test_the_key_and_the_menu_of_the_turn_open_the_same_menu(window: Window) -> None:
    begin(window)
    window.do("say")
    button = window.parts.say.button
    assert button.menu.isVisible()
    next(one for one in button.menu.actions() if one.text() == "What luck!").trigger()
    button.menu.close()
    assert window.table.chat.bubble.text == "What luck!"


def test_nothing_of_a_remark_is_played_or_kept(window: Window) -> None:
    begin(window)
    match = window.game.match
    assert match is not None
    before = window.store.text(1)
    window.parts.say.say("Good game!")
    assert window.table.chat.speaking
    assert window.store.text(1) == before


def test_nobody_thanks_a_partner_where_there_is_none(window: Window) -> None:
    begin(window, MatchChoice("classic_2p", names=("Ann", "Bob"), seed=4))
    assert TO_PARTNER not in window.parts.say.sayings()
    window.parts.say.say(TO_PARTNER)
    assert not window.table.chat.speaking


def test_without_remarks_there_is_no_button(window: Window) -> None:
    begin(window)
    window.preferences.set_flag("remarks", False)
    assert not window.parts.say.button.isVisible()
    assert not window.window.menus.actions["say"].isEnabled()
    window.parts.say.say("Good game!")
    assert not window.table.chat.speaking


def test_before_a_match_nothing_can_be_said(window: Window) -> None:
    assert not window.parts.say.button.isVisible()
    assert not window.window.menus.actions["say"].isEnabled()
    window.parts.say.open()
    assert not window.parts.say.button.menu.isVisible()


def test_of_several_people_the_one_in_front_speaks_and_nobody_while_it_is_covered(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    styles = ("", "human")
    begin(window, MatchChoice("classic_2p", names=("Ann", "Bob"), styles=styles, seed=4))
    people, match = window.parts.curtain, window.game.match
    qtbot.waitUntil(lambda: people.curtain is not None)
    assert match is not None
    assert not window.parts.say.sayings()
    assert not window.parts.say.button.isVisible()
    window.game.curtain.lift()
    window.table.skip()
    QCoreApplication.processEvents()
    heard, seat = told(window, monkeypatch), match.session.reader
    window.parts.say.say("Oh dear…")
    assert heard == [f"{('Ann', 'Bob')[match.session.persons.index(seat)]}: Oh dear…"]


def test_a_bot_may_answer_once_the_remark_has_been_read(
    window: Window, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    begin(window)
    monkeypatch.setattr(Chat, "answer", lambda *_: Spoken(2, "Thank you!"))
    heard = told(window, monkeypatch)
    window.parts.say._wait.setInterval(30)
    window.parts.say.say("Well played!")
    window.table.chat.hush()
    qtbot.waitUntil(lambda: window.table.chat.speaking)
    assert heard == ["Ann: Well played!", "Otto: Thank you!"]


def test_every_remark_has_answers_and_they_come_after_it() -> None:
    assert set(ANSWERS) == set(QUICK)
    assert say.ANSWER_MS > SHOWN_MS

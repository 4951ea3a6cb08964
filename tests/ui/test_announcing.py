"""What the program says reaches screen readers that know announcements, and those that do not."""

from __future__ import annotations

import time

import pytest
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleEvent
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.ui.widgets import announcing
from canasta_qt.ui.widgets.announcing import GAP_MS, Announcer, say
from tests.helpers.screen.accessible import Role, Text, walk


class Room:
    """A window with an announcer, and what an announcement brought."""

    def __init__(self, qtbot: QtBot) -> None:
        self.announced: list[str] = []
        self.window = QWidget()
        qtbot.addWidget(self.window)
        self.announcer = Announcer(self.window)
        self.window.resize(200, 100)
        self.window.show()

    def hear(self, event: QAccessibleEvent) -> None:
        if isinstance(event, QAccessibleAnnouncementEvent):
            self.announced.append(event.message())

    def notified(self) -> list[str]:
        """The sentences that lie as notifications under the status bar, as they are found."""
        whole = QAccessible.queryAccessibleInterface(self.window)
        return [
            node.text(Text.Name)
            for _, node in walk(whole)
            if node.role() is Role.StaticText
            and node.parent().role() is Role.Notification
            and node.parent().parent().role() is Role.StatusBar
        ]


@pytest.fixture
def room(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Room:
    one = Room(qtbot)
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(QAccessible, "updateAccessibility", one.hear)
    return one


@pytest.fixture
def old(monkeypatch: pytest.MonkeyPatch) -> None:
    """Orca 43 listens, which never asks for announcements."""
    monkeypatch.setattr(announcing, "announcements_are_heard", lambda: False)


def test_who_knows_announcements_hears_one(room: Room) -> None:
    room.announcer.say("Vera draws a card.")
    assert room.announced == ["Vera draws a card."]
    assert room.notified() == []


def test_what_comes_soon_after_is_announced_a_little_later_as_one(qtbot: QtBot, room: Room) -> None:
    for text in ("Vera draws a card.", "Nina: Off we go!", "Your turn: draw a card."):
        room.announcer.say(text)
    assert room.announced == ["Vera draws a card."]
    qtbot.waitUntil(lambda: len(room.announced) == 2)
    assert room.announced[1] == "Nina: Off we go! Your turn: draw a card."
    room.announcer.say("Old news.")
    room.announcer.forget()
    assert not room.announcer._soon.isActive()


def test_what_comes_while_the_program_was_busy_is_announced_with_what_waits(
    qtbot: QtBot, room: Room
) -> None:
    room.announcer.say("Vera draws a card.")
    room.announcer.say("Vera discards a four.")
    time.sleep(1.2 * GAP_MS / 1000)
    room.announcer.say("Your turn.")
    qtbot.wait(20)
    assert room.announced == ["Vera draws a card.", "Vera discards a four. Your turn."]


@pytest.mark.usefixtures("old")
def test_who_knows_none_is_shown_a_notification_for_each_sentence(room: Room) -> None:
    room.announcer.say("Vera draws a card.")
    room.announcer.say("Vera discards the nine of hearts.")
    assert room.announced == []
    assert room.notified() == ["Vera draws a card.", "Vera discards the nine of hearts."]


@pytest.mark.usefixtures("old")
def test_notifications_go_when_they_are_old(
    qtbot: QtBot, room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    room.announcer.say("Vera draws a card.")
    monkeypatch.setattr(announcing, "KEPT_MS", -1)
    room.announcer._forget.timeout.emit()
    qtbot.waitUntil(lambda: room.notified() == [])
    assert not room.announcer._forget.isActive()
    assert not announcing._ROLES


@pytest.mark.usefixtures("old")
def test_nothing_of_it_is_seen(room: Room) -> None:
    before = room.window.grab().toImage()
    room.announcer.say("Vera draws a card.")
    assert room.window.grab().toImage() == before


def test_a_dialog_speaks_through_the_window_below_it(room: Room, old: None) -> None:
    dialog = QDialog(room.window)
    say(QWidget(dialog), "Copied.")
    assert room.notified() == ["Copied."]


def test_what_stands_alone_still_speaks(qtbot: QtBot, room: Room) -> None:
    alone = QWidget()
    qtbot.addWidget(alone)
    say(alone, "Copied.")
    assert room.announced == ["Copied."]


def test_nothing_is_made_where_nobody_listens(
    room: Room, old: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QAccessible, "isActive", lambda: False)
    room.announcer.say("Vera draws a card.")
    say(QWidget(room.window), "")
    assert room.notified() == []

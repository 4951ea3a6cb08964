"""The program's own voice reads what has the keys, and is silent at the next key."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QListWidget,
    QMenu,
    QMessageBox,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.play.speech.focus import FocusReader, Place
from canasta_qt.ui.widgets.build import make_readable

Key = Qt.Key


class Room:
    """A window with a button, a list and a box, and what is said of them."""

    def __init__(self, qtbot: QtBot) -> None:
        self.said: list[str] = []
        self.window = QWidget()
        self.window.setWindowTitle("Room")
        qtbot.addWidget(self.window)
        column = QVBoxLayout(self.window)
        self.button = QPushButton("&Draw", self.window)
        self.lines = QListWidget(self.window)
        self.lines.addItems(["king of hearts", "king of hearts", "two of clubs"])
        self.box = QCheckBox("&Sounds", self.window)
        for part in (self.button, self.lines, self.box):
            column.addWidget(part)
        self.reader = FocusReader(
            self.said.append, lambda: self.said.append("hush"), lambda _: None, self.window
        )
        self.window.show()
        self.window.activateWindow()
        qtbot.waitUntil(self.window.isActiveWindow)
        self.button.setFocus()
        self.reader.switch(on=True)

    def press(self, qtbot: QtBot, key: Key, text: str) -> None:
        """A key comes to the window, and this is said of what it brings."""
        self.said.clear()
        QTest.keyClick(self.window.windowHandle(), key)
        qtbot.waitUntil(lambda: len(self.said) > 1 or not text)
        assert self.said == ["hush", *filter(None, [text])]


@pytest.fixture
def room(qtbot: QtBot) -> Room:
    return Room(qtbot)


def test_each_line_is_read_also_the_twin_of_the_one_before(qtbot: QtBot, room: Room) -> None:
    room.lines.setCurrentRow(0)
    room.press(qtbot, Key.Key_Tab, "Room: king of hearts, selected")
    room.press(qtbot, Key.Key_Down, "king of hearts, selected")
    for _ in range(2):  # at the end it is read once more
        room.press(qtbot, Key.Key_Down, "two of clubs, selected")
    room.press(qtbot, Key.Key_F9, "")


def test_within_a_whole_only_keys_that_walk_are_answered(qtbot: QtBot, room: Room) -> None:
    place = Place(1, "king of hearts", "hand")
    room.reader._special = lambda _: place
    room.press(qtbot, Key.Key_F9, "Room: king of hearts")
    place = Place(2, "two of clubs", "hand")
    room.press(qtbot, Key.Key_D, "")
    room.press(qtbot, Key.Key_Right, "two of clubs")


def test_a_table_is_read_row_by_row(qtbot: QtBot, room: Room) -> None:
    table = QTableWidget(1, 3, room.window)
    table.setHorizontalHeaderLabels(["Deal", "Game", "Points"])
    for column, text in enumerate(("1", "Classic", "−20")):
        table.setItem(0, column, QTableWidgetItem(text))
    make_readable(table)
    table.setAccessibleName("Deals")
    room.window.layout().addWidget(table)
    table.setCurrentCell(0, 0)
    table.show()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    room.reader.look()
    assert room.said[-1].endswith("Deals: Deal 1, Classic, Points −20")
    table.setItem(0, 0, QTableWidgetItem("2"))
    room.press(qtbot, Key.Key_Down, "Deal 2, Classic, Points −20")


def test_a_key_that_is_held_too_long_does_not_silence_what_it_did(room: Room) -> None:
    press, code = QKeyEvent.Type.KeyPress, Qt.KeyboardModifier.NoModifier
    for key, hushes in ((Key.Key_D, 0), (Key.Key_Right, 1)):
        room.said.clear()
        event = QKeyEvent(press, key, code, "", True)
        QApplication.sendEvent(room.window.windowHandle(), event)
        assert room.said.count("hush") == hushes


def test_a_question_is_read_before_its_answers(qtbot: QtBot, room: Room) -> None:
    box = QMessageBox(room.window)
    box.setText("Discard your changes?")
    box.setInformativeText("They are not saved.")
    box.addButton(QMessageBox.StandardButton.Cancel)
    box.open()
    qtbot.waitUntil(lambda: len(room.said) > 0 and "Cancel" in room.said[-1])
    assert room.said[-1] == "Discard your changes? They are not saved. Cancel"
    box.close()


def test_a_box_says_whether_it_is_on(qtbot: QtBot, room: Room) -> None:
    room.box.setFocus()
    qtbot.waitUntil(lambda: bool(room.said))
    room.press(qtbot, Key.Key_Space, "Sounds, on")
    room.press(qtbot, Key.Key_Space, "Sounds, off")


def test_what_says_more_says_nothing_twice(qtbot: QtBot, room: Room) -> None:
    for more, text in (
        ("Draw: from the stock", "Draw: from the stock"),
        ("Now", "Draw, Now"),
        ("Now. Or not.", "Draw, Now. Or not."),
    ):
        room.button.setAccessibleDescription(more)
        room.said.clear()
        room.reader._walked = True
        room.reader.look()
        assert room.said[0].endswith(text)


def test_an_open_menu_is_read_entry_by_entry(qtbot: QtBot, room: Room) -> None:
    menu = QMenu("&Turn", room.window)
    hint = menu.addAction("&Hint\tH")
    sounds = menu.addAction("S&ounds")
    sounds.setCheckable(True)
    sounds.setShortcut("Ctrl+F")
    within = menu.addMenu("&Theme")
    menu.popup(room.window.mapToGlobal(room.window.rect().center()))
    room.said.clear()
    for entry, text in (
        (hint, "Turn: Hint, H"),
        (sounds, "Sounds, Ctrl F, off"),
        (within.menuAction(), "Theme, menu"),
    ):
        menu.setActiveAction(entry)
        room.reader.look()
        assert room.said[-1] == text
    for entry in menu.actions():
        entry.setEnabled(False)
    menu.setActiveAction(None)  # type: ignore[arg-type]
    room.reader.look()
    assert room.said[-1] == "Turn, nothing is possible now"
    menu.close()


def test_switched_off_it_is_silent(qtbot: QtBot, room: Room) -> None:
    room.reader.switch(on=False)
    room.said.clear()
    QTest.keyClick(room.window.windowHandle(), Key.Key_Tab)
    assert room.said == []

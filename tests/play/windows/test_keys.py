"""Keys on the screen: the sheet, the page where they are changed, and that they work at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.features.preferences.window.pages import KeysPage
from canasta_qt.features.rulebook.window.help import COLUMNS, KeySheet, rows
from canasta_qt.library.preferences import KeyMap, Preferences
from canasta_qt.play.speech.focus import _of_widget
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.ui.widgets.standard import key_name, key_names
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.words.keys import COMMANDS, FIXED, Group, Scope
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import FakeTable
from tests.helpers.table.table_player import Hand, RecordingCommands

Key, Modifier = Qt.Key, Qt.KeyboardModifier


@pytest.fixture
def preferences() -> Preferences:
    return Preferences()


@pytest.fixture
def keys(preferences: Preferences) -> KeyMap:
    return KeyMap(preferences)


@pytest.fixture
def page(qtbot: QtBot, preferences: Preferences) -> KeysPage:
    page = KeysPage(preferences)
    qtbot.addWidget(page)
    page.show()
    return page


@pytest.fixture
def window(qtbot: QtBot, preferences: Preferences) -> MainWindow:
    window = MainWindow(FakeTable(), RESOURCES, preferences)
    qtbot.addWidget(window)
    return window


def press(page: KeysPage, command: str, key: str) -> None:
    page.tree.setCurrentItem(page._items[command])
    page.field.setKeySequence(QKeySequence(key))


# --- the sheet ------------------------------------------------------------------------------


def test_the_sheet_shows_every_key_and_fits_a_small_screen(qtbot: QtBot, keys: KeyMap) -> None:
    sheet = KeySheet(keys)
    qtbot.addWidget(sheet)
    sheet.show()
    sheet.resize(1024, 560)  # which the screen of these tests has no room for
    text = sheet.text.toPlainText()
    assert sheet.text.verticalScrollBar().maximum() == 0
    sheet.ear_button.click()
    text += sheet.text.toPlainText()
    assert sheet.text.verticalScrollBar().maximum() == 0
    for command in COMMANDS:
        assert (command.words in text) == bool(command.keys)
    assert all(fixed.words in text for fixed in FIXED)
    assert sheet.width() <= 1024
    assert sheet.height() <= 560


def test_who_listens_hears_the_keys_of_the_turn_and_what_may_be_asked(
    qtbot: QtBot, keys: KeyMap
) -> None:
    sheet = KeySheet(keys, by_ear=True)
    qtbot.addWidget(sheet)
    said = _of_widget(sheet.text).text
    assert said.startswith("Your turn. S. Draw from the stock. T. Take the discard pile.")
    assert said.index("Shift+H. Read my hand") < said.index("Ctrl+A. ")
    assert "Quit" not in said


def test_the_sheet_shows_a_changed_key_at_once(qtbot: QtBot, keys: KeyMap) -> None:
    sheet = KeySheet(keys)
    qtbot.addWidget(sheet)
    keys.give("concede", "F7")
    assert "F7" in sheet.text.toPlainText()


def test_a_group_without_keys_comes_to_the_sheet_with_its_first_key(
    qtbot: QtBot, keys: KeyMap
) -> None:
    sheet = KeySheet(keys)
    qtbot.addWidget(sheet)
    assert "Challenges" not in sheet.text.toPlainText()
    keys.give("compare", "Ctrl+K")
    assert "Compare with Expert" in sheet.text.toPlainText()
    assert "Challenges" in sheet.text.toPlainText()


def test_every_group_stands_on_the_sheet_once(keys: KeyMap) -> None:
    groups = [group for column in (*COLUMNS, (Group.EAR,)) for group in column]
    assert len(groups) == len(set(groups))
    assert all(list(rows(keys, group)) for group in groups)


def test_arrows_are_shown_as_arrows_and_both_enter_keys_as_one() -> None:
    assert key_name("Ctrl+Left").endswith("←")
    assert key_names(("Return", "Enter")) == key_name("Enter")


# --- the page -------------------------------------------------------------------------------


def test_a_free_key_is_given_to_the_chosen_command(page: KeysPage) -> None:
    press(page, "concede", "F7")
    assert "free" in page.told.text()
    page.give_button.click()
    assert page._items["concede"].text(1) == "F7"
    assert not page.give_button.isEnabled()


def test_a_conflict_is_shown_before_the_key_is_taken(page: KeysPage) -> None:
    press(page, "draw", "Ctrl+N")
    assert "New match" in page.told.text()
    assert page._items["new_match"].text(1)
    page.give_button.click()
    assert page._items["new_match"].text(1) == ""
    assert page.keys.owner("Ctrl+N") == "draw"


def test_a_key_that_walks_cannot_be_taken_and_it_says_why(page: KeysPage) -> None:
    press(page, "draw", "Space")
    assert not page.give_button.isEnabled()
    assert "cannot be changed" in page.told.text()


def test_one_command_or_all_get_their_first_keys_back(page: KeysPage) -> None:
    for command, key in (("draw", "F7"), ("concede", "F10")):
        press(page, command, key)
        page.give_button.click()
    page.reset_button.click()
    assert page._items["concede"].text(1) == ""
    assert page._items["draw"].text(1) == "S, F7"
    page.restore_button.click()
    assert page._items["draw"].text(1) == "S"


def test_a_command_may_be_left_without_a_key(page: KeysPage) -> None:
    press(page, "draw", "")
    page.clear_button.click()
    assert page._items["draw"].text(1) == ""
    assert not page.clear_button.isEnabled()


def test_a_key_is_changed_by_keys_alone(page: KeysPage) -> None:
    page.tree.setFocus()
    QTest.keyClick(page.tree, Key.Key_Down)
    QTest.keyClick(page.tree, Key.Key_Return)
    assert page.field.hasFocus()
    QTest.keyClick(page.field, Key.Key_F7)
    page.give_button.setFocus()
    QTest.keyClick(page.give_button, Key.Key_Space)
    assert page.keys.keys(page.command)[-1] == "F7"
    assert page.tree.hasFocus(), "the next Space would take the keys away"


# --- where they work ------------------------------------------------------------------------


def test_a_changed_key_works_in_the_menu_at_once(window: MainWindow) -> None:
    window.keys.give("new_match", "F7")
    shortcuts = [one.toString() for one in window.menus.actions["new_match"].shortcuts()]
    assert shortcuts == ["Ctrl+N", "F7"]


def test_every_menu_entry_of_the_window_is_a_command_with_words(window: MainWindow) -> None:
    offered = {
        name for name in window.menus.actions if name not in ("size", "theme", "accessibility")
    }
    known = {command.id for command in COMMANDS if command.scope is Scope.WINDOW}
    assert known <= offered
    assert offered <= {command.id for command in COMMANDS}


def test_f10_leads_to_the_menus(window: MainWindow, qtbot: QtBot) -> None:
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    window.welcome.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    window.welcome.setFocus()
    QTest.keyClick(window, Key.Key_F10)
    bar = window.menuBar()
    assert bar.activeAction() is bar.actions()[0]
    QTest.keyClick(QApplication.activePopupWidget() or bar, Key.Key_Escape)
    QTest.keyClick(bar, Key.Key_Escape)
    assert bar.activeAction() is None
    assert window.welcome.hasFocus(), "the keys are where they were"


def test_plain_keys_of_the_table_are_shown_in_the_menu_but_left_to_the_table(
    window: MainWindow,
) -> None:
    ask = window.menus.actions["ask"]
    assert ask.shortcuts() == []
    assert ask.text().endswith("\tA")


def test_the_table_obeys_changed_keys(hand: Hand, commands: RecordingCommands) -> None:
    hand.view.set_keys({"F7": "draw", "Ctrl+Y": "undo"})
    hand.key(Key.Key_S)
    assert commands.asked == []
    hand.key(Key.Key_F7)
    hand.key(Key.Key_Y, Modifier.ControlModifier)
    stock = Zone(ZoneKind.STOCK)
    assert commands.asked == [("activate", (stock,)), ("press", (ButtonId.UNDO,))]

"""The window of the preferences: what is changed there holds at once and is seen at once."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QSlider, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.flows.preferences import shown_theme
from canasta_qt.dialogs.preferences.dialog import PreferencesDialog
from canasta_qt.dialogs.preferences.pages import PAGES, value_name
from canasta_qt.library.preferences import CHOICES, FLAGS, Preferences

RESOURCES = Path(__file__).resolve().parents[3] / "resources"


@pytest.fixture
def preferences() -> Preferences:
    return Preferences()


@pytest.fixture
def dialog(qtbot: QtBot, preferences: Preferences) -> PreferencesDialog:
    dialog = PreferencesDialog(preferences, RESOURCES)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def fields(dialog: PreferencesDialog) -> list[QWidget]:
    kinds = (QCheckBox, QComboBox, QSlider, QLineEdit)
    return [one for kind in kinds for one in dialog.stack.findChildren(kind)]


def test_every_switch_and_choice_has_a_place(dialog: PreferencesDialog) -> None:
    shown = {field.objectName() for field in fields(dialog)}
    assert set(FLAGS) | set(CHOICES) <= shown


def test_a_switch_holds_at_once(dialog: PreferencesDialog, preferences: Preferences) -> None:
    box = dialog.findChild(QCheckBox, "four_colour")
    box.click()
    assert preferences.flag("four_colour")
    preferences.set_flag("four_colour", False)
    assert not box.isChecked()


def test_a_choice_holds_at_once(dialog: PreferencesDialog, preferences: Preferences) -> None:
    box = dialog.findChild(QComboBox, "theme")
    box.setCurrentIndex(box.findData("dark"))
    assert preferences.chosen("theme") == "dark"
    preferences.choose("theme", "light")
    assert box.currentText() == value_name("theme", "light")


def test_the_arrow_keys_make_the_cards_larger_bit_by_bit(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    slider = dialog.findChild(QSlider, "card_size")
    QTest.keyClick(slider, Qt.Key.Key_Right)
    assert preferences.card_percent == 101


def test_a_page_is_made_as_it_was_at_first_and_the_others_are_left_alone(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    preferences.choose("felt", "blue")
    preferences.card_percent = 150
    preferences.set_flag("sound_win", False)
    dialog.page("cards").restore_button.click()
    assert (preferences.chosen("felt"), preferences.card_percent) == ("theme", 100)
    assert not preferences.flag("sound_win")


def test_a_name_is_taken_when_its_field_is_left(
    dialog: PreferencesDialog, preferences: Preferences
) -> None:
    usual = preferences.names
    mine, other = dialog.page("people").findChildren(QLineEdit)[:2]
    mine.setText("Ada")
    mine.editingFinished.emit()
    other.setText("  ")
    other.editingFinished.emit()
    assert preferences.names == ("Ada", *usual[1:])
    assert other.text() == usual[1]


def test_every_field_tells_a_screen_reader_what_it_is(dialog: PreferencesDialog) -> None:
    nameless = [
        field.objectName()
        for field in fields(dialog)
        if not (field.accessibleName() or (isinstance(field, QCheckBox) and field.text()))
    ]
    assert nameless == []


def test_every_page_fits_a_small_screen(dialog: PreferencesDialog) -> None:
    for spec in PAGES:
        dialog.show_page(spec.key)
        needed = dialog.minimumSizeHint()
        assert needed.width() <= 1024
        assert needed.height() <= 560


@pytest.mark.parametrize(
    ("chosen", "dark", "contrast", "shown"),
    [
        ("evening", True, False, "evening"),
        ("evening", False, True, "high_contrast"),
        ("light", True, True, "light"),
        ("system", False, False, "light"),
        ("system", True, False, "dark"),
        ("system", True, True, "high_contrast"),
    ],
)
def test_the_desktop_is_followed_where_that_was_chosen(
    chosen: str, dark: bool, contrast: bool, shown: str
) -> None:
    assert shown_theme(chosen, dark=dark, contrast=contrast) == shown


def test_the_tab_key_goes_from_the_pages_into_the_page_and_last_to_closing(
    dialog: PreferencesDialog,
) -> None:
    dialog.list.setFocus()
    visited = []
    for _ in range(10):
        QTest.keyClick(dialog.focusWidget(), Qt.Key.Key_Tab)
        visited.append(dialog.focusWidget())
    names = [widget.objectName() for widget in visited[:7]]
    assert names == [
        "theme", "felt", "interface_scale", "card_size", "back", "jumbo_index", "four_colour"
    ]  # fmt: skip
    page = dialog.page("cards")
    assert visited[7:] == [page.restore_button, dialog.buttons.buttons()[0], dialog.list]

"""The window of the preferences: what is changed there holds at once and is seen at once."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QSlider,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.features.preferences.window.dialog import PreferencesDialog
from canasta_qt.features.preferences.window.pages import PAGES
from canasta_qt.features.preferences.window.rows import held, hold, label_of, value_name
from canasta_qt.library.preferences import CHOICES, FLAGS, Preferences
from canasta_qt.play.windows.looks import shown_theme
from canasta_qt.ui.parts.figures import GroupPlate
from canasta_qt.ui.parts.segmented import Segmented
from canasta_qt.ui.parts.swatches import SwatchChoice
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from tests.helpers import RESOURCES
from tests.helpers.cases import for_each


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
    for spec in PAGES:
        dialog.page(spec.key)
    kinds = (QAbstractButton, QComboBox, QSlider, QLineEdit)
    return [one for kind in kinds for one in dialog.stack.findChildren(kind)]


def test_every_switch_and_choice_has_a_place(dialog: PreferencesDialog) -> None:
    shown = {field.objectName() for field in fields(dialog)}
    assert set(FLAGS) | set(CHOICES) <= shown


def test_no_page_scrolls_beyond_what_is_on_it(dialog: PreferencesDialog, qtbot: QtBot) -> None:
    (area,) = dialog.page("cards").findChildren(QScrollArea)
    page = area.widget()

    def ends_with_the_last_plate() -> bool:
        plates = page.findChildren(GroupPlate)
        return page.height() - max(one.geometry().bottom() for one in plates) < px(SPACE[4])

    qtbot.waitUntil(ends_with_the_last_plate)


def test_a_switch_holds_at_once(dialog: PreferencesDialog, preferences: Preferences) -> None:
    box = dialog.findChild(QCheckBox, "four_colour")
    box.click()
    assert preferences.flag("four_colour")
    preferences.set_flag("four_colour", False)
    assert not box.isChecked()


def test_a_choice_holds_at_once(dialog: PreferencesDialog, preferences: Preferences) -> None:
    box = dialog.findChild(QComboBox, "interface_scale")
    box.setCurrentIndex(box.findData("125"))
    assert preferences.chosen("interface_scale") == "125"
    preferences.choose("interface_scale", "100")
    assert box.currentText() == value_name("interface_scale", "100")


@pytest.mark.parametrize(
    ("page", "kind", "key", "value", "other"),
    [
        ("cards", SwatchChoice, "theme", "dark", "light"),
        # swatches, too
        pytest.param("cards", SwatchChoice, "felt", "blue", "green", marks=pytest.mark.slow),
        pytest.param("cards", SwatchChoice, "back", "weave", "plain", marks=pytest.mark.slow),
        ("sounds", Segmented, "volume", "loud", "quiet"),
    ],
)
def test_pictures_and_words_beside_one_another_are_chosen_by_a_click(
    dialog: PreferencesDialog, preferences: Preferences, page: str, kind: type[QWidget],
    key: str, value: str, other: str,
) -> None:  # fmt: skip
    dialog.show_page(page)
    choices = dialog.page(page).findChildren(kind)
    choice = next(one for one in choices if one.accessibleName() == label_of(key))
    wanted = value_name(key, value)
    button = next(one for one in choice.findChildren(QRadioButton) if one.text() == wanted)
    button.click()
    assert held(preferences, key) == value
    hold(preferences, key, other)
    assert choice.value() == other


def test_a_page_is_made_when_it_is_turned_to(dialog: PreferencesDialog) -> None:
    assert dialog.stack.count() == 1
    dialog.show_page("sounds")
    assert dialog.stack.count() == 2
    shown = [one for one in dialog.findChildren(QPushButton) if one.isVisibleTo(dialog)]
    assert dialog.page("sounds").restore_button in shown
    assert dialog.page("cards").restore_button not in shown


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


@pytest.mark.slow  # stand-in: `test_in_a_window_everything_has_a_name_...` of `test_every_window`
def test_every_field_tells_a_screen_reader_what_it_is(dialog: PreferencesDialog) -> None:
    nameless = [
        field.objectName()
        for field in fields(dialog)
        if not (field.accessibleName() or (isinstance(field, QAbstractButton) and field.text()))
    ]
    assert nameless == []


@pytest.mark.slow  # stand-in: `test_nothing_is_cut_off` of `tests/translations`, in German
def test_every_page_fits_a_small_screen(dialog: PreferencesDialog) -> None:
    for spec in PAGES:
        dialog.show_page(spec.key)
        needed = dialog.minimumSizeHint()
        assert needed.width() <= 1024
        assert needed.height() <= 560


@for_each(
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

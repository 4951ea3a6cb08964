"""What is preferred takes effect in the running program, at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QPalette, QScreen
from PySide6.QtWidgets import (
    QApplication,
    QCheckBox,
    QComboBox,
    QLineEdit,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.features.preferences.feature import PreferencesFeature
from canasta_qt.library.games import Games
from canasta_qt.library.preferences import Preferences
from canasta_qt.play.flows.flow import Context
from canasta_qt.play.scene.scene import Presentation
from canasta_qt.play.windows.main_window import MainWindow
from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.style.theme import Deck, current, deck, set_current, set_deck
from canasta_qt.ui.style.tokens import EVENING, theme_of
from canasta_qt.ui.style.type import factor, wished_factor
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import FakeController, FakeTable
from tests.helpers.screen.contrast import contrast


@pytest.fixture
def flow(qtbot: QtBot) -> Iterator[PreferencesFeature]:
    preferences, table = Preferences(), FakeTable()
    window = MainWindow(table, RESOURCES, preferences)
    qtbot.addWidget(window)
    context = Context(window, table, FakeController(), preferences, Games())
    yield PreferencesFeature(context)
    preferences.choose("theme", "evening")
    set_current(EVENING)
    set_deck(Deck())


def test_theme_and_cloth_are_worn_at_once(flow: PreferencesFeature) -> None:
    flow._preferences.choose("theme", "dark")
    flow._preferences.choose("felt", "blue")
    assert current() == theme_of("dark", "blue")


def test_the_windows_around_the_table_follow_and_find_back(flow: PreferencesFeature) -> None:
    usual = QApplication.palette().window().color()
    flow._preferences.choose("theme", "dark")
    assert QApplication.palette().window().color().lightness() < 80
    flow._preferences.choose("theme", "evening")
    assert QApplication.palette().window().color() == usual


def test_the_deck_is_changed_at_once(flow: PreferencesFeature) -> None:
    flow._preferences.choose("back", "weave")
    flow._preferences.set_flag("four_colour", True)
    flow._preferences.set_flag("jumbo_index", True)
    assert deck() == Deck("weave", jumbo_index=True, four_colours=True)


def test_reduced_motion_moves_nothing_but_keeps_faces(flow: PreferencesFeature) -> None:
    flow._preferences.choose("motion", "reduced")
    told = [call for call in flow._table.noted.calls if call[0] == "present"]
    still = Presentation(fly=False, stagger=False, flip=False, shake=False, sweep=False)
    assert told[-1] == ("present", still)


def test_each_effect_is_switched_by_itself(flow: PreferencesFeature) -> None:
    flow._preferences.choose("motion", "full")
    flow._preferences.set_flag("shake", False)
    assert flow._table.noted.calls[-1] == ("present", Presentation(shake=False))


@pytest.mark.parametrize(
    ("chosen", "pause", "click"),
    [("none", 0, False), ("short", 600, False), ("long", 1800, False), ("click", 600, True)],
)
def test_the_pause_between_turns_reaches_the_bots(
    flow: PreferencesFeature, chosen: str, pause: int, click: bool
) -> None:
    flow._preferences.choose("pace_pause", "long" if chosen == "short" else "short")
    flow._preferences.choose("pace_pause", chosen)
    pace = flow._controller.pace
    assert (pace.bot_pause_ms, pace.click) == (pause, click)


def test_the_window_of_the_preferences_opens_once(flow: PreferencesFeature) -> None:
    flow._window.menus.actions["preferences"].trigger()
    first = flow.dialog
    flow._window.menus.actions["preferences"].trigger()
    assert flow.dialog is first
    assert first is not None
    first.close()
    assert flow.dialog is None


@pytest.mark.parametrize(("theme", "least"), [("light", 4.5), ("dark", 4.5), ("high_contrast", 7)])
def test_words_in_the_windows_stand_out(flow: PreferencesFeature, theme: str, least: float) -> None:
    flow._preferences.choose("theme", theme)
    palette, roles = QApplication.palette(), QPalette.ColorRole
    pairs = [
        (roles.WindowText, roles.Window), (roles.Text, roles.Base),
        (roles.ButtonText, roles.Button),
        (roles.Text, roles.AlternateBase), (roles.HighlightedText, roles.Highlight),
        (roles.ToolTipText, roles.ToolTipBase),
    ]  # fmt: skip
    found = [
        contrast(palette.color(one).name(), palette.color(other).name()) for one, other in pairs
    ]
    assert min(found) >= least


@pytest.mark.parametrize("theme", ["evening", "light", "dark", "high_contrast"])
def test_the_edges_of_boxes_and_fields_are_seen(
    flow: PreferencesFeature, qtbot: QtBot, theme: str
) -> None:
    """Looked at as drawn: along the middle row some colour stands out from the ground."""
    flow._preferences.choose("theme", theme)
    for kind in (QCheckBox, QRadioButton, QLineEdit, QComboBox, QSpinBox):
        window = QWidget()
        qtbot.addWidget(window)
        control = kind(window)
        control.setGeometry(10, 10, 120, 40)
        image = window.grab().toImage()
        ground = image.pixelColor(2, 2).name()
        row = [image.pixelColor(x, 30).name() for x in range(8, 40)]
        assert max(contrast(one, ground) for one in row) >= 3, kind


def test_the_interface_grows_no_further_than_the_screen_lets_it(
    flow: PreferencesFeature, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = QScreen.size
    try:
        monkeypatch.setattr(QScreen, "size", lambda _: QSize(1024, 600))
        flow._preferences.choose("interface_scale", "150")
        assert factor() == pytest.approx(1.2)
        monkeypatch.setattr(QScreen, "size", lambda _: QSize(1920, 1080))
        flow._preferences.choose("interface_scale", "175")
        assert factor() == pytest.approx(1.75)
        assert wished_factor() == pytest.approx(1.75)
        monkeypatch.setattr(QScreen, "size", lambda _: QSize(2560, 1440))
        flow._preferences.choose("interface_scale", "screen")
        assert factor() == pytest.approx(1.25)
        assert wished_factor() == pytest.approx(1.0), "the table grows by itself"
    finally:
        monkeypatch.setattr(QScreen, "size", screen)
        set_scale(1.0)

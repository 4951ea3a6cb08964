"""The window comes back where it was, and never where nobody sees it."""

from __future__ import annotations

import json

import pytest
from PySide6.QtCore import QPoint, QRect, QSize
from PySide6.QtGui import QGuiApplication
from pytestqt.qtbot import QtBot

from canasta_qt.library.preferences import Preferences
from canasta_qt.play.windows.main_window import LARGEST_AT_FIRST, MainWindow
from canasta_qt.ui.widgets.placement import brought_back, place_at_side
from tests.helpers import RESOURCES
from tests.helpers.programs.fake_game import FakeTable

LEFT, RIGHT = QRect(0, 0, 1920, 1040), QRect(1920, 0, 1280, 1000)


def test_a_window_on_the_second_screen_stays_there() -> None:
    kept = QRect(2000, 50, 1000, 700)
    assert brought_back(kept, [LEFT, RIGHT]) == kept


def test_a_window_whose_screen_has_vanished_comes_to_the_middle_of_the_first() -> None:
    back = brought_back(QRect(2000, 50, 1000, 700), [LEFT])
    assert back.size() == QRect(0, 0, 1000, 700).size()
    assert LEFT.contains(back)
    assert abs(back.center().x() - LEFT.center().x()) <= 1


@pytest.mark.parametrize(
    ("window", "place"),
    [
        (QRect(0, 0, 1000, 700), QPoint(1000, 0)),
        (QRect(920, 300, 1000, 700), QPoint(120, 300)),
        (QRect(920, 600, 1000, 440), QPoint(120, 440)),
        (QRect(300, 0, 1300, 700), None),
    ],
)
def test_a_window_at_the_side_covers_nothing(window: QRect, place: QPoint | None) -> None:
    found = place_at_side(QSize(800, 600), window, LEFT)
    assert found == place
    if found is not None:
        assert LEFT.contains(QRect(found, QSize(800, 600)))
        assert not window.intersects(QRect(found, QSize(800, 600)))


@pytest.mark.parametrize("kept", [QRect(1500, 900, 800, 600), QRect(-300, -80, 800, 600)])
def test_a_window_half_beside_the_screen_is_pushed_onto_it(kept: QRect) -> None:
    assert LEFT.contains(brought_back(kept, [LEFT]))


def test_a_window_larger_than_the_screen_becomes_as_large_as_it() -> None:
    assert brought_back(QRect(0, 0, 3840, 2160), [RIGHT]) == RIGHT


def test_the_place_and_the_full_screen_are_remembered(qtbot: QtBot) -> None:
    preferences = Preferences()
    window = MainWindow(FakeTable(), RESOURCES, preferences)
    qtbot.addWidget(window)
    window.move(40, 30)
    window.resize(800, 560)
    window.show()
    window.toggle_full_screen()
    window.close()
    kept = json.loads(preferences.window)
    assert kept["full_screen"]
    assert not kept["maximized"]
    again = MainWindow(FakeTable(), RESOURCES, preferences)
    qtbot.addWidget(again)
    again.restore()
    again.show()
    assert again.isFullScreen()


@pytest.mark.parametrize("whole", [False, True])
def test_a_window_does_not_wander_from_start_to_start(qtbot: QtBot, whole: bool) -> None:
    preferences = Preferences()
    kept = []
    for _ in range(3):
        window = MainWindow(FakeTable(), RESOURCES, preferences)
        qtbot.addWidget(window)
        if kept:
            window.restore()
        else:
            window.setGeometry(0, 40, 800, 520)
        window.show()
        if whole and not window.isFullScreen():
            window.toggle_full_screen()
        window.close()
        kept.append({key: json.loads(preferences.window)[key] for key in ("at", "size")})
    assert kept[0] == kept[1] == kept[2] == {"at": [0, 40], "size": [800, 520]}


@pytest.mark.parametrize(("room", "whole"), [((1024, 600), True), ((1920, 1040), False)])
def test_the_first_window_fills_a_small_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, room: tuple[int, int], whole: bool
) -> None:
    monkeypatch.setattr(QGuiApplication, "platformName", lambda: "xcb")
    monkeypatch.setattr(MainWindow, "_room", lambda _: room)
    window = MainWindow(FakeTable(), RESOURCES, Preferences())
    qtbot.addWidget(window)
    window.restore()
    assert window.isMaximized() == whole


@pytest.mark.parametrize(
    ("room", "opened"),
    [
        ((1366, 728), (1229, 655)),
        ((1920, 1040), (1728, 936)),
        ((2560, 1400), (2304, 1260)),
        ((3840, 2100), LARGEST_AT_FIRST),
    ],
)
def test_the_first_window_fills_most_of_the_screen(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, room: tuple[int, int], opened: tuple[int, int]
) -> None:
    monkeypatch.setattr(MainWindow, "_room", lambda _: room)
    window = MainWindow(FakeTable(), RESOURCES, Preferences())
    qtbot.addWidget(window)
    window.restore()
    assert window.size().toTuple() == opened

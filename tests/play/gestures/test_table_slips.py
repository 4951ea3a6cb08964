"""A table that penalises, in the real window: reached for by mouse and key, left by Enter."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from pytestqt.qtbot import QtBot

from canasta_qt.engine.state import DealState
from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from tests.helpers.programs.match_window import Window

POSITION = {
    "rules": {"preset": "classic_4p", "overrides": {"table.enforcement": "penalise"}},
    "phase": "start",
    "hands": {"0": "9 J 4 5 6 8", "1": 11, "2": 11, "3": 11},
    "melds": {"0": ["K K K"]},
    "pile": "5 6 T 7",
}


@pytest.fixture
def state(window: Window) -> DealState:
    """The person may draw and has no right to the pile."""
    return window.put(POSITION)


def asked(window: Window) -> bool:
    model = window.table.model
    assert model is not None
    return model.caution and "costs 50 points" in model.prompt


def press(window: Window, qtbot: QtBot, button: ButtonId) -> None:
    found = window.table.buttons.button(button)
    assert found is not None
    qtbot.mouseClick(found, Qt.MouseButton.LeftButton)


def place(window: Window, zone: Zone) -> QPoint:
    rect = window.table.scene().layout.zones[zone]
    return QPoint(round(rect.cx), round(rect.cy))


def test_a_click_on_the_pile_asks_and_its_button_pays(
    window: Window, state: DealState, qtbot: QtBot
) -> None:
    view = window.table.viewport()
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=place(window, Zone(ZoneKind.PILE)))
    assert asked(window)
    press(window, qtbot, ButtonId.GO_AHEAD)
    assert [one.points for one in state.penalties] == [-50]


def test_a_double_click_pays_nothing(window: Window, state: DealState, qtbot: QtBot) -> None:
    view = window.table.viewport()
    spot = place(window, Zone(ZoneKind.PILE))
    qtbot.mouseClick(view, Qt.MouseButton.LeftButton, pos=spot)
    qtbot.mouseDClick(view, Qt.MouseButton.LeftButton, pos=spot)
    assert asked(window)
    assert not state.penalties


def test_by_key_the_pile_is_reached_for_and_enter_leaves_it(
    window: Window, state: DealState, qtbot: QtBot
) -> None:
    qtbot.keyClick(window.table, Qt.Key.Key_T)
    assert asked(window)
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert not asked(window)
    qtbot.keyClick(window.table, Qt.Key.Key_T)
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not asked(window)
    assert not state.penalties

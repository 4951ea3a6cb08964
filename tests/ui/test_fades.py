"""States of controls come and go softly, and nothing runs while nothing changes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QSize, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QCheckBox, QMenu, QProgressBar, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.ui.controls.fades import blend, level, to_and_fro
from canasta_qt.ui.controls.frames import Corners, radius_of, shape_of
from canasta_qt.ui.controls.looks import as_switch
from canasta_qt.ui.parts.segmented import Segmented
from canasta_qt.ui.style import motion
from canasta_qt.ui.style.theme import tint


@pytest.fixture(autouse=True)
def usual_pace() -> Iterator[None]:
    motion.set_pace(1.0, reduced=False)
    yield
    motion.set_pace(1.0, reduced=False)


def shown(qtbot: QtBot, widget: QWidget) -> QWidget:
    qtbot.addWidget(widget)
    widget.resize(240, 40)
    with qtbot.waitExposed(widget):
        widget.show()
    widget.grab()
    return widget


def running(widget: QWidget) -> int:
    found = widget.findChildren(QAbstractAnimation)
    return sum(one.state() is QAbstractAnimation.State.Running for one in found)


def test_a_button_lights_up_for_a_moment_and_then_nothing_runs(qtbot: QtBot) -> None:
    button = QPushButton("Draw")
    shown(qtbot, button)
    button.setUpdatesEnabled(False)  # painted, it would ask for its own state, which is another
    assert level(button, "hover", on=False) == 0
    assert level(button, "hover", on=True) < 1
    assert running(button) == 1
    qtbot.waitUntil(lambda: level(button, "hover", on=True) == 1)
    qtbot.waitUntil(lambda: not running(button))


def test_with_reduced_motion_and_at_once_every_state_is_there_at_once(qtbot: QtBot) -> None:
    button = QPushButton("Draw")
    shown(qtbot, button)
    for pace, reduced in ((1.0, True), (0.0, False)):
        motion.set_pace(pace, reduced=reduced)
        assert level(button, "hover", on=False) == 0
        assert level(button, "hover", on=True) == 1
    assert running(button) == 0


def test_a_way_back_begins_where_the_way_there_was_left(qtbot: QtBot) -> None:
    button = QPushButton("Draw")
    shown(qtbot, button)
    level(button, "hover", on=False)
    level(button, "hover", on=True)
    qtbot.waitUntil(lambda: 0 < level(button, "hover", on=True) < 1)
    before = level(button, "hover", on=True)
    assert level(button, "hover", on=False) == pytest.approx(before, abs=0.2)


def test_rows_of_a_view_have_no_ways_of_their_own(qtbot: QtBot) -> None:
    view = QWidget()
    shown(qtbot, view)
    assert level(view, "switch", on=False) == 0
    assert level(view, "switch", on=True) == 1
    assert level(None, "switch", on=True) == 1


def test_the_knob_of_a_switch_slides(qtbot: QtBot) -> None:
    switch = as_switch(QCheckBox("Cards fly"))
    shown(qtbot, switch)
    off = switch.grab().toImage()
    switch.setChecked(True)
    switch.grab()
    qtbot.waitUntil(lambda: not running(switch))
    on = switch.grab().toImage()
    assert on != off
    motion.set_pace(0.0, reduced=False)
    switch.setChecked(False)
    switch.grab()
    switch.setChecked(True)
    assert switch.grab().toImage() == on


def test_the_accent_goes_from_one_segment_to_another(qtbot: QtBot) -> None:
    choice = Segmented([("a", "Slow"), ("b", "Brisk")], "Speed")
    shown(qtbot, choice)
    choice.set_value("b")
    before = choice.grab().toImage()
    assert all(map(running, choice.segments))
    qtbot.waitUntil(lambda: not any(map(running, choice.segments)))
    assert choice.grab().toImage() != before


# --- what nobody knows the end of -----------------------------------------------------------


def busy_bar(qtbot: QtBot) -> QProgressBar:
    bar = QProgressBar()
    bar.setRange(0, 0)
    shown(qtbot, bar)
    return bar


def accents(image: QImage) -> list[int]:
    middle = image.height() // 2
    return [x for x in range(image.width()) if image.pixelColor(x, middle) == tint("accent")]


def test_a_busy_bar_runs_to_and_fro_while_it_is_seen(qtbot: QtBot) -> None:
    bar = busy_bar(qtbot)
    first = accents(bar.grab().toImage())
    assert 40 < len(first) < 100
    qtbot.waitUntil(lambda: accents(bar.grab().toImage())[0] > first[0] + 10)
    assert running(bar) == 1
    bar.hide()
    qtbot.waitUntil(lambda: not running(bar))


def test_a_bar_that_knows_its_end_no_longer_runs(qtbot: QtBot) -> None:
    bar = busy_bar(qtbot)
    bar.setRange(0, 10)
    bar.setValue(5)
    bar.grab()
    qtbot.waitUntil(lambda: not running(bar))


def test_with_reduced_motion_it_rests_in_the_middle(qtbot: QtBot) -> None:
    motion.set_pace(1.0, reduced=True)
    bar = busy_bar(qtbot)
    there = accents(bar.grab().toImage())
    assert (there[0] + there[-1]) / 2 == pytest.approx(bar.width() / 2, abs=2)
    assert to_and_fro(bar) is None
    assert running(bar) == 0


# --- corners --------------------------------------------------------------------------------


def test_a_menu_has_round_corners_through_which_one_sees(qtbot: QtBot) -> None:
    menu = QMenu()
    qtbot.addWidget(menu)
    menu.addAction("Undo")
    menu.ensurePolished()
    assert menu.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
    menu.popup(menu.pos())
    image = menu.grab().toImage()
    assert image.pixelColor(0, 0).alpha() == 0
    assert image.pixelColor(image.width() // 2, 4) == tint("surface")
    menu.close()


def test_where_nothing_can_be_seen_through_a_menu_is_cut_out_around_its_edge() -> None:
    radius = radius_of(QMenu())
    shape = shape_of(QSize(120, 80), radius).toImage()
    inside = [
        (x, y) for y in range(80) for x in range(120) if shape.pixelColor(x, y) == QColor("black")
    ]
    assert (0, 0) not in inside
    assert (0, radius) in inside
    assert (119, 79 - radius) in inside
    assert len(inside) > 120 * 80 - 1.2 * radius * radius


def test_a_menu_without_entries_has_no_shape_to_be_cut_out() -> None:
    menu = QMenu()
    Corners().eventFilter(menu, QEvent(QEvent.Type.Show))
    assert not menu.mask().isEmpty()
    menu.clearMask()
    menu.setMinimumSize(0, 0)
    menu.resize(0, 0)
    Corners().eventFilter(menu, QEvent(QEvent.Type.Show))
    assert menu.mask().isEmpty()


def test_colours_between_two() -> None:
    one, other = QColor(0, 0, 0), QColor(200, 100, 50)
    assert blend(one, other, 0.5) == QColor(100, 50, 25)
    assert blend(one, other, 0) is one
    assert blend(one, other, 1) is other

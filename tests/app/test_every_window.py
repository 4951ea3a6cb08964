"""Every window: for those who cannot see it, and under the wheel of a mouse.

Everything has a role, a name and its true length; the wheel scrolls, and changes no field.
"""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QSpinBox,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.engine.rules import preset
from canasta_qt.features.preferences.window.dialog import PreferencesDialog
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.window.window import KeeperWindow
from canasta_qt.play.windows.cut import CutPanel
from canasta_qt.start import read_options
from canasta_qt.ui.controls.looks import is_primary
from canasta_qt.ui.widgets import build
from tests.helpers.programs.parts import Parts
from tests.helpers.screen.accessible import nameless, tree_of
from tests.helpers.screen.every_dialog import OPENERS
from tests.helpers.screen.wheel import fields_of, moved_by_the_wheel, state_of, turn
from tests.helpers.screen.windows import SHARED, leave_unpainted


@pytest.fixture(scope="module")
def program(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    folder = str(tmp_path_factory.mktemp("names"))
    words = ("--rules", "classic_2p", "--seed", "7", "--speed", "0")
    program = Program(read_options(["--data-dir", folder, *words]))
    program.window.setProperty(SHARED, True)
    leave_unpainted(program.window)
    program.show()
    program.begin()
    yield program
    program.close()
    program.window.deleteLater()


@pytest.fixture(scope="module", autouse=True)
def listening() -> Iterator[None]:
    """A screen reader is at work."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
    QTest.qWait(10)


def pages(dialog: QDialog) -> Iterator[QWidget]:
    """The dialog as it is, then with each of its pages."""
    yield dialog
    for tabs in dialog.findChildren(QTabWidget):
        for page in range(1, tabs.count()):
            tabs.setCurrentIndex(page)
            settle()
            yield dialog
    if isinstance(dialog, PreferencesDialog):
        for page in range(1, dialog.list.count()):
            dialog.list.setCurrentRow(page)
            settle()
            yield dialog


def too_golden(page: QWidget) -> list[str]:
    """The buttons in gold, where there is more than one to be seen."""
    buttons = (one for one in page.findChildren(QAbstractButton) if one.isVisible())
    gold = [one.text() for one in buttons if is_primary(one)]
    return [f"gold: {', '.join(gold)}"] if len(gold) > 1 else []


@pytest.mark.parametrize("name", OPENERS)
def test_in_a_window_everything_has_a_name_one_button_is_gold_and_the_wheel_changes_no_field(
    program: Program, name: str
) -> None:
    """All are asked of each window while it is open; opening them all is what takes time."""
    OPENERS[name](program)
    settle()
    opened = [one for one in program.window.findChildren(QDialog) if one.isVisible()]
    assert [type(one).__name__ for one in opened] == [name]
    try:
        found = [
            fault
            for page in pages(opened[0])
            for fault in nameless(page) + too_golden(page) + moved_by_the_wheel(page)
        ]
        if os.environ.get("SHOW_TREE"):
            print(tree_of(opened[0]))
        assert list(dict.fromkeys(found)) == []
    finally:
        opened[0].close()
        settle()


# --- around the table ---------------------------------------------------------------------------


def test_around_the_table_everything_has_a_name_and_the_wheel_changes_no_field(
    program: Program,
) -> None:
    program.window.menus.actions["text_view"].trigger()
    settle()
    if os.environ.get("SHOW_TREE"):
        print(tree_of(program.window))
    assert nameless(program.window) == []
    assert moved_by_the_wheel(program.window) == []


def test_around_a_replay_everything_has_a_name_and_the_wheel_leaves_its_place(
    program: Program,
) -> None:
    Parts(program.context).replays.watch_this()
    settle()
    if os.environ.get("SHOW_TREE"):
        print(tree_of(program.window))
    found = nameless(program.window)
    fields = len(fields_of(program.window))
    moved = moved_by_the_wheel(program.window)
    Parts(program.context).stage.leave()
    settle()
    assert found == moved == []
    assert fields >= 3


# --- the wheel ----------------------------------------------------------------------------------


def test_the_wheel_scrolls_the_form_of_a_deal_and_writes_no_points(program: Program) -> None:
    """A score of 5,000 points had come from scrolling."""
    OPENERS["KeeperWindow"](program)
    settle()
    window = next(one for one in program.window.findChildren(KeeperWindow) if one.isVisible())
    window.resize(900, 420)
    window.show_setup()
    settle()
    moved = moved_by_the_wheel(window)
    window.begin(Sheet(preset("classic_4p").rules, "classic_4p", ("Ann", "Bob", "Carl", "Dora")))
    window.show_entry(0)
    settle()
    fields = [one for one in fields_of(window) if isinstance(one, QAbstractSpinBox)]
    moved += moved_by_the_wheel(window)
    window.close()
    settle()
    assert len(fields) > 10
    assert moved == []


def test_the_wheel_cuts_no_cards(qtbot: QtBot) -> None:
    ground = QWidget()
    qtbot.addWidget(ground)
    ground.resize(900, 600)
    panel = CutPanel("seal", 108)
    with qtbot.waitActive(ground):
        ground.show()
        ground.activateWindow()
    panel.open_on(ground)
    assert moved_by_the_wheel(ground) == []
    assert panel.number.value() == 0


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    """A page that scrolls, with a number and a choice."""
    content = QWidget()
    column = QVBoxLayout(content)
    for one in (QSpinBox(), QComboBox(), QWidget()):
        column.addWidget(one)
    content.findChildren(QComboBox)[0].addItems([f"Choice {n}" for n in range(40)])
    content.setMinimumHeight(2000)
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(400, 300)
    build.column(build.scroll_area(room, content), of=room)
    with qtbot.waitActive(room):
        room.show()
        room.activateWindow()
    return room


@pytest.mark.parametrize("kind", [QSpinBox, QComboBox])
def test_a_field_with_the_keys_follows_the_wheel(page: QWidget, kind: type[QWidget]) -> None:
    field = page.findChildren(kind)[0]
    assert moved_by_the_wheel(page) == []
    field.setFocus()
    before = state_of(field)
    turn(field, 1 if kind is QSpinBox else -1)
    assert state_of(field) != before


def test_a_field_that_came_later_is_left_alone_too(page: QWidget) -> None:
    column = page.findChildren(QSpinBox)[0].parentWidget().layout()
    assert isinstance(column, QVBoxLayout)
    column.insertWidget(0, QSpinBox())
    QApplication.processEvents()
    assert len(fields_of(page)) == 3
    assert moved_by_the_wheel(page) == []


def test_the_open_list_of_a_choice_scrolls(page: QWidget) -> None:
    choice = page.findChildren(QComboBox)[0]
    choice.showPopup()
    settle()
    view = choice.view()
    before = view.verticalScrollBar().value()
    turn(view.viewport(), -1)
    assert view.verticalScrollBar().value() > before
    assert choice.currentIndex() == 0
    QTest.keyClick(view, Qt.Key.Key_Escape)

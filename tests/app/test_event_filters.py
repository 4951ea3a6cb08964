"""What watches the events of a widget outlives it, or goes with it, without a word."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractScrollArea,
    QApplication,
    QListWidget,
    QMenu,
    QSpinBox,
    QStackedWidget,
    QTableView,
    QTreeWidget,
    QWidget,
)
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from canasta_qt.features.learning.lessons.window import TipBar
from canasta_qt.features.match_setup.window.game_finder import GameFinder
from canasta_qt.features.review.window.move_analysis import CardStrip
from canasta_qt.features.rules.window.editors.base import NumberField, TextField
from canasta_qt.features.rules.window.finder import Finder
from canasta_qt.library.games import Games
from canasta_qt.play.scene.panels.choice import Question
from canasta_qt.play.speech.focus import FocusReader
from canasta_qt.play.windows.find_command import CommandFinder
from canasta_qt.play.windows.main_window import Notice
from canasta_qt.ui.controls import frames as corners
from canasta_qt.ui.controls.fades import _Fade
from canasta_qt.ui.controls.focus import WheelGuard
from canasta_qt.ui.controls.looks import dressed
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import ClosedBrowser
from tests.helpers.programs.match_window import Window
from tests.helpers.programs.parts import Parts

PACKAGE = Path(__file__).resolve().parents[2] / "canasta_qt"


def shown(qtbot: QtBot, widget: QWidget, focus: QWidget) -> None:
    """The widget on the screen, and the keys with a part of it."""
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    with qtbot.waitActive(widget):
        widget.show()
        widget.activateWindow()
    focus.setFocus()
    qtbot.waitUntil(focus.hasFocus)


@pytest.mark.parametrize("kind", [ClosedBrowser, QListWidget, QTableView, QTreeWidget])
@pytest.mark.parametrize("part", [False, True])
def test_a_text_with_the_keys_can_go(
    qtbot: QtBot, kind: Callable[[QWidget], QAbstractScrollArea], *, part: bool
) -> None:
    """Qt takes the keys from it while it is half gone already, and tells the ring."""
    room = QWidget()
    area = kind(room)
    build.ring_focus(area)
    shown(qtbot, room, area)
    delete(area if part else room)


def test_the_ring_is_drawn_while_the_keys_are_there(qtbot: QtBot) -> None:
    room = QWidget()
    area, other = ClosedBrowser(room), TextField(room)
    build.ring_focus(area)
    area.resize(200, 200)
    shown(qtbot, room, area)
    with_ring = area.grab().toImage()
    other.setFocus()
    assert area.grab().toImage() != with_ring


class OlderList(QListWidget):
    """As in PySide6 6.8, whose lists repaint only what an index names."""

    def update(self, index: QModelIndex) -> None:  # type: ignore[override]
        super().update(index)


def test_lists_of_older_qt_are_ringed_and_dressed(qtbot: QtBot) -> None:
    """There a fault within an event filter ends the program."""
    room = QWidget()
    area, other = OlderList(room), TextField(room)
    build.ring_focus(area)
    shown(qtbot, room, area)
    other.setFocus()
    dressed(area, "quiet")
    _Fade(area, True)._moved(0.5)


def test_a_notice_can_go_before_what_it_lies_over_and_after_it(qtbot: QtBot) -> None:
    for first in ("notice", "stack"):
        stack = QStackedWidget()
        qtbot.addWidget(stack)
        stack.show()
        notice = Notice(stack)
        notice.show_text("Words")
        delete(notice if first == "notice" else stack)
        if first == "notice":
            stack.resize(300, 200)


def test_a_tip_can_go_before_the_table_it_lies_over_and_with_it(qtbot: QtBot) -> None:
    for first in ("tip", "table"):
        table = QWidget()
        qtbot.addWidget(table)
        table.show()
        tip = TipBar("Words", table)
        delete(tip if first == "tip" else table)
        if first == "tip":
            table.resize(300, 200)


def test_a_panel_can_go_before_what_it_stands_on_and_with_it() -> None:
    for first in ("panel", "ground"):
        ground = QWidget()
        ground.show()
        panel = Question("Shall it go?")
        panel.add("Yes", lambda: None, main=True)
        panel.open_on(ground)
        delete(panel if first == "panel" else ground)
        if first == "panel":
            ground.resize(300, 200)


def finder_of_rules() -> tuple[QWidget, QWidget]:
    finder = Finder()
    return finder, finder.search


def finder_of_games() -> tuple[QWidget, QWidget]:
    finder = GameFinder(Games())
    return finder, finder.search


def number() -> tuple[QWidget, QWidget]:
    room = QWidget()
    return room, NumberField(0, 9, 1, room)


def words() -> tuple[QWidget, QWidget]:
    room = QWidget()
    return room, TextField(room)


@pytest.mark.parametrize("make", [finder_of_rules, finder_of_games, number, words])
@pytest.mark.parametrize("part", [False, True])
def test_a_field_with_the_keys_can_go(
    qtbot: QtBot, make: Callable[[], tuple[QWidget, QWidget]], *, part: bool
) -> None:
    room, field = make()
    shown(qtbot, room, field)
    qtbot.keyClick(field, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    delete(field if part else room)


def test_a_field_can_go_before_what_keeps_the_wheel_from_it_and_after_it() -> None:
    for first in ("guard", "field"):
        guard, field = WheelGuard(), QSpinBox()
        guard.watch(field)
        field.resize(100, 40)
        delete(guard if first == "guard" else field)
        if first == "guard":
            field.resize(120, 40)
            delete(field)


def test_cards_with_the_keys_can_go(qtbot: QtBot) -> None:
    """The page of a move is put in place of another while the keys are on its cards."""

    class Dialog(QWidget):
        seen: list[QObject] = []

        def eventFilter(self, watched: QObject, event: object) -> bool:
            self.seen.append(watched)
            return False

    room = Dialog()
    strip = CardStrip([["SA"]], "An ace", room)
    strip.installEventFilter(room)
    shown(qtbot, room, strip)
    delete(strip)


def test_what_rounds_a_menu_can_go_before_it_and_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(corners, "CUT_OUT", (QGuiApplication.platformName(),))
    for first in ("menu", "corners"):
        rounding, menu = corners.Corners(), QMenu()
        rounding.round_off(menu)
        menu.resize(120, 80)
        delete(menu if first == "menu" else rounding)
        if first == "corners":
            menu.resize(140, 90)
            delete(menu)


def test_what_waits_for_the_player_to_come_back_can_go_meanwhile(
    qtbot: QtBot, tmp_path: Path
) -> None:
    made = Window(qtbot, tmp_path)
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(Parts(made.context).home_made)
    made.close()
    delete(Parts(made.context).home_made)
    QTest.keyClick(made.window, Qt.Key.Key_Space)


def test_what_reads_the_focus_can_go_while_it_reads(qtbot: QtBot) -> None:
    window, said = QWidget(), list[str]()
    qtbot.addWidget(window)
    window.show()
    reader = FocusReader(said.append, lambda: None, lambda _: None, window)
    reader.switch(on=True)
    delete(reader)
    QTest.keyClick(window, Qt.Key.Key_Tab)
    assert said == []


def test_the_search_for_a_command_can_go_while_one_types(qtbot: QtBot) -> None:
    finder = CommandFinder([])
    qtbot.addWidget(finder)
    finder.show()
    QTest.keyClick(finder.field, Qt.Key.Key_Down)
    field = finder.field
    field.setParent(None)
    delete(finder)
    QTest.keyClick(field, Qt.Key.Key_Down)
    delete(field)


KNOWN = {
    "play/speech/focus.py": 1,
    "play/windows/find_command.py": 1,
    "features/learning/lessons/window.py": 1,
    "features/learning/flows/home_made.py": 1,
    "play/windows/main_window.py": 1,
    "features/review/window/move_analysis.py": 1,
    "features/match_setup/window/game_finder.py": 1,
    "features/rules/window/editors/base.py": 1,
    "features/rules/window/finder.py": 1,
    "ui/widgets/build.py": 1,
    "ui/controls/frames.py": 1,
    "ui/controls/focus.py": 1,
    "ui/parts/panel.py": 1,
}
"""Where events are watched; whoever adds a place adds what happens when it goes to this file."""


def test_every_place_that_watches_events_is_gone_through() -> None:
    found = {
        file.relative_to(PACKAGE).as_posix(): file.read_text(encoding="utf-8").count(
            ".installEventFilter("
        )
        for file in PACKAGE.rglob("*.py")
    }
    assert {name: count for name, count in found.items() if count} == KNOWN

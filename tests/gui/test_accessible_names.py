"""Every window for those who cannot see it: everything has a role, a name and its true length."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QDialog, QTabWidget, QWidget
from pytestqt.qtbot import QtBot

from canasta_qt.app.program import Program
from canasta_qt.dialogs.preferences.dialog import PreferencesDialog
from canasta_qt.start import read_options
from tests.helpers.accessible import nameless, tree_of
from tests.helpers.every_dialog import OPENERS
from tests.helpers.windows import SHARED


@pytest.fixture(scope="module")
def program(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    folder = str(tmp_path_factory.mktemp("names"))
    words = ("--rules", "classic_2p", "--seed", "7", "--speed", "0")
    program = Program(read_options(["--data-dir", folder, *words]))
    program.window.setProperty(SHARED, True)
    program.show()
    program.begin()
    yield program
    program.close()
    program.window.deleteLater()


@pytest.fixture(autouse=True)
def listening() -> Iterator[None]:
    """A screen reader is at work."""
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def settle(qtbot: QtBot) -> None:
    for _ in range(3):
        QApplication.processEvents()
    qtbot.wait(10)


def pages(dialog: QDialog, qtbot: QtBot) -> Iterator[QWidget]:
    """The dialog as it opens, then with each of its pages."""
    yield dialog
    for tabs in dialog.findChildren(QTabWidget):
        for page in range(1, tabs.count()):
            tabs.setCurrentIndex(page)
            settle(qtbot)
            yield dialog
    if isinstance(dialog, PreferencesDialog):
        for page in range(1, dialog.list.count()):
            dialog.list.setCurrentRow(page)
            settle(qtbot)
            yield dialog


@pytest.mark.parametrize("name", OPENERS)
def test_everything_in_a_window_has_a_name(program: Program, qtbot: QtBot, name: str) -> None:
    OPENERS[name](program)
    settle(qtbot)
    opened = [one for one in program.window.findChildren(QDialog) if one.isVisible()]
    assert [type(one).__name__ for one in opened] == [name]
    try:
        found = [fault for page in pages(opened[0], qtbot) for fault in nameless(page)]
        if os.environ.get("SHOW_TREE"):
            print(tree_of(opened[0]))
        assert list(dict.fromkeys(found)) == []
    finally:
        opened[0].close()
        settle(qtbot)


def test_everything_around_the_table_has_a_name(program: Program, qtbot: QtBot) -> None:
    program.window.menus.actions["text_view"].trigger()
    settle(qtbot)
    if os.environ.get("SHOW_TREE"):
        print(tree_of(program.window))
    assert nameless(program.window) == []


def test_everything_around_a_replay_has_a_name(program: Program, qtbot: QtBot) -> None:
    program.parts.replays.watch_this()
    settle(qtbot)
    if os.environ.get("SHOW_TREE"):
        print(tree_of(program.window))
    found = nameless(program.window)
    program.parts.replays.leave()
    settle(qtbot)
    assert found == []

"""The score keeper from the menu of the program: opened once, kept beside the matches."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from pytestqt.qtbot import QtBot

from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.window.window import KeeperWindow
from tests.helpers.programs.match_window import Window


def test_the_menu_opens_one_window_and_another_start_finds_the_sheet(
    qtbot: QtBot, tmp_path: Path
) -> None:
    window = Window(qtbot, tmp_path)
    action = window.window.menus.actions["score_keeper"]
    action.trigger()
    action.trigger()
    (keeper,) = window.window.findChildren(KeeperWindow)
    keeper.begin(read_entries(b"rules: samba\ndeal\nside 1: sequence 1, points 50").sheet)
    keeper.close()
    QCoreApplication.processEvents()
    action.trigger()
    (again,) = (one for one in window.window.findChildren(KeeperWindow) if one.isVisible())
    assert again.page.list.count() == 1  # type: ignore[attr-defined]
    again.close()
    window.close()

"""Help, about and troubles: readable, closable by key, small enough."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt import __version__
from canasta_qt.features.rulebook.window.help import About, HowToPlay, games_text
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.ui.widgets.problems import Trouble, TroubleBox, crash, storage_trouble


def shown(qtbot: QtBot, dialog: QWidget) -> QWidget:
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


@pytest.mark.parametrize("page", HowToPlay.PAGES)
def test_how_to_play_opens_on_every_page_and_closes_with_escape(qtbot: QtBot, page: str) -> None:
    dialog = HowToPlay(page=page)
    shown(qtbot, dialog)
    assert dialog.tabs.currentIndex() == HowToPlay.PAGES.index(page)
    assert dialog.height() <= 560
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()


def test_the_american_game_and_other_tables_are_explained() -> None:
    text = games_text()
    for words in ("first meld", "bonus cards", "turn card", "special hand", "rests", "Three:"):
        assert words in text


def test_about_names_the_version_and_promises_no_network(qtbot: QtBot) -> None:
    box = About()
    shown(qtbot, box)
    assert __version__ in box.name.text()
    assert "never uses the network" in box.text.text()


def storage(code: str, path: str, reason: str) -> Trouble:
    return storage_trouble(StorageProblem(StorageCode(code), Path(path), reason))


@pytest.mark.parametrize(
    ("trouble", "words"),
    [
        (crash("Traceback: ...", "/tmp/report.txt"), ["match is kept", "/tmp/report.txt"]),
        (crash("Traceback: ..."), ["match is kept", "play on"]),
        (storage("damaged", "/x/old.damaged", "line 3"), ["old.damaged", "new match"]),
        (storage("not_writable", "/folder-x", "read-only"), ["can play", "folder-x", "--data-dir"]),
        (storage("foreign", "/x/a.txt", "no header"), ["Nothing was deleted", "a.txt"]),
        (storage("future", "/x/a", "format 9"), ["kept unchanged", "newer program"]),
    ],
)
def test_a_trouble_says_what_is_kept_and_what_to_do(
    qtbot: QtBot, trouble: object, words: list[str]
) -> None:
    box = TroubleBox(trouble)
    shown(qtbot, box)
    assert all(word in box.informativeText() for word in words)
    assert box.text()
    assert box.detailedText() == trouble.details


def test_every_storage_problem_has_its_own_words() -> None:
    words = {storage(code, "", "").happened for code in StorageCode}
    assert len(words) == len(StorageCode)

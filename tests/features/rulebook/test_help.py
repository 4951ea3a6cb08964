"""Help, about and troubles: readable, closable by key, small enough."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from canasta_qt import __version__
from canasta_qt.engine.rules import preset
from canasta_qt.features.rulebook.window.help import About
from canasta_qt.features.rulebook.window.how_to_play import TABS, HowToPlay
from canasta_qt.library.games import ListedGame
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.ui.widgets.problems import Trouble, TroubleBox, crash, storage_trouble


def shown(qtbot: QtBot, dialog: QWidget) -> QWidget:
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def listed(game: str) -> ListedGame:
    return ListedGame(game, game, game, preset(game).rules)


@pytest.fixture
def how_to_play(qtbot: QtBot) -> HowToPlay:
    window = HowToPlay([listed("classic_4p"), listed("american_2017")])
    window.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(window)
    window.show_game(listed("american_2017"), "game")
    window.show()
    return window


def test_how_to_play_has_a_page_of_each_kind_and_closes_with_escape(
    qtbot: QtBot, how_to_play: HowToPlay
) -> None:
    for at, tab in enumerate(TABS):
        how_to_play.tabs.setCurrentIndex(at)
        assert how_to_play.tab == tab
        searched = [one for one in (how_to_play.rules, how_to_play.guide) if one.search.isVisible()]
        assert searched == [one for one in (how_to_play.book,) if one is not None]
    assert how_to_play.minimumSizeHint().width() <= 1024
    assert how_to_play.minimumSizeHint().height() <= 560
    qtbot.keyClick(how_to_play, Qt.Key.Key_Escape)
    assert not how_to_play.isVisible()


def test_how_to_play_is_about_the_game_that_is_chosen_there(how_to_play: HowToPlay) -> None:
    assert how_to_play.short.book.title == "american_2017"
    assert how_to_play.choice.currentText() == "american_2017"
    how_to_play.choice.activated.emit(0)
    assert how_to_play.short.book.title == "classic_4p"
    assert how_to_play.guide.pane.book.title == "", "what is not seen is not written"
    how_to_play.show_game(how_to_play.game, "guide")
    assert how_to_play.guide.pane.book.title == "classic_4p"


def test_rules_of_a_table_that_no_list_has_stand_first(how_to_play: HowToPlay) -> None:
    ours = ListedGame("classic_4p", "Ours", "Ours", preset("samba").rules)
    how_to_play.show_game(ours)
    assert how_to_play.choice.currentText() == "Ours"
    assert how_to_play.choice.count() == 3


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

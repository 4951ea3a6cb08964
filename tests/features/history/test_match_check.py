"""The check of all matches, from the help menu."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from canasta_qt.features.history import work as match_check
from canasta_qt.features.history.window.safety import MatchCheckWindow
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.match_check import examine
from canasta_qt.storage.matches import MatchStore
from canasta_qt.ui.widgets.problems import TroubleBox
from tests.features.history.test_history_window import column, spoil
from tests.helpers.programs.history_window import PastMatches


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[PastMatches]:
    one = PastMatches(qtbot, tmp_path / "data")
    yield one
    one.game.close()
    one.store.database.close()


def opened(window: PastMatches) -> MatchCheckWindow:
    window.window.menus.actions["check_matches"].trigger()
    return window.dialog(MatchCheckWindow)


def checked(window: PastMatches) -> MatchCheckWindow:
    dialog = opened(window)
    window.qtbot.waitUntil(dialog.progress.isHidden)
    return dialog


def is_open(window: PastMatches) -> bool:
    return any(one.isVisible() for one in window.window.findChildren(MatchCheckWindow))


def lines(dialog: MatchCheckWindow) -> list[str]:
    return [dialog.found.item(row).text() for row in range(dialog.found.count())]


def test_sound_matches_are_all_well(qtbot: QtBot, window: PastMatches) -> None:
    dialog = checked(window)
    assert dialog.heading.text() == "All is well. Checked: 4 matches."
    assert dialog.found.isHidden()
    qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert not is_open(window)


def test_what_is_damaged_is_told_and_what_can_be_repaired_is(window: PastMatches) -> None:
    spoil(window, window.ids[0], players="[" * 100_000)
    spoil(window, window.ids[1], play=b"nonsense")
    dialog = checked(window)
    assert dialog.heading.text() == "Checked: 4 matches. Fine: 2. Repaired: 1. Damaged: 1."
    damaged, repaired = lines(dialog)
    assert damaged.startswith("Classic, ")
    assert "damaged" in damaged
    assert repaired.startswith("Samba, ")
    assert repaired.endswith("repaired (its entry in the history).")
    assert not dialog.note.isHidden()
    dialog.close()
    history = window.open()
    assert column(history, 3)[3] != "Damaged"
    assert column(history, 2)[3] == "You, Vera, Otto, Nina"


def test_what_was_played_before_the_damage_waits_again(window: PastMatches) -> None:
    with window.store.database.writing() as connection:
        connection.execute("UPDATE actions SET line = '0 nonsense\n' WHERE number = 9")
    window.parts.waits.look()
    resume = window.window.welcome.resume_button
    assert not resume.isVisibleTo(window.window.welcome)
    dialog = checked(window)
    assert "is now a separate unfinished match" in lines(dialog)[0]
    assert resume.isVisibleTo(window.window.welcome)


def test_the_match_on_the_table_is_left_out(window: PastMatches) -> None:
    (waiting,) = window.store.unfinished().matches
    window.parts.match.resume(waiting)
    dialog = checked(window)
    assert dialog.heading.text() == "All is well. Checked: 3 matches."
    dialog.close()
    with window.store.database.writing() as connection:
        connection.execute("UPDATE matches SET deleted = 1 WHERE ended IS NOT NULL")
    assert checked(window).heading.text() == "The only match is the one on the table."


@pytest.mark.parametrize("how", ["stop", "close"])
def test_a_check_can_be_stopped(
    window: PastMatches, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    seen: list[int] = []
    blocker = threading.Event()

    def slowly(store: MatchStore, match: int) -> object:
        seen.append(match)
        blocker.wait(10)
        return examine(store, match)

    monkeypatch.setattr(match_check, "examine", slowly)
    dialog = opened(window)
    window.qtbot.waitUntil(lambda: len(seen) == 1)
    if how == "stop":
        dialog.stop.click()
        blocker.set()
        window.qtbot.waitUntil(dialog.progress.isHidden)
        assert dialog.heading.text().startswith("The check was stopped.")
    else:
        dialog.close()
        blocker.set()
        window.qtbot.wait(200)
    assert len(seen) == 1


def test_matches_that_cannot_be_read_are_told(
    window: PastMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone(store: MatchStore, match: int) -> object:
        raise StorageProblem(StorageCode.NOT_READABLE, store.database.path, "gone")

    monkeypatch.setattr(match_check, "examine", gone)
    opened(window)
    window.qtbot.waitUntil(
        lambda: any(b.isVisible() for b in window.window.findChildren(TroubleBox))
    )
    assert not is_open(window)

"""Older copies of all matches, looked into and taken back from in the real window."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.features.history.window.history import HistoryWindow
from canasta_qt.features.history.window.safety import CopiesWindow
from canasta_qt.record.log_text import dumps
from canasta_qt.storage.match_check import examine, mend
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage import copies as copies_module
from canasta_qt.storage.salvage.copies import Copy
from tests.features.history.test_history_window import choose, column, press, spoil
from tests.helpers.programs.history_window import OVER, PastMatches


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> Iterator[PastMatches]:
    """With a copy that has every match."""
    one = PastMatches(qtbot, tmp_path / "data")
    one.store.database.backup()
    yield one
    one.game.close()
    one.store.database.close()


def opened(window: PastMatches, history: HistoryWindow) -> CopiesWindow:
    press(history, "copies")
    copies = window.dialog(CopiesWindow)
    until_read(window, copies)
    return copies


def until_read(window: PastMatches, copies: CopiesWindow) -> None:
    """It is read beside the window."""
    window.qtbot.waitUntil(lambda: not copies.is_busy)


def take(window: PastMatches, copies: CopiesWindow) -> None:
    copies.take_button.click()
    until_read(window, copies)


def listed(copies: CopiesWindow) -> list[str]:
    table = copies.table
    items = (table.item(row, 1) for row in range(table.rowCount()))
    return [item.text() for item in items if item is not None]


def test_without_a_copy_it_says_so(qtbot: QtBot, tmp_path: Path) -> None:
    one = PastMatches(qtbot, tmp_path / "data")
    copies = opened(one, one.open())
    assert copies.copies.count() == 0
    assert not copies.take_button.isEnabled()
    one.game.close()
    one.store.database.close()


def test_a_copy_that_has_nothing_more_says_so_and_can_be_looked_into(window: PastMatches) -> None:
    copies = opened(window, window.open())
    assert copies.copies.currentText().endswith("4 matches")
    assert listed(copies) == []
    assert copies.found.text() == "The history has everything in this backup."
    copies.missing.setChecked(False)
    assert listed(copies) == ["Cuban", "Bolivia", "Classic", "Samba"]
    copies.all_button.click()
    assert copies.chosen() == []
    assert not copies.take_button.isEnabled()


# stand-in: `test_a_damaged_match_is_whole_again`, `test_a_deleted_match_comes_back_from_a_copy`
@pytest.mark.slow
def test_deleted_matches_are_taken_back(window: PastMatches) -> None:
    window.store.delete(*window.ids[:2])
    window.store.purge()
    history = window.open()
    assert column(history) == ["Cuban", "Bolivia"]
    copies = opened(window, history)
    assert listed(copies) == ["Classic", "Samba"]
    copies.table.selectRow(1)
    take(window, copies)
    assert copies.found.text() == "Restored: 1 match."
    assert listed(copies) == ["Classic"]
    assert column(history) == ["Cuban", "Bolivia", "Samba"]
    copies.all_button.click()
    take(window, copies)
    assert column(history) == ["Cuban", "Bolivia", "Classic", "Samba"]
    assert window.store.text(window.ids[0]) == dumps(OVER[1])


def test_a_damaged_match_is_whole_again(window: PastMatches) -> None:
    spoil(window, window.ids[1], play=b"nonsense")
    found = examine(window.store, window.ids[1])
    assert found is not None
    mend(window.store, found)
    history = window.open()
    assert column(history, 3)[2] == "Damaged"
    copies = opened(window, history)
    assert listed(copies) == ["Classic"]
    copies.all_button.click()
    take(window, copies)
    assert copies.found.text() == "Restored: 1 match."
    copies.close()
    assert column(history, 3)[2] != "Damaged"
    assert column(history) == ["Cuban", "Bolivia", "Classic", "Samba"]
    assert window.store.text(window.ids[1]) == dumps(OVER[2])
    choose(history, "Classic")
    press(history, "replay")
    window.parts.stage.drop()


def test_a_match_that_was_set_aside_and_is_whole_loses_nothing_to_a_copy(
    window: PastMatches,
) -> None:
    window.store.set_aside(window.waiting, "nothing is wrong with it")
    before = window.store.text(window.waiting)
    copies = opened(window, window.open())
    copies.all_button.click()
    take(window, copies)
    assert window.store.text(window.waiting) == before


@pytest.mark.slow  # stand-in: `test_a_damaged_copy_says_so_and_shows_what_can_be_read`
def test_a_copy_that_cannot_be_read_says_so(window: PastMatches) -> None:
    path = window.store.database.backup_path
    path.write_bytes(b"nonsense" * 4000)
    copies = opened(window, window.open())
    assert copies.copies.currentText().endswith("damaged")
    assert listed(copies) == []


def test_a_damaged_copy_says_so_and_shows_what_can_be_read(window: PastMatches) -> None:
    path = window.store.database.backup_path
    with path.open("r+b") as file:
        file.write(b"\xff" * 100)
    window.store.delete(window.ids[0])
    copies = opened(window, window.open())
    assert copies.copies.currentText().endswith("damaged")
    assert listed(copies) == ["Samba"]
    assert "Only readable matches are shown" in copies.found.text()
    copies.all_button.click()
    take(window, copies)
    assert window.ids[0] in window.store.ids()


def test_a_copy_is_read_beside_the_window(
    window: PastMatches, monkeypatch: pytest.MonkeyPatch
) -> None:
    threads: list[threading.Thread] = []
    read = copies_module.opened

    def noted(copy: Copy) -> AbstractContextManager[MatchStore]:
        threads.append(threading.current_thread())
        return read(copy)

    monkeypatch.setattr(copies_module, "opened", noted)
    window.store.delete(window.ids[0])
    copies = opened(window, window.open())
    copies.all_button.click()
    take(window, copies)
    assert len(threads) == 3  # looked into, taken from, looked into again
    assert threading.main_thread() not in threads

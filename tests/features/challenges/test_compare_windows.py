"""The expert on your cards in the window: ways in, the table, both ways, statistics."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from canasta_qt.features.challenges.model import begun, comparison_data
from canasta_qt.features.challenges.session.comparing import CompareJob
from canasta_qt.features.challenges.window.both_ways import BothWaysWindow
from canasta_qt.features.challenges.window.comparison import ComparisonWindow
from canasta_qt.features.endings.window.deal_end import DealEnd
from canasta_qt.features.endings.window.match_end import MatchEnd
from canasta_qt.features.history.statistics.window.window import StatisticsWindow
from canasta_qt.library.match_setup import MatchChoice
from canasta_qt.record.timeline import Timeline
from tests.helpers.deals.compared import played_by_newcomers, played_match, seat_of_person
from tests.helpers.programs.match_window import Window, a_finished_match
from tests.helpers.programs.parts import Parts


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What would be played is only noted."""
    started: list[int] = []
    monkeypatch.setattr(CompareJob, "start", lambda _self, first=1: started.append(first))
    return started


@pytest.fixture
def compared(window: Window) -> Iterator[Window]:
    """A match from the history that was compared."""
    number = kept(window)
    timeline = Timeline(window.store.log(number))
    window.parts.challenges.compare.compare_kept(timeline, number, 2)
    yield window
    window.parts.challenges.compare.close()


def kept(window: Window, deals: int = 2) -> int:
    """A match with its comparison; newcomers played everything, quickly."""
    timeline = Timeline(played_match(deals))
    number = window.store.import_log(timeline.log, "classic_4p")
    seat = seat_of_person(timeline.log)
    found = begun(timeline, seat)
    for deal in range(1, deals + 1):
        for level in ("expert", "newcomer"):
            found = found.with_played(deal, level, played_by_newcomers(deal, deals))
    window.parts.challenges.compare.store.save(number, seat, comparison_data(found))
    return number


def shown(window: Window) -> ComparisonWindow:
    return window.dialog(ComparisonWindow)


def test_a_row_a_deal_with_the_one_that_was_asked_for(compared: Window) -> None:
    table = shown(compared).table
    assert [table.item(row, 0).text() for row in range(table.rowCount())] == [
        "1", "2", "All 2 deals",
    ]  # fmt: skip
    assert table.chosen is not None
    assert table.chosen.deal == 2
    spoken = table.item(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == shown(compared).told.text()
    assert spoken.startswith("Deal 2: you ")
    assert "ten deals" in shown(compared).average.text()
    assert not shown(compared).stop.isVisible()


def test_it_says_once_that_all_is_there(compared: Window) -> None:
    dialog = shown(compared)
    assert dialog.status.text() == "All deals are compared."
    assert dialog._said == dialog.status.text()


def test_the_sum_cannot_be_watched(compared: Window) -> None:
    dialog = shown(compared)
    assert all(button.isEnabled() for button in dialog.watch.values())
    dialog.table.setCurrentCell(2, 0)
    assert not any(button.isEnabled() for button in dialog.watch.values())


def test_both_ways_are_watched_from_where_they_part(compared: Window, qtbot: QtBot) -> None:
    QTest.keyClick(shown(compared).table, Qt.Key.Key_Return)
    both = compared.dialog(BothWaysWindow)
    assert both.windowTitle() == "Deal 2: yours and Expert’s"
    parting = both.both.parting
    assert parting is not None
    assert both.sides["yours"].title.text().startswith(f"Yours: move {parting.action} of ")
    assert both.sides["theirs"].title.text().startswith(f"Expert’s: move {parting.action} of ")
    QTest.keyClick(both, Qt.Key.Key_Right)
    assert both.where.text() == "From here on they differ"
    assert both.sides["yours"].happened.text()
    QTest.keyClick(both, Qt.Key.Key_Home)
    assert both.both.at_start
    QTest.keyClick(both, Qt.Key.Key_End)
    assert both.both.at_end
    assert not both.buttons["on"].isEnabled()
    QTest.keyClick(both, Qt.Key.Key_D)
    assert both.both.yours.place.action == parting.action
    both.sides["yours"].table.setFocus()
    both.activateWindow()
    qtbot.waitUntil(both.isActiveWindow)
    QTest.keyClick(both.sides["yours"].table, Qt.Key.Key_Right)
    assert both.both.yours.place.action == parting.action + 1, "keys work at a table, too"
    both.buttons["on"].setFocus()
    QTest.keyClick(both.buttons["on"], Qt.Key.Key_Left)
    assert both.both.yours.place.action == parting.action, "and at a button"
    both.sides["yours"].table.setFocus()
    QTest.keyClick(both.sides["yours"].table, Qt.Key.Key_Escape)
    assert Parts(compared.context).challenges.compare.both is None


def test_wide_windows_show_two_tables_narrow_ones_one_with_a_switch(compared: Window) -> None:
    shown(compared).watch["newcomer"].click()
    both = compared.dialog(BothWaysWindow)
    both.resize(1366, 760)
    assert all(side.isVisible() for side in both.sides.values())
    assert not both.switch.isVisible()
    both.resize(1024, 560)
    assert both.switch.isVisible()
    assert [side.isVisible() for side in both.sides.values()] == [True, False]
    QTest.keyClick(both, Qt.Key.Key_W)
    assert [side.isVisible() for side in both.sides.values()] == [False, True]
    assert both.switch.value() == "theirs"
    both.close()


def test_the_ends_of_a_deal_and_of_a_match_lead_there(
    window: Window, no_processes: list[int]
) -> None:
    window.parts.match.resume(a_finished_match())
    window.parts.sheets.show_deal_end()
    window.dialog(DealEnd).compare.click()
    assert no_processes == [1]
    assert shown(window).isVisible()
    window.parts.sheets.show_match_end()
    window.dialog(MatchEnd).compare.click()
    assert no_processes == [1, 1]
    window.parts.challenges.compare.close()


def test_it_steps_aside_when_whoever_looked_at_it_plays_on(
    compared: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    dialog, flow = shown(compared), Parts(compared.context).challenges.compare
    monkeypatch.setattr(compared.window, "isActiveWindow", lambda: False)
    Parts(compared.context).match.begin(MatchChoice(seed=3))
    assert dialog.isVisible()  # it is being read while others play
    monkeypatch.setattr(compared.window, "isActiveWindow", lambda: True)
    dialog.move(compared.window.frameGeometry().topLeft())
    flow._played()
    covers = dialog.frameGeometry().intersects(compared.window.frameGeometry())
    assert not dialog.isVisible() or not covers
    if not dialog.isVisible():
        assert flow.window is None


def test_the_menu_leads_to_the_match_on_the_table_or_to_the_history(
    window: Window, no_processes: list[int]
) -> None:
    window.do("compare")
    assert window.parts.history.list.isVisible()
    window.parts.history.list.reject()
    window.parts.match.resume(a_finished_match())
    window.do("compare")
    assert shown(window).isVisible()
    window.parts.challenges.compare.close()


def test_without_a_deal_that_is_over_it_says_so(window: Window) -> None:
    window.parts.match.resume(played_match(0, more=4))
    window.do("compare")
    assert window.parts.challenges.compare.window is None
    assert "No deal is over yet" in window.window.notice.text()


def test_the_history_leads_there_and_what_is_deleted_is_forgotten(window: Window) -> None:
    number = kept(window)
    window.do("history")
    window.parts.history.list.actions_column.buttons["compare"].click()
    assert shown(window).table.rowCount() == 3
    window.parts.challenges.forget(number)
    store = window.parts.challenges.compare.store
    assert list(store.all()) == []
    window.parts.challenges.compare.close()


def test_what_goes_on_can_be_stopped_and_gone_on_with(
    window: Window, no_processes: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    timeline = Timeline(played_match())
    number = window.store.import_log(timeline.log, "classic_4p")
    monkeypatch.setattr(CompareJob, "running", property(lambda _self: True))
    window.parts.challenges.compare.compare_kept(timeline, number)
    dialog = shown(window)
    assert dialog.bar.isVisible()
    assert dialog.stop.text() == "&Stop"
    monkeypatch.setattr(CompareJob, "running", property(lambda _self: False))
    window.parts.challenges.compare._grown()
    assert dialog.stop.text() == "C&ontinue"
    assert dialog.status.text() == "Stopped after 0 of 4."
    dialog.stop.click()
    assert no_processes == [1, 1]
    window.parts.challenges.compare.close()


def test_the_statistics_tell_of_all_comparisons(window: Window) -> None:
    kept(window)
    window.do("statistics")
    dialog = window.dialog(StatisticsWindow)
    assert dialog.compared.rowCount() == 1
    assert dialog.compared.item(0, 1).text() == "2"
    assert dialog.compared.item(0, 2).text() == "too few yet"
    assert "2 deals were compared so far" in dialog.expert.text()
    dialog.close()

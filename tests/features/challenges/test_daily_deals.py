"""Daily deals in the window: today's and past ones, whatever a clock does, and after a kill."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules
from canasta_qt.features.challenges.session.daily_page import (
    catch_up,
    month_rows,
    seal_of,
    state_of,
)
from canasta_qt.features.challenges.store import DailyResult, DailyStore
from canasta_qt.features.challenges.window.code_window import ChallengeWindow
from canasta_qt.features.challenges.window.daily import WEEK_COLUMN, DailyWindow, spoken
from canasta_qt.players.api import make_bot
from canasta_qt.record.challenges.challenge import ChallengeResult
from canasta_qt.record.challenges.code import read_challenge
from canasta_qt.record.challenges.daily import FIRST_DAY, deal_of_day, deal_of_week
from canasta_qt.storage.files import Paths
from tests.helpers.programs.match_window import Window

TODAY = date(2026, 11, 24)


@pytest.fixture(autouse=True)
def clock(window: Window) -> None:
    window.pool.silent = True  # the tests move for everybody
    window.parts.challenges.daily.today = lambda: TODAY


def calendar(window: Window) -> DailyWindow:
    window.parts.challenges.daily.open()
    return window.dialog(DailyWindow)


def store_of(window: Window) -> DailyStore:
    return window.parts.challenges.daily.store


MOVES: dict[tuple[TableRules, int | str, int], list[Action]] = {}
"""What newcomers did in a deal from its beginning: the same once more in another test."""


def play_to_the_end(window: Window, seed: int = 1) -> DailyResult:
    """The deal on the table, by newcomers' moves: anybody's would take twice as many."""
    match = window.game.match
    assert match is not None
    seats = range(len(match.run.state.hands))
    bots = [make_bot("newcomer", f"{seed} {seat}") for seat in seats]
    moves = MOVES.setdefault((match.run.log.rules, match.run.log.seed, seed), [])
    before = len(match.run.log.deals[0].entries)
    window.table.set_speed(1)  # everything waits to be shown, and the end of it is
    while not match.run.deal_over:
        at = len(match.run.log.deals[0].entries) - before
        if at == len(moves):
            actor = match.run.state.actor
            moves.append(bots[actor].choose(match.run.view(actor)))
        window.game.act(moves[at])
    window.table.set_speed(0)
    scored = match.run.log.deals[0].scored
    assert scored is not None
    own = match.run.match.setup.scorer_of[match.session.viewer]
    return DailyResult(scored[own], max(p for at, p in enumerate(scored) if at != own))


def test_todays_deal_is_played_and_its_result_is_that_of_its_date_when_midnight_passes(
    window: Window, tmp_path: Path
) -> None:
    dialog = calendar(window)
    assert dialog.head.text() == "Today’s deal"
    assert dialog.seal.text().replace("\n", "") == seal_of("2026-11-24")
    dialog.play.click()
    match = window.game.match
    assert match is not None
    assert match.run.log.seed == deal_of_day(TODAY).seed
    seal = match.run.log.deals[0].seal
    assert seal is not None
    assert seal.digest == seal_of("2026-11-24")
    window.parts.challenges.daily.today = lambda: TODAY + timedelta(days=1)
    result = play_to_the_end(window)
    assert store_of(window).result("2026-11-24") == result
    assert store_of(window).result("2026-11-25") is None
    fresh = DailyStore(Paths(tmp_path, tmp_path))
    fresh.begin("2026-11-24")
    catch_up(fresh, window.game.store)
    assert DailyStore(Paths(tmp_path, tmp_path)).result("2026-11-24") == result, "as after a kill"
    window.parts.challenges.daily.today = lambda: TODAY
    again = calendar(window)
    assert str(abs(result.own) % 1000) in again.state.text()
    assert again.play.text() == "&Play again"


@pytest.mark.slow  # stand-ins: test_the_first_result_stays, and the deal that is played above
def test_the_first_result_counts(window: Window) -> None:
    window.parts.challenges.daily.play_today()
    first = play_to_the_end(window, 1)
    window.parts.match.leave()
    window.parts.challenges.daily.play_today()
    assert play_to_the_end(window, 2) != first
    assert store_of(window).result("2026-11-24") == first


def test_hints_are_told_beside_the_result_and_the_code_carries_it(window: Window) -> None:
    daily = window.parts.challenges.daily
    daily.play_today()
    window.game.hint_given.emit()
    window.game.hint_given.emit()
    result = play_to_the_end(window)
    assert store_of(window).result("2026-11-24") == (*result[:2], 2)
    window.game.hint_given.emit()
    assert store_of(window).result("2026-11-24") == (*result[:2], 2), "the first result counts"
    dialog = calendar(window)
    assert dialog.state.text().endswith("Help: 2 hints.")
    assert dialog.table.currentItem().toolTip().endswith(", 2 hints")
    dialog.code.click()
    codes = window.dialog(ChallengeWindow)
    codes.with_result.click()
    told = read_challenge(codes.code.toPlainText()).result
    assert told == ChallengeResult(result.own, result.other)
    codes.close()


def test_a_deal_that_was_left_goes_on_where_it_was(window: Window) -> None:
    window.parts.challenges.daily.play_today()
    assert window.game.match is not None
    number = window.game.number
    window.parts.match.leave()
    calendar(window).play.click()
    assert window.game.number == number


def test_another_match_is_no_daily_deal(window: Window) -> None:
    from canasta_qt.library.match_setup import MatchChoice

    window.parts.match.begin(MatchChoice(length="deal", seed=7))
    play_to_the_end(window)
    assert store_of(window).all_keys() == []


def test_a_clock_that_was_wrong_breaks_nothing(window: Window) -> None:
    daily = window.parts.challenges.daily
    daily.today = lambda: date(2031, 1, 1)
    daily.play_today()
    store_of(window).finish("2031-01-01", 1065, -40)
    daily.today = lambda: date(2026, 3, 1)  # set back: what was played stays played
    store = store_of(window)
    future = deal_of_day(date(2031, 1, 1))
    assert state_of(future, store, daily.today()) == "played"
    assert state_of(deal_of_day(date(2026, 3, 2)), store, daily.today()) == "to_come"
    daily.play(deal_of_day(date(2026, 3, 2)))
    assert store.all_keys() == ["2031-01-01"]
    assert daily.welcome().days[-1] == "open"
    daily.today = lambda: date(1999, 1, 1)  # before there were any
    assert state_of(deal_of_day(daily.today()), store, daily.today()) == "none"
    calendar(window)


def test_past_days_are_played_and_days_to_come_are_not_offered(window: Window) -> None:
    dialog = calendar(window)
    dialog.table.choose(deal_of_day(date(2026, 11, 2)))
    assert dialog.play.isEnabled()
    dialog.table.choose(deal_of_day(date(2026, 11, 25)))
    assert not dialog.play.isEnabled()
    assert dialog.seal.text() == ""
    assert not dialog.after.isEnabled()
    for _ in range(12):
        dialog._turn(-1)
    assert dialog._month < FIRST_DAY or not dialog.before.isEnabled()


def test_the_week_has_a_game_of_its_own(window: Window) -> None:
    dialog = calendar(window)
    week = deal_of_week(TODAY)
    dialog.table.choose(week)
    assert dialog.table.currentColumn() == WEEK_COLUMN
    dialog.resize(dialog.minimumSizeHint())
    QApplication.processEvents()
    ends = dialog.table.columnViewportPosition(WEEK_COLUMN) + dialog.table.columnWidth(WEEK_COLUMN)
    assert ends <= dialog.table.viewport().width(), "names are shortened in sight"
    assert dialog.head.text().startswith("This week’s game: ")
    dialog.play.click()
    match = window.game.match
    assert match is not None
    assert match.run.log.preset == week.game


def test_arrow_keys_walk_and_enter_plays(qtbot: QtBot, window: Window) -> None:
    dialog = calendar(window)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Left)
    assert dialog.deal == deal_of_day(date(2026, 11, 23))
    qtbot.keyClick(dialog.table, Qt.Key.Key_Up)
    assert dialog.deal == deal_of_day(date(2026, 11, 16))
    asked: list[object] = []
    dialog.play_asked.connect(asked.append)
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert len(asked) == 1
    match = window.game.match
    assert match is not None
    assert match.run.log.seed == deal_of_day(date(2026, 11, 16)).seed


def test_every_cell_is_told_to_a_screen_reader(window: Window) -> None:
    store = store_of(window)
    store.begin("2026-11-18")
    store.finish("2026-11-18", 1065, -40)
    store.begin("2026-11-17")
    rows = month_rows(TODAY, store, TODAY)
    told = [spoken(entry) for entry in rows[3].days]
    assert told[2].endswith("played, 1,065 to −40")
    assert told[1].endswith("begun")
    assert told[0].endswith("not played")


def test_the_page_before_a_match_shows_the_last_seven_days(window: Window) -> None:
    store = store_of(window)
    store.begin("2026-11-20")
    store.finish("2026-11-20", 5, 10)
    model = window.parts.challenges.daily.welcome()
    assert model.days == ("open", "open", "played", "open", "open", "open", "open")
    window.parts.challenges.daily.play_today()
    assert window.parts.challenges.daily.welcome().days[-1] == "begun"

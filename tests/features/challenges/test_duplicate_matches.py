"""Duplicate matches in the window: begun, left, gone on with, scored by the difference."""

from __future__ import annotations

from dataclasses import replace

import pytest

from canasta_qt.engine.rules import preset
from canasta_qt.features.challenges.model import (
    DEALS,
    DuplicateStanding,
    LevelPlayed,
    begun,
    comparison_data,
    duplicate_rules,
    match_points,
    play_task,
    task_of,
)
from canasta_qt.features.challenges.model import standing as standing_of
from canasta_qt.features.challenges.session.comparing import CompareJob
from canasta_qt.features.challenges.store import Duplicate
from canasta_qt.features.challenges.window.comparison import ComparisonWindow, DuplicateWindow
from canasta_qt.features.challenges.words import beside_words, standing_words, told_words
from canasta_qt.features.endings.window.match_end import MatchEnd
from canasta_qt.features.match_setup.window.page import NewMatchPage
from canasta_qt.record.timeline import Timeline
from canasta_qt.storage.files import StorageCode, StorageProblem
from tests.helpers.deals.compared import played_by_newcomers, played_match, seat_of_person, told
from tests.helpers.programs.match_window import Window, a_finished_match


@pytest.fixture(autouse=True)
def no_processes(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """What would be played is only noted."""
    started: list[int] = []
    monkeypatch.setattr(CompareJob, "start", lambda _self, first=1: started.append(first))
    return started


def opened(window: Window) -> DuplicateWindow:
    window.do("duplicate")
    return window.dialog(DuplicateWindow)


def begin(window: Window) -> int:
    """Begin one of Classic; its number."""
    dialog = opened(window)
    dialog.game.setCurrentIndex(dialog.game.findData("classic_4p"))
    dialog.new.click()
    match = window.game.match
    assert match is not None
    assert match.recorder is not None
    assert match.recorder.match is not None
    return match.recorder.match


def kept(window: Window, deals: int = 3) -> int:
    """A duplicate match from the store, so far compared by a newcomer called Expert."""
    log = played_match(deals)
    number = window.store.import_log(log, "classic_4p")
    window.parts.challenges.duplicate.store.add(
        Duplicate(str(log.seed), "Classic, four players", 1_790_000_000, number)
    )
    timeline, seat = Timeline(log), seat_of_person(log)
    found = begun(timeline, seat)
    for deal in range(1, deals + 1):
        played = played_by_newcomers(deal, deals)
        for level in ("expert", "newcomer"):
            found = found.with_played(deal, level, played)
    window.parts.challenges.compare.store.save(number, seat, comparison_data(found))
    return number


def test_ten_deals_whatever_the_totals_are() -> None:
    for game in ("classic_4p", "bolivia", "hand_and_foot"):
        rules = duplicate_rules(preset(game).rules)
        assert rules.match.end.kind == "deals"
        assert rules.match.end.count == DEALS == 10
        assert rules.match.instant_win is None


def test_match_points_are_two_for_a_better_deal_and_one_for_an_equal_one() -> None:
    assert [match_points(gap) for gap in (5.0, 0.0, 0.3, -5.0, 2000.0)] == [2, 1, 1, 0, 2]
    found = told(Timeline(played_match()), {1: {"expert": (9000, 0)}, 2: {"expert": (0, 9000)}})
    assert standing_of(found) == DuplicateStanding(2, sum(found.differences()), 2, 4)


def test_one_begins_among_experts_and_is_written_down_first(
    window: Window, no_processes: list[int]
) -> None:
    number = begin(window)
    match = window.game.match
    assert match is not None
    log = match.run.log
    assert sorted(player.played_by for player in log.players) == ["expert"] * 3 + ["human"]
    assert log.rules.match.end.count == DEALS
    (one,) = window.parts.challenges.duplicate.store.all
    assert (one.seed, one.match) == (str(log.seed), number)
    assert no_processes == [1]  # Expert plays the first deal meanwhile
    job = window.parts.challenges.compare.job
    assert job is not None
    assert list(job.comparison.deals) == [1]
    assert job.comparison.deals[1].yours is None


def test_the_page_of_a_new_match_begins_one_of_the_game_that_is_picked(window: Window) -> None:
    window.do("new_match")
    page = window.dialog(NewMatchPage)
    page.tiles[3].click()
    page.offers[0].click()
    match = window.game.match
    assert match is not None
    assert match.run.log.preset == "samba"
    assert match.run.log.rules.match.end.count == DEALS
    (one,) = window.parts.challenges.duplicate.store.all
    assert one.seed == str(match.run.log.seed)
    assert window.parts.chooser.asking is None


def test_what_cannot_be_written_down_does_not_begin(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    store = window.parts.challenges.duplicate.store

    def refuse(_one: Duplicate) -> None:
        raise StorageProblem(StorageCode.NOT_WRITABLE, window.paths.duplicates_file, "full")

    monkeypatch.setattr(store, "add", refuse)
    opened(window).new.click()
    assert window.game.match is None


def test_it_is_left_and_gone_on_with(window: Window) -> None:
    number = begin(window)
    window.do("welcome")
    dialog = opened(window)
    assert dialog.entry is not None
    assert (dialog.entry.match, dialog.entry.running) == (number, True)
    assert dialog.entry.below.endswith(": 0 of 10 deals")
    assert dialog.go_on.isEnabled()
    dialog.go_on.click()
    assert window.game.number == number


def test_a_match_that_got_no_number_is_found_by_its_cards(window: Window) -> None:
    number = begin(window)
    window.do("welcome")
    store = window.parts.challenges.duplicate.store
    store._kept = tuple(replace(one, match=None) for one in store.all)
    store.add(Duplicate("never begun", "Classic", 1))
    dialog = opened(window)
    assert [entry.match for entry in dialog._entries] == [number]


def test_deals_stand_beside_experts_with_match_points(window: Window) -> None:
    number = kept(window)
    dialog = opened(window)
    assert dialog.entry is not None
    assert dialog.entry.match == number
    table = dialog.table
    assert table.rowCount() == 4
    cells = [[table.item(row, at).text() for at in range(5)] for row in range(4)]
    assert [line[0] for line in cells] == ["1", "2", "3", "Together"]
    assert all(line[4] in "012" for line in cells[:3])
    earned = sum(int(line[4]) for line in cells[:3])
    assert cells[3][4] == f"{earned} / 6"
    assert f"{earned} of 6 match points" in dialog.entry.standing
    assert dialog.told.text().startswith("Deal 1: you ")
    assert "help" not in dialog.entry.standing
    store = window.parts.challenges.duplicate.store
    store.count_hint(store.all[0].seed)
    assert opened(window).entry.standing.endswith("of 6 match points (help: one hint)")
    dialog.look.click()
    assert window.dialog(ComparisonWindow).table.rowCount() == 4
    window.parts.challenges.compare.close()


def test_what_was_not_compared_yet_is_played_when_it_is_looked_at(
    window: Window, no_processes: list[int]
) -> None:
    log = played_match(2)
    number = window.store.import_log(log, "classic_4p")
    window.parts.challenges.duplicate.store.add(Duplicate(str(log.seed), "Classic", 1, number))
    dialog = opened(window)
    assert no_processes == [1]
    assert dialog.table.item(0, 2).text() == "…"
    assert dialog.entry is not None
    assert dialog.entry.standing == "Nothing is compared yet."


def test_without_one_the_way_to_begin_is_shown(window: Window) -> None:
    dialog = opened(window)
    assert dialog.nothing.isVisible()
    assert not dialog.list.isVisible()
    assert not dialog.go_on.isEnabled()


def test_a_deleted_match_is_left_out_and_then_forgotten(window: Window) -> None:
    number = kept(window)
    window.store.delete(number)
    assert opened(window)._entries == ()
    window.parts.challenges.forget(number)
    assert window.parts.challenges.duplicate.store.all == ()


def test_what_expert_made_of_a_deal_is_told_once_it_is_over(window: Window) -> None:
    number = begin(window)
    flow, compare = window.parts.challenges.duplicate, window.parts.challenges.compare
    job, match = compare.job, window.game.match
    assert job is not None
    assert match is not None
    match.run.log.deals[0].scored = (500, 200)
    found = job.comparison
    deal = replace(found.deals[1], yours=(500, 200))
    played = LevelPlayed((400, 300), ())
    job.comparison = replace(found, deals={1: deal}).with_played(1, "expert", played)
    flow._grown()
    assert window.window.notice.text().startswith("Duplicate match, deal 1: ")
    window.window.notice.setText("")
    flow._grown()
    assert window.window.notice.text() == ""
    assert compare.number == number


def test_the_last_deal_is_told_with_the_whole() -> None:
    said = told_words(10, -25.0, "expert", DuplicateStanding(10, 130.0, 11, 20))
    assert said == (
        "Duplicate match, deal 10: Expert was 25 points further ahead. "
        "In all: +130 points, 11 of 20 match points."
    )


def test_the_end_of_the_match_says_how_it_stands_beside_expert(window: Window) -> None:
    log = a_finished_match()
    window.parts.match.resume(log)
    window.parts.sheets.show_match_end()
    panel = window.dialog(MatchEnd)
    assert panel.beside.text() == ""  # a match like any other
    match = window.game.match
    assert match is not None
    duplicate, compare = window.parts.challenges.duplicate, window.parts.challenges.compare
    duplicate.store.add(Duplicate(str(match.run.log.seed), "Classic", 1_790_000_000))
    number = duplicate._number_of(match)
    assert number is not None
    window.parts.sheets.show_match_end()
    panel = window.dialog(MatchEnd)
    assert panel.beside.text() == "Beside Expert: Nothing is compared yet."
    window.game.hint_given.emit()
    job = compare.job_for(Timeline(match.run.log), match.session, number)
    task = task_of(job.timeline, 1, job.seat, "newcomer")
    job.comparison = job.comparison.with_played(1, "expert", play_task(task))
    compare.grown.emit()
    whole = standing_words(standing_of(job.comparison), hints=1)
    assert whole.endswith("(help: one hint)")
    assert panel.beside.text().endswith(whole)
    assert "match points" in panel.accessibleDescription()
    panel.main.click()
    other = window.game.match
    assert other is not None
    assert other.run.log.seed != match.run.log.seed
    assert other.run.log.rules.match.end.count == DEALS
    assert duplicate.store.of(other.run.log.seed) is not None
    compare.close()


def test_expert_may_still_be_at_it_when_the_match_ends() -> None:
    assert beside_words(DuplicateStanding(8, -40.0, 9, 16), 10) == (
        "Beside Expert after 8 of 10 deals: −40 points, 9 of 16 match points"
    )
    assert beside_words(DuplicateStanding(10, 40.0, 9, 20), 10) == (
        "Beside Expert: +40 points, 9 of 20 match points"
    )

"""What is kept beside a sheet comes back; what makes no sense there costs nothing but itself."""

from __future__ import annotations

import json
from dataclasses import replace

from canasta_qt.features.score_keeper.model.entries import Sheet, empty_deal
from canasta_qt.features.score_keeper.model.sheet_data import (
    NEW,
    SheetProgress,
    progress_data,
    read_progress,
    read_sheet,
    sheet_data,
)
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.model.tally import moved_up, tally
from tests.helpers.cases import for_each

EVENING = """rules: classic_4p
names: Ann, Bob, Carl, Dora
deal
side 1: natural 1, points 520
deal
side 2: mixed 1, points 235
deal
side 1: points 70
"""


def sheet_of(text: str) -> Sheet:
    return read_entries(text.encode()).sheet


def again(sheet: Sheet, progress: SheetProgress) -> SheetProgress:
    return read_progress(sheet, json.loads(json.dumps(progress_data(sheet, progress))))


def test_steps_both_ways_and_drafts_come_back() -> None:
    sheet = sheet_of(EVENING)
    past = (
        replace(sheet, deals=sheet.deals[:1]),
        replace(sheet, deals=sheet.deals[:2]),
        replace(sheet, names=("Anna", "Bob", "Carl", "Dora"), date="2026-11-27"),
    )
    future = (sheet.without_deal(0), sheet.with_deal(1, sheet.deals[2]))
    begun = replace(sheet.deals[0], out=2)
    progress = SheetProgress(past, future, {NEW: begun, 1: sheet.deals[0]})
    assert again(sheet, progress) == progress


def test_a_step_holds_only_what_differs() -> None:
    sheet = sheet_of(EVENING)
    data = progress_data(sheet, SheetProgress((sheet.without_deal(2),), (sheet.without_deal(0),)))
    assert data == {"past": [{"first": 2, "last": 0}], "future": [{"first": 0, "last": 2}]}


def test_nothing_is_written_where_there_is_nothing() -> None:
    assert progress_data(sheet_of(EVENING), SheetProgress()) == {}


@for_each(
    "data",
    [
        {"past": 5, "future": "x", "drafts": []},
        {"past": [None, 5], "drafts": {"7": {}, "x": {}, "next": 5, "²": {}}},
        {"past": [{"first": 3, "last": 1}]},
        {"past": [{"first": -1}], "future": [{"deals": [{"sides": {"9": {}}}]}]},
        {"past": [{"first": 1, "names": ["A"]}], "drafts": {"next": {"out": "Zed"}}},
        {"drafts": {"0": {"unknown": 1}}},
    ],
)
def test_what_makes_no_sense_is_left_out(data: dict[str, object]) -> None:
    assert read_progress(sheet_of(EVENING), data) == SheetProgress()


def test_steps_before_one_that_makes_no_sense_are_there() -> None:
    sheet = sheet_of(EVENING)
    found = read_progress(sheet, {"past": [{"first": 2}, {"first": 9}, {"first": 1}]})
    assert found.past == (sheet.without_deal(2),)


def test_who_rests_after_a_deal_is_taken_out_gives_all_to_a_partner() -> None:
    sheet = sheet_of(
        "rules: classic_5p\nnames: A, B, C, D, E\ndeal\n4: hand 20\n"
        "deal\nside 2: points 150, hand cards K\n5: hand 15, red threes 1, out\ndeal\n4: hand 5\n"
    )
    moved = moved_up(sheet.without_deal(0))
    assert read_sheet(sheet_data(moved)) == moved
    assert moved.deals[0].out != 4
    assert tally(moved).ahead.totals == tally(sheet.without_deal(0)).ahead.totals


def test_a_sheet_in_which_nobody_rests_stays_as_it_is() -> None:
    sheet = sheet_of(EVENING)
    assert moved_up(sheet) is sheet
    assert sheet.deals[0] != empty_deal(sheet.setup)

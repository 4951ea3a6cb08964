"""The people of several sheets, ranked."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.evening import Standing, ranking
from canasta_qt.features.score_keeper.model.sheet_text import read_entries


def sheet(names: str, *points: int) -> Sheet:
    sides = "".join(f"side {at}: points {one}\n" for at, one in enumerate(points, 1))
    return read_entries(f"rules: classic_4p\nnames: {names}\ndeal\n{sides}".encode()).sheet


def test_points_of_all_sheets_count_and_as_many_points_share_a_rank() -> None:
    standings = ranking(
        [sheet("Ann, Bob, Carl, Dora", 900, 400), sheet("ANN, Eve, Bob, Dora", 5, 10)]
    )
    assert [(one.rank, one.name, one.points) for one in standings] == [
        (1, "Ann", 905), (2, "Carl", 900), (3, "Dora", 410), (4, "Bob", 405), (5, "Eve", 10),
    ]  # fmt: skip
    assert standings[0].sheets == 2


def test_a_match_that_is_won_counts_for_both_partners() -> None:
    won = sheet("Ann, Bob, Carl, Dora", 5000, 0)
    assert ranking([won]) == (
        Standing(1, "Ann", 1, 1, 5000), Standing(1, "Carl", 1, 1, 5000),
        Standing(3, "Bob", 1, 0, 0), Standing(3, "Dora", 1, 0, 0),
    )  # fmt: skip


def test_nobody_is_ranked_where_nothing_was_played() -> None:
    assert ranking([]) == ()
    just_begun = replace(sheet("Ann, Bob, Carl, Dora", 900, 400), deals=())
    assert {one.sheets for one in ranking([just_begun])} == {0}

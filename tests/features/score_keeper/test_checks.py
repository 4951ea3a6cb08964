"""What cannot be in an entry is told, and nothing else."""

from __future__ import annotations

import pytest

from canasta_qt.features.score_keeper.model.checks import ALL, EntryDoubt, doubts_of
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from tests.helpers.cases import for_each

GOOD = """rules: classic_4p
deal
side 1: natural 1, mixed 2, red threes 2, points 520
side 2: mixed 1, points 235, hand 80
1: out
3: hand 45
"""


def doubts(text: str) -> tuple[EntryDoubt, ...]:
    return doubts_of(read_entries(text.encode()).sheet)


def in_classic(*lines: str) -> tuple[EntryDoubt, ...]:
    return doubts("\n".join(["rules: classic_4p", "deal", *lines]))


def test_a_usual_deal_is_not_in_doubt() -> None:
    assert doubts(GOOD) == ()


TOLD: list[tuple[str, list[str], int, int]] = [
    ("cards_of_kind", ["side 1: points 50, red threes 3", "side 2: red threes 2"], 5, 4),
    ("cards_of_kind", ["side 1: melds K*5", "2: hand cards K*4"], 9, 8),
    ("cards_of_kind", ["side 1: cards X*5"], 5, 4),
    ("canasta_cards", ["side 1: mixed 13, points 5000"], 13, 12),
    ("canasta_many", ["side 1: natural 12, points 900"], 12, 11),
    ("points_low", ["side 1: natural 2, points 60"], 60, 70),
    ("points_step", ["side 1: points 52"], 52, 5),
    ("points_step", ["1: hand 7"], 7, 5),
    ("points_pack", ["side 1: natural 1, points 1500"], 1500, 1200),
    ("points_missing", ["side 1: mixed 1"], 0, 50),
    ("meld", ["side 1: melds K 2 X"], 1, 2),
    ("out_needs", ["side 1: points 50, out", "side 2: hand 50"], 0, 1),
    ("out_hand", ["side 1: natural 1, points 70", "1: out, hand 20", "side 2: hand 50"], 20, 0),
    ("hand_missing", ["side 1: natural 1, points 70, out"], 0, 0),
    ("nothing_told", [], 0, 0),
    ("after_end", ["side 1: natural 9, points 600", "deal", "side 1: points 50"], 1, 0),
]

ELSEWHERE = [
    ("canasta_rank", "rules: american_2017\ndeal\nside 1: natural sevens 2, points 70"),
    ("concealed_off", "rules: american_2017\ndeal\n1: out, concealed"),
    (
        "special_opened",
        "rules: american_2017\ndeal\nside 1: points 70\n1: out, special straight",
    ),
    ("threes_off", "rules: hand_and_foot_simpson\ndeal\n1: red threes 1"),
    ("foot_cards", "rules: hand_and_foot\ndeal\n1: foot cards K*14"),
]


@pytest.mark.parametrize(("code", "lines", "have", "need"), TOLD)
def test_it_is_told(code: str, lines: list[str], have: int, need: int) -> None:
    found = [doubt for doubt in in_classic(*lines) if doubt.code == code]
    assert found, in_classic(*lines)
    assert (found[0].have, found[0].need) == (have, need)


@for_each(("code", "text"), ELSEWHERE)
def test_it_is_told_under_other_rules(code: str, text: str) -> None:
    assert code in [doubt.code for doubt in doubts(text)]


def test_kinds_of_canastas_that_going_out_asks_for_are_looked_for() -> None:
    text = "rules: bolivia\ndeal\nside 1: natural 1, mixed 1, points 150, hand 5, out\n"
    text += "side 2: hand 50"
    assert [doubt.code for doubt in doubts(text)] == ["out_needs"]
    whole = text.replace("mixed 1", "sequence 1")
    assert doubts(whole) == ()


def test_whoever_did_not_go_out_has_cards_left() -> None:
    told = [
        ("nothing of a partner", ["side 1: natural 1, points 70, out", "side 2: hand 55"], [2]),
        ("nobody went out", ["side 1: points 50", "2: hand 55"], [0]),
        ("0 by name", ["1: out", "2: hand 55", "3: hand 10", "4: hand 0"], [3]),
        ("a special hand", ["2: out, special straight", "1: hand 0", "3: hand 5"], [0, 3]),
    ]
    for what, lines, seats in told:
        rules = "american_2017" if "special" in what else "classic_4p"
        found = doubts("\n".join([f"rules: {rules}", "deal", *lines]))
        assert [one.seat for one in found if one.code == "hand_missing"] == seats, what


def test_whoever_conceded_or_has_a_foot_need_not_have_a_hand() -> None:
    assert doubts("rules: hand_and_foot\ndeal\nside 1: foot 90\nside 2: foot 50") == ()
    assert doubts("rules: british\ndeal\n1: conceded\nside 1: points 50") == ()


def test_places_are_those_of_the_data() -> None:
    lines = ("side 1: points 50, hand 5", "side 2: natural 2, points 60, hand 5")
    (doubt,) = in_classic(*lines)
    assert doubt.place == "deals[0].sides.1.points"


def test_every_code_is_told_somewhere() -> None:
    assert {code for code, *_ in (*TOLD, *ELSEWHERE)} == set(ALL)

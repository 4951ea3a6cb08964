"""Sheets: read from text and JSON, written and read again, and every fault told by its place."""

from __future__ import annotations

import json
import random
from dataclasses import replace

import pytest

from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.score_keeper.model.entries import Sheet, empty_deal
from canasta_qt.features.score_keeper.model.form import (
    FormValues,
    entry_of,
    filled_in,
    form_fields,
    owners,
)
from canasta_qt.features.score_keeper.model.sheet_data import read_sheet, sheet_data
from canasta_qt.features.score_keeper.model.sheet_text import read_entries, sheet_as_text
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.record.positions.fields import PositionProblem
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import sweep

TWO_DEALS = """
rules: classic_4p            # everything behind this sign is a remark
names: Ann, Bob, Carl, Dora
dealer: Bob
deal
Ann & Carl: natural 1, mixed 2, red threes 2, points 520, hand 45
Bob & Dora: 1 mixed canasta, points 235, hand 80
Ann: out
deal
side 1: melds K*7 / 8*5 2 X / Q Q Q, red threes 2
Carl: hand cards A 2 5
Bob & Dora: points 100, penalty pile illegal, penalty -30
1: out
"""


def sheet_of(text: str) -> Sheet:
    return read_entries(text.encode()).sheet


def test_lines_totals_dealers_and_minimums_follow() -> None:
    found = tally(sheet_of(TWO_DEALS))
    assert [deal.totals for deal in found.deals] == [(1875, 455), (3150, 475)]
    assert [deal.ahead.dealer for deal in found.deals] == [1, 2]
    assert [deal.ahead.minimums for deal in found.deals] == [(50, 50), (90, 50)]
    assert (found.ahead.dealer, found.ahead.minimums) == (3, (120, 50))
    kinds = {line.kind: line.points for line in found.deals[1].scores[1].lines}
    assert kinds == {"melded": 100, "penalty.pile_illegal": -50, "penalty.other": -30}


def test_a_sheet_comes_back_from_its_data() -> None:
    sheet = sheet_of(TWO_DEALS)
    assert read_sheet(json.loads(json.dumps(sheet_data(sheet)))) == sheet


def test_json_says_the_same_as_text() -> None:
    sheet = sheet_of(TWO_DEALS)
    written = sheet_data(sheet) | {"rules": "classic_4p"}
    assert read_entries(json.dumps(written).encode()).sheet == sheet


def test_changed_rules_are_scored() -> None:
    text = 'rules: classic_4p\nset: score.canasta={"natural": 600, "mixed": 300}\ndeal\n'
    found = tally(sheet_of(text + "side 1: natural 1, points 70"))
    assert found.ahead.totals == (670, 0)


def test_a_corrected_deal_moves_all_that_follows() -> None:
    sheet = sheet_of(TWO_DEALS)
    first = sheet.deals[0]
    poorer = replace(
        first, sides=(replace(first.sides[0], canastas=(("mixed", 2),)), first.sides[1])
    )
    found = tally(sheet.with_deal(0, poorer))
    assert found.deals[1].totals[0] == 3150 - 500
    assert found.deals[1].ahead.minimums == (50, 50)


def test_the_match_ends_at_its_target_and_play_after_it_counts_on() -> None:
    deal = "deal\nside 1: natural 4, points 700\n"
    text = "rules: classic_4p\n" + deal * 3
    found = tally(sheet_of(text))
    assert found.ended_with == 2
    assert found.outcome is not None
    assert found.ahead.totals == (8100, 0)


def test_whoever_went_out_of_three_is_alone_unless_it_is_said() -> None:
    found = sheet_of("rules: classic_3p\ndeal\n2: natural 1, points 70, out\n")
    assert found.deals[0].lone == 1
    said = sheet_of("rules: classic_3p\ndeal\n1: alone\n2: out\nside 2: natural 1, points 70\n")
    assert said.deals[0].lone == 0
    assert tally(said).ahead.totals == (0, 670, 670)


def test_who_rests_of_five_changes_from_deal_to_deal() -> None:
    deals = "deal\nside 1: points 50\n" * 4
    found = tally(sheet_of("rules: classic_5p\n" + deals))
    assert [deal.ahead.order for deal in found.deals] == [
        (0, 1, 2, 3), (0, 1, 2, 4), (0, 3, 2, 4), (0, 1, 2, 3),
    ]  # fmt: skip


@for_each(
    ("text", "message"),
    [
        ("", "line 1: a line 'rules: ' with the id of a game is needed"),
        ("rules: whist", "line 1: There is no preset called 'whist'"),
        ("rules: classic_4p\nfoo: 1", "line 2: 'foo' is unknown here"),
        ("rules: classic_4p\nnames: A, B, C, D, E", "line 2: only 4 people play"),
        ("rules: classic_4p\nnames: A, a", "line 2: everybody needs a name of their own"),
        ("rules: classic_4p\ndealer: Zed", "line 2: nobody here is called 'Zed'"),
        ("rules: classic_5p\ndealer: 5", "line 2: 5 rests in the first deal"),
        ("rules: american_2017\ndeal\n1: out, special zip", "line 3: 'straight'"),
        (
            '{"rules": "classic_4p",\n "deals": [5]}',
            "line 2, column 12: deals[0]: an object is needed",
        ),
        ('{"rules": "classic_4p",\n "x": 1}', "line 2, column 7: x: there is no such key"),
        ('{"rules": "classic_4p", ', "line 1, column 25: not JSON"),
        (
            '{"rules": "classic_4p", "deals": [\n{"sides": {"0": {"points": "x"}}}]}',
            "line 2, column 28: deals[0].sides.0.points: a whole number from 0 is needed",
        ),
        ('{"rules": "classic_4p", "format": 9}', "a newer Canasta Qt wrote this"),
    ],
)
def test_bad_entries_are_told_by_position(text: str, message: str) -> None:
    with pytest.raises(PositionProblem) as found:
        read_entries(text.encode())
    assert message in str(found.value)


@for_each(
    ("line", "message"),
    [
        ("1 & 2: out", "1 & 2 are no side"),
        ("side 3: out", "there are only 2 sides"),
        ("side 1 natural 1", "'side 1 natural 1' has no ':'"),
        ("side 1: gold 1", "'gold 1': that is nothing to be counted"),
        ("side 1: points", "'points': a number is needed"),
        ("side 1: points -5", "a whole number from 0 is needed"),
        ("side 1: wild 1", "that is not counted under these rules"),
        ("side 1: mixed 1, mixed 2", "'mixed': it stands there a second"),
        ("side 1: melds Q K", "these cards make no meld"),
        ("side 1: cards Q Y", "'Y' is no card"),
        ("1: natural 1", "there is no such key"),
        ("1: concealed", "nobody has gone out"),
        ("1: conceded", "these rules know no conceding"),
        ("1: out, special straight", "these rules have no special"),
        ("1: penalty rude", "a penalty is one of"),
        ("1: foot 30", "these rules have no foot"),
        ("1: black threes 1", "these rules table no black threes"),
        ("1: exact cut", "these rules pay no exact cut"),
        ("1: hand 45\nside 1: hand cards K", "either points or cards, not both"),
        ("1: alone", "'alone': that is nothing to be counted"),
    ],
)
def test_a_bad_line_of_a_deal_is_told(line: str, message: str) -> None:
    with pytest.raises(PositionProblem) as found:
        read_entries(f"rules: classic_4p\ndeal\n{line}".encode())
    last = 2 + len(line.splitlines())
    assert str(found.value).startswith(f"line {last}: {message}")


def test_both_sides_going_out_is_told_at_the_second() -> None:
    with pytest.raises(PositionProblem, match="line 4: only one player can go out"):
        read_entries(b"rules: classic_4p\ndeal\n1: out\n2: out")


def test_unreadable_text_is_told_by_its_line() -> None:
    with pytest.raises(PositionProblem, match="line 2: not readable text"):
        read_entries(b"rules: classic_4p\n\xff")


@sweep("game")
def test_every_game_has_a_form_that_comes_back_as_it_was_filled_in(game: str) -> None:
    setup = setup_for(preset(game).rules)
    rng = random.Random(game)
    numbers = {
        (field.key, index): rng.choice((0, 1, 2)) * (5 if field.in_points else 1)
        for field in form_fields(setup)
        for index in owners(setup, 1, None, field.owner)
        if field.key != "penalty.other"
    }
    values = FormValues({place: number for place, number in numbers.items() if number})
    deal = entry_of(setup, 1, values, empty_deal(setup))
    found = filled_in(setup, 1, deal).numbers
    assert {place: number for place, number in found.items() if number} == values.numbers
    sheet = Sheet(setup.rules, game, tuple("ABCDEF"[: setup.seats]), 0, (deal,))
    assert read_sheet(json.loads(json.dumps(sheet_data(sheet)))) == sheet
    assert len(tally(sheet).deals[0].scores) == setup.scorers


def test_cards_held_of_side_and_player_are_one_number() -> None:
    text = "rules: american_2024\ndeal\nside 1: held sevens 1\n1: held sevens 2\n"
    sheet = sheet_of(text)
    assert sheet.deals[0].players[0].held == (("7", 3),)
    assert read_sheet(sheet_data(sheet)) == sheet


@sweep("game")
def test_a_sheet_of_every_game_is_read_again_as_it_was_written(game: str) -> None:
    setup = setup_for(preset(game).rules)
    rng = random.Random(game)
    names = ("Ann", "Bob B.", "C: x", "side 1", "7", "Zoë & Co")[: setup.seats]
    lone = 1 if setup.temporary else None
    deals = []
    for number in (1, 2, 3):
        places = [
            (field.key, index)
            for field in form_fields(setup)
            for index in owners(setup, number, lone, field.owner)
        ]
        numbers = {place: rng.choice((0, 1, 2)) for place in places}
        numbers = {
            place: -5 * count if place[0] == "penalty.other" else count
            for place, count in numbers.items()
            if count
        }
        order = setup.order_of_deal(number)
        cards = {("hand", order[0]): "A*2 K 3b X", ("points", 0): "K*7 2"}
        out = order[1] if number != 2 else None
        ended = replace(empty_deal(setup, lone), out=out, concealed=number == 3)
        deals.append(entry_of(setup, number, FormValues(numbers, cards), ended))
    sheet = Sheet(setup.rules, game, names, setup.order_of_deal(1)[1], tuple(deals))
    assert sheet_of(sheet_as_text(sheet)) == sheet


def test_rules_of_ones_own_and_melds_are_written_and_read_again() -> None:
    options = 'set: score.canasta={"natural": 600, "mixed": 300}\ntitle: Ours\n'
    sheet = sheet_of(TWO_DEALS.replace("names:", options + "names:"))
    text = sheet_as_text(sheet)
    assert "set: score.canasta=" in text
    assert "melds K*7 / 8*5 2 X / Q Q Q" in text
    assert sheet_of(text) == sheet


def test_a_sheet_keeps_its_day_as_text_and_as_data() -> None:
    sheet = read_entries(b"rules: classic_4p\ndate: 2026-11-28\n").sheet
    assert sheet.date == "2026-11-28"
    assert read_entries(sheet_as_text(sheet).encode()).sheet == sheet
    assert read_sheet(sheet_data(sheet)) == sheet
    with pytest.raises(PositionProblem, match="line 2: a day such as 2026-11-28 is needed"):
        read_entries(b"rules: classic_4p\ndate: yesterday\n")

"""The score keeper's words: every field and doubt has some, and blank sheets fit every game."""

from __future__ import annotations

from canasta_qt.engine.rules import preset_ids
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.score_keeper.model.checks import ALL, EntryDoubt
from canasta_qt.features.score_keeper.model.form import form_fields
from canasta_qt.features.score_keeper.model.sheet_text import read_entries
from canasta_qt.features.score_keeper.model.tally import tally
from canasta_qt.features.score_keeper.words import (
    ahead_text,
    blank_page,
    blank_rows,
    canasta_label,
    column_names,
    doubt_text,
    field_label,
    keeper_sheets,
    minimum_texts,
    penalty_label,
    unfinished_label,
    verdict,
)
from tests.helpers.cases import for_each

WHAT = {"canasta_rank": "natural_aces", "canasta_many": "natural", "special_opened": "straight"}


@for_each("code", ALL)
def test_every_doubt_has_a_sentence(code: str) -> None:
    doubt = EntryDoubt(code, "points", 0, 0, have=3, need=2, what=WHAT.get(code, "A"))
    told = doubt_text(doubt, ("Ann", "Bob"))
    assert told.endswith((".", "?"))
    assert "{" not in told


@for_each("game", preset_ids())
def test_every_field_of_every_game_has_a_label(game: str) -> None:
    labels = []
    for field in form_fields(setup_for(preset(game).rules)):
        group = field.key.partition(".")[0]
        named = {
            "canastas": canasta_label,
            "unfinished": unfinished_label,
            "penalty": penalty_label,
        }.get(group)
        labels.append(named(field.kind) if named else field_label(group, kind=field.kind))
    assert all(labels)
    assert len(set(labels)) == len(labels)


@for_each("game", preset_ids())
def test_a_blank_sheet_says_what_counts_in_every_game(game: str) -> None:
    rules = preset(game).rules
    rows = [label for label, _ in blank_rows(setup_for(rules))]
    assert len(set(rows)) == len(rows)
    assert "This deal" in rows
    assert "{" not in blank_page(rules, "A & B")


def test_bonuses_stand_on_blank_sheets() -> None:
    rows = [label for label, _ in blank_rows(setup_for(preset("american_2024").rules))]
    assert "Natural canastas of aces × 2,500" in rows
    assert "Wild canastas of twos only × 3,000" in rows


def test_sheets_say_who_dealt_and_who_won() -> None:
    text = "rules: classic_4p\nnames: Ann, Bob, Carl, Dora\ndeal\nside 1: natural 1, points 70"
    sheet = read_entries(text.encode()).sheet
    found = tally(sheet)
    assert column_names(sheet) == ("Ann & Carl", "Bob & Dora")
    (model,) = keeper_sheets(sheet, found)
    assert model.outcome == "The stock was used up; nobody went out."
    assert ahead_text(sheet, found) == "Deal 2: Bob deals"
    assert minimum_texts(sheet, found)[0] == "Ann & Carl open with 50"
    assert verdict(sheet, found) == ""
    won = read_entries((text + ", penalty other 5000").encode()).sheet
    assert verdict(won, tally(won)) == "Ann & Carl win by 5,570 points."


def test_a_match_won_at_once_is_told() -> None:
    text = "rules: american_cla\ndeal\nside 2: natural 9, points 900\n1: out, special dream plus4"
    sheet = read_entries(text.encode()).sheet
    assert verdict(sheet, tally(sheet)) == "The match is won at once: 1 & 3."

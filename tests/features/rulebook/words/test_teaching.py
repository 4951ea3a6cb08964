"""A rulebook teaches: a deal that may happen so, reasons, pictures, rulings, nothing said twice."""

from __future__ import annotations

import re
from collections.abc import Iterable

from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.rules import TableRules, preset, preset_ids, resolve
from canasta_qt.engine.rules.table_rules import replace_option
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.rulebook.words.examples.deal_story import OTHERS_HAND, story_of
from canasta_qt.features.rulebook.words.page import (
    CARD,
    STEP,
    address_of,
    as_html,
    as_web_page,
    at_address,
    faces_in,
    places,
    width_of,
)
from canasta_qt.features.rulebook.words.topics.story import NAMES
from canasta_qt.record.positions.judge import judge, refusal_in
from canasta_qt.words.lines import CardsPicture, Line
from canasta_qt.words.sentences import figures
from tests.features.rulebook.words.books import write
from tests.helpers.cases import for_each
from tests.helpers.chosen_games import sweep
from tests.helpers.deals.rules_strategies import nearby_rules
from tests.helpers.drawn import drawn

CLASSIC = TableRules()
LOOKED_UP = ("players", "deal", "table", "numbers", "playing_well", "glossary")
"""Sections that nobody has to read before the first deal."""


def lines(rules: TableRules, name: str) -> list[Line]:
    found = [section for section in write(rules).sections if section.id == name]
    return [line for section in found for line in section.lines]


def text(rules: TableRules, name: str) -> str:
    return "\n".join(line.text for line in lines(rules, name))


def of(preset_id: str, name: str) -> str:
    return text(preset(preset_id).rules, name)


# --- the deal that is told ------------------------------------------------------------------


def story_agrees(rules: TableRules) -> None:
    """Plays the told deal once more, and counts it."""
    strict = replace_option(rules, "table.enforcement", "prevent")
    told, words = story_of(rules), text(rules, "story")
    names = [name for name in NAMES if name in words]
    assert names[:2] == ["Anna", "Ben"]
    assert len(names) <= setup_for(rules).seats
    if told.opening:
        assert told.minimum == opening_minimum_for(rules, 0, 1)
        values = dict(rules.pack.points)
        worth = sum(values[code] for group in told.opening for code in group.split())
        assert worth == told.worth >= told.minimum
        assert not told.minimum or f"it takes {figures(told.minimum)} " in words
    if told.canastas:
        position: dict[str, object] = {
            "rules": strict,
            "opened": {"0": "earlier", "1": "earlier"},
            "hands": {"0": "", "1": OTHERS_HAND},
            "melds": {"0": [*told.canastas, *told.melds], "1": ["J J J"]},
            "red_threes": {"0": told.red_threes},
            "score": {"out": 0},
        }
        seats = range(setup_for(rules).seats)
        if rules.foot.pickup != "none":
            position["feet"] = {str(seat): "taken" for seat in seats}
        scores = judge(position)["scores"]
        for side, sheet in (("0", told.lines), ("1", told.others)):
            total = sum(points for _, points in sheet)
            assert scores[side]["total"] == total  # type: ignore[index]
            assert f"Together: {figures(total)}" in words


@sweep("preset_id")
def test_the_told_deal_may_happen_so_in_every_game(preset_id: str) -> None:
    told = story_of(preset(preset_id).rules)
    assert told.opening
    assert told.canastas
    story_agrees(preset(preset_id).rules)


@drawn(nearby_rules(most_changes=30), few=12, many=40)
def test_the_told_deal_may_happen_so_under_other_rules(rules: TableRules) -> None:
    story_agrees(rules)


def test_the_told_deal_follows_the_rules() -> None:
    rules = resolve("classic_4p", {"deal.hand_size": 15, "go_out.bonus": 300, "draw.count": 2})
    words = text(rules, "story")
    assert "Everybody gets 15 cards." in words
    assert "She draws 2 cards" in words
    assert "Going out: 300" in words


def test_nobody_is_asked_in_the_told_deal_where_there_is_no_partner() -> None:
    assert "May I go out?" in of("classic_4p", "story")
    assert "May I go out?" not in of("classic_2p", "story")


# --- reasons, pictures, one page of numbers -------------------------------------------------


@for_each("preset_id", preset_ids())
def test_every_game_gives_reasons_and_shows_cards(preset_id: str) -> None:
    sections = write(preset(preset_id).rules).sections
    told = [line for section in sections for line in section.lines]
    assert sum(line.kind == "why" for line in told) >= 7
    assert sum(bool(line.pictures) for line in told) >= 8
    assert all(line.pictures for line in told if line.kind == "example")
    assert "numbers" in [section.id for section in sections]


def test_a_page_for_a_browser_holds_every_card_once() -> None:
    book = write(CLASSIC, "Classic")
    page = as_web_page(book, lambda face: f'<svg viewBox="0 0 2 3"><path d="{face}"/></svg>')
    for face in faces_in(book):
        assert page.count(f'<symbol id="face-{face}"') == 1
    assert "<use " in page
    assert "src=" not in page


def test_the_page_of_the_window_names_its_cards() -> None:
    assert '<img src="cards:Kh.Ks.Kd"' in as_html(write(CLASSIC))


def test_the_page_of_numbers_has_those_of_the_other_sections() -> None:
    rules = preset("american_2024").rules
    numbers = {line.cells for line in lines(rules, "numbers")}
    for name in ("opening", "canastas", "scoring"):
        rows = {line.cells for line in lines(rules, name) if line.kind == "row" and line.cells}
        assert rows <= numbers, name


def test_classic_is_read_in_ten_minutes() -> None:
    read = [section for section in write(CLASSIC).sections if section.id not in LOOKED_UP]
    told = [line for section in read for line in section.lines]
    words = sum(len(line.text.split()) for line in told if line.kind != "row" or not line.cells)
    assert 1_800 <= words <= 2_300


# --- rulings that a player would notice -----------------------------------------------------


def test_a_wild_meld_that_is_begun_locks_nothing_in_the_same_step() -> None:
    assert "in the same step in which you begin a wild meld may still hold wild cards" in of(
        "american_2024", "wild_melds"
    )


def test_a_way_out_that_was_granted_is_kept() -> None:
    assert "would take away your way out is refused" in of("classic_4p", "asking")
    rules = resolve("classic_4p", {"table.enforcement": "penalise"})
    assert "play on and pay for it" in text(rules, "asking")


def test_only_as_many_melds_come_back_as_it_takes() -> None:
    words = of("american_2024", "discard")
    assert "the last one first, until you can discard something else" in words


def test_a_player_chooses_which_three_is_kept() -> None:
    assert "one three in your hand, of your choice" in of("american_2017", "red_threes")


def test_bonus_cards_face_down_count_as_hand() -> None:
    assert "they count as cards left in the hand" in of("american_2024", "opening")


# --- nothing against anything else ----------------------------------------------------------


def test_a_two_on_top_is_no_contradiction_to_a_frozen_pile() -> None:
    frozen = of("hand_and_foot", "frozen")
    assert "a natural card on top is taken only with 2 natural cards" in frozen
    assert "wild cards only where the top card is wild itself" in frozen


def test_seven_cards_of_the_pile_are_seven_in_all() -> None:
    assert "7 cards in all, the top card among them" in of("hand_and_foot", "pile")


def test_pairs_of_wild_cards_are_no_natural_pairs() -> None:
    words = of("american_2024", "special_hands")
    assert "The cards of a natural pair or group are of one rank, from four to ace" in words


def test_threes_that_cost_points_are_not_said_to_have_none() -> None:
    assert "no such value" not in of("american_2024", "cards")


def test_one_card_in_the_hand_is_no_matter_where_two_are_needed() -> None:
    assert "a single card" in of("classic_4p", "pile")
    assert "With a single card" not in of("american_2024", "pile")


def test_a_three_that_is_never_discarded_is_not_barred_as_the_last_one_again() -> None:
    assert "Threes are never discarded." in of("american_2024", "discard")
    assert "last discard may not be" not in of("american_2024", "going_out")


def test_wild_cards_are_barred_once_where_an_empty_pile_changes_nothing() -> None:
    words = of("american_2017", "discard")
    assert "You may discard a wild card only as the card with which you go out" in words
    assert "may not discard an ace, a seven or a card of a dead rank." in words


@for_each("preset_id", preset_ids())
def test_naturals_that_take_a_frozen_pile_join_a_meld_as_the_book_says(preset_id: str) -> None:
    rules = preset(preset_id).rules
    assert ("join" in text(rules, "frozen")) or "never frozen" in text(rules, "frozen")
    if rules.pile.amount != "all" or rules.pile.naturals_needed.frozen != 2 or rules.pack.decks < 2:
        return
    position = {
        "rules": rules,
        "opened": {"0": "earlier"},
        "hands": {"0": "9 9 J J T T 5"},
        "melds": {"0": ["9 9 9"]},
        "pile": "4 X 9",
    }
    assert refusal_in(position, "take: 9 9 * -> 9") is None


def test_buried_cards_are_seen_not_to_count_for_an_opening() -> None:
    assert "with two aces below it" in of("classic_4p", "opening")


def crosswise(rules: TableRules) -> list[str]:
    """The cards that are drawn crosswise in a rulebook."""
    groups = [each for section in write(rules).sections for each in pictures_in(section.lines)]
    return [group.faces[group.across] for group in groups if group.across is not None]


def pictures_in(lines: Iterable[Line]) -> list[CardsPicture]:
    """What is drawn under some lines."""
    return [each for line in lines for each in line.pictures]


def test_what_freezes_the_pile_is_drawn_crosswise_and_nothing_else() -> None:
    turned = crosswise(preset("classic_4p").rules)
    assert len(turned) >= 3
    assert {face[0] for face in turned} == {"2", "X"}
    assert crosswise(resolve("classic_4p", {"freeze.wild_discard": False})) == []


def test_a_card_that_lies_crosswise_is_wide_and_seen_under_the_others() -> None:
    group = CardsPicture("", ("4h", "X1", "9s"), across=1)
    low, across, top = places(group)
    assert (low.x, low.y) == (0, 0)
    assert (across.x, across.y) == (STEP, (CARD[1] - CARD[0]) / 2)
    assert top.x - across.x == STEP + CARD[1] - CARD[0]
    assert width_of(group) == top.x + CARD[0]
    assert at_address(address_of(group)) == group


def test_a_freezing_card_lies_crosswise_and_canastas_have_colours() -> None:
    assert "lies crosswise" in of("classic_4p", "frozen")
    assert "red and black canastas" in of("classic_4p", "canastas")


def test_a_reason_is_given_to_refuse_a_partner() -> None:
    assert "Why say no?" in of("classic_4p", "asking")


AWKWARD = (
    "Lots decide",
    "are not played",
    "each only the own",
    "is left to you",
    "A ace",
    "That counts",
    "opening lies",
    "a plus",
    "a minus",
    "so many canastas",
    "already the first",
)

MOST_WORDS = 30
"""As long as a sentence may be; the deal that is told may list more cards."""


@for_each("preset_id", preset_ids())
def test_nothing_stumbles_any_more(preset_id: str) -> None:
    book = write(preset(preset_id).rules)
    words = "\n".join(line.text for section in book.sections for line in section.lines)
    assert not [each for each in AWKWARD if each in words]
    lines = (line for section in book.sections if section.id != "story" for line in section.lines)
    sentences = (each for line in lines for each in re.split("(?<=[.?!:;]) ", line.text))
    assert not [each for each in sentences if len(each.split()) > MOST_WORDS]


def test_the_kinds_of_a_collection_are_among_all_its_canastas() -> None:
    told = of("italian_canastone", "scoring")
    assert "5 canastas, among them 1 clean canasta and 1 dirty canasta: 1,000" in told

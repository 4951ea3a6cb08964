"""The deal that a rulebook narrates adds up: its numbers follow from the cards in its pictures."""

from __future__ import annotations

from collections import Counter

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.features.rulebook.words.examples.deal_story import DealStory, story_of
from canasta_qt.features.rulebook.words.topics.story import story
from canasta_qt.words.lines import Line
from canasta_qt.words.sentences import MINUS
from tests.helpers.cases import for_each


def lines_of(game: str) -> list[Line]:
    return list(story(preset(game).rules))


def sheets(lines: list[Line]) -> list[dict[str, int]]:
    """The printed tables, each up to the row with its sum."""
    found: list[dict[str, int]] = [{}]
    for line in lines:
        if line.cells:
            what, value = line.cells
            found[-1][what] = int(value.replace(",", "").replace(MINUS, "-"))
            if what == "Together":
                found.append({})
    assert found.pop() == {}
    return found


def worth(rules: TableRules, cards: list[str]) -> int:
    values = dict(rules.pack.points)
    return sum(values[card[0]] for card in cards)


@for_each("game", preset_ids())
def test_the_printed_lines_add_up_and_are_worth_the_cards_in_the_pictures(game: str) -> None:
    rules, lines = preset(game).rules, lines_of(game)
    both = sheets(lines)
    assert len(both) == 2
    for sheet in both:
        assert sum(sheet.values()) == 2 * sheet["Together"], sheet
    ending = next(line for line in lines if "the deal is over" in line.text)
    shown = [card for picture in ending.pictures for card in picture.faces]
    assert both[0]["Cards melded"] == worth(rules, shown)
    opening = next(line for line in lines if line.text.startswith("Anna begins"))
    laid = [card for picture in opening.pictures for card in picture.faces]
    assert f"her cards are worth {worth(rules, laid)} points" in opening.text
    assert ("red three" in ending.text) == ("Red threes" in both[0])


@for_each("game", preset_ids())
def test_what_was_laid_down_is_there_when_the_deal_ends(game: str) -> None:
    course = story_of(preset(game).rules)
    laid = [Counter(meld.split()) for meld in course.opening]
    if course.added:
        laid[0][course.added] += 1
    if course.taken_with:
        laid.append(Counter((*course.taken_with, course.pile[-1])))
    ends = [Counter(meld.split()) for meld in (*course.canastas, *course.melds)]
    for meld in laid:
        assert any(meld <= end for end in ends), f"{meld} is gone"


@for_each("game", preset_ids())
def test_anna_has_the_cards_that_she_lays_down(game: str) -> None:
    rules = preset(game).rules
    course: DealStory = story_of(rules)
    hand = rules.deal.hand_size + rules.draw.count
    laid = sum(len(meld.split()) for meld in course.opening)
    assert laid + 1 + len(course.taken_with) <= hand, (
        "the melds, a discard, and what takes the pile"
    )


@for_each(
    ("game", "told"),
    [
        ("american_2024", "For opening she gets 4 cards as a bonus."),
        ("mexicana", "For opening she gets 13 cards as a bonus, straight into her hand."),
        ("hand_and_foot", "she picks up her foot and plays on from it. So does her partner."),
        ("pennies", "Anna completes a canasta and so earns her foot"),
        ("railroad", "Anna completes a canasta and so earns her foot"),
        ("bain_hand_and_foot", "Carla completes a canasta, and then Anna does."),
        ("samba", "2 canastas (one of them a sequence), "),
        ("classic_3p", "So she plays alone for the rest of this deal"),
        ("classic_6p_pairs", "David is Anna's partner"),
    ],
)
def test_the_deal_has_what_is_special_in_its_game(game: str, told: str) -> None:
    assert told in " ".join(line.text for line in lines_of(game))


def test_no_opening_of_the_modern_game_begins_aces_at_their_price() -> None:
    for game in ("american_2017", "american_2024"):
        assert preset(game).rules.special_rank.incomplete
        assert not any("A" in meld for meld in story_of(preset(game).rules).opening)


@for_each("game", preset_ids())
def test_everybody_has_one_turn_before_the_pile_is_taken(game: str) -> None:
    rules = preset(game).rules
    course, order = story_of(rules), setup_for(rules).orders[0]
    between = [seat for seat, _ in course.between]
    assert between == list(order[2:-1] if len(order) > 2 else order[:1])
    begun = 1 if rules.deal.upcard else 0
    assert len(course.pile) == begun + 2 + len(between) + 1
    assert course.partner in (*setup_for(rules).sides[0], None)

"""The discard pile by hand: taken, refused, and what is said of it."""

import pytest

from canasta_qt.view_model.pictures import ButtonId, Zone, ZoneKind
from canasta_qt.view_model.scripts import BeatKind
from tests.helpers.table.table_tools import (
    NEW,
    PILE,
    REST,
    NotedGame,
    assert_same,
    at_position,
    opened,
    unopened,
)


def test_the_pile_is_taken_with_a_pair_dropped_on_it(game: NotedGame) -> None:
    opened(game, "7 7 9 J 4", phase="start", pile="5 6 T 7")
    game.drop("7 7", PILE)
    assert not game.state.pile
    assert len(game.state.hands[0]) == 6
    kinds = [beat.kind for beat in game.scripts[-1].beats]
    assert kinds == [BeatKind.MELD, BeatKind.TAKE_PILE]


def test_a_click_takes_the_pile_when_there_is_one_way(game: NotedGame) -> None:
    opened(game, "7 7 9 J 4", phase="start", pile="5 6 T 7")
    game.controller.input.activate(PILE)
    assert not game.state.pile


def test_several_ways_to_take_the_pile_are_offered(game: NotedGame) -> None:
    opened(game, "K K X J 4 5", phase="start", pile="5 6 T K")
    game.controller.input.activate(PILE)
    ways = [option.label for option in game.choices[-1].options]
    pair, joker = "with a pair of kings", "with one king and a joker"
    assert ways[0] == "by adding the king to your kings"
    assert sorted(ways[1:]) == [pair, joker]
    game.controller.input.choose(ways.index(pair))
    assert len(game.model.sides[0].melds[0].cards) == 6


def test_the_top_card_dropped_on_its_meld_is_laid_off(game: NotedGame) -> None:
    opened(game, "9 J 4 5", phase="start", pile="5 6 T K")
    game.drop("*", game.meld_zone("K"))
    assert len(game.model.sides[0].melds[0].cards) == 4
    assert not game.state.pile


def test_a_frozen_pile_needs_a_pair_and_says_so(game: NotedGame) -> None:
    opened(game, "K X J 4 5", phase="start", pile="5 X T K")
    game.controller.input.activate(PILE)
    assert game.why == (
        "The pile is frozen for you: it takes 2 natural cards that match its top card."
    )
    assert "It is frozen." in game.model.pile_text
    assert game.model.frozen
    assert game.model.freezer is not None


def test_a_black_three_stops_the_pile(game: NotedGame) -> None:
    opened(game, "K K J 4 5", phase="start", pile="5 T 3b")
    game.controller.input.activate(PILE)
    assert game.why == "The pile cannot be taken while a black three lies on top."


def test_a_frozen_pile_does_not_ask_for_a_pair_that_is_there(game: NotedGame) -> None:
    rules = {"preset": "classic_4p", "overrides": {"pile.always_frozen": True}}
    melds = {"0": ["8 8 8"]}
    at_position(game, rules=rules, hands={"0": "5 5 6", **REST}, pile="5", melds=melds)
    assert game.model.pile_text.endswith("so you must keep 2 cards after melding.")


def test_a_pile_text_says_how_and_what(game: NotedGame) -> None:
    opened(game, "7 7 9 J 4", phase="start", pile="5 6 T 7")
    assert "You may take it with a pair of sevens; you would get 3 cards more." in (
        game.model.pile_text
    )


def test_an_opening_may_use_the_top_card(game: NotedGame) -> None:
    unopened(game, "7 7 K K K X 4", phase="start", pile="5 6 T 7")
    game.drop("7 7", PILE)
    draft = game.model.draft
    assert draft is not None
    assert draft.takes_pile
    assert draft.badge == "15 of 50"
    assert_same(game.model, game)
    game.drop("K K K", NEW)
    assert game.model.draft is not None
    assert game.model.draft.badge == "45 of 50"
    game.drop("X", Zone(ZoneKind.DRAFT, 1))
    assert game.model.draft.ready
    game.press(ButtonId.CONFIRM)
    assert game.state.opened[0]
    assert not game.state.pile
    assert [beat.kind for beat in game.scripts[-1].beats] == [BeatKind.MELD, BeatKind.TAKE_PILE]


def test_a_click_on_the_pile_stages_the_pair_for_an_opening(game: NotedGame) -> None:
    unopened(game, "7 7 K K K X 4", phase="start", pile="5 6 T 7")
    game.controller.input.activate(PILE)
    draft = game.model.draft
    assert draft is not None
    assert len(draft.groups[0].cards) == 3
    game.press(ButtonId.TAKE_BACK)
    assert game.model.draft is None
    assert len(game.model.pile) == 4


def test_the_top_card_joins_the_pair_staged_before(game: NotedGame) -> None:
    unopened(game, "7 7 K K K X 4", phase="start", pile="5 6 T 7")
    game.drop("7 7", NEW)
    game.drop("K K K X", NEW)
    game.drop("*", Zone(ZoneKind.DRAFT, 0))
    draft = game.model.draft
    assert draft is not None
    assert draft.groups[0].with_top
    assert draft.ready


def test_without_a_match_the_pile_is_refused_before_the_opening(game: NotedGame) -> None:
    unopened(game, "4 5 K K K X 9", phase="start", pile="5 6 T 7")
    game.controller.input.activate(PILE)
    assert "frozen for you" in game.why
    assert game.model.draft is None


def test_an_empty_pile_says_so(game: NotedGame) -> None:
    opened(game, "4 5 9 9", phase="start", pile="")
    game.controller.input.activate(PILE)
    assert game.why == "The discard pile is empty."
    assert game.model.pile_text == "The discard pile is empty."


def test_a_pile_that_is_always_frozen_says_only_once_what_takes_it(game: NotedGame) -> None:
    rules = {"preset": "classic_4p", "overrides": {"pile.always_frozen": True}}
    hands = {"0": "9 4 5 6 7", "1": 11, "2": 11, "3": 11}
    at_position(game, rules=rules, phase="start", hands=hands, melds={"0": ["K K K"]}, pile="4 9")
    assert "The pile is frozen for you: it takes 2 natural cards" in game.model.pile_text
    assert "always takes" not in game.model.pile_text


@pytest.mark.parametrize(
    ("hand", "held"),
    [("4 5 6", "You hold no queens."), ("Q 5 6", "You hold one of the queens.")],
)
def test_a_frozen_pile_says_how_many_matching_cards_are_there(
    game: NotedGame, hand: str, held: str
) -> None:
    unopened(game, hand, phase="start", pile="5 2 7 Q")
    assert game.model.pile_text.endswith(held)


def test_after_the_draw_the_pile_says_when_it_is_taken(game: NotedGame) -> None:
    unopened(game, "4 5 6 9 J")
    assert game.model.pile_text.endswith("It can only be taken at the start of a turn.")

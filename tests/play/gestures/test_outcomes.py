"""What comes of the chosen cards is said before they are laid, and the button names them."""

import pytest

from canasta_qt.view_model.pictures import DropTarget, Zone, ZoneKind
from tests.helpers.table.table_tools import NEW, PILE, NotedGame, at_position, opened, unopened


def target(game: NotedGame, text: str, zone: Zone) -> DropTarget:
    """The words about a place for these cards."""
    found = game.controller.input.drop_targets(game.tokens(text))
    return next(one for one in found if one.zone == zone)


def with_meld(game: NotedGame, meld: str, hand: str) -> NotedGame:
    hands = {"0": hand, "1": 11, "2": 11, "3": 11}
    melds = {"0": [meld, "K K K"], "1": ["8 8 8"]}
    return at_position(game, phase="play", hands=hands, melds=melds, pile="7")


def test_completing_a_mixed_canasta_is_told_with_its_bonus(game: NotedGame) -> None:
    with_meld(game, "Q Q Q Q 2", "Q Q 4 5 6")
    told = target(game, "Q Q", game.meld_zone("Q"))
    assert told.outcome == "Two queens complete a mixed canasta: +300."
    assert told.deed == "Lay two queens"


def test_one_card_completes_a_natural_canasta(game: NotedGame) -> None:
    with_meld(game, "Q Q Q Q Q Q", "Q 4 5 6")
    told = target(game, "Q", game.meld_zone("Q"))
    assert told.outcome == "A queen completes a natural canasta: +500."
    assert told.deed == "Lay the queen"


def test_a_wild_card_that_spoils_a_natural_canasta_tells_what_it_costs(game: NotedGame) -> None:
    with_meld(game, "Q Q Q Q Q Q Q", "2 4 5 6")
    told = target(game, "2", game.meld_zone("Q"))
    assert told.outcome == "A two makes the natural canasta mixed: \N{MINUS SIGN}200."


def test_a_card_more_on_a_canasta_counts_its_value(game: NotedGame) -> None:
    with_meld(game, "Q Q Q Q Q Q Q", "Q 4 5 6")
    assert target(game, "Q", game.meld_zone("Q")).outcome == "A queen: +10."


def test_an_open_meld_tells_how_far_it_gets(game: NotedGame) -> None:
    opened(game, "Q Q 4 4 4 J")
    assert target(game, "Q Q", game.meld_zone("Q")).outcome == "Two queens: 6 of 7 for a canasta."
    assert target(game, "4 4 4", NEW).outcome == "Three fours: 3 of 7 for a canasta."


def test_two_melds_at_once_tell_what_they_count(game: NotedGame) -> None:
    opened(game, "4 4 4 9 9 9 J J")
    told = target(game, "4 4 4 9 9 9", NEW)
    assert told.outcome == "Three fours and three nines: +45."
    assert told.deed == "Lay six cards"


def test_the_first_meld_tells_what_is_missing(game: NotedGame) -> None:
    unopened(game, "5 5 5 K K K 9 J")
    told = target(game, "5 5 5", NEW)
    assert told.outcome == "Three fives: 15 of 50 to open."
    assert told.deed == "Lay three fives"


def test_what_is_put_out_already_counts_towards_the_first_meld(game: NotedGame) -> None:
    unopened(game, "Q Q Q K K K 9 J")
    game.drop("Q Q Q", NEW)
    assert target(game, "K K K", NEW).outcome == "Three kings: 60 of 50, enough to open."
    assert game.model.draft is not None
    assert len(game.model.draft.groups) == 1  # nothing was done by asking


def test_before_the_draw_it_says_to_draw(game: NotedGame) -> None:
    unopened(game, "A A A K K K 9 J", phase="start")
    assert target(game, "A A A", NEW).outcome == "Three aces: 60 of 50, but draw first."


@pytest.mark.parametrize(
    ("card", "outcome"), [("2", "would freeze the pile."), ("9", "")], ids=["wild", "natural"]
)
def test_a_discard_that_freezes_the_pile_says_so(game: NotedGame, card: str, outcome: str) -> None:
    unopened(game, "2 4 9 J")
    told = target(game, card, PILE)
    assert told.outcome.endswith(outcome)
    assert bool(told.outcome) == bool(outcome)
    assert told.deed == "Discard"


def test_a_sequence_is_told_as_one(game: NotedGame) -> None:
    hands = {"0": "9h 9c Th 4 5", "1": 15, "2": 15, "3": 15}
    at_position(game, rules="samba", phase="play", hands=hands, melds={"0": ["4h 5h 6h 7h 8h"]})
    run = Zone(ZoneKind.MELD, game.model.sides[0].melds[0].uid)
    assert target(game, "9h", run).outcome == "A nine: 6 cards of a sequence of seven."
    told = target(game, "9h Th", run)
    assert told.outcome == "A nine and a ten complete a sequence: +1,500."
    assert told.deed == "Lay two cards"


def test_going_out_by_a_discard_is_told(game: NotedGame) -> None:
    hands = {"0": "9", "1": 11, "2": 11, "3": 11}
    melds = {"0": ["A A A A A A A"], "1": ["8 8 8"]}
    at_position(game, phase="play", hands=hands, melds=melds, pile="7")
    assert target(game, "9", PILE).outcome == "With this card you go out."


def test_cards_that_do_not_suffice_yet_say_why(game: NotedGame) -> None:
    opened(game, "4 4 4 9 J J")
    game.drop("4 4", NEW)
    assert game.model.draft is not None
    reason = game.model.draft.problem
    assert reason
    game.controller.input.unstage()
    assert target(game, "4 4", NEW).outcome == reason
    assert target(game, "4 4", NEW).deed == ""


def test_a_card_that_could_only_wait_for_others_is_no_matter_for_the_button(
    game: NotedGame,
) -> None:
    unopened(game, "5 5 5 K K K 9 J")
    assert target(game, "5", NEW).outcome == "A five: 5 of 50 to open."
    assert target(game, "5", NEW).deed == ""
    assert target(game, "5", PILE).deed == "Discard"


# --- taking the pile --------------------------------------------------------------------------


def test_taking_the_pile_with_chosen_cards_tells_how_many_it_brings(game: NotedGame) -> None:
    opened(game, "7 7 9 J 4", phase="start", pile="5 6 T 7")
    told = target(game, "7 7", PILE)
    assert told.outcome == "Two sevens take the pile: 4 cards."
    assert told.deed == "Take the pile"


def test_a_take_that_completes_a_canasta_tells_its_bonus_too(game: NotedGame) -> None:
    hands = {"0": "Q Q 4 5", "1": 11, "2": 11, "3": 11}
    melds = {"0": ["Q Q Q Q"], "1": ["8 8 8"]}
    at_position(game, phase="start", hands=hands, melds=melds, pile="5 6 Q")
    assert target(game, "Q Q", PILE).outcome == (
        "Two queens take the pile: 3 cards. Three queens complete a natural canasta: +500."
    )


def test_a_take_of_a_part_of_the_pile_tells_how_many_cards(game: NotedGame) -> None:
    hands = {"0": "7 7 9 J 4", "1": 11, "2": 11, "3": 11}
    rules = {"preset": "classic_4p", "overrides": {"pile.amount": "top_n", "pile.n": 3}}
    at_position(
        game, rules=rules, phase="start", hands=hands, melds={"0": ["K K K"]}, pile="5 6 T J 7"
    )
    assert target(game, "7 7", PILE).outcome == "Two sevens take 3 cards from the pile."

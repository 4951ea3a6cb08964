"""What the bar says of a deal while it is played, and the line above the hand near its end."""

from __future__ import annotations

import pytest

from canasta_qt.play.scene.items.header_item import deal_line, deal_words
from canasta_qt.view_model.session import NewMatch, Session, plain_seats
from canasta_qt.words.people import seat_name
from tests.helpers.table.table_tools import REST, NotedGame, at_position


def table(game: NotedGame, rules: object, hand: str, **more: object) -> NotedGame:
    game.pool.silent = True
    position = {"rules": rules, "phase": "play", "hands": {"0": hand, **REST}, **more}
    return at_position(game, **position)


def test_no_points_are_shown_before_their_cards_lie_on_the_table(game: NotedGame) -> None:
    """In Hand and Foot the red threes come one step after the cards are dealt."""
    game.pool.silent = True
    for seed in range(1, 9):
        game.scripts.clear()
        game.start("hand_and_foot", seed=seed)
        for beat in game.scripts[0].beats[:-1]:
            assert all(side.deal_points == 0 or side.threes for side in beat.model.sides)
        if any(side.deal_points for side in game.model.sides):
            return
    pytest.fail("nobody was dealt a red three")


def test_partners_for_one_deal_each_see_what_the_deal_brings_them(game: NotedGame) -> None:
    game.pool.silent = True
    at_position(
        game,
        rules="classic_3p",
        lone=1,
        phase="play",
        hands={"0": "K K 4 5", "1": 11, "2": 11},
        melds={"0": ["7 7 7 7"], "1": ["8 8 8"]},
        red_threes={"by_seat": {"0": 1, "2": 0}},
    )
    ours, vera = game.model.sides
    assert [name for name, _ in ours.totals] == ["You", "Otto"]
    assert ours.deal_each == (120, 20)
    assert vera.deal_each == ()
    assert (ours.alone, vera.alone) == (False, True)
    assert deal_words(ours) == "+120 / +20"


@pytest.mark.parametrize(
    ("melds", "note"),
    [
        (["7 7 7"], "Without a canasta, the cards of its melds count against it."),
        (["7*7"], ""),
    ],
)
def test_the_modern_game_says_why_the_deal_falls_before_the_first_canasta(
    game: NotedGame, melds: list[str], note: str
) -> None:
    table(game, "american_2017", "K K 4 5", melds={"0": melds})
    side = game.model.sides[0]
    assert (side.deal_points < 0) == bool(note)
    assert side.deal_note == note
    assert not game.model.frozen, "where the pile always is, nothing says so all the time"


def test_threes_that_count_against_their_side_are_explained(game: NotedGame) -> None:
    table(game, "classic_4p", "K K 4 5", red_threes={"0": 1})
    assert game.model.sides[0].deal_points == -100
    assert game.model.sides[0].deal_note == "Its threes count against it as things stand."
    assert game.model.sides[1].deal_note == ""


def test_a_match_of_so_many_deals_says_how_many(game: NotedGame) -> None:
    table(game, "hand_and_foot", "4 5 6")
    assert deal_line(game.model) == "Deal 1 · 4 deals in all"


# --- the last cards --------------------------------------------------------------------------

CANASTAS = {"0": ["K*7", "9*7"]}


def test_the_last_card_that_goes_out_says_so(game: NotedGame) -> None:
    table(game, "classic_4p", "4", melds=CANASTAS)
    assert game.model.prompt == "Discard your last card to go out."


def test_the_last_card_that_fits_a_meld_may_go_there_too(game: NotedGame) -> None:
    table(game, "classic_4p", "K", melds=CANASTAS)
    assert game.model.prompt == "Discard or meld your last card to go out."


def test_with_two_cards_nothing_is_said_of_going_out(game: NotedGame) -> None:
    table(game, "classic_4p", "4 5", melds=CANASTAS)
    assert game.model.prompt == "Meld if you like, then discard one card."


def test_no_discard_is_asked_for_where_none_is_allowed(game: NotedGame) -> None:
    for rules, hand, said in (
        ("classic_4p", "4", "Nothing can be done here: the rules allow no move."),
        ("british", "4", "None of your cards may be discarded now."),
        ("pennies", "7 7", "There is nothing you may discard: end your turn."),
    ):
        table(game, rules, hand)
        assert game.model.prompt == said


# --- where one sits --------------------------------------------------------------------------


def test_a_game_that_plays_itself_is_seen_from_the_chair_of_the_first_person() -> None:
    new = NewMatch("classic_partner_draw", plain_seats(4), 1, demo=True)
    session = Session.of(new, (2, 3, 0, 1))
    assert session.plays_itself
    assert seat_name(session, session.viewer) == "You"

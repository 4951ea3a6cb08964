"""Hand and Foot at the table: what going out needs, and what is missing when it is refused."""

from __future__ import annotations

from tests.helpers.table.table_tools import NEW, PILE, NotedGame, at_position

RED, BLACK, WILD = "K*7", "Q*5 2 2", "2 2 2 2 2 X X"


def feet(game: NotedGame, hand: str, melds: list[str], mine: object, partners: object) -> NotedGame:
    game.pool.silent = True
    return at_position(
        game,
        rules="hand_and_foot",
        phase="play",
        hands={"0": hand, "1": 11, "2": 11, "3": 11},
        feet={"0": mine, "1": 13, "2": partners, "3": "taken"},
        melds={"0": melds, "1": ["J*7"]},
    )


def test_each_side_shows_what_going_out_needs(game: NotedGame) -> None:
    feet(game, "4 5 6", [RED, BLACK, "A*7"], "taken", 13)
    ours, theirs = game.model.sides
    assert ours.needs == ("red ●●", "black ●○", "wild ○", "feet ●○")
    assert theirs.needs == ("red ●○", "black ○○", "wild ○", "feet ●○")
    assert theirs.lacks == (
        "Still missing to go out: a red canasta, 2 black canastas, a wild canasta "
        "and a turn from Vera’s foot."
    )
    assert [seat.in_foot for seat in game.model.seats] == [True, False, False, True]


def test_a_refusal_to_go_out_names_what_is_missing(game: NotedGame) -> None:
    feet(game, "4", [RED, BLACK, "A*7", "9*5 2 2"], "taken", 13)
    game.drop("4", PILE)
    assert game.why == "Still missing to go out: a wild canasta and a turn from Otto’s foot."
    feet(game, "4", [RED, BLACK, "A*7", "9*5 2 2", WILD], "taken", 13)
    game.drop("4", PILE)
    assert game.why == "Still missing to go out: a turn from Otto’s foot."


def test_cards_that_must_be_kept_say_so_by_what_they_complete(game: NotedGame) -> None:
    feet(game, "A A 4", [RED, BLACK, "A*5", "9*5 2 2"], "taken", "taken")
    game.drop("A A", NEW)
    assert game.model.prompt.endswith("Still missing to go out: a wild canasta.")


def test_other_games_say_what_they_always_said(game: NotedGame) -> None:
    game.pool.silent = True
    hands = {"0": "4", "1": 11, "2": 11, "3": 11}
    at_position(game, rules="american_2017", phase="play", hands=hands, melds={"0": ["K*7"]})
    assert game.model.sides[0].needs == ()
    game.drop("4", PILE)
    assert game.why == "To go out your side needs 2 canastas; it has 1."

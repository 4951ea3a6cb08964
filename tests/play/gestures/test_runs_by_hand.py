"""Cards that could be a meld or a sequence: what a gesture means, and when it asks."""

from __future__ import annotations

import pytest

from canasta_qt.view_model.pictures import ButtonId
from tests.helpers.table.table_tools import NEW, PILE, NotedGame, assert_same, at_position

REST = {"1": 15, "2": 15, "3": 15}
NINES = "4h 4d 4s 5h 5d 5s 6h 6d 6s"


def samba(game: NotedGame, hand: str, *melds: str) -> NotedGame:
    game.pool.silent = True
    return at_position(
        game, rules="samba", phase="play", hands={"0": hand, **REST}, melds={"0": [*melds]}
    )


def asked(game: NotedGame) -> list[str]:
    """The ways of the last choice."""
    return [option.label for option in game.choices[-1].options] if game.choices else []


def mine(game: NotedGame) -> list[tuple[str, int]]:
    return [(meld.rank, len(meld.cards)) for meld in game.model.sides[0].melds]


def test_three_groups_that_are_three_sequences_too_are_asked_about(game: NotedGame) -> None:
    samba(game, f"{NINES} K Q", "9 9 9")
    game.drop(NINES, NEW)
    assert asked(game) == [
        "four to six of hearts; four to six of diamonds; four to six of spades",
        "three fours; three fives; three sixes",
    ]
    game.controller.input.choose(0)
    assert mine(game) == [("9", 3), ("4-6", 3), ("4-6", 3), ("4-6", 3)]
    assert_same(game.model, game)


def test_cards_that_begin_a_sequence_or_continue_one_are_asked_about(game: NotedGame) -> None:
    samba(game, "6h 7h 8h K Q", "9h Th Jh")
    game.drop("6h 7h 8h", NEW)
    assert asked(game) == [
        "a sequence: six to eight of hearts",
        "to the sequence: nine to jack of hearts",
    ]
    game.controller.input.choose(1)
    assert mine(game) == [("6-J", 6)]


def test_a_card_for_a_meld_or_a_sequence_dropped_on_the_felt_is_asked_about(
    game: NotedGame,
) -> None:
    samba(game, "8h K Q 4", "9h Th Jh", "8 8 8")
    game.drop("8h", NEW)
    assert asked(game) == ["to the eights", "to the sequence: nine to jack of hearts"]
    game.controller.input.choose(1)
    assert mine(game) == [("8-J", 4), ("8", 3)]


def test_a_card_that_only_a_sequence_takes_goes_there_unasked(game: NotedGame) -> None:
    samba(game, "8h K Q 4", "9h Th Jh", "5 5 5")
    assert game.targets("8h")["new_meld"] == "add to the sequence"
    game.drop("8h", NEW)
    assert asked(game) == []
    assert mine(game) == [("8-J", 4), ("5", 3)]


def test_what_a_sequence_leaves_over_joins_the_meld_of_its_rank(game: NotedGame) -> None:
    samba(game, "4h 5h 6h 6s 6d K Q", "6c 6c 6c")
    game.drop("4h 5h 6h 6s 6d", NEW)
    assert asked(game) == []
    assert mine(game) == [("6", 5), ("4-6", 3)]


def test_of_very_many_ways_a_few_are_offered(game: NotedGame) -> None:
    cards = " ".join(f"{rank}{suit}" for rank in "45678" for suit in "shdc")
    samba(game, f"{cards} K Q", "9 9 9")
    game.drop(cards, NEW)
    assert 2 <= len(asked(game)) <= 9
    assert "four fours; four fives; four sixes; four sevens; four eights" in asked(game)


@pytest.mark.parametrize("way", [0, 1])
def test_an_opening_that_could_be_laid_in_two_ways_is_staged_as_chosen(
    game: NotedGame, way: int
) -> None:
    samba(game, "Qh Qd Qs Kh Kd Ks Ah Ad As 4 5")
    cards = "Qh Qd Qs Kh Kd Ks Ah Ad As"
    game.drop(cards, NEW)
    assert len(asked(game)) == 2
    game.controller.input.choose(way)
    draft = game.model.draft
    assert draft is not None
    assert [group.rank for group in draft.groups] == [["run"] * 3, ["Q", "K", "A"]][way]
    game.press(ButtonId.CONFIRM)
    assert len(mine(game)) == 3


def test_a_card_that_continues_a_staged_sequence_is_asked_about(game: NotedGame) -> None:
    samba(game, "4h 5h 6h K K Q", "9 9 9")
    game.drop("4h 5h", NEW)
    game.drop("6h", NEW)
    assert asked(game) == ["to the sixes", "to the sequence: four to five of hearts"]
    game.controller.input.choose(1)
    draft = game.model.draft
    assert draft is not None
    assert [len(group.cards) for group in draft.groups] == [3]


def test_the_pile_tells_of_all_of_it_before_its_top_card_alone(game: NotedGame) -> None:
    game.pool.silent = True
    melds = {"0": ["9h Th Jh", "8 8 8"]}
    hands = {"0": "8 8 K Q 4 5", **REST}
    at_position(game, rules="samba", phase="start", hands=hands, melds=melds, pile="4 9 T 8h")
    assert game.model.pile_text.endswith(
        "You may take it with a pair, added to your eights; you would get 3 cards more."
    )
    game.controller.input.activate(PILE)
    assert asked(game) == [
        "with a pair, added to your eights (4 cards)",
        "a new meld of eights (4 cards)",
        "only the eight, for the sequence: nine to jack of hearts (1 card)",
    ]


def test_every_way_to_take_the_pile_is_offered_once(game: NotedGame) -> None:
    game.pool.silent = True
    hands = {"0": "8s 8c 9h K Q 4 5", **REST}
    melds = {"0": ["5d 6d 7d", "9d Td Jd"]}
    at_position(game, rules="samba_us", phase="start", hands=hands, melds=melds, pile="4 8d")
    game.controller.input.activate(PILE)
    assert sorted(asked(game)) == [
        "by adding the eight to the sequence: five to seven of diamonds (2 cards)",
        "by adding the eight to the sequence: nine to jack of diamonds (2 cards)",
        "with a pair of eights (2 cards)",
    ]


def test_the_pile_says_when_only_its_top_card_can_be_had(game: NotedGame) -> None:
    game.pool.silent = True
    hands = {"0": "8 K Q 4 5", **REST}
    melds = {"0": ["9h Th Jh"]}
    at_position(game, rules="samba", phase="start", hands=hands, melds=melds, pile="4 9 T 8h")
    assert game.model.pile_text.endswith(
        "You may take only the eight of hearts, for your sequence; the rest of the pile stays."
    )


def chosen(game: NotedGame, card: str) -> str:
    """The cards that a double-click on this one chooses."""
    found: list[tuple[int, ...]] = []
    game.controller.input.chosen.connect(found.append)
    game.controller.input.quick(game.tokens(card)[0])
    faces = {one.token: one.face or "" for one in game.model.seats[0].hand}
    return " ".join(sorted(faces[token] for token in found[-1])) if found else ""


def test_a_double_click_chooses_the_longest_sequence(game: NotedGame) -> None:
    samba(game, "5h 6h 7h 8h 8s 6s K K Q 4c", "A A A")
    assert chosen(game, "6h") == "5h 6h 7h 8h"


def test_a_double_click_chooses_no_sequence_of_another_suit(game: NotedGame) -> None:
    samba(game, "5h 6h 7h 6s 6d K K Q 4c", "A A A")
    assert chosen(game, "6s") == "6d 6h 6s"
    assert chosen(game, "6h") == "5h 6h 7h"


def test_the_hand_is_sorted_by_suit_until_asked_otherwise(game: NotedGame) -> None:
    samba(game, "9s 4h 5s 4s 6h X 2d", "A A A")
    assert game.hand() == "4s 5s 9s 4h 6h 2d X1"
    assert game.model.sorts == ("rank_up", "wilds_left")
    game.controller.input.sort_hand("rank_up")
    assert game.hand() == "4s 4h 5s 6h 9s 2d X1"
    assert game.model.sorts == ("suits", "wilds_left")


def test_a_run_says_which_card_completes_it_and_how_many_are_unseen(game: NotedGame) -> None:
    samba(game, "7h K Q 4c", "8h 9h Th Jh Qh Kh", "5d 6d 7d")
    one, other = (meld for meld in game.model.sides[0].melds)
    assert one.finish == (("7", 2), ("A", 3))
    assert one.label == (
        "Sequence: eight to king of hearts. One card completes it: "
        "seven (2 unseen) or ace (3 unseen)."
    )
    assert other.finish == ()

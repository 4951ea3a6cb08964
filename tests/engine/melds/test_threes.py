"""Threes of both colours: tabled, replaced, kept for the straight, and drawn as the last card."""

from __future__ import annotations

from typing import Any

import pytest

from canasta_qt.engine import Phase, legal_actions
from canasta_qt.engine.cards import BLACK_THREE, KIND, RED_THREE
from canasta_qt.engine.events import DealEnded, StockDrawn, ThreesTabled
from tests.helpers.deals.positions import answer_to, play, score_lines, table, verdicts

AMERICAN: dict[str, Any] = {"rules": "american_2017", "pile": "5"}
KEEP_NONE: dict[str, Any] = {**AMERICAN, "overrides": {"three.keep_one_for_straight": False}}
OPENED = {"0": ["8 8 8"], "1": ["9 9 9"]}


def tabled(at: Any, seat: int) -> list[int]:
    """Kinds of the threes a seat has tabled, red ones first."""
    state = at.state
    return [KIND[card] for card in (*state.red_threes[seat], *state.black_threes[seat])]


def test_drawn_threes_of_both_colours_are_tabled_and_replaced() -> None:
    at = table(**KEEP_NONE, phase="start", hands={"0": "K Q"}, stock="3b 3r 9 6 6", melds=OPENED)
    events = play(at, "draw")
    assert tabled(at, 0) == [RED_THREE, BLACK_THREE]
    assert at.hand_text(0) == "K Q 9"
    assert [type(event) for event in events[1:]] == [ThreesTabled, StockDrawn] * 2


def test_threes_dealt_wait_for_the_first_own_turn() -> None:
    hands = {"0": "K Q", "1": "3r 3b J", "2": "9", "3": "8"}
    at = table(**KEEP_NONE, hands=hands, stock="4 5 6", melds=OPENED)
    assert tabled(at, 1) == []
    play(at, "discard: K")
    assert tabled(at, 1) == [RED_THREE, BLACK_THREE]
    assert at.hand_text(1) == "J 5 4"


@pytest.mark.parametrize(
    ("laid", "kept"), [("3b", (BLACK_THREE, "J 5 4 3r")), ("3r", (RED_THREE, "J 5 4 3b"))]
)
def test_an_unopened_player_keeps_one_three_and_chooses_which(
    laid: str, kept: tuple[int, str]
) -> None:
    hands = {"0": "K Q", "1": "3r 3b J"}
    at = table(**AMERICAN, hands=hands, stock="4 5 6", melds={"0": ["8 8 8"]})
    play(at, "discard: K")
    assert {type(action).__name__ for action in legal_actions(at.state)} == {"LayThree"}
    play(at, f"lay: {laid}", "draw")
    assert (tabled(at, 1), at.hand_text(1)) == ([kept[0]], kept[1])


def test_a_three_drawn_beside_a_kept_one_asks_for_the_choice_too() -> None:
    fields = {**AMERICAN, "phase": "start", "hands": {"0": "K Q 3r"}, "melds": {"1": ["9 9 9"]}}
    turn = ("draw", "discard: K", "lay: 3r", "discard: K")
    assert verdicts(*turn, **{**fields, "stock": "3b 6 5"}) == [
        "legal",
        "E_PHASE",
        "legal",
        "legal",
    ]


def test_threes_of_one_colour_are_alike_and_nobody_is_asked() -> None:
    hands = {"0": "K Q", "1": "3h 3d J"}
    at = table(**AMERICAN, hands=hands, stock="4 5 6", melds={"0": ["8 8 8"]})
    play(at, "discard: K")
    assert tabled(at, 1) == [RED_THREE]
    assert at.hand_text(1) == "J 4 3h"


def test_the_last_stock_card_ends_the_deal_though_a_three_was_chosen_before_it() -> None:
    fields = {**AMERICAN, "phase": "start", "hands": {"0": "K Q 3r"}, "melds": {"1": ["9 9 9"]}}
    at = table(**{**fields, "stock": "3b 3r"})
    play(at, "draw", "lay: 3b")
    assert at.state.phase is Phase.OVER
    assert tabled(at, 0) == [BLACK_THREE]


@pytest.mark.parametrize("phase", ["start", "play"])
def test_the_last_stock_card_ends_the_deal_though_it_replaces_a_three_kept_before(
    phase: str,
) -> None:
    fields = {**AMERICAN, "phase": phase, "hands": {"0": "K Q 3r"}, "melds": {"1": ["9 9 9"]}}
    at = table(**{**fields, "stock": "3b"})
    assert isinstance(play(at, "lay: 3r")[-1], DealEnded)
    assert (tabled(at, 0), at.hand_text(0)) == ([RED_THREE], "K Q 3b")


def test_a_kept_three_is_laid_at_the_next_opportunity_after_the_side_has_opened() -> None:
    """Whoever opens lays it in this very turn (EX-156), the partner as the next one begins."""
    hands = {"0": "A A A A K K K 8 8 8 5 3r 9", "2": "3b 6"}
    stock = "6 4 7 5 T Q 9"
    at = table(**AMERICAN, hands=hands, stock=stock, turn_card_drawn=True)
    play(at, "meld: A A A A / K K K / 8 8 8")
    assert tabled(at, 0) == []
    play(at, "lay: 3r", "discard: 5")
    assert tabled(at, 0) == [RED_THREE]
    assert tabled(at, 2) == []
    play(at, "draw", "discard: 4")
    assert tabled(at, 2) == [BLACK_THREE]


def test_a_kept_three_may_be_laid_in_the_own_turn_and_is_replaced() -> None:
    at = table(**AMERICAN, hands={"0": "3r K Q"}, stock="9 8")
    play(at, "lay: 3r")
    assert tabled(at, 0) == [RED_THREE]
    assert at.hand_text(0) == "K Q 9"


def test_only_a_three_that_may_be_kept_is_laid_by_choice() -> None:
    assert verdicts("lay: K", "lay: 3b", **AMERICAN, hand="3r K Q", stock="9 8") == [
        "E_THREE_MELD",
        "E_NOT_HELD",
    ]
    assert verdicts("lay: 3r", **KEEP_NONE, hand="3r K Q", stock="9 8") == ["E_PHASE"]


def test_without_a_replacement_a_card_must_be_left_to_discard() -> None:
    assert verdicts("lay: 3r", **AMERICAN, hand="3r K", stock="9") == ["legal"]
    assert verdicts("lay: 3r", **AMERICAN, hand="3r K", stock="") == ["E_HAND_GUARD"]
    assert verdicts("lay: 3r", **AMERICAN, hand="3r", stock="9") == ["E_HAND_GUARD"]


def test_any_number_of_threes_may_be_kept_where_the_table_likes_it() -> None:
    keep_any = {**AMERICAN, "overrides": {"three.keep_any": True}}
    at = table(**keep_any, phase="start", hands={"0": "3r 3b"}, stock="3b 9", melds=OPENED)
    play(at, "draw")
    assert tabled(at, 0) == []
    play(at, "pass")
    assert at.state.turn_seat == 1


def test_black_threes_with_points_are_tabled_like_red_ones_in_joker() -> None:
    hands = {"0": "K Q 9", "1": "9", "2": "9", "3": "9"}
    fields: dict[str, Any] = {"rules": "joker", "pile": "5", "melds": OPENED}
    at = table(**fields, phase="start", hands=hands, stock="3b 8")
    play(at, "draw")
    assert tabled(at, 0) == [BLACK_THREE]
    assert verdicts("discard: 3b", **fields, hand="3b K Q") == ["E_DISCARD_THREE"]


LAST = {"phase": "start", "hands": {"0": "K Q 9"}, "stock": "3r", "melds": OPENED}


def last_three(mode: str, **fields: Any) -> dict[str, Any]:
    """The last card of the stock is a three, under one of the four rules about it."""
    return {**AMERICAN, "overrides": {"stock_end.last_three_modern": mode}, **LAST, **fields}


@pytest.mark.parametrize(("mode", "left"), [("count5", "K Q 9 3r"), ("must_lay", "K Q 9")])
def test_a_three_as_last_card_ends_the_deal_at_once(mode: str, left: str) -> None:
    at = table(**last_three(mode))
    assert isinstance(play(at, "draw")[-1], DealEnded)
    assert at.hand_text(0) == left


def test_a_three_as_last_card_may_be_laid_or_kept_and_either_ends_the_deal() -> None:
    for choice, left in (("lay: 3r", "K Q 9"), ("pass", "K Q 9 3r")):
        at = table(**last_three("may_lay"))
        play(at, "draw")
        assert at.state.phase is Phase.PLAY
        assert isinstance(play(at, choice)[-1], DealEnded)
        assert at.hand_text(0) == left
    barred = verdicts("draw", "discard: K", "meld: K K K", **last_three("may_lay"))
    assert barred == ["legal", "E_PHASE", "E_NOT_HELD"]


def test_a_three_as_last_card_may_be_discarded_to_go_out() -> None:
    two = {"0": ["9*7", "Q*7"]}
    out = last_three("may_discard_to_go_out", hands={"0": "K K K 4"}, melds=two)
    assert verdicts("draw", "meld: K K K", "discard: 3r", "pass", **out) == [
        "legal",
        "E_PHASE",
        "E_PHASE",
        "legal",
    ]
    out["hands"] = {"0": "K K K"}
    at = table(**out)
    play(at, "draw", "meld: K K K", "discard: 3r")
    assert at.state.result is not None
    assert at.state.result.out == 0


def test_a_three_as_last_card_stays_in_the_hand_also_when_it_replaces_another() -> None:
    at = table(**last_three("count5", stock="3r 3b"))
    assert isinstance(play(at, "draw")[-1], DealEnded)
    assert len(tabled(at, 0)) == 1
    assert at.hand_text(0) in ("K Q 9 3r", "K Q 9 3b")


def test_threes_caught_in_a_hand_cost_five_each_or_count_as_laid() -> None:
    fields: dict[str, Any] = {"hands": {"0": "3r 3b K"}, "melds": {"0": ["K*7"]}, "score": {}}
    kings: dict[str, Any] = {**fields, "melds": {"0": ["9*7", "Q*7"]}}
    assert score_lines(answer_to(**AMERICAN, **kings)) == {
        "natural_canasta": 1000,
        "melded": 140,
        "hand": -15,
        "red_threes_in_hand": -5,
    }
    laid = {**AMERICAN, "overrides": {"three.in_hand_scores_as_laid": True}}
    assert score_lines(answer_to(**laid, **kings)) == {
        "natural_canasta": 1000,
        "melded": 140,
        "red_threes": 100,
        "black_threes": 100,
        "hand": -10,
    }

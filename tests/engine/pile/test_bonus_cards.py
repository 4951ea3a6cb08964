"""Bonus cards for opening: how many, when they come, and who may know them."""

from __future__ import annotations

from typing import Any

from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.events import (
    BonusCardsGiven,
    BonusCardsTakenUp,
    StockDrawn,
    ThreesTabled,
    TurnBegan,
    TurnCardDrawn,
)
from canasta_qt.engine.view import view_of
from canasta_qt.record.positions.position import SetUpPosition
from tests.helpers.cases import for_each
from tests.helpers.deals.positions import play, table, verdicts

OPENING = "meld: A A A A / K K K / 8 8 8"
HAND = "A A A A K K K 8 8 8 Q J"


def american(stock: str | int = 30, **fields: Any) -> SetUpPosition:
    """An unopened side about to open, the pile not empty."""
    given: dict[str, Any] = {"rules": "american_2017", "pile": "5", "hands": {"0": HAND}, **fields}
    return table(stock=stock, **given)


def cards_given(at: SetUpPosition) -> int:
    """How many bonus cards the opening turn brings."""
    events = play(at, OPENING, "discard: J")
    return sum(len(event.cards) for event in events if isinstance(event, BonusCardsGiven))


def test_the_first_side_to_open_gets_four_cards_and_the_second_three() -> None:
    assert cards_given(american()) == 4
    assert cards_given(american(melds={"1": ["9 9 9"]})) == 3


def test_they_wait_face_down_and_nobody_knows_them() -> None:
    at = american()
    given = next(e for e in play(at, OPENING, "discard: J") if isinstance(e, BonusCardsGiven))
    assert given.waits
    for seat in range(4):
        assert view_of(at.state, seat).waiting[0] == [HIDDEN] * 4
        assert given.redacted(seat).cards == (HIDDEN,) * 4  # type: ignore[union-attr]


def test_they_are_taken_up_before_the_draw_and_threes_among_them_are_replaced() -> None:
    stock = "6s 3r 6h 6d 4 4 4 7 " + "5 " * 6 + "T T T T T T"
    at = american(stock)
    play(at, OPENING, "discard: J", "draw", "discard: 4", "draw", "discard: 4", "draw")
    events = play(at, "discard: 4")
    assert [type(event) for event in events[1:]] == [
        TurnBegan,
        BonusCardsTakenUp,
        ThreesTabled,
        StockDrawn,
    ]
    assert at.hand_text(0) == "Q 7 6s 6h 6d"
    assert at.state.waiting[0] == []


def test_none_are_given_once_the_turn_card_is_drawn() -> None:
    assert cards_given(american(9)) == 4
    assert cards_given(american(8)) == 0
    assert cards_given(american(30, turn_card_drawn=True)) == 0
    old: dict[str, Any] = {"bonus_cards.needs_turn_card": False}
    rules = {"rules": "american_2017", "overrides": old}
    assert cards_given(american(8, **rules)) == 4


@for_each(("stock", "cards"), [(8, 0), (9, 1), (10, 2), (12, 4), (30, 4)])
def test_they_may_end_at_the_turn_card(stock: int, cards: int) -> None:
    assert cards_given(american(stock, rules="american_2024")) == cards


def test_drawing_past_the_turn_card_is_announced_once() -> None:
    at = american(10)
    events = play(at, OPENING, "discard: J", "draw")
    assert [event for event in events if isinstance(event, TurnCardDrawn)] == [TurnCardDrawn(0)]
    assert at.state.turn_card_drawn


def test_none_are_given_beside_the_pile_in_the_rules_of_2024() -> None:
    hands = {"0": HAND}
    for rules, cards in (("american_2017", 4), ("american_2024", 0)):
        at = table(rules=rules, phase="start", hands=hands, pile="5 8", stock=30)
        events = play(at, "take: A A A A / K K K / 8 8 8 *", "discard: J")
        given = [event for event in events if isinstance(event, BonusCardsGiven)]
        assert sum(len(event.cards) for event in given) == cards


def test_reserved_packets_go_to_the_first_and_the_second_opener() -> None:
    at = american(rules="american_old", stock=30)
    assert [len(packet) for packet in at.state.packets] == [4, 3]
    first = list(at.state.packets[0])
    play(at, OPENING, "discard: J")
    assert at.state.waiting[0] == first
    assert [len(packet) for packet in at.state.packets] == [0, 3]
    assert view_of(at.state, 0).packets == [[], [HIDDEN] * 3]
    assert at.state.stock_left == 30


MEXICANA: dict[str, Any] = {"rules": "mexicana", "pile": "5"}


def test_cards_may_come_at_once_before_the_hand_guard_is_tested() -> None:
    at = table(**MEXICANA, hands={"0": "A A A K"}, stock=40)
    play(at, "meld: A A A")
    assert len(at.state.hands[0]) == 14
    none = {"bonus_cards.mode": "none"}
    assert verdicts("meld: A A A", **MEXICANA, overrides=none, hand="A A A K") == ["E_HAND_GUARD"]


def test_who_goes_out_with_the_opening_draws_none() -> None:
    hands = {"0": "A*7 K*7"}
    fields: dict[str, Any] = {**MEXICANA, "hands": hands, "stock": 40, "red_threes": {"0": 2}}
    at = table(**fields)
    play(at, "meld: A*7 / K*7", "out")
    assert at.state.result is not None
    greedy = table(**fields, overrides={"bonus_cards.not_if_going_out": False})
    play(greedy, "meld: A*7 / K*7")
    assert len(greedy.state.hands[0]) == 13


def test_cards_usable_in_the_same_turn_come_into_the_hand_after_the_discard() -> None:
    rules: dict[str, Any] = {"overrides": {"bonus_cards.usable": "same_turn"}}
    at = american("6 3r 7 7 T " + "9 " * 8 + "4 4 4 4 4 4", **rules)
    play(at, OPENING, "discard: J")
    assert at.state.waiting[0] == []
    assert at.hand_text(0) == "Q T 7 7 6"


def test_cards_never_taken_up_count_as_cards_in_the_hand() -> None:
    from canasta_qt.engine import score_deal

    at = american("6 6 6 6 " + "K K T T T T 9 9 9 9", hands={"0": HAND, "2": ""})
    play(at, OPENING, "discard: J")
    lines = {(line.kind, line.seat): line.points for line in score_deal(at.state)[0].lines}
    assert lines["hand", 0] == -10 - 20

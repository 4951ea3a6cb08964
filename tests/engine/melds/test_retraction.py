"""Melds that go back because only bad cards are left for the empty pile (EX-111)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from canasta_qt.engine import DealState, Match, Phase, act, legal_actions, random_action, verify
from canasta_qt.engine.actions import LayDown, RetractMelds, TakePile
from canasta_qt.engine.events import MeldsRetracted
from canasta_qt.engine.rules import resolve
from tests.helpers.deals.positions import play, table

LATE: dict[str, Any] = {
    "rules": "american_2024",
    "phase": "start",
    "melds": {"0": ["9 9 9"]},
    "hands": {"0": "K K Q Q Q 7 A"},
    "pile": "8 2 K",
    "stock": "6 5",
}


def everything(state: DealState) -> tuple[object, ...]:
    """The position, hands in no order, but for the mark that something went back."""
    state = state.clone()
    state.hands = [sorted(hand) for hand in state.hands]
    state.now.retracted = False
    return (*state.public_key(), state.remaining_stock())


SMALL: dict[str, object] = {
    "deal.hand_size": 6,
    "bonus_cards.mode": "none",
    "initial.table": [["-inf", 0]],
    "initial.require": "none",
    "meld.canasta_size": 3,
    "go_out.canastas": 5,
}
"""Small hands that open at once: bad cards are often left for an empty pile."""


def test_whatever_was_melded_goes_back_exactly() -> None:
    rng, rules = random.Random(1), resolve("american_2024", SMALL)
    seen = 0
    for seed in range(80):
        state, _ = Match(rules, seed).start_deal()
        steps: list[DealState] = []
        while state.phase is not Phase.OVER:
            if verify(state, RetractMelds()) is None:
                act(state, RetractMelds())
                if len(state.now.steps) < len(steps):
                    assert everything(state) == everything(steps.pop())
                seen += 1
                continue
            action = random_action(state, rng)
            if not state.now.steps:
                steps.clear()
            if isinstance(action, (LayDown, TakePile)):
                steps.append(state.clone())
            act(state, action)
    assert seen >= 3


def test_the_only_legal_thing_is_to_take_the_last_step_back() -> None:
    at = table(**{**LATE, "pile": "2 K"})
    play(at, "take: K K *", "meld: Q Q Q")
    assert legal_actions(at.state) == [RetractMelds()]
    event = play(at, "retract")[0]
    assert isinstance(event, MeldsRetracted)
    assert [at.text(card) for card in event.cards] == ["Q", "Q", "Q"]
    assert event.pile == ()
    assert at.hand_text(0) == "A Q Q Q 7 2"
    assert at.meld_texts(0) == ["9 9 9", "K K K"]


def test_nothing_is_melded_after_a_step_went_back() -> None:
    at = table(**{**LATE, "pile": "2 K"})
    play(at, "take: K K *", "meld: Q Q Q", "retract")
    kinds = {type(action).__name__ for action in legal_actions(at.state)}
    assert kinds == {"Discard"}


def test_even_the_taken_pile_goes_back_exactly_as_it_lay() -> None:
    at = table(**{**LATE, "hands": {"0": "K K 7 A"}, "pile": "7 2 K"})
    before = everything(at.state)
    play(at, "take: K K *")
    event = play(at, "retract")[0]
    assert isinstance(event, MeldsRetracted)
    assert list(event.pile) == at.state.pile
    assert everything(at.state) == before
    assert at.state.phase is Phase.START


def test_after_the_pile_went_back_the_player_draws_and_discards() -> None:
    at = table(**{**LATE, "hands": {"0": "K K 7 A"}, "pile": "7 2 K"})
    play(at, "take: K K *", "retract")
    assert [type(action).__name__ for action in legal_actions(at.state)] == ["DrawStock"]
    play(at, "draw", "discard: K")
    assert at.state.turn_seat == 1


def test_an_opening_that_goes_back_leaves_the_side_unopened() -> None:
    hand = "A A A A K K K 8 8 8 7 7"
    at = table(**{**LATE, "melds": {}, "hands": {"0": hand}, "pile": "", "phase": "play"})
    play(at, "meld: A A A A / K K K / 8 8 8", "retract", "discard: K")
    assert at.state.opened == [0, 0]
    assert at.state.waiting[0] == []


def test_of_a_step_only_the_last_meld_goes_back_where_that_is_enough() -> None:
    at = table(**{**LATE, "pile": "2 K"})
    event = play(at, "take: K K * / Q Q Q", "retract")[-1]
    assert isinstance(event, MeldsRetracted)
    assert [at.text(card) for card in event.cards] == ["Q", "Q", "Q"]
    assert event.pile == ()
    assert at.hand_text(0) == "A Q Q Q 7 2"
    assert at.meld_texts(0) == ["9 9 9", "K K K"]
    assert {type(action).__name__ for action in legal_actions(at.state)} == {"Discard"}


def test_the_meld_that_took_the_pile_goes_back_last_with_the_pile() -> None:
    at = table(**{**LATE, "hands": {"0": "K K 7 7 7 A"}, "pile": "7 K"})
    before = everything(at.state)
    play(at, "take: 7 7 7 / K K *", "retract")
    assert at.meld_texts(0) == ["9 9 9", "K K K"]
    event = play(at, "retract")[-1]
    assert isinstance(event, MeldsRetracted)
    assert list(event.pile) == at.state.pile
    assert everything(at.state) == before


def test_an_opening_that_still_counts_enough_stays_but_for_its_last_meld() -> None:
    hand = "A A A A K K K Q Q Q 8 8 8 7 7"
    at = table(**{**LATE, "melds": {}, "hands": {"0": hand}, "pile": "", "phase": "play"})
    play(at, "meld: A A A A / K K K / Q Q Q / 8 8 8", "retract")
    assert at.meld_texts(0) == ["A A A A", "K K K", "Q Q Q"]
    play(at, "discard: 8")
    assert at.state.opened[0] > 0


def test_with_nothing_to_take_back_the_least_bad_card_may_go() -> None:
    at = table(**{**LATE, "melds": {}, "hands": {"0": "A 7 2"}, "pile": "", "phase": "play"})
    assert verify(at.state, RetractMelds()) is not None
    play(at, "discard: 7")


@pytest.mark.parametrize("hand", ["K K Q Q Q 7 5", "K K Q Q Q 2 2"])
def test_melds_stay_while_some_discard_is_legal(hand: str) -> None:
    at = table(**{**LATE, "hands": {"0": hand}, "pile": "4 K"})
    play(at, "take: K K *", "meld: Q Q Q")
    assert verify(at.state, RetractMelds()) is not None


def test_who_can_go_out_with_the_bad_card_takes_nothing_back() -> None:
    melds = {"0": ["9*7", "K*4", "J*7"]}
    at = table(**{**LATE, "melds": melds, "hands": {"0": "K K A"}, "pile": "K"})
    play(at, "take: K K *", "discard: A")
    assert at.state.result is not None
    assert at.state.result.out == 0


def test_bonus_cards_that_came_at_once_go_back_on_the_stock() -> None:
    rules: dict[str, Any] = {
        "bonus_cards.mode": "draw_now",
        "bonus_cards.usable": "same_turn",
        "bonus_cards.counts": [2, 2],
    }
    hand = "A A A A K K K 8 8 8 7 7"
    fields = {**LATE, "melds": {}, "hands": {"0": hand}, "pile": "", "phase": "play"}
    at = table(**{**fields, "stock": "A 7 9 9 9 9 9 6 6 6 6 6 5"}, overrides=rules)
    stock = at.state.remaining_stock()
    play(at, "meld: A A A A / K K K / 8 8 8")
    assert at.hand_text(0) == "A 7 7 7"
    play(at, "retract")
    assert at.state.remaining_stock() == stock
    assert at.hand_text(0) == "A A A A K K K 8 8 8 7 7"

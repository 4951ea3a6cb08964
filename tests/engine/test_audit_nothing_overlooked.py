"""Where the move generator lists no take, or nothing to lay, trying every small play finds none."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations

import pytest

from canasta_qt.engine import DealState, Match, Phase, act, legal_actions, random_action, verify
from canasta_qt.engine.actions import AUTO, NEW, LayDown, Play, TakePile
from canasta_qt.engine.cards import CODE
from canasta_qt.engine.rules import preset

GAMES = (
    "samba",
    "samba_us",
    "brazilian",
    "hand_and_foot",
    "bain_hand_and_foot",
    "pennies",
    "albany",
    "canadian",
    "italian_canastone",
    "cuban",
)
MOST_ALIKE = 3
MOST_CARDS = 13


def different(hand: list[int]) -> list[int]:
    """The cards of a hand, of equal ones no more than a meld can need."""
    kept: list[int] = []
    for card in sorted(hand):
        if sum(CODE[other] == CODE[card] for other in kept) < MOST_ALIKE:
            kept.append(card)
    return kept[:MOST_CARDS]


def targets(state: DealState) -> list[int]:
    return [AUTO, NEW, *(meld.uid for meld in state.melds[state.side])]


def small_takes(state: DealState) -> Iterator[TakePile]:
    """The pile's card with up to three of the hand, onto everything."""
    depth = 5 if state.setup.chooses_depth else 1
    for top in state.pile[-depth:]:
        for count in range(4):
            for cards in combinations(different(state.hands[state.turn_seat]), count):
                yield from (TakePile((Play((*cards, top), onto),)) for onto in targets(state))


def small_layings(state: DealState) -> Iterator[LayDown]:
    for count in range(1, 4):
        for cards in combinations(different(state.hands[state.turn_seat]), count):
            yield from (LayDown((Play(cards, onto),)) for onto in targets(state))


@pytest.mark.parametrize("closely", [0.1, pytest.param(0.3, marks=pytest.mark.slow)])
@pytest.mark.parametrize("name", GAMES)
def test_no_small_take_and_no_small_meld_is_overlooked(name: str, closely: float) -> None:
    """Some positions of a deal, searched through."""
    state, _ = Match(preset(name).rules, 5).start_deal()
    rng = random.Random(name)
    while state.phase is not Phase.OVER:
        if rng.random() < closely:
            sorts = {type(action) for action in legal_actions(state)}
            if state.phase is Phase.START and TakePile not in sorts:
                assert all(verify(state, take) is not None for take in small_takes(state))
            if state.phase is Phase.PLAY and LayDown not in sorts:
                assert all(verify(state, laying) is not None for laying in small_layings(state))
        act(state, random_action(state, rng))

"""Openings that must hold something, and come from the hand: the search against a slow oracle."""

from __future__ import annotations

from hypothesis import strategies as st

from canasta_qt.engine.actions import LayDown, TakePile
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.laydowns import openings, pile_takes
from tests.helpers.deals.oracle import shares, state_of
from tests.helpers.examples import tried

LOW: dict[str, object] = {"initial.table": [["-inf", 60]], "bonus_cards.mode": "none"}
"""A minimum that a few cards reach, and no bonus cards that would let one be kept."""

CONTENTS: tuple[dict[str, object], ...] = (
    {},
    {"initial.require": "pure_meld"},
    {"initial.require": "three_naturals"},
    {"initial.require": "all_pure"},
    {"initial.require": "none", "initial.all_pure_up_to": 60},
    {"initial.may_complete_mixed_canasta": False, "initial.table": [["-inf", 95]]},
    {"initial.table": [["-inf", 400]]},
    {"initial.tiers": [{"from_score": 0, "need": "any canasta"}], "meld.canasta_size": 4},
    {"initial.tiers": [{"from_score": 0, "need": "natural canasta"}], "meld.canasta_size": 4},
    {"initial.splash": False, "pile.initial_ace_pair": False},
    {"wild_meld.enabled": False},
)
PILES: tuple[dict[str, object], ...] = (
    {},
    {"initial.from_hand_only": False, "pile.take_in_opening_turn": "allowed"},
    {"pile.naturals_needed": {"unfrozen": 2, "frozen": 3}},
    {"pile.opening_pair": "outside"},
    {"pile.opening_pair": "outside", "pile.naturals_needed": {"unfrozen": 2, "frozen": 3}},
)

hands = st.lists(
    st.sampled_from(["A", "9", "K", "K", "7", "4", "2", "2", "X"]), min_size=4, max_size=8
).filter(lambda cards: cards.count("X") <= 3)
few_wilds = hands.filter(lambda cards: sum(text in "2X" for text in cards) <= 2)
full_hands = st.tuples(st.sampled_from(["9", "K", "4"]), st.integers(5, 7), hands).map(
    lambda parts: [parts[0]] * parts[1] + parts[2][:3]
)


@tried(45, 120, st.sampled_from(CONTENTS), hands | full_hands)
def test_an_opening_with_its_content_is_found_whenever_there_is_one(
    content: dict[str, object], hand: list[str]
) -> None:
    state = state_of(("american_2017", {**LOW, **content}), hand)
    found = openings(state)
    assert all(verify(state, LayDown(plays)) is None for plays in found)
    if not found:
        for plays in shares(state, state.hands[0], whole=False):
            assert not plays or verify(state, LayDown(plays)) is not None, plays


@tried(
    25,
    60,
    st.sampled_from(CONTENTS),
    st.sampled_from(PILES),
    few_wilds,
    st.sampled_from(["9", "K", "A"]),
    st.sampled_from(["4 5 6 8 ", "4 ", ""]),
)
def test_an_opening_that_takes_the_pile_is_found_whenever_there_is_one(
    content: dict[str, object],
    pile_rules: dict[str, object],
    hand: list[str],
    top: str,
    buried: str,
) -> None:
    rules = ("american_2017", {**LOW, **content, **pile_rules})
    state = state_of(rules, hand, pile=buried + top, phase="start")
    found = pile_takes(state)
    assert all(verify(state, take) is None for take in found)
    if found:
        return
    card = state.pile[-1]
    for plays in shares(state, [card, *state.hands[0]], whole=False):
        if any(card in play.cards for play in plays):
            assert verify(state, TakePile(plays)) is not None, plays

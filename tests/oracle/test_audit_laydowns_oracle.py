"""The search against a slow oracle: it finds a way exactly where trying everything finds one."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from canasta_qt.engine.actions import Discard, GoOut, LayDown, TakePile
from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.movegen.laydowns import openings, pile_takes
from canasta_qt.engine.state import DealState
from canasta_qt.engine.transitions import apply
from tests.helpers.deals.oracle import shares, state_of
from tests.helpers.examples import tried

PRESETS = (
    "classic_4p",
    "classic_wild",
    "hoyle_2p",
    "cardgames_io",
    "viennese",
    "classic_2p",
    "american_2017",
)
OVERRIDES: tuple[dict[str, object], ...] = (
    {},
    {"go_out.final_discard": "required"},
    {"go_out.canastas": 2},
    {"black_three.meld": "anytime"},
    {"meld.max_wilds": None},
    {"meld.wild_cap_scope": "first_seven"},
    {"initial.canasta_bonus_counts": True},
    {"initial.top_card_counts": False},
    {"go_out.kinds": [{"kind": "natural", "min": 1}, {"kind": "mixed", "min": 1}]},
    {"go_out.blocked_by_incomplete": ["7", "wild"]},
    {"go_out.final_ban": ["2", "X", "7"]},
)
MELDS = ("9*6", "9*7", "K*5 2", "Q Q Q", "2 2 X", "2*5", "8*4 2 2 X", "7 7 2", "J*5")

hands = st.lists(
    st.sampled_from(["9", "K", "Q", "8", "4", "2", "2", "X", "3s", "3c"]), min_size=1, max_size=7
).filter(lambda cards: all(cards.count(text) <= 2 for text in ("3s", "3c", "X")))
few_wilds = hands.filter(lambda cards: sum(text in "2X" for text in cards) <= 2)
tables = st.lists(st.sampled_from(MELDS), max_size=3, unique_by=lambda text: text[0])
rule_sets = st.tuples(st.sampled_from(PRESETS), st.sampled_from(OVERRIDES))


def fitting(rules: tuple[str, dict[str, object]], melds: list[str]) -> list[str]:
    wild = rules[0] in ("classic_wild", "hoyle_2p", "american_2017")
    return [meld for meld in melds if wild or meld not in ("2 2 X", "2*5")]


def can_go_out(state: DealState) -> bool:
    """Whether some lay-down and some last discard end the deal, all of them tried."""
    hand = state.hands[0]
    for last in [None, *hand]:
        rest = [card for card in hand if card != last]
        for plays in shares(state, rest, whole=True):
            after = state.clone()
            if plays:
                if verify(after, LayDown(plays)) is not None:
                    continue
                apply(after, LayDown(plays))
            end = GoOut() if last is None else Discard(last)
            if verify(after, end) is None:
                apply(after, end)
                if after.result is not None and after.result.out == 0:
                    return True
    return False


@tried(40, 150, rule_sets, hands, tables)
def test_going_out_is_found_exactly_when_there_is_one(
    rules: tuple[str, dict[str, object]], hand: list[str], melds: list[str]
) -> None:
    state = state_of(rules, hand, melds={"0": fitting(rules, melds)})
    found = find_going_out(state)
    assert (found is not None) == can_go_out(state)
    if found is not None:
        plays, last = found
        if plays:
            assert verify(state, LayDown(plays)) is None
            apply(state, LayDown(plays))
        assert verify(state, GoOut() if last is None else Discard(last)) is None
        apply(state, GoOut() if last is None else Discard(last))
        assert state.result is not None
        assert state.result.out == 0


@tried(30, 80, rule_sets, hands, st.sampled_from([-5, 0, 1500]))
def test_an_opening_is_found_whenever_there_is_one(
    rules: tuple[str, dict[str, object]], hand: list[str], total: int
) -> None:
    state = state_of(rules, hand, totals=[total, 0])
    found = openings(state)
    assert all(verify(state, LayDown(plays)) is None for plays in found)
    if not found and find_going_out(state) is None:
        for plays in shares(state, state.hands[0], whole=False):
            assert not plays or verify(state, LayDown(plays)) is not None, plays


def is_taken_where_it_can_be(
    rules: tuple[str, dict[str, object]],
    hand: list[str],
    top: str,
    buried: str,
    melds: list[str],
) -> None:
    state = state_of(rules, hand, pile=buried + top, melds={"0": melds}, phase="start")
    found = pile_takes(state)
    assert all(verify(state, take) is None for take in found)
    if found:
        return
    card = state.pile[-1]
    for plays in shares(state, [card, *state.hands[0]], whole=False):
        if any(card in play.cards for play in plays):
            assert verify(state, TakePile(plays)) is not None, plays


def test_the_top_card_brings_the_last_points_that_an_opening_needs() -> None:
    hand = ["K", "K", "4", "4", "4", "4", "7"]
    found = pile_takes(state_of(("classic_4p", {}), hand, pile="9 5 K", phase="start"))
    assert [sorted(len(play.cards) for play in take.plays) for take in found] == [[3, 4]]
    without = ("classic_4p", {"initial.top_card_counts": False})
    assert pile_takes(state_of(without, hand, pile="9 5 K", phase="start")) == []


@tried(
    25,
    80,
    rule_sets,
    few_wilds,
    st.sampled_from(["9", "Q", "K"]),
    st.sampled_from(["4 5 6 7 ", "2 4 5 6 ", "4 ", ""]),
    st.sampled_from([[], ["Q Q Q"], ["9*7", "K K K"], ["Q*4 2 2 X"]]),
)
def test_a_pile_is_taken_whenever_it_can_be(
    rules: tuple[str, dict[str, object]],
    hand: list[str],
    top: str,
    buried: str,
    melds: list[str],
) -> None:
    """Hands of many wild cards, of which there are most ways to lay them, are in the test below."""
    is_taken_where_it_can_be(rules, hand, top, buried, melds)


@pytest.mark.slow
@settings(max_examples=80)
@given(
    rule_sets,
    hands,
    st.sampled_from(["9", "Q", "K"]),
    st.sampled_from(["4 5 6 7 ", "2 4 5 6 ", "4 ", ""]),
    st.sampled_from([[], ["Q Q Q"], ["9*7", "K K K"], ["Q*4 2 2 X"]]),
)
def test_a_pile_is_taken_with_many_wild_cards_whenever_it_can_be(
    rules: tuple[str, dict[str, object]],
    hand: list[str],
    top: str,
    buried: str,
    melds: list[str],
) -> None:
    is_taken_where_it_can_be(rules, hand, top, buried, melds)

"""The search for a way out: nothing is missed, neither by the quick look nor among wild cards."""

from __future__ import annotations

import random
from functools import cache

import pytest

from canasta_qt.engine import Match, Phase, act, random_action, resolve
from canasta_qt.engine.actions import Discard, LayDown
from canasta_qt.engine.judge import going_out_search
from canasta_qt.engine.judge.going_out_search import can_go_out, find_going_out
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.judge.promise import could_go_out
from canasta_qt.engine.state import Position
from tests.helpers.deals.positions import table

PRESETS = ("classic_4p", "samba_us", "bolivia", "italian_us", "chilean")
"""One group of each rank; runs with and without wild cards; several groups of a rank."""
SOME = range(1, 8)
"""Deals of each that are played in a normal run."""


@cache
def small_hands(preset_id: str, deals: range) -> list[Position]:
    """Positions after the draw with few cards in the hand, from random play."""
    met: list[Position] = []
    rules = resolve(preset_id, {"go_out.canastas": 1, "go_out.kinds": []})
    for seed in deals:
        state, _ = Match(rules, seed).start_deal()
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            if state.phase is Phase.PLAY and len(state.hands[state.turn_seat]) < 10:
                met.append(state.clone())
            act(state, random_action(state, rng))
    return met


@pytest.mark.parametrize("deals", [SOME, pytest.param(range(20), marks=pytest.mark.slow)])
@pytest.mark.parametrize("preset_id", PRESETS)
def test_the_quick_look_rules_out_no_going_out(
    preset_id: str, deals: range, monkeypatch: pytest.MonkeyPatch
) -> None:
    positions = small_hands(preset_id, deals)
    quick = [going_out_search.find_going_out(pos) for pos in positions]
    monkeypatch.setattr(going_out_search, "within_reach", lambda pos, hand: True)
    assert quick == [going_out_search.find_going_out(pos) for pos in positions]
    assert any(found is not None for found in quick)


def test_cards_that_overfill_a_meld_complete_it_and_begin_another() -> None:
    melds = {"0": ["9*7", "Q*5 X 2", "K*7", "2*7", "4*6 2", "A*6 X", "J*6", "7*6"]}
    feet = {"0": "taken", "2": "taken"}

    def goes(hand: str) -> bool:
        state = table(rules="hand_and_foot", melds=melds, feet=feet, hands={"0": hand}).state
        return could_go_out(state)

    assert goes("J J J 2 7")
    assert goes("J J J J 7 5")
    assert not goes("J J J 7")
    assert not goes("J J J 2 7 5 8")


def test_a_second_group_of_a_complete_rank_is_a_way_out() -> None:
    melds = {"0": ["K*7", "Q*7"]}
    assert can_go_out(table(rules="samba", melds=melds, hands={"0": "K K K 5"}).state)
    assert not can_go_out(table(rules="samba", melds=melds, hands={"0": "J J A 5"}).state)


def test_a_meld_may_take_wild_cards_only_while_its_rank_begins_another() -> None:
    fields = {"melds": {"0": ["K*7", "Q*7", "5 5 5"]}, "hands": {"0": "5 5 2 2 X X J"}}
    assert can_go_out(table(rules="yucatan", **fields).state)
    fields["hands"] = {"0": "5 5 2 2 X X X J"}
    assert not can_go_out(table(rules="yucatan", **fields).state)


def test_wild_cards_are_spread_over_an_open_meld_and_two_new_ones() -> None:
    fields = {"melds": {"0": ["6*7", "K*5"]}, "hands": {"0": "2 2 2 X X 4d 4d Kd Kd 3b"}}
    assert can_go_out(table(rules="yucatan", **fields).state)
    fields["hands"] = {"0": "2 2 2 2 2 X X 4d 4d Kd Kd 3b"}
    assert not can_go_out(table(rules="yucatan", **fields).state)


def test_a_way_out_is_found_however_many_wild_cards_there_are() -> None:
    hand = "2 2 2 X X X X X X Ks Ks Jc Js 7h 7c 7c 7d 6d 6s Qs 3b 3b 3b 3b 5d"
    fields = {"melds": {"0": ["8*7", "5*5"]}, "hands": {"0": hand}}
    state = table(rules="yucatan", **fields).state
    found = find_going_out(state)
    assert found is not None
    plays, last = found
    assert verify(state, LayDown(plays)) is None
    act(state, LayDown(plays))
    assert last is not None
    assert verify(state, Discard(last)) is None


@pytest.mark.parametrize("deals", [SOME, pytest.param(range(8), marks=pytest.mark.slow)])
@pytest.mark.parametrize("preset_id", [*PRESETS, "yucatan", "railroad", "canadian"])
def test_the_table_of_groups_finds_a_way_out_wherever_the_quick_search_does(
    preset_id: str, deals: range
) -> None:
    positions = small_hands(preset_id, deals)
    found = [pos for pos in positions if going_out_search.find_going_out(pos) is not None]
    for pos in found:
        hand = pos.hands[pos.turn_seat]
        ways = going_out_search.TableSearch(pos, hand).ways()
        assert len(hand) < 2 or any(going_out_search.goes_out(pos, *way) for way in ways)
    assert found


def test_a_card_that_fits_nowhere_is_the_first_to_be_tried_as_last_discard() -> None:
    melds = [
        "8c 8s 8d 8h 8h", "Kh Kh 2h", "6s 6h 2d 6d 6s 6c 6c", "9s 9h 9h", "8c 9c Tc Jc Qc",
        "9s Ts Js Qs Ks As", "Qh Qh Qh", "4d 4c 4c 4d", "5d 6d 7d", "Td Tc Td Td Tc", "Ad As Ac",
    ]  # fmt: skip
    hand = "5h 2d Kc Kc Jh 4c 2c 2c X 6s 4h Ac X 2h 4s Js 6h"
    fields = {"melds": {"0": melds}, "hands": {"0": hand}, "stock": 29, "pile": "9"}
    assert can_go_out(table(rules="bolivia", **fields).state)


@pytest.mark.parametrize("same_rank", ["merge", "new_after_canasta"])
def test_a_single_black_three_with_wild_cards_is_a_way_out_where_they_may_join_it(
    same_rank: str,
) -> None:
    def goes(hand: str, wilds: int) -> bool:
        over = {"black_three.meld_wilds": wilds, "meld.same_rank": same_rank, "go_out.canastas": 1}
        melds = {"0": ["9*7"]}
        return could_go_out(table(overrides=over, melds=melds, hands={"0": hand}).state)

    assert goes("3b 2 2 A", 2)
    assert not goes("3b 2 2 A", 0)
    assert not goes("3b 2 A 5", 2)

"""Penalties: tables that let slips happen and book them, and those where nothing is ever booked."""

from __future__ import annotations

import random

import pytest

from canasta_qt.engine import Match, Phase, act, score_deal, verify
from canasta_qt.engine.actions import ConcedeDeal, Discard, DrawStock, LayThree, RestorePile
from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.events import PenaltyBooked, ThreesTabled
from canasta_qt.engine.movegen.legal_actions import legal_actions, random_action
from canasta_qt.engine.rules import preset_ids, resolve
from canasta_qt.engine.state import DealState
from tests.helpers.deals.positions import answer_to, play, score_lines, table, verdicts

CLAIM = {"phase": "start", "hand": "9 4 6", "pile": "5 9", "melds": {"0": ["K K K"]}}
PENALISE = {"table.enforcement": "penalise"}
CANASTA = {"0": ["9*7"]}


# --- where moves against the rules are refused -----------------------------------------------


@pytest.mark.parametrize("deals", [1, pytest.param(2, marks=pytest.mark.slow)])
@pytest.mark.parametrize("preset", preset_ids())
def test_no_penalty_is_booked_in_any_game_as_it_is_played(preset: str, deals: int) -> None:
    match = Match(resolve(preset), 7)
    rng = random.Random(preset)
    for _ in range(deals):
        state, _ = match.start_deal()
        while state.phase is not Phase.OVER:
            if state.phase is Phase.START and preset != "hoyle_2p":
                assert verify(state, RestorePile()) is not None
            act(state, random_action(state, rng))
            assert not state.penalties
        match.finish_deal(state)


def test_giving_the_pile_back_belongs_to_one_game_only() -> None:
    offered = {name for name in preset_ids() if resolve(name).table.restore_pile}
    assert offered == {"hoyle_2p"}
    assert verdicts("restore", **CLAIM) == ["E_PHASE"]


def test_a_wrong_claim_is_refused_and_giving_the_pile_back_costs_fifty() -> None:
    answer = answer_to("take: 9 *", "restore", rules="hoyle_2p", score={"out": None}, **CLAIM)
    results = answer["results"]
    assert [r["legal"] for r in results] == [False, True]  # type: ignore[attr-defined]
    assert score_lines(answer)["penalty.pile_illegal"] == -50


def test_giving_the_pile_back_twice_in_a_turn_is_refused() -> None:
    assert verdicts("restore", "restore", rules="hoyle_2p", **CLAIM) == ["legal", "E_PHASE"]


def test_the_turn_goes_on_after_giving_the_pile_back() -> None:
    assert verdicts("restore", "draw", rules="hoyle_2p", **CLAIM) == ["legal", "legal"]


def test_asking_in_vain_costs_nothing_where_slips_are_prevented() -> None:
    fields = {"melds": CANASTA, "asked": {"seat": 0, "answer": "yes"}, "score": {"out": None}}
    answer = answer_to("discard: 5", hand="K Q J 5", **fields)
    assert "penalty.asked_but_unable" not in score_lines(answer)


# --- where they are punished: the pile and the opening ---------------------------------------


def test_a_table_that_penalises_accepts_the_fault_once_and_books_it() -> None:
    answer = answer_to(
        "take: 9 *", "take: 9 *", "draw", overrides=PENALISE, score={"out": None}, **CLAIM
    )
    results = answer["results"]
    assert [r["legal"] for r in results] == [True, False, True]  # type: ignore[attr-defined]
    assert score_lines(answer)["penalty.pile_illegal"] == -50


def test_a_fault_that_is_booked_tells_what_it_cost() -> None:
    at = table(
        overrides=PENALISE,
        phase="start",
        hands={"0": "9 4 6"},
        pile="5 9",
        melds={"0": ["K K K"]},
    )
    (booked,) = play(at, "take: 9 *")
    assert isinstance(booked, PenaltyBooked)


def test_an_opening_with_the_pile_that_is_too_low_gives_the_pile_back() -> None:
    fields = {"phase": "start", "hand": "5 5 6 7 8", "pile": "4 5", "score": {"out": None}}
    answer = answer_to("take: 5 5 *", overrides=PENALISE, **fields)
    assert score_lines(answer)["penalty.pile_illegal"] == -50
    assert answer["melds"] == {"0": [], "1": []}
    assert verdicts("take: 5 5 *", **fields) == ["E_INITIAL_COUNT"]


def test_an_opening_from_the_hand_that_is_too_low_comes_back_and_costs_a_hundred() -> None:
    fields = {"hand": "5 5 5 7 8", "score": {"out": None}}
    answer = answer_to("meld: 5 5 5", "meld: 5 5 5", "discard: 7", overrides=PENALISE, **fields)
    results = answer["results"]
    assert [r["legal"] for r in results] == [True, False, True]  # type: ignore[attr-defined]
    assert score_lines(answer)["penalty.opening_low"] == -100
    assert answer["hand"] == "8 5 5 5"
    assert verdicts("meld: 5 5 5", **fields) == ["E_INITIAL_COUNT"]


def test_a_meld_that_is_none_is_refused_at_every_table() -> None:
    assert verdicts("meld: 5 5 7", hand="5 5 7 8", overrides=PENALISE) == ["E_MIXED_RANKS"]


def test_bots_and_random_play_are_offered_no_slip() -> None:
    at = table(overrides=PENALISE, hands={"0": "5 5 5 7 8"})
    assert all(
        not isinstance(event, PenaltyBooked)
        for action in legal_actions(at.state)
        for event in act(at.state.clone(), action)
    )


# --- asking ----------------------------------------------------------------------------------


def test_asking_and_then_being_unable_costs_a_hundred() -> None:
    fields = {"melds": CANASTA, "asked": {"seat": 0, "answer": "yes"}, "score": {"out": None}}
    answer = answer_to("discard: 5", hand="K Q J 5", overrides=PENALISE, **fields)
    assert score_lines(answer)["penalty.asked_but_unable"] == -100
    assert answer["hand"] == "K Q J"


def test_who_could_go_out_after_a_yes_and_does_not_pays_too_and_the_turn_is_over() -> None:
    fields = {"melds": CANASTA, "asked": {"seat": 0, "answer": "yes"}, "score": {"out": None}}
    answer = answer_to("discard: 5", "draw", hand="K K K 5", overrides=PENALISE, **fields)
    assert score_lines(answer)["penalty.asked_but_unable"] == -100
    results = answer["results"]
    assert results[0]["legal"]  # type: ignore[index]


def test_going_out_after_no_costs_a_hundred_where_faults_are_penalised() -> None:
    answer = answer_to(
        "discard: K",
        hand="K",
        melds=CANASTA,
        asked={"seat": 0, "answer": "no"},
        overrides=PENALISE,
        score={"out": None},
    )
    assert score_lines(answer)["penalty.go_out_after_no"] == -100
    assert answer["hand"] == "K"


def test_laying_the_whole_hand_down_after_a_no_is_going_out_too() -> None:
    fields = {"melds": CANASTA, "asked": {"seat": 0, "answer": "no"}, "score": {"out": None}}
    answer = answer_to("meld: K K K", hand="K K K", overrides=PENALISE, **fields)
    assert score_lines(answer)["penalty.go_out_after_no"] == -100
    assert answer["hand"] == "K K K"
    unasked = {"melds": {"0": ["9*6"]}, "hand": "K K K", "overrides": PENALISE}
    assert verdicts("meld: K K K", **unasked) == ["E_HAND_GUARD"]


def test_where_asking_is_a_must_nobody_goes_out_unasked_for_points() -> None:
    must = {**PENALISE, "permission.mode": "mandatory"}
    assert verdicts("discard: K", hand="K", melds=CANASTA, overrides=must) == ["E_GO_OUT_REFUSED"]


# --- red threes ------------------------------------------------------------------------------


def dealt_a_red_three(**changes: object) -> DealState:
    """A deal under penalties in which whoever begins holds a red three."""
    rules = resolve("classic_4p", {**PENALISE, **changes})
    for seed in range(200):
        state, _ = Match(rules, seed).start_deal()
        if held_threes(state, state.turn_seat):
            return state
    raise AssertionError("no red three was dealt")


def held_threes(state: DealState, seat: int) -> list[int]:
    return [card for card in state.hands[seat] if KIND[card] == RED_THREE]


def test_red_threes_wait_until_their_player_lays_them_out() -> None:
    state = dealt_a_red_three()
    three = held_threes(state, state.turn_seat)[0]
    size = len(state.hands[state.turn_seat])
    events = act(state, LayThree(three))
    assert isinstance(events[0], ThreesTabled)
    assert len(state.hands[state.turn_seat]) == size


def test_a_forgotten_red_three_costs_five_hundred_when_the_deal_ends() -> None:
    state = dealt_a_red_three()
    seat = state.turn_seat
    count = len(held_threes(state, seat))
    act(state, DrawStock())
    other = next(card for card in state.hands[seat] if KIND[card] not in (RED_THREE, 2, 15))
    act(state, Discard(other))
    assert not state.penalties
    state.stock_left = 0
    events = act(state, DrawStock())
    assert state.phase is Phase.OVER
    count = len(held_threes(state, seat))
    assert PenaltyBooked(seat, "red_three_hidden", -500 * count) in events
    lines = score_deal(state)[seat % 2].lines
    assert [line.points for line in lines if line.kind == "penalty.red_three_hidden"] == [
        -500 * count
    ]
    assert not any(line.kind.startswith("red_threes") for line in lines if line.seat == seat)


def test_who_had_no_turn_has_hidden_nothing() -> None:
    rules = resolve("denexa_4p", PENALISE)
    for seed in range(200):
        state, _ = Match(rules, seed).start_deal()
        later = [seat for seat in range(4) if seat != state.turn_seat and held_threes(state, seat)]
        if later and not held_threes(state, state.turn_seat):
            break
    state.stock_left = 0
    act(state, DrawStock())
    assert state.phase is Phase.OVER
    assert not state.penalties
    lines = score_deal(state)[later[0] % 2].lines
    assert any(line.kind == "red_threes_in_hand" for line in lines)


def test_the_last_card_of_the_stock_is_laid_out_by_itself() -> None:
    state = dealt_a_red_three()
    three = held_threes(state, state.turn_seat)[0]
    state.hands[state.turn_seat].remove(three)
    state.stock = (*state.stock[:-1], three)
    state.stock_left = 1
    act(state, DrawStock())
    assert three in state.red_threes[state.turn_seat]
    assert state.phase is Phase.OVER


# --- giving up -------------------------------------------------------------------------------


def test_penalties_booked_before_a_deal_is_conceded_stay() -> None:
    call = {"points_to_opponents": 1500, "own_points": 0, "ask_partner": False}
    rules = resolve("british", {**PENALISE, "match.forfeit_call": call})
    state, _ = Match(rules, 1).start_deal()
    loser = state.turn_seat
    act(state, RestorePile())
    act(state, ConcedeDeal())
    points = {score.scorer: score.total for score in score_deal(state)}
    assert points == {loser % 2: -50, 1 - loser % 2: 1500}

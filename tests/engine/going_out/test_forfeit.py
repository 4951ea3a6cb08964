"""Conceding a deal, the heap of loose cards, exact cuts and red threes as penalty cards."""

from __future__ import annotations

import pytest

from canasta_qt.engine import Match, Phase, act, score_deal, verify
from canasta_qt.engine.actions import AnswerPermission, ConcedeDeal, DrawStock
from canasta_qt.engine.dealing import draw_cuts
from canasta_qt.engine.events import DealConceded, DeckCut
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.rules import resolve
from tests.helpers.deals.positions import answer_to, verdicts

HEAP = {"rules": "bain_hand_and_foot"}


def test_a_partner_who_agrees_ends_the_deal_for_fifteen_hundred_points() -> None:
    state, _ = Match(resolve("british"), 1).start_deal()
    loser = state.turn_seat
    act(state, ConcedeDeal())
    assert (state.phase, state.actor) == (Phase.ANSWER, (loser + 2) % 4)
    events = act(state, AnswerPermission(True))
    assert DealConceded(loser) in events
    assert state.phase is Phase.OVER
    points = {score.scorer: score.total for score in score_deal(state)}
    assert points == {loser % 2: 0, 1 - loser % 2: 1500}


def test_a_partner_who_refuses_lets_the_turn_go_on_where_it_was() -> None:
    state, _ = Match(resolve("british"), 1).start_deal()
    act(state, ConcedeDeal())
    act(state, AnswerPermission(False))
    assert state.phase is Phase.START
    refusal = verify(state, ConcedeDeal())
    assert refusal is not None
    assert refusal.code is Code.PHASE
    act(state, DrawStock())


def test_without_asking_the_deal_is_conceded_at_once() -> None:
    call = {"points_to_opponents": 700, "own_points": -50, "ask_partner": False}
    state, _ = Match(resolve("classic_4p", {"match.forfeit_call": call}), 1).start_deal()
    loser = state.turn_seat
    act(state, DrawStock())
    act(state, ConcedeDeal())
    points = {score.scorer: score.total for score in score_deal(state)}
    assert points == {loser % 2: -50, 1 - loser % 2: 700}


def test_nobody_concedes_where_the_rules_have_no_such_call() -> None:
    state, _ = Match(resolve("classic_4p"), 1).start_deal()
    refusal = verify(state, ConcedeDeal())
    assert refusal is not None
    assert refusal.code is Code.PHASE


def test_loose_cards_of_completed_ranks_go_on_the_heap_for_their_face_value() -> None:
    fields = {"hand": "9 9 5 4 6", "melds": {"0": ["7*7", "9*7"]}, "score": {}, **HEAP}
    answer = answer_to("heap: 9 9", "discard: 5", **fields)
    assert [result["legal"] for result in answer["results"]] == [True, True]  # type: ignore[attr-defined]
    lines = answer["scores"]["0"]["lines"]  # type: ignore[index]
    assert {"kind": "heap", "points": 20} in lines


def test_the_heap_needs_a_canasta_of_sevens_and_takes_completed_ranks_only() -> None:
    melds = {"0": ["7*7", "9*7"]}
    assert verdicts("heap: 9", hand="9 5 4", melds={"0": ["9*7"]}, **HEAP) == ["E_PHASE"]
    assert verdicts("heap: 5", hand="9 5 4", melds=melds, **HEAP) == ["E_MIXED_RANKS"]
    assert verdicts("heap: 7", hand="7 5 4", melds=melds, **HEAP) == ["E_MIXED_RANKS"]
    assert verdicts("heap: 2", hand="2 5 4", melds=melds, **HEAP) == ["E_MIXED_RANKS"]
    assert verdicts("heap: 3b", hand="3b 5 4", melds=melds, **HEAP) == ["E_THREE_MELD"]


def test_the_heap_leaves_the_cards_that_must_be_kept() -> None:
    melds = {"0": ["7*7", "9*7"]}
    assert verdicts("heap: 9", hand="9 5", melds=melds, **HEAP) == ["E_HAND_GUARD"]


def test_the_heap_is_closed_where_the_rules_have_none() -> None:
    assert verdicts("heap: 9", hand="9 5 4", melds={"0": ["7*7", "9*7"]}) == ["E_PHASE"]


def test_an_exact_cut_scores_at_once() -> None:
    for seed in range(60):
        match = Match(resolve("canadian"), seed)
        state, events = match.start_deal()
        cut = next(event for event in events if isinstance(event, DeckCut))
        assert cut.seat == (match.dealer - 1) % 4
        if cut.cards == 60:
            lines = score_deal(state)[cut.seat % 2].lines
            assert [line.points for line in lines if line.kind == "exact_cut"] == [100]
            return
    pytest.fail("no exact cut")


def test_who_cuts_follows_the_rules_and_the_seed() -> None:
    order = (0, 1, 2, 3)
    for cutter, seat in (("right_of_dealer", 0), ("left_of_dealer", 2), ("scorekeeper", 0)):
        setup = Match(resolve("canadian", {"match.cutter": cutter}), 1).setup
        assert [cut.seat for cut in draw_cuts(setup, 1, 1, 1, order)] == [seat]
    each = Match(resolve("hand_and_foot_simpson"), 1).setup
    assert [cut.seat for cut in draw_cuts(each, 1, 1, 1, order)] == [2, 3, 0, 1]
    assert draw_cuts(each, 1, 1, 1, order) == draw_cuts(each, 1, 1, 1, order)
    assert draw_cuts(each, 1, 1, 1, order) != draw_cuts(each, 1, 2, 1, order)


def test_red_threes_that_are_penalty_cards_are_discarded_and_never_laid() -> None:
    simpson = {"rules": "hand_and_foot_simpson"}
    assert verdicts("discard: 3r", hand="3r 5 6", **simpson) == ["legal"]
    assert verdicts("lay: 3r", hand="3r 5 6", **simpson) == ["E_THREE_MELD"]
    answer = answer_to(hand="3r 3r 5", score={}, **simpson)
    lines = answer["scores"]["0"]["lines"]  # type: ignore[index]
    assert {"kind": "red_threes_in_hand", "points": -1000} in lines

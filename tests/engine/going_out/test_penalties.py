"""Penalties: owning up to a wrong claim, and tables that penalise instead of prevent."""

from __future__ import annotations

from canasta_qt.engine.events import PenaltyBooked
from tests.helpers.positions import answer_to, play, score_lines, table, verdicts

CLAIM = {"phase": "start", "hand": "9 4 6", "pile": "5 9", "melds": {"0": ["K K K"]}}


def test_a_wrong_claim_is_refused_and_owning_up_costs_fifty() -> None:
    answer = answer_to("take: 9 *", "restore", rules="hoyle_2p", score={"out": None}, **CLAIM)
    results = answer["results"]
    assert [r["legal"] for r in results] == [False, True]  # type: ignore[attr-defined]
    assert score_lines(answer)["penalty.pile_illegal"] == -50


def test_owning_up_twice_in_a_turn_is_refused() -> None:
    assert verdicts("restore", "restore", **CLAIM) == ["legal", "E_PHASE"]


def test_the_turn_goes_on_after_owning_up() -> None:
    assert verdicts("restore", "draw", **CLAIM) == ["legal", "legal"]


def test_a_table_that_penalises_accepts_the_fault_once_and_books_it() -> None:
    answer = answer_to(
        "take: 9 *",
        "take: 9 *",
        "draw",
        overrides={"table.enforcement": "penalise"},
        score={"out": None},
        **CLAIM,
    )
    results = answer["results"]
    assert [r["legal"] for r in results] == [True, False, True]  # type: ignore[attr-defined]
    assert score_lines(answer)["penalty.pile_illegal"] == -50


def test_going_out_after_no_costs_a_hundred_where_faults_are_penalised() -> None:
    answer = answer_to(
        "discard: K",
        hand="K",
        melds={"0": ["9*7"]},
        asked={"seat": 0, "answer": "no"},
        overrides={"table.enforcement": "penalise"},
        score={"out": None},
    )
    assert score_lines(answer)["penalty.go_out_after_no"] == -100
    assert answer["hand"] == "K"


def test_a_fault_that_is_booked_tells_what_it_cost() -> None:
    at = table(
        overrides={"table.enforcement": "penalise"},
        phase="start",
        hands={"0": "9 4 6"},
        pile="5 9",
        melds={"0": ["K K K"]},
    )
    (booked,) = play(at, "take: 9 *")
    assert isinstance(booked, PenaltyBooked)

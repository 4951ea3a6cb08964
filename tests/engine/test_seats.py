"""Two to six seats: who plays with whom, who rests, who deals, and who may be asked."""

from __future__ import annotations

import random

import pytest

from canasta_qt.engine import (
    DealState,
    Match,
    Phase,
    act,
    legal_actions,
    random_action,
    resolve,
    verify,
)
from canasta_qt.engine.actions import AnswerPermission, AskPermission
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.rules import RulesProblem
from canasta_qt.engine.seating import draw_rank
from canasta_qt.engine.setup import setup_for
from canasta_qt.record.positions.position import set_up
from tests.helpers.cases import for_each
from tests.helpers.deals.positions import verdicts

ALONE = {
    "match.team_mode": "solo",
    "match.score_unit": "per_player",
    "match.dealer_rotation": "left",
    "permission.mode": "none",
}
TABLES: tuple[tuple[str, dict[str, object]], ...] = (
    ("classic_2p", {}),
    ("classic_3p", {}),
    ("classic_4p", {}),
    ("classic_5p", {}),
    ("classic_6p_pairs", {}),
    ("classic_6p_triples", {}),
    *(("classic_2p", {**ALONE, "match.players": players}) for players in range(3, 7)),
)
CANASTA = {"0": ["9*7"]}


def play_out(match: Match, seed: int) -> DealState:
    state, _ = match.start_deal()
    rng = random.Random(seed)
    while state.phase is not Phase.OVER:
        assert state.actor in state.order
        act(state, random_action(state, rng))
    match.finish_deal(state)
    return state


@for_each(("preset_id", "overrides"), TABLES)
def test_team_mates_never_sit_side_by_side(preset_id: str, overrides: dict[str, object]) -> None:
    setup = setup_for(resolve(preset_id, overrides))
    for order in setup.orders:
        for seat, following in zip(order, (*order[1:], order[0]), strict=True):
            assert setup.side_of[seat] != setup.side_of[following]


@for_each(("preset_id", "overrides"), TABLES)
def test_the_deal_passes_round_the_table(preset_id: str, overrides: dict[str, object]) -> None:
    match = Match(resolve(preset_id, overrides), 3)
    places = []
    for seed in range(len(match.setup.orders[0]) + 1):
        state = play_out(match, seed)
        places.append(state.order.index(state.dealer))
        assert len(state.order) == len(match.setup.orders[0])
    assert sorted(places[:-1]) == list(range(len(places) - 1))
    assert places[-1] == places[0]


def test_of_five_the_three_take_turns_to_rest() -> None:
    match = Match(resolve("classic_5p"), 11)
    resting = []
    for seed in range(6):
        state = play_out(match, seed)
        rests = next(seat for seat in range(5) if seat not in state.order)
        assert state.hands[rests] == []
        assert state.side_of == (0, 1, 0, 1, 1)
        assert len(match.scores[-1]) == 2
        resting.append(rests)
    assert resting == [4, 3, 1, 4, 3, 1]


def test_whoever_rests_has_no_cards_and_no_turn_in_a_written_position() -> None:
    hands = {"3": "K K K 4 5"}
    fields = {"rules": "classic_5p", "opened": {"1": "earlier"}, "to_act": 3, "hands": hands}
    assert verdicts("meld: K K K", **fields) == ["legal"]
    with pytest.raises(AssertionError, match="to_act: seat 3 rests in this deal"):
        verdicts("meld: K K K", deal=2, **fields)
    with pytest.raises(AssertionError, match=r"hands\.4: seat 4 rests in this deal"):
        verdicts(rules="classic_5p", hands={"4": "K"})


@pytest.mark.parametrize("seeds", [20, pytest.param(100, marks=pytest.mark.slow)])
@pytest.mark.parametrize(("preset_id", "overrides"), TABLES)
def test_the_highest_draws_sit_together_and_the_highest_plays_first(
    preset_id: str, overrides: dict[str, object], seeds: int
) -> None:
    drawing = {
        "match.partner_selection": "draw_two_highest",
        "match.first_dealer": "right_of_highest_draw",
    }
    for seed in range(seeds):
        match = Match(resolve(preset_id, {**overrides, **drawing}), seed)
        seating, setup = match.seating, match.setup
        ranks = [draw_rank(card) for card in seating.drawn]
        assert len(set(ranks)) == setup.seats
        order = sorted(range(setup.seats), key=lambda person: ranks[person], reverse=True)
        mates = setup.sides[setup.side_of[0]]
        assert sorted(seating.persons) == list(range(setup.seats))
        assert {seating.persons[seat] for seat in mates} == set(order[: len(mates)])
        assert seating.persons[match.start_deal()[0].turn_seat] == order[0]


def test_of_five_who_keep_their_seats_the_highest_who_plays_begins() -> None:
    rules = resolve("classic_5p", {"match.first_dealer": "right_of_highest_draw"})
    for seed in range(40):
        match = Match(rules, seed)
        first = match.start_deal()[0].turn_seat
        assert first == max((0, 1, 2, 3), key=lambda s: draw_rank(match.seating.drawn[s]))


READY: dict[str, object] = {
    "phase": "play",
    "melds": {"0": ["9*7", "8*7"]},
    "hands": {"0": "K K K 5"},
}
"""Seat 0 can go out."""


def ask(whom: int | None, **overrides: object) -> Code | None:
    """What becomes of seat 0's question in a game of two sides of three."""
    changed = {key.replace("__", "."): value for key, value in overrides.items()}
    rules = {"preset": "classic_6p_triples", "overrides": changed}
    state = set_up({"rules": rules, **READY}).state
    refusal = verify(state, AskPermission(whom))
    return refusal.code if refusal is not None else None


def test_either_of_two_team_mates_may_be_asked() -> None:
    assert [ask(None), ask(2), ask(4)] == [None] * 3


@for_each("seat", [0, 1, 3, 5, 6, -1])
def test_nobody_but_a_team_mate_may_be_asked(seat: int) -> None:
    assert ask(seat) is Code.PHASE


def test_where_the_partner_is_asked_it_is_the_team_mate_who_plays_next() -> None:
    assert ask(None, permission__whom="partner") is None
    assert ask(2, permission__whom="partner") is None
    assert ask(4, permission__whom="partner") is Code.PHASE


def test_the_team_mate_who_was_asked_answers() -> None:
    state = set_up({"rules": "classic_6p_triples", **READY}).state
    act(state, AskPermission(4))
    assert state.actor == 4
    assert legal_actions(state) == [AnswerPermission(True), AnswerPermission(False)]
    act(state, AnswerPermission(False))
    assert state.actor == 0


def test_the_answer_of_one_team_mate_binds_and_the_other_is_not_asked() -> None:
    fields = {"rules": "classic_6p_triples", "melds": {"0": ["9*7", "8*7"]}, "hand": "K K K 5"}
    turn = ("ask: 4", "answer: no", "ask: 2", "meld: K K K")
    assert verdicts(*turn, **fields) == ["legal", "legal", "E_PERMISSION_USED", "E_HAND_GUARD"]
    assert verdicts("meld: K K K", "discard: 5", **fields) == ["legal", "legal"]


def test_a_written_question_may_name_who_was_asked() -> None:
    position = {"rules": "classic_6p_triples", "phase": "play", "melds": {"0": ["9*7", "8*7"]}}
    assert set_up({**position, "asked": {"seat": 4}}).state.actor == 4
    assert set_up({**position, "asked": {"seat": 0}}).state.actor == 2


def test_a_question_to_each_team_mate_is_listed() -> None:
    state = set_up({"rules": "classic_6p_triples", **READY}).state
    questions = [action for action in legal_actions(state) if isinstance(action, AskPermission)]
    assert questions == [AskPermission(), AskPermission(4)]


@pytest.mark.parametrize(
    ("preset_id", "overrides", "codes"),
    [
        ("classic_4p", {"match.players": 5, "match.dealer_rotation": "alternate"},
         {"team_mode", "rotation"}),
        ("classic_5p", {"match.score_unit": "per_player"}, {"score_unit_teams"}),
        ("classic_6p_triples", {"match.players": 4, "match.score_unit": "per_player"},
         {"team_mode", "score_unit_teams"}),
    ],
)  # fmt: skip
def test_teams_that_make_no_sense_are_refused_with_every_conflict(
    preset_id: str, overrides: dict[str, object], codes: set[str]
) -> None:
    with pytest.raises(RulesProblem) as caught:
        resolve(preset_id, overrides)
    assert {issue.code for issue in caught.value.issues} == codes

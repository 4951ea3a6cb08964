"""The American score table (P8), aces and sevens, and special hands in the score."""

from __future__ import annotations

import random
from typing import Any

import pytest

from canasta_qt.engine import DealState, Match, Phase, act, random_action, score_deal
from canasta_qt.engine.cards import CODE
from canasta_qt.engine.rules import preset
from canasta_qt.engine.scoring import running_score
from tests.helpers.cases import for_each
from tests.helpers.deals.positions import answer_to, score_lines, table

TWO = ["9*7", "Q*7"]


def lines(*melds: str, hands: dict[str, str] | None = None, **fields: Any) -> dict[str, int]:
    """Kind to points of side 0 with these melds."""
    given = {"rules": "american_2017", "score": {}, **fields}
    return score_lines(answer_to(melds={"0": list(melds)}, hands=hands or {}, **given))


def test_without_a_canasta_nothing_counts_for_the_side() -> None:
    assert lines("K K K", "2 2 X", hands={"0": "Q"}, black_threes={"0": 1}) == {
        "melded": -120,
        "black_threes": -100,
        "hand": -10,
        "wild_meld_incomplete": -2000,
    }


def test_going_out_without_a_canasta_earns_no_bonus() -> None:
    assert lines("K K K", score={"out": 0}) == {"melded": -30}


@for_each(
    ("melds", "total"),
    [((), -300), (("9*7",), 0), (("9*7", "Q*7"), 300), (("9*7", "Q*7", "2*7"), 300)],
)
def test_the_number_of_canastas_gives_threes_their_sign(melds: tuple[str, ...], total: int) -> None:
    assert lines(*melds, red_threes={"0": 2})["red_threes"] == total


def test_pure_aces_and_sevens_have_a_bonus_of_their_own() -> None:
    assert lines("A*7")["aces_canasta"] == 2500
    assert lines("7*7")["sevens_canasta"] == 2500
    assert lines("A*5 2 2")["mixed_canasta"] == 300
    canastone = {"special_rank.bonus": {"A_pure": 1000, "A_mixed": 500, "7_any": 700}}
    assert lines("A*5 2 2", overrides=canastone)["aces_canasta"] == 500
    assert lines("7*7", overrides=canastone)["sevens_canasta"] == 700


def test_dirty_aces_short_of_a_canasta_cost_nothing_extra() -> None:
    assert "special_rank_incomplete" not in lines("A A 2", *TWO)
    assert lines("A A A", *TWO)["special_rank_incomplete"] == -2500
    any_aces = {"special_rank.incomplete": {"A": -100, "A_pure": -900}}
    assert lines("A A 2", *TWO, overrides=any_aces)["special_rank_incomplete"] == -100
    assert lines("A A A", *TWO, overrides=any_aces)["special_rank_incomplete"] == -900


def test_a_wild_meld_with_every_joker_may_cost_more() -> None:
    assert lines("X*4 2", *TWO)["wild_meld_incomplete"] == -2500
    assert lines("X*3 2", *TWO)["wild_meld_incomplete"] == -2000


def test_a_set_in_a_hand_is_deducted_beside_its_face_values() -> None:
    found = lines(*TWO, hands={"0": "A A A", "2": "7 7"})
    assert found["special_rank_hand"] == -1500
    assert found["hand"] == -60 - 10


def test_a_special_hand_scores_its_value_alone_and_the_others_as_usual() -> None:
    fields: dict[str, Any] = {
        "rules": "american_2017",
        "red_threes": {"0": 3},
        "hands": {"2": "A A A K", "1": "K"},
        "melds": {"1": ["9*7"]},
        "score": {"out": 0, "special_hand": "straight"},
    }
    answer = answer_to(**fields)
    assert score_lines(answer) == {"special_hand": 3000}
    assert score_lines(answer, 1) == {"natural_canasta": 500, "melded": 70, "hand": -10}


@pytest.mark.parametrize(("melds", "points"), [(["K K K"], -130), (["9*7"], 570)])
def test_the_score_on_the_table_follows_the_same_table(melds: list[str], points: int) -> None:
    at = table(rules="american_2017", melds={"0": melds}, red_threes={"0": 1})
    assert running_score(at.state, 0) == points


@for_each(
    ("melds", "points"), [(["K K K"], -200), (["9*7"], -200), (["7*7"], 200), (["7*5 2 2"], 200)]
)
def test_red_threes_may_need_a_canasta_of_sevens(melds: list[str], points: int) -> None:
    sevens = {"red_three.positive_if": "kind:sevens"}
    fields: dict[str, Any] = {"rules": "classic_4p", "overrides": sevens, "red_threes": {"0": 2}}
    assert lines(*melds, **fields)["red_threes"] == points


@for_each(
    ("melds", "points"),
    [(["K K K"], -400), (["9*7"], 0), (["9*5 2 2"], -200), (["9*7", "Q*5 2 2"], 200)],
)
def test_red_threes_may_need_a_clean_and_a_dirty_canasta(melds: list[str], points: int) -> None:
    rules = {"red_three.positive_if": "clean_and_dirty", "red_three.otherwise": "canastone"}
    fields: dict[str, Any] = {"rules": "classic_4p", "overrides": rules, "red_threes": {"0": 2}}
    assert lines(*melds, **fields)["red_threes"] == points


def test_black_threes_that_score_like_red_ones_share_their_sign() -> None:
    joker: dict[str, Any] = {"rules": "joker", "red_threes": {"0": 1}, "black_threes": {"0": 2}}
    for melds, sign in ((["9*7"], 1), (["K K K"], -1)):
        found = lines(*melds, **joker)
        assert (found["red_threes"], found["black_threes"]) == (100 * sign, 300 * sign)


FACES = {
    "X": 50,
    "2": 20,
    "A": 20,
    "3": 5,
    **dict.fromkeys("KQJT98", 10),
    **dict.fromkeys("7654", 5),
}
THREES = (0, 100, 300, 500, 1000)


def by_the_table(state: DealState, side: int) -> int:
    """The score of a side, worked out from procedure P8 by itself."""
    melds = [[CODE[card][0] for card in meld.cards] for meld in state.melds[side]]
    naturals = [{rank for rank in meld if rank not in "2X"} for meld in melds]
    done = [meld for meld in melds if len(meld) == 7]
    total = 0
    for ranks, meld in zip(naturals, melds, strict=True):
        pure = len(ranks) == 1 and not {"2", "X"} & set(meld)
        full = len(meld) == 7
        if not ranks:
            jokers = meld.count("X")
            bonus, loss = {0: (3000, -2000), 4: (2500, -2500)}.get(jokers, (2000, -2000))
        elif pure and ranks & {"A", "7"}:
            bonus, loss = 2500, -2500
        else:
            bonus, loss = (500 if pure else 300), 0
        total += bonus if full else loss
        total += sum(map(FACES.__getitem__, meld)) * (1 if done else -1)
    if done and state.result and state.result.out in state.sides[side]:
        total += 100
    for places in (state.red_threes, state.black_threes):
        number = sum(len(places[seat]) for seat in state.sides[side])
        total += THREES[number] * (min(len(done), 2) - 1)
    for seat in state.sides[side]:
        held = [CODE[card][0] for card in (*state.hands[seat], *state.waiting[seat])]
        total -= sum(map(FACES.__getitem__, held))
        total -= 1500 * sum(held.count(rank) >= 3 for rank in "A7")
    return total + sum(p.points for p in state.penalties if p.seat in state.sides[side])


def test_random_deals_are_scored_by_the_table() -> None:
    canastas = 0
    for seed in range(30):
        state, _ = Match(preset("american_2017").rules, seed).start_deal()
        rng = random.Random(seed)
        while state.phase is not Phase.OVER:
            act(state, random_action(state, rng))
        canastas += sum(len(meld.cards) == 7 for melds in state.melds for meld in melds)
        if state.result is None or not state.result.special_hand:
            totals = [score.total for score in score_deal(state)]
            assert totals == [by_the_table(state, side) for side in range(2)]
    assert canastas

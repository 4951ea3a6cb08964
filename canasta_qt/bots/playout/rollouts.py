"""Rollouts: a move made in a sampled world, played to its end, in points of each scorer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.hands import play_on, play_out
from canasta_qt.bots.playout.layout import (
    OVER,
    PLAN,
    PLAN_SIZE,
    SEAT,
    SEATS,
    SIDES,
    STAGE,
    STOCK_LEFT,
    TEMPORARY,
    TURN,
)
from canasta_qt.bots.playout.moves import perform
from canasta_qt.bots.playout.outlook import foresee
from canasta_qt.bots.playout.score import player_score, score
from canasta_qt.bots.playout.table_of_three import in_force

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def rollout(r: vec[i64], world: vec[i64], plan: vec[i64], move: i64, points: vec[i64]) -> None:
    """Fill `points` with what the deal brings each scorer if the seat to act makes this move.

    `plan` has the numbers of the move's plan as they stand in a state. The world is not changed.
    """
    s: vec[i64] = world[:]
    make(r, s, plan, move)
    play_out(r, s)
    side: i64 = 0
    if r[TEMPORARY]:
        r = in_force(r, s)
        while side < r[SEATS]:
            points[side] = player_score(r, s, side)
            side += 1
        return
    while side < r[SIDES]:
        points[side] = score(r, s, side)
        side += 1


def short_rollout(
    r: vec[i64],
    world: vec[i64],
    plan: vec[i64],
    move: i64,
    rounds: i64,
    weights: vec[i64],
    points: vec[i64],
) -> i64:
    """The same of two sides, but only so many rounds are played and the rest is foreseen.

    Returns how many cards were left in the stock then, -1 if the deal had ended.
    """
    s: vec[i64] = world[:]
    own: i64 = s[SEAT] % 2
    until: i64 = s[TURN] + rounds * r[SEATS]
    make(r, s, plan, move)
    play_on(r, s, until)
    if s[STAGE] == OVER:
        points[0] = score(r, s, 0)
        points[1] = score(r, s, 1)
        return -1
    foresee(r, s, own, weights, points)
    return s[STOCK_LEFT]


def make(r: vec[i64], s: vec[i64], plan: vec[i64], move: i64) -> None:
    """Make the move in this state."""
    index: i64 = 0
    while index < PLAN_SIZE:
        s[PLAN + index] = plan[index]
        index += 1
    perform(r, s, move)

"""Rollouts: a move made in a sampled world, played to its end, in points of each scorer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.hands import play_out
from canasta_qt.bots.playout.moves import perform
from canasta_qt.bots.playout.places import PLAN, PLAN_SIZE, SEATS, SIDES, TEMPORARY
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
    index: i64 = 0
    while index < PLAN_SIZE:
        s[PLAN + index] = plan[index]
        index += 1
    perform(r, s, move)
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

"""Rollouts: a move carried out in a sampled world and played to the end, in points."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.hands import play_out
from canasta_qt.bots.playout.moves import perform
from canasta_qt.bots.playout.places import PLAN, SIDES
from canasta_qt.bots.playout.score import score

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def rollout(r: vec[i64], world: vec[i64], plan: vec[i64], move: i64, side: i64) -> i64:
    """Points by which `side` beats the best other side, if its seat makes this move.

    `plan` has the three rows of the move's plan, one after the other. The world is not changed.
    """
    s: vec[i64] = world[:]
    index: i64 = 0
    while index < 48:
        s[PLAN + index] = plan[index]
        index += 1
    perform(r, s, move)
    play_out(r, s)
    own: i64 = score(r, s, side)
    best: i64 = -1000000
    other: i64 = 0
    while other < r[SIDES]:
        if other != side:
            points: i64 = score(r, s, other)
            if points > best:
                best = points
        other += 1
    return own - best


def copy_row(source: vec[i64], target: vec[i64]) -> None:
    """Fill a row with the numbers of another one of the same length."""
    index: i64 = 0
    while index < len(source):
        target[index] = source[index]
        index += 1

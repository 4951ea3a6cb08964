"""The second hand, or foot: what earns it, when it comes, and what it costs if it never does."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    ACE,
    BLACK3,
    CANASTA,
    EARNED,
    FEET,
    FOOT,
    FOOT_AT_ONCE,
    FOOT_COSTS,
    FOOT_HELD,
    FOOT_RED,
    FOOT_STAGE,
    FOOT_THREES_REPLACED,
    HAND,
    HAND_COST,
    HELD,
    KINDS,
    OWN_TURN_THREES,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    PLAY,
    PLAYED,
    RED3,
    SEATS,
    SIDES,
    STAGE,
    TABLES_BLACK,
    TAKEN,
    TWO,
)
from canasta_qt.bots.playout.melds import begins_new, is_canasta, meld_size
from canasta_qt.bots.playout.threes import holds_three, lay_out, table_threes

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def foot_comes(r: vec[i64], s: vec[i64], seat: i64, left: i64, top: i64) -> bool:
    """Whether the seat gets its foot by the plan, so that it may keep as few as `left` cards (P4).

    `top` is the kind of the pile's top card when the plan takes it, else 0.
    """
    if not s[FOOT_HELD + seat]:
        return False
    if r[FEET] == 1:
        return True
    if s[FOOT_STAGE + seat] != EARNED and not completes(r, s, seat % r[SIDES], top):
        return False
    return left > 0 or r[FOOT_AT_ONCE] == 1


def comes_with_last(r: vec[i64], s: vec[i64], seat: i64) -> bool:
    """Whether the last card may be discarded because the foot comes then."""
    if not s[FOOT_HELD + seat]:
        return False
    return r[FEET] == 1 or s[FOOT_STAGE + seat] == EARNED


def completes(r: vec[i64], s: vec[i64], side: i64, top: i64) -> bool:
    """Whether the plan completes a canasta that earns a foot."""
    kind: i64
    for kind in range(TWO, ACE + 1):
        wilds: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
        naturals: i64 = s[PLAN + kind] + (1 if kind == top else 0)
        if not naturals + wilds or (kind == BLACK3 and r[FEET] == 3):
            continue
        size: i64 = meld_size(s, side, kind)
        if begins_new(r, s, side, kind, naturals, wilds):
            size = 0
        if size < r[CANASTA] and is_canasta(r, kind, size + naturals + wilds):
            return True
    return False


def earn(r: vec[i64], s: vec[i64], seat: i64, top: i64) -> None:
    """Before a plan is laid: note whether it earns the foot."""
    if r[FEET] > 1 and s[FOOT_HELD + seat] and completes(r, s, seat % r[SIDES], top):
        s[FOOT_STAGE + seat] = EARNED


def after_step(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """After a step within a turn: a hand melded away brings the foot."""
    if s[STAGE] != PLAY or s[HELD + seat] or not r[FOOT_AT_ONCE]:
        return
    if comes_with_last(r, s, seat):
        take_up_foot(r, s, seat, PLAYED)


def foot_at_turn_end(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """A foot that has been earned comes, to be played in the next turn."""
    if not s[FOOT_HELD + seat]:
        return
    if s[FOOT_STAGE + seat] == EARNED or (s[HELD + seat] == 0 and r[FEET] == 1):
        take_up_foot(r, s, seat, TAKEN)


def foot_at_turn_start(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """A foot taken up after the last turn is played from now on."""
    if s[FOOT_STAGE + seat] == TAKEN:
        s[FOOT_STAGE + seat] = PLAYED
        table_foot_threes(r, s, seat)


def take_up_foot(r: vec[i64], s: vec[i64], seat: i64, stage: i64) -> None:
    """Move the foot into the hand."""
    foot: i64 = FOOT + KINDS * seat
    hand: i64 = HAND + KINDS * seat
    kind: i64
    for kind in range(KINDS):
        if s[foot + kind]:
            s[hand + kind] += s[foot + kind]
            s[foot + kind] = 0
    s[HELD + seat] += s[FOOT_HELD + seat]
    s[FOOT_HELD + seat] = 0
    s[FOOT_STAGE + seat] = stage
    if stage == PLAYED or not r[OWN_TURN_THREES]:
        table_foot_threes(r, s, seat)


def table_foot_threes(r: vec[i64], s: vec[i64], seat: i64) -> None:
    """Lay out the threes that came with the foot."""
    if not holds_three(r, s, seat):
        return
    if r[FOOT_THREES_REPLACED]:
        table_threes(r, s, seat, 0, 0)
        return
    hand: i64 = HAND + KINDS * seat
    lay_out(s, seat, s[hand + RED3], s[hand + BLACK3] if r[TABLES_BLACK] else 0)


def feet_cost(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """What the side pays for feet that nobody took up."""
    cost: i64 = 0
    seat: i64 = side
    while seat < r[SEATS]:
        foot: i64 = FOOT + KINDS * seat
        cost -= s[foot + RED3] * r[FOOT_RED]
        kind: i64 = TWO
        while kind < KINDS and r[FOOT_COSTS]:
            cost += s[foot + kind] * r[HAND_COST + kind]
            kind += 1
        seat += r[SIDES]
    return cost

"""Carrying a plan out on the table: what joins which meld, and what leaves the hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    ACE,
    BORN,
    DECLINED,
    DIRTY,
    FIRST,
    HAND,
    HAND_SUITS,
    HAS_RUNS,
    HELD,
    JOKER,
    JOKS,
    KINDS,
    KNOWN,
    LAID,
    MANY,
    MOST_RUNS,
    NATURALS,
    NOW,
    NOW_WILD,
    OLD_CARDS,
    OLD_DONE,
    OPENED,
    PLAN,
    PLAN_JOKS,
    PLAN_RUNS,
    PLAN_SUITS,
    PLAN_TOP,
    PLAN_TWOS,
    RUNS,
    SIZES,
    TURN,
    TWO,
    TWOS,
)
from canasta_qt.bots.playout.melds import begins_new
from canasta_qt.bots.playout.runs import dress_plan, is_place, nibbles, planned_suits, run_size

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def put_down(r: vec[i64], s: vec[i64], seat: i64, side: i64, top: i64) -> None:
    """Move the plan, and the pile's top card of kind `top` if any, onto the side's melds."""
    if s[OPENED + side] == 0:
        s[OPENED + side] = s[TURN]
    if r[HAS_RUNS]:
        put_runs_down(s, seat, side)
    wilds: bool = s[HAND + KINDS * seat + TWO] + s[HAND + KINDS * seat + JOKER] > 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        naturals: i64 = s[PLAN + kind]
        if not naturals and not wilds and kind != top:
            continue
        twos: i64 = s[PLAN_TWOS + kind]
        joks: i64 = s[PLAN_JOKS + kind]
        if naturals or twos or joks or kind == top:
            extra: i64 = 0
            if kind == top:
                extra = 1
            at: i64 = KINDS * side + kind
            if r[MANY] and begins_new(r, s, side, kind, naturals + extra, twos + joks):
                set_aside(s, at)
            cards: i64 = naturals + twos + joks + extra
            if not s[SIZES + at]:
                s[BORN + at] = s[TURN]
                s[DIRTY + at] = 0
                if twos + joks:
                    s[DIRTY + at] = 1
            s[NATURALS + at] += naturals + extra
            s[SIZES + at] += cards
            s[NOW + kind] += cards
            s[LAID] += cards
            if naturals:
                leave_hand(s, seat, kind, naturals)
                s[PLAN + kind] = 0
            if twos or joks:
                s[TWOS + at] += twos
                s[JOKS + at] += joks
                s[NOW_WILD + kind] += twos + joks
                leave_hand(s, seat, TWO, twos)
                leave_hand(s, seat, JOKER, joks)
                s[PLAN_TWOS + kind] = 0
                s[PLAN_JOKS + kind] = 0


def set_aside(s: vec[i64], at: i64) -> None:
    """A complete canasta makes room for another meld of its rank."""
    wilds: i64 = s[TWOS + at] + s[JOKS + at]
    s[OLD_CARDS + at] += s[NATURALS + at] + (s[TWOS + at] << 8) + (s[JOKS + at] << 16)
    s[OLD_DONE + at] += 256 if wilds else 1
    s[NATURALS + at] = 0
    s[TWOS + at] = 0
    s[JOKS + at] = 0
    s[SIZES + at] = 0


def put_runs_down(s: vec[i64], seat: i64, side: i64) -> None:
    """Move the plan's runs to the table, and the suits of all its cards out of the hand."""
    dress_plan(s, seat, side)
    slot: i64 = 0
    while is_place(s, side, slot):
        want: i64 = s[PLAN_RUNS + slot]
        if want:
            s[LAID] += run_size(want) - run_size(s[RUNS + MOST_RUNS * side + slot])
        slot += 1
    kind: i64 = FIRST
    while kind <= ACE:
        in_runs: i64 = planned_suits(s, side, kind)
        s[HAND_SUITS + KINDS * seat + kind] -= in_runs + s[PLAN_SUITS + kind]
        s[PLAN_SUITS + kind] = 0
        leave_hand(s, seat, kind, nibbles(in_runs))
        kind += 1
    slot = 0
    while is_place(s, side, slot):
        if s[PLAN_RUNS + slot]:
            s[RUNS + MOST_RUNS * side + slot] = s[PLAN_RUNS + slot]
            s[PLAN_RUNS + slot] = 0
        slot += 1
    s[PLAN_TOP] = 0


def leave_hand(s: vec[i64], seat: i64, kind: i64, count: i64) -> None:
    """Cards leave a hand; those everybody knew of leave first."""
    if not count:
        return
    at: i64 = KINDS * seat + kind
    s[HAND + at] -= count
    s[HELD + seat] -= count
    known: i64 = s[KNOWN + at]
    if known:
        if known < count:
            known = count
        s[KNOWN + at] = known - count


def decline(s: vec[i64], seat: i64, kind: i64) -> None:
    """Note that a seat does not want a card of this kind."""
    s[DECLINED + KINDS * seat + kind] = s[TURN]

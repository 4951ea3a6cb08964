"""Carrying a plan out on the table, and pooling two players' melds at a table of three (P9).

Once a pile is taken there, the places are numbered so that the lone player has place 1 and the
partners 0 and 2. The turn goes round as before, and the side of a place is its number modulo sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout.layout import (
    ACE,
    BLACK,
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
    LAID_BEFORE,
    LONE,
    MANY,
    MINIMUM,
    MOST_RUNS,
    NATURALS,
    NOW,
    NOW_WILD,
    OLD_CARDS,
    OLD_DONE,
    OPENED,
    OWN_MINIMUM,
    PLAN,
    PLAN_JOKS,
    PLAN_RUNS,
    PLAN_SUITS,
    PLAN_TOP,
    PLAN_TWOS,
    RED,
    RUNS,
    SEAT,
    SIDES,
    SIZES,
    STEPS,
    TURN,
    TWO,
    TWOS,
)
from canasta_qt.players.playout.rules.melds import (
    begins_new,
    dress_plan,
    fits,
    is_place,
    nibbles,
    planned_suits,
    run_size,
)

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


def in_force(r: vec[i64], s: vec[i64]) -> vec[i64]:
    """The rules as they are once a partnership has been formed, before that just `r`."""
    if not s[LONE] or r[SIDES] == 2:
        return r
    paired: vec[i64] = r[:]
    paired[SIDES] = 2
    return paired


def form(r: vec[i64], s: vec[i64], lone: i64) -> None:
    """Let the player at place `lone` play alone; the others pool their melds."""
    s[LONE] = lone + 1
    s[STEPS] = 0
    if lone != 1:
        turn_table(s, lone)
    if s[OPENED + 2] and (not s[OPENED] or s[OPENED + 2] < s[OPENED]):
        s[OPENED] = s[OPENED + 2]
    s[OPENED + 2] = 0
    s[MINIMUM] = s[OWN_MINIMUM]
    s[MINIMUM + 2] = 0
    kind: i64 = TWO
    while kind <= ACE:
        pool(r, s, kind)
        kind += 1


def turn_table(s: vec[i64], lone: i64) -> None:
    """Number the places anew, so that `lone` becomes place 1."""
    back: bool = lone == 0
    s[SEAT] = (s[SEAT] + (1 if back else 2)) % 3
    turn_row(s, HELD, 1, back)
    turn_row(s, LAID_BEFORE, 1, back)
    turn_row(s, RED, 1, back)
    turn_row(s, BLACK, 1, back)
    turn_row(s, OPENED, 1, back)
    turn_row(s, MINIMUM, 1, back)
    turn_row(s, OWN_MINIMUM, 1, back)
    turn_row(s, HAND, KINDS, back)
    turn_row(s, KNOWN, KINDS, back)
    turn_row(s, SIZES, KINDS, back)
    turn_row(s, NATURALS, KINDS, back)
    turn_row(s, TWOS, KINDS, back)
    turn_row(s, JOKS, KINDS, back)
    turn_row(s, BORN, KINDS, back)
    turn_row(s, DIRTY, KINDS, back)


def turn_row(s: vec[i64], row: i64, width: i64, back: bool) -> None:
    """Move three parts of a row round by one place: the last one to the front if `back`."""
    place: i64 = row
    while place < row + width:
        first: i64 = s[place]
        second: i64 = s[place + width]
        third: i64 = s[place + 2 * width]
        s[place] = third if back else second
        s[place + width] = first if back else third
        s[place + 2 * width] = second if back else first
        place += 1


def pool(r: vec[i64], s: vec[i64], kind: i64) -> None:
    """Put the partners' melds of this kind together, onto the larger (then the older) one.

    Where they may not be one meld, the smaller one only keeps its card points.
    """
    other: i64 = 2 * KINDS + kind
    size: i64 = s[SIZES + other]
    if not size:
        return
    younger: bool = size == s[SIZES + kind] and s[BORN + other] < s[BORN + kind]
    if size > s[SIZES + kind] or younger:
        swap(s, SIZES, kind)
        swap(s, NATURALS, kind)
        swap(s, TWOS, kind)
        swap(s, JOKS, kind)
        swap(s, BORN, kind)
        swap(s, DIRTY, kind)
    naturals: i64 = s[NATURALS + other]
    twos: i64 = s[TWOS + other]
    joks: i64 = s[JOKS + other]
    if fits(r, s, 0, kind, naturals, twos + joks):
        s[SIZES + kind] += s[SIZES + other]
        s[NATURALS + kind] += naturals
        s[TWOS + kind] += twos
        s[JOKS + kind] += joks
        if s[DIRTY + other]:
            s[DIRTY + kind] = 1
    else:
        s[OLD_CARDS + kind] += naturals + (twos << 8) + (joks << 16)
    s[SIZES + other] = 0
    s[NATURALS + other] = 0
    s[TWOS + other] = 0
    s[JOKS + other] = 0
    s[BORN + other] = 0
    s[DIRTY + other] = 0


def swap(s: vec[i64], row: i64, kind: i64) -> None:
    """Exchange what the first and the last place have of this kind in a row."""
    first: i64 = s[row + kind]
    s[row + kind] = s[row + 2 * KINDS + kind]
    s[row + 2 * KINDS + kind] = first

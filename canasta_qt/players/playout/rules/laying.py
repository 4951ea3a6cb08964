"""Carrying a plan out on the table, and pooling two players' melds at a table of three (P9).

Once a pile is taken there, the places are numbered so that the lone player has place 1 and the
partners 0 and 2. The turn goes round as before, and the side of a place is its number modulo sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.rules import melds

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


SEAT_ROWS: Final = (
    at.HELD,
    at.LAID_BEFORE,
    at.RED,
    at.BLACK,
    at.OPENED,
    at.MINIMUM,
    at.OWN_MINIMUM,
)
"""Rows of one number for each seat or side."""
MELD_ROWS: Final = (at.SIZES, at.NATURALS, at.TWOS, at.JOKS, at.BORN, at.DIRTY)
"""Rows by side and kind."""


def put_down(r: vec[i64], s: vec[i64], seat: i64, side: i64, top: i64) -> None:
    """Move the plan, and the pile's top card of kind `top` if any, onto the side's melds."""
    if s[at.OPENED + side] == 0:
        s[at.OPENED + side] = s[at.TURN]
    if r[at.HAS_RUNS]:
        put_runs_down(s, seat, side)
    wilds: bool = s[at.HAND + KINDS * seat + TWO] + s[at.HAND + KINDS * seat + JOKER] > 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        naturals: i64 = s[at.PLAN + kind]
        if not naturals and not wilds and kind != top:
            continue
        twos: i64 = s[at.PLAN_TWOS + kind]
        joks: i64 = s[at.PLAN_JOKS + kind]
        if naturals or twos or joks or kind == top:
            extra: i64 = 1 if kind == top else 0
            place: i64 = KINDS * side + kind
            if r[at.MANY] and melds.begins_new(r, s, side, kind, naturals + extra, twos + joks):
                set_aside(s, place)
            cards: i64 = naturals + twos + joks + extra
            if not s[at.SIZES + place]:
                s[at.BORN + place] = s[at.TURN]
                s[at.DIRTY + place] = 0
                if twos + joks:
                    s[at.DIRTY + place] = 1
            s[at.NATURALS + place] += naturals + extra
            s[at.SIZES + place] += cards
            s[at.NOW + kind] += cards
            s[at.LAID] += cards
            if naturals:
                leave_hand(s, seat, kind, naturals)
                s[at.PLAN + kind] = 0
            if twos or joks:
                s[at.TWOS + place] += twos
                s[at.JOKS + place] += joks
                s[at.NOW_WILD + kind] += twos + joks
                leave_hand(s, seat, TWO, twos)
                leave_hand(s, seat, JOKER, joks)
                s[at.PLAN_TWOS + kind] = 0
                s[at.PLAN_JOKS + kind] = 0


def set_aside(s: vec[i64], place: i64) -> None:
    """A complete canasta makes room for another meld of its rank."""
    wilds: i64 = s[at.TWOS + place] + s[at.JOKS + place]
    s[at.OLD_CARDS + place] += (
        s[at.NATURALS + place] + (s[at.TWOS + place] << 8) + (s[at.JOKS + place] << 16)
    )
    s[at.OLD_DONE + place] += 256 if wilds else 1
    s[at.NATURALS + place] = 0
    s[at.TWOS + place] = 0
    s[at.JOKS + place] = 0
    s[at.SIZES + place] = 0


def put_runs_down(s: vec[i64], seat: i64, side: i64) -> None:
    """Move the plan's runs to the table, and the suits of all its cards out of the hand."""
    melds.dress_plan(s, seat, side)
    slot: i64 = 0
    while melds.is_place(s, side, slot):
        want: i64 = s[at.PLAN_RUNS + slot]
        if want:
            s[at.LAID] += melds.run_size(want) - melds.run_size(
                s[at.RUNS + at.MOST_RUNS * side + slot]
            )
        slot += 1
    kind: i64
    for kind in range(FIRST, ACE + 1):
        in_runs: i64 = melds.planned_suits(s, side, kind)
        s[at.HAND_SUITS + KINDS * seat + kind] -= in_runs + s[at.PLAN_SUITS + kind]
        s[at.PLAN_SUITS + kind] = 0
        leave_hand(s, seat, kind, melds.nibbles(in_runs))
    slot = 0
    while melds.is_place(s, side, slot):
        if s[at.PLAN_RUNS + slot]:
            s[at.RUNS + at.MOST_RUNS * side + slot] = s[at.PLAN_RUNS + slot]
            s[at.PLAN_RUNS + slot] = 0
        slot += 1
    s[at.PLAN_TOP] = 0


def leave_hand(s: vec[i64], seat: i64, kind: i64, count: i64) -> None:
    """Cards leave a hand; those everybody knew of leave first."""
    if not count:
        return
    place: i64 = KINDS * seat + kind
    s[at.HAND + place] -= count
    s[at.HELD + seat] -= count
    known: i64 = s[at.KNOWN + place]
    if known:
        if known < count:
            known = count
        s[at.KNOWN + place] = known - count


def decline(s: vec[i64], seat: i64, kind: i64) -> None:
    """Note that a seat does not want a card of this kind."""
    s[at.DECLINED + KINDS * seat + kind] = s[at.TURN]


def in_force(r: vec[i64], s: vec[i64]) -> vec[i64]:
    """The rules as they are once a partnership has been formed, before that just `r`."""
    if not s[at.LONE] or r[at.SIDES] == 2:
        return r
    paired: vec[i64] = r[:]
    paired[at.SIDES] = 2
    return paired


def form(r: vec[i64], s: vec[i64], lone: i64) -> None:
    """Let the player at place `lone` play alone; the others pool their melds."""
    s[at.LONE] = lone + 1
    s[at.STEPS] = 0
    if lone != 1:
        turn_table(s, lone)
    if s[at.OPENED + 2] and (not s[at.OPENED] or s[at.OPENED + 2] < s[at.OPENED]):
        s[at.OPENED] = s[at.OPENED + 2]
    s[at.OPENED + 2] = 0
    s[at.MINIMUM] = s[at.OWN_MINIMUM]
    s[at.MINIMUM + 2] = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        pool(r, s, kind)


def turn_table(s: vec[i64], lone: i64) -> None:
    """Number the places anew, so that `lone` becomes place 1."""
    back: bool = lone == 0
    s[at.SEAT] = (s[at.SEAT] + (1 if back else 2)) % 3
    row: i64
    for row in SEAT_ROWS:
        turn_row(s, row, 1, back)
    turn_row(s, at.HAND, KINDS, back)
    turn_row(s, at.KNOWN, KINDS, back)
    for row in MELD_ROWS:
        turn_row(s, row, KINDS, back)


def turn_row(s: vec[i64], row: i64, width: i64, back: bool) -> None:
    """Move three parts of a row round by one place: the last one to the front if `back`."""
    place: i64
    for place in range(row, row + width):
        first: i64 = s[place]
        second: i64 = s[place + width]
        third: i64 = s[place + 2 * width]
        s[place] = third if back else second
        s[place + width] = first if back else third
        s[place + 2 * width] = second if back else first


def pool(r: vec[i64], s: vec[i64], kind: i64) -> None:
    """Put the partners' melds of this kind together, onto the larger (then the older) one.

    Where they may not be one meld, the smaller one only keeps its card points.
    """
    other: i64 = 2 * KINDS + kind
    size: i64 = s[at.SIZES + other]
    if not size:
        return
    row: i64
    younger: bool = size == s[at.SIZES + kind] and s[at.BORN + other] < s[at.BORN + kind]
    if size > s[at.SIZES + kind] or younger:
        for row in MELD_ROWS:
            first: i64 = s[row + kind]
            s[row + kind] = s[row + other]
            s[row + other] = first
    naturals: i64 = s[at.NATURALS + other]
    twos: i64 = s[at.TWOS + other]
    joks: i64 = s[at.JOKS + other]
    if melds.fits(r, s, 0, kind, naturals, twos + joks):
        s[at.SIZES + kind] += s[at.SIZES + other]
        s[at.NATURALS + kind] += naturals
        s[at.TWOS + kind] += twos
        s[at.JOKS + kind] += joks
        if s[at.DIRTY + other]:
            s[at.DIRTY + kind] = 1
    else:
        s[at.OLD_CARDS + kind] += naturals + (twos << 8) + (joks << 16)
    for row in MELD_ROWS:
        s[row + other] = 0

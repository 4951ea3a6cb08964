"""Carrying a plan out on the table, and pooling two players' melds at a table of three (P9).

Once a pile is taken there, the places are numbered so that the lone player has place 1 and the
partners 0 and 2. The turn goes round as before, and the side of a place is its number modulo sides.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, FIRST, JOKER, KINDS, TWO
from canasta_qt.players.playout.rules import melds
from canasta_qt.players.playout.state import add

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


def put_down(r: Rules, s: State, seat: i64, side: i64, top: i64) -> None:
    """Move the plan, and the pile's top card of kind `top` if any, onto the side's melds."""
    if s.opened[side] == 0:
        s.opened[side] = s.turn
    if r.has_runs:
        put_runs_down(s, seat, side)
    wilds: bool = melds.wilds_held(s, seat) > 0
    plan = s.plan
    plan_twos = s.plan_twos
    plan_jokers = s.plan_jokers
    twos: i64 = 0
    joks: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        naturals: i64 = plan[kind]
        if wilds:
            twos = plan_twos[kind]
            joks = plan_jokers[kind]
        if naturals or twos or joks or kind == top:
            extra: i64 = 0
            if kind == top:
                extra = 1
            place: i64 = KINDS * side + kind
            if r.many and melds.begins_new(r, s, side, kind, naturals + extra, twos + joks):
                set_aside(s, place)
            cards: i64 = naturals + twos + joks + extra
            if not s.sizes[place]:
                s.born[place] = s.turn
                s.dirty[place] = 0
                if twos + joks:
                    s.dirty[place] = 1
            add(s.naturals, place, naturals + extra)
            add(s.sizes, place, cards)
            add(s.laid_now, kind, cards)
            s.laid += cards
            if naturals:
                leave_hand(s, seat, kind, naturals)
                plan[kind] = 0
            if twos or joks:
                add(s.twos, place, twos)
                add(s.jokers, place, joks)
                add(s.wilds_now, kind, twos + joks)
                leave_hand(s, seat, TWO, twos)
                leave_hand(s, seat, JOKER, joks)
                plan_twos[kind] = 0
                plan_jokers[kind] = 0


def set_aside(s: State, place: i64) -> None:
    """A complete canasta makes room for another meld of its rank."""
    wilds: i64 = s.twos[place] + s.jokers[place]
    s.old_cards[place] += s.naturals[place] + (s.twos[place] << 8) + (s.jokers[place] << 16)
    s.old_done[place] += 256 if wilds else 1
    s.naturals[place] = 0
    s.twos[place] = 0
    s.jokers[place] = 0
    s.sizes[place] = 0


def put_runs_down(s: State, seat: i64, side: i64) -> None:
    """Move the plan's runs to the table, and the suits of all its cards out of the hand."""
    melds.dress_plan(s, seat, side)
    slot: i64
    for slot in range(melds.run_places(s, side)):
        want: i64 = s.plan_runs[slot]
        if want:
            s.laid += melds.run_size(want) - melds.run_size(s.runs[const.MOST_RUNS * side + slot])
    kind: i64
    for kind in range(FIRST, ACE + 1):
        in_runs: i64 = melds.planned_suits(s, side, kind)
        s.hand_suits[KINDS * seat + kind] -= in_runs + s.plan_suits[kind]
        s.plan_suits[kind] = 0
        leave_hand(s, seat, kind, melds.nibbles(in_runs))
    for slot in range(melds.run_places(s, side)):
        if s.plan_runs[slot]:
            s.runs[const.MOST_RUNS * side + slot] = s.plan_runs[slot]
            s.plan_runs[slot] = 0
    s.plan_top = 0


def leave_hand(s: State, seat: i64, kind: i64, count: i64) -> None:
    """Cards leave a hand; those everybody knew of leave first."""
    if not count:
        return
    place: i64 = KINDS * seat + kind
    add(s.hand, place, -count)
    add(s.held, seat, -count)
    known: i64 = s.known[place]
    if known:
        known = max(known, count)
        s.known[place] = known - count


def decline(s: State, seat: i64, kind: i64) -> None:
    """Note that a seat does not want a card of this kind."""
    s.declined[KINDS * seat + kind] = s.turn


def in_force(r: Rules, s: State) -> Rules:
    """The rules as they are once a partnership has been formed, before that just `r`."""
    paired = r.paired
    return r if paired is None or not s.lone else paired


def form(r: Rules, s: State, lone: i64) -> None:
    """Let the player at place `lone` play alone; the others pool their melds."""
    s.lone = lone + 1
    s.steps = 0
    if lone != 1:
        turn_table(s, lone)
    if s.opened[2] and (not s.opened[0] or s.opened[2] < s.opened[0]):
        s.opened[0] = s.opened[2]
    s.opened[2] = 0
    s.minimum[0] = s.own_minimum[0]
    s.minimum[2] = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        pool(r, s, kind)


def turn_table(s: State, lone: i64) -> None:
    """Number the places anew, so that `lone` becomes place 1."""
    back: bool = lone == 0
    s.seat = (s.seat + (1 if back else 2)) % 3
    turn_row(s.held, 1, back)
    turn_row(s.laid_before, 1, back)
    turn_row(s.red_threes, 1, back)
    turn_row(s.black_threes, 1, back)
    turn_row(s.opened, 1, back)
    turn_row(s.minimum, 1, back)
    turn_row(s.own_minimum, 1, back)
    turn_row(s.hand, KINDS, back)
    turn_row(s.known, KINDS, back)
    turn_row(s.sizes, KINDS, back)
    turn_row(s.naturals, KINDS, back)
    turn_row(s.twos, KINDS, back)
    turn_row(s.jokers, KINDS, back)
    turn_row(s.born, KINDS, back)
    turn_row(s.dirty, KINDS, back)


def turn_row(row: vec[i64], width: i64, back: bool) -> None:
    """Move three parts of a row round by one place: the last one to the front if `back`."""
    place: i64
    for place in range(width):
        first: i64 = row[place]
        second: i64 = row[place + width]
        third: i64 = row[place + 2 * width]
        row[place] = third if back else second
        row[place + width] = first if back else third
        row[place + 2 * width] = second if back else first


def pool(r: Rules, s: State, kind: i64) -> None:
    """Put the partners' melds of this kind together, onto the larger (then the older) one.

    Where they may not be one meld, the smaller one only keeps its card points.
    """
    other: i64 = 2 * KINDS + kind
    size: i64 = s.sizes[other]
    if not size:
        return
    younger: bool = size == s.sizes[kind] and s.born[other] < s.born[kind]
    if size > s.sizes[kind] or younger:
        swap(s.sizes, kind, other)
        swap(s.naturals, kind, other)
        swap(s.twos, kind, other)
        swap(s.jokers, kind, other)
        swap(s.born, kind, other)
        swap(s.dirty, kind, other)
    naturals: i64 = s.naturals[other]
    twos: i64 = s.twos[other]
    joks: i64 = s.jokers[other]
    if melds.fits(r, s, 0, kind, naturals, twos + joks):
        s.sizes[kind] += s.sizes[other]
        s.naturals[kind] += naturals
        s.twos[kind] += twos
        s.jokers[kind] += joks
        if s.dirty[other]:
            s.dirty[kind] = 1
    else:
        s.old_cards[kind] += naturals + (twos << 8) + (joks << 16)
    s.sizes[other] = 0
    s.naturals[other] = 0
    s.twos[other] = 0
    s.jokers[other] = 0
    s.born[other] = 0
    s.dirty[other] = 0


def swap(row: vec[i64], one: i64, other: i64) -> None:
    """Let two numbers of a row change places."""
    first: i64 = row[one]
    row[one] = row[other]
    row[other] = first

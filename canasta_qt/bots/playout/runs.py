"""Runs in a playout: what a plan makes of them, what the top card may join, suits of the cards.

A run is one number: its lowest kind, 16 times its highest, 256 times its suit. A plan says of each
run of the side what becomes of it; the places behind the last run are for new ones.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from canasta_qt.bots.playout.layout import (
    ACE,
    FIRST,
    HAND,
    HAND_SUITS,
    KINDS,
    MOST_RUNS,
    PILE,
    PILE_LEFT,
    PLAN,
    PLAN_RUNS,
    PLAN_SUITS,
    PLAN_TOP,
    POINTS,
    RUN_GROWS,
    RUN_LEAST,
    RUN_MOST,
    RUN_SHORT,
    RUN_SHORT_POINTS,
    RUN_TAKE,
    RUNS,
    USED_SUITS,
)

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64

RUN_CANASTA: Final = 7
"""Cards that make a run a canasta, whatever size canastas have."""


def low_of(run: i64) -> i64:
    """Kind of a run's lowest card."""
    return run & 15


def high_of(run: i64) -> i64:
    """Kind of a run's highest card."""
    return (run >> 4) & 15


def suit_of(run: i64) -> i64:
    """Suit of a run, 1 to 4."""
    return run >> 8


def run_size(run: i64) -> i64:
    """Cards of a run."""
    return ((run >> 4) & 15) - (run & 15) + 1 if run else 0


def run_of(low: i64, high: i64, suit: i64) -> i64:
    """The run from `low` to `high`."""
    return low + 16 * high + 256 * suit


def top_card(s: vec[i64]) -> i64:
    """The pile's top card with its suit, 0 for an empty pile."""
    left: i64 = s[PILE_LEFT]
    return s[PILE + left - 1] if left else 0


def is_place(s: vec[i64], side: i64, slot: i64) -> bool:
    """Whether the side or the plan has a run at this place; the ones in use come first."""
    if slot == MOST_RUNS:
        return False
    return s[RUNS + MOST_RUNS * side + slot] + s[PLAN_RUNS + slot] > 0


def run_cards(r: vec[i64], s: vec[i64], seat: i64, side: i64) -> i64:
    """How many cards of the hand the planned runs take; -1 where one is no run, or they lack.

    Counts the suits of the whole plan on the way.
    """
    kind: i64 = FIRST
    while kind <= ACE:
        s[USED_SUITS + kind] = s[PLAN_SUITS + kind]
        kind += 1
    cards: i64 = 0
    slot: i64 = 0
    while is_place(s, side, slot):
        if s[PLAN_RUNS + slot]:
            taken: i64 = use_cards(r, s, side, slot)
            if taken < 0:
                return -1
            cards += taken
        slot += 1
    return cards if suits_are_held(s, seat) else -1


def use_cards(r: vec[i64], s: vec[i64], side: i64, slot: i64) -> i64:
    """Count the suits of the cards that the run of this place takes; -1 where it is no run (P1)."""
    want: i64 = s[PLAN_RUNS + slot]
    now: i64 = s[RUNS + MOST_RUNS * side + slot]
    low: i64 = low_of(want)
    high: i64 = high_of(want)
    suit: i64 = suit_of(want)
    size: i64 = high - low + 1
    if low < FIRST or high > ACE or size < r[RUN_LEAST]:
        return -1
    if size > r[RUN_MOST] and not r[RUN_GROWS]:
        return -1
    if now and (suit_of(now) != suit or low_of(now) < low or high_of(now) > high):
        return -1
    comes: i64 = top_card(s) & 15 if s[PLAN_TOP] == slot + 1 else 0
    cards: i64 = 0
    while low <= high:
        lies: bool = now > 0 and low_of(now) <= low <= high_of(now)
        if not lies and low != comes:
            s[USED_SUITS + low] += 1 << (4 * (suit - 1))
            cards += 1
        low += 1
    return cards if cards or comes else -1


def suits_are_held(s: vec[i64], seat: i64) -> bool:
    """Whether the hand has the cards whose suits are counted, and all others of the plan."""
    kind: i64 = FIRST
    while kind <= ACE:
        used: i64 = s[USED_SUITS + kind]
        if used:
            held: i64 = s[HAND_SUITS + KINDS * seat + kind]
            spare: i64 = s[HAND + KINDS * seat + kind] - nibbles(used)
            if not s[PLAN_SUITS + kind]:
                spare -= s[PLAN + kind]
            if spare < 0:
                return False
            while used:
                if used & 15 > held & 15:
                    return False
                used >>= 4
                held >>= 4
        kind += 1
    return True


def nibbles(suits: i64) -> i64:
    """How many cards these are, of whatever suit."""
    return (suits & 15) + ((suits >> 4) & 15) + ((suits >> 8) & 15) + (suits >> 12)


def run_claim_holds(r: vec[i64], s: vec[i64], side: i64, frozen: bool) -> bool:
    """Whether the top card takes the pile by the end of the run that the plan names (P3)."""
    slot: i64 = s[PLAN_TOP] - 1
    now: i64 = s[RUNS + MOST_RUNS * side + slot]
    if not now or r[RUN_TAKE] == 0 or (r[RUN_TAKE] == 2 and frozen):
        return False
    return s[PLAN_RUNS + slot] == grown(r, now, top_card(s))


def grown(r: vec[i64], run: i64, card: i64) -> i64:
    """The run with this card at one of its ends, 0 where it does not go there."""
    if not run or suit_of(run) != card >> 4 or run_size(run) >= r[RUN_MOST]:
        return 0
    kind: i64 = card & 15
    if kind == low_of(run) - 1 and kind >= FIRST:
        return run - 1
    return run + 16 if kind == high_of(run) + 1 and kind <= ACE else 0


def run_for(r: vec[i64], s: vec[i64], side: i64, card: i64) -> i64:
    """Place, from 1, of the first run of the side that this card continues; 0 for none."""
    slot: i64 = 0
    while is_place(s, side, slot):
        run: i64 = s[RUNS + MOST_RUNS * side + slot]
        if not run:
            return 0
        if grown(r, run, card):
            return slot + 1
        slot += 1
    return 0


def plan_run_take(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Plan to take the pile by the end of an own run; whether there is one."""
    top: i64 = top_card(s)
    place: i64 = run_for(r, s, side, top) if top > 15 else 0
    if place:
        s[PLAN_TOP] = place
        s[PLAN_RUNS + place - 1] = grown(r, s[RUNS + MOST_RUNS * side + place - 1], top)
    return place > 0


def long_runs(s: vec[i64], side: i64, planned: bool) -> i64:
    """Complete runs of the side, as the plan makes them if it is `planned`."""
    found: i64 = 0
    slot: i64 = 0
    while is_place(s, side, slot):
        run: i64 = s[RUNS + MOST_RUNS * side + slot]
        if planned and s[PLAN_RUNS + slot]:
            run = s[PLAN_RUNS + slot]
        if run_size(run) >= RUN_CANASTA:
            found += 1
        slot += 1
    return found


def makes_long_run(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether the plan gives a run more cards than make it complete."""
    slot: i64 = 0
    while is_place(s, side, slot):
        if run_size(s[PLAN_RUNS + slot]) > r[RUN_MOST]:
            return True
        slot += 1
    return False


def short_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """What the side's runs bring that stayed too short."""
    found: i64 = 0
    slot: i64 = 0
    while is_place(s, side, slot):
        if run_size(s[RUNS + MOST_RUNS * side + slot]) < r[RUN_SHORT]:
            found += 1
        slot += 1
    return found * r[RUN_SHORT_POINTS]


def run_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Face values of the side's runs."""
    points: i64 = 0
    slot: i64 = 0
    while is_place(s, side, slot):
        points += row_points(r, s[RUNS + MOST_RUNS * side + slot])
        slot += 1
    return points


def planned_run_points(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Face values of the cards that the plan adds to runs."""
    points: i64 = 0
    slot: i64 = 0
    while is_place(s, side, slot):
        if s[PLAN_RUNS + slot]:
            points += row_points(r, s[PLAN_RUNS + slot])
            points -= row_points(r, s[RUNS + MOST_RUNS * side + slot])
        slot += 1
    return points


def row_points(r: vec[i64], run: i64) -> i64:
    """Face values of one run."""
    points: i64 = 0
    kind: i64 = low_of(run)
    while run and kind <= high_of(run):
        points += r[POINTS + kind]
        kind += 1
    return points


def dress_plan(s: vec[i64], seat: i64, side: i64) -> None:
    """Name the suits of the planned naturals where they are open: those that runs leave over."""
    kind: i64 = FIRST
    while kind <= ACE:
        missing: i64 = s[PLAN + kind]
        if missing and not s[PLAN_SUITS + kind]:
            suits: i64 = s[HAND_SUITS + KINDS * seat + kind] - planned_suits(s, side, kind)
            s[PLAN_SUITS + kind] = some_of(suits, missing)
        kind += 1


def planned_suits(s: vec[i64], side: i64, kind: i64) -> i64:
    """Suits of the cards of this kind that the plan moves from the hand to runs."""
    used: i64 = 0
    slot: i64 = 0
    while is_place(s, side, slot):
        want: i64 = s[PLAN_RUNS + slot]
        if want and slot != s[PLAN_TOP] - 1 and low_of(want) <= kind <= high_of(want):
            now: i64 = s[RUNS + MOST_RUNS * side + slot]
            if not now or kind < low_of(now) or kind > high_of(now):
                used += 1 << (4 * (suit_of(want) - 1))
        slot += 1
    return used


def some_of(suits: i64, count: i64) -> i64:
    """So many of these cards, those of the first suits."""
    chosen: i64 = 0
    place: i64 = 0
    while place < 16:
        here: i64 = (suits >> place) & 15
        here = here if here < count else count
        chosen += here << place
        count -= here
        place += 4
    return chosen


def planned_run_cards(s: vec[i64], side: i64) -> i64:
    """Cards of the hand in the planned runs."""
    cards: i64 = 0
    slot: i64 = 0
    while is_place(s, side, slot):
        want: i64 = s[PLAN_RUNS + slot]
        if want and slot != s[PLAN_TOP] - 1:
            cards += run_size(want) - run_size(s[RUNS + MOST_RUNS * side + slot])
        slot += 1
    return cards

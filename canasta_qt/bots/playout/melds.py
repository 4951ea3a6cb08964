"""Melds as counts: what lies, and what a plan would make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.bots.playout.layout import (
    ACE,
    ADD_NATURAL,
    ADD_WILD_MIXED,
    ADD_WILD_NATURAL,
    BLACK3,
    BLACK_CANASTA,
    BLACK_LEAST,
    BLACK_MELD,
    BLACK_MOST,
    CANASTA,
    DEAD,
    DIRTY,
    GROUPS,
    GROUPS_LYING,
    HAS_RUNS,
    JOKER,
    KINDS,
    LEAST,
    MANY,
    MOST_RUNS,
    NATURALS,
    OLD_DONE,
    OPENED,
    PLAN,
    PLAN_DEPTH,
    PLAN_JOKS,
    PLAN_SIZE,
    PLAN_SUITS,
    PLAN_TWOS,
    POINTS,
    PURITY,
    RULE_OF_FIVE,
    RUNS,
    SIDES,
    SIZES,
    SPECIAL_MELDS,
    TURN,
    TWO,
    WILD_LEAST,
    WILD_MELD,
    WILD_MOST,
)
from canasta_qt.bots.playout.runs import long_runs, planned_run_cards

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def is_wild(kind: i64) -> bool:
    """Whether cards of this kind are wild."""
    return kind in (TWO, JOKER)


def meld_size(s: vec[i64], side: i64, kind: i64) -> i64:
    """Cards in the side's meld of this kind; 0 without one."""
    return s[SIZES + KINDS * side + kind]


def begins_new(r: vec[i64], s: vec[i64], side: i64, kind: i64, naturals: i64, wilds: i64) -> bool:
    """Whether so many cards begin another meld of a rank, beside the one that is complete."""
    if not r[MANY] or not naturals or naturals + wilds < r[LEAST] or kind in (TWO, BLACK3):
        return False
    return meld_size(s, side, kind) >= r[CANASTA]


def has_canasta(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> bool:
    """Whether the side has completed a canasta of this kind."""
    older: i64 = s[OLD_DONE + KINDS * side + kind] if r[MANY] else 0
    return older > 0 or is_canasta(r, kind, meld_size(s, side, kind))


def is_canasta(r: vec[i64], kind: i64, size: i64) -> bool:
    """Whether a meld of this kind and size is a completed canasta."""
    return size >= r[CANASTA] and (kind != BLACK3 or r[BLACK_CANASTA] == 1)


def fits(r: vec[i64], s: vec[i64], side: i64, kind: i64, naturals: i64, wilds: i64) -> bool:
    """Whether so many more cards make a legal meld of this kind, or keep it one (P1)."""
    if kind == TWO:
        size: i64 = meld_size(s, side, TWO) + wilds
        return r[WILD_MELD] == 1 and r[WILD_LEAST] <= size <= r[WILD_MOST]
    at: i64 = KINDS * side + kind
    now_natural: i64 = s[NATURALS + at]
    if kind == BLACK3:
        black: i64 = now_natural + naturals
        return wilds == 0 and r[BLACK_MELD] != 1 and r[BLACK_LEAST] <= black <= r[BLACK_MOST]
    lying: i64 = s[SIZES + at]
    now_wild: i64 = lying - now_natural
    if lying >= r[CANASTA]:
        if r[MANY] and naturals and naturals + wilds >= r[LEAST]:
            if r[SPECIAL_MELDS] and wilds and r[PURITY + kind] == 1:
                return False
            return is_group(r, naturals, wilds, wilds > 0)
        open_to_wilds: i64 = r[ADD_WILD_MIXED] if now_wild else r[ADD_WILD_NATURAL]
        if (naturals and not r[ADD_NATURAL]) or (wilds and not open_to_wilds):
            return False
    if r[SPECIAL_MELDS] and not rank_allows(r, s, side, kind, naturals, wilds):
        return False
    return is_group(r, now_natural + naturals, now_wild + wilds, wilds > 0)


def rank_allows(r: vec[i64], s: vec[i64], side: i64, kind: i64, naturals: i64, wilds: i64) -> bool:
    """Whether dead ranks, pure ranks and the rule of five let a meld of this kind get so many."""
    if r[DEAD] and is_dead(r, s, side, kind):
        return False
    at: i64 = KINDS * side + kind
    now_wild: i64 = s[SIZES + at] - s[NATURALS + at]
    if not now_wild + wilds:
        return True
    opened_before: bool = 0 < s[OPENED + side] < s[TURN]
    purity: i64 = r[PURITY + kind]
    if purity == 1:
        return False
    if purity == 2:
        lies: bool = s[SIZES + at] > 0
        if opened_before if not lies else s[DIRTY + at] == 0:
            return False
    few: bool = s[NATURALS + at] + naturals < 5
    return not (wilds and few and opened_before and r[RULE_OF_FIVE])


def is_dead(r: vec[i64], s: vec[i64], side: i64, kind: i64) -> bool:
    """Whether this rank is complete, so that the side may no longer meld it."""
    owner: i64 = 0
    while owner < r[SIDES]:
        if (owner == side or r[DEAD] == 2) and is_canasta(r, kind, meld_size(s, owner, kind)):
            return True
        owner += 1
    return False


def is_group(r: vec[i64], naturals: i64, wilds: i64, adds_wilds: bool) -> bool:
    """Whether so many naturals and wilds are a meld of a rank, as the engine has said."""
    row: i64 = GROUPS_LYING
    if adds_wilds:
        row = GROUPS
    return r[row + wilds] >> naturals & 1 > 0


def canastas(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Completed canastas of the side, of whatever sort."""
    found: i64 = 0
    kind: i64 = TWO
    while kind <= ACE:
        if is_canasta(r, kind, meld_size(s, side, kind)):
            found += 1
        if r[MANY]:
            older: i64 = s[OLD_DONE + KINDS * side + kind]
            found += (older & 255) + (older >> 8)
        kind += 1
    return found + long_runs(s, side, False) if r[HAS_RUNS] else found


def has_meld(s: vec[i64], side: i64) -> bool:
    """Whether anything of the side lies on the table, black threes and wild melds included."""
    kind: i64 = TWO
    while kind <= ACE:
        if meld_size(s, side, kind):
            return True
        kind += 1
    return s[RUNS + MOST_RUNS * side] > 0


def wild_meld_stays_open(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether a wild meld lies there that the plan does not complete."""
    size: i64 = meld_size(s, side, TWO)
    return size > 0 and size + s[PLAN_TWOS + TWO] + s[PLAN_JOKS + TWO] < r[CANASTA]


def plan_points(r: vec[i64], s: vec[i64]) -> i64:
    """Face values of the hand's cards in the plan."""
    points: i64 = 0
    twos: i64 = 0
    joks: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        if s[PLAN + kind]:
            points += s[PLAN + kind] * r[POINTS + kind]
        twos += s[PLAN_TWOS + kind]
        joks += s[PLAN_JOKS + kind]
    return points + twos * r[POINTS + TWO] + joks * r[POINTS + JOKER]


def planned_melds(s: vec[i64], top: i64) -> i64:
    """Melds that the plan and the pile's top card change."""
    found: i64 = 0
    kind: i64
    for kind in range(TWO, ACE + 1):
        if s[PLAN + kind] + s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind] or kind == top:
            found += 1
    return found


def clear_plan(r: vec[i64], s: vec[i64]) -> None:
    """Begin a new plan."""
    index: i64
    if r[HAS_RUNS]:
        for index in range(PLAN_SUITS, PLAN + PLAN_SIZE):
            s[index] = 0
    for index in range(PLAN, PLAN_SUITS):
        s[index] = 0
    s[PLAN_DEPTH] = 0


def planned_cards(r: vec[i64], s: vec[i64], side: i64) -> i64:
    """Cards of the hand in the plan."""
    total: i64 = 0
    kind: i64
    for kind in range(TWO, KINDS):
        total += s[PLAN + kind] + s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
    return total + planned_run_cards(s, side) if r[HAS_RUNS] else total

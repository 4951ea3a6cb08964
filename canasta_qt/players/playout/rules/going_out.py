"""Whether a side has what it takes to go out, with a plan or without, or holds a special hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout.layout import (
    ACE,
    BLACK3,
    BLACK_CANASTA,
    CANASTA,
    CLEAN_WILD_SORT,
    CLEAN_WILDS,
    DEMAND_ROWS,
    DEMANDS,
    DIRTY_WILD_SORT,
    FEET,
    FOOT_STAGE,
    HAND,
    HANDS,
    HAS_RUNS,
    JOKER,
    JOKERS,
    JOKS,
    KINDS,
    LAID,
    MANY,
    MIXED_SEVENS_SORT,
    MIXED_SORT,
    NATURAL_SEVENS_SORT,
    NATURAL_SORT,
    NATURALS,
    OLD_DONE,
    OPENED,
    PACK,
    PARTNER_IN_FOOT,
    PLAN,
    PLAN_JOKS,
    PLAN_TWOS,
    PLAY,
    PLAYED,
    RED,
    RED3,
    RED_TO_GO,
    REFUSED,
    RETRACTED,
    SEAT,
    SEATS,
    SEQUENCE_SORT,
    SEVEN,
    SIDES,
    SIZES,
    STAGE,
    TOOK,
    TWO,
    TWOS,
    UNFINISHED,
    WAY,
    WAYS,
)
from canasta_qt.players.playout.rules.melds import begins_new, long_runs

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def may_go_out(r: vec[i64], s: vec[i64], side: i64, planned: bool, top: i64) -> bool:
    """Whether the side's melds let it go out, with the plan on them if it is `planned`.

    `top` is the kind of the pile's top card when the plan takes it, else 0.
    """
    if s[REFUSED]:
        return False
    counts: i64 = canasta_counts(r, s, side, planned, top)
    in_all: i64 = serving(counts, r[DEMAND_ROWS])
    if in_all < r[DEMAND_ROWS + 1]:
        return False
    demand: i64
    for demand in range(1, r[DEMANDS]):
        at: i64 = DEMAND_ROWS + 2 * demand
        if serving(counts, r[at]) < r[at + 1]:
            return False
    return (
        (not r[RED_TO_GO] or has_red_threes(r, s, side, in_all))
        and (not r[UNFINISHED] or not is_unfinished(r, s, side, planned, top))
        and (not r[FEET] or feet_are_played(r, s, side))
    )


def canasta_counts(r: vec[i64], s: vec[i64], side: i64, planned: bool, top: i64) -> i64:
    """The side's canastas, counted by sort with eight bits each (`NATURAL_SORT` and so on)."""
    counts: i64 = 0
    many: bool = r[MANY] == 1
    canasta: i64 = r[CANASTA]
    kind: i64
    for kind in range(TWO, ACE + 1):
        at: i64 = KINDS * side + kind
        size: i64 = s[SIZES + at]
        if not planned and not many and size < canasta:
            continue
        wilds: i64 = s[TWOS + at] + s[JOKS + at]
        if many:
            older: i64 = older_canastas(r, s, side, kind, planned, top)
            counts += older * sort_of_canasta(r, s, side, kind, 0, planned)
            if older > s[OLD_DONE + at]:
                size = 0
                wilds = 0
        if planned:
            joining: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
            wilds += joining
            size += s[PLAN + kind] + joining
            if kind == top:
                size += 1
        if size >= canasta and (kind != BLACK3 or r[BLACK_CANASTA]):
            counts += sort_of_canasta(r, s, side, kind, wilds, planned)
    if r[HAS_RUNS]:
        counts += long_runs(s, side, planned) * SEQUENCE_SORT
    return counts


def sort_of_canasta(
    r: vec[i64], s: vec[i64], side: i64, kind: i64, wilds: i64, planned: bool
) -> i64:
    """One canasta of this kind with so many wild cards, as it is counted by sort."""
    if kind == TWO:
        if is_clean_wild(r, s, side, planned):
            return CLEAN_WILD_SORT
        return DIRTY_WILD_SORT
    if kind == SEVEN:
        if wilds:
            return MIXED_SEVENS_SORT
        return NATURAL_SEVENS_SORT
    if wilds:
        return MIXED_SORT
    return NATURAL_SORT


def serving(counts: i64, mask: i64) -> i64:
    """How many canastas of the sorts in the mask there are."""
    found: i64 = 0
    left: i64 = counts & mask
    while left:
        found += left & 255
        left >>= 8
    return found


def is_clean_wild(r: vec[i64], s: vec[i64], side: i64, planned: bool) -> bool:
    """Whether a wild canasta of the side is clean: of all twos, or with every joker."""
    if not r[CLEAN_WILDS]:
        return False
    joks: i64 = s[JOKS + KINDS * side + TWO]
    if planned:
        joks += s[PLAN_JOKS + TWO]
    return joks in (0, r[JOKERS])


def feet_are_played(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether the seat to act, and where the rules say so its team-mates, play from their feet."""
    if s[FOOT_STAGE + s[SEAT]] != PLAYED:
        return False
    seat: i64 = side
    while seat < r[SEATS] and r[PARTNER_IN_FOOT]:
        if s[FOOT_STAGE + seat] != PLAYED:
            return False
        seat += r[SIDES]
    return True


def older_canastas(r: vec[i64], s: vec[i64], side: i64, kind: i64, planned: bool, top: i64) -> i64:
    """Canastas beside the meld that grows, pure and mixed ones by eight bits."""
    at: i64 = KINDS * side + kind
    older: i64 = s[OLD_DONE + at]
    if planned:
        naturals: i64 = s[PLAN + kind] + (1 if kind == top else 0)
        wilds: i64 = s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
        if begins_new(r, s, side, kind, naturals, wilds):
            older += 256 if s[TWOS + at] + s[JOKS + at] else 1
    return older


def has_red_threes(r: vec[i64], s: vec[i64], side: i64, wanted: i64) -> bool:
    """Whether the red threes on the table let the side go out with so many canastas."""
    own: i64 = 0
    every: i64 = 0
    seat: i64 = 0
    while seat < r[SEATS]:
        every += s[RED + seat]
        if seat % r[SIDES] == side:
            own += s[RED + seat]
        seat += 1
    return own >= wanted if r[RED_TO_GO] == 1 else every >= r[PACK + RED3]


def is_unfinished(r: vec[i64], s: vec[i64], side: i64, planned: bool, top: i64) -> bool:
    """Whether a meld of aces, sevens or wild cards that must be complete is not."""
    return (
        (r[UNFINISHED] & 1 > 0 and is_short(r, s, side, ACE, planned, top, True))
        or (r[UNFINISHED] & 2 > 0 and is_short(r, s, side, SEVEN, planned, top, False))
        or (r[UNFINISHED] & 4 > 0 and is_short(r, s, side, TWO, planned, top, False))
    )


def is_short(
    r: vec[i64], s: vec[i64], side: i64, kind: i64, planned: bool, top: i64, pure: bool
) -> bool:
    """Whether there is a meld of this kind (`pure`: without wild cards) short of a canasta."""
    at: i64 = KINDS * side + kind
    naturals: i64 = s[NATURALS + at]
    wilds: i64 = s[TWOS + at] + s[JOKS + at]
    if planned:
        naturals += s[PLAN + kind] + (1 if kind == top else 0)
        wilds += s[PLAN_TWOS + kind] + s[PLAN_JOKS + kind]
    return 0 < naturals + wilds < r[CANASTA] and not (pure and wilds)


def special_hand(r: vec[i64], s: vec[i64]) -> i64:
    """Value of the dearest special hand that the seat to act may declare now, 0 for none."""
    if not r[HANDS] or s[STAGE] != PLAY or s[LAID] or s[TOOK] or s[REFUSED] or s[RETRACTED]:
        return 0
    seat: i64 = s[SEAT]
    if s[OPENED + seat % r[SIDES]]:
        return 0
    code: i64 = 0
    sizes: i64 = 0
    kind: i64 = JOKER
    while kind >= TWO:
        held: i64 = s[HAND + KINDS * seat + kind]
        if kind == BLACK3:
            held += s[HAND + KINDS * seat + RED3]
        if held > 14:
            return 0
        code = (code << 4) + held
        if held and kind not in (TWO, JOKER):
            sizes += 1 << (4 * (held - 1))
        kind -= 1
    return worth_of(r, code, sizes)


def worth_of(r: vec[i64], code: i64, sizes: i64) -> i64:
    """Value of the dearest special hand of this code and these sizes, 0 for none."""
    worth: i64 = 0
    at: i64 = WAYS
    end: i64 = WAYS + WAY * r[HANDS]
    while at < end:
        if r[at + 2] == sizes and (code & r[at + 1]) == r[at] and r[at + 3] > worth:
            worth = r[at + 3]
        at += WAY
    return worth

"""Whether a side has what it takes to go out, with a plan or without, or holds a special hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.layout import ACE, BLACK3, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules.melds import begins_new, long_runs

if TYPE_CHECKING:
    from librt.vecs import vec
    from mypy_extensions import i64


def may_go_out(r: vec[i64], s: vec[i64], side: i64, planned: bool, top: i64) -> bool:
    """Whether the side's melds let it go out, with the plan on them if it is `planned`.

    `top` is the kind of the pile's top card when the plan takes it, else 0.
    """
    if s[at.REFUSED]:
        return False
    counts: i64 = canasta_counts(r, s, side, planned, top)
    in_all: i64 = serving(counts, r[at.DEMAND_ROWS])
    if in_all < r[at.DEMAND_ROWS + 1]:
        return False
    demand: i64
    for demand in range(1, r[at.DEMANDS]):
        place: i64 = at.DEMAND_ROWS + 2 * demand
        if serving(counts, r[place]) < r[place + 1]:
            return False
    return (
        (not r[at.RED_TO_GO] or has_red_threes(r, s, side, in_all))
        and (not r[at.UNFINISHED] or not is_unfinished(r, s, side, planned, top))
        and (not r[at.FEET] or feet_are_played(r, s, side))
    )


def canasta_counts(r: vec[i64], s: vec[i64], side: i64, planned: bool, top: i64) -> i64:
    """The side's canastas, counted by sort with eight bits each (`NATURAL_SORT` and so on)."""
    counts: i64 = 0
    many: bool = r[at.MANY] == 1
    canasta: i64 = r[at.CANASTA]
    kind: i64
    for kind in range(TWO, ACE + 1):
        place: i64 = KINDS * side + kind
        size: i64 = s[at.SIZES + place]
        if not planned and not many and size < canasta:
            continue
        wilds: i64 = s[at.TWOS + place] + s[at.JOKS + place]
        if many:
            older: i64 = older_canastas(r, s, side, kind, planned, top)
            counts += older * sort_of_canasta(r, s, side, kind, 0, planned)
            if older > s[at.OLD_DONE + place]:
                size = 0
                wilds = 0
        if planned:
            joining: i64 = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
            wilds += joining
            size += s[at.PLAN + kind] + joining
            if kind == top:
                size += 1
        if size >= canasta and (kind != BLACK3 or r[at.BLACK_CANASTA]):
            counts += sort_of_canasta(r, s, side, kind, wilds, planned)
    if r[at.HAS_RUNS]:
        counts += long_runs(s, side, planned) * at.SEQUENCE_SORT
    return counts


def sort_of_canasta(
    r: vec[i64], s: vec[i64], side: i64, kind: i64, wilds: i64, planned: bool
) -> i64:
    """One canasta of this kind with so many wild cards, as it is counted by sort."""
    if kind == TWO:
        if is_clean_wild(r, s, side, planned):
            return at.CLEAN_WILD_SORT
        return at.DIRTY_WILD_SORT
    if kind == SEVEN:
        if wilds:
            return at.MIXED_SEVENS_SORT
        return at.NATURAL_SEVENS_SORT
    if wilds:
        return at.MIXED_SORT
    return at.NATURAL_SORT


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
    if not r[at.CLEAN_WILDS]:
        return False
    joks: i64 = s[at.JOKS + KINDS * side + TWO]
    if planned:
        joks += s[at.PLAN_JOKS + TWO]
    return joks in (0, r[at.JOKERS])


def feet_are_played(r: vec[i64], s: vec[i64], side: i64) -> bool:
    """Whether the seat to act, and where the rules say so its team-mates, play from their feet."""
    if s[at.FOOT_STAGE + s[at.SEAT]] != at.PLAYED:
        return False
    seat: i64 = side
    while seat < r[at.SEATS] and r[at.PARTNER_IN_FOOT]:
        if s[at.FOOT_STAGE + seat] != at.PLAYED:
            return False
        seat += r[at.SIDES]
    return True


def older_canastas(r: vec[i64], s: vec[i64], side: i64, kind: i64, planned: bool, top: i64) -> i64:
    """Canastas beside the meld that grows, pure and mixed ones by eight bits."""
    place: i64 = KINDS * side + kind
    older: i64 = s[at.OLD_DONE + place]
    if planned:
        naturals: i64 = s[at.PLAN + kind] + (1 if kind == top else 0)
        wilds: i64 = s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
        if begins_new(r, s, side, kind, naturals, wilds):
            older += 256 if s[at.TWOS + place] + s[at.JOKS + place] else 1
    return older


def has_red_threes(r: vec[i64], s: vec[i64], side: i64, wanted: i64) -> bool:
    """Whether the red threes on the table let the side go out with so many canastas."""
    own: i64 = 0
    every: i64 = 0
    seat: i64
    for seat in range(r[at.SEATS]):
        every += s[at.RED + seat]
        if seat % r[at.SIDES] == side:
            own += s[at.RED + seat]
    return own >= wanted if r[at.RED_TO_GO] == 1 else every >= r[at.PACK + RED3]


def is_unfinished(r: vec[i64], s: vec[i64], side: i64, planned: bool, top: i64) -> bool:
    """Whether a meld of aces, sevens or wild cards that must be complete is not."""
    return (
        (r[at.UNFINISHED] & 1 > 0 and is_short(r, s, side, ACE, planned, top, True))
        or (r[at.UNFINISHED] & 2 > 0 and is_short(r, s, side, SEVEN, planned, top, False))
        or (r[at.UNFINISHED] & 4 > 0 and is_short(r, s, side, TWO, planned, top, False))
    )


def is_short(
    r: vec[i64], s: vec[i64], side: i64, kind: i64, planned: bool, top: i64, pure: bool
) -> bool:
    """Whether there is a meld of this kind (`pure`: without wild cards) short of a canasta."""
    place: i64 = KINDS * side + kind
    naturals: i64 = s[at.NATURALS + place]
    wilds: i64 = s[at.TWOS + place] + s[at.JOKS + place]
    if planned:
        naturals += s[at.PLAN + kind] + (1 if kind == top else 0)
        wilds += s[at.PLAN_TWOS + kind] + s[at.PLAN_JOKS + kind]
    return 0 < naturals + wilds < r[at.CANASTA] and not (pure and wilds)


def special_hand(r: vec[i64], s: vec[i64]) -> i64:
    """Value of the dearest special hand that the seat to act may declare now, 0 for none."""
    if (
        not r[at.HANDS]
        or s[at.STAGE] != at.PLAY
        or s[at.LAID]
        or s[at.TOOK]
        or s[at.REFUSED]
        or s[at.RETRACTED]
    ):
        return 0
    seat: i64 = s[at.SEAT]
    if s[at.OPENED + seat % r[at.SIDES]]:
        return 0
    code: i64 = 0
    sizes: i64 = 0
    kind: i64 = JOKER
    while kind >= TWO:
        held: i64 = s[at.HAND + KINDS * seat + kind]
        if kind == BLACK3:
            held += s[at.HAND + KINDS * seat + RED3]
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
    place: i64
    for place in range(at.WAYS, at.WAYS + at.WAY * r[at.HANDS], at.WAY):
        if r[place + 2] == sizes and (code & r[place + 1]) == r[place] and r[place + 3] > worth:
            worth = r[place + 3]
    return worth

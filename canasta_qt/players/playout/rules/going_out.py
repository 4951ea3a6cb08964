"""Whether a side has what it takes to go out, with a plan or without, or holds a special hand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.constants import ACE, BLACK3, JOKER, KINDS, RED3, SEVEN, TWO
from canasta_qt.players.playout.rules.melds import begins_new, long_runs, planned_wilds

if TYPE_CHECKING:
    from mypy_extensions import i64

    from canasta_qt.players.playout.rule_set import Rules
    from canasta_qt.players.playout.state import State


def may_go_out(r: Rules, s: State, side: i64, planned: bool, top: i64) -> bool:
    """Whether the side's melds let it go out, with the plan on them if it is `planned`.

    `top` is the kind of the pile's top card when the plan takes it, else 0.
    """
    if s.refused:
        return False
    counts: i64 = canasta_counts(r, s, side, planned, top)
    in_all: i64 = serving(counts, r.demand_rows[0])
    if in_all < r.demand_rows[1]:
        return False
    demand: i64
    for demand in range(1, r.demands):
        place: i64 = 2 * demand
        if serving(counts, r.demand_rows[place]) < r.demand_rows[place + 1]:
            return False
    return (
        (not r.red_to_go or has_red_threes(r, s, side, in_all))
        and (not r.unfinished or not is_unfinished(r, s, side, planned, top))
        and (not r.feet or feet_are_played(r, s, side))
    )


def canasta_counts(r: Rules, s: State, side: i64, planned: bool, top: i64) -> i64:
    """The side's canastas, counted by sort with eight bits each (`NATURAL_SORT` and so on)."""
    counts: i64 = 0
    many: bool = r.many == 1
    canasta: i64 = r.canasta
    kind: i64
    for kind in range(TWO, ACE + 1):
        place: i64 = KINDS * side + kind
        size: i64 = s.sizes[place]
        added: i64 = 0
        joining: i64 = 0
        if planned:
            joining = s.plan_twos[kind] + s.plan_jokers[kind]
            added = s.plan[kind] + joining
            if kind == top:
                added += 1
        if size + added < canasta and not many:
            continue
        wilds: i64 = s.twos[place] + s.jokers[place]
        if many:
            older: i64 = older_canastas(r, s, side, kind, planned, top)
            counts += older * sort_of_canasta(r, s, side, kind, 0, planned)
            if older > s.old_done[place]:
                size = 0
                wilds = 0
        wilds += joining
        if size + added >= canasta and (kind != BLACK3 or r.black_canasta):
            counts += sort_of_canasta(r, s, side, kind, wilds, planned)
    if r.has_runs:
        counts += long_runs(s, side, planned) * const.SEQUENCE_SORT
    return counts


def sort_of_canasta(r: Rules, s: State, side: i64, kind: i64, wilds: i64, planned: bool) -> i64:
    """One canasta of this kind with so many wild cards, as it is counted by sort."""
    if kind == TWO:
        if is_clean_wild(r, s, side, planned):
            return const.CLEAN_WILD_SORT
        return const.DIRTY_WILD_SORT
    if kind == SEVEN:
        if wilds:
            return const.MIXED_SEVENS_SORT
        return const.NATURAL_SEVENS_SORT
    if wilds:
        return const.MIXED_SORT
    return const.NATURAL_SORT


def serving(counts: i64, mask: i64) -> i64:
    """How many canastas of the sorts in the mask there are."""
    found: i64 = 0
    left: i64 = counts & mask
    while left:
        found += left & 255
        left >>= 8
    return found


def is_clean_wild(r: Rules, s: State, side: i64, planned: bool) -> bool:
    """Whether a wild canasta of the side is clean: of all twos, or with every joker."""
    if not r.clean_wilds:
        return False
    joks: i64 = s.jokers[KINDS * side + TWO]
    if planned:
        joks += s.plan_jokers[TWO]
    return joks in (0, r.jokers)


def feet_are_played(r: Rules, s: State, side: i64) -> bool:
    """Whether the seat to act, and where the rules say so its team-mates, play from their feet."""
    if s.foot_stage[s.seat] != const.PLAYED:
        return False
    seat: i64 = side
    while seat < r.seats and r.partner_in_foot:
        if s.foot_stage[seat] != const.PLAYED:
            return False
        seat += r.sides
    return True


def older_canastas(r: Rules, s: State, side: i64, kind: i64, planned: bool, top: i64) -> i64:
    """Canastas beside the meld that grows, pure and mixed ones by eight bits."""
    place: i64 = KINDS * side + kind
    older: i64 = s.old_done[place]
    if planned:
        naturals: i64 = s.plan[kind]
        if kind == top:
            naturals += 1
        wilds: i64 = planned_wilds(s, kind)
        if begins_new(r, s, side, kind, naturals, wilds):
            older += 256 if s.twos[place] + s.jokers[place] else 1
    return older


def has_red_threes(r: Rules, s: State, side: i64, wanted: i64) -> bool:
    """Whether the red threes on the table let the side go out with so many canastas."""
    own: i64 = 0
    every: i64 = 0
    seat: i64
    for seat in range(r.seats):
        every += s.red_threes[seat]
        if seat % r.sides == side:
            own += s.red_threes[seat]
    return own >= wanted if r.red_to_go == 1 else every >= r.pack[RED3]


def is_unfinished(r: Rules, s: State, side: i64, planned: bool, top: i64) -> bool:
    """Whether a meld of aces, sevens or wild cards that must be complete is not."""
    return (
        (r.unfinished & 1 > 0 and is_short(r, s, side, ACE, planned, top, True))
        or (r.unfinished & 2 > 0 and is_short(r, s, side, SEVEN, planned, top, False))
        or (r.unfinished & 4 > 0 and is_short(r, s, side, TWO, planned, top, False))
    )


def is_short(r: Rules, s: State, side: i64, kind: i64, planned: bool, top: i64, pure: bool) -> bool:
    """Whether there is a meld of this kind (`pure`: without wild cards) short of a canasta."""
    place: i64 = KINDS * side + kind
    naturals: i64 = s.naturals[place]
    wilds: i64 = s.twos[place] + s.jokers[place]
    if planned:
        naturals += s.plan[kind] + (1 if kind == top else 0)
        wilds += planned_wilds(s, kind)
    return 0 < naturals + wilds < r.canasta and (not pure or not wilds)


def special_hand(r: Rules, s: State) -> i64:
    """Value of the dearest special hand that the seat to act may declare now, 0 for none."""
    if not r.hands or s.stage != const.PLAY or s.laid or s.took_pile or s.refused or s.retracted:
        return 0
    seat: i64 = s.seat
    if s.opened[seat % r.sides]:
        return 0
    code: i64 = 0
    sizes: i64 = 0
    kind: i64 = JOKER
    while kind >= TWO:
        held: i64 = s.hand[KINDS * seat + kind]
        if kind == BLACK3:
            held += s.hand[KINDS * seat + RED3]
        if held > 14:
            return 0
        code = (code << 4) + held
        if held and kind not in (TWO, JOKER):
            sizes += 1 << (4 * (held - 1))
        kind -= 1
    return worth_of(r, code, sizes)


def worth_of(r: Rules, code: i64, sizes: i64) -> i64:
    """Value of the dearest special hand of this code and these sizes, 0 for none."""
    worth: i64 = 0
    place: i64
    ways = r.ways
    for place in range(0, const.WAY * r.hands, const.WAY):
        fits: bool = ways[place + 2] == sizes and (code & ways[place + 1]) == ways[place]
        if fits and ways[place + 3] > worth:
            worth = ways[place + 3]
    return worth

"""Procedure P1 on a finished meld: its size, what may stand in it, and whether it may grow."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from canasta_qt.engine.cards import BLACK_THREE, FOUR, KIND_OF_TEXT, SEQUENCE, TWO
from canasta_qt.engine.melds.meld_types import check_size, check_wild_meld, has_canasta
from canasta_qt.engine.melds.sequences import check_run
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld, Position


def check_meld(
    pos: Position,
    side: int,
    before: Meld | None,
    meld: Meld,
    added: Sequence[int],
    *,
    lift_cap: bool = False,
) -> Refusal | None:
    """P1 on a finished meld: `before` is what lay there, `added` the cards of this action."""
    rules = pos.setup.rules
    wilds_added = meld.wilds - (before.wilds if before else 0)
    if meld.kind == BLACK_THREE:
        return check_size(meld, *rules.black_three.meld_sizes) or _check_rule_of_five(
            pos, side, meld, wilds_added
        )
    if meld.kind == TWO:
        return check_wild_meld(rules, meld)
    if meld.kind == SEQUENCE:
        return check_run(rules, before, meld)
    return (
        (Refusal(Code.DEAD_RANK, kind=meld.kind) if is_dead_rank(pos, side, meld.kind) else None)
        or _check_closed(pos.setup, before, wilds_added, len(added) - wilds_added)
        or check_size(meld, rules.meld.min_size, rules.meld.max_size)
        or (
            _check_wild_ranks(pos, side, before, meld)
            or _check_mix(rules, meld, wilds_added, lift_cap)
            if meld.wilds
            else _check_naturals(rules, meld)
        )
        or _check_rule_of_five(pos, side, meld, wilds_added)
    )


def is_group(rules: TableRules, naturals: int, wilds: int, *, wilds_added: bool) -> bool:
    """Whether so many naturals and wild cards are a meld of a rank, by their numbers alone.

    `wilds_added`: some of the wild cards come now; a cap never takes back those that lie there.

    >>> rules = resolve("classic_4p")
    >>> is_group(rules, naturals=2, wilds=1, wilds_added=True)
    True
    >>> is_group(rules, naturals=1, wilds=2, wilds_added=True)
    False
    """
    meld = Meld(0, FOUR, (FOUR,) * (naturals + wilds), wilds, 0, False)
    if check_size(meld, rules.meld.min_size, rules.meld.max_size) is not None:
        return False
    if not wilds:
        return _check_naturals(rules, meld) is None
    return _check_mix(rules, meld, int(wilds_added), lift_cap=False) is None


def is_dead_rank(pos: Position, side: int, kind: int, *, for_others: bool = False) -> bool:
    """Whether `side`, or all others, may no longer meld a complete rank (`meld.dead_ranks`).

    >>> pos = position("american_2024", melds={1: ["K*7"]})
    >>> is_dead_rank(pos, 0, kind("K")), is_dead_rank(pos, 0, kind("Q"))
    (True, False)
    >>> is_dead_rank(pos, 1, kind("K"), for_others=True)
    True
    """
    mode = pos.setup.rules.meld.dead_ranks
    return mode != "none" and any(
        (mode == "both_teams" or (owner == side) is not for_others)
        and has_canasta(pos.setup, melds, kind)
        for owner, melds in enumerate(pos.melds)
    )


def _check_closed(
    setup: Setup, before: Meld | None, wilds_added: int, naturals_added: int
) -> Refusal | None:
    if before is None or len(before.cards) < setup.canasta_size:
        return None
    meld = setup.rules.meld
    wild_ok = meld.add_wild_to_mixed_canasta if before.wilds else meld.add_wild_to_natural_canasta
    if (naturals_added and not meld.add_natural_to_canasta) or (wilds_added and not wild_ok):
        return Refusal(Code.CLOSED, kind=before.kind)
    return None


def _check_wild_ranks(pos: Position, side: int, before: Meld | None, meld: Meld) -> Refusal | None:
    rules = pos.setup.rules.meld
    if rules.never_wild_ranks and _is_named(meld.kind, rules.never_wild_ranks):
        return Refusal(Code.NEVER_WILD, kind=meld.kind)
    if rules.wild_only_if_opened_dirty and _is_named(meld.kind, rules.wild_only_if_opened_dirty):
        opened_before = 0 < pos.opened[side] < pos.turn
        pure = not before.begun_dirty if before is not None else opened_before
        if pure:
            return Refusal(Code.ACE_PURE, kind=meld.kind)
    return None


def _is_named(kind: int, ranks: tuple[str, ...]) -> bool:
    return any(KIND_OF_TEXT.get(rank) == kind for rank in ranks)


def _check_naturals(rules: TableRules, meld: Meld) -> Refusal | None:
    naturals = len(meld.cards) - meld.wilds
    if naturals < rules.meld.min_naturals:
        return Refusal(Code.MIN_NATURALS, naturals, rules.meld.min_naturals, meld.kind, meld.cards)
    return None


def _check_mix(rules: TableRules, meld: Meld, wilds_added: int, lift_cap: bool) -> Refusal | None:
    few = _check_naturals(rules, meld)
    if few is not None:
        return few
    naturals, wilds = len(meld.cards) - meld.wilds, meld.wilds
    cap = rules.meld.max_wilds
    if cap is not None and wilds > cap and wilds_added and not lift_cap:
        free = (
            rules.meld.wild_cap_scope == "first_seven"
            and len(meld.cards) > rules.meld.canasta_size
            and naturals >= 4
        )
        if not free:
            return Refusal(Code.MAX_WILDS, wilds, cap, meld.kind, meld.cards)
    if not _RATIO_HOLDS[rules.meld.ratio](naturals, wilds):
        return Refusal(Code.WILD_RATIO, wilds, naturals, meld.kind, meld.cards)
    return None


_RATIO_HOLDS: dict[str, Callable[[int, int], bool]] = {
    "none": lambda naturals, wilds: True,
    "nat_ge_wild": lambda naturals, wilds: naturals >= wilds,
    "nat_gt_wild": lambda naturals, wilds: naturals > wilds,
    "nat_ge_2wild": lambda naturals, wilds: naturals >= 2 * wilds,
}


def _check_rule_of_five(pos: Position, side: int, meld: Meld, wilds_added: int) -> Refusal | None:
    """Wild cards that join only five naturals; black threes are no exception (EX-162)."""
    if not wilds_added or not pos.setup.rules.meld.rule_of_five:
        return None
    naturals = len(meld.cards) - meld.wilds
    if naturals < 5 and 0 < pos.opened[side] < pos.turn:
        return Refusal(Code.RULE_OF_FIVE, naturals, 5, meld.kind)
    return None

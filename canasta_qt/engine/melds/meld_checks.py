"""Procedure P1 on a finished meld: its size, what may stand in it, and whether it may grow."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.cards import BLACK_THREE, SEQUENCE, TWO
from canasta_qt.engine.melds.meld_types import check_size, check_wild_meld, has_canasta
from canasta_qt.engine.melds.sequences import check_run
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.shapes.mixture import mixture_fault
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
        or _check_wild_ranks(pos, side, before, meld)
        or _check_mixture(rules, meld, wilds_added, lift_cap)
        or _check_rule_of_five(pos, side, meld, wilds_added)
    )


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
    setup = pos.setup
    if not meld.wilds:
        return None
    if setup.never_wild[meld.kind]:
        return Refusal(Code.NEVER_WILD, kind=meld.kind)
    if setup.wild_if_begun_dirty[meld.kind]:
        opened_before = 0 < pos.opened[side] < pos.turn
        pure = not before.begun_dirty if before is not None else opened_before
        if pure:
            return Refusal(Code.ACE_PURE, kind=meld.kind)
    return None


def _check_mixture(
    rules: TableRules, meld: Meld, wilds_added: int, lift_cap: bool
) -> Refusal | None:
    naturals = len(meld.cards) - meld.wilds
    fault = mixture_fault(
        rules, naturals, meld.wilds, wilds_added=wilds_added > 0, lift_cap=lift_cap
    )
    return None if fault is None else Refusal(*fault, meld.kind, meld.cards)


def _check_rule_of_five(pos: Position, side: int, meld: Meld, wilds_added: int) -> Refusal | None:
    """Wild cards that join only five naturals; black threes are no exception (EX-162)."""
    if not wilds_added or not pos.setup.rules.meld.rule_of_five:
        return None
    naturals = len(meld.cards) - meld.wilds
    if naturals < 5 and 0 < pos.opened[side] < pos.turn:
        return Refusal(Code.RULE_OF_FIVE, naturals, 5, meld.kind)
    return None

"""How many naturals and wild cards make a meld of a rank (procedure P1), by their numbers alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from canasta_qt.engine.refusals import Code
from canasta_qt.engine.rules import TableRules

Fault = tuple[Code, int, int]
"""What is wrong, the number that there is, and the one that there may be."""


def is_group(rules: TableRules, naturals: int, wilds: int, *, wilds_added: bool) -> bool:
    """Whether so many naturals and wild cards are a meld of a rank.

    `wilds_added`: some of the wild cards come now; a cap never takes back those that lie there.

    >>> rules = resolve("classic_4p")
    >>> is_group(rules, naturals=2, wilds=1, wilds_added=True)
    True
    >>> is_group(rules, naturals=1, wilds=2, wilds_added=True)
    False
    """
    size, most = naturals + wilds, rules.meld.max_size
    if size < rules.meld.min_size or (most is not None and size > most):
        return False
    return mixture_fault(rules, naturals, wilds, wilds_added=wilds_added) is None


def mixture_fault(
    rules: TableRules, naturals: int, wilds: int, *, wilds_added: bool, lift_cap: bool = False
) -> Fault | None:
    """What is wrong with so many naturals and wild cards as a meld of a rank, or None."""
    meld = rules.meld
    if naturals < meld.min_naturals:
        return Code.MIN_NATURALS, naturals, meld.min_naturals
    if not wilds:
        return None
    cap = meld.max_wilds
    if cap is not None and wilds > cap and wilds_added and not lift_cap:
        complete = naturals + wilds > meld.canasta_size and naturals >= 4
        if meld.wild_cap_scope != "first_seven" or not complete:
            return Code.MAX_WILDS, wilds, cap
    if not _RATIO_HOLDS[meld.ratio](naturals, wilds):
        return Code.WILD_RATIO, wilds, naturals
    return None


_RATIO_HOLDS: Final[dict[str, Callable[[int, int], bool]]] = {
    "none": lambda naturals, wilds: True,
    "nat_ge_wild": lambda naturals, wilds: naturals >= wilds,
    "nat_gt_wild": lambda naturals, wilds: naturals > wilds,
    "nat_ge_2wild": lambda naturals, wilds: naturals >= 2 * wilds,
}

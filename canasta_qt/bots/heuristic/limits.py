"""How big melds may be, so that only sensible lay-downs are tried; `verify` has the last word."""

from __future__ import annotations

from collections.abc import Callable

from canasta_qt.engine.cards import KIND_OF_TEXT, KINDS
from canasta_qt.engine.rules import TableRules

_RATIO: dict[str, Callable[[int], int]] = {
    "none": lambda naturals: naturals * 99,
    "nat_ge_wild": lambda naturals: naturals,
    "nat_gt_wild": lambda naturals: naturals - 1,
    "nat_ge_2wild": lambda naturals: naturals // 2,
}


class Limits:
    """The rules about sizes and wilds of rank melds, ready for quick questions."""

    __slots__ = ("_cap", "_never", "_ratio", "max_size", "min_naturals", "min_size")

    def __init__(self, rules: TableRules) -> None:
        meld = rules.meld
        self.min_size = meld.min_size
        self.max_size = meld.max_size if meld.max_size is not None else 99
        self.min_naturals = meld.min_naturals
        self._cap = meld.max_wilds if meld.max_wilds is not None else 99
        self._ratio = _RATIO[meld.ratio]
        never = {KIND_OF_TEXT.get(text) for text in meld.never_wild_ranks}
        self._never = tuple(kind in never for kind in range(KINDS))

    def wilds_with(self, naturals: int) -> int:
        """The most wilds a meld with so many naturals may hold."""
        return max(0, min(self._cap, self._ratio(naturals)))

    def fits(self, kind: int, naturals: int, wilds: int) -> bool:
        """Whether such a meld may lie on the table."""
        if not self.min_size <= naturals + wilds <= self.max_size:
            return False
        if wilds and self._never[kind]:
            return False
        return naturals >= self.min_naturals and wilds <= self.wilds_with(naturals)

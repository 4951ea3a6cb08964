"""What melds may become, so that only sensible lay-downs are tried; `verify` has the last word."""

from __future__ import annotations

from collections.abc import Callable

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.engine.cards import KIND_OF_TEXT, KINDS, NATURAL_KINDS
from canasta_qt.engine.meld_checks import is_dead_rank
from canasta_qt.engine.rules.group_melds import MeldRules

_RATIO: dict[str, Callable[[int], int]] = {
    "none": lambda naturals: naturals * 99,
    "nat_ge_wild": lambda naturals: naturals,
    "nat_gt_wild": lambda naturals: naturals - 1,
    "nat_ge_2wild": lambda naturals: naturals // 2,
}

_FIVE = 5
"""Naturals a meld needs before a later turn adds a wild to it (`meld.rule_of_five`)."""


class Limits:
    """The rules about sizes and wilds of the own side's rank melds, ready for quick questions.

    Attributes:
        closed: a canasta takes no more cards, so that exactly so many cards are wanted.
        dead: kind to "the side may no longer meld it".
        five: a wild joins a meld only beside five naturals, from now on.
    """

    __slots__ = (
        "_cap",
        "_ratio",
        "_wildless",
        "closed",
        "dead",
        "five",
        "max_size",
        "min_naturals",
        "min_size",
    )

    def __init__(self, know: Knowledge) -> None:
        meld = know.setup.rules.meld
        side, opened = know.side, know.view.opened[know.side]
        self.min_size = meld.min_size
        self.max_size = meld.max_size if meld.max_size is not None else 99
        self.min_naturals = meld.min_naturals
        self.closed = self.max_size == meld.canasta_size
        self.five = meld.rule_of_five and 0 < opened < know.view.turn
        self.dead = [False] * KINDS
        if meld.dead_ranks != "none":
            self.dead = [is_dead_rank(know.view, side, kind) for kind in range(KINDS)]
        self._cap = meld.max_wilds if meld.max_wilds is not None else 99
        self._ratio = _RATIO[meld.ratio]
        self._wildless = _wildless(know, meld)

    def wilds_with(self, naturals: int) -> int:
        """The most wilds a meld with so many naturals may hold."""
        return max(0, min(self._cap, self._ratio(naturals)))

    def takes_wilds(self, kind: int) -> bool:
        """Whether melds of this kind may get wilds at all, now or later."""
        return not self._wildless[kind]

    def fits(self, kind: int, naturals: int, wilds: int, fresh: int = 0) -> bool:
        """Whether such a meld may lie on the table, `fresh` of its wilds joining it now."""
        if not self.min_size <= naturals + wilds <= self.max_size or self.dead[kind]:
            return False
        if wilds and self._wildless[kind]:
            return False
        if fresh and self.five and naturals < _FIVE:
            return False
        return naturals >= self.min_naturals and wilds <= self.wilds_with(naturals)

    def room(self, kind: int, size: int) -> int:
        """Cards that a meld of `size` cards still takes."""
        return 0 if self.dead[kind] else max(0, self.max_size - size)

    def naturals_for_wild(self) -> int:
        """Naturals a meld needs before it gets its next wild."""
        return _FIVE if self.five else self.min_naturals


def _wildless(know: Knowledge, meld: MeldRules) -> list[bool]:
    """Kind to "holds no wild": by the rules, or because its meld was begun without one."""
    wildless = [False] * KINDS
    for text in meld.never_wild_ranks:
        wildless[KIND_OF_TEXT.get(text, 0)] = True
    opened = 0 < know.view.opened[know.side] < know.view.turn
    for kind in NATURAL_KINDS if meld.wild_only_if_opened_dirty else ():
        if kind in [KIND_OF_TEXT.get(text) for text in meld.wild_only_if_opened_dirty]:
            begun = know.own.melds[kind]
            wildless[kind] = opened if begun is None else not begun.begun_dirty
    return wildless

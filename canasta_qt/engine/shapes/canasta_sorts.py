"""The sorts of canastas that rules distinguish, and which of them serve for going out."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from canasta_qt.engine.rules import TableRules


class CanastaSort(IntEnum):
    """What a canasta may serve as, as finely as any rule distinguishes."""

    NATURAL = 0
    MIXED = 1
    NATURAL_SEVENS = 2
    MIXED_SEVENS = 3
    CLEAN_WILD = 4
    DIRTY_WILD = 5
    SEQUENCE = 6
    MIXED_SEQUENCE = 7


_NATURAL, _MIXED, _NATURAL_SEVENS, _MIXED_SEVENS, _CLEAN_WILD, _DIRTY_WILD, _RUN, _MIXED_RUN = (
    CanastaSort
)
_SEVENS = frozenset((_NATURAL_SEVENS, _MIXED_SEVENS))
_WILD = frozenset((_CLEAN_WILD, _DIRTY_WILD))
OF_KIND: Final = {
    "any": frozenset(CanastaSort),
    "natural": frozenset((_NATURAL, _NATURAL_SEVENS)),
    "mixed": frozenset((_MIXED, _MIXED_SEVENS)),
    "wild": _WILD,
    "sequence": frozenset((_RUN, _MIXED_RUN)),
    "clean": frozenset((_NATURAL, _NATURAL_SEVENS, _CLEAN_WILD, _RUN)),
    "dirty": frozenset((_MIXED, _MIXED_SEVENS, _DIRTY_WILD, _MIXED_RUN)),
    "sevens": _SEVENS,
}
"""The sorts of canastas that are of a kind."""


def sorts_serving(rules: TableRules, kind: str) -> frozenset[CanastaSort]:
    """The sorts of canastas that serve as a kind which going out asks for; "any": as one at all.

    A sevens canasta that is asked for by itself serves as nothing else but clean or dirty. A wild
    canasta that does not count to go out serves only where wild ones are asked for.

    >>> [sort.name for sort in sorted(sorts_serving(resolve("hand_and_foot"), "dirty"))]
    ['MIXED', 'MIXED_SEVENS', 'DIRTY_WILD', 'MIXED_SEQUENCE']
    """
    sorts = OF_KIND[kind]
    if kind in ("natural", "mixed") and any(need.kind == "sevens" for need in rules.go_out.kinds):
        sorts -= _SEVENS
    counts = kind == "wild" or rules.wild_meld.counts_to_go_out
    return sorts if counts else sorts - _WILD

"""Duplicate matches: how a person's deals stand beside Expert's on the same cards.

The bridge club's habit: two match points for a better deal, one for an equal one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.features.challenges.compared.results import MatchComparison

DEALS: Final = 10
"""Of a duplicate match."""


def duplicate_rules(rules: TableRules) -> TableRules:
    """The same rules, played over exactly ten deals whatever the totals are."""
    end = MatchEnd("deals", None, DEALS)
    return replace(rules, match=replace(rules.match, end=end, instant_win=None))


@dataclass(frozen=True, slots=True)
class Standing:
    """How a duplicate match stands.

    Attributes:
        compared: deals that are over and compared. points: the sum of the differences.
        match_points: two for each better deal, one for each equal one; `most` were possible.
    """

    compared: int
    points: float
    match_points: int
    most: int


def match_points(difference: float) -> int:
    """Of one deal."""
    rounded = round(difference)
    return 2 if rounded > 0 else 1 if rounded == 0 else 0


def standing(comparison: MatchComparison) -> Standing:
    """So far."""
    return _standing(comparison.differences())


def _standing(found: Sequence[float]) -> Standing:
    earned = sum(map(match_points, found))
    return Standing(len(found), sum(found), earned, 2 * len(found))

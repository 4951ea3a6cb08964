"""Under which rules a review is offered: where it was measured to blame nobody falsely.

The gate (`tests.features.review.gate`) lets Expert judge Expert and plants blunders. What was
measured for a game holds for the family of its rules, as players in imagined deals are those of the
family (`players.families.family`).
"""

from __future__ import annotations

from typing import Final, Literal

from canasta_qt.engine.rules import TableRules
from canasta_qt.players.api import can_think_ahead
from canasta_qt.players.families import family

NotOffered = Literal["cannot_imagine", "not_measured", "would_blame"]
"""Why there is no review: deals under these rules cannot be imagined, nobody has measured how
honest a review is there, or it was measured, and too many good moves were blamed."""

SEATS: Final = 4
"""Players of all games that were measured."""

PASSED: Final = frozenset({"pairs", "pairs at risk", "pairs with runs for the top card"})
"""Families whose gate is open."""
FAILED: Final = frozenset({"pairs with a foot"})
"""Families whose gate was measured and is shut."""


def why_not(rules: TableRules) -> NotOffered | None:
    """The reason why matches under these rules are not reviewed, if there is one."""
    if not can_think_ahead(rules):
        return "cannot_imagine"
    if rules.match.players != SEATS:
        return "not_measured"
    name = family(rules)
    if name in FAILED:
        return "would_blame"
    return None if name in PASSED else "not_measured"

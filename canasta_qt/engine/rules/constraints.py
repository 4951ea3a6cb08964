"""Whether rules fit together: ``check`` reports every problem at once, as codes and numbers.

An *error* makes a game impossible or meaningless; a *warning* is odd but can be played.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.rules.cautions import CAUTIONS
from canasta_qt.engine.rules.constraints_play import OF_PLAY
from canasta_qt.engine.rules.constraints_table import OF_TABLE
from canasta_qt.engine.rules.issues import Issue, Test
from canasta_qt.engine.rules.table_rules import TableRules

__all__ = ["TESTS", "Issue", "check"]

TESTS: Final[tuple[Test, ...]] = (*OF_TABLE, *OF_PLAY, *CAUTIONS)
"""Every constraint."""


def check(rules: TableRules) -> tuple[Issue, ...]:
    """Every problem of the rules; errors first, otherwise in a fixed order."""
    issues = [issue for test in TESTS for issue in test(rules)]
    return tuple(sorted(issues, key=lambda issue: issue.severity != "error"))

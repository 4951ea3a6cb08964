"""Whether rules fit together: `check` reports every problem at once, as codes and numbers.

Begin with `issues`. The constraints lie by topic in `table` and `play`; a new one is a function
that yields issues, listed in its file.
"""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.rules.constraints.issues import Issue, Test
from canasta_qt.engine.rules.constraints.play import CAUTIONS, OF_PLAY
from canasta_qt.engine.rules.constraints.table import OF_TABLE
from canasta_qt.engine.rules.table_rules import TableRules

__all__ = ["TESTS", "Issue", "Test", "check"]

TESTS: Final[tuple[Test, ...]] = (*OF_TABLE, *OF_PLAY, *CAUTIONS)
"""Every constraint."""


def check(rules: TableRules) -> tuple[Issue, ...]:
    """Every problem of the rules; errors first, otherwise in a fixed order."""
    issues = [issue for test in TESTS for issue in test(rules)]
    return tuple(sorted(issues, key=lambda issue: issue.severity != "error"))

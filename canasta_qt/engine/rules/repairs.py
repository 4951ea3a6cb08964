"""Ways out of a conflict: option values that settle it without making another one."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.rules.constraints import Issue, check
from canasta_qt.engine.rules.table_rules import TableRules, get, replace_option

MOST = 3
"""So many ways out are offered at most."""


@dataclass(frozen=True, slots=True)
class Repair:
    """A proposed way out of one issue: option values to set, as pairs of key and typed value."""

    changes: tuple[tuple[str, object], ...]

    def applied(self, rules: TableRules) -> TableRules:
        """The rules with these values."""
        for key, value in self.changes:
            rules = replace_option(rules, key, value)
        return rules


def repairs(rules: TableRules, issue: Issue, base: TableRules) -> tuple[Repair, ...]:
    """Ways out of an issue of the rules, the best first, at most `MOST`.

    Each removes the issue and brings no new error. `base` is what the rules began as.
    """
    found = []
    for keys in (*((key,) for key in issue.keys), issue.keys):
        changes = tuple((key, get(base, key)) for key in keys if get(base, key) != get(rules, key))
        repair = Repair(changes)
        if changes and issue not in check(repair.applied(rules)):
            found.append(repair)
    return tuple(dict.fromkeys(found))[:MOST]

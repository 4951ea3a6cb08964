"""Which options do nothing under the rules in force, and why."""

from __future__ import annotations

from canasta_qt.engine.rules.schema import Condition, option
from canasta_qt.engine.rules.table_rules import TableRules


def idle_because(rules: TableRules, key: str) -> tuple[Condition, ...]:
    """The conditions that an option needs and these rules do not meet; none when it matters.

    Raises `KeyError` for an unknown option.
    """
    return tuple(need for need in option(key).shown_when if not need.holds(rules))

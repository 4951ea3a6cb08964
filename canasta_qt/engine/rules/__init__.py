"""The rules of a table as data: options, presets, constraints and their codec."""

from canasta_qt.engine.rules.table_rules import TableRules, get, replace_option

__all__ = ["TableRules", "get", "replace_option"]

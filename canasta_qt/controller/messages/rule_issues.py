"""Words about rules: what does not go together, what to do about it, and what values mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from canasta_qt.engine.rules import Issue, TableRules, option
from canasta_qt.engine.rules.repairs import Repair
from canasta_qt.engine.rules.schema import Condition


def _label(key: str) -> str:
    return QCoreApplication.translate("Rules", option(key).label)


def issue_text(issue: Issue) -> str:
    """One issue in a sentence or two."""
    return issue.text()


def repair_text(repair: Repair, rules: TableRules) -> str:
    """What a repair would do to these rules, as the words of a button."""
    return "; ".join(f"{_label(key)}: {value_text(key, value)}" for key, value in repair.changes)


def value_text(spec_key: str, value: object) -> str:
    """A typed value of an option in words."""
    return str(option(spec_key).dump(value))


def fold_text(conditions: Sequence[Condition]) -> str:
    """Why an option does nothing: "Does nothing while ..."; empty without conditions."""
    if not conditions:
        return ""
    return "; ".join(_label(condition.key) for condition in conditions)

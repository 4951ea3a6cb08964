"""Words about rules: what does not go together, what helps, and why an option does nothing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from canasta_qt.controller.figures import figures
from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP
from canasta_qt.controller.messages.rule_conflicts import CONFLICTS
from canasta_qt.controller.messages.rule_values import schema_text, value_text
from canasta_qt.controller.messages.words import listed
from canasta_qt.engine.rules import GROUP_TITLES, OPTIONS, Issue, TableRules, option
from canasta_qt.engine.rules.repairs import Repair
from canasta_qt.engine.rules.schema import Condition

__all__ = [
    "either",
    "fold_text",
    "full_label",
    "issue_text",
    "option_name",
    "quoted",
    "repair_text",
    "value_text",
]

_TURN_ON: Final = QT_TRANSLATE_NOOP("RuleIssues", "Turn on {option}")
_TURN_OFF: Final = QT_TRANSLATE_NOOP("RuleIssues", "Turn off {option}")
_SET: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option}: {value}")
_CHANGE_MANY: Final = QT_TRANSLATE_NOOP("RuleIssues", "Put right {n} options: {options}")
_NAME: Final = QT_TRANSLATE_NOOP("RuleIssues", "“{label}”")
_IN_GROUP: Final = QT_TRANSLATE_NOOP("RuleIssues", "{group}, {label}")
_IDLE: Final = QT_TRANSLATE_NOOP("RuleIssues", "Does nothing while {conditions}.")
_ON: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is on")
_OFF: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is off")
_EMPTY: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is empty")
_IS: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is: {value}")
_IS_NOT: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} is not: {value}")
_HAS: Final = QT_TRANSLATE_NOOP("RuleIssues", "{option} has: {value}")
_OR: Final = QT_TRANSLATE_NOOP("RuleIssues", "{one} or {other}")
_MOST_SPELT_OUT: Final = 3
_LONGEST_VALUE: Final = 80
"""A longer value does not fit on a button."""


def _tr(text: str) -> str:
    return QCoreApplication.translate("RuleIssues", text)


def option_name(key: str) -> str:
    """An option within a sentence: its label in quotes; the key itself if there is no such."""
    return quoted(full_label(key))


def quoted(text: str) -> str:
    """A label, value or key within a sentence, in the quotes of the language."""
    return _tr(_NAME).format(label=text)


def full_label(key: str) -> str:
    """The label of an option, with its group where another option is called the same."""
    try:
        spec = option(key)
    except KeyError:
        return key
    label = schema_text(spec.label)
    if sum(other.label == spec.label for other in OPTIONS) == 1:
        return label
    group = schema_text(dict(GROUP_TITLES)[spec.group])
    return _tr(_IN_GROUP).format(group=group, label=label)


def issue_text(issue: Issue) -> str:
    """One issue in a sentence or two."""
    numbers = {name: figures(number) for name, number in issue.numbers}
    text = QCoreApplication.translate("RuleConflicts", CONFLICTS[issue.code])
    return text.format(option=option_name(issue.keys[0]), **numbers)


def repair_text(repair: Repair, rules: TableRules) -> str:
    """What a repair would do to these rules, as the words of a button."""
    if len(repair.changes) > _MOST_SPELT_OUT:
        names = listed(option_name(key) for key, _ in repair.changes)
        return _tr(_CHANGE_MANY).format(n=len(repair.changes), options=names)
    return "; ".join(_change_text(key, value) for key, value in repair.changes)


def _change_text(key: str, value: object) -> str:
    if isinstance(value, bool):
        return _tr(_TURN_ON if value else _TURN_OFF).format(option=option_name(key))
    text = value_text(key, value)
    if len(text) > _LONGEST_VALUE:
        text = text[: _LONGEST_VALUE - 1] + "\N{HORIZONTAL ELLIPSIS}"
    return _tr(_SET).format(option=full_label(key), value=text)


def fold_text(conditions: Sequence[Condition]) -> str:
    """Why an option does nothing: "Does nothing while ..."; empty without conditions."""
    if not conditions:
        return ""
    return _tr(_IDLE).format(conditions=listed(map(_unmet, conditions)))


def _unmet(condition: Condition) -> str:
    """How it is that a condition is not met."""
    name = option_name(condition.key)
    switches: Mapping[tuple[object, ...], str] = {(True,): _OFF, (False,): _ON}
    if condition.among in switches:
        return _tr(switches[condition.among]).format(option=name)
    if condition.lacks:
        value = value_text(condition.key, (condition.lacks,))
        return _tr(_HAS).format(option=name, value=quoted(value))
    if condition.but_not == ((),):
        return _tr(_EMPTY).format(option=name)
    words, values = (_IS_NOT, condition.among) if condition.among else (_IS, condition.but_not)
    texts = (quoted(value_text(condition.key, value)) for value in values)
    return _tr(words).format(option=name, value=either(texts))


def either(texts: Iterable[str]) -> str:
    """Things of which one holds: "a", "a or b"."""
    result = ""
    for text in texts:
        result = _tr(_OR).format(one=result, other=text) if result else text
    return result

"""Table rules from a preset and a few changed options, and the way back."""

from __future__ import annotations

import json
from collections.abc import Mapping

from canasta_qt.engine.rules.constraints import check
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.rules.problems import Complaint, RulesProblem
from canasta_qt.engine.rules.schema import OPTIONS, BadValue, close_keys, option
from canasta_qt.engine.rules.table_rules import TableRules, get, replace_option

_NOTHING: Mapping[str, object] = {}
_LONG = 80


def resolve(preset_id: str, overrides: Mapping[str, object] = _NOTHING) -> TableRules:
    """The rules of a preset with some options changed.

    ``overrides`` maps option keys such as ``"pile.layoff"`` to JSON or TOML values. Raises
    :class:`UnknownPreset`, or :class:`RulesProblem` with everything that is wrong: unknown
    options, bad values and options that do not fit together.
    """
    rules, complaints = apply_options(preset(preset_id).rules, overrides)
    require_sound(rules, complaints)
    return rules


def apply_options(
    rules: TableRules, options: Mapping[str, object]
) -> tuple[TableRules, tuple[Complaint, ...]]:
    """The rules with every usable option applied, and what is wrong with the others."""
    complaints = []
    for key, value in options.items():
        try:
            rules = replace_option(rules, key, option(key).parse(value))
        except KeyError:
            complaints.append(Complaint("unknown_option", str(key), close=close_keys(str(key))))
        except BadValue as problem:
            shown = _readable(value, problem.value)
            complaints.append(Complaint(problem.code, key, shown, problem.allowed))
    return rules, tuple(complaints)


def require_sound(rules: TableRules, complaints: tuple[Complaint, ...] = ()) -> None:
    """Raise :class:`RulesProblem` with the complaints and every conflict of the rules, if any.

    A conflict about an option that is itself complained of is left out: its value was not used.
    """
    bad = {complaint.key for complaint in complaints}
    conflicts = tuple(
        issue
        for issue in check(rules)
        if issue.severity == "error" and not bad.intersection(issue.keys)
    )
    if complaints or conflicts:
        raise RulesProblem((*complaints, *conflicts))


def diff(rules: TableRules, base: TableRules) -> dict[str, object]:
    """The options in which two rule sets differ, as JSON values of ``rules``, in order."""
    return {
        spec.key: spec.dump(get(rules, spec.key))
        for spec in OPTIONS
        if get(rules, spec.key) != get(base, spec.key)
    }


def _readable(value: object, offender: object) -> str:
    """The value as text; of a long one only the part that is wrong."""
    text = _written(value)
    if len(text) > _LONG:
        text = _written(offender)
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."


def _written(value: object) -> str:
    """A value as a file of rules has it."""
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if text.isprintable() else json.dumps(value, default=repr)

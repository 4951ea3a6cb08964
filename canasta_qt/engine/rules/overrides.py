"""Table rules from a preset and a few changed options, the way back, and what can be wrong."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final, Literal

from canasta_qt.engine.rules.constraints import Issue, check
from canasta_qt.engine.rules.declarations.kinds import BadValue
from canasta_qt.engine.rules.options import OPTIONS, close_keys, option
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.rules.table_rules import TableRules, get, replace_option

MOST_TOLD: Final = 20
"""Faults that are listed, and looked into for what was meant."""

_LONG: Final = 80

ComplaintCode = Literal[
    "unknown_option",
    "missing_option",
    "wrong_type",
    "out_of_range",
    "not_allowed",
    "not_rules",
    "future_format",
]


@dataclass(frozen=True, slots=True)
class Complaint:
    """A problem with one given option: it is unknown, missing, or its value will not do.

    ``value`` is a readable form of the offender, ``allowed`` says what would do, and ``close``
    lists option keys spelt much like an unknown one.
    """

    code: ComplaintCode
    key: str
    value: str = ""
    allowed: str = ""
    close: tuple[str, ...] = ()

    def text(self) -> str:
        """A terse English line for the command line."""
        return _SENTENCES[self.code].format(
            key=_shortened(self.key), value=self.value, allowed=self.allowed
        ) + (f"; did you mean {' or '.join(self.close)}?" if self.close else "")


_SENTENCES: dict[str, str] = {
    "unknown_option": "{key}: there is no such option",
    "missing_option": "{key}: the option is missing",
    "wrong_type": "{key}: {value} is of the wrong kind; allowed: {allowed}",
    "out_of_range": "{key}: {value} is out of range; allowed: {allowed}",
    "not_allowed": "{key}: {value} is not allowed; allowed: {allowed}",
    "not_rules": "{key}: {value} is no set of rules; expected {allowed}",
    "future_format": "{key}: {value} is from a newer version of the program; known up to {allowed}",
}


class RulesProblem(ValueError):
    """A set of options that cannot be used; ``issues`` holds everything wrong, in order."""

    def __init__(self, issues: Iterable[Complaint | Issue]) -> None:
        self.issues = tuple(issues)
        lines = [issue.text() for issue in self.issues[:MOST_TOLD]]
        if len(self.issues) > MOST_TOLD:
            lines.append(f"and {len(self.issues) - MOST_TOLD} more")
        super().__init__("\n".join(lines))


_NOTHING: Mapping[str, object] = {}


def resolve(preset_id: str, overrides: Mapping[str, object] = _NOTHING) -> TableRules:
    """The rules of a preset with options changed to JSON or TOML values.

    Raises :class:`UnknownPreset`, or :class:`RulesProblem` with everything that is wrong.

    >>> resolve("classic_4p", {"draw.count": 2}).draw.count
    2
    """
    rules, complaints = apply_options(preset(preset_id).rules, overrides)
    require_sound(rules, complaints)
    return rules


def apply_options(
    rules: TableRules, options: Mapping[str, object]
) -> tuple[TableRules, tuple[Complaint, ...]]:
    """The rules with every usable option applied, and what is wrong with the others.

    >>> rules, complaints = apply_options(TableRules(), {"draw.count": 2, "draw.cuont": 3})
    >>> rules.draw.count, [complaint.key for complaint in complaints]
    (2, ['draw.cuont'])
    """
    complaints: list[Complaint] = []
    for key, value in options.items():
        try:
            rules = replace_option(rules, key, option(key).parse(value))
        except KeyError:
            seek = len(complaints) < MOST_TOLD and len(key) <= _LONG
            close = close_keys(key) if seek else ()
            complaints.append(Complaint("unknown_option", key, close=close))
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
    """The options in which two rule sets differ, as JSON values of ``rules``, in order.

    >>> diff(resolve("classic_4p", {"draw.count": 2}), TableRules())
    {'draw.count': 2}
    """
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
    return _shortened(text)


def _shortened(text: str) -> str:
    return text if len(text) <= _LONG else text[: _LONG - 3] + "..."


def _written(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False, default=repr)
    return text if text.isprintable() else json.dumps(value, default=repr)

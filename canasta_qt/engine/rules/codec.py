"""Rules to and from a JSON-ready dictionary that later versions of the program can still read.

Every option is written, so that a saved match plays on under the rules it began with. A change of
the options that would misread older ones adds a step to `STEPS`: it gets options as JSON values,
all of them or only those that differ from Classic, and returns new ones.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, cast

from canasta_qt.engine.rules.options import OPTIONS
from canasta_qt.engine.rules.overrides import Complaint, RulesProblem, apply_options, require_sound
from canasta_qt.engine.rules.table_rules import TableRules, get

Options = Mapping[str, object]
Migration = Callable[[Options], Options]

STEPS: Final[tuple[Migration, ...]] = ()
"""The first leads from format 1 to format 2, and so on."""

FORMAT: Final = 1 + len(STEPS)
"""Version of the written options."""


def migrated(options: Options, version: int) -> Options:
    """The options of an earlier version (1 or later) as they are written today."""
    for step in STEPS[version - 1 :]:
        options = step(options)
    return options


def dump_rules(rules: TableRules) -> dict[str, object]:
    """The rules as a dictionary ``{"format": ..., "options": {key: JSON value}}``.

    >>> dump_rules(resolve("classic_4p", {"draw.count": 2}))["options"]["draw.count"]
    2
    """
    options = {spec.key: spec.dump(get(rules, spec.key)) for spec in OPTIONS}
    return {"format": FORMAT, "options": options}


def load_rules(obj: object) -> TableRules:
    """The rules of a dictionary made by :func:`dump_rules`, by this version or an earlier one.

    Raises :class:`RulesProblem` with everything wrong.

    >>> load_rules(dump_rules(TableRules())) == TableRules()
    True
    """
    options = _options(obj)
    rules, complaints = apply_options(TableRules(), options)
    missing = tuple(
        Complaint("missing_option", spec.key) for spec in OPTIONS if spec.key not in options
    )
    require_sound(rules, (*complaints, *missing))
    return rules


def _options(obj: object) -> Mapping[str, object]:
    if not isinstance(obj, Mapping):
        raise RulesProblem([_no_rules("rules", obj, "a dictionary")])
    version = obj.get("format")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise RulesProblem([_no_rules("format", version, f"a number from 1 to {FORMAT}")])
    if version > FORMAT:
        raise RulesProblem([Complaint("future_format", "format", str(version), str(FORMAT))])
    options = obj.get("options")
    if not isinstance(options, Mapping) or not all(isinstance(key, str) for key in options):
        raise RulesProblem([_no_rules("options", options, "a dictionary of options")])
    return migrated(cast("Mapping[str, object]", options), version)


def _no_rules(key: str, value: object, allowed: str) -> Complaint:
    return Complaint("not_rules", key, type(value).__name__, allowed)

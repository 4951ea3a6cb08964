"""Rules to and from a JSON-ready dictionary that later versions of the program can still read.

Every option is written, not just the changed ones, so that a saved match plays on under the rules
it began with, whatever becomes of the presets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from canasta_qt.engine.rules.migrations import FORMAT, migrated
from canasta_qt.engine.rules.overrides import apply_options, require_sound
from canasta_qt.engine.rules.problems import Complaint, RulesProblem
from canasta_qt.engine.rules.schema import OPTIONS
from canasta_qt.engine.rules.table_rules import TableRules, get

__all__ = ["FORMAT", "dump_rules", "load_rules"]


def dump_rules(rules: TableRules) -> dict[str, object]:
    """The rules as a dictionary ``{"format": ..., "options": {key: JSON value}}``."""
    return {
        "format": FORMAT,
        "options": {spec.key: spec.dump(get(rules, spec.key)) for spec in OPTIONS},
    }


def load_rules(obj: object) -> TableRules:
    """The rules of a dictionary made by :func:`dump_rules`, by this version or an earlier one.

    Raises :class:`RulesProblem` with everything wrong: a newer format, unknown or missing
    options, bad values, options that do not fit together.
    """
    options = _options(obj)
    rules, complaints = apply_options(TableRules(), options)
    missing = tuple(
        Complaint("missing_option", spec.key) for spec in OPTIONS if spec.key not in options
    )
    require_sound(rules, (*complaints, *missing))
    return rules


def _options(obj: object) -> Mapping[str, object]:
    """The options of today that a written dictionary stands for."""
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

"""Rules to and from a JSON-ready dictionary that later versions of the program can still read.

Every option is written, not just the changed ones, so that a saved match plays on under the rules
it began with, whatever becomes of the presets. Only an option that was added later is left out
where it is classic: what was written without it was played that way.

Written options of earlier versions are made into those of today. A change of the options that would
misread what is already written adds a step to `STEPS`, and so raises `FORMAT`. A step gets options
as JSON values and returns new ones. They may be all options (a saved match) or only those that
differ from Classic (saved rules), so a step must also say what an option that is not there has
meant: see `filled`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
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


def migrated(options: Options, version: int, steps: Sequence[Migration] | None = None) -> Options:
    """The options of an earlier version (1 or later) as they are written today."""
    for step in (STEPS if steps is None else steps)[version - 1 :]:
        options = step(options)
    return options


def renamed(old: str, new: str) -> Migration:
    """An option got another key."""
    return lambda options: {new if key == old else key: value for key, value in options.items()}


def dropped(*keys: str) -> Migration:
    """Options are gone, and nothing is lost with them."""
    return lambda options: {key: value for key, value in options.items() if key not in keys}


def filled(key: str, meant: object) -> Migration:
    """An option is new, or Classic has another value of it now; without it `meant` was played."""
    return lambda options: {key: meant, **options}


def mended(key: str, change: Callable[[object], object]) -> Migration:
    """The values of an option are written in another way."""
    return lambda options: {
        one: change(value) if one == key else value for one, value in options.items()
    }


def together(*steps: Migration) -> Migration:
    """Several changes that make one new format."""
    return lambda options: migrated(options, 1, steps)


# --- reading and writing ---------------------------------------------------------------------


def dump_rules(rules: TableRules) -> dict[str, object]:
    """The rules as a dictionary ``{"format": ..., "options": {key: JSON value}}``."""
    options = {
        spec.key: spec.dump(get(rules, spec.key))
        for spec in OPTIONS
        if not spec.added_later or get(rules, spec.key) != spec.default
    }
    return {"format": FORMAT, "options": options}


def load_rules(obj: object) -> TableRules:
    """The rules of a dictionary made by :func:`dump_rules`, by this version or an earlier one.

    Raises :class:`RulesProblem` with everything wrong: a newer format, unknown or missing
    options, bad values, options that do not fit together.
    """
    options = _options(obj)
    rules, complaints = apply_options(TableRules(), options)
    missing = tuple(
        Complaint("missing_option", spec.key)
        for spec in OPTIONS
        if spec.key not in options and not spec.added_later
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

"""What the commands share: rules from the command line, and one clear line about bad input."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from typing import Final

from canasta_qt.engine.rules import (
    RulesProblem,
    TableRules,
    UnknownPreset,
    resolve,
)

OK: Final = 0
DIFFERENT: Final = 1
"""The command ran, and what it was to check does not hold."""
UNUSABLE: Final = 2
"""The command could not run: bad arguments, or a file that cannot be read or written."""


class UsageProblem(ValueError):
    """The command cannot run as it was called; the message is one line saying why."""


def complain(command: str, message: object) -> int:
    """Say on standard error why a command cannot run; returns the exit status."""
    print(f"canasta-qt {command}: {message}", file=sys.stderr)
    return UNUSABLE


def parse_settings(settings: Iterable[str]) -> dict[str, object]:
    """`key=value` texts as overrides; a value is JSON, or else a plain word."""
    overrides: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key.strip():
            raise UsageProblem(f"--set needs KEY=VALUE, not {setting!r}")
        try:
            overrides[key.strip()] = json.loads(value)
        except ValueError:
            overrides[key.strip()] = value.strip()
    return overrides


def playable_rules(preset_id: str, overrides: dict[str, object]) -> TableRules:
    """The rules of a preset with overrides. `UsageProblem` when they cannot be played."""
    try:
        return resolve(preset_id, overrides)
    except UnknownPreset as problem:
        raise UsageProblem(problem) from None
    except RulesProblem as problem:
        raise UsageProblem("; ".join(str(problem).splitlines())) from None

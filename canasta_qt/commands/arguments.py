"""What the commands share: rules from the command line, and one clear line about bad input."""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_qt.engine.rules import (
    RulesProblem,
    TableRules,
    UnknownPreset,
    diff,
    preset,
    preset_ids,
    resolve,
)
from canasta_qt.engine.rules.overrides import apply_options, require_sound
from canasta_qt.record.json_text import half_character, parse_json
from canasta_qt.record.names import RULES_SUFFIX
from canasta_qt.record.rule_code import has_code
from canasta_qt.record.rule_file import read_rules
from canasta_qt.record.rule_set import RuleFileProblem, RuleSet
from canasta_qt.start import UsageProblem
from canasta_qt.storage.files import Paths, StorageProblem, read_bytes
from canasta_qt.storage.rule_store import RuleStore, read_rule_file

DEFAULT_PRESET: Final = "classic_4p"
"""What is played, and what rules of an unknown origin are compared with."""

MOST: Final = 1_000_000
"""Most deals, pairs or matches."""

_MOST_DIGITS: Final = 18

_BETWEEN_LINES_S: Final = 10.0
"""Between two lines about progress that go into a file."""

MOST_SEED: Final = 100
"""Letters of a seed; one that the program draws has 64."""

OK: Final = 0
DIFFERENT: Final = 1
"""The command ran, and what it was to check does not hold."""
UNUSABLE: Final = 2
"""The command could not run: bad arguments, or a file that cannot be read or written."""


def complain(command: str, message: object, status: int = UNUSABLE) -> int:
    """Say on standard error what is wrong; returns the exit status."""
    print(f"canasta-qt {command}: {message}", file=sys.stderr)
    return status


def show_progress(text: str, *, is_last: bool = False) -> None:
    """Write how far a command is over what stands there; into a file a line now and then."""
    global _shown  # noqa: PLW0603 - there is one standard error
    if sys.stderr.isatty():
        print(f"\r{text}", end="\n" if is_last else "", file=sys.stderr, flush=True)
    elif _shown is None or time.monotonic() - _shown > _BETWEEN_LINES_S:
        if _shown is not None:
            print(text, file=sys.stderr, flush=True)
        _shown = time.monotonic()
    _shown = None if is_last else _shown


_shown: float | None = None
"""When something was written last into a file; before the first time, when it was begun."""


def read_input(name: str, most: int) -> bytes:
    """The bytes of a file of at most `most` bytes; `-` reads standard input, and one byte more.

    Raises `UsageProblem`.
    """
    if name == "-":
        return sys.stdin.buffer.read(most + 1)
    try:
        return read_bytes(Path(name), most)
    except StorageProblem as problem:
        raise UsageProblem(f"cannot read {name}: {problem.reason}") from None


def whole_number(text: str, name: str, least: int) -> int:
    """The number that an option gives, from `least` to `MOST`. Raises `UsageProblem`."""
    usable = text.isdecimal() and len(text) <= _MOST_DIGITS
    if not usable or not least <= int(text) <= MOST:
        raise UsageProblem(f"{name} needs a number from {least} to {MOST}, not {text[:40]!r}")
    return int(text)


def seed_text(text: str) -> str:
    """A seed that can stand in the log of a match. Raises `UsageProblem`."""
    if len(text) > MOST_SEED or half_character(text) is not None or not text.isprintable():
        raise UsageProblem(f"--seed: at most {MOST_SEED} letters and digits make a seed")
    return text


def parse_settings(settings: Iterable[str]) -> dict[str, object]:
    """`key=value` texts as overrides; a value is JSON, or else a plain word."""
    overrides: dict[str, object] = {}
    for setting in settings:
        key, equals, value = setting.partition("=")
        if not equals or not key.strip():
            raise UsageProblem(f"--set needs KEY=VALUE, not {setting!r}")
        try:
            overrides[key.strip()] = parse_json(value)
        except ValueError:
            overrides[key.strip()] = value.strip()
    return overrides


@dataclass(frozen=True, slots=True)
class ChosenRules:
    """What `--rules` names.

    Attributes:
        preset: id of the preset the rules come from.
        rules: the rules, with what `--set` changes.
        overrides: how they differ from the preset, as JSON values by option key.
        name: what they are called, when they are not just the preset's.
        rule_set: id of the player's own set of rules, when it is one.
    """

    preset: str
    rules: TableRules
    overrides: dict[str, object]
    name: str = ""
    rule_set: str = ""


def chosen_rules(
    wanted: str, overrides: dict[str, object], data_dir: str | None = None
) -> ChosenRules:
    """The rules of a preset, a file, a short code or an own set, with overrides.

    `data_dir` is where own sets are kept, if not where the system has them. Raises `UsageProblem`
    when there are no such rules, or they cannot be played.
    """
    try:
        if wanted in preset_ids():
            return ChosenRules(wanted, resolve(wanted, overrides), overrides)
        found = found_rules(wanted, data_dir)
        rules, complaints = apply_options(found.rules, overrides)
        require_sound(rules, complaints)
    except RulesProblem as problem:
        raise UsageProblem("; ".join(str(problem).splitlines())) from None
    parent = found.parent if found.parent in preset_ids() else DEFAULT_PRESET
    changed = diff(rules, preset(parent).rules)
    rule_set = "" if overrides else found.id
    return ChosenRules(parent, rules, changed, found.name, rule_set)


def found_rules(wanted: str, data_dir: str | None = None) -> RuleSet:
    """The rules that a preset's id, a file, a short code, or an own set's name or id stand for.

    Raises `UsageProblem`; its message has a line for everything that is wrong with a file or code.
    """
    try:
        if wanted in preset_ids():
            return _of_preset(wanted)
        if has_code(wanted):
            return read_rules(wanted)
        if _is_file(wanted):
            return read_rule_file(Path(wanted))
        own = RuleStore(Paths.find(data_dir).rules).find(wanted)
        return own if own is not None else _of_preset(wanted)
    except UnknownPreset as problem:
        raise UsageProblem(problem) from None
    except RuleFileProblem as problem:
        raise UsageProblem("\n".join(problem.lines)) from None
    except StorageProblem as problem:
        raise UsageProblem(f"{problem.path}: {problem.reason}") from None


def _is_file(wanted: str) -> bool:
    """Whether a text looks like the path of a file, or happens to be one."""
    return wanted.endswith(RULES_SUFFIX) or os.sep in wanted or Path(wanted).is_file()


def _of_preset(wanted: str) -> RuleSet:
    """Raises `UnknownPreset`."""
    game = preset(wanted)
    return RuleSet(game.name, wanted, game.rules, game.rules)

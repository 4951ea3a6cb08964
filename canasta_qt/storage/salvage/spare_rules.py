"""Rules whose row cannot be read any more: found in a copy, or made anew from a match's header.

Many matches share one row of rules, so a single damaged page would cost all of them. What is found
is the same to the letter, or it is not used: a match names its rules by their digest.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from canasta_qt.engine.rules import RulesProblem, UnknownPreset, dump_rules, resolve
from canasta_qt.storage.kept_files import read_only_address

_PRESET: Final = "preset: "
_OVERRIDES: Final = "overrides: "


class SpareRules:
    """The rules of copies, and of every game that the program knows."""

    def __init__(self, copies: Iterable[Path] = ()) -> None:
        self._copies = list(copies)
        self._found: dict[str, str] | None = None

    def options(self, digest: str, header: str) -> str:
        """The options of a match's rules as they were stored; empty where they are not known."""
        if self._found is None:
            self._found = {}
            for copy in reversed(self._copies):
                self._found.update(_rules_in(copy))
        for options in (self._found.get(digest, ""), _made_anew(*_origin(header))):
            if fits(options, digest):
                return options
        return ""


def fits(options: str, digest: object) -> bool:
    """Whether these are the rules of that digest."""
    return hashlib.sha256(options.encode("utf-8", "replace")).hexdigest() == digest


def _rules_in(copy: Path) -> dict[str, str]:
    """All rules of a copy that can be read."""
    address = f"{read_only_address(copy)}&immutable=1"
    with (
        contextlib.suppress(sqlite3.Error),
        contextlib.closing(sqlite3.connect(address, uri=True)) as connection,
    ):
        rows = connection.execute("SELECT digest, options FROM rules").fetchall()
        return {str(digest): str(options) for digest, options in rows}
    return {}


def _origin(header: str) -> tuple[str, str]:
    """The game that a match was begun under and its changes, as the header has them."""
    lines = header.splitlines()
    found = (
        next((line.removeprefix(begin) for line in lines if line.startswith(begin)), "")
        for begin in (_PRESET, _OVERRIDES)
    )
    preset, overrides = found
    return preset, overrides


@cache
def _made_anew(preset: str, overrides: str) -> str:
    """The options of a game with changes; empty where today's program does not know them."""
    with contextlib.suppress(ValueError, RulesProblem, UnknownPreset, RecursionError):
        changes = json.loads(overrides or "{}")
        if isinstance(changes, dict):
            return json.dumps(dump_rules(resolve(preset, changes)), ensure_ascii=False)
    return ""

"""What a check of the rules finds: codes, option keys and numbers, never prose.

An *error* makes a game impossible or meaningless; a *warning* is odd but can be played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.rules.constraint_texts import TEXTS
from canasta_qt.engine.rules.table_rules import TableRules

Numbers = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Issue:
    """One problem of a rule set: a code, the option keys it is about, and named numbers."""

    severity: Literal["error", "warning"]
    code: str
    keys: tuple[str, ...]
    numbers: Numbers = ()

    def text(self) -> str:
        """A terse English line for the command line."""
        return f"{', '.join(self.keys)}: {TEXTS[self.code].format(**dict(self.numbers))}"


Test = Callable[[TableRules], Iterator[Issue]]
"""A constraint: a function from rules to the issues it finds."""


def error(code: str, *keys: str, **numbers: int) -> Issue:
    """An error about some options."""
    return Issue("error", code, keys, tuple(numbers.items()))


def warning(code: str, *keys: str, **numbers: int) -> Issue:
    """A warning about some options."""
    return Issue("warning", code, keys, tuple(numbers.items()))

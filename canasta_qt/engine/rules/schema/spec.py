"""``OptionSpec``: everything the program knows about one option, as data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, cast

from canasta_qt.engine.rules.schema.kinds import Kind
from canasta_qt.engine.rules.table_rules import TableRules, get

Effect = Literal["rules", "display", "conduct"]
"""``rules``: changes play or scores; ``display``: only what is shown; ``conduct``: how the program
runs the table."""

_CLASSIC = TableRules()


@dataclass(frozen=True, slots=True)
class Condition:
    """A condition on another option.

    Its value is ``among`` these, or ``but_not`` one of those, or it is a list that ``lacks`` one.
    """

    key: str
    among: tuple[object, ...] = ()
    but_not: tuple[object, ...] = ()
    lacks: str = ""

    def holds(self, rules: TableRules) -> bool:
        """Whether the rules meet the condition."""
        value = get(rules, self.key)
        if self.lacks:
            return self.lacks not in cast("tuple[object, ...]", value)
        return value in self.among if self.among else value not in self.but_not


@dataclass(frozen=True, slots=True)
class OptionSpec:
    """One option of the rules.

    ``key`` is ``group.option``; ``source`` is the tag of where the default was read
    (``[pagat]``, ``[denexa]``, ``[ruling]``...); ``shown_when`` lists conditions that must all
    hold for the option to matter; ``label`` and ``help`` are plain English for people.
    """

    key: str
    kind: Kind
    default: object
    group: str
    order: int
    effects: tuple[Effect, ...]
    source: str
    shown_when: tuple[Condition, ...]
    label: str
    help: str

    def parse(self, value: object) -> object:
        """The typed value of a JSON or TOML value. Raises ``BadValue``."""
        return self.kind.parse(value)

    def dump(self, value: object) -> object:
        """The JSON value of a typed value."""
        return self.kind.dump(value)

    def matters(self, rules: TableRules) -> bool:
        """Whether the option can make a difference under these rules."""
        return all(condition.holds(rules) for condition in self.shown_when)


def opt(
    key: str,
    kind: Kind,
    label: str,
    help_text: str,
    *,
    source: str = "[pagat]",
    effects: tuple[Effect, ...] = ("rules",),
    shown_when: tuple[Condition, ...] = (),
) -> OptionSpec:
    """A spec whose default is the classic value; ``order`` is set when all are put together."""
    default = get(_CLASSIC, key)
    group = key.partition(".")[0]
    return OptionSpec(key, kind, default, group, 0, effects, source, shown_when, label, help_text)

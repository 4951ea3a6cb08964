"""All options of the rules as one table, made of their declarations, in catalogue order."""

from __future__ import annotations

import difflib
from collections.abc import Iterator
from dataclasses import Field, dataclass, fields, replace
from typing import Final, cast

from canasta_qt.engine.rules.declarations.declare import OPTION, TITLE, Condition, Declaration
from canasta_qt.engine.rules.table_rules import TableRules


@dataclass(frozen=True, slots=True)
class OptionSpec(Declaration):
    """One option of the rules, ``group.option``: its declaration, and its place among all."""

    key: str
    default: object
    group: str
    order: int

    def parse(self, value: object) -> object:
        """The typed value of a JSON or TOML value. Raises ``BadValue``."""
        return self.kind.parse(value)

    def dump(self, value: object) -> object:
        """The JSON value of a typed value."""
        return self.kind.dump(value)

    def matters(self, rules: TableRules) -> bool:
        """Whether the option can make a difference under these rules."""
        return all(condition.holds(rules) for condition in self.shown_when)


def _spec(group: str, one: Field[object]) -> OptionSpec:
    """What the table says of a field; ``order`` is set when all are put together."""
    declared = cast(Declaration, one.metadata[OPTION])
    declaration = {each.name: getattr(declared, each.name) for each in fields(declared)}
    key = f"{group}.{declared.name or one.name}"
    return OptionSpec(**declaration, key=key, default=one.default, group=group, order=0)


def _in_order() -> Iterator[OptionSpec]:
    """Group by group; some options are listed after a later group than their own."""
    classic = TableRules()
    later: list[tuple[str, OptionSpec]] = []
    for of in fields(TableRules):
        for one in fields(getattr(classic, of.name)):
            after = cast(Declaration, one.metadata[OPTION]).listed_after
            if after:
                later.append((after, _spec(of.name, one)))
            else:
                yield _spec(of.name, one)
        yield from (spec for after, spec in later if after == of.name)


OPTIONS: Final[tuple[OptionSpec, ...]] = tuple(
    replace(spec, order=order) for order, spec in enumerate(_in_order())
)
"""Every option, in catalogue order."""

GROUP_TITLES: Final[tuple[tuple[str, str], ...]] = tuple(
    (of.name, of.metadata[TITLE]) for of in fields(TableRules)
)
"""Every group with its title, in catalogue order."""

_BY_KEY = {spec.key: spec for spec in OPTIONS}


def option(key: str) -> OptionSpec:
    """The spec of an option. ``KeyError`` if there is none of that key.

    >>> option("draw.count").label, option("draw.count").default
    ('Cards drawn', 1)
    """
    return _BY_KEY[key]


def close_keys(key: str) -> tuple[str, ...]:
    """Option keys spelt much like an unknown one, best first, at most three.

    >>> close_keys("pile.layof")
    ('pile.layoff', 'pile.amount', 'pile.always_frozen')
    """
    found = difflib.get_close_matches(key, _BY_KEY, n=3, cutoff=0.6)
    if not found:
        name = key.rpartition(".")[2]
        found = [known for known in _BY_KEY if known.rpartition(".")[2] == name][:3]
    return tuple(found)


def idle_because(rules: TableRules, key: str) -> tuple[Condition, ...]:
    """The conditions that an option needs and these rules do not meet. `KeyError` for no option.

    >>> idle_because(resolve("classic_4p"), "pile.layoff")
    ()
    >>> len(idle_because(resolve("classic_4p", {"pile.always_frozen": True}), "pile.layoff"))
    1
    """
    return tuple(need for need in option(key).shown_when if not need.holds(rules))

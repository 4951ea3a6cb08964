"""How far rules lie from others, in steps: whether what was fitted to deals holds for them too.

How great a difference is one step is declared with each option (`engine.rules.declarations`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import astuple, is_dataclass
from functools import lru_cache
from typing import Any, Final, cast

from canasta_qt.engine.rules import OPTIONS, OptionSpec, TableRules, get
from canasta_qt.engine.rules.declarations.declare import ALIKE, APART
from canasta_qt.engine.rules.declarations.kinds import Choice, Codes
from canasta_qt.engine.rules.declarations.structures import Records
from canasta_qt.engine.setup import setup_for

MOST_OF_ONE: Final = 3.0
"""Steps that one option counts at most."""
_NO_LIMIT: Final = 99
"""What None counts as beside numbers."""


@lru_cache(maxsize=512)
def steps_apart(one: TableRules, other: TableRules) -> float | None:
    """How many steps two rule sets lie apart; None where they are different games.

    >>> steps_apart(resolve("classic_4p", {"go_out.bonus": 200}), resolve("classic_4p"))
    0.5
    >>> steps_apart(resolve("samba"), resolve("classic_4p")) is None
    True
    """
    if _company(one) != _company(other):
        return None
    total = 0.0
    for spec in differing_options(one, other):
        if spec.step == APART:
            return None
        parts = [_numbers(spec, get(rules, spec.key)) for rules in (one, other)]
        total += min(MOST_OF_ONE, _greatest(spec, *parts))
    return total


def _company(rules: TableRules) -> tuple[int, int, bool]:
    """Who plays a deal: how many, in how many sides, and whether these change in its course."""
    setup = setup_for(rules)
    return len(setup.orders[0]), len(setup.sides), setup.temporary


def differing_options(one: TableRules, other: TableRules) -> Iterator[OptionSpec]:
    """The options that differ, make a difference here and are not `ALIKE` whatever their value."""
    for spec in OPTIONS:
        if "rules" in spec.effects and spec.step != ALIKE:
            mattering = spec.matters(one) or spec.matters(other)
            if mattering and get(one, spec.key) != get(other, spec.key):
                yield spec


def _greatest(spec: OptionSpec, one: Mapping[Any, float], other: Mapping[Any, float]) -> float:
    """The greatest difference between two parts, in steps.

    An item of a list that only one of them has is one step, any other part as much as can be.
    """
    alone = 1 / min(1, spec.step) if isinstance(spec.kind, (Codes, Records)) else MOST_OF_ONE
    return max(
        abs(one[part] - other[part]) / spec.step if part in one and part in other else alone
        for part in {*one, *other}
        if one.get(part) != other.get(part)
    )


def _numbers(spec: OptionSpec, value: object) -> Mapping[Any, float]:
    """The numbers of a value by what they belong to; a word is its place among the choices."""
    if isinstance(spec.kind, Choice):
        words = spec.kind.words()
        return {"": words.index(value) if value in words else len(words)}
    return dict(_parts((), value))


def _parts(place: tuple[object, ...], value: object) -> Iterator[tuple[object, float]]:
    if isinstance(value, str):
        yield (*place, value), 1
    elif value is None or isinstance(value, (int, float)):
        yield place, _NO_LIMIT if value is None else float(value)
    elif _is_pair(value):
        yield from _parts((*place, cast(tuple[str, object], value)[0]), cast(Any, value)[1])
    else:
        parts = (
            astuple(cast(Any, value)) if is_dataclass(value) else cast(tuple[object, ...], value)
        )
        for index, part in enumerate(parts):
            yield from _parts(place if _is_pair(part) else (*place, index), part)


def _is_pair(value: object) -> bool:
    """Whether it is an entry of a map: a word and its value."""
    return isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str)

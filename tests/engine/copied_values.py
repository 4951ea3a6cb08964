"""Values of the engine pickled and copied: `python -m tests.engine.copied_values`.

Prints whether the engine runs compiled, how many kinds of values were tried, and which of them do
not come back as they were. Processes of bots, reviews and measurements are sent such values.
"""

from __future__ import annotations

import ast
import copy
import dataclasses
import enum
import importlib
import pickle
import pkgutil
import random
import types
import typing
from collections.abc import Callable, Iterator
from pathlib import Path

from canasta_qt import engine
from canasta_qt.compiled_core import DECLARED
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.state import Position

CLASSIC = engine.resolve("classic_4p", {})
WAYS: tuple[Callable[[object], object], ...] = (
    lambda value: pickle.loads(pickle.dumps(value)),
    lambda value: pickle.loads(pickle.dumps(value, protocol=2)),
    copy.copy,
    copy.deepcopy,
)


def dataclasses_of_the_engine() -> list[type]:
    """Those that may be compiled, without positions, which are made by dealing."""
    found = []
    for one in pkgutil.walk_packages(engine.__path__, "canasta_qt.engine."):
        if f".{DECLARED}" not in one.name and not one.name.endswith("__mypyc"):
            for kind in vars(importlib.import_module(one.name)).values():
                if isinstance(kind, type) and kind.__module__ == one.name:
                    found += [kind] if dataclasses.is_dataclass(kind) else []
    return [kind for kind in found if not issubclass(kind, Position)]


def made(kind: type) -> object:
    """A value of a dataclass, no field left at its default where there is another value."""
    hints: dict[str, object] = {}
    for one in reversed(kind.__mro__[:-1]):
        hints |= annotations(one)
    return kind(**{one.name: sample(hints[one.name]) for one in dataclasses.fields(kind)})


def annotations(kind: type) -> dict[str, object]:
    """The types of a class's fields by its source; compiled classes know only the outermost."""
    place = kind.__module__.removeprefix("canasta_qt.engine.").replace(".", "/")
    source = (Path(engine.__file__).parent / f"{place}.py").read_text(encoding="utf-8")
    names = vars(importlib.import_module(kind.__module__))
    bodies = [
        node.body
        for node in ast.parse(source).body
        if isinstance(node, ast.ClassDef) and node.name == kind.__name__
    ]
    return {
        line.target.id: eval(ast.unparse(line.annotation), dict(names))
        for line in bodies[0]
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
    }


def sample(wanted: object) -> object:
    """A value of an annotated type."""
    inside, outside = typing.get_args(wanted), typing.get_origin(wanted) or wanted
    if outside is types.UnionType or outside is typing.Literal:
        return sample(inside[0]) if outside is types.UnionType else inside[0]
    if outside is tuple:
        return tuple(sample(one) for one in inside if one is not ...)
    if outside is list:
        return [sample(one) for one in inside]
    if outside is dict:
        return {sample(inside[0]): sample(inside[1])}
    if wanted is Setup:
        return setup_for(CLASSIC)
    if isinstance(wanted, type) and issubclass(wanted, enum.Enum):
        return list(wanted)[-1]
    if isinstance(wanted, type) and dataclasses.is_dataclass(wanted):
        return made(wanted)
    if isinstance(wanted, type) and issubclass(wanted, tuple):
        return wanted(*map(sample, typing.get_type_hints(wanted).values()))
    return {int: 7, str: "seven", bool: True}[typing.cast(type, wanted)]


def states() -> Iterator[object]:
    """What a worker is sent of a deal: the state, the turn, and the view of every seat."""
    rng = random.Random(1)
    for game in ("classic_4p", "hand_and_foot", "samba"):
        state, events = engine.Match(engine.resolve(game, {}), 1).start_deal()
        history = list(events)
        for _ in range(40):
            history += engine.act(state, engine.random_action(state, rng))
        yield from (state.now, *history, *state.penalties)
        yield from (engine.view_of(state, seat, history) for seat in state.order)


def wrong(values: list[object]) -> list[str]:
    """The kinds of which a value does not come back as it was, by any of the ways."""
    return sorted({type(value).__name__ for value in values if not _comes_back(value)})


def _comes_back(value: object) -> bool:
    try:
        copies = [way(value) for way in WAYS]
    except (AttributeError, TypeError, pickle.PickleError):
        return False
    return all(one == value and type(one) is type(value) for one in copies)


def report() -> str:
    """Whether the engine is compiled, how many kinds were asked, and those that are wrong."""
    values = [*map(made, dataclasses_of_the_engine()), *states()]
    count = len({type(value) for value in values})
    return " ".join(["compiled" if engine.COMPILED else "interpreted", str(count), *wrong(values)])


if __name__ == "__main__":
    print(report())

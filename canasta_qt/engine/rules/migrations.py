"""Written options of earlier versions of the program, made into those of today.

A change of the options that would misread what is already written adds a step to `STEPS`, and so
raises `FORMAT`. A step gets options as JSON values and returns new ones. They may be all options
(a saved match) or only those that differ from Classic (saved rules), so a step must also say what
an option that is not there has meant: see `filled`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

Options = Mapping[str, object]
Step = Callable[[Options], Options]

STEPS: Final[tuple[Step, ...]] = ()
"""The first leads from format 1 to format 2, and so on."""

FORMAT: Final = 1 + len(STEPS)
"""Version of the written options."""


def migrated(options: Options, version: int, steps: Sequence[Step] | None = None) -> Options:
    """The options of an earlier version (1 or later) as they are written today."""
    for step in (STEPS if steps is None else steps)[version - 1 :]:
        options = step(options)
    return options


def renamed(old: str, new: str) -> Step:
    """An option got another key."""
    return lambda options: {new if key == old else key: value for key, value in options.items()}


def dropped(*keys: str) -> Step:
    """Options are gone, and nothing is lost with them."""
    return lambda options: {key: value for key, value in options.items() if key not in keys}


def filled(key: str, meant: object) -> Step:
    """An option is new, or Classic has another value of it now; without it `meant` was played."""
    return lambda options: {key: meant, **options}


def mended(key: str, change: Callable[[object], object]) -> Step:
    """The values of an option are written in another way."""
    return lambda options: {
        one: change(value) if one == key else value for one, value in options.items()
    }


def together(*steps: Step) -> Step:
    """Several changes that make one new format."""
    return lambda options: migrated(options, 1, steps)

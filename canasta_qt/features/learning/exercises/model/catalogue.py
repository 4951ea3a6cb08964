"""The exercises that come with the program: a text file for each game, one exercise a line.

A file is called by the game's id (`classic_4p.txt`) and begins with the line `FIRST_LINE`; empty
lines and those that begin with `#` mean nothing. A line that is no exercise is left out and named.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Final

import canasta_qt
from canasta_qt.features.learning.exercises.model.exercise import (
    Exercise,
    ExerciseProblem,
    line_of,
    read_line,
)
from canasta_qt.features.learning.exercises.model.position import rules_of

FIRST_LINE: Final = "canasta-qt exercises 1"
SUFFIX: Final = ".txt"
MOST_BYTES: Final = 4_000_000

_PACKAGE = Path(canasta_qt.__file__).resolve().parent


@dataclass(frozen=True, slots=True)
class ExerciseFault:
    """A line that is no exercise: file, line from 1 (0: the whole file), and why, in English."""

    file: str
    line: int
    reason: str

    def __str__(self) -> str:
        place = f"{self.file}:{self.line}" if self.line else self.file
        return f"{place}: {self.reason}"


@dataclass(frozen=True, slots=True)
class ExerciseCatalogue:
    """Exercises in the order of their files, and what is wrong with these."""

    exercises: tuple[Exercise, ...]
    faults: tuple[ExerciseFault, ...] = ()

    def of(self, rules: str) -> tuple[Exercise, ...]:
        """Those of a game."""
        return tuple(one for one in self.exercises if one.rules == rules)

    def by_id(self, exercise_id: str) -> Exercise | None:
        return next((one for one in self.exercises if one.id == exercise_id), None)


def shipped_folder() -> Path:
    """Where the files are: in an installed program inside the package, in a checkout beside it."""
    inside = _PACKAGE / "resources" / "exercises"
    return inside if inside.is_dir() else _PACKAGE.parent / "resources" / "exercises"


@lru_cache(maxsize=1)
def shipped() -> ExerciseCatalogue:
    """The exercises that come with the program; read once."""
    return read_folder(shipped_folder())


def read_folder(folder: Path) -> ExerciseCatalogue:
    """All files of a folder; none where it is missing. Never raises."""
    exercises: list[Exercise] = []
    faults: list[ExerciseFault] = []
    try:
        files = sorted(file for file in folder.iterdir() if file.suffix == SUFFIX)
    except OSError as problem:
        return ExerciseCatalogue(
            (), (ExerciseFault(str(folder), 0, problem.strerror or str(problem)),)
        )
    for file in files:
        found = read_file(file)
        exercises += found.exercises
        faults += found.faults
    return ExerciseCatalogue(tuple(exercises), tuple(faults))


def read_file(file: Path) -> ExerciseCatalogue:
    """A file of exercises. Never raises."""
    try:
        data = file.read_bytes()
        if len(data) > MOST_BYTES:
            raise ValueError(f"more than {MOST_BYTES} bytes")
        text = data.decode("utf-8")
        rules_of(file.stem)
    except OSError as problem:
        return ExerciseCatalogue(
            (), (ExerciseFault(file.name, 0, problem.strerror or str(problem)),)
        )
    except ValueError as problem:
        return ExerciseCatalogue((), (ExerciseFault(file.name, 0, str(problem)),))
    return read_text(text, file.stem, file.name)


def read_text(text: str, rules: str, name: str) -> ExerciseCatalogue:
    """The exercises of a text; `name` is what faults call it."""
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        return ExerciseCatalogue(
            (), (ExerciseFault(name, 1, f"it does not begin with {FIRST_LINE!r}"),)
        )
    exercises: dict[str, Exercise] = {}
    faults = []
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip() or line.startswith("#"):
            continue
        try:
            one = read_line(rules, line)
        except ExerciseProblem as problem:
            faults.append(ExerciseFault(name, number, str(problem)))
            continue
        if one.id in exercises:
            faults.append(ExerciseFault(name, number, "the same position stands before"))
        exercises.setdefault(one.id, one)
    return ExerciseCatalogue(tuple(exercises.values()), tuple(faults))


def file_text(exercises: Iterable[Exercise]) -> str:
    """The file of one game's exercises."""
    return "\n".join([FIRST_LINE, *map(line_of, exercises)]) + "\n"

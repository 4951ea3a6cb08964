"""Which exercise comes next: what is due first, then what fits the player's number."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.features.learning.exercises.model.exercise import Exercise, Theme, Topic
from canasta_qt.features.learning.exercises.model.progress import ExerciseProgress
from canasta_qt.features.learning.exercises.model.rating import NUMBERS

_WIDTH: Final = 250.0
"""Points between number and degree at which an exercise is chosen 2.7 times as seldom."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player wants to practise; nothing named means anything.

    Attributes:
        rules: the game. topic: what is asked. degree: how hard.
        own: own mistakes only. home: only what was made at home.
    """

    rules: str = ""
    topic: Topic | None = None
    degree: int = 0
    own: bool = False
    home: bool = False

    def allows(self, one: Exercise) -> bool:
        """Whether an exercise is of that kind; `ExercisePool` knows what is one's own."""
        return (
            self.rules in ("", one.rules)
            and self.topic in (None, one.topic)
            and self.degree in (0, one.degree)
        )


@dataclass(frozen=True, slots=True)
class ExerciseOverview:
    """What there is to do: exercises that are due, new ones, and all of them."""

    due: int
    new: int
    all: int


@dataclass(frozen=True, slots=True)
class ExercisePool:
    """The exercises there are beside one's own mistakes: shipped ones, and some made at home."""

    shipped: Sequence[Exercise]
    home: Sequence[Exercise] = ()

    @property
    def games(self) -> tuple[str, ...]:
        """The rules that there are exercises for, each once."""
        return tuple(dict.fromkeys(one.rules for one in (*self.shipped, *self.home)))

    def fitting(self, wish: Wish, progress: ExerciseProgress) -> list[Exercise]:
        """The exercises that fit a wish, own mistakes among them, each once."""
        found = (*progress.own, *self.shipped, *self.home)
        if wish.own or wish.home:
            found = (*(progress.own if wish.own else ()), *(self.home if wish.home else ()))
        return list({one.id: one for one in found if wish.allows(one)}.values())


def overview(
    wish: Wish, exercises: ExercisePool, progress: ExerciseProgress, day: int
) -> ExerciseOverview:
    """How many exercises fit a wish, and how many of them are due or new."""
    pool = exercises.fitting(wish, progress)
    due = sum(progress.is_due(one, day) for one in pool)
    return ExerciseOverview(due, sum(one.id not in progress.seen for one in pool), len(pool))


def next_exercise(
    wish: Wish,
    exercises: ExercisePool,
    progress: ExerciseProgress,
    day: int,
    rng: random.Random,
) -> Exercise | None:
    """The next exercise: the one that is due longest, else a new one, else the one longest ago.

    Among new ones the theme that was practised least comes first, and a degree near the player's
    number in it. None where nothing fits the wish.
    """
    pool = exercises.fitting(wish, progress)
    due = progress.due(pool, day)
    if due:
        return due[0]
    new = [one for one in pool if one.id not in progress.seen]
    if new:
        return _fitting(new, progress, rng)
    ready = [one for one in pool if not progress.seen[one.id].due]
    return min(ready or pool, key=lambda one: (progress.seen[one.id].day, one.id), default=None)


def _fitting(new: Sequence[Exercise], progress: ExerciseProgress, rng: random.Random) -> Exercise:
    available = Counter(one.theme for one in new)
    theme = min(available, key=lambda one: (progress.theme(one).done, rng.random()))
    of_theme = [one for one in new if one.theme == theme]
    weights = [_weight(one.degree, theme, progress) for one in of_theme]
    return rng.choices(of_theme, weights)[0]


def _weight(degree: int, theme: Theme, progress: ExerciseProgress) -> float:
    return math.exp(-abs(NUMBERS[degree] - progress.theme(theme).rating.number) / _WIDTH)

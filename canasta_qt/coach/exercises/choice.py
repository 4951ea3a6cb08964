"""Which exercise comes next: what is due first, then what fits the player's number."""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.coach.exercises.exercise import Exercise, Theme, Topic
from canasta_qt.coach.exercises.progress import Progress
from canasta_qt.coach.exercises.rating import NUMBERS

_WIDTH: Final = 250.0
"""Points between number and degree at which an exercise is chosen 2.7 times as seldom."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player wants to practise; nothing named means anything.

    Attributes:
        rules: the game. topic: what is asked. degree: how hard. own: own mistakes only.
    """

    rules: str = ""
    topic: Topic | None = None
    degree: int = 0
    own: bool = False

    def allows(self, one: Exercise) -> bool:
        """Whether an exercise is of that kind; own mistakes are told apart by the caller."""
        return (
            self.rules in ("", one.rules)
            and self.topic in (None, one.topic)
            and self.degree in (0, one.degree)
        )


@dataclass(frozen=True, slots=True)
class Overview:
    """What there is to do: exercises that are due, new ones, and all of them."""

    due: int
    new: int
    all: int


def candidates_for(wish: Wish, exercises: Iterable[Exercise], progress: Progress) -> list[Exercise]:
    """The exercises that fit a wish, own mistakes among them, each once."""
    pool = progress.own if wish.own else [*progress.own, *exercises]
    return list({one.id: one for one in pool if wish.allows(one)}.values())


def overview(wish: Wish, exercises: Iterable[Exercise], progress: Progress, day: int) -> Overview:
    """How many exercises fit a wish, and how many of them are due or new."""
    pool = candidates_for(wish, exercises, progress)
    due = sum(progress.is_due(one, day) for one in pool)
    return Overview(due, sum(one.id not in progress.seen for one in pool), len(pool))


def next_exercise(
    wish: Wish,
    exercises: Sequence[Exercise],
    progress: Progress,
    day: int,
    rng: random.Random,
) -> Exercise | None:
    """The next exercise: the one that is due longest, else a new one, else the one longest ago.

    Among new ones the theme that was practised least comes first, and a degree near the player's
    number in it. None where nothing fits the wish.
    """
    pool = candidates_for(wish, exercises, progress)
    due = progress.due(pool, day)
    if due:
        return due[0]
    new = [one for one in pool if one.id not in progress.seen]
    if new:
        return _fitting(new, progress, rng)
    ready = [one for one in pool if not progress.seen[one.id].due]
    return min(ready or pool, key=lambda one: (progress.seen[one.id].day, one.id), default=None)


def _fitting(new: Sequence[Exercise], progress: Progress, rng: random.Random) -> Exercise:
    available = Counter(one.theme for one in new)
    theme = min(available, key=lambda one: (progress.theme(one).done, rng.random()))
    of_theme = [one for one in new if one.theme == theme]
    weights = [_weight(one.degree, theme, progress) for one in of_theme]
    return rng.choices(of_theme, weights)[0]


def _weight(degree: int, theme: Theme, progress: Progress) -> float:
    return math.exp(-abs(NUMBERS[degree] - progress.theme(theme).rating.number) / _WIDTH)

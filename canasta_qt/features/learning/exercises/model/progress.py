"""What a player has done: answers by theme, repetitions, own mistakes as exercises.

The section "exercises" of `storage.learning.LearningStore` holds it as plain data:

    themes  theme to [answered, right at once, number, deviation]
    seen    id of an exercise to [day of the last answer, stage, day it is due or 0]
    own     own mistakes as [rules, line, match], the newest last

Days are counted as `date.toordinal` does. What makes no sense there is left out.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.features.learning.exercises.model.attempt import AttemptResult
from canasta_qt.features.learning.exercises.model.exercise import (
    THEMES,
    Exercise,
    ExerciseProblem,
    Theme,
    Topic,
    line_of,
    read_line,
)
from canasta_qt.features.learning.exercises.model.position import game_of

NUMBERS: Final = {1: 1000, 2: 1200, 3: 1400, 4: 1600, 5: 1800}
"""Degree of an exercise to its number; they never move."""
SURENESS: Final = 80.0
"""Deviation of those."""
BEGIN: Final = 1100.0
UNSURE: Final = 300.0
"""Number and deviation of somebody who has answered nothing."""
LEAST_DEVIATION: Final = 60.0
SCORES: Final[dict[AttemptResult, float]] = {
    "first": 1.0,
    "second": 0.4,
    "missed": 0.0,
    "shown": 0.0,
}
_Q: Final = math.log(10) / 400


@dataclass(frozen=True, slots=True)
class Rating:
    """A number and how far off it may well be."""

    number: float = BEGIN
    deviation: float = UNSURE


def after(rating: Rating, degree: int, result: AttemptResult) -> Rating:
    """The number after an exercise of this degree."""
    weight = 1 / math.sqrt(1 + 3 * (_Q * SURENESS / math.pi) ** 2)
    expected = chance(rating, degree)
    information = _Q**2 * weight**2 * expected * (1 - expected)
    precision = 1 / rating.deviation**2 + information
    number = rating.number + _Q / precision * weight * (SCORES[result] - expected)
    return Rating(number, max(LEAST_DEVIATION, math.sqrt(1 / precision)))


def chance(rating: Rating, degree: int) -> float:
    """The chance, 0..1, to find the answer of an exercise of this degree at once."""
    weight = 1 / math.sqrt(1 + 3 * (_Q * SURENESS / math.pi) ** 2)
    return 1 / (1 + 10 ** (-weight * (rating.number - NUMBERS[degree]) / 400))


# --- what a player has done -------------------------------------------------------------------

SECTION: Final = "exercises"
DAYS: Final = (1, 3, 10)
"""So many days after it was missed an exercise comes again, then after it was found again."""
MOST_SEEN: Final = 5000
MOST_OWN: Final = 100


@dataclass(frozen=True, slots=True)
class ThemeProgress:
    """How a theme goes: exercises answered for the first time, right at once, and the number."""

    done: int = 0
    at_once: int = 0
    rating: Rating = field(default_factory=Rating)


@dataclass(frozen=True, slots=True)
class Seen:
    """The day of the last answer, how often it was found since a miss, the day it is due or 0."""

    day: int
    stage: int
    due: int


@dataclass(slots=True)
class ExerciseProgress:
    """All that is known of a player.

    Attributes:
        own: own mistakes, the newest last.
        matches: the id of an own mistake to the match that it comes from.
    """

    themes: dict[Theme, ThemeProgress] = field(default_factory=dict)
    seen: dict[str, Seen] = field(default_factory=dict)
    own: list[Exercise] = field(default_factory=list)
    matches: dict[str, str] = field(default_factory=dict)

    def theme(self, theme: Theme) -> ThemeProgress:
        return self.themes.get(theme, ThemeProgress())

    def is_due(self, exercise: Exercise, day: int) -> bool:
        """Whether it was missed and is to come again by this day."""
        seen = self.seen.get(exercise.id)
        return seen is not None and 0 < seen.due <= day

    def due(self, exercises: Iterable[Exercise], day: int) -> list[Exercise]:
        """Those that are due, the longest waiting first."""
        waiting = [one for one in exercises if self.is_due(one, day)]
        return sorted(waiting, key=lambda one: (self.seen[one.id].due, one.id))

    def answered(self, exercise: Exercise, result: AttemptResult, day: int) -> None:
        """Note how an exercise ended. Only the first time counts for the theme and its number."""
        before = self.seen.get(exercise.id)
        if before is None:
            self._count(exercise, result)
        self.seen.pop(exercise.id, None)
        self.seen[exercise.id] = _next(before, result, day)
        while len(self.seen) > MOST_SEEN:
            del self.seen[next(iter(self.seen))]

    def _count(self, exercise: Exercise, result: AttemptResult) -> None:
        known = self.theme(exercise.theme)
        self.themes[exercise.theme] = ThemeProgress(
            known.done + 1,
            known.at_once + (result == "first"),
            after(known.rating, exercise.degree, result),
        )

    def is_done(self, exercise_id: str) -> bool:
        """Whether it was answered and is not to come again."""
        seen = self.seen.get(exercise_id)
        return seen is not None and not seen.due

    def add_own(self, exercise: Exercise, day: int, match: str) -> bool:
        """Add a mistake made in a match as an exercise, due tomorrow; False if it is known."""
        if exercise.id in self.seen or exercise.id in self.matches:
            return False
        self.own.append(exercise)
        for old in self.own[:-MOST_OWN]:
            self.matches.pop(old.id, None)
        del self.own[:-MOST_OWN]
        self.seen[exercise.id] = Seen(day, 0, day + DAYS[0])
        self.matches[exercise.id] = match
        return True

    def remove_own(self, exercise_id: str) -> None:
        self.own = [one for one in self.own if one.id != exercise_id]
        self.seen.pop(exercise_id, None)
        self.matches.pop(exercise_id, None)

    def remove_match(self, match: str) -> None:
        """Forget the exercises that come from a match, as when it is deleted."""
        for exercise_id in [key for key, of in self.matches.items() if of == match]:
            self.remove_own(exercise_id)


def _next(before: Seen | None, result: AttemptResult, day: int) -> Seen:
    if result != "first":
        return Seen(day, 0, day + DAYS[0])
    if before is None or not before.due:
        return Seen(day, 0, 0)
    stage = before.stage + 1
    return Seen(day, stage, day + DAYS[stage] if stage < len(DAYS) else 0)


def to_data(progress: ExerciseProgress) -> dict[str, object]:
    return {
        "themes": {
            theme: [one.done, one.at_once, round(one.rating.number), round(one.rating.deviation)]
            for theme, one in progress.themes.items()
        },
        "seen": {key: [one.day, one.stage, one.due] for key, one in progress.seen.items()},
        "own": [[one.rules, line_of(one), progress.matches[one.id]] for one in progress.own],
    }


def from_data(section: Mapping[str, object]) -> ExerciseProgress:
    """The progress in a section; what makes no sense in it is left out."""
    progress = ExerciseProgress()
    for theme, numbers in _pairs(section.get("themes")):
        values = _numbers(numbers, 4)
        if theme in THEMES and values and values[1] <= values[0] and values[3]:
            rating = Rating(float(values[2]), float(values[3]))
            progress.themes[theme] = ThemeProgress(values[0], values[1], rating)
    for key, numbers in _pairs(section.get("seen")):
        values = _numbers(numbers, 3)
        if values and values[1] <= len(DAYS):
            progress.seen[key] = Seen(*values)
    own = section.get("own")
    for texts in own if isinstance(own, list) else []:
        if not isinstance(texts, list) or len(texts) != 3:
            continue
        if all(isinstance(one, str) for one in texts):
            _take_own(progress, *texts)
    return progress


def _take_own(progress: ExerciseProgress, rules: str, line: str, match: str) -> None:
    try:
        one = read_line(rules, line)
    except ExerciseProblem:
        return
    progress.own.append(one)
    progress.matches[one.id] = match


def _pairs(data: object) -> list[tuple[str, object]]:
    return list(data.items())[:MOST_SEEN] if isinstance(data, dict) else []


def _numbers(data: object, count: int) -> list[int]:
    """The `count` whole numbers, none negative or beyond all days; empty for anything else."""
    if not isinstance(data, list) or len(data) != count:
        return []
    if all(type(one) is int and 0 <= one <= _MOST_DAY for one in data):
        return list(data)
    return []


_MOST_DAY: Final = 3_652_059
"""The last day that a date can have."""


# --- which exercise comes next ----------------------------------------------------------------

_WIDTH: Final = 250.0
"""Points between number and degree at which an exercise is chosen 2.7 times as seldom."""


_TOO_HARD: Final = 200.0
"""Points by which an exercise may lie above the player's number."""


@dataclass(frozen=True, slots=True)
class Wish:
    """What the player wants to practise; nothing named means anything.

    Attributes:
        own, home: own mistakes only, or only what was made at home.
    """

    rules: str = ""
    topic: Topic | None = None
    degree: int = 0
    own: bool = False
    home: bool = False

    def allows(self, one: Exercise) -> bool:
        """Whether an exercise is of that kind; `ExercisePool` knows what is one's own."""
        return (
            self.rules in ("", game_of(one.rules))
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
    played: Collection[str] = (),
) -> Exercise | None:
    """The next exercise: the one longest due, else a new one, else the one longest ago.

    New ones are of games that were `played`, where there are some. Among them the theme that was
    practised least comes first, and a degree near the player's number in it, at most one above.
    None where nothing fits the wish.
    """
    pool = exercises.fitting(wish, progress)
    due = progress.due(pool, day)
    if due:
        return due[0]
    new = [one for one in pool if one.id not in progress.seen]
    if new:
        known = [one for one in new if game_of(one.rules) in played]
        return _fitting(known or new, progress, rng)
    ready = [one for one in pool if not progress.seen[one.id].due]
    return min(ready or pool, key=lambda one: (progress.seen[one.id].day, one.id), default=None)


def _fitting(new: Sequence[Exercise], progress: ExerciseProgress, rng: random.Random) -> Exercise:
    most = {one.theme: progress.theme(one.theme).rating.number + _TOO_HARD for one in new}
    new = [one for one in new if NUMBERS[one.degree] <= most[one.theme]] or new
    available = Counter(one.theme for one in new)
    theme = min(available, key=lambda one: (progress.theme(one).done, rng.random()))
    of_theme = [one for one in new if one.theme == theme]
    weights = [_weight(one.degree, theme, progress) for one in of_theme]
    return rng.choices(of_theme, weights)[0]


def _weight(degree: int, theme: Theme, progress: ExerciseProgress) -> float:
    return math.exp(-abs(NUMBERS[degree] - progress.theme(theme).rating.number) / _WIDTH)

"""A private number for each theme: Glicko against the fixed degrees of exercises.

It says where exercises are neither dull nor hopeless, and nothing about anybody else. [Glickman:
The Glicko system, 1995]
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

from canasta_qt.features.learning.exercises.model.attempt import AttemptResult

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

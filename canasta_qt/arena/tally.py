"""A figure over many deals: how often it was seen, its mean, and how sure that mean is."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass

SURE = 1.96
"""Standard errors to either side of a mean that cover 95 %."""


@dataclass(frozen=True, slots=True)
class Tally:
    """Observations of one figure, kept as three whole numbers, so that sums are exact.

    Attributes:
        count: how many observations.
        total: their sum.
        squares: the sum of their squares.
    """

    count: int = 0
    total: int = 0
    squares: int = 0

    @classmethod
    def of(cls, values: Iterable[int]) -> Tally:
        """The tally of these observations."""
        seen = tuple(values)
        return cls(len(seen), sum(seen), sum(value * value for value in seen))

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.count + other.count, self.total + other.total, self.squares + other.squares
        )

    @property
    def mean(self) -> float:
        """The mean; 0 without observations."""
        return self.total / self.count if self.count else 0.0

    @property
    def scatter(self) -> float:
        """Sum of the squared distances from the mean."""
        return max(0.0, self.squares - self.total * self.total / self.count) if self.count else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean; infinite with fewer than two observations."""
        if self.count < 2:
            return math.inf
        return math.sqrt(self.scatter / (self.count - 1) / self.count)

    @property
    def interval(self) -> float:
        """Half the width of the 95 % interval around the mean."""
        return SURE * self.error


def apart(one: Tally, other: Tally) -> float:
    """By how many standard errors two means differ, signed; 0 where nothing can be said.

    Both are taken to spread alike, so that a few observations that happen to be equal do not look
    certain. Figures without any spread differ infinitely when their means do.
    """
    if one.count < 2 or other.count < 2:
        return 0.0
    gap = one.mean - other.mean
    variance = (one.scatter + other.scatter) / (one.count + other.count - 2)
    if variance == 0:
        return math.copysign(math.inf, gap) if gap else 0.0
    return gap / math.sqrt(variance * (1 / one.count + 1 / other.count))

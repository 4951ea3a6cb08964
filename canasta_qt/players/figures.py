"""Figures over many deals, by name: how often each was seen, its mean, how sure that mean is."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from typing import TypeGuard

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


NOTHING = Tally()

_NUMBERS = 3
"""A tally is written as its count, total and sum of squares."""


class Figures:
    """Tallies by name; sums of figures do not depend on the order in which deals come in."""

    def __init__(self, tallies: Mapping[str, Tally] | None = None) -> None:
        self._tallies = dict(tallies or {})

    def __getitem__(self, name: str) -> Tally:
        """The tally of this name, empty when nothing of it was seen."""
        return self._tallies.get(name, NOTHING)

    def __iter__(self) -> Iterator[str]:
        """The names with an observation, in alphabetical order."""
        return iter(sorted(self._tallies))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Figures) and self._tallies == other._tallies

    __hash__ = None  # type: ignore[assignment]  # it grows

    def __add__(self, other: Figures) -> Figures:
        names = sorted({*self, *other})
        return Figures({name: self[name] + other[name] for name in names})

    def add(self, observations: Mapping[str, Iterable[int]]) -> None:
        """Count one deal's observations."""
        for name, values in observations.items():
            tally = Tally.of(values)
            if tally.count:
                self._tallies[name] = self[name] + tally

    def data(self) -> dict[str, list[int]]:
        """The figures for JSON, each as its count, total and sum of squares."""
        tallies = ((name, self[name]) for name in self)
        return {name: [one.count, one.total, one.squares] for name, one in tallies}

    @classmethod
    def from_data(cls, data: object) -> Figures:
        """The figures that `data` wrote. Raises `ValueError` for anything else."""
        if not isinstance(data, dict):
            raise ValueError(f"figures are a dictionary, not {type(data).__name__}")
        tallies: dict[str, Tally] = {}
        for name, numbers in data.items():
            if not isinstance(name, str) or not _is_tally(numbers):
                raise ValueError(f"{name!r}: a figure is three whole numbers, not {numbers!r}")
            tallies[name] = Tally(*numbers)
        return cls(tallies)


def _is_tally(value: object) -> TypeGuard[list[int]]:
    return (
        isinstance(value, list)
        and len(value) == _NUMBERS
        and all(isinstance(number, int) for number in value)
    )

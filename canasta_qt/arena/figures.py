"""Figures over many deals, by name, and how they are kept as data."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import TypeGuard

from canasta_qt.arena.tally import Tally

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

"""Rows of numbers in the form that the playout core reads fastest: lists, or compiled vectors."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from canasta_qt.bots.playout import COMPILED

__all__ = ["COMPILED", "SHELF", "Shelf", "row"]


def _row_maker() -> Callable[[Sequence[int]], Any]:
    if not COMPILED:
        return list
    from librt.vecs import vec
    from mypy_extensions import i64

    return vec[i64]


row: Callable[[Sequence[int]], Any] = _row_maker()
"""Makes a row of the given numbers."""


class Shelf:
    """Rows that are filled anew for every question, by name and length.

    Compiled code keeps a reference to each row it is ever handed (mypyc 2.4 does not give back what
    it unpacks from an argument), so a row used once would stay in memory for good. A row from a
    shelf holds its numbers only until the same name is filled again.
    """

    def __init__(self) -> None:
        self._rows: dict[tuple[str, int], Any] = {}

    def filled(self, name: str, numbers: Sequence[int]) -> Any:
        """The row of this name with these numbers."""
        key = name, len(numbers)
        kept = self._rows.get(key)
        if kept is None:
            kept = self._rows[key] = row(numbers)
        else:
            for place, number in enumerate(numbers):
                kept[place] = number
        return kept


SHELF = Shelf()
"""The rows of this process; its questions come one after the other."""

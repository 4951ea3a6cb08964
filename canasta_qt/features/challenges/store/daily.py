"""Which daily deals were begun and how they went: one JSON file, written in one step.

A deal goes by its key, a date or a week (`record.challenges.daily`). What it brought belongs to
that date whatever a clock says later. The first result of a deal stays; playing it again changes
nothing. Entries that this version cannot read are written back as they were.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from canasta_qt.storage.files import JsonStore, Paths

MOST_POINTS: Final = 10_000_000


class DailyResult(NamedTuple):
    """What a deal brought the own side, and the best other one."""

    own: int
    other: int


class DailyStore(JsonStore[dict[str, object]]):
    """The file of daily deals."""

    def __init__(self, paths: Paths | None) -> None:
        """Without paths nothing is kept beyond the life of this object."""
        super().__init__(None if paths is None else paths.daily_file, _calendar_from, {})

    def begun(self, key: str) -> bool:
        """Whether this deal was begun."""
        return key in self._kept

    def result(self, key: str) -> DailyResult | None:
        """What this deal brought the first time that it was played to its end; None before."""
        return _played(self._kept.get(key))

    def all_keys(self) -> list[str]:
        """All deals that were begun."""
        return list(self._kept)

    def open_keys(self) -> list[str]:
        """The deals that were begun and have no result."""
        return [key for key, kept in self._kept.items() if kept is None]

    def begin(self, key: str) -> None:
        """This deal is about to be played. Raises `StorageProblem`."""
        if key not in self._kept:
            self._kept[key] = None
            self._keep()

    def finish(self, key: str, own: int, other: int) -> bool:
        """Keep what a deal brought; False where it has a result. Raises `StorageProblem`."""
        if self._kept.get(key) is not None:
            return False
        self._kept[key] = [own, other]
        self._keep()
        return True

    def _keep(self) -> None:
        self._write({"deals": self._kept}, indent=0)


def _calendar_from(data: object) -> dict[str, object]:
    deals = data.get("deals") if isinstance(data, dict) else None
    if not isinstance(deals, dict):
        raise ValueError("deals are expected")
    return deals


def _played(kept: object) -> DailyResult | None:
    """A result as it is kept; None for anything else."""
    if not isinstance(kept, list) or len(kept) != 2:
        return None
    if not all(type(points) is int and abs(points) <= MOST_POINTS for points in kept):
        return None
    return DailyResult(*kept)

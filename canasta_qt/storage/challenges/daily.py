"""Which daily deals were begun and how they went: one JSON file, written in one step.

A deal goes by its key, a date or a week (`record.challenges.daily`). What it brought belongs to
that date whatever a clock says later. The first result of a deal stays; playing it again changes
nothing. Entries that this version cannot read are written back as they were.
"""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from canasta_qt.storage.files import (
    Paths,
    StorageProblem,
    make_folder,
    read_json,
    write_atomically,
)

FORMAT: Final = 1
MOST_POINTS: Final = 10_000_000


class Played(NamedTuple):
    """What a deal brought the own side, and the best other one."""

    own: int
    other: int


class DailyStore:
    """The file of daily deals, read once and written after every change.

    Attributes:
        problem: what was wrong with the file when it was read; it has been set aside then.
    """

    def __init__(self, paths: Paths | None) -> None:
        """Without paths nothing is kept beyond the life of this object."""
        self._paths = paths
        self.problem: StorageProblem | None = None
        self._deals: dict[str, object] = {}
        if paths is not None:
            try:
                self._deals = read_json(paths.daily_file, _from_data, {})
            except StorageProblem as problem:
                self.problem = problem

    def begun(self, key: str) -> bool:
        """Whether this deal was begun."""
        return key in self._deals

    def result(self, key: str) -> Played | None:
        """What this deal brought the first time that it was played to its end; None before."""
        return _played(self._deals.get(key))

    def all_keys(self) -> list[str]:
        """All deals that were begun."""
        return list(self._deals)

    def open_keys(self) -> list[str]:
        """The deals that were begun and have no result."""
        return [key for key, kept in self._deals.items() if kept is None]

    def begin(self, key: str) -> None:
        """This deal is about to be played. Raises `StorageProblem`."""
        if key not in self._deals:
            self._deals[key] = None
            self._write()

    def finish(self, key: str, own: int, other: int) -> bool:
        """Keep what a deal brought; False where it has a result. Raises `StorageProblem`."""
        if self._deals.get(key) is not None:
            return False
        self._deals[key] = [own, other]
        self._write()
        return True

    def _write(self) -> None:
        if self._paths is None:
            return
        make_folder(self._paths.data)
        data = {"format": FORMAT, "deals": self._deals}
        text = json.dumps(data, ensure_ascii=False, indent=0) + "\n"
        write_atomically(self._paths.daily_file, text.encode("utf-8", "replace"))


def _from_data(data: object) -> dict[str, object]:
    deals = data.get("deals") if isinstance(data, dict) else None
    if not isinstance(deals, dict):
        raise ValueError("deals are expected")
    return deals


def _played(kept: object) -> Played | None:
    """A result as it is kept; None for anything else."""
    if not isinstance(kept, list) or len(kept) != 2:
        return None
    if not all(type(points) is int and abs(points) <= MOST_POINTS for points in kept):
        return None
    return Played(*kept)

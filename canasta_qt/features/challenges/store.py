"""What is kept of challenges: duplicate matches, daily deals and comparisons."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import asdict, dataclass, replace
from typing import Final, NamedTuple

from canasta_qt.features.review.store import Data, SeatFiles
from canasta_qt.storage.files import JsonStore, Paths, StorageProblem


@dataclass(frozen=True, slots=True)
class Duplicate:
    """A duplicate match: the seed of its cards, its game's title, when it began (s since 1970).

    Attributes:
        match: its number in the database; None until it has one.
        hints: how many hints the person was given.
    """

    seed: str
    title: str
    begun: int
    match: int | None = None
    hints: int = 0


class DuplicateStore(JsonStore[tuple[Duplicate, ...]]):
    """All duplicate matches, the first first.

    A match is written down by its seed before it begins, so that no kill parts the two; its number
    in the database follows. Those of a damaged file are ordinary matches from now on.
    """

    def __init__(self, paths: Paths | None) -> None:
        file = None if paths is None else paths.duplicates_file
        super().__init__(file, _duplicates_from, ())

    @property
    def all(self) -> tuple[Duplicate, ...]:
        """Those that are known, the first first."""
        return self._kept

    def of(self, seed: object) -> Duplicate | None:
        return next((one for one in self._kept if one.seed == str(seed)), None)

    def add(self, duplicate: Duplicate) -> None:
        """A duplicate match is about to begin. Raises `StorageProblem`: then it must not begin."""
        before = self._kept
        self._kept = (*before, duplicate)
        try:
            self._keep()
        except StorageProblem:
            self._kept = before
            raise

    def number(self, seed: object, match: int) -> None:
        """The match has got its number. Raises `StorageProblem`; it is remembered all the same."""
        known = self.of(seed)
        if known is not None and known.match != match:
            self._replace(known, replace(known, match=match))

    def count_hint(self, seed: object) -> None:
        """A hint was given in the match. Raises `StorageProblem`; it is remembered all the same."""
        known = self.of(seed)
        if known is not None:
            self._replace(known, replace(known, hints=known.hints + 1))

    def _replace(self, known: Duplicate, found: Duplicate) -> None:
        self._kept = tuple(found if one is known else one for one in self._kept)
        self._keep()

    def forget(self, match: int) -> None:
        """The match was deleted; its number may be used again. Raises `StorageProblem`."""
        left = tuple(one for one in self._kept if one.match != match)
        if left != self._kept:
            self._kept = left
            self._keep()

    def _keep(self) -> None:
        self._write({"matches": [asdict(one) for one in self._kept]})


def _duplicates_from(data: object) -> tuple[Duplicate, ...]:
    matches = data.get("matches") if isinstance(data, dict) else None
    if not isinstance(matches, list):
        raise ValueError("a list of matches is expected")
    return tuple(map(_duplicate, matches))


def _duplicate(data: object) -> Duplicate:
    if not isinstance(data, dict):
        raise ValueError("a match is expected")
    seed, title, begun, match = (data.get(key) for key in ("seed", "title", "begun", "match"))
    if not isinstance(seed, str) or not isinstance(title, str) or not isinstance(begun, int):
        raise ValueError("a match has a seed, a title and a time")
    if match is not None and not isinstance(match, int):
        raise ValueError("the number of a match is expected")
    hints = data.get("hints", 0)
    return Duplicate(seed, title, begun, match, hints if _is_count(hints) else 0)


def _is_count(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST_POINTS


# --- which daily deals were begun and how they went -------------------------------------------

MOST_POINTS: Final = 10_000_000


class DailyResult(NamedTuple):
    """What a deal brought the own side, and the best other one; and how many hints were given."""

    own: int
    other: int
    hints: int = 0


class DailyStore(JsonStore[dict[str, object]]):
    """Each deal by its key: None once it is begun, the hints that were given since, its result."""

    def __init__(self, paths: Paths | None) -> None:
        super().__init__(None if paths is None else paths.daily_file, _calendar_from, {})

    def begun(self, key: str) -> bool:
        return key in self._kept

    def result(self, key: str) -> DailyResult | None:
        """What this deal brought the first time that it was played to its end; None before."""
        return _played(self._kept.get(key))

    def all_keys(self) -> list[str]:
        """All deals that were begun."""
        return list(self._kept)

    def open_keys(self) -> list[str]:
        """The deals that were begun and have no result."""
        return [key for key, kept in self._kept.items() if kept is None or _is_count(kept)]

    def begin(self, key: str) -> None:
        """This deal is about to be played. Raises `StorageProblem`."""
        if key not in self._kept:
            self._kept[key] = None
            self._keep()

    def finish(self, key: str, own: int, other: int) -> bool:
        """Keep what a deal brought; False where it has a result. Raises `StorageProblem`."""
        kept = self._kept.get(key)
        if kept is not None and not _is_count(kept):
            return False
        self._kept[key] = [own, other, kept] if kept else [own, other]
        self._keep()
        return True

    def count_hint(self, key: str) -> None:
        """A hint was given in a deal; one that has its result stays. Raises `StorageProblem`."""
        if key in self.open_keys():
            given = self._kept[key]
            self._kept[key] = given + 1 if isinstance(given, int) else 1
            self._keep()

    def _keep(self) -> None:
        self._write({"deals": self._kept})


def _calendar_from(data: object) -> dict[str, object]:
    deals = data.get("deals") if isinstance(data, dict) else None
    if not isinstance(deals, dict):
        raise ValueError("deals are expected")
    return deals


def _played(kept: object) -> DailyResult | None:
    if not isinstance(kept, list) or len(kept) not in (2, 3):
        return None
    if not all(type(points) is int and abs(points) <= MOST_POINTS for points in kept):
        return None
    return DailyResult(*kept)


_NAME: Final = re.compile(r"match-([0-9]{1,12})\.json")


class ComparisonStore(SeatFiles):
    def __init__(self, paths: Paths | None) -> None:
        super().__init__(None if paths is None else paths.comparisons)

    def all(self) -> Iterator[tuple[int, Data]]:
        """Every match and seat that was compared, by number; nonsense is set aside."""
        for match in sorted(self._matches()):
            for seat in self._seats(match).values():
                yield match, seat

    def _matches(self) -> list[int]:
        if self._folder is None:
            return list(self._unkept)
        found: list[int] = []
        with contextlib.suppress(OSError):  # no folder: nothing was compared
            names = [_NAME.fullmatch(path.name) for path in self._folder.iterdir()]
            found = [int(name[1]) for name in names if name is not None]
        return found

"""The database into which matches are taken: what it has, and what is new or better than that."""

from __future__ import annotations

import contextlib
import sqlite3
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final, Literal

from canasta_qt.storage.salvage.saved_match import (
    MatchKey,
    SavedMatch,
    insert_saved_match,
    read_saved_match,
)

Taken = Literal["new", "better", "known", "unfit"]
"""What became of a match: stored, stored in place of less of it, here already, or no rows fit."""


@dataclass(frozen=True, slots=True)
class ShelvedMatch:
    """What became of a match, and its number here if it has one."""

    how: Taken
    number: int | None


_KNOWN: Final = """
    SELECT id, begun, seed, players, ended IS NOT NULL,
        (SELECT count(*) FROM actions WHERE match = id)
    FROM matches
"""


@dataclass(frozen=True, slots=True)
class _Known:
    key: MatchKey
    worth: tuple[bool, int]

    @property
    def is_whole(self) -> bool:
        return self.worth[0]


_BEST: Final = (True, 1 << 62)
"""Worth more than any match."""


class Shelf:
    """The matches of one database; all changes are made in the transaction that is open."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        """Raises `sqlite3.Error`."""
        self._connection = connection
        self._known: dict[int, _Known] = {}
        self._by_key: defaultdict[MatchKey, list[int]] = defaultdict(list)
        self._there: frozenset[int] = frozenset()
        self._claimed: set[int] = set()
        self._highest = 0
        for number, begun, seed, players, ended, actions in connection.execute(_KNOWN):
            known = _Known(MatchKey(begun, seed, players), (bool(ended), actions))
            self._note(number, known)

    def __len__(self) -> int:
        return len(self._known)

    def numbers(self) -> list[int]:
        """The numbers that matches have here, in order."""
        return sorted(self._known)

    def begin_source(self, ids: Sequence[int]) -> None:
        """Another file is read now, in which matches have these numbers."""
        self._there = frozenset(ids)
        self._claimed.clear()
        self._highest = max(self._highest, *ids, 0)

    def number_of(self, number: int, key: MatchKey) -> int | None:
        """The number here of a match that has that number in the file being read."""
        known = self._known.get(number)
        if known is not None and known.key == key:
            return number
        others = (one for one in self._by_key.get(key, ()) if one not in self._there)
        return next((one for one in others if one not in self._claimed), None)

    def has_whole(self, number: int, key: MatchKey) -> bool:
        """Whether nothing better of a match can be brought."""
        here = self.number_of(number, key)
        if here is None or not self._known[here].is_whole:
            return False
        self._claimed.add(here)
        return True

    def as_much_as(self, other: Shelf, number: int) -> int | None:
        """The number here of a match of the file being read, if as much of it is here."""
        theirs = other._known[number]
        here = self.number_of(number, theirs.key)
        if here is None or self._known[here].worth < theirs.worth:
            return None
        self._claimed.add(here)
        return here

    def take(self, saved: SavedMatch) -> ShelvedMatch:
        """Store a match, unless as much of it is here. Raises `sqlite3.Error`."""
        here = self.number_of(saved.id, saved.key)
        if here is None:
            return self._store(saved)
        self._claimed.add(here)
        if saved.worth <= self._known[here].worth:
            return ShelvedMatch("known", here)
        if not self._goes_on_from(saved, here):
            return self._store(saved.under(self._highest + 1))
        return (
            ShelvedMatch("better", here)
            if self._insert(saved.under(here))
            else ShelvedMatch("unfit", None)
        )

    def put(self, saved: SavedMatch) -> int:
        """Store a match as it is, better than any to come. Raises `sqlite3.Error`.

        Returns its number, a new one where it has none.
        """
        here = self.number_of(saved.id, saved.key)
        if here is None:
            taken = saved.id <= 0 or saved.id in self._known
            here = self._highest + 1 if taken else saved.id
        self._insert(saved.under(here))
        self._note(here, _Known(saved.key, _BEST))
        return here

    def replace(self, saved: SavedMatch, here: int) -> None:
        """Store a match in place of the damaged one of that number. Raises `sqlite3.Error`."""
        self._insert(saved.under(here))

    def _store(self, saved: SavedMatch) -> ShelvedMatch:
        if saved.id in self._known:
            saved = saved.under(self._highest + 1)
        if not self._insert(saved):
            return ShelvedMatch("unfit", None)
        self._claimed.add(saved.id)
        return ShelvedMatch("new", saved.id)

    def _insert(self, saved: SavedMatch) -> bool:
        """Store the rows in place of what has that number, or nothing where they do not fit."""
        for one in (saved, replace(saved, row={**saved.row, "source": None})):
            with contextlib.suppress(sqlite3.IntegrityError), _savepoint(self._connection):
                self._connection.execute("DELETE FROM matches WHERE id = ?", (one.id,))
                insert_saved_match(self._connection, one)
                self._note(saved.id, _Known(saved.key, saved.worth))
                return True
        return False

    def _note(self, number: int, known: _Known) -> None:
        if number not in self._known:
            self._by_key[known.key].append(number)
        self._known[number] = known
        self._highest = max(self._highest, number)

    def _goes_on_from(self, saved: SavedMatch, here: int) -> bool:
        """Whether a match has everything that is here of it, and is no other way it went."""
        before = read_saved_match(self._connection, here)
        if before is None or saved.row["play"] is not None or before.row["play"] is not None:
            return True
        lines = [row[1:3] + row[4:] for row in before.actions]
        return [row[1:3] + row[4:] for row in saved.actions[: len(lines)]] == lines


@contextlib.contextmanager
def _savepoint(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("SAVEPOINT one_match")
    try:
        yield
    except BaseException:
        if connection.in_transaction:  # a full disk ends the whole transaction
            connection.execute("ROLLBACK TO one_match")
            connection.execute("RELEASE one_match")
        raise
    connection.execute("RELEASE one_match")

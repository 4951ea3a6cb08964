"""The copies of the matches that are kept: which there are, what is in one, taking matches back.

A copy is never opened itself, for SQLite writes to what it opens, but a duplicate.
"""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem, os_errors_as
from canasta_qt.storage.kept_files import copy_files, forget_deleted, mark_of, match_count, written
from canasta_qt.storage.match_values import ListedMatch, ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage.damaged_match import may_replace
from canasta_qt.storage.salvage.saved_match import SavedMatch, read_saved_match
from canasta_qt.storage.salvage.shelf import Shelf
from canasta_qt.storage.salvage.sources import WORK_FOLDER, duplicate

_ALL: Final = 1_000_000
"""More matches than anybody plays."""

_HIDDEN: Final = "SELECT id FROM matches WHERE deleted IS NOT NULL OR aside IS NOT NULL"

_DAMAGED: Final = "SELECT id FROM matches WHERE aside IS NOT NULL"


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of all matches.

    Attributes:
        path: where it lies.
        written: when it was made, in seconds since the epoch.
        matches: how many it holds; None where it cannot be read.
    """

    path: Path
    written: float
    matches: int | None


@dataclass(frozen=True, slots=True)
class CopiedMatch:
    """A match of a copy, whose number is that in the copy.

    Attributes:
        match: what a list shows of it.
        here: whether the store has as much of it, and shows it.
    """

    match: ListedMatch
    here: bool


def copies_of(database: Database) -> tuple[Copy, ...]:
    """The copies of a database that there are, the latest first. Raises `StorageProblem`."""
    found = copy_files(database.path)
    return tuple(Copy(path, written(path), match_count(path)) for path in found)


@contextlib.contextmanager
def opened(copy: Copy) -> Iterator[MatchStore]:
    """A store over what a copy holds, to list and read; changes to it go nowhere.

    Raises `StorageProblem`.
    """
    home = copy.path.parent
    try:
        with (
            os_errors_as(StorageCode.NOT_READABLE, copy.path),
            tempfile.TemporaryDirectory(dir=home, prefix=WORK_FOLDER) as folder,
            contextlib.closing(Database(duplicate(copy.path, Path(folder)))) as database,
        ):
            yield MatchStore(database)
    except StorageProblem as problem:
        if not problem.path.is_relative_to(home) or problem.path.parent == home:
            raise
        raise StorageProblem(problem.code, copy.path, problem.reason) from problem


def matches_in(copy: Copy, store: MatchStore) -> tuple[CopiedMatch, ...]:
    """The matches of a copy, the one played latest first. Raises `StorageProblem`."""
    with store.database.reading() as connection:
        ours = Shelf(connection)
        hidden = {number for (number,) in connection.execute(_HIDDEN)}
    with opened(copy) as there, there.database.reading() as connection:
        listed = there.listed(ListFilter(), ListOrder(), 0, _ALL)
        theirs = Shelf(connection)
        ours.begin_source(theirs.numbers())
        as_much = {match.id: ours.as_much_as(theirs, match.id) for match in listed}
    return tuple(
        CopiedMatch(match, here=as_much[match.id] is not None and as_much[match.id] not in hidden)
        for match in listed
    )


def take_back(store: MatchStore, copy: Copy, matches: Iterable[int]) -> tuple[int, ...]:
    """Take matches of a copy into the store; returns the numbers they have there.

    One that was deleted comes back, one of which there is less is completed, one that is damaged
    here is replaced if that loses nothing. What is here already is left alone and not among the
    numbers, nor is what cannot be read. Raises `StorageProblem`; nothing is changed then.
    """
    with opened(copy) as there:
        numbers, wanted = _read(there, matches)
    forget_deleted(store.database.path, (mark_of(saved.key) for saved in wanted))
    taken: list[int] = []
    with store.database.writing() as connection:
        shelf = Shelf(connection)
        shelf.begin_source(numbers)
        hidden = {number for (number,) in connection.execute(_HIDDEN)}
        damaged = {number for (number,) in connection.execute(_DAMAGED)}
        for saved in wanted:
            placed = shelf.take(saved)
            if placed.number is None or (placed.how == "known" and placed.number not in hidden):
                continue
            if placed.how == "known" and placed.number in damaged:
                if not may_replace(connection, placed.number, saved):
                    continue
                shelf.replace(saved, placed.number)
            connection.execute(
                "UPDATE matches SET deleted = NULL, aside = NULL WHERE id = ?", (placed.number,)
            )
            taken.append(placed.number)
    return tuple(taken)


def _read(there: MatchStore, matches: Iterable[int]) -> tuple[list[int], list[SavedMatch]]:
    """The numbers of all matches of a copy, and those matches that are wanted of it."""
    with there.database.reading() as connection:
        found = (read_saved_match(connection, match) for match in matches)
        return Shelf(connection).numbers(), [saved for saved in found if saved is not None]

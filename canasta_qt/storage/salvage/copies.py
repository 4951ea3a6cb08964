"""The copies of the matches that are kept: which there are, what is in one, taking matches back."""

from __future__ import annotations

import contextlib
import tempfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem, os_errors_as
from canasta_qt.storage.match_values import ListedMatch, ListFilter, ListOrder
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.salvage.recovery import recover
from canasta_qt.storage.salvage.saved_match import SavedMatch, may_replace, read_saved_match
from canasta_qt.storage.salvage.shelf import Shelf
from canasta_qt.storage.salvage.sources import WORK_FOLDER, duplicate
from canasta_qt.storage.side_files import (
    copy_files,
    damaged_files,
    forget_deleted,
    mark_of,
    match_count,
    written,
)

_ALL: Final = 1_000_000
"""More matches than anybody plays."""

_HIDDEN: Final = "SELECT id FROM matches WHERE deleted IS NOT NULL OR aside IS NOT NULL"

_DAMAGED: Final = "SELECT id FROM matches WHERE aside IS NOT NULL"


@dataclass(frozen=True, slots=True)
class Copy:
    """A copy of all matches; `matches` is None where it cannot be read."""

    path: Path
    written: float
    matches: int | None


@dataclass(frozen=True, slots=True)
class CopiedMatch:
    """A match of a copy; `here`: whether the store has as much of it, and shows it."""

    match: ListedMatch
    here: bool


@dataclass(frozen=True, slots=True)
class Contents:
    """What is in a copy, the match played latest first; of a damaged one what can be read."""

    matches: tuple[CopiedMatch, ...]
    damaged: bool


@dataclass(frozen=True, slots=True)
class MatchesToRestore:
    """Matches of a copy that shall come back, and the numbers of all that are in it."""

    matches: tuple[SavedMatch, ...]
    numbers: tuple[int, ...]


def copies_of(database: Database) -> tuple[Copy, ...]:
    """The copies of a database that there are, the latest first. Raises `StorageProblem`."""
    found = copy_files(database.path)
    return tuple(Copy(path, written(path), match_count(path)) for path in found)


@contextlib.contextmanager
def opened(copy: Copy) -> Iterator[MatchStore]:
    """A store over what a copy holds, to list and read; changes to it go nowhere.

    Of a damaged copy it holds what can be read. Raises `StorageProblem`, also where that is
    nothing.
    """
    home = copy.path.parent
    try:
        with (
            os_errors_as(StorageCode.NOT_READABLE, copy.path),
            tempfile.TemporaryDirectory(dir=home, prefix=WORK_FOLDER) as folder,
            contextlib.closing(_readable(duplicate(copy.path, Path(folder)))) as database,
        ):
            yield MatchStore(database)
    except StorageProblem as problem:
        if not problem.path.is_relative_to(home) or problem.path.parent == home:
            raise
        raise StorageProblem(problem.code, copy.path, problem.reason) from problem


def _readable(path: Path) -> Database:
    """A database, or of a damaged one what can be read. Raises `StorageProblem`."""
    database = Database(path)
    if not database.has_odd_header() and database.is_sound():
        return database
    result = recover(database)
    if not result.number:
        raise StorageProblem(StorageCode.DAMAGED, path, "nothing in it can be read")
    return database


def matches_in(copy: Copy, store: MatchStore) -> Contents:
    """What is in a copy, compared with the matches of a store. Raises `StorageProblem`."""
    with store.database.reading() as connection:
        ours = Shelf(connection)
        hidden = {number for (number,) in connection.execute(_HIDDEN)}
    with opened(copy) as there, there.database.reading() as connection:
        listed = there.listed(ListFilter(), ListOrder(), 0, _ALL)
        theirs = Shelf(connection)
        ours.begin_source(theirs.numbers())
        as_much = {match.id: ours.as_much_as(theirs, match.id) for match in listed}
        damaged = bool(damaged_files(there.database.path))
    matches = (
        CopiedMatch(match, here=as_much[match.id] is not None and as_much[match.id] not in hidden)
        for match in listed
    )
    return Contents(tuple(matches), damaged)


def put_back(store: MatchStore, wanted: MatchesToRestore) -> tuple[int, ...]:
    """Take matches of a copy into the store; returns the numbers they have there.

    One that was deleted comes back, one of which there is less is completed, one that is damaged
    here is replaced if that loses nothing. What is here already is left alone and not among the
    numbers. Raises `StorageProblem`; nothing is changed then.
    """
    forget_deleted(store.database.path, (mark_of(saved.key) for saved in wanted.matches))
    taken: list[int] = []
    with store.database.writing() as connection:
        shelf = Shelf(connection)
        shelf.begin_source(wanted.numbers)
        hidden = {number for (number,) in connection.execute(_HIDDEN)}
        damaged = {number for (number,) in connection.execute(_DAMAGED)}
        for saved in wanted.matches:
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


def read_wanted(copy: Copy, matches: Iterable[int]) -> MatchesToRestore:
    """Matches of a copy for `put_back`, without what cannot be read. Raises `StorageProblem`."""
    with opened(copy) as there, there.database.reading() as connection:
        found = [read_saved_match(connection, match) for match in matches]
        numbers = tuple(Shelf(connection).numbers())
    return MatchesToRestore(tuple(saved for saved in found if saved is not None), numbers)

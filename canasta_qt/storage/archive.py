"""The store of matches from the start of the program to its end: checked, recovered, copied."""

from __future__ import annotations

import contextlib
from typing import Final

from canasta_qt.storage.database import Database
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.migrations import VERSION
from canasta_qt.storage.old_journals import take_in_databases, take_in_journals
from canasta_qt.storage.paths import Paths
from canasta_qt.storage.problems import StorageCode, StorageProblem, reason_of
from canasta_qt.storage.salvage import copy_is_sound, recover

_RUNNING: Final = (
    "SELECT total(length(header)) FROM matches WHERE ended IS NULL",
    "SELECT total(length(line)) FROM actions",
)
"""Questions that read everything about the matches that can be gone on with."""


def open_store(paths: Paths) -> MatchStore:
    """The matches of these folders. Nothing is opened yet: `prepare` does that."""
    return MatchStore(Database(paths.database))


def prepare(store: MatchStore, paths: Paths) -> list[StorageProblem]:
    """Make the store fit for use, whatever the files look like; returns what is to be told.

    A damaged database is recovered; beside one of a newer program, which stays untouched, a
    database of this program's own is used until a newer program takes its matches in. So are the
    text files of the time before the database. Never raises: where nothing can be stored, every
    later call says so again.
    """
    database = store.database
    problems = _made_fit(database)
    if any(problem.code is StorageCode.FUTURE for problem in problems):
        database.path = paths.database_of(VERSION)
        problems += _made_fit(database)
    if all(problem.code is not StorageCode.NOT_WRITABLE for problem in problems):
        problems += take_in_journals(store, paths)
        problems += take_in_databases(store, paths)
    return problems


def shut(store: MatchStore) -> None:
    """A clean end: deleted matches go for good, and the last good copy is renewed. Never raises."""
    database = store.database
    with contextlib.suppress(StorageProblem):
        if database.needs_copy:
            store.purge()
            if not database.backup():
                database.mark()
    database.close()


def _made_fit(database: Database) -> list[StorageProblem]:
    """Look at the database, and recover it where it is damaged; what is to be told."""
    try:
        _look(database)
    except StorageProblem as problem:
        return [_recovered(database) if problem.code is StorageCode.DAMAGED else problem]
    except OSError as problem:
        reason = reason_of(problem)
        return [StorageProblem(StorageCode.NOT_WRITABLE, database.path.parent, reason)]
    return []


def _look(database: Database) -> None:
    """Open the file; one that was not closed properly, or looked wrong, is read through before.

    What turns out to be damaged has not been written to then.
    """
    journal = database.path.with_name(database.path.name + "-wal")
    doubtful = database.mark_path.exists() or (journal.exists() and journal.stat().st_size > 0)
    if database.has_odd_header() or (doubtful and not copy_is_sound(database.path)):
        raise StorageProblem(StorageCode.DAMAGED, database.path, "a check found faults")
    with database.reading() as connection:
        for question in _RUNNING:
            connection.execute(question).fetchone()
    database.mark_path.unlink(missing_ok=True)
    with database.writing() as connection:  # a file that may only be read says so now
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _recovered(database: Database) -> StorageProblem:
    """What to tell after a damaged database was recovered, or why it could not be."""
    try:
        told = recover(database)
    except StorageProblem as worse:
        return worse
    with contextlib.suppress(OSError):
        database.mark_path.unlink(missing_ok=True)
    return told

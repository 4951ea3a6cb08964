"""The store of matches from the start of the program to its end: checked, recovered, copied."""

from __future__ import annotations

import contextlib

from canasta_qt.storage.database import Database
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.migrations import VERSION
from canasta_qt.storage.old_journals import take_in_journals
from canasta_qt.storage.paths import Paths
from canasta_qt.storage.problems import StorageCode, StorageProblem
from canasta_qt.storage.salvage import recover


def open_store(paths: Paths) -> MatchStore:
    """The matches of these folders. Nothing is opened yet: `prepare` does that."""
    return MatchStore(Database(paths.database))


def prepare(store: MatchStore, paths: Paths) -> list[StorageProblem]:
    """Make the store fit for use, whatever the files look like; returns what is to be told.

    A damaged database is recovered; beside one of a newer program, which stays untouched, a
    database of this program's own is used. Matches of the time before the database are taken in.
    Never raises: where nothing can be stored, every later call says so again.
    """
    problems: list[StorageProblem] = []
    try:
        _look(store.database)
    except StorageProblem as problem:
        problems.append(_helped(store.database, problem))
    if not problems or problems[-1].code is not StorageCode.NOT_WRITABLE:
        problems += take_in_journals(store, paths)
    return problems


def shut(store: MatchStore) -> None:
    """A clean end: deleted matches go for good, and the last good copy is renewed. Never raises."""
    database = store.database
    with contextlib.suppress(StorageProblem):
        if database.changed:
            store.purge()
            if not database.backup():
                database.mark()
    database.close()


def _look(database: Database) -> None:
    """Open the file; one that was not closed properly, or looked wrong, is read through."""
    journal = database.path.with_name(database.path.name + "-wal")
    doubtful = database.mark_path.exists() or (journal.exists() and journal.stat().st_size > 0)
    with database.reading() as connection:
        connection.execute("SELECT count(*) FROM matches WHERE ended IS NULL").fetchone()
    if database.has_odd_header() or (doubtful and not database.is_sound()):
        raise StorageProblem(StorageCode.DAMAGED, database.path, "a check found faults")
    database.mark_path.unlink(missing_ok=True)
    with database.writing() as connection:  # a file that may only be read says so now
        connection.execute(f"PRAGMA user_version = {VERSION}")


def _helped(database: Database, problem: StorageProblem) -> StorageProblem:
    """What was done about a database that cannot be used; the problem itself if nothing was."""
    try:
        if problem.code is StorageCode.DAMAGED:
            told = recover(database)
            database.mark_path.unlink(missing_ok=True)
            return told
        if problem.code is StorageCode.FUTURE:
            database.path = database.path.with_name(f"matches.version-{VERSION}.db")
            _look(database)
    except StorageProblem as worse:
        return worse
    return problem

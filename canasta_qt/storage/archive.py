"""The store of matches from the start of the program to its end: checked, recovered, copied.

Databases that an older program kept beside this one while it could not read it are taken in once
and kept aside untouched.
"""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from canasta_qt.record.log_text import RecordProblem, loads
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage import schema
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import (
    Paths,
    StorageCode,
    StorageProblem,
    move_into,
    os_errors_as,
    patiently,
    remove_file,
)
from canasta_qt.storage.foreign_database import ForeignDatabase
from canasta_qt.storage.kept_files import JOURNAL, keep_private, recovery_is_unfinished
from canasta_qt.storage.matches import BRING_BACK, MatchStore
from canasta_qt.storage.salvage.journal import copy_is_sound
from canasta_qt.storage.salvage.recovery import Recovery, RunRecovery, is_being_replaced
from canasta_qt.storage.salvage.sources import clear_work_folders


def import_databases(store: MatchStore, paths: Paths) -> list[StorageProblem]:
    """Take in the matches of older programs' own databases; returns what was wrong with any."""
    problems: list[StorageProblem] = []
    for path in (paths.database_of(version) for version in range(1, schema.VERSION + 1)):
        if path == store.database.path or not path.exists():
            continue
        other = MatchStore(ForeignDatabase(path))
        with _noted_in(problems), contextlib.closing(other.database):
            reasons = [_take_over(store, other, match) for match in other.ids()]
            other.database.close()
            kept = _put_away(path, paths.taken_in)
            problems += [
                StorageProblem(StorageCode.MATCH_DAMAGED, kept, reason)
                for reason in reasons
                if reason
            ]
    return problems


def _take_over(store: MatchStore, other: MatchStore, match: int) -> str:
    """Take a match of another database in; the answer says why that cannot be done, if so."""
    try:
        text = other.text(match)
        source, at = hashlib.sha256(text.encode()).hexdigest(), other.database.path.stat().st_mtime
        store.import_log(loads(text).log, at=at, source=source)
    except StorageProblem as problem:
        if problem.code is not StorageCode.MATCH_DAMAGED:
            raise
        return problem.reason
    except (RecordProblem, ReplayDifference) as problem:
        return str(problem)
    return ""


def _put_away(path: Path, folder: Path) -> Path:
    """Move a database with its journal, which keeps to the file by its name."""
    moved = move_into(path, folder)
    journal = path.with_name(path.name + JOURNAL)
    with os_errors_as(StorageCode.NOT_WRITABLE, journal):
        if journal.exists():
            patiently(lambda: journal.rename(moved.with_name(moved.name + JOURNAL)))
        remove_file(path.with_name(f"{path.name}-shm"))
    return moved


@contextlib.contextmanager
def _noted_in(problems: list[StorageProblem]) -> Iterator[None]:
    """What goes wrong with a file is noted, and the rest goes on."""
    try:
        yield
    except StorageProblem as problem:
        problems.append(problem)


_RUNNING: Final = (
    "SELECT total(length(header)) FROM matches WHERE ended IS NULL",
    "SELECT total(length(line)) FROM actions",
)
"""Questions that read everything about the matches that can be gone on with."""


def open_store(paths: Paths) -> MatchStore:
    """The matches of these folders. Nothing is opened yet: `prepare` does that."""
    return MatchStore(Database(paths.database))


_NO_USE: Final = {StorageCode.NOT_WRITABLE, StorageCode.RECOVERY_UNFINISHED}
"""After these nothing is taken in."""


def prepare(
    store: MatchStore, paths: Paths, run: RunRecovery = Recovery.run
) -> list[StorageProblem]:
    """Make the store fit for use, whatever the files look like; returns what is to be told.

    A damaged database is recovered, by `run`; beside one of a newer program, which stays untouched,
    a database of this program's own is used until a newer program takes its matches in. Never
    raises: where nothing can be stored, every later call says so again. After `RECOVERY_UNFINISHED`
    the program should end.
    """
    database = store.database
    keep_private(paths)
    clear_work_folders(paths.data)
    problems = _made_fit(database, run)
    if any(problem.code is StorageCode.FUTURE for problem in problems):
        database.path = paths.database_of(schema.VERSION)
        problems += _made_fit(database, run)
    if all(problem.code not in _NO_USE for problem in problems):
        problems += import_databases(store, paths)
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


def _made_fit(database: Database, run: RunRecovery) -> list[StorageProblem]:
    """Look at the database, and recover it where anything is damaged; what is to be told."""
    damaged = False
    try:
        with os_errors_as(StorageCode.NOT_WRITABLE, database.path.parent):
            _look(database)
            left = recovery_is_unfinished(database.path)
    except StorageProblem as problem:
        if problem.code is not StorageCode.DAMAGED:
            return [problem]
        damaged = left = True
    if not left:
        return []
    database.close()
    database.want_copy()
    told = run(Recovery(database.path, damaged=damaged))
    if damaged and (told is None or told.code is StorageCode.RECOVERED):
        with contextlib.suppress(OSError):
            database.mark_path.unlink(missing_ok=True)
    return [] if told is None else [told]


def _look(database: Database) -> None:
    """Open the file; one that was not closed properly, or looked wrong, is read through before.

    What turns out to be damaged has not been written to then.
    """
    journal = database.path.with_name(database.path.name + "-wal")
    if journal.exists():
        database.want_copy()
    doubtful = database.mark_path.exists() or (journal.exists() and journal.stat().st_size > 0)
    if is_being_replaced(database.path):
        raise StorageProblem(StorageCode.DAMAGED, database.path, "its recovery was not finished")
    sound = copy_is_sound(database.path) if doubtful else True
    if database.has_odd_header() or sound is False:
        raise StorageProblem(StorageCode.DAMAGED, database.path, "a check found faults")
    if sound is None:
        database.mark()  # another start has room to look
    with database.reading() as connection:
        for question in _RUNNING:
            connection.execute(question).fetchone()
    if sound:
        database.mark_path.unlink(missing_ok=True)
    with database.writing() as connection:  # a file that may only be read says so now
        connection.execute(f"PRAGMA user_version = {schema.VERSION}")
        connection.execute(BRING_BACK)

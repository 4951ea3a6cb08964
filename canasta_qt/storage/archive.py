"""The store of matches from the start of the program to its end: checked, recovered, copied.

Databases that an older program kept beside this one are taken in once. Somebody else may have
written such a file, so it is opened for reading only, must have exactly our tables, and every look
at it is bounded.
"""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from canasta_qt.record.log_text import FOREIGN, RecordProblem, loads
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage import schema
from canasta_qt.storage.database import Database, version_of
from canasta_qt.storage.files import (
    Paths,
    StorageCode,
    StorageProblem,
    move_into,
    os_errors_as,
    patiently,
    remove_file,
)
from canasta_qt.storage.matches import BRING_BACK, MatchStore
from canasta_qt.storage.salvage.recovery import Recovery, RunRecovery, is_being_replaced
from canasta_qt.storage.salvage.sources import clear_work_folders, copy_is_sound
from canasta_qt.storage.side_files import (
    JOURNAL,
    keep_private,
    read_only_address,
    recovery_is_unfinished,
    sweep_unfinished,
)


def import_databases(store: MatchStore, paths: Paths) -> list[StorageProblem]:
    """Take in the matches of older programs' own databases; returns what was wrong with any."""
    problems: list[StorageProblem] = []
    for path in (paths.database_of(version) for version in range(1, schema.VERSION + 1)):
        if path == store.database.path or not path.exists():
            continue
        other = MatchStore(ForeignDatabase(path))
        try:
            with contextlib.closing(other.database):
                reasons = [_take_over(store, other, match) for match in other.ids()]
            kept = _put_away(path, paths.taken_in)
        except StorageProblem as problem:
            problems.append(problem)
        else:
            found = (StorageProblem(StorageCode.MATCH_DAMAGED, kept, one) for one in reasons if one)
            problems += found
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
    moved = move_into(path, folder)
    journal = path.with_name(path.name + JOURNAL)
    with os_errors_as(StorageCode.NOT_WRITABLE, journal):
        if journal.exists():
            patiently(lambda: journal.rename(moved.with_name(moved.name + JOURNAL)))
        remove_file(path.with_name(f"{path.name}-shm"))
    return moved


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
    """Make the store fit for use, whatever the files look like; returns what is to be reported.

    A damaged database is recovered, by `run`; beside one of a newer program a database of this
    program's own is used until a newer program takes its matches in. Never raises. After
    `RECOVERY_UNFINISHED` the program should end.
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
    damaged = False
    sweep_unfinished(database.path)
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
    result = run(Recovery(database.path, damaged=damaged))
    if damaged and (result is None or result.code is StorageCode.RECOVERED):
        with contextlib.suppress(OSError):
            database.mark_path.unlink(missing_ok=True)
    return [] if result is None else [result]


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


# --- databases that somebody else may have written -------------------------------------------

SECONDS: Final = 1.5
"""How long one look may take."""

_LARGEST: Final = FOREIGN.size
"""Bytes of a row or of a value in it."""

_STEPS_BETWEEN: Final = 2_000
"""Instructions of SQLite between two looks at the clock: about a tenth of a millisecond."""


class ForeignDatabase(Database):
    """A database file of somebody else, with which a `MatchStore` can be read.

    Every use may raise `StorageProblem`, `NOT_READABLE` also where a look takes too long or a value
    is too large.
    """

    def __init__(self, path: Path, seconds: float = SECONDS) -> None:
        super().__init__(path)
        self._seconds = seconds
        self._until = 0.0

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for one look that takes a bounded time. Raises `StorageProblem`."""
        self._until = time.monotonic() + self._seconds
        with super().reading() as connection:
            yield connection

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """The same; SQLite itself refuses every change. Raises `StorageProblem`."""
        self._until = time.monotonic() + self._seconds
        with self._told(StorageCode.NOT_WRITABLE):
            yield self._open()

    def mark(self) -> None:
        """Nothing: what is wrong with it is not ours to mend."""

    def _open(self) -> sqlite3.Connection:
        if self._connection is None:
            connection = sqlite3.connect(
                read_only_address(self.path), uri=True, isolation_level=None
            )
            try:
                self._bound(connection)
                _require_ours(connection, self.path)
            except BaseException:
                connection.close()
                raise
            self._connection = connection
        return self._connection

    def _bound(self, connection: sqlite3.Connection) -> None:
        """Trust nothing and limit everything, before the first look at the content."""
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, _LARGEST)
        connection.setlimit(sqlite3.SQLITE_LIMIT_ATTACHED, 0)
        connection.set_progress_handler(self._is_late, _STEPS_BETWEEN)
        connection.text_factory = lambda data: data.decode("utf-8", "replace")
        for setting in ("trusted_schema = OFF", "query_only = ON", "cell_size_check = ON"):
            connection.execute(f"PRAGMA {setting}")

    def _is_late(self) -> bool:
        return time.monotonic() > self._until


def _require_ours(connection: sqlite3.Connection, path: Path) -> None:
    version = version_of(connection)
    if version > schema.VERSION:
        reason = f"version {version} of the database; this program knows up to {schema.VERSION}"
        raise StorageProblem(StorageCode.FUTURE, path, reason)
    ours = schema.parts_of(version) if version > 0 else frozenset()
    if schema.parts_in(connection, len(ours) + 1) != ours or not ours:
        reason = "its tables are not those of Canasta Qt"
        raise StorageProblem(StorageCode.FOREIGN, path, reason)

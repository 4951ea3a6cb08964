"""The SQLite file behind everything that was played: opened when needed, kept sound, copied.

Every transaction is on the disk when it is over (WAL with `synchronous=FULL`).
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from canasta_qt.storage import schema
from canasta_qt.storage.files import (
    StorageCode,
    StorageProblem,
    make_folder,
    make_private_file,
    os_errors_as,
    patiently,
    remove_file,
    sync_file,
    sync_folder,
)
from canasta_qt.storage.side_files import (
    COUNT_MATCHES,
    drop_old_copies,
    is_gone,
    latest_copy,
    make_room_for_copy,
    match_count,
)

BUSY_SECONDS: Final = 2.0
"""How long to wait for another program that is writing."""

_LONGEST_PATH: Final = 512 - len("-journal")
"""Bytes of a path that SQLite takes, except on Windows."""

_PAGE_SIZE: Final = (4096).to_bytes(2, "big")
_REST: Final = bytes((0, 64, 32, 32))
"""Parts of a header that are always the same."""

_HIGHEST: Final = 1000
"""No program will ever write a version above this."""

_DAMAGED: Final = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
"""What SQLite says that is about the content; anything else is about the file."""

_NO_ROOM: Final = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR_WRITE,
    sqlite3.SQLITE_IOERR_FSYNC,
    sqlite3.SQLITE_IOERR_TRUNCATE,
    sqlite3.SQLITE_IOERR_SHMOPEN,
    sqlite3.SQLITE_IOERR_SHMSIZE,
    sqlite3.SQLITE_IOERR_SHMMAP,
}
"""What it says when it cannot write, also while it only wants to read: it needs a little room."""

_STALE: Final = {*_DAMAGED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN}
"""After these the connection is of no more use."""


class Database:
    """One database file. Nothing is opened before the first use; it may not exist yet."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._connection: sqlite3.Connection | None = None
        self._changes = 0
        self._copy_is_stale = False
        self._is_withheld = False

    @property
    def backup_path(self) -> Path:
        """Where the last good copy lies, if there is one."""
        return latest_copy(self.path)

    @property
    def mark_path(self) -> Path:
        """A mark beside the file: something in it looked wrong and is to be checked."""
        return self.path.with_name(f"{self.path.name}.check")

    @contextlib.contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """The connection, for statements that change nothing. Raises `StorageProblem`."""
        with self._told(StorageCode.NOT_READABLE):
            yield self._open()

    @contextlib.contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """The connection inside a transaction: all of it is on the disk afterwards, or nothing.

        A file that has vanished is made anew, unless there are copies of it. Raises
        `StorageProblem`.
        """
        with self._told(StorageCode.NOT_WRITABLE):
            if self._connection is not None and not self.path.exists():
                self.close()
            connection = self._open()
            with _transaction(connection):
                yield connection

    @property
    def needs_copy(self) -> bool:
        """Whether anything was written that is in no copy, as far as is known."""
        if self._connection is None:
            return False
        changed = self._connection.total_changes > self._changes
        return changed or self._copy_is_stale or self._has_other_matches()

    def _has_other_matches(self) -> bool:
        with contextlib.suppress(StorageProblem, sqlite3.Error), self.reading() as connection:
            (count,) = connection.execute(COUNT_MATCHES).fetchone()
            return bool(count != match_count(self.backup_path))
        return False

    def want_copy(self) -> None:
        """More may be in the file than in its copy: a program before did not come to its end."""
        self._copy_is_stale = True

    def is_sound(self) -> bool:
        """Whether SQLite finds nothing wrong in the structure; reads the whole file."""
        try:
            with self.reading() as connection:
                (first,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except StorageProblem as problem:
            if problem.code is StorageCode.DAMAGED:
                return False
            raise
        return bool(first == "ok")

    def has_odd_header(self) -> bool:
        """Whether the file begins as no file of ours does, though SQLite may make do with it."""
        if not self.path.exists() or not self.path.stat().st_size:
            return is_gone(self.path)
        with self._told(StorageCode.NOT_READABLE), self.path.open("rb") as file:
            header = file.read(24)
        if len(header) < 24:
            return True
        size, (writes, reads), rest = header[16:18], header[18:20], header[20:]
        return not (size == _PAGE_SIZE and rest == _REST and {writes, reads} <= {1, 2})

    def backup(self) -> bool:
        """Renew the last good copy in one step; False when the database turns out to be damaged.

        The older copy is kept then, and where it has more matches or is of another day. Raises
        `StorageProblem` when the copy cannot be written.
        """
        to = self.backup_path
        partial = to.with_name(to.name + ".tmp")
        with self._told(StorageCode.NOT_WRITABLE):
            source = self._open()
            remove_file(partial)
            sound = _copy(source, partial)
            if sound:
                sync_file(partial)
                make_room_for_copy(self.path, partial)
                patiently(lambda: os.replace(partial, to))
                sync_folder(to.parent)
                drop_old_copies(self.path)
                self._changes = source.total_changes
                self._copy_is_stale = False
            remove_file(partial)
        return sound

    def mark(self) -> None:
        """Have the file checked at the next start."""
        with contextlib.suppress(OSError):
            self.mark_path.touch()

    def withhold(self, withheld: bool) -> None:
        """Close the file and refuse every use, or allow it again: a recovery replaces the file."""
        self.close()
        self._is_withheld = withheld

    def close(self) -> None:
        """Close the file. It may be used again, which opens it again."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(sqlite3.Error):
                connection.close()

    def _open(self) -> sqlite3.Connection:
        if self._is_withheld:
            raise StorageProblem(StorageCode.NOT_WRITABLE, self.path, "it is being recovered")
        if self._connection is None:
            make_folder(self.path.parent)
            self._require_short_path()
            if is_gone(self.path):
                raise StorageProblem(StorageCode.DAMAGED, self.path, "it is gone, copies are not")
            make_private_file(self.path)
            connection = sqlite3.connect(self.path, timeout=BUSY_SECONDS, isolation_level=None)
            connection.text_factory = _text
            try:
                _set_up(connection)
                self._migrate(connection)
            except BaseException as problem:
                connection.close()
                if getattr(problem, "sqlite_errorcode", None) == sqlite3.SQLITE_ERROR:
                    self.mark()  # tables or a format that no program of ours wrote
                    raise StorageProblem(StorageCode.DAMAGED, self.path, str(problem)) from problem
                raise
            self._connection = connection
            self._changes = connection.total_changes
        return self._connection

    def _require_short_path(self) -> None:
        """`StorageProblem` where SQLite would only say that it cannot open the file."""
        length = len(os.fsencode(os.path.realpath(self.path)))
        if os.name != "nt" and length > _LONGEST_PATH:
            reason = f"its path has {length} bytes; SQLite takes {_LONGEST_PATH}"
            raise StorageProblem(StorageCode.NOT_WRITABLE, self.path, reason)

    def _migrate(self, connection: sqlite3.Connection) -> None:
        """Bring the tables up to date. A copy of what an older program wrote is kept.

        Raises `StorageProblem` where they are not ours.
        """
        version = version_of(connection)
        if not 0 <= version <= _HIGHEST:
            reason = f"{version} cannot be the version of a database"
            raise StorageProblem(StorageCode.DAMAGED, self.path, reason)
        if version > schema.VERSION:
            reason = f"version {version} of the database; this program knows up to {schema.VERSION}"
            raise StorageProblem(StorageCode.FUTURE, self.path, reason)
        if 0 < version < schema.VERSION:
            _copy(connection, self.path.with_name(f"{self.path.name}.version-{version}"))
        while version < schema.VERSION:
            version = _step(connection)
        if schema.lacks(connection):
            self.mark()
            reason = "its tables are not those of Canasta Qt"
            raise StorageProblem(StorageCode.DAMAGED, self.path, reason)

    @contextlib.contextmanager
    def _told(self, otherwise: StorageCode) -> Iterator[None]:
        try:
            with os_errors_as(otherwise, self.path):
                yield
        except UnicodeDecodeError as problem:  # SQLite's complaint quotes a name that is no text
            self.close()
            self.mark()
            raise StorageProblem(StorageCode.DAMAGED, self.path, str(problem)) from problem
        except sqlite3.Error as problem:
            number = getattr(problem, "sqlite_errorcode", None)
            if number is None:
                raise
            if number & 0xFF in _STALE:
                self.close()
            code = StorageCode.NOT_WRITABLE if number in _NO_ROOM else otherwise
            code = StorageCode.DAMAGED if number & 0xFF in _DAMAGED else code
            if code is StorageCode.DAMAGED:
                self.mark()
            raise StorageProblem(code, self.path, str(problem)) from problem


def _text(cell: bytes) -> str | bytes:
    """A text; the bytes as they are where they are none, so that the row can still be read."""
    try:
        return cell.decode()
    except UnicodeDecodeError:
        return cell


def version_of(connection: sqlite3.Connection) -> int:
    """How many steps of the schema a database has been through."""
    return int(connection.execute("PRAGMA user_version").fetchone()[0])


def _set_up(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA trusted_schema = OFF")
    connection.execute("PRAGMA foreign_keys = ON")
    version = version_of(connection)
    if version <= schema.VERSION:
        connection.execute("PRAGMA page_size = 4096")
        with contextlib.suppress(sqlite3.OperationalError):  # a file that may only be read
            connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")


def _step(connection: sqlite3.Connection) -> int:
    """One migration, whole or not at all; returns the version then reached.

    The version is read again inside, for another program may have been quicker.
    """
    with _transaction(connection):
        version = version_of(connection)
        if version < schema.VERSION:
            for statement in schema.STEPS[version]:
                connection.execute(statement)
            version += 1
            connection.execute(f"PRAGMA user_version = {version}")
    return version


@contextlib.contextmanager
def _transaction(connection: sqlite3.Connection) -> Iterator[None]:
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        with contextlib.suppress(sqlite3.Error):
            if connection.in_transaction:
                connection.execute("ROLLBACK")
        raise


def _copy(source: sqlite3.Connection, to: Path) -> bool:
    """Copy a database and look whether the copy is sound."""
    make_private_file(to)
    copy = sqlite3.connect(to, isolation_level=None)
    try:
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")
        return bool(copy.execute("PRAGMA quick_check(1)").fetchone()[0] == "ok")
    except sqlite3.DatabaseError as problem:
        if getattr(problem, "sqlite_errorcode", 0) & 0xFF in _DAMAGED:
            return False
        raise
    finally:
        copy.close()

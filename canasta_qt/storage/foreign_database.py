"""A database that somebody else may have written: looked at, never written to, never trusted.

Nothing in it is run: it must have exactly the tables that a program of ours made, no views and no
triggers, and is opened for reading only. Every look at it ends after a bounded time, and no value
is larger than the largest log.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from canasta_qt.record.log_text import FOREIGN
from canasta_qt.storage import schema
from canasta_qt.storage.database import Database, version_of
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.kept_files import read_only_address

SECONDS: Final = 1.5
"""How long one look may take."""

_LARGEST: Final = FOREIGN.size
"""Bytes of a row or of a value in it."""

_STEPS_BETWEEN: Final = 2_000
"""Instructions of SQLite between two looks at the clock: about a tenth of a millisecond."""

_PARTS: Final = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL"

_Part = tuple[str, str, str, str]
"""A table or index: type, name, its table's name, and the statement that made it."""


class ForeignDatabase(Database):
    """A database file of somebody else, with which a `MatchStore` can be read.

    Every use may raise `StorageProblem`: `FOREIGN` where it is none of ours, `FUTURE` where a newer
    program wrote it, `DAMAGED`, and `NOT_READABLE` also where a look takes too long or a value is
    too large.
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
    """Raise `StorageProblem` unless a program of ours made every part of the database."""
    version = version_of(connection)
    if version > schema.VERSION:
        reason = f"version {version} of the database; this program knows up to {schema.VERSION}"
        raise StorageProblem(StorageCode.FUTURE, path, reason)
    ours = _parts_of(version) if version > 0 else frozenset()
    found = connection.execute(_PARTS + f" LIMIT {len(ours) + 1}").fetchall()
    if frozenset(map(_part, found)) != ours or not ours:
        reason = "its tables are not those of Canasta Qt"
        raise StorageProblem(StorageCode.FOREIGN, path, reason)


@cache
def _parts_of(version: int) -> frozenset[_Part]:
    """What a database of this version consists of."""
    with contextlib.closing(sqlite3.connect(":memory:")) as fresh:
        for statement in (one for step in schema.STEPS[:version] for one in step):
            fresh.execute(statement)
        return frozenset(map(_part, fresh.execute(_PARTS)))


def _part(row: tuple[object, ...]) -> _Part:
    kind, name, table, statement = map(str, row)
    return kind, name, table, " ".join(statement.split())

"""A damaged database: put aside untouched, and everything that can be read taken into a fresh one.

What cannot be read there is taken from the last good copy, where that has it.
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from canasta_qt.storage.database import Database
from canasta_qt.storage.files import set_aside, sync_folder, write_atomically
from canasta_qt.storage.journal import WAL, forgets_something
from canasta_qt.storage.problems import StorageCode, StorageProblem, reason_of
from canasta_qt.storage.saved_rows import SavedMatch, ids_in, put, read_match

_SHARED: Final = "-shm"

_HEADER: Final = 100
"""Bytes of SQLite's file header."""

_PAGE: Final = 4096
"""Bytes of the first page, which also tells where each table begins."""


def copy_is_sound(path: Path) -> bool:
    """Whether SQLite finds nothing wrong in a database, without ever opening the file itself.

    Opening would move what its journal holds into the file. A file that cannot be copied or opened
    for another reason counts as sound here: using it will tell.
    """
    try:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=".check-") as folder:
            for copy in _copies(path, Path(folder)):
                database = Database(copy)
                try:
                    return not _forgets(database, path) and database.is_sound()
                finally:
                    database.close()
    except (OSError, StorageProblem):
        pass
    return True


def _forgets(copy: Database, path: Path) -> bool:
    """Whether SQLite leaves out part of the journal of the database that this is a copy of."""
    journal = path.with_name(path.name + WAL)
    if not journal.exists():
        return False
    with copy.reading() as connection:
        _, accepted, _ = connection.execute("PRAGMA wal_checkpoint").fetchone()
    return forgets_something(journal, max(0, accepted))


def recover(database: Database) -> StorageProblem:
    """Replace a damaged database by a fresh one with every match that can still be read.

    The damaged file and its journal are renamed, their content untouched. Returns what to tell;
    raises `StorageProblem` when the file cannot be moved away or a fresh one cannot be made.
    """
    database.close()
    aside = _put_aside(database.path)
    try:
        with tempfile.TemporaryDirectory(dir=database.path.parent, prefix=".recover-") as folder:
            saved = _best_of(aside, database.backup_path, Path(folder))
            fresh = Database(Path(folder) / "fresh.db")
            _fill(fresh, saved)
            fresh.close()
            fresh.path.replace(database.path)
            sync_folder(database.path.parent)
    except OSError as problem:
        raise StorageProblem(
            StorageCode.NOT_WRITABLE, database.path, reason_of(problem)
        ) from problem
    reason = f"{len(saved)} matches could be read and are kept"
    return StorageProblem(StorageCode.RECOVERED, aside, reason, number=len(saved))


def _put_aside(path: Path) -> Path:
    """Rename a database with its journal; the journal keeps to the file by its name."""
    if not path.exists():  # one that has vanished stands aside as an empty file, with its journal
        write_atomically(path, "")
    aside = set_aside(path)
    if aside == path and path.exists():
        raise StorageProblem(StorageCode.NOT_WRITABLE, path, "it cannot be renamed")
    for end in (WAL, _SHARED):
        part = path.with_name(path.name + end)
        if part.exists():
            try:
                part.rename(aside.with_name(aside.name + end))
            except OSError as problem:
                raise StorageProblem(
                    StorageCode.NOT_WRITABLE, part, reason_of(problem)
                ) from problem
    return aside


def _best_of(aside: Path, backup: Path, folder: Path) -> dict[int, SavedMatch]:
    """Of every match the copy that is whole, or else has the most of it."""
    best: dict[int, SavedMatch] = {}
    for copy in _readable_copies(aside, folder):
        _improve(best, copy)
        if best:
            break
    for copy in _copies(backup, folder):
        _improve(best, copy)
    return best


def _improve(best: dict[int, SavedMatch], copy: Path) -> None:
    """Take from a copy what is better than what is known."""
    whole = {match for match, saved in best.items() if saved.is_whole}
    for saved in _matches_in(copy, whole):
        known = best.get(saved.id)
        if known is None or saved.is_better_than(known):
            best[saved.id] = saved


def _readable_copies(aside: Path, folder: Path) -> Iterator[Path]:
    """The damaged file as it is; then, should it be needed, with its beginning made whole.

    The tables of every database lie in the same places, so that a fresh one's first page fits.
    """
    template = Database(folder / "template.db")
    with template.reading():
        pass
    template.close()
    start = template.path.read_bytes()[:_PAGE]
    yield from _copies(aside, folder)
    for size in (_HEADER, _PAGE):
        for copy in _copies(aside, folder):
            with copy.open("r+b") as file:
                file.write(_without_length(start)[:size])
            yield copy


def _without_length(start: bytes) -> bytes:
    """The first page, not telling how many pages there are: SQLite then looks at the file."""
    counter_of_length, free_pages = slice(92, 96), slice(32, 40)
    changed = bytearray(start)
    changed[counter_of_length] = bytes(4)
    changed[free_pages] = bytes(8)
    return bytes(changed)


def _copies(path: Path, folder: Path) -> Iterator[Path]:
    """A copy with its journal, to be opened without changing the original."""
    if not path.exists():
        return
    copy = Path(tempfile.mkdtemp(dir=folder)) / "copy.db"
    shutil.copyfile(path, copy)
    journal = path.with_name(path.name + WAL)
    if journal.exists():
        shutil.copyfile(journal, copy.with_name(copy.name + WAL))
    yield copy


def _matches_in(path: Path, known: set[int]) -> Iterator[SavedMatch]:
    """Every match of a copy that can be read and is not known yet, one by one."""
    database = Database(path)
    try:
        with database.reading() as connection:
            ids = ids_in(connection)
        for match in (one for one in ids if one not in known):
            with contextlib.suppress(StorageProblem, sqlite3.Error), database.reading() as opened:
                saved = read_match(opened, match)
                if saved is not None:
                    yield saved
    except StorageProblem:
        return
    finally:
        database.close()


def _fill(fresh: Database, saved: dict[int, SavedMatch]) -> None:
    with fresh.writing() as connection:
        for match in sorted(saved):
            put(connection, saved[match])

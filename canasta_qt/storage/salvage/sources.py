"""Files in which matches may be: duplicated, for SQLite writes to what it opens, and read.

SQLite reads a journal (`-wal`) up to the first fault and forgets the rest; what was whole behind a
fault is lost by damage. The format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import contextlib
import shutil
import sqlite3
import struct
import tempfile
from collections import Counter
from collections.abc import Generator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.salvage.saved_match import (
    MatchKey,
    SavedMatch,
    SpareRules,
    match_key,
    raise_unless_of_content,
    read_saved_match,
    readable_match_ids,
)
from canasta_qt.storage.salvage.scattered import ScatteredMatches
from canasta_qt.storage.salvage.shelf import Shelf
from canasta_qt.storage.side_files import JOURNAL, beside, mark_of

WORK_FOLDER: Final = ".recover-"
"""How folders begin that hold duplicates for a moment."""

_HEADER: Final = 100
"""Bytes of SQLite's file header."""

_PAGE: Final = 4096
"""Bytes of the first page, which also says where each table begins."""

_CONTENT: Final = {StorageCode.DAMAGED, StorageCode.FUTURE}
"""Problems that are about what is in a file; any other one may be over at the next start."""


def clear_work_folders(home: Path) -> None:
    """Remove the duplicates that a killed program has left. Never raises."""
    for folder in home.glob(f"{WORK_FOLDER}*"):
        shutil.rmtree(folder, ignore_errors=True)


def duplicate(path: Path, folder: Path) -> Path:
    """A copy with its journal, to be opened without changing the original. Raises `OSError`."""
    copy = Path(tempfile.mkdtemp(dir=folder)) / "copy.db"
    shutil.copyfile(path, copy)
    journal = beside(path, JOURNAL)
    if journal.exists():
        shutil.copyfile(journal, beside(copy, JOURNAL))
    return copy


class SalvageSource:
    """One file in which matches may be, which is not written to.

    Attributes:
        count: how many matches it may have, once that is known.
        complete: whether it was read to the end and every match in it could be read.
        is_newer: whether a newer program wrote it, so that nothing of it can be read yet.
    """

    def __init__(
        self,
        path: Path,
        spare: SpareRules | None = None,
        *,
        deleted: frozenset[str] = frozenset(),
    ) -> None:
        """`spare` are rules for matches whose own cannot be read; `deleted` are left out."""
        self.path = path
        self._spare = spare
        self._deleted = deleted
        self.count = 0
        self.complete = False
        self.is_newer = False
        self._numbers: set[int] = set()
        self._read_well: set[MatchKey] = set()

    def matches(self, shelf: Shelf) -> Generator[SavedMatch | None, None, None]:
        """Every match that can be read; None for one that the shelf has whole already.

        A damaged file is read as it is, then with its beginning made whole, then page by page.
        Raises `StorageProblem` and `OSError` where the reason is not what the file holds.
        """
        with tempfile.TemporaryDirectory(dir=self.path.parent, prefix=WORK_FOLDER) as folder:
            for size in (0, _HEADER, _PAGE):
                copy = duplicate(self.path, Path(folder))
                if size:
                    _mend_beginning(copy, size)
                found = False
                for saved in self._read(copy, shelf):
                    found = True
                    yield saved
                shutil.rmtree(copy.parent, ignore_errors=True)
                if found or self.complete or self.is_newer:
                    break
        if not self.complete and not self.is_newer:
            yield from self._from_pages(shelf)

    def _read(self, copy: Path, shelf: Shelf) -> Generator[SavedMatch | None, None, None]:
        """The matches of a duplicate, by one connection: opening it anew takes milliseconds."""
        try:
            with contextlib.closing(Database(copy)) as database, database.reading() as connection:
                ids, whole = readable_match_ids(connection)
                self.count = max(self.count, len(ids))
                self._numbers.update(ids)
                shelf.begin_source(ids)
                for match in ids:
                    try:
                        key = match_key(connection, match)
                        if key is None or mark_of(key) in self._deleted:
                            continue
                        saved = None
                        if not shelf.has_whole(match, key):
                            saved = read_saved_match(connection, match, self._spare)
                            whole = whole and saved is not None
                            if saved is None:
                                continue
                    except sqlite3.Error as problem:
                        raise_unless_of_content(problem)
                        whole = False
                        continue
                    if saved is None or saved.row["play"] is not None:
                        self._read_well.add(key)
                    yield saved
                self.complete = whole
        except StorageProblem as problem:
            if problem.code not in _CONTENT:
                raise
            self.is_newer = self.is_newer or problem.code is StorageCode.FUTURE

    def _from_pages(self, shelf: Shelf) -> Generator[SavedMatch | None, None, None]:
        """The matches that SQLite does not find; None now and then, for it may take long."""
        scattered = ScatteredMatches(self.path)
        for _ in scattered.look():
            yield None
        shelf.begin_source(sorted(self._numbers | scattered.numbers))
        self.count = max(self.count, len(scattered.numbers))
        for key, saved in scattered.matches(self._spare):
            known = key in self._read_well or mark_of(key) in self._deleted
            yield None if known else saved()


def _mend_beginning(copy: Path, size: int) -> None:
    """Put a fresh database's beginning in place of a broken one.

    The tables of every database lie in the same places, so that a fresh one's first page fits.
    """
    template = Database(copy.with_name("template.db"))
    with template.reading():
        pass
    template.close()
    start = template.path.read_bytes()[:_PAGE]
    with copy.open("r+b") as file:
        file.write(_without_length(start)[:size])


def _without_length(start: bytes) -> bytes:
    """The first page, without the number of pages: SQLite then looks at the file."""
    counter_of_length, free_pages = slice(92, 96), slice(32, 40)
    changed = bytearray(start)
    changed[counter_of_length] = bytes(4)
    changed[free_pages] = bytes(8)
    return bytes(changed)


# --- whether one is damaged ------------------------------------------------------------------


def copy_is_sound(path: Path) -> bool | None:
    """Whether SQLite finds nothing wrong in a database, without ever opening the file itself.

    Opening would move what its journal holds into the file. None where nobody can know now.
    """
    try:
        with tempfile.TemporaryDirectory(dir=path.parent, prefix=WORK_FOLDER) as folder:
            copy = duplicate(path, Path(folder))
            with contextlib.closing(Database(copy)) as database:
                return not _forgets(database, path) and database.is_sound()
    except StorageProblem as problem:
        return False if problem.code is StorageCode.DAMAGED else None
    except OSError:
        return None


def _forgets(copy: Database, path: Path) -> bool:
    """Whether SQLite leaves out part of the journal of the database that this is a copy of."""
    journal = beside(path, JOURNAL)
    if not journal.exists():
        return False
    with copy.reading() as connection:
        _, accepted, _ = connection.execute("PRAGMA wal_checkpoint").fetchone()
    return has_lost_transactions(journal, max(0, accepted))


_JOURNAL_HEADER: Final = 32
_FRAME_HEADER: Final = 24
_FRAME: Final = _FRAME_HEADER + 4096
_TORN: Final = 1
"""Transactions that may be half written when the power goes: the last one."""


class _Frame(NamedTuple):
    """Ends a transaction unless `length` is 0; `salts` mark frames that belong together."""

    length: int
    salts: bytes


def has_lost_transactions(journal: Path, accepted: int) -> bool:
    """Whether whole transactions lie behind the frames that SQLite accepts. Raises `OSError`."""
    with journal.open("rb") as file:
        header = file.read(_JOURNAL_HEADER)
        count = (journal.stat().st_size - _JOURNAL_HEADER) // _FRAME
        frames = []
        for number in range(count):
            file.seek(_JOURNAL_HEADER + number * _FRAME)
            _, length, salts = struct.unpack(">II8s", file.read(16))
            frames.append(_Frame(length, salts))
    salts = header[16:24] if _is_whole(header) else _most_common(frames)
    behind = sum(frame.length > 0 and frame.salts == salts for frame in frames[accepted:])
    return behind > _TORN


def _is_whole(header: bytes) -> bool:
    if len(header) < _JOURNAL_HEADER:
        return False
    order = ">" if header[3] & 1 else "<"
    first = second = 0
    words = struct.unpack(f"{order}6I", header[:24])
    for one, two in zip(words[::2], words[1::2], strict=True):
        first = (first + one + second) & 0xFFFFFFFF
        second = (second + two + first) & 0xFFFFFFFF
    return (first, second) == struct.unpack(">II", header[24:])


def _most_common(frames: Sequence[_Frame]) -> bytes:
    common = Counter(frame.salts for frame in frames).most_common(1)
    return common[0][0] if common else b""

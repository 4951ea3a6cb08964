"""Whether a database is damaged, found out without writing to it.

SQLite's own journal (`-wal`) beside a database that was not closed is looked at too. SQLite reads a
journal up to the first fault and silently forgets the rest. That is right for the last transaction,
which a power cut may tear; whatever was whole behind the fault was on the disk and is lost by
damage. The format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import contextlib
import struct
import tempfile
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.kept_files import JOURNAL, beside
from canasta_qt.storage.salvage.sources import WORK_FOLDER, duplicate


def copy_is_sound(path: Path) -> bool | None:
    """Whether SQLite finds nothing wrong in a database, without ever opening the file itself.

    Opening would move what its journal holds into the file. None where nobody can tell now, for
    there is no room for a copy, or the file cannot be read: using it will tell.
    """
    with (
        contextlib.suppress(OSError, StorageProblem),
        tempfile.TemporaryDirectory(dir=path.parent, prefix=WORK_FOLDER) as folder,
    ):
        copy = duplicate(path, Path(folder))
        with contextlib.closing(Database(copy)) as database:
            return not _forgets(database, path) and database.is_sound()
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
    """Ends a transaction unless `length` is 0; `salts` tell which frames belong together."""

    length: int
    salts: bytes


def has_lost_transactions(journal: Path, accepted: int) -> bool:
    """Whether whole transactions lie behind the frames that SQLite accepts.

    `accepted` is their number. Raises `OSError`.
    """
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
    """Whether the header's checksum is right."""
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

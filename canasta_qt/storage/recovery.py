"""A damaged database: put aside untouched, and everything that can be read taken into a fresh one.

A match is taken with all rows that can still be read; what cannot be read is taken from the last
good copy, where that has it.

SQLite's own journal (`-wal`) beside a database that was not closed is looked at too. SQLite reads a
journal up to the first fault and silently forgets the rest. That is right for the last transaction,
which a power cut may tear; whatever was whole behind the fault was on the disk and is lost by
damage. The format: https://www.sqlite.org/fileformat2.html#walformat
"""

from __future__ import annotations

import contextlib
import hashlib
import shutil
import sqlite3
import struct
import tempfile
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.record.log_text import RecordProblem, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import (
    StorageCode,
    StorageProblem,
    os_errors_as,
    set_aside,
    sync_folder,
    write_atomically,
)
from canasta_qt.storage.log_lines import LogHead, LogPiece, decompressed, is_next_piece, whole_head

Row = tuple[object, ...]


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The rows of a match, fit to be stored again.

    Attributes:
        id: its number.
        row: its row in `matches`, by column.
        options: the rules it was played by.
        actions, scores: its rows in these tables.
    """

    id: int
    row: Mapping[str, object]
    options: str
    actions: tuple[Row, ...]
    scores: tuple[Row, ...]

    @property
    def is_whole(self) -> bool:
        """Whether nothing better can be found elsewhere."""
        return self.row["ended"] is not None and bool(self.scores)

    @property
    def worth(self) -> tuple[bool, int, int]:
        """How much of the match is known here, to be compared with another copy of it."""
        return self.row["ended"] is not None, len(self.actions), len(self.scores)


def readable_match_ids(connection: sqlite3.Connection) -> Sequence[int]:
    """The numbers that matches may have, as far as anything still tells."""
    found = {0}
    for question in (
        "SELECT seq FROM sqlite_sequence WHERE name = 'matches'",
        "SELECT max(id) FROM matches",
        "SELECT max(match) FROM actions",
        "SELECT max(match) FROM scores",
        "SELECT id FROM matches ORDER BY id",
    ):
        with contextlib.suppress(sqlite3.DatabaseError):
            found.update(int(number) for (number,) in connection.execute(question) if number)
    return range(1, max(found) + 1)


def read_saved_match(connection: sqlite3.Connection, match: int) -> SavedMatch | None:
    """A match, if it is there and makes sense; of a running one, as much as plays again.

    Raises `sqlite3.Error` where a page cannot be read.
    """
    cursor = connection.execute("SELECT * FROM matches WHERE id = ?", (match,))
    values = cursor.fetchone()
    if values is None:
        return None
    row = dict(zip((column[0] for column in cursor.description), values, strict=True))
    (options,) = connection.execute(
        "SELECT options FROM rules WHERE digest = ?", (row["rules"],)
    ).fetchone() or ("",)
    scores = tuple(_rows(connection, "SELECT * FROM scores WHERE match = ?", match))
    saved = SavedMatch(match, row, options, (), scores)
    return _finished(saved) if row["play"] is not None else _running(connection, saved)


def insert_saved_match(connection: sqlite3.Connection, saved: SavedMatch) -> None:
    """Store a match's rows in another database."""
    connection.execute(
        "INSERT OR IGNORE INTO rules VALUES (?, ?)", (saved.row["rules"], saved.options)
    )
    names, marks = ", ".join(saved.row), ", ".join("?" * len(saved.row))
    connection.execute(f"INSERT INTO matches ({names}) VALUES ({marks})", (*saved.row.values(),))
    connection.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", saved.actions)
    connection.executemany("INSERT INTO scores VALUES (?, ?, ?, ?, ?)", saved.scores)


def _rows(connection: sqlite3.Connection, question: str, match: int) -> Iterator[Row]:
    """Rows up to the first that cannot be read."""
    with contextlib.suppress(sqlite3.DatabaseError):
        yield from connection.execute(question, (match,))


def _head(saved: SavedMatch) -> str:
    return whole_head(LogHead(str(saved.row["header"]), str(saved.row["rules"]), saved.options))


def _finished(saved: SavedMatch) -> SavedMatch | None:
    """A finished match, if its play and its head are whole."""
    play = saved.row["play"]
    try:
        if not isinstance(play, bytes):
            return None
        decompressed(play)
    except ValueError:
        return None
    whole = hashlib.sha256(saved.options.encode()).hexdigest() == saved.row["rules"]
    return saved if whole and str(saved.row["rules"]) in str(saved.row["header"]) else None


def _running(connection: sqlite3.Connection, saved: SavedMatch) -> SavedMatch | None:
    """A running match, cut off before the first action that makes no sense."""
    question = "SELECT * FROM actions WHERE match = ? ORDER BY deal, number"
    rows = _unbroken(_rows(connection, question, saved.id))
    head = _head(saved)
    while (left := _readable(head, rows)) != len(rows):
        if left is None:
            return None
        rows = rows[:left]
    return replace(saved, actions=tuple(rows))


def _unbroken(rows: Iterable[Row]) -> list[Row]:
    """The rows up to the first gap."""
    kept: list[Row] = []
    before: LogPiece | None = None
    for row in rows:
        line = _line(row)
        if line is None or not is_next_piece(line, before):
            break
        kept.append(row)
        before = line
    return kept


def _line(row: Row) -> LogPiece | None:
    _, deal, number, _, text = row
    if isinstance(deal, int) and isinstance(number, int) and isinstance(text, str):
        return LogPiece(deal, number, text)
    return None


def _readable(head: str, rows: Sequence[Row]) -> int | None:
    """How many rows from the first one on read well and play again; None if the head does not."""
    lines = [line for line in map(_line, rows) if line is not None]
    try:
        MatchRun.from_log(loads(head + "".join(line.text for line in lines)).log)
    except RecordProblem as problem:
        return _rows_before(problem.line, head, lines)
    except ReplayDifference as difference:
        bad = (difference.deal, difference.action)
        return sum((line.deal, line.number) < bad for line in lines)
    return len(rows)


def _rows_before(bad: int, head: str, lines: Sequence[LogPiece]) -> int | None:
    """How many rows end before a line of the whole text, from 1."""
    at = head.count("\n")
    if bad <= at:
        return None
    for number, line in enumerate(lines):
        at += line.text.count("\n")
        if bad <= at:
            return number
    return len(lines) - 1 if lines else None


WAL: Final = "-wal"

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
    with (
        contextlib.suppress(OSError, StorageProblem),
        tempfile.TemporaryDirectory(dir=path.parent, prefix=".check-") as folder,
    ):
        for copy in _copies(path, Path(folder)):
            with contextlib.closing(Database(copy)) as database:
                return not _forgets(database, path) and database.is_sound()
    return True


def _forgets(copy: Database, path: Path) -> bool:
    """Whether SQLite leaves out part of the journal of the database that this is a copy of."""
    journal = path.with_name(path.name + WAL)
    if not journal.exists():
        return False
    with copy.reading() as connection:
        _, accepted, _ = connection.execute("PRAGMA wal_checkpoint").fetchone()
    return has_lost_transactions(journal, max(0, accepted))


def recover(database: Database) -> StorageProblem:
    """Replace a damaged database by a fresh one with every match that can still be read.

    The damaged file and its journal are renamed, their content untouched. Returns what to tell;
    raises `StorageProblem` when the file cannot be moved away or a fresh one cannot be made.
    """
    database.close()
    aside = _put_aside(database.path)
    home = database.path.parent
    with (
        os_errors_as(StorageCode.NOT_WRITABLE, database.path),
        tempfile.TemporaryDirectory(dir=home, prefix=".recover-") as folder,
    ):
        saved = _best_of(aside, database.backup_path, Path(folder))
        fresh = Database(Path(folder) / "fresh.db")
        with fresh.writing() as connection:
            for match in sorted(saved):
                insert_saved_match(connection, saved[match])
        fresh.close()
        fresh.path.replace(database.path)
        sync_folder(home)
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
            with os_errors_as(StorageCode.NOT_WRITABLE, part):
                part.rename(aside.with_name(aside.name + end))
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
        if known is None or saved.worth > known.worth:
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
    with contextlib.suppress(StorageProblem), contextlib.closing(Database(path)) as database:
        with database.reading() as connection:
            ids = readable_match_ids(connection)
        for match in (one for one in ids if one not in known):
            with contextlib.suppress(StorageProblem, sqlite3.Error), database.reading() as opened:
                saved = read_saved_match(opened, match)
                if saved is not None:
                    yield saved

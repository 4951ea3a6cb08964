"""One match of a damaged database: all of its rows that can still be read."""

from __future__ import annotations

import contextlib
import hashlib
import sqlite3
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from canasta_qt.record.codec import RecordProblem, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.log_lines import Head, Line, follows, unpacked, whole_head

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

    def is_better_than(self, other: SavedMatch) -> bool:
        """Whether more of the match is known here than in another copy."""
        return self._worth() > other._worth()

    def _worth(self) -> tuple[bool, int, int]:
        return self.row["ended"] is not None, len(self.actions), len(self.scores)


def ids_in(connection: sqlite3.Connection) -> Sequence[int]:
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


def read_match(connection: sqlite3.Connection, match: int) -> SavedMatch | None:
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


def put(connection: sqlite3.Connection, saved: SavedMatch) -> None:
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
    return whole_head(Head(str(saved.row["header"]), str(saved.row["rules"]), saved.options))


def _finished(saved: SavedMatch) -> SavedMatch | None:
    """A finished match, if its play and its head are whole."""
    play = saved.row["play"]
    try:
        if not isinstance(play, bytes):
            return None
        unpacked(play)
    except ValueError:
        return None
    whole = hashlib.sha256(saved.options.encode()).hexdigest() == saved.row["rules"]
    return saved if whole and str(saved.row["rules"]) in str(saved.row["header"]) else None


def _running(connection: sqlite3.Connection, saved: SavedMatch) -> SavedMatch | None:
    """A running match, cut off before the first action that makes no sense."""
    question = "SELECT * FROM actions WHERE match = ? ORDER BY deal, number"
    rows = _unbroken(_rows(connection, question, saved.id))
    head = _head(saved)
    while True:
        left = _readable(head, rows)
        if left is None:
            return None
        if left == len(rows):
            return SavedMatch(saved.id, saved.row, saved.options, tuple(rows), saved.scores)
        rows = rows[:left]


def _unbroken(rows: Iterable[Row]) -> list[Row]:
    """The rows up to the first gap."""
    kept: list[Row] = []
    before: Line | None = None
    for row in rows:
        line = _line(row)
        if line is None or not follows(line, before):
            break
        kept.append(row)
        before = line
    return kept


def _line(row: Row) -> Line | None:
    _, deal, number, _, text = row
    if isinstance(deal, int) and isinstance(number, int) and isinstance(text, str):
        return Line(deal, number, text)
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


def _rows_before(bad: int, head: str, lines: Sequence[Line]) -> int | None:
    """How many rows end before a line of the whole text, from 1."""
    at = head.count("\n")
    if bad <= at:
        return None
    for number, line in enumerate(lines):
        at += line.text.count("\n")
        if bad <= at:
            return number
    return len(lines) - 1 if lines else None

"""The rows of one match: read as far as they can be read, and stored in another database.

Many matches share one row of rules: rules whose row cannot be read are found in a copy, or made
anew from a match's header, and used only where their digest fits to the letter.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import sqlite3
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.engine.rules import RulesProblem, UnknownPreset, dump_rules, resolve
from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import RecordProblem, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.log_lines import (
    LogHead,
    LogPiece,
    head_of,
    is_next_piece,
    lines_of,
    whole_head,
)
from canasta_qt.storage.matches import head_columns, head_text, piece_of, play_of, stored_row
from canasta_qt.storage.side_files import looking_into

StoredRow = tuple[object, ...]

_OF_THE_DISK: Final = {
    sqlite3.SQLITE_FULL,
    sqlite3.SQLITE_IOERR,
    sqlite3.SQLITE_CANTOPEN,
    sqlite3.SQLITE_NOMEM,
}

_NUMBERS: Final = (
    "SELECT id FROM matches NOT INDEXED",
    "SELECT id FROM matches",  # SQLite reads an index for it
    "SELECT DISTINCT match FROM actions",
    "SELECT match FROM people",
    "SELECT seq FROM sqlite_sequence WHERE name = 'matches'",
)
"""Questions that find numbers of matches, each from another part of the file."""

_MOST_TRIED: Final = 200_000
"""Numbers above this are believed only where a match's own row has them."""


class MatchKey(NamedTuple):
    """What stays the same for as long as a match is played, and afterwards."""

    begun: object
    seed: object
    players: object


@dataclass(frozen=True, slots=True)
class SavedMatch:
    """The rows of a match, fit to be stored again: those of `matches`, `rules` and `actions`."""

    id: int
    row: Mapping[str, object]
    options: str
    actions: tuple[StoredRow, ...]

    @property
    def key(self) -> MatchKey:
        """What it is recognised by, whatever its number."""
        return MatchKey(self.row["begun"], self.row["seed"], self.row["players"])

    @property
    def is_whole(self) -> bool:
        """Whether nothing better can be found elsewhere."""
        return self.row["ended"] is not None

    def under(self, number: int) -> SavedMatch:
        """The same match under another number."""
        actions = tuple((number, *row[1:]) for row in self.actions)
        return SavedMatch(number, {**self.row, "id": number}, self.options, actions)

    @property
    def worth(self) -> tuple[bool, int]:
        """How much of the match is known here, to be compared with another copy of it."""
        return self.is_whole, len(self.actions)


def raise_unless_of_content(problem: sqlite3.Error) -> None:
    """Raise a problem again that is about the disk, not about what a database holds."""
    number = getattr(problem, "sqlite_errorcode", sqlite3.SQLITE_CORRUPT)
    if number & 0xFF in _OF_THE_DISK:
        raise problem


def readable_match_ids(connection: sqlite3.Connection) -> tuple[Sequence[int], bool]:
    """The numbers that matches may have, in order, and whether nothing stood in the way."""
    found: set[int] = set()
    whole = True
    for question in _NUMBERS:
        try:
            rows = connection.execute(question)
            found.update(one for (one,) in rows if isinstance(one, int) and one > 0)
        except sqlite3.Error as problem:
            raise_unless_of_content(problem)
            whole = False
    if not whole:
        likely = [one for one in found if one <= _MOST_TRIED]
        found.update(range(1, max(likely, default=0) + 1))
    return sorted(found), whole


def match_key(connection: sqlite3.Connection, match: int) -> MatchKey | None:
    """What a match of that number is recognised by, if there is one. Raises `sqlite3.Error`."""
    question = "SELECT begun, seed, players FROM matches WHERE id = ?"
    row = connection.execute(question, (match,)).fetchone()
    return None if row is None else MatchKey(*row)


def read_saved_match(
    connection: sqlite3.Connection, match: int, spare: SpareRules | None = None
) -> SavedMatch | None:
    """A match, if it is there and makes sense; of a running one, as much as plays again.

    Raises `sqlite3.Error` where a page cannot be read.
    """
    row = stored_row(connection, match)
    if row is None:
        return None
    question = "SELECT options FROM rules WHERE digest = ?"
    options = next((str(text) for (text,) in _rows(connection, question, row["rules"])), "")
    question = "SELECT * FROM actions WHERE match = ? ORDER BY deal, number"
    running = row["play"] is None
    actions = tuple(_unbroken(_rows(connection, question, match))) if running else ()
    return sensible(SavedMatch(match, row, options, actions), spare)


def sensible(saved: SavedMatch, spare: SpareRules | None = None) -> SavedMatch | None:
    """A match of whatever rows there are, if they make sense; of a running one what plays again."""
    row = saved.row
    if spare is not None and not fits(saved.options, row["rules"]):
        options = spare.options(str(row["rules"]), str(row["header"]))
        saved = replace(saved, options=options)
    return _finished(saved) if row["play"] is not None else _running(saved)


def insert_saved_match(connection: sqlite3.Connection, saved: SavedMatch) -> None:
    """Store a match's rows. Raises `sqlite3.IntegrityError` where they do not fit."""
    connection.execute(
        "INSERT OR IGNORE INTO rules VALUES (?, ?)", (saved.row["rules"], saved.options)
    )
    names, marks = ", ".join(saved.row), ", ".join("?" * len(saved.row))
    connection.execute(f"INSERT INTO matches ({names}) VALUES ({marks})", (*saved.row.values(),))
    connection.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", saved.actions)


def _rows(connection: sqlite3.Connection, question: str, match: object) -> Iterator[StoredRow]:
    """Rows up to the first that cannot be read."""
    with contextlib.suppress(sqlite3.DatabaseError):
        yield from connection.execute(question, (match,))


def _head(saved: SavedMatch) -> str:
    return whole_head(LogHead(str(saved.row["header"]), str(saved.row["rules"]), saved.options))


def _finished(saved: SavedMatch) -> SavedMatch | None:
    try:
        play_of(saved.row["play"])
    except ValueError:
        return None
    whole = fits(saved.options, saved.row["rules"])
    return saved if whole and str(saved.row["rules"]) in str(saved.row["header"]) else None


def _running(saved: SavedMatch) -> SavedMatch | None:
    rows = _unbroken(saved.actions)
    head = _head(saved)
    while (left := _readable(head, rows)) != len(rows):
        if left is None:
            return None
        rows = rows[:left]
    return replace(saved, actions=tuple(rows))


def _unbroken(rows: Iterable[StoredRow]) -> list[StoredRow]:
    kept: list[StoredRow] = []
    before: LogPiece | None = None
    for row in rows:
        try:
            line = _line(row)
        except ValueError:
            break
        if not is_next_piece(line, before):
            break
        kept.append(row)
        before = line
    return kept


def _line(row: StoredRow) -> LogPiece:
    _, deal, number, _, text = row
    return piece_of(deal, number, text)


def _readable(head: str, rows: Sequence[StoredRow]) -> int | None:
    """How many rows from the first one on read well and play again; None if the head does not."""
    lines = [_line(row) for row in rows]
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


# --- on no disk yet, or damaged there --------------------------------------------------------


def may_replace(connection: sqlite3.Connection, number: int, saved: SavedMatch) -> bool:
    """Whether a match that was set aside loses nothing when a copy of it takes its place."""
    here = read_saved_match(connection, number)
    if saved.row["play"] is None:
        return here is None or here.worth < saved.worth
    if not plays(saved):
        return False
    return here is None or here.row["play"] is None or not plays(here)


def saved_log(log: MatchLog, title: str, begun: float, number: int) -> SavedMatch:
    """The rows of a match being played, as `MatchStore` would store them."""
    head = head_of(log)
    row: dict[str, object] = dict.fromkeys(("ended", "deleted", "aside", "source", "play"))
    row.update(head_columns(log, head, title, begun), id=number, deals=len(log.deals))
    now = time.time()
    actions = tuple((number, line.deal, line.number, now, line.text) for line in lines_of(log))
    return SavedMatch(number, row, head.options, actions)


def plays(saved: SavedMatch) -> bool:
    """Whether a finished match can be read to its end and plays as written."""
    row = saved.row
    try:
        text = head_text(row["header"], row["rules"], saved.options) + play_of(row["play"])
        loaded = loads(text)
        MatchRun.from_log(loaded.log)
    except ValueError:  # among them `RecordProblem` and `ReplayDifference`
        return False
    return not loaded.cut_off


# --- rules whose row cannot be read ----------------------------------------------------------

_PRESET: Final = "preset: "
_OVERRIDES: Final = "overrides: "


class SpareRules:
    """The rules of copies, and of every game that the program knows."""

    def __init__(self, copies: Iterable[Path] = ()) -> None:
        self._copies = list(copies)
        self._found: dict[str, str] | None = None

    def options(self, digest: str, header: str) -> str:
        """The options of a match's rules as they were stored; empty where they are not known."""
        if self._found is None:
            self._found = {}
            for copy in reversed(self._copies):
                self._found.update(_rules_in(copy))
        for options in (self._found.get(digest, ""), _made_anew(*_origin(header))):
            if fits(options, digest):
                return options
        return ""


def fits(options: str, digest: object) -> bool:
    """Whether these are the rules of that digest."""
    return hashlib.sha256(options.encode("utf-8", "replace")).hexdigest() == digest


def _rules_in(copy: Path) -> dict[str, str]:
    with contextlib.suppress(sqlite3.Error), looking_into(copy) as connection:
        rows = connection.execute("SELECT digest, options FROM rules").fetchall()
        return {str(digest): str(options) for digest, options in rows}
    return {}


def _origin(header: str) -> tuple[str, str]:
    lines = header.splitlines()
    found = (
        next((line.removeprefix(begin) for line in lines if line.startswith(begin)), "")
        for begin in (_PRESET, _OVERRIDES)
    )
    preset, overrides = found
    return preset, overrides


@cache
def _made_anew(preset: str, overrides: str) -> str:
    """The options of a game with changes; empty where today's program does not know them."""
    with contextlib.suppress(ValueError, RulesProblem, UnknownPreset, RecursionError):
        changes = json.loads(overrides or "{}")
        if isinstance(changes, dict):
            return json.dumps(dump_rules(resolve(preset, changes)), ensure_ascii=False)
    return ""

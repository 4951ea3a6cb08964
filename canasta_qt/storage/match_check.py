"""Every match read and played again: what is wrong with one, and what can be put right.

The log is the truth and is never changed; what else is stored is worked out anew from it. `examine`
only reads and takes long, `mend` writes and is quick; each may run in a thread of its own.
"""

from __future__ import annotations

import contextlib
import json
import re
import sqlite3
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path
from typing import Final, NamedTuple

from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import RecordFault, RecordProblem, loads
from canasta_qt.record.replay import MatchRun, ReplayDifference
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.log_lines import LogPiece, compressed, head_of, joined, lines_of
from canasta_qt.storage.match_values import Ending, as_moment, as_name, endings_of
from canasta_qt.storage.matches import (
    MatchStore,
    head_text,
    insert_lines,
    insert_rules,
    listed_columns,
    piece_of,
    play_of,
    stored_row,
)
from canasta_qt.storage.salvage.saved_match import SpareRules, fits, read_saved_match
from canasta_qt.storage.statistics import figures_are_right, note_counts
from canasta_qt.storage.statistics_counts import SeatCount, count_deal


class Damage(Enum):
    """What is wrong with a log; it cannot be mended from the rest of its match."""

    UNREADABLE = "unreadable"
    """A part of it is gone or makes no sense."""
    DIFFERENT = "different"
    """It does not play as it is written."""
    NEWER = "newer"
    """A newer program wrote it: nothing is wrong, but it cannot be checked here."""


class RepairedPart(Enum):
    """What was put right."""

    LIST = "list"
    """What lists show of the match."""
    FIGURES = "figures"
    """What it adds to the statistics."""
    RULES = "rules"
    """The rules it was played by."""
    BEGINNING = "beginning"
    """What was played before the damage, as a match that can be gone on with."""


@dataclass(frozen=True, slots=True)
class Mending:
    """What is to be written; what is empty or None stays as it is.

    Attributes:
        seen: what was stored of the log; where that has changed since, nothing is written.
        parts: what this puts right.
        rules: checksum and text of the rules.
        columns: cells of `matches`.
        lines: the play of a match that goes on.
        counts: the statistics of all deals, with the log and how it ended for each person.
    """

    seen: tuple[object, ...] = ()
    parts: tuple[RepairedPart, ...] = ()
    rules: tuple[str, str] | None = None
    columns: Mapping[str, object] = field(default_factory=dict)
    lines: Sequence[LogPiece] | None = None
    counts: tuple[MatchLog, Sequence[SeatCount], Mapping[int, Ending]] | None = None
    beginning: MatchLog | None = None


@dataclass(frozen=True, slots=True)
class Examined:
    """A match that was looked at, and what is wrong with it; `reason` is in English."""

    id: int
    name: str
    played: float | None
    damage: Damage | None = None
    reason: str = ""
    mending: Mending = Mending()

    @property
    def is_fine(self) -> bool:
        """Whether nothing is wrong, or was."""
        return self.damage is None and not self.mending.parts


def examine(store: MatchStore, match: int) -> Examined | None:
    """Read everything about a match and play it again; None if it is gone.

    Changes nothing. Raises `StorageProblem` where the file itself cannot be read.
    """
    try:
        with store.database.reading() as connection:
            stored = _read(connection, match)
    except StorageProblem as problem:
        if problem.code is not StorageCode.DAMAGED:
            raise
        return Examined(match, "", None, Damage.UNREADABLE, problem.reason)
    if stored is None or stored.row["deleted"] is not None:
        return None
    name = as_name(stored.row["rules_name"]) or ""
    played = as_moment(stored.row["ended"]) or as_moment(stored.row["begun"])
    try:
        mending = _compared(store, stored)
    except RecordProblem as problem:
        newer = problem.fault is RecordFault.FUTURE
        damage, reason = Damage.NEWER if newer else Damage.UNREADABLE, str(problem)
    except ReplayDifference as difference:
        damage, reason = Damage.DIFFERENT, str(difference)
    except ValueError as problem:
        damage, reason = Damage.UNREADABLE, str(problem)
    else:
        return Examined(match, name, played, mending=mending)
    mending = _NOTHING if damage is Damage.NEWER else _set_aside(store, stored, reason)
    return Examined(match, name, played, damage, reason, mending)


class Share(NamedTuple):
    """Some matches of a database, to be examined by a process of their own."""

    path: Path
    matches: tuple[int, ...]


def examine_share(share: Share) -> list[Examined]:
    """`examine` all of these that are there; raises `StorageProblem` as that does."""
    with contextlib.closing(Database(share.path)) as database:
        found = (examine(MatchStore(database), match) for match in share.matches)
        return [one for one in found if one is not None]


def mend(store: MatchStore, found: Examined) -> tuple[RepairedPart, ...]:
    """Write what puts a match right, if it is still as it was examined; returns what was put right.

    Raises `StorageProblem`.
    """
    todo, match = found.mending, found.id
    if todo == _NOTHING:
        return ()
    with store.database.writing() as connection:
        stored = _read(connection, match)
        if stored is None or stored.seen != todo.seen:
            return ()
        if todo.rules is not None:
            insert_rules(connection, *todo.rules)
        _write_columns(connection, match, todo.columns)
        if todo.lines is not None:
            connection.execute("DELETE FROM actions WHERE match = ?", (match,))
            insert_lines(connection, match, todo.lines, time.time())
    if todo.counts is not None:
        note_counts(store, match, *todo.counts)
    if todo.beginning is not None:
        store.import_log(todo.beginning, found.name, at=found.played, source=_source(match))
    return todo.parts


_NOTHING: Final = Mending()

_DIGEST: Final = re.compile(r"^rules: ([0-9a-f]{64})$", re.MULTILINE)

_ACTIONS: Final = "SELECT deal, number, at, line FROM actions WHERE match = ? ORDER BY deal, number"


@dataclass(frozen=True, slots=True)
class _Stored:
    """A match as it is stored, whatever its cells hold; `digest` is the checksum of its rules."""

    id: int
    row: Mapping[str, object]
    digest: object
    options: object
    actions: Sequence[Sequence[object]]

    @property
    def seen(self) -> tuple[object, ...]:
        """What differs if somebody has written to the match since."""
        cells = (self.row[name] for name in ("header", "play", "ended", "deleted"))
        return *cells, *map(tuple, self.actions)

    @property
    def rules_are_right(self) -> bool:
        """Whether the rules are those that the match was played by."""
        return isinstance(self.options, str) and fits(self.options, self.digest)

    def text(self, options: object) -> str:
        """The log with these rules. `ValueError` where a part of it is none."""
        head, play = head_text(self.row["header"], self.digest, options), self.row["play"]
        if play is not None:
            return head + play_of(play)
        return head + joined(piece_of(deal, number, line) for deal, number, _, line in self.actions)


def _read(connection: sqlite3.Connection, match: int) -> _Stored | None:
    row = stored_row(connection, match)
    if row is None:
        return None
    named = _DIGEST.search(row["header"]) if isinstance(row["header"], str) else None
    digest = named[1] if named is not None else row["rules"]
    asked = connection.execute("SELECT options FROM rules WHERE digest = ?", (digest,))
    (options,) = asked.fetchone() or (None,)
    actions = connection.execute(_ACTIONS, (match,)).fetchall()
    return _Stored(match, row, digest, options, actions)


# --- what is wrong ----------------------------------------------------------------------------


def _log_of(stored: _Stored) -> MatchLog:
    """The log; with rules that are damaged, as its head describes them. Raises as `loads` does."""
    options = stored.options
    if not stored.rules_are_right:
        options = SpareRules().options(str(stored.digest), str(stored.row["header"]))
        if not options:
            raise ValueError("the rules of the match are damaged")
    loaded = loads(stored.text(options))
    if loaded.cut_off:
        raise ValueError("the end of the match is missing")
    return loaded.log


def _compared(store: MatchStore, stored: _Stored) -> Mending:
    """What is to be written, so that everything fits the log. Raises for a log that is damaged."""
    log = _log_of(stored)
    ended, play = stored.row["ended"], stored.row["play"]
    waits = ended is None and play is None
    counts: list[SeatCount] = []

    def book(run: MatchRun) -> None:
        run.finish_deal()
        if not waits:
            counts.extend(count_deal(run))

    run = MatchRun.from_log(log, on_deal_over=book)
    ending, endings = Ending.of(run), endings_of(run)
    over = None if waits else ending
    columns = _differing(stored, log, over)
    lines = _right_lines(stored, log, over=over is not None)
    parts = [RepairedPart.LIST] if columns or lines is not None else []
    rules = None
    if not stored.rules_are_right:
        rules = (head_of(log).digest, head_of(log).options)
        parts.append(RepairedPart.RULES)
    if over is None:
        return Mending(stored.seen, tuple(parts), rules, columns, lines)
    right_figures = figures_are_right(store, stored.id, log, counts, endings)
    parts += [RepairedPart.FIGURES] if right_figures is False else []
    recount = None if right_figures else (log, counts, endings)
    return Mending(stored.seen, tuple(parts), rules, columns, lines, recount)


def _differing(stored: _Stored, log: MatchLog, over: Ending | None) -> dict[str, object]:
    row = stored.row
    name = as_name(row["rules_name"]) or log.rules_name or log.preset
    moments = [as_moment(row["begun"]), as_moment(row["ended"])]
    moments += [as_moment(at) for _, _, at, _ in stored.actions]
    known = [moment for moment in moments if moment is not None] or [time.time()]
    right: dict[str, object] = {
        "begun": known[0],
        "ended": None,
        "aside": None,
        "rules": stored.digest,
        "deals": len(log.deals),
        **listed_columns(log, name),
    }
    if over is None:
        right["play"] = None
    else:
        ended = moments[1] if moments[1] is not None else known[-1]
        totals = json.dumps(over.totals)
        right.update(ended=ended, result=over.result, margin=over.margin, totals=totals)
        if row["play"] is None:
            right["play"] = compressed("".join(line.text for line in lines_of(log)))
    return {cell: value for cell, value in right.items() if row[cell] != value}


def _right_lines(stored: _Stored, log: MatchLog, *, over: bool) -> list[LogPiece] | None:
    """The rows of `actions` as they should be; None if they are."""
    if over:
        return [] if stored.actions else None
    sound = stored.row["play"] is None and all(
        as_moment(at) is not None for _, _, at, _ in stored.actions
    )
    return None if sound else lines_of(log)


# --- what can still be played -----------------------------------------------------------------


def _source(match: int) -> str:
    """By this the beginning of a damaged match is taken in only once."""
    return f"the beginning of match {match}"


def _set_aside(store: MatchStore, stored: _Stored, reason: str) -> Mending:
    """Mark a match as damaged; of one that waits keep what was played before its log breaks off."""
    columns = {"aside": reason} if stored.row["aside"] is None else {}
    beginning = _beginning(store, stored)
    parts = () if beginning is None else (RepairedPart.BEGINNING,)
    return Mending(stored.seen, parts, columns=columns, beginning=beginning)


def _beginning(store: MatchStore, stored: _Stored) -> MatchLog | None:
    if stored.row["play"] is not None or not stored.actions:
        return None
    with contextlib.suppress(StorageProblem, sqlite3.Error, ValueError):
        with store.database.reading() as connection:
            saved = read_saved_match(connection, stored.id)
            asked = "SELECT 1 FROM matches WHERE source = ?"
            known = connection.execute(asked, (_source(stored.id),)).fetchone()
        if saved is not None and known is None:
            pieces = [piece_of(deal, number, line) for _, deal, number, _, line in saved.actions]
            log = loads(
                head_text(stored.row["header"], stored.digest, saved.options) + joined(pieces)
            ).log
            if any(deal.entries for deal in log.deals):
                return log
    return None


def _write_columns(
    connection: sqlite3.Connection, match: int, columns: Mapping[str, object]
) -> None:
    if columns:
        cells = ", ".join(f"{name} = ?" for name in columns)
        connection.execute(f"UPDATE matches SET {cells} WHERE id = ?", (*columns.values(), match))

"""The rows of matches: written inside a transaction, read back, searched and listed.

Nothing here opens a transaction: every function is handed a connection.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from canasta_qt.engine.scoring import SideScore
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.record.log_text import dumps
from canasta_qt.storage.log_lines import (
    LogHead,
    LogPiece,
    compressed,
    decompressed,
    head_of,
    joined,
    whole_head,
)
from canasta_qt.storage.match_values import (
    Column,
    Ending,
    Filter,
    FinishedMatch,
    FinishedPage,
    Order,
    Slice,
)

_FINISHED: Final = "ended IS NOT NULL AND deleted IS NULL AND aside IS NULL"

_FINISHED_COLUMNS: Final = (
    "id, begun, ended, rules_name, preset, rule_set, players, seed, result, totals, margin, deals"
)

_FINISHED_ORDER: Final[dict[Column, str]] = {
    "ended": "ended",
    "begun": "begun",
    "rules_name": "rules_name COLLATE NOCASE",
    "players": "players COLLATE NOCASE",
    "result": "result",
    "margin": "margin",
    "deals": "deals",
}


def find_finished(
    connection: sqlite3.Connection, wanted: Filter, order: Order, part: Slice
) -> FinishedPage:
    """The part of the list of finished matches that is asked for."""
    text, values = condition(wanted)
    where = f"{_FINISHED} AND {text}"
    (total,) = connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values).fetchone()
    way = "DESC" if order.descending else "ASC"
    rows = connection.execute(
        f"SELECT {_FINISHED_COLUMNS} FROM matches WHERE {where} "
        f"ORDER BY {_FINISHED_ORDER[order.column]} {way}, ended DESC, id DESC LIMIT ? OFFSET ?",
        (*values, part.rows, part.offset),
    )
    return FinishedPage(tuple(map(_finished, rows)), total)


def search_words(log: MatchLog, title: str) -> str:
    """What a search looks through: the name of the rules and of everybody at the table."""
    return "\n".join((title, *(player.name for player in log.players))).casefold()


def players_text(players: Sequence[Player]) -> str:
    """The players as the table of matches keeps them."""
    rows = [[player.name, player.played_by] for player in players]
    return json.dumps(rows, ensure_ascii=False)


def condition(wanted: Filter, moment_of: str = "ended") -> tuple[str, list[object]]:
    """A filter as a condition in SQL and its values; `moment_of` is when a match was played."""
    parts, values = ["TRUE"], list[object]()
    for word in wanted.text.casefold().split():
        parts.append("instr(words, ?) > 0")
        values.append(word)
    for column, choices in (("rules_name", wanted.rules), ("result", wanted.results)):
        if choices:
            parts.append(f"{column} IN ({', '.join('?' * len(choices))})")
            values += choices
    for comparison, moment in ((">=", wanted.since), ("<", wanted.until)):
        if moment is not None:
            parts.append(f"{moment_of} {comparison} ?")
            values.append(moment)
    return " AND ".join(parts), values


def _finished(row: Sequence[object]) -> FinishedMatch:
    *before, players, seed, result, totals, margin, deals = row
    fields = (
        *before,
        tuple(Player(*one) for one in json.loads(str(players))),
        json.loads(str(seed)),
        result,
        tuple(json.loads(str(totals))),
        margin,
        deals,
    )
    return FinishedMatch(*fields)


class NoSuchMatch(LookupError):
    """There is no running match, or no match at all, of that number."""


def insert_head(
    connection: sqlite3.Connection,
    log: MatchLog,
    title: str,
    begun: float,
    source: str | None = None,
) -> int:
    """A match without any play; returns its number."""
    head = head_of(log)
    connection.execute("INSERT OR IGNORE INTO rules VALUES (?, ?)", (head.digest, head.options))
    row = {
        "begun": begun,
        "source": source,
        "header": head.text,
        "rules": head.digest,
        "rules_name": title or log.rules_name or log.preset,
        "preset": log.preset,
        "rule_set": log.rule_set,
        "players": players_text(log.players),
        "seed": json.dumps(log.seed),
        "words": search_words(log, title or log.rules_name or log.preset),
    }
    names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    cursor = connection.execute(f"INSERT INTO matches ({names}) VALUES ({marks})", row)
    return int(cursor.lastrowid or 0)


def renew_header(connection: sqlite3.Connection, match: int, log: MatchLog) -> None:
    """Write the head anew: a log that tells more than before may need a later format."""
    connection.execute("UPDATE matches SET header = ? WHERE id = ?", (head_of(log).text, match))


def insert_lines(
    connection: sqlite3.Connection, match: int, lines: Iterable[LogPiece], at: float
) -> None:
    """Add lines to a running match."""
    rows = [(match, line.deal, line.number, at, line.text) for line in lines]
    connection.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", rows)
    if any(number == 0 for _, _, number, _, _ in rows):
        deals = max(deal for _, deal, _, _, _ in rows)
        connection.execute("UPDATE matches SET deals = ? WHERE id = ?", (deals, match))


def insert_scores(
    connection: sqlite3.Connection, match: int, deal: int, scores: Iterable[SideScore]
) -> None:
    """What a deal brought each scorer; told twice, the later counts."""
    rows = [(match, deal, one.scorer, one.total, _score_lines(one)) for one in scores]
    connection.executemany("INSERT OR REPLACE INTO scores VALUES (?, ?, ?, ?, ?)", rows)


def _score_lines(score: SideScore) -> str:
    lines = [[line.kind, line.points, len(line.cards)] for line in score.lines]
    return json.dumps(lines, separators=(",", ":"))


def is_running(connection: sqlite3.Connection, match: int) -> bool:
    """Whether there is a match of that number that is not over."""
    found = connection.execute("SELECT 1 FROM matches WHERE id = ? AND ended IS NULL", (match,))
    return found.fetchone() is not None


def require_running(connection: sqlite3.Connection, match: int) -> None:
    """Raises `NoSuchMatch` for a match that is over or not there."""
    if not is_running(connection, match):
        raise NoSuchMatch(f"match {match} is not running")


def finish_rows(connection: sqlite3.Connection, match: int, ending: Ending, now: float) -> None:
    """Turn the rows of a running match into those of a finished one."""
    play = compressed(joined(running_lines(connection, match)))
    connection.execute(
        "UPDATE matches SET ended = ?, result = ?, totals = ?, margin = ?, play = ? WHERE id = ?",
        (now, ending.result, json.dumps(ending.totals), ending.margin, play, match),
    )
    connection.execute("DELETE FROM actions WHERE match = ?", (match,))


def running_lines(connection: sqlite3.Connection, match: int) -> list[LogPiece]:
    """The lines of a running match in order."""
    rows = connection.execute(
        "SELECT deal, number, line FROM actions WHERE match = ? ORDER BY deal, number", (match,)
    )
    return [LogPiece(*row) for row in rows]


def log_text(connection: sqlite3.Connection, match: int) -> str:
    """A match as the text of a `.canasta` file.

    Raises `NoSuchMatch`, and `ValueError` when what is stored makes no sense.
    """
    row = connection.execute(
        "SELECT header, digest, options, play FROM matches "
        "JOIN rules ON digest = matches.rules WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        raise NoSuchMatch(f"there is no match {match}, or its rules are gone")
    *head, play = row
    body = joined(running_lines(connection, match)) if play is None else decompressed(play)
    return whole_head(LogHead(*head)) + body


MatchState = Literal["won", "lost", "shared", "watched", "running"]
"""How a match ended for the person who played it, or that it goes on."""

ListColumn = Literal["played", "rules_name", "players", "state", "margin", "deals"]
"""What the list can be ordered by."""


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match as a list shows it.

    Attributes:
        id: its number in the store; `MatchStore.log` gives the match itself.
        played: when it ended or was last played, in seconds since the epoch.
        rules_name: what the rules were called when it was played.
        players: seat to who sat there.
        margin: by how many points the winners were ahead; None while it goes on.
        deals: how many were begun.
    """

    id: int
    played: float
    rules_name: str
    players: tuple[Player, ...]
    state: MatchState
    margin: int | None
    deals: int


@dataclass(frozen=True, slots=True)
class ListFilter:
    """Which matches: those of the filter that are of any of these states, and of these people.

    `level` is that of a bot at the table, whatever its personality, `player` a name; empty: any.
    """

    filter: Filter = field(default_factory=Filter)
    states: tuple[MatchState, ...] = ()
    level: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class ListOrder:
    """In which order; matches that are alike in it come latest first."""

    column: ListColumn = "played"
    descending: bool = True


@dataclass(frozen=True, slots=True)
class ListFilterValues:
    """What the whole list can be narrowed to: names of rules, levels of bots, names of players."""

    rules: tuple[str, ...]
    levels: tuple[str, ...]
    players: tuple[str, ...]


_SHOWN: Final = "deleted IS NULL AND aside IS NULL"

_STATE: Final = "CASE WHEN ended IS NULL THEN 'running' ELSE result END"

_PLAYED: Final = (
    "coalesce(ended, (SELECT max(at) FROM actions WHERE actions.match = matches.id), begun)"
)

_COLUMNS: Final = (
    f"id, {_PLAYED} AS played, rules_name, players, {_STATE} AS state, "
    "CASE WHEN ended IS NULL THEN NULL ELSE margin END AS lead, deals"
)

_ORDER: Final[dict[ListColumn, str]] = {
    "played": "played",
    "rules_name": "rules_name COLLATE NOCASE",
    "players": "players COLLATE NOCASE",
    "state": "state",
    "margin": "lead",
    "deals": "deals",
}


def count_matches(connection: sqlite3.Connection, wanted: ListFilter) -> int:
    """How many there are."""
    where, values = _where(wanted)
    found = connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values)
    return int(found.fetchone()[0])


def list_matches(
    connection: sqlite3.Connection, wanted: ListFilter, order: ListOrder, part: Slice
) -> tuple[ListedMatch, ...]:
    """The part of the list that is asked for."""
    where, values = _where(wanted)
    way = "DESC" if order.descending else "ASC"
    rows = connection.execute(
        f"SELECT {_COLUMNS} FROM matches WHERE {where} "
        f"ORDER BY {_ORDER[order.column]} {way}, played DESC, id DESC LIMIT ? OFFSET ?",
        (*values, part.rows, part.offset),
    )
    return tuple(map(_listed, rows))


def find_same_match(connection: sqlite3.Connection, log: MatchLog) -> int | None:
    """The number of a match that is stored with exactly this play, deleted or not."""
    text = dumps(log)
    alike = connection.execute("SELECT id FROM matches WHERE seed = ?", (json.dumps(log.seed),))
    for (match,) in alike.fetchall():
        with contextlib.suppress(NoSuchMatch, ValueError):
            if log_text(connection, match) == text:
                return int(match)
    return None


def list_filter_values(connection: sqlite3.Connection) -> ListFilterValues:
    """Everything that occurs in the list, in alphabetical order."""
    found = connection.execute(f"SELECT DISTINCT rules_name, players FROM matches WHERE {_SHOWN}")
    rows = found.fetchall()
    rules = {str(name) for name, _ in rows}
    tables = {str(players) for _, players in rows}
    people = [Player(*one) for text in tables for one in json.loads(text)]
    levels = {one.played_by.partition(":")[0] for one in people if not one.is_human}
    return ListFilterValues(
        *(
            tuple(sorted(names, key=str.casefold))
            for names in (rules, levels, {one.name for one in people})
        )
    )


def _where(wanted: ListFilter) -> tuple[str, list[object]]:
    """A condition in SQL and its values.

    Players are kept as JSON (`players_text`), so a name or level is looked for with
    the marks that stand around it there.
    """
    text, values = condition(wanted.filter, _PLAYED)
    parts = [_SHOWN, text]
    if wanted.states:
        parts.append(f"{_STATE} IN ({', '.join('?' * len(wanted.states))})")
        values += wanted.states
    if wanted.level:
        quoted = f', "{wanted.level}'
        parts.append("(instr(players, ?) > 0 OR instr(players, ?) > 0)")
        values += [f'{quoted}"', f"{quoted}:"]
    if wanted.player:
        parts.append("instr(players, ?) > 0")
        values.append(f"[{json.dumps(wanted.player, ensure_ascii=False)}, ")
    return " AND ".join(parts), values


def _listed(row: Sequence[object]) -> ListedMatch:
    number, played, rules_name, players, state, margin, deals = row
    people = tuple(Player(*one) for one in json.loads(str(players)))
    fields = (number, played, rules_name, people, state, margin, deals)
    return ListedMatch(*fields)  # type: ignore[arg-type]

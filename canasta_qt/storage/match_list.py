"""The list of all matches, running and over: which are wanted, in what order, which part of it."""

from __future__ import annotations

import contextlib
import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from canasta_qt.record.codec import dumps
from canasta_qt.record.log import MatchLog, Player
from canasta_qt.storage.match_rows import NoSuchMatch, log_text
from canasta_qt.storage.match_search import condition
from canasta_qt.storage.match_values import Filter, Slice

State = Literal["won", "lost", "shared", "watched", "running"]
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
    state: State
    margin: int | None
    deals: int


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which matches: those of the filter that are of any of these states, and of these people.

    `level` is that of a bot at the table, whatever its temper, `player` a name; empty: any.
    """

    filter: Filter = field(default_factory=Filter)
    states: tuple[State, ...] = ()
    level: str = ""
    player: str = ""


@dataclass(frozen=True, slots=True)
class ListOrder:
    """In which order; matches that are alike in it come latest first."""

    column: ListColumn = "played"
    descending: bool = True


@dataclass(frozen=True, slots=True)
class Chosen:
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


def count_matches(connection: sqlite3.Connection, wanted: Wanted) -> int:
    """How many there are."""
    where, values = _where(wanted)
    found = connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values)
    return int(found.fetchone()[0])


def list_matches(
    connection: sqlite3.Connection, wanted: Wanted, order: ListOrder, part: Slice
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


def same_match(connection: sqlite3.Connection, log: MatchLog) -> int | None:
    """The number of a match that is stored with exactly this play, deleted or not."""
    text = dumps(log)
    alike = connection.execute("SELECT id FROM matches WHERE seed = ?", (json.dumps(log.seed),))
    for (match,) in alike.fetchall():
        with contextlib.suppress(NoSuchMatch, ValueError):
            if log_text(connection, match) == text:
                return int(match)
    return None


def whats_there(connection: sqlite3.Connection) -> Chosen:
    """Everything that occurs in the list, in alphabetical order."""
    found = connection.execute(f"SELECT DISTINCT rules_name, players FROM matches WHERE {_SHOWN}")
    rows = found.fetchall()
    rules = {str(name) for name, _ in rows}
    tables = {str(players) for _, players in rows}
    people = [Player(*one) for text in tables for one in json.loads(text)]
    levels = {one.played_by.partition(":")[0] for one in people if not one.is_human}
    return Chosen(
        *(
            tuple(sorted(names, key=str.casefold))
            for names in (rules, levels, {one.name for one in people})
        )
    )


def _where(wanted: Wanted) -> tuple[str, list[object]]:
    """A condition in SQL and its values.

    Players are kept as JSON (`match_search.players_text`), so a name or level is looked for with
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

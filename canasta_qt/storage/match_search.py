"""Finding finished matches: from a filter, an order and a part of the list to rows."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence
from typing import Final

from canasta_qt.record.log import MatchLog, Player
from canasta_qt.storage.match_values import (
    Column,
    Filter,
    FinishedMatch,
    FinishedPage,
    Order,
    Slice,
)

_FINISHED: Final = "ended IS NOT NULL AND deleted IS NULL AND aside IS NULL"

_COLUMNS: Final = (
    "id, begun, ended, rules_name, preset, rule_set, players, seed, result, totals, margin, deals"
)

_ORDER: Final[dict[Column, str]] = {
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
        f"SELECT {_COLUMNS} FROM matches WHERE {where} "
        f"ORDER BY {_ORDER[order.column]} {way}, ended DESC, id DESC LIMIT ? OFFSET ?",
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

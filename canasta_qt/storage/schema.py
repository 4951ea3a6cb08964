"""The tables of the database, as steps from an empty file to today's.

`matches.header` is the head of a log with its rules named by digest, `matches.play` the compressed
rest of a match that is over; a running match has it in `actions`: number 0 is the deck of a deal,
the last may be its scores. `deal_counts` has figures of running matches by seat, summed up in
`counts` by place (own, partner, opponent, watched) when a match ends; `people` makes it count.
The columns of figures are written short, for the description of all tables must fit into the first
page of the file: what recovers a damaged one relies on that.
"""

from __future__ import annotations

import contextlib
import sqlite3
from functools import cache
from typing import Final, NamedTuple

COUNTED: Final = (
    "points", "squares", "ahead", "won", "melded", "canasta_points", "out_points", "three_points",
    "hand_points", "other_points", "side_opened", "opened", "opening_points", "opening_round",
    "natural", "mixed", "other_canastas", "piles", "pile_cards", "out", "concealed", "cards",
    "wilds", "wilds_due", "wilds_spread", "threes", "threes_due", "threes_spread", "worth",
    "worth_due", "worth_spread",
)  # fmt: skip
"""The columns of figures; `squares` is of the points of a deal, to show how far these stray."""

_FIGURES: Final = ", ".join(COUNTED)
_MATCH: Final = "match INTEGER REFERENCES matches (id) ON DELETE CASCADE"

_FIRST: Final = (
    """
    CREATE TABLE rules (
        digest TEXT PRIMARY KEY,
        options TEXT NOT NULL
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE matches (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        begun REAL NOT NULL,
        ended REAL,
        deleted REAL,
        aside TEXT,
        source TEXT UNIQUE,
        rules TEXT NOT NULL REFERENCES rules (digest),
        rules_name TEXT NOT NULL,
        preset TEXT NOT NULL,
        rule_set TEXT NOT NULL,
        players TEXT NOT NULL,
        seed TEXT NOT NULL,
        words TEXT NOT NULL,
        deals INTEGER NOT NULL DEFAULT 0,
        result TEXT NOT NULL DEFAULT '',
        margin INTEGER NOT NULL DEFAULT 0,
        totals TEXT NOT NULL DEFAULT '[]',
        header TEXT NOT NULL,
        play BLOB
    )
    """,
    "CREATE INDEX matches_by_end ON matches (ended)",
    """
    CREATE TABLE actions (
        match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
        deal INTEGER NOT NULL,
        number INTEGER NOT NULL,
        at REAL NOT NULL,
        line TEXT NOT NULL,
        PRIMARY KEY (match, deal, number)
    ) WITHOUT ROWID
    """,
    (
        f"CREATE TABLE deal_counts ({_MATCH}, deal, seat, {_FIGURES}, "
        "PRIMARY KEY (match, deal, seat)) WITHOUT ROWID"
    ),
    (
        f"CREATE TABLE counts ({_MATCH}, person, place, seats, {_FIGURES}, "
        "PRIMARY KEY (match, person, place)) WITHOUT ROWID"
    ),
    (
        f"CREATE TABLE people ({_MATCH}, person, name, partner, level, result, margin, "
        "PRIMARY KEY (match, person)) WITHOUT ROWID"
    ),
)

STEPS: Final[tuple[tuple[str, ...], ...]] = (_FIRST,)
"""Statements of each step; a database of version n has been through the first n.

A step that a released program has taken is never changed.
"""

VERSION: Final = len(STEPS)
"""`user_version` of a database that this program writes."""


class Part(NamedTuple):
    """A table, index, view or trigger, its table's name, and the statement that made it."""

    kind: str
    name: str
    table: str
    statement: str


def parts_in(connection: sqlite3.Connection, most: int = -1) -> frozenset[Part]:
    """What there is in a database, not more than `most` of it. Raises `sqlite3.Error`."""
    asked = "SELECT type, name, tbl_name, sql FROM sqlite_schema WHERE sql IS NOT NULL LIMIT ?"
    rows = (map(str, row) for row in connection.execute(asked, (most,)))
    return frozenset(
        Part(kind, name, table, " ".join(statement.split()))
        for kind, name, table, statement in rows
    )


@cache
def parts_of(version: int) -> frozenset[Part]:
    """What a database of a version has."""
    with contextlib.closing(sqlite3.connect(":memory:")) as fresh:
        for statement in (one for step in STEPS[:version] for one in step):
            fresh.execute(statement)
        return parts_in(fresh)


def lacks(connection: sqlite3.Connection) -> bool:
    """Whether a database of today lacks a table of ours, or does more than keep what is stored.

    In place of a table there may be a view, which has no end.
    """
    found = parts_in(connection)
    return not parts_of(VERSION) <= found or any(part.kind == "trigger" for part in found)

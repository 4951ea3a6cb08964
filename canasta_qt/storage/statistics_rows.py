"""The rows of the statistics: written when a deal is scored, or later from the log of a match."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from typing import Final

from canasta_qt.record.log import MatchLog
from canasta_qt.storage.statistics_counts import (
    CHANCES,
    COMPONENTS,
    SeatCount,
    company_of,
)

COLUMNS: Final = (
    "points", "ahead", "won", *COMPONENTS, "side_opened", "opened", "opening_points",
    "opening_round", "natural", "mixed", "other_canastas", "piles", "pile_cards", "out",
    "concealed", "cards", *(name + end for name in CHANCES for end in ("", "_due", "_spread")),
)  # fmt: skip
"""What is counted; the sums of these columns make the figures."""


def insert_counts(connection: sqlite3.Connection, match: int, counts: Iterable[SeatCount]) -> None:
    """What was counted of a match's deals; told twice, the later counts."""
    for count in counts:
        row = {"match": match, "deal": count.deal, "seat": count.seat, **count.values}
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT OR REPLACE INTO deal_counts ({names}) VALUES ({marks})", row)


def sum_up(connection: sqlite3.Connection, match: int, log: MatchLog) -> None:
    """All deals of the match are counted: from now on it belongs to the statistics."""
    names, sums = ", ".join(COLUMNS), ", ".join(f"sum({name})" for name in COLUMNS)
    connection.execute(
        f"INSERT OR REPLACE INTO match_counts (match, place, seats, {names}) "
        f"SELECT match, place, count(*), {sums} FROM deal_counts WHERE match = ? GROUP BY place",
        (match,),
    )
    connection.execute("DELETE FROM deal_counts WHERE match = ?", (match,))
    connection.execute("INSERT OR REPLACE INTO company VALUES (?, ?, ?)", (match, *company_of(log)))


def counted_deals(connection: sqlite3.Connection, match: int) -> int:
    """How many deals of a match have been counted."""
    question = "SELECT count(DISTINCT deal) FROM deal_counts WHERE match = ?"
    return int(connection.execute(question, (match,)).fetchone()[0])


def uncounted_matches(connection: sqlite3.Connection) -> list[int]:
    """Finished matches that nobody has counted yet, the latest first."""
    rows = connection.execute(
        "SELECT id FROM matches WHERE ended IS NOT NULL AND deleted IS NULL AND aside IS NULL "
        "AND id NOT IN (SELECT match FROM company) ORDER BY id DESC"
    )
    return [match for (match,) in rows]

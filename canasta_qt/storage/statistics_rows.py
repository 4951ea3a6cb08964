"""The rows of the statistics: written when a deal is scored, or later from the log of a match."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable

from canasta_qt.record.log import MatchLog
from canasta_qt.storage.statistics_counts import SeatCount, company_of


def insert_counts(connection: sqlite3.Connection, match: int, counts: Iterable[SeatCount]) -> None:
    """What was counted of a match's deals; told twice, the later counts."""
    for count in counts:
        row = {"match": match, "deal": count.deal, "seat": count.seat, **count.values}
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT OR REPLACE INTO deal_counts ({names}) VALUES ({marks})", row)


def insert_company(connection: sqlite3.Connection, match: int, log: MatchLog) -> None:
    """The match is counted: from now on it belongs to the statistics."""
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

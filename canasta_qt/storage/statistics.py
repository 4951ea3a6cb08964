"""The statistics: what finished matches and their deals amount to, for any choice of them.

Rows are written when a deal is scored, or later from the log of a match.
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.record.log import MatchLog
from canasta_qt.storage.match_values import Result
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.statistics_counts import (
    CHANCES,
    COMPONENTS,
    Relation,
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


def insert_match_sums(connection: sqlite3.Connection, match: int, log: MatchLog) -> None:
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


_FINISHED: Final = "ended IS NOT NULL AND deleted IS NULL AND aside IS NULL"

_MATCHES: Final = "matches JOIN company ON company.match = matches.id"


@dataclass(frozen=True, slots=True)
class StatisticsFilter:
    """Which matches count; what is None does not matter.

    Attributes:
        rules: name of the rules, as they were called then; own sets have names of their own.
        level: level of the opponents, `""` for a mixed company.
        partner: names of the partners, `""` for matches without one.
        since: when they ended at the earliest, in seconds since the epoch.
    """

    rules: str | None = None
    level: str | None = None
    partner: str | None = None
    since: float | None = None


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that counts; `margin` is positive for the person who won, negative for a loser."""

    ended: float
    rules: str
    level: str
    partner: str
    result: Result
    margin: int


@dataclass(frozen=True, slots=True)
class Chances:
    """A figure that chance decides: what was seen, and what was due, with its variance."""

    seen: int
    due: float
    spread: float

    @property
    def deviation(self) -> float:
        """By how many standard deviations more was seen than was due; 0 without any."""
        return (self.seen - self.due) / math.sqrt(self.spread) if self.spread > 0 else 0.0

    @property
    def odds(self) -> float:
        """How often chance strays at least so far, up or down: 1 for always."""
        return math.erfc(abs(self.deviation) / math.sqrt(2))


@dataclass(frozen=True, slots=True)
class SeatSums:
    """Sums over all deals of the seats of one place.

    Attributes:
        seats: how many deals were counted, one for each seat; 0 where there is none.
        sums: column of `match_counts` to its sum.
    """

    seats: int
    sums: dict[str, float]

    def mean(self, column: str, per: str = "") -> float | None:
        """A column's sum for each deal, or for each one of another column; None for none."""
        count = self.sums.get(per, 0) if per else self.seats
        return self.sums[column] / count if count else None

    def chance(self, name: str) -> Chances:
        """One of `CHANCES`."""
        return Chances(
            int(self.sums.get(name, 0)),
            self.sums.get(f"{name}_due", 0.0),
            self.sums.get(f"{name}_spread", 0.0),
        )


@dataclass(frozen=True, slots=True)
class Report:
    """What was asked for: the matches, the earliest first, and sums by place."""

    matches: tuple[PlayedMatch, ...]
    seats: dict[Relation, SeatSums]

    def at(self, place: Relation) -> SeatSums:
        """The sums of a place, empty where nobody sat there."""
        return self.seats.get(place, SeatSums(0, {}))


@dataclass(frozen=True, slots=True)
class StatisticsFilterValues:
    """What can be chosen among: names that occur, in order."""

    rules: tuple[str, ...]
    levels: tuple[str, ...]
    partners: tuple[str, ...]


def statistics_report(store: MatchStore, choice: StatisticsFilter) -> Report:
    """The statistics of the matches that were chosen. Raises `StorageProblem`."""
    where, values = _condition(choice)
    with store.database.reading() as connection:
        rows = connection.execute(
            f"SELECT ended, rules_name, level, partner, result, margin FROM {_MATCHES} "
            f"WHERE {where} ORDER BY ended, id",
            values,
        ).fetchall()
        sums = _sums(connection, where, values)
    return Report(tuple(map(_played, rows)), sums)


def statistics_filter_values(store: MatchStore) -> StatisticsFilterValues:
    """The rules, levels and partners of all matches that count. Raises `StorageProblem`."""
    with store.database.reading() as connection:
        found = [
            sorted(
                (str(row[0]) for row in connection.execute(
                    f"SELECT DISTINCT {column} FROM {_MATCHES} WHERE {_FINISHED}"
                )),
                key=str.casefold,
            )
            for column in ("rules_name", "level", "partner")
        ]  # fmt: skip
    return StatisticsFilterValues(*map(tuple, found))


def matches_to_count(store: MatchStore) -> list[int]:
    """Finished matches of earlier programs, whose deals are still to be counted."""
    with store.database.reading() as connection:
        return uncounted_matches(connection)


def note_deal(store: MatchStore, match: int, counts: Sequence[SeatCount]) -> None:
    """Keep what was counted of a deal of a running match. Raises `StorageProblem`."""
    with store.database.writing() as connection:
        insert_counts(connection, match, counts)


def note_ending(store: MatchStore, match: int, log: MatchLog) -> None:
    """Take a match that has just ended into the statistics, if each of its deals was counted.

    Otherwise it waits among the `uncounted`.
    """
    with store.database.writing() as connection:
        if counted_deals(connection, match) == sum(deal.scored is not None for deal in log.deals):
            insert_match_sums(connection, match, log)


def note_counts(store: MatchStore, match: int, log: MatchLog, counts: Sequence[SeatCount]) -> None:
    """Take a finished match into the statistics, with what was counted of it."""
    with store.database.writing() as connection:
        insert_counts(connection, match, counts)
        insert_match_sums(connection, match, log)


def _sums(
    connection: sqlite3.Connection, where: str, values: Sequence[object]
) -> dict[Relation, SeatSums]:
    columns = ", ".join(f"total({column})" for column in COLUMNS)
    rows = connection.execute(
        f"SELECT place, sum(seats), {columns} FROM match_counts WHERE match IN "
        f"(SELECT id FROM {_MATCHES} WHERE {where}) GROUP BY place",
        values,
    )
    return {
        place: SeatSums(count, dict(zip(COLUMNS, sums, strict=True)))
        for place, count, *sums in rows
    }


def _condition(choice: StatisticsFilter) -> tuple[str, list[object]]:
    parts, values = [_FINISHED], list[object]()
    for comparison, wanted in (
        ("rules_name = ?", choice.rules),
        ("level = ?", choice.level),
        ("partner = ?", choice.partner),
        ("ended >= ?", choice.since),
    ):
        if wanted is not None:
            parts.append(comparison)
            values.append(wanted)
    return " AND ".join(parts), values


def _played(row: Sequence[object]) -> PlayedMatch:
    ended, rules, level, partner, result, margin = row
    signed = {"lost": -1, "shared": 0}.get(str(result), 1) * int(str(margin))
    return PlayedMatch(float(str(ended)), str(rules), str(level), str(partner), result, signed)  # type: ignore[arg-type]

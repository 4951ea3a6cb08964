"""The statistics: what finished matches and their deals amount to, for any choice of them.

Rows are written when a deal is scored, or later from the log of a match.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from canasta_qt.record.log import MatchLog
from canasta_qt.storage.match_values import Result, as_moment, as_name
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.statistics_counts import (
    CHANCES,
    COMPONENTS,
    Chance,
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


_FINISHED: Final = "ended IS NOT NULL AND deleted IS NULL"

_MATCHES: Final = "matches JOIN company ON company.match = matches.id"

_MOST: Final = 1_000_000_000
"""No figure is larger."""

_ROUNDED: Final = 0.01
"""Sums of rounded figures differ by less."""

_CELLS: Final = ", ".join(("seats", *COLUMNS))

_SOUND: Final = (
    f"coalesce(max({_CELLS}) < {_MOST} AND min({_CELLS}) > -{_MOST} AND "
    f"place IN ({', '.join(map(repr, get_args(Relation)))}), 0)"
)
"""Whether every cell of a row of `match_counts` holds a figure: SQLite orders any text, and
whatever else is none, after all numbers."""

_SPOILT: Final = (
    f"SELECT match FROM match_counts WHERE NOT {_SOUND} UNION "
    "SELECT match FROM company WHERE typeof(partner) <> 'text' OR typeof(level) <> 'text'"
)
"""Matches whose figures are damaged: they are counted anew from their logs."""


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

    def chance(self, name: str) -> Chance:
        """One of `CHANCES`."""
        return Chance(
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
    """The statistics of the matches that were chosen. Raises `StorageProblem`.

    What is damaged does not count.
    """
    where, values = _condition(choice)
    columns = ", ".join(f"total({column})" for column in COLUMNS)
    with store.database.reading() as connection:
        rows = connection.execute(
            f"SELECT ended, rules_name, level, partner, result, margin FROM {_MATCHES} "
            f"WHERE {where} ORDER BY ended, id",
            values,
        ).fetchall()
        places = connection.execute(
            f"SELECT place, sum(seats), {columns} FROM match_counts WHERE {_SOUND} AND match IN "
            f"(SELECT id FROM {_MATCHES} WHERE {where}) GROUP BY place",
            values,
        ).fetchall()
    sums = {
        place: SeatSums(count, dict(zip(COLUMNS, totals, strict=True)))
        for place, count, *totals in places
    }
    return Report(tuple(match for match in map(_played, rows) if match is not None), sums)


def statistics_filter_values(store: MatchStore) -> StatisticsFilterValues:
    """The rules, levels and partners of all matches that count. Raises `StorageProblem`."""

    def found(column: str) -> tuple[str, ...]:
        question = f"SELECT DISTINCT {column} FROM {_MATCHES} WHERE {_FINISHED}"
        names = (as_name(value) for (value,) in asked.execute(question))
        return tuple(sorted((name for name in names if name is not None), key=str.casefold))

    with store.database.reading() as asked:
        return StatisticsFilterValues(found("rules_name"), found("level"), found("partner"))


def matches_to_count(store: MatchStore) -> list[int]:
    """Finished matches whose deals are still to be counted, or to be counted again; latest first.

    They were played with earlier programs, or their figures are damaged.
    """
    with store.database.reading() as connection:
        rows = connection.execute(
            f"SELECT id FROM matches WHERE {_FINISHED} "
            f"AND (id NOT IN (SELECT match FROM company) OR id IN ({_SPOILT})) ORDER BY id DESC"
        )
        return [match for (match,) in rows]


def note_deal(store: MatchStore, match: int, counts: Iterable[SeatCount]) -> None:
    """Keep what was counted of a deal of a running match. Raises `StorageProblem`."""
    with store.database.writing() as connection:
        _insert_counts(connection, match, counts)


def note_ending(store: MatchStore, match: int, log: MatchLog) -> None:
    """Take a match that has just ended into the statistics, if each of its deals was counted.

    Otherwise it waits among the `matches_to_count`.
    """
    question = "SELECT count(DISTINCT deal) FROM deal_counts WHERE match = ?"
    with store.database.writing() as connection:
        (counted,) = connection.execute(question, (match,)).fetchone()
        if counted == sum(deal.scored is not None for deal in log.deals):
            _insert_sums(connection, match, log)


def note_counts(store: MatchStore, match: int, log: MatchLog, counts: Iterable[SeatCount]) -> None:
    """Take a finished match into the statistics, with what was counted of it, and nothing else."""
    with store.database.writing() as connection:
        for table in ("deal_counts", "match_counts"):
            connection.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
        _insert_counts(connection, match, counts)
        _insert_sums(connection, match, log)


def figures_are_right(
    store: MatchStore, match: int, log: MatchLog, rows: Iterable[SeatCount]
) -> bool | None:
    """Whether a finished match counts as its deals say; None if it was not counted yet."""
    with store.database.reading() as connection:
        company = connection.execute(
            "SELECT partner, level FROM company WHERE match = ?", (match,)
        ).fetchone()
        names = ", ".join(COLUMNS)
        stored = connection.execute(
            f"SELECT place, seats, {names} FROM match_counts WHERE match = ?", (match,)
        ).fetchall()
    if company is None and not stored:
        return None
    return company == company_of(log) and _alike(_summed(rows), stored)


def _summed(rows: Iterable[SeatCount]) -> dict[object, list[float]]:
    """Place to how many seats it sums up, and the sums of its columns."""
    sums: dict[object, list[float]] = {}
    for row in rows:
        sum_ = sums.setdefault(row.values["place"], [0.0] * (1 + len(COLUMNS)))
        sum_[0] += 1
        for at, column in enumerate(COLUMNS, start=1):
            sum_[at] += float(row.values[column])
    return sums


def _alike(expected: Mapping[object, Sequence[float]], stored: Sequence[Sequence[object]]) -> bool:
    if expected.keys() != {place for place, *_ in stored} or len(stored) != len(expected):
        return False
    return all(
        isinstance(found, (int, float)) and abs(found - due) < _ROUNDED
        for place, *cells in stored
        for found, due in zip(cells, expected[place], strict=True)
    )


def _insert_counts(connection: sqlite3.Connection, match: int, counts: Iterable[SeatCount]) -> None:
    """What was counted of a match's deals; told twice, the later counts."""
    for count in counts:
        row = {"match": match, "deal": count.deal, "seat": count.seat, **count.values}
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT OR REPLACE INTO deal_counts ({names}) VALUES ({marks})", row)


def _insert_sums(connection: sqlite3.Connection, match: int, log: MatchLog) -> None:
    """All deals of the match are counted: from now on it belongs to the statistics."""
    names, sums = ", ".join(COLUMNS), ", ".join(f"sum({name})" for name in COLUMNS)
    connection.execute(
        f"INSERT OR REPLACE INTO match_counts (match, place, seats, {names}) "
        f"SELECT match, place, count(*), {sums} FROM deal_counts WHERE match = ? GROUP BY place",
        (match,),
    )
    connection.execute("DELETE FROM deal_counts WHERE match = ?", (match,))
    connection.execute("INSERT OR REPLACE INTO company VALUES (?, ?, ?)", (match, *company_of(log)))


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


def _played(row: Sequence[object]) -> PlayedMatch | None:
    """A match that counts; None where a cell makes no sense."""
    ended, (rules, level, partner), result, margin = as_moment(row[0]), row[1:4], row[4], row[5]
    names = (as_name(rules), as_name(level), as_name(partner))
    if ended is None or None in names or result not in get_args(Result):
        return None
    if not isinstance(margin, int) or abs(margin) >= _MOST:
        return None
    signed = {"lost": -1, "shared": 0}.get(str(result), 1) * margin
    return PlayedMatch(ended, *names, result, signed)  # type: ignore[arg-type]

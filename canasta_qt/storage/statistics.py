"""The statistics: what finished matches and their deals amount to, for any choice of them."""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from operator import add
from typing import Final, get_args

from canasta_qt.record.log import MatchLog
from canasta_qt.storage.match_values import Ending, MatchOutcome, as_moment, as_name
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.schema import COUNTED
from canasta_qt.storage.statistics_counts import (
    Chance,
    Relation,
    SeatCount,
    company_of,
    relations_of,
)

_FINISHED: Final = "ended IS NOT NULL AND deleted IS NULL"

_PLAYED: Final = "matches JOIN people ON people.match = matches.id"
"""Matches as each person at the screen saw them."""

_MOST: Final = 1_000_000_000
"""No figure is larger; squares may be."""
_MOST_SQUARES: Final = _MOST * _MOST

FEW: Final = 10
"""With fewer deals nobody knows how far their mean may be from the true one."""

_ROUNDED: Final = 0.01
"""Sums of rounded figures differ by less."""

_CELLS: Final = ", ".join(("seats", *COUNTED))

_SOUND: Final = (
    f"coalesce(max({_CELLS}) < {_MOST_SQUARES} AND min({_CELLS}) > -{_MOST} AND "
    f"place IN ({', '.join(map(repr, get_args(Relation)))}), 0)"
)
"""Whether every cell of a row of `counts` holds a figure: SQLite orders any text, and whatever else
is none, after all numbers."""

_SPOILT: Final = (
    f"SELECT match FROM counts WHERE NOT {_SOUND} UNION "
    "SELECT match FROM people WHERE typeof(partner) <> 'text' OR typeof(level) <> 'text' "
    "OR typeof(name) <> 'text' OR typeof(margin) <> 'integer' OR "
    f"result NOT IN ({', '.join(map(repr, get_args(MatchOutcome)))}) OR result IS NULL"
)
"""Matches whose figures are damaged: they are counted anew from their logs."""


@dataclass(frozen=True, slots=True)
class StatisticsFilter:
    """Which matches count; what is None does not matter.

    Attributes:
        rules: names of the rules, as they were called then; own sets have names of their own.
        level: level of the opponents, `""` for a mixed company.
        partner: names of the partners, `""` for matches without one.
        since: when they ended at the earliest, in seconds since the epoch.
        people: all names of one person, as whom the matches are seen; None: the first person.
    """

    rules: tuple[str, ...] | None = None
    level: str | None = None
    partner: str | None = None
    since: float | None = None
    people: tuple[str, ...] | None = None


@dataclass(frozen=True, slots=True)
class PlayedMatch:
    """A match that counts; `margin` is positive for the person who won, negative for a loser."""

    ended: float
    rules: str
    level: str
    partner: str
    result: MatchOutcome
    margin: int


@dataclass(frozen=True, slots=True)
class SeatSums:
    """Sums of the columns of `counts` over all deals of the seats of one place.

    Attributes:
        seats: how many deals, each counted for every seat of the place.
        deals: how many deals, each counted once.
    """

    seats: int
    sums: dict[str, float]
    deals: int = 0

    @property
    def doubt(self) -> float | None:
        """The standard error of the mean points of a deal; None for too few deals."""
        if self.seats < FEW:
            return None
        points, squares = self.sums["points"], self.sums["squares"]
        variance = max(0.0, squares - points * points / self.seats) / (self.seats - 1)
        return math.sqrt(variance / self.seats)

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
    people: tuple[str, ...] = ()
    """Names of those who played at this screen."""


def statistics_report(store: MatchStore, choice: StatisticsFilter) -> Report:
    """The statistics of the matches that were chosen. Raises `StorageProblem`."""
    where, values = _condition(choice)
    totals = ", ".join(f"total({column})" for column in COUNTED)
    with store.database.reading() as connection:
        rows = connection.execute(
            "SELECT ended, rules_name, level, partner, people.result, people.margin "
            f"FROM {_PLAYED} WHERE {where} ORDER BY ended, id, person",
            values,
        )
        played = [match for match in map(_played, rows) if match is not None]
        places = connection.execute(
            f"SELECT place, sum(seats), sum(min(deals, seats)), {totals} "
            f"FROM counts JOIN matches ON matches.id = match WHERE {_SOUND} AND (match, person) IN "
            f"(SELECT match, person FROM {_PLAYED} WHERE {where}) GROUP BY place",
            values,
        )
        sums = {
            place: SeatSums(count, dict(zip(COUNTED, found, strict=True)), deals)
            for place, count, deals, *found in places
        }
    return Report(tuple(played), sums)


def statistics_filter_values(store: MatchStore) -> StatisticsFilterValues:
    """The rules, levels, partners and people of all that counts. Raises `StorageProblem`."""

    with store.database.reading() as connection:

        def found(column: str) -> tuple[str, ...]:
            question = f"SELECT DISTINCT {column} FROM {_PLAYED} WHERE {_FINISHED}"
            names = {as_name(value) for (value,) in connection.execute(question)}
            return tuple(sorted((name for name in names if name is not None), key=str.casefold))

        people = tuple(name for name in found("name") if name)
        return StatisticsFilterValues(found("rules_name"), found("level"), found("partner"), people)


def matches_to_count(store: MatchStore) -> list[int]:
    """Finished matches whose deals are still to be counted, or counted again; latest first."""
    with store.database.reading() as connection:
        rows = connection.execute(
            f"SELECT id FROM matches WHERE {_FINISHED} "
            f"AND (id NOT IN (SELECT match FROM people) OR id IN ({_SPOILT})) ORDER BY id DESC"
        )
        return [match for (match,) in rows]


def note_deal(store: MatchStore, match: int, counts: Iterable[SeatCount]) -> None:
    """Keep what was counted of a deal of a running match. Raises `StorageProblem`."""
    with store.database.writing() as connection:
        _insert_counts(connection, match, counts)


def note_ending(
    store: MatchStore, match: int, log: MatchLog, endings: Mapping[int, Ending]
) -> None:
    """Take a match that has just ended into the statistics, if each of its deals was counted.

    Otherwise it waits among the `matches_to_count`. `endings`: seat of each viewer to how it ended.
    """
    question = "SELECT count(DISTINCT deal) FROM deal_counts WHERE match = ?"
    with store.database.writing() as connection:
        (counted,) = connection.execute(question, (match,)).fetchone()
        if counted == sum(deal.scored is not None for deal in log.deals):
            _insert_sums(connection, match, log, endings)


def note_counts(
    store: MatchStore,
    match: int,
    log: MatchLog,
    counts: Iterable[SeatCount],
    endings: Mapping[int, Ending],
) -> None:
    """Take a finished match into the statistics, with what was counted of it, and nothing else.

    `endings`: seat of each viewer to how it ended; empty: only for the first, as it is stored.
    """
    with store.database.writing() as connection:
        for table in ("deal_counts", "counts", "people"):
            connection.execute(f"DELETE FROM {table} WHERE match = ?", (match,))
        _insert_counts(connection, match, counts)
        _insert_sums(connection, match, log, endings)


def figures_are_right(
    store: MatchStore,
    match: int,
    log: MatchLog,
    rows: Sequence[SeatCount],
    endings: Mapping[int, Ending],
) -> bool | None:
    """Whether a finished match counts as its deals say; None if it was not counted yet."""
    with store.database.reading() as connection:

        def asked(what: str, table: str) -> list[tuple[object, ...]]:
            question = f"SELECT {what} FROM {table} WHERE match = ?"
            return connection.execute(question, (match,)).fetchall()

        people = asked("person, name, partner, level, result, margin", "people")
        stored = asked(f"person, place, {_CELLS}", "counts")
    if not people and not stored:
        return None
    expected = [_person(log, person, endings[seat]) for person, seat in enumerate(log.viewers)]
    return sorted(people, key=repr) == expected and _alike(_summed(log, rows), stored)


def _person(log: MatchLog, person: int, ending: Ending) -> tuple[object, ...]:
    seat = log.viewers[person]
    player = log.players[seat]
    name = player.name if player.is_human else ""
    return (person, name, *company_of(log, seat), ending.result, ending.margin)


def _summed(log: MatchLog, rows: Iterable[SeatCount]) -> dict[tuple[object, object], list[float]]:
    """Person and place to how many seats they sum up, and the sums of all columns."""
    sums: dict[tuple[object, object], list[float]] = {}
    for person, seat in enumerate(log.viewers):
        places = relations_of(log, seat)
        for row in rows:
            sum_ = sums.setdefault((person, places[row.seat]), [0.0] * (1 + len(COUNTED)))
            figures = (1, *(row.values[column] for column in COUNTED))
            sum_[:] = map(add, sum_, figures)
    return sums


def _alike(
    expected: Mapping[tuple[object, object], Sequence[float]], stored: Sequence[Sequence[object]]
) -> bool:
    if expected.keys() != {(row[0], row[1]) for row in stored} or len(stored) != len(expected):
        return False
    return all(
        isinstance(found, int | float) and abs(found - right) < _ROUNDED
        for person, place, *cells in stored
        for found, right in zip(cells, expected[person, place], strict=True)
    )


def _insert_counts(connection: sqlite3.Connection, match: int, counts: Iterable[SeatCount]) -> None:
    """What was counted of a match's deals; of two counts the later one stays."""
    for count in counts:
        row = {"match": match, "deal": count.deal, "seat": count.seat, **count.values}
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT OR REPLACE INTO deal_counts ({names}) VALUES ({marks})", row)


def _insert_sums(
    connection: sqlite3.Connection, match: int, log: MatchLog, endings: Mapping[int, Ending]
) -> None:
    """All deals of the match are counted: from now on it belongs to the statistics."""
    names, sums = ", ".join(COUNTED), ", ".join(f"sum({name})" for name in COUNTED)
    for person, seat in enumerate(log.viewers):
        ending = endings.get(seat) or _stored_ending(connection, match)
        if person and seat not in endings:
            continue
        connection.execute(
            "INSERT OR REPLACE INTO people VALUES (?, ?, ?, ?, ?, ?, ?)",
            (match, *_person(log, person, ending)),
        )
        places = " ".join(
            f"WHEN {at} THEN '{place}'" for at, place in enumerate(relations_of(log, seat))
        )
        connection.execute(
            f"INSERT OR REPLACE INTO counts (match, person, place, seats, {names}) "
            f"SELECT match, {person}, CASE seat {places} END AS seen, count(*), {sums} "
            "FROM deal_counts WHERE match = ? GROUP BY seen",
            (match,),
        )
    connection.execute("DELETE FROM deal_counts WHERE match = ?", (match,))


def _stored_ending(connection: sqlite3.Connection, match: int) -> Ending:
    question = "SELECT result, margin FROM matches WHERE id = ?"
    result, margin = connection.execute(question, (match,)).fetchone()
    return Ending(result, (), margin)


def _condition(choice: StatisticsFilter) -> tuple[str, list[object]]:
    parts, values = [_FINISHED], list[object]()
    for comparison, value in (
        ("level = ?", choice.level),
        ("partner = ?", choice.partner),
        ("ended >= ?", choice.since),
    ):
        if value is not None:
            parts.append(comparison)
            values.append(value)
    if choice.people is None:
        parts.append("person = 0")
    for column, names in (("rules_name", choice.rules), ("name", choice.people)):
        if names is not None:
            parts.append(f"{column} IN ({', '.join('?' * len(names))})")
            values.extend(names)
    return " AND ".join(parts), values


def _played(row: Sequence[object]) -> PlayedMatch | None:
    ended, (rules, level, partner), result, margin = as_moment(row[0]), row[1:4], row[4], row[5]
    names = (as_name(rules), as_name(level), as_name(partner))
    if ended is None or None in names or result not in get_args(MatchOutcome):
        return None
    if not isinstance(margin, int) or abs(margin) >= _MOST:
        return None
    signed = {"lost": -1, "shared": 0}.get(str(result), 1) * margin
    return PlayedMatch(ended, *names, result, signed)  # type: ignore[arg-type]

"""The statistics: what finished matches and their deals amount to, for any choice of them.

Rows are written when a deal is scored, or later from the log of a match.
"""

from __future__ import annotations

import math
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, get_args

from canasta_qt.record.log import MatchLog
from canasta_qt.storage.match_values import Ending, Result, as_moment, as_name, as_people
from canasta_qt.storage.matches import MatchStore
from canasta_qt.storage.statistics_counts import (
    CHANCES,
    COMPONENTS,
    Chance,
    Relation,
    SeatCount,
    company_of,
    more_persons,
    relations_of,
)

COLUMNS: Final = (
    "points", "ahead", "won", *COMPONENTS, "side_opened", "opened", "opening_points",
    "opening_round", "natural", "mixed", "other_canastas", "piles", "pile_cards", "out",
    "concealed", "cards", *(name + end for name in CHANCES for end in ("", "_due", "_spread")),
)  # fmt: skip
"""What is counted; the sums of these columns make the figures."""


_FINISHED: Final = "ended IS NOT NULL AND deleted IS NULL"

_FIRST: Final = "matches JOIN company ON company.match = matches.id"
_MORE: Final = "matches JOIN more_people AS company ON company.match = matches.id"
"""Matches as their first person saw them, and as each other person at the same screen did."""

_MOST: Final = 1_000_000_000
"""No figure is larger."""

FEW: Final = 10
"""Of fewer deals nobody can tell how far their mean may be from the true one."""

_ROUNDED: Final = 0.01
"""Sums of rounded figures differ by less."""

_CELLS: Final = ", ".join(("seats", *COLUMNS))

_SOUND: Final = (
    f"coalesce(max({_CELLS}) < {_MOST} AND min({_CELLS}) > -{_MOST} AND "
    f"coalesce(squares, 0) BETWEEN 0 AND {_MOST}.0 * {_MOST} AND "
    f"place IN ({', '.join(map(repr, get_args(Relation)))}), 0)"
)
"""Whether every cell of a row of `match_counts` holds a figure: SQLite orders any text, and
whatever else is none, after all numbers."""

_SPOILT: Final = (
    f"SELECT match FROM match_counts WHERE NOT {_SOUND} UNION "
    f"SELECT match FROM more_counts WHERE NOT {_SOUND} UNION "
    "SELECT match FROM company WHERE typeof(partner) <> 'text' OR typeof(level) <> 'text' UNION "
    "SELECT match FROM more_people WHERE typeof(partner) <> 'text' OR typeof(level) <> 'text' "
    "OR typeof(name) <> 'text' OR typeof(margin) <> 'integer' OR "
    f"result NOT IN ({', '.join(map(repr, get_args(Result)))}) OR result IS NULL"
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
        people: names of one person, of now and of before: the matches that person played, told
            for that person. None: all matches, each told for its first person.
    """

    rules: str | None = None
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
    result: Result
    margin: int


@dataclass(frozen=True, slots=True)
class SeatSums:
    """Sums over all deals of the seats of one place.

    Attributes:
        seats: how many deals were counted, one for each seat; 0 where there is none.
        sums: column of `match_counts` to its sum.
        known: of the deals whose squares are kept: how many, their points, the squares of those.
    """

    seats: int
    sums: dict[str, float]
    known: tuple[float, float, float] = (0, 0.0, 0.0)

    @property
    def doubt(self) -> float | None:
        """The standard error of the mean points of a deal; None where too few deals tell it."""
        count, points, squares = self.known
        if count < FEW:
            return None
        variance = max(0.0, squares - points * points / count) / (count - 1)
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
    """The statistics of the matches that were chosen. Raises `StorageProblem`.

    What is damaged does not count.
    """
    columns = ", ".join(f"total({column})" for column in (*COLUMNS, *_KNOWN))
    played: list[PlayedMatch] = []
    sums: dict[Relation, SeatSums] = {}
    with store.database.reading() as connection:
        connection.create_function("first_person", 1, _first_person, deterministic=True)
        for source in (_OF_FIRST, _OF_MORE) if choice.people is not None else (_OF_FIRST,):
            where, values = _condition(choice, source)
            rows = connection.execute(
                f"SELECT ended, rules_name, level, partner, {source.ending}.result, "
                f"{source.ending}.margin FROM {source.matches} WHERE {where} ORDER BY ended, id",
                values,
            )
            played += (match for match in map(_played, rows) if match is not None)
            places = connection.execute(
                f"SELECT place, sum(seats), {columns} FROM {source.counts} WHERE {_SOUND} AND "
                f"{source.key} IN (SELECT {source.owner} FROM {source.matches} WHERE {where}) "
                "GROUP BY place",
                values,
            )
            for place, count, *totals in places:
                sums[place] = _added(sums.get(place), count, totals)
    return Report(tuple(sorted(played, key=lambda match: match.ended)), sums)


@dataclass(frozen=True, slots=True)
class _Source:
    """Where figures of persons are: of the first ones, or of the others at the same screen.

    Attributes:
        matches: the matches, joined with their `company`.
        ending: the table that tells how a match ended for the person.
        person: the person's name, as an expression.
        counts: the table of sums.
        key, owner: what tells a person in a match, in the sums and among the matches.
    """

    matches: str
    ending: str
    person: str
    counts: str
    key: str
    owner: str


_NAME_OF_FIRST: Final = "first_person(CAST(players AS BLOB))"
"""As bytes, for a damaged text cannot be handed to a function."""

_OF_FIRST: Final = _Source(_FIRST, "matches", _NAME_OF_FIRST, "match_counts", "match", "id")
_OF_MORE: Final = _Source(
    _MORE, "company", "name", "more_counts", "(match, seat)", "company.match, company.seat"
)

_KNOWN: Final = (
    "CASE WHEN squares IS NULL THEN 0 ELSE seats END",
    "CASE WHEN squares IS NULL THEN 0 ELSE points END",
    "squares",
)
"""What `SeatSums.known` sums up."""


def _first_person(players: object) -> str | None:
    """The name of the first person among the players of a match, as their bytes are stored."""
    text = players.decode("utf-8", "replace") if isinstance(players, bytes) else ""
    return next((player.name for player in as_people(text) or () if player.is_human), None)


def _added(before: SeatSums | None, count: int, totals: Sequence[float]) -> SeatSums:
    """Sums of a place with those that were found elsewhere."""
    old = before or SeatSums(0, dict.fromkeys(COLUMNS, 0.0))
    columns, known = totals[: len(COLUMNS)], totals[len(COLUMNS) :]
    sums = {name: old.sums[name] + total for name, total in zip(COLUMNS, columns, strict=True)}
    first, second, third = (one + more for one, more in zip(old.known, known, strict=True))
    return SeatSums(old.seats + count, sums, (first, second, third))


def statistics_filter_values(store: MatchStore) -> StatisticsFilterValues:
    """The rules, levels, partners and people of all that counts. Raises `StorageProblem`."""

    def found(column: str, *sources: str) -> tuple[str, ...]:
        names = {
            as_name(value)
            for source in sources
            for (value,) in asked.execute(
                f"SELECT DISTINCT {column} FROM {source} WHERE {_FINISHED}"
            )
        }
        return tuple(sorted((name for name in names if name is not None), key=str.casefold))

    with store.database.reading() as asked:
        asked.create_function("first_person", 1, _first_person, deterministic=True)
        people = {*found(_NAME_OF_FIRST, _FIRST), *found("name", _MORE)}
        return StatisticsFilterValues(
            found("rules_name", _FIRST),
            found("level", _FIRST, _MORE),
            found("partner", _FIRST, _MORE),
            tuple(sorted(people, key=str.casefold)),
        )


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


def note_ending(
    store: MatchStore, match: int, log: MatchLog, endings: Mapping[int, Ending]
) -> None:
    """Take a match that has just ended into the statistics, if each of its deals was counted.

    Otherwise it waits among the `matches_to_count`. `endings`: seat of each person to how it ended.
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

    `endings`: seat of each person to how it ended; who is missing there has no figures, only the
    first person always has.
    """
    with store.database.writing() as connection:
        for table in ("deal_counts", "match_counts", "more_people", "more_counts"):
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
    names = ", ".join(COLUMNS)
    with store.database.reading() as connection:

        def asked(what: str, table: str) -> list[tuple[object, ...]]:
            return connection.execute(
                f"SELECT {what} FROM {table} WHERE match = ?", (match,)
            ).fetchall()

        company = asked("partner, level", "company")
        stored = asked(f"place, seats, {names}, squares", "match_counts")
        people = asked("seat, name, partner, level, result, margin", "more_people")
        more = asked(f"seat, place, seats, {names}, squares", "more_counts")
    if not company and not stored:
        return None
    told = more_persons(log)
    expected = [_person(log, seat, endings) for seat in told if seat in endings]
    return (
        company == [company_of(log)]
        and _alike(_summed(rows, relations_of(log)), stored)
        and sorted(people, key=repr) == sorted(expected, key=repr)
        and {row[0] for row in more} <= set(told)
        and all(
            _alike(
                _summed(rows, relations_of(log, seat)), [row[1:] for row in more if row[0] == seat]
            )
            for seat in told
            if seat in endings
        )
    )


def _person(log: MatchLog, seat: int, endings: Mapping[int, Ending]) -> tuple[object, ...]:
    """A row of `more_people` but for its match."""
    ending = endings[seat]
    return (seat, log.players[seat].name, *company_of(log, seat), ending.result, ending.margin)


def _summed(rows: Iterable[SeatCount], places: Sequence[Relation]) -> dict[object, list[float]]:
    """Place to how many seats it sums up, the sums of its columns, and the squares of points."""
    sums: dict[object, list[float]] = {}
    for row in rows:
        sum_ = sums.setdefault(places[row.seat], [0.0] * (2 + len(COLUMNS)))
        sum_[0] += 1
        for at, column in enumerate(COLUMNS, start=1):
            sum_[at] += float(row.values[column])
        sum_[-1] += float(row.values["points"]) ** 2
    return sums


def _alike(expected: Mapping[object, Sequence[float]], stored: Sequence[Sequence[object]]) -> bool:
    """Whether rows of sums are as expected; squares may not be kept yet."""
    if expected.keys() != {place for place, *_ in stored} or len(stored) != len(expected):
        return False
    return all(
        (isinstance(found, (int, float)) and abs(found - due) < _ROUNDED)
        or (found is None and at == 1 + len(COLUMNS))
        for place, *cells in stored
        for at, (found, due) in enumerate(zip(cells, expected[place], strict=True))
    )


def _insert_counts(connection: sqlite3.Connection, match: int, counts: Iterable[SeatCount]) -> None:
    """What was counted of a match's deals; told twice, the later counts."""
    for count in counts:
        row = {"match": match, "deal": count.deal, "seat": count.seat, **count.values}
        names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
        connection.execute(f"INSERT OR REPLACE INTO deal_counts ({names}) VALUES ({marks})", row)


def _insert_sums(
    connection: sqlite3.Connection, match: int, log: MatchLog, endings: Mapping[int, Ending]
) -> None:
    """All deals of the match are counted: from now on it belongs to the statistics."""
    names, sums = ", ".join(COLUMNS), ", ".join(f"sum({name})" for name in COLUMNS)
    summed = f"count(*), {sums}, sum(points * points) FROM deal_counts WHERE match = ?"
    connection.execute(
        f"INSERT OR REPLACE INTO match_counts (match, place, seats, {names}, squares) "
        f"SELECT match, place, {summed} GROUP BY place",
        (match,),
    )
    for seat in more_persons(log):
        if seat in endings:
            connection.execute(
                "INSERT OR REPLACE INTO more_people VALUES (?, ?, ?, ?, ?, ?, ?)",
                (match, *_person(log, seat, endings)),
            )
            places = " ".join(
                f"WHEN {at} THEN '{place}'" for at, place in enumerate(relations_of(log, seat))
            )
            connection.execute(
                "INSERT OR REPLACE INTO more_counts "
                f"(match, seat, place, seats, {names}, squares) "
                f"SELECT match, {seat}, CASE seat {places} END AS seen, {summed} GROUP BY seen",
                (match,),
            )
    connection.execute("DELETE FROM deal_counts WHERE match = ?", (match,))
    connection.execute("INSERT OR REPLACE INTO company VALUES (?, ?, ?)", (match, *company_of(log)))


def _condition(choice: StatisticsFilter, source: _Source) -> tuple[str, list[object]]:
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
    if choice.people is not None:
        parts.append(f"{source.person} IN ({', '.join('?' * len(choice.people))})")
        values.extend(choice.people)
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

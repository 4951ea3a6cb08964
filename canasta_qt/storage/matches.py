"""All matches ever played here: those that are running, action by action, and those that are over.

Every change is on the disk when the call returns. Whatever cannot be done raises `StorageProblem`.
"""

from __future__ import annotations

import contextlib
import json
import sqlite3
import time
from collections.abc import Iterable, Sequence
from typing import Final

from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import COUNTING_AID, RecordFault, RecordProblem, dumps, loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.seeds import deck_seed
from canasta_qt.storage.database import Database
from canasta_qt.storage.files import StorageCode, StorageProblem
from canasta_qt.storage.log_lines import (
    LogHead,
    LogPiece,
    compressed,
    decompressed,
    head_of,
    joined,
    lines_of,
    whole_head,
)
from canasta_qt.storage.match_values import (
    PERIOD_DAYS,
    Deleted,
    Ending,
    FoundMatches,
    ListColumn,
    ListedMatch,
    ListFilter,
    ListFilterValues,
    ListOrder,
    Period,
    Unfinished,
    as_moment,
    as_name,
    as_people,
    listed_match,
)
from canasta_qt.storage.side_files import forget_deleted, mark_of, remember_deleted

_SHOWN: Final = "deleted IS NULL"

_GIVEN_UP: Final = "typeof(deleted) = 'real' AND deleted BETWEEN 2 AND 32503680000"
"""What `delete` writes into the cell; anything else there is damage, and no reason to lose a match.

Up to the year 3000; 0 and 1 are what one wrong bit makes of an empty cell.
"""

BRING_BACK: Final = (
    f"UPDATE matches SET deleted = NULL WHERE deleted IS NOT NULL AND NOT ({_GIVEN_UP})"
)
"""The statement that shows matches again which nobody deleted."""

_KEY: Final = "begun, seed, players"
"""What a match is recognised by, whatever its number."""

_STATE: Final = "CASE WHEN ended IS NULL THEN 'running' ELSE result END"

_PLAYED: Final = (
    "coalesce(ended, (SELECT max(at) FROM actions WHERE actions.match = matches.id), begun)"
)

_COLUMNS: Final = (
    f"id, {_PLAYED} AS played, rules_name, players, {_STATE} AS state, "
    "CASE WHEN ended IS NULL THEN NULL ELSE margin END AS lead, deals, aside, "
    f"instr(header, char(10) || '{COUNTING_AID}') > 0"
)
"""A row for `listed_match`."""

_ORDER: Final[dict[ListColumn, str]] = {
    "played": "played",
    "rules_name": "rules_name COLLATE NOCASE",
    "players": "players COLLATE NOCASE",
    "state": "state",
    "margin": "lead",
    "deals": "deals",
}


class NoSuchMatch(LookupError):
    """There is no running match, or no match at all, of that number."""


class MatchStore:
    """The matches of one database; `title` is what the rules of a match are called in lists."""

    def __init__(self, database: Database) -> None:
        self.database = database

    # --- a running match ----------------------------------------------------------------------

    def add(self, match: int, lines: Sequence[LogPiece]) -> None:
        """Add lines at the end: accepted actions, a new deal, the scores of one that is over."""
        with self.database.writing() as connection:
            _require_running(connection, match)
            insert_lines(connection, match, lines, time.time())

    def begun(self, match: int) -> float | None:
        """When a match was begun, if that is known."""
        with self.database.reading() as connection:
            row = connection.execute("SELECT begun FROM matches WHERE id = ?", (match,)).fetchone()
        return None if row is None else as_moment(row[0])

    def truncate(self, match: int, deal: int, actions: int) -> None:
        """Keep only so many actions of the last deal: what undo does."""
        with self.database.writing() as connection:
            _require_running(connection, match)
            connection.execute(
                "DELETE FROM actions WHERE match = ? AND (deal, number) > (?, ?)",
                (match, deal, actions),
            )

    def rewrite(self, match: int | None, log: MatchLog, title: str, begun: float) -> int:
        """Store a running match as a whole, whatever was stored of it before.

        Returns its number: another one if it was not there any more, as after a fresh start.
        """
        with self.database.writing() as connection:
            if match is None or not _is_running(connection, match):
                match = _insert_head(connection, log, title, begun)
            else:
                head = head_of(log).text
                connection.execute("UPDATE matches SET header = ? WHERE id = ?", (head, match))
            connection.execute("DELETE FROM actions WHERE match = ?", (match,))
            insert_lines(connection, match, lines_of(log), time.time())
        return match

    def is_running(self, match: int) -> bool:
        """Whether a match is there and not over. Raises `StorageProblem`."""
        with self.database.reading() as connection:
            return _is_running(connection, match)

    def finish(self, match: int, ending: Ending) -> None:
        """The match is over: its play is made small and it joins the finished ones."""
        with self.database.writing() as connection:
            _require_running(connection, match)
            _finish(connection, match, ending, time.time())

    # --- looking ------------------------------------------------------------------------------

    def unfinished(self) -> FoundMatches:
        """All matches that can be gone on with, the latest first; unreadable ones are set aside."""
        with self.database.reading() as connection:
            rows = connection.execute(
                "SELECT id, begun, (SELECT max(at) FROM actions WHERE match = id) FROM matches "
                "WHERE ended IS NULL AND deleted IS NULL AND aside IS NULL ORDER BY id DESC"
            ).fetchall()
        matches: list[Unfinished] = []
        problems: list[StorageProblem] = []
        for match, begun, played in rows:
            try:
                changed = as_moment(played) or as_moment(begun) or 0.0
                matches.append(Unfinished(match, self.log(match), changed))
            except StorageProblem as problem:
                problems.append(problem)
                if problem.code is StorageCode.MATCH_DAMAGED:
                    with contextlib.suppress(StorageProblem):
                        self.set_aside(match, problem.reason)
        matches.sort(key=lambda one: (one.changed, one.id), reverse=True)
        return FoundMatches(tuple(matches), tuple(problems))

    def ids(self) -> list[int]:
        """The numbers of all matches, running or over, that are not deleted."""
        with self.database.reading() as connection:
            rows = connection.execute("SELECT id FROM matches WHERE deleted IS NULL ORDER BY id")
            return [match for (match,) in rows]

    def count(self, query: ListFilter) -> int:
        """How many matches pass the filter, running ones too."""
        with self.database.reading() as connection:
            where, values = _condition(query, connection)
            found = connection.execute(f"SELECT count(*) FROM matches WHERE {where}", values)
            return int(found.fetchone()[0])

    def listed(
        self, query: ListFilter, order: ListOrder, first: int, rows: int
    ) -> tuple[ListedMatch, ...]:
        """Some of the matches that pass a filter, running ones too, whatever damaged rows hold."""
        way = "DESC" if order.descending else "ASC"
        with self.database.reading() as connection:
            where, values = _condition(query, connection)
            column = _ORDER[order.column]
            ranked = order.rules if order.column == "rules_name" else ()
            if ranked:
                cases = " ".join(f"WHEN ? THEN {rank}" for rank in range(len(ranked)))
                column = f"CASE rules_name {cases} ELSE {len(ranked)} END {way}, {column}"
            found = connection.execute(
                f"SELECT {_COLUMNS} FROM matches WHERE {where} "
                f"ORDER BY {column} {way}, played DESC, id DESC LIMIT ? OFFSET ?",
                (*values, *ranked, rows, first),
            )
            return tuple(map(listed_match, found))

    def rules_names(self) -> tuple[str, ...]:
        """The names of rules that occur in the list of all matches, as they are kept."""
        with self.database.reading() as connection:
            found = connection.execute(f"SELECT DISTINCT rules_name FROM matches WHERE {_SHOWN}")
            names = [as_name(name) for (name,) in found]
        return tuple(name for name in names if name is not None)

    def filter_values(self) -> ListFilterValues:
        """Everything that occurs in the list of all matches, in alphabetical order."""
        with self.database.reading() as connection:
            found = connection.execute(
                f"SELECT DISTINCT rules_name, players FROM matches WHERE {_SHOWN}"
            ).fetchall()
        rules = {name for name in (as_name(name) for name, _ in found) if name is not None}
        people = [
            one for players in {players for _, players in found} for one in as_people(players) or ()
        ]
        levels = {one.played_by.partition(":")[0] for one in people if not one.is_human}
        names = {one.name for one in people}
        ordered = (tuple(sorted(one, key=str.casefold)) for one in (rules, levels, names))
        return ListFilterValues(*ordered)

    def log(self, match: int) -> MatchLog:
        """A match, running or over. `MATCH_DAMAGED` when it cannot be read any more."""
        text = self.text(match)
        try:
            return loads(text).log
        except RecordProblem as problem:
            newer = problem.fault is RecordFault.FUTURE
            code = StorageCode.FUTURE if newer else StorageCode.MATCH_DAMAGED
            raise self._problem(match, str(problem), code) from problem

    def deal_seconds(self, preset: str, most: int = 20) -> list[float]:
        """About how long a deal took in each of the last matches of a game, the latest first.

        A pause counts; matches of bots are left out.
        """
        with self.database.reading() as connection:
            found = connection.execute(
                "SELECT (ended - begun) / deals FROM matches WHERE preset = ? AND deals > 0 "
                f"AND ended IS NOT NULL AND aside IS NULL AND result != 'watched' AND {_SHOWN} "
                "ORDER BY ended DESC LIMIT ?",
                (preset, most),
            )
            return [float(took) for (took,) in found if isinstance(took, int | float)]

    def with_seed(self, seed: int | str) -> list[int]:
        """The numbers of the matches that are dealt by this seed, the oldest first."""
        with self.database.reading() as connection:
            found = connection.execute(
                f"SELECT id FROM matches WHERE seed = ? AND {_SHOWN} ORDER BY id",
                (json.dumps(seed),),
            )
            return [int(match) for (match,) in found]

    def in_play(self, seed: int | str) -> list[int]:
        """The matches that people can go on with and whose decks follow from this seed."""
        with self.database.reading() as connection:
            rows = connection.execute(
                "SELECT id, seed, players FROM matches "
                f"WHERE ended IS NULL AND aside IS NULL AND {_SHOWN} ORDER BY id"
            ).fetchall()
        return [
            int(match)
            for match, cell, players in rows
            if any(one.is_human for one in as_people(players) or ())
            and deck_seed(_seed_in(cell)) == deck_seed(seed)
        ]

    def text(self, match: int) -> str:
        """The same as the text of a `.canasta` file."""
        try:
            with self.database.reading() as connection:
                return _log_text(connection, match)
        except (NoSuchMatch, ValueError) as problem:
            raise self._problem(match, str(problem)) from problem

    # --- deleting and taking in ---------------------------------------------------------------

    def delete(self, *matches: int) -> Deleted:
        """Take matches out of all lists. They are kept until `purge`."""
        self._mark_deleted(matches, time.time())
        with contextlib.suppress(StorageProblem):  # `purge` does it if it cannot be done now
            remember_deleted(self.database.path, self._marks(Deleted(matches)))
        return Deleted(matches)

    def restore(self, deleted: Deleted) -> None:
        """Undo a deletion."""
        forget_deleted(self.database.path, self._marks(deleted))
        self._mark_deleted(deleted.ids, None)

    def purge(self) -> None:
        """Give up for good what was deleted and not restored."""
        with self.database.reading() as connection:
            found = connection.execute(f"SELECT {_KEY} FROM matches WHERE {_GIVEN_UP}")
            marks = [mark_of(key) for key in found]
        if marks:
            remember_deleted(self.database.path, marks)
            with self.database.writing() as connection:
                connection.execute(f"DELETE FROM matches WHERE {_GIVEN_UP}")

    def import_log(
        self, log: MatchLog, title: str = "", *, at: float | None = None, source: str | None = None
    ) -> int:
        """Take a match in, among the finished ones if it is over; returns its number.

        `at` is when it was played. What comes from the same `source` is taken in only once.
        Raises `ReplayDifference` for a log that does not play as written, with nothing stored.
        """
        ending = Ending.of(MatchRun.from_log(log, on_deal_over=MatchRun.finish_deal))
        now = time.time() if at is None else at
        with self.database.writing() as connection:
            known = connection.execute("SELECT id FROM matches WHERE source = ?", (source,))
            for (match,) in known:
                return int(match)
            match = _insert_head(connection, log, title, now, source)
            insert_lines(connection, match, lines_of(log), now)
            if ending is not None:
                _finish(connection, match, ending, now)
        return match

    def keep(self, log: MatchLog, title: str = "") -> int:
        """Take a match in that somebody brings; returns its number.

        One that is there already, or of which as much or more is there, is not taken in again, but
        comes back if it was deleted. Raises as `import_log`.
        """
        with self.database.reading() as connection:
            known = _find_same(connection, log)
        if known is None:
            return self.import_log(log, title)
        self.restore(Deleted((known,)))
        return known

    def set_aside(self, match: int, reason: str) -> StorageProblem:
        """Take a match that cannot be played on out of the lists; returns the problem to report."""
        with self.database.writing() as connection:
            connection.execute("UPDATE matches SET aside = ? WHERE id = ?", (reason, match))
        return self._problem(match, reason)

    def _mark_deleted(self, matches: Iterable[int], moment: float | None) -> None:
        with self.database.writing() as connection:
            connection.executemany(
                "UPDATE matches SET deleted = ? WHERE id = ?", [(moment, one) for one in matches]
            )

    def _marks(self, deleted: Deleted) -> list[str]:
        question = f"SELECT {_KEY} FROM matches WHERE id = ?"
        with self.database.reading() as connection:
            rows = [connection.execute(question, (match,)).fetchone() for match in deleted.ids]
        return [mark_of(key) for key in rows if key is not None]

    def _problem(
        self, match: int, reason: str, code: StorageCode = StorageCode.MATCH_DAMAGED
    ) -> StorageProblem:
        return StorageProblem(code, self.database.path, f"match {match}: {reason}")


def _insert_head(
    connection: sqlite3.Connection,
    log: MatchLog,
    title: str,
    begun: float,
    source: str | None = None,
) -> int:
    head = head_of(log)
    row = {**head_columns(log, head, title, begun), "source": source}
    insert_rules(connection, head.digest, head.options)
    names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    cursor = connection.execute(f"INSERT INTO matches ({names}) VALUES ({marks})", row)
    return int(cursor.lastrowid or 0)


def head_columns(log: MatchLog, head: LogHead, title: str, begun: float) -> dict[str, object]:
    """What is stored of a match that has just begun."""
    listed = listed_columns(log, title or log.rules_name or log.preset)
    return {"begun": begun, "header": head.text, "rules": head.digest, **listed}


def listed_columns(log: MatchLog, title: str) -> dict[str, object]:
    """What lists show of a match and find it by; all but the title follows from its log."""
    players = [[player.name, player.played_by] for player in log.players]
    return {
        "rules_name": title,
        "preset": log.preset,
        "rule_set": log.rule_set,
        "players": json.dumps(players, ensure_ascii=False),
        "seed": json.dumps(log.seed),
        "words": "\n".join((title, *(name for name, _ in players))).casefold(),
    }


def insert_rules(connection: sqlite3.Connection, digest: str, options: str) -> None:
    """Keep rules, which many matches share; what stands there and differs is damaged."""
    connection.execute(
        "INSERT INTO rules VALUES (?, ?) ON CONFLICT (digest) DO UPDATE "
        "SET options = excluded.options WHERE options IS NOT excluded.options",
        (digest, options),
    )


def insert_lines(
    connection: sqlite3.Connection, match: int, lines: Iterable[LogPiece], at: float
) -> None:
    """Add lines to a running match."""
    rows = [(match, line.deal, line.number, at, line.text) for line in lines]
    connection.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", rows)
    if any(number == 0 for _, _, number, _, _ in rows):
        deals = max(deal for _, deal, _, _, _ in rows)
        connection.execute("UPDATE matches SET deals = ? WHERE id = ?", (deals, match))


def stored_row(connection: sqlite3.Connection, match: int) -> dict[str, object] | None:
    """All columns of a match, whatever its cells hold; None where there is none."""
    cursor = connection.execute("SELECT * FROM matches WHERE id = ?", (match,))
    cells = cursor.fetchone()
    names = (column[0] for column in cursor.description)
    return None if cells is None else dict(zip(names, cells, strict=True))


def _is_running(connection: sqlite3.Connection, match: int) -> bool:
    found = connection.execute("SELECT 1 FROM matches WHERE id = ? AND ended IS NULL", (match,))
    return found.fetchone() is not None


def _require_running(connection: sqlite3.Connection, match: int) -> None:
    if not _is_running(connection, match):
        raise NoSuchMatch(f"match {match} is not running")


def _finish(connection: sqlite3.Connection, match: int, ending: Ending, now: float) -> None:
    play = compressed(_running_text(connection, match))
    connection.execute(
        "UPDATE matches SET ended = ?, result = ?, totals = ?, margin = ?, play = ? WHERE id = ?",
        (now, ending.result, json.dumps(ending.totals), ending.margin, play, match),
    )
    connection.execute("DELETE FROM actions WHERE match = ?", (match,))


def _running_text(connection: sqlite3.Connection, match: int) -> str:
    rows = connection.execute(
        "SELECT deal, number, line FROM actions WHERE match = ? ORDER BY deal, number", (match,)
    )
    return joined(piece_of(*row) for row in rows)


def piece_of(deal: object, number: object, line: object) -> LogPiece:
    """A row of `actions`. `ValueError` where a cell is of another kind."""
    if isinstance(deal, int) and isinstance(number, int) and isinstance(line, str):
        return LogPiece(deal, number, line)
    raise ValueError(f"action {number!r} of deal {deal!r} is no text")


def _log_text(connection: sqlite3.Connection, match: int) -> str:
    """A match as the text of a `.canasta` file. Raises `NoSuchMatch`, and `ValueError`."""
    row = connection.execute(
        "SELECT header, digest, options, play FROM matches "
        "JOIN rules ON digest = matches.rules WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        raise NoSuchMatch(f"there is no match {match}, or its rules are gone")
    *head, play = row
    body = _running_text(connection, match) if play is None else play_of(play)
    return head_text(*head) + body


def head_text(header: object, digest: object, options: object) -> str:
    """The head of a match, with its rules. `ValueError` where a part of it is no text."""
    if isinstance(header, str) and isinstance(digest, str) and isinstance(options, str):
        return whole_head(LogHead(header, digest, options))
    raise ValueError("the head of the match, or its rules, are no text")


def play_of(play: object) -> str:
    """The play of a match that is over. `ValueError` where it is damaged."""
    if isinstance(play, bytes):
        return decompressed(play)
    raise ValueError("the play of the match is no data")


def _find_same(connection: sqlite3.Connection, log: MatchLog) -> int | None:
    """The number of a stored match with this play, or more of a match that goes on; or None."""
    text = dumps(log)
    alike = connection.execute("SELECT id FROM matches WHERE seed = ?", (json.dumps(log.seed),))
    for (match,) in alike.fetchall():
        with contextlib.suppress(NoSuchMatch, ValueError):
            there = _log_text(connection, match)
            if there == text or _was_earlier(log, loads(there).log):
                return int(match)
    return None


def _was_earlier(log: MatchLog, there: MatchLog) -> bool:
    """Whether a log is of the very match that is there, which has come as far or farther."""
    same = bool(log.commitment) and log.commitment == there.commitment
    return same and log.conceded is None and _progress(log) <= _progress(there)


def _progress(log: MatchLog) -> tuple[int, int]:
    return len(log.deals), len(log.deals[-1].entries) if log.deals else 0


def _seed_in(cell: object) -> int | str:
    with contextlib.suppress(ValueError, RecursionError):
        seed = json.loads(cell) if isinstance(cell, str) else ""
        if isinstance(seed, int | str):
            return seed
    return ""


def _condition(query: ListFilter, connection: sqlite3.Connection) -> tuple[str, list[object]]:
    """A filter as a condition in SQL and its values.

    Players are kept as JSON, so a name or level is looked for with the marks around it.
    """
    parts, values = [_SHOWN], list[object]()

    def ask(condition: str, *asked: object) -> None:
        parts.append(condition)
        values.extend(asked)

    for word in query.text.casefold().split():
        rules = [kept for kept, shown in query.shown_rules if word in shown.casefold()]
        people = [kept for kept, shown in query.shown_people if word in shown.casefold()]
        ways = ["instr(words, ?) > 0", *["instr(players, ?) > 0"] * len(people)]
        if rules:
            ways.append(f"rules_name IN ({', '.join('?' * len(rules))})")
        ask(f"({' OR '.join(ways)})", word, *map(_as_player, people), *rules)
    if query.rules:
        ask(f"rules_name IN ({', '.join('?' * len(query.rules))})", *query.rules)
    if query.period:
        ask(f"{_PLAYED} >= ?", _beginning_of(query.period))
    if query.state:
        damaged = ", ".join(map(str, _damaged(connection)))
        if query.state == "damaged":
            ask(f"id IN ({damaged})")
        else:
            ask(f"{_STATE} = ? AND id NOT IN ({damaged})", query.state)
    if query.level:
        quoted = f', "{query.level}'
        ask("(instr(players, ?) > 0 OR instr(players, ?) > 0)", f'{quoted}"', f"{quoted}:")
    if query.player:
        ask("instr(players, ?) > 0", _as_player(query.player))
    return " AND ".join(parts), values


def _beginning_of(period: Period) -> float:
    now = time.localtime()
    day = now.tm_mday - PERIOD_DAYS[period]
    return time.mktime((now.tm_year, now.tm_mon, day, 0, 0, 0, 0, 0, -1))


def _as_player(name: str) -> str:
    return f"[{json.dumps(name, ensure_ascii=False)}, "


def _damaged(connection: sqlite3.Connection) -> list[int]:
    rows = map(listed_match, connection.execute(f"SELECT {_COLUMNS} FROM matches WHERE {_SHOWN}"))
    return [match.id for match in rows if match.state == "damaged"]

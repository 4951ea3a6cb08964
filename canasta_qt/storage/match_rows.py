"""The rows of a match: writing them inside a transaction, reading its text back."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable

from canasta_qt.engine.scoring import SideScore
from canasta_qt.record.log import MatchLog
from canasta_qt.storage.log_lines import Head, Line, head_of, joined, packed, unpacked, whole_head
from canasta_qt.storage.match_search import players_text, search_words
from canasta_qt.storage.match_values import Ending


class NoSuchMatch(LookupError):
    """There is no running match, or no match at all, of that number."""


def insert_head(
    connection: sqlite3.Connection,
    log: MatchLog,
    title: str,
    begun: float,
    source: str | None = None,
) -> int:
    """A match without any play; returns its number."""
    head = head_of(log)
    connection.execute("INSERT OR IGNORE INTO rules VALUES (?, ?)", (head.digest, head.options))
    row = {
        "begun": begun,
        "source": source,
        "header": head.text,
        "rules": head.digest,
        "rules_name": title or log.rules_name or log.preset,
        "preset": log.preset,
        "rule_set": log.rule_set,
        "players": players_text(log.players),
        "seed": json.dumps(log.seed),
        "words": search_words(log, title or log.rules_name or log.preset),
    }
    names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    cursor = connection.execute(f"INSERT INTO matches ({names}) VALUES ({marks})", row)
    return int(cursor.lastrowid or 0)


def renew_header(connection: sqlite3.Connection, match: int, log: MatchLog) -> None:
    """Write the head anew: a log that tells more than before may need a later format."""
    connection.execute("UPDATE matches SET header = ? WHERE id = ?", (head_of(log).text, match))


def insert_lines(
    connection: sqlite3.Connection, match: int, lines: Iterable[Line], at: float
) -> None:
    """Add lines to a running match."""
    rows = [(match, line.deal, line.number, at, line.text) for line in lines]
    connection.executemany("INSERT INTO actions VALUES (?, ?, ?, ?, ?)", rows)
    if any(number == 0 for _, _, number, _, _ in rows):
        deals = max(deal for _, deal, _, _, _ in rows)
        connection.execute("UPDATE matches SET deals = ? WHERE id = ?", (deals, match))


def insert_scores(
    connection: sqlite3.Connection, match: int, deal: int, scores: Iterable[SideScore]
) -> None:
    """What a deal brought each scorer; told twice, the later counts."""
    rows = [(match, deal, one.scorer, one.total, _score_lines(one)) for one in scores]
    connection.executemany("INSERT OR REPLACE INTO scores VALUES (?, ?, ?, ?, ?)", rows)


def _score_lines(score: SideScore) -> str:
    lines = [[line.kind, line.points, len(line.cards)] for line in score.lines]
    return json.dumps(lines, separators=(",", ":"))


def is_running(connection: sqlite3.Connection, match: int) -> bool:
    """Whether there is a match of that number that is not over."""
    found = connection.execute("SELECT 1 FROM matches WHERE id = ? AND ended IS NULL", (match,))
    return found.fetchone() is not None


def require_running(connection: sqlite3.Connection, match: int) -> None:
    """Raises `NoSuchMatch` for a match that is over or not there."""
    if not is_running(connection, match):
        raise NoSuchMatch(f"match {match} is not running")


def finish_rows(connection: sqlite3.Connection, match: int, ending: Ending, now: float) -> None:
    """Turn the rows of a running match into those of a finished one."""
    play = packed(joined(running_lines(connection, match)))
    connection.execute(
        "UPDATE matches SET ended = ?, result = ?, totals = ?, margin = ?, play = ? WHERE id = ?",
        (now, ending.result, json.dumps(ending.totals), ending.margin, play, match),
    )
    connection.execute("DELETE FROM actions WHERE match = ?", (match,))


def running_lines(connection: sqlite3.Connection, match: int) -> list[Line]:
    """The lines of a running match in order."""
    rows = connection.execute(
        "SELECT deal, number, line FROM actions WHERE match = ? ORDER BY deal, number", (match,)
    )
    return [Line(*row) for row in rows]


def log_text(connection: sqlite3.Connection, match: int) -> str:
    """A match as the text of a `.canasta` file.

    Raises `NoSuchMatch`, and `ValueError` when what is stored makes no sense.
    """
    row = connection.execute(
        "SELECT header, digest, options, play FROM matches "
        "JOIN rules ON digest = matches.rules WHERE id = ?",
        (match,),
    ).fetchone()
    if row is None:
        raise NoSuchMatch(f"there is no match {match}, or its rules are gone")
    *head, play = row
    body = joined(running_lines(connection, match)) if play is None else unpacked(play)
    return whole_head(Head(*head)) + body

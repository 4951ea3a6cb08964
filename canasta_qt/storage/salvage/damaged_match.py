"""A match that is on no disk yet, or damaged there, and what takes the place of its rows."""

from __future__ import annotations

import sqlite3
import time

from canasta_qt.record.log import MatchLog
from canasta_qt.record.log_text import loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.log_lines import head_of, lines_of
from canasta_qt.storage.matches import head_text, listed_columns, play_of
from canasta_qt.storage.salvage.saved_match import SavedMatch, read_saved_match


def may_replace(connection: sqlite3.Connection, number: int, saved: SavedMatch) -> bool:
    """Whether a match that was set aside loses nothing when a copy of it takes its place.

    The copy has to play again, and to tell more than what can still be read here.
    """
    here = read_saved_match(connection, number)
    if saved.row["play"] is None:
        return here is None or here.worth < saved.worth
    if not plays(saved):
        return False
    return here is None or here.row["play"] is None or not plays(here)


def saved_log(log: MatchLog, title: str, begun: float, number: int) -> SavedMatch:
    """The rows of a match being played, as `MatchStore` would store them."""
    head = head_of(log)
    row: dict[str, object] = {"id": number, "begun": begun, "header": head.text}
    row.update(dict.fromkeys(("ended", "deleted", "aside", "source", "play")))
    row.update(listed_columns(log, title or log.rules_name or log.preset))
    row.update(rules=head.digest, deals=len(log.deals))
    now = time.time()
    actions = tuple((number, line.deal, line.number, now, line.text) for line in lines_of(log))
    return SavedMatch(number, row, head.options, actions)


def plays(saved: SavedMatch) -> bool:
    """Whether a finished match can be read to its end and plays as written."""
    row = saved.row
    try:
        text = head_text(row["header"], row["rules"], saved.options) + play_of(row["play"])
        loaded = loads(text)
        MatchRun.from_log(loaded.log)
    except ValueError:  # among them `RecordProblem` and `ReplayDifference`
        return False
    return not loaded.cut_off

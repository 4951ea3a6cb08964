"""A match that was set aside as damaged, and one of a copy to take its place."""

from __future__ import annotations

import sqlite3

from canasta_qt.record.log_text import loads
from canasta_qt.record.replay import MatchRun
from canasta_qt.storage.matches import head_text, play_of
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

"""How long a match lasts: one deal, a short match, or the whole; and about how many minutes."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal

from canasta_qt.arena.trial import TrialReport, known_report
from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.engine.rules.table_rules import TableRules
from canasta_qt.library.games import ListedGame, changed_game
from canasta_qt.words.games import LENGTHS

Length = Literal["deal", "short", "whole"]

SHARE: Final = 5
"""A short match goes to so small a part of the points of a whole one, and half of its deals."""

STEP, LEAST = 500, 1000
"""In such steps, and to no fewer points."""


@dataclass(frozen=True, slots=True)
class OfferedLength:
    """One length that a game can have.

    Attributes:
        end: how such a match ends.
        minutes: about how long it takes; None where nobody has counted.
    """

    length: Length
    end: MatchEnd
    minutes: int | None


def lengths_of(rules: TableRules) -> tuple[OfferedLength, ...]:
    """The lengths a game can have, the shortest first; the last one is that of its rules."""
    ends: dict[Length, MatchEnd] = {"deal": MatchEnd("deals", None, 1)}
    short = _short(rules.match.end)
    if short is not None:
        ends["short"] = short
    if rules.match.end == ends["deal"]:
        ends = {}
    ends["whole"] = rules.match.end
    report = _report(rules)
    return tuple(OfferedLength(one, end, _minutes(report, end)) for one, end in ends.items())


@lru_cache(maxsize=64)
def _report(rules: TableRules) -> TrialReport | None:
    """The deals that were counted of these rules."""
    return known_report(rules)


def _short(end: MatchEnd) -> MatchEnd | None:
    """A shorter end of the same kind; None where it would be none, or a single deal."""
    if end.kind == "deals":
        half = (end.count or 1) // 2
        return replace(end, count=half) if half > 1 else None
    points = max(LEAST, round((end.score or 0) / SHARE / STEP) * STEP)
    return replace(end, score=points) if points < (end.score or 0) else None


def _minutes(report: TrialReport | None, end: MatchEnd) -> int | None:
    """About how long a match with such an end takes."""
    if report is None or not report.figures["seconds"].count:
        return None
    deal = report.figures["seconds"].mean / 60
    points = report.figures["points"].mean
    if end.kind == "deals":
        deals = float(end.count or 1)
    elif points <= 0:
        return None
    else:
        deals = max(1.0, math.ceil((end.score or 0) / points))
    minutes = deal * deals
    return max(5, round(minutes / 5) * 5) if minutes > 7 else max(1, round(minutes))


def with_length(game: ListedGame, length: Length) -> ListedGame:
    """A game as it is played over such a length; the same game where it has no such length."""
    offered = {one.length: one.end for one in lengths_of(game.rules)}
    if length == "whole" or length not in offered:
        return game
    rules = replace(game.rules, match=replace(game.rules.match, end=offered[length]))
    return changed_game(game, LENGTHS[length].format(game=game.kept_title), rules)

"""How long a match lasts: one deal, about 15 minutes, a short match, or the whole."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache
from statistics import median
from typing import Final, Literal

from canasta_qt.engine.rules.declarations.values import MatchEnd
from canasta_qt.engine.rules.table_rules import TableRules
from canasta_qt.library.games import ListedGame, changed_game
from canasta_qt.players.trial import TrialReport, known_report
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.matches import MatchStore
from canasta_qt.words.games import TitleText

Length = Literal["deal", "quarter", "short", "whole"]

SHARE: Final = 5
"""A short match goes to so small a part of the points of a whole one, and half of its deals."""

STEP, LEAST = 500, 1000
"""In such steps, and to no fewer points."""

QUARTER: Final = 15
"""Minutes of a match that fits into a quarter of an hour."""

TYPICAL: Final = 8.0
"""Minutes of a deal where nothing is known of it."""


@dataclass(frozen=True, slots=True)
class OfferedLength:
    """One length that a game can have, and about how many minutes it takes, if that is known."""

    length: Length
    end: MatchEnd
    minutes: int | None


def lengths_of(rules: TableRules, pace: float | None = None) -> tuple[OfferedLength, ...]:
    """The lengths a game can have, the shortest first; the last one is that of its rules.

    `pace` is how many minutes a deal of it took here; None where that is not known.
    """
    one, whole, report = MatchEnd("deals", None, 1), rules.match.end, _report(rules)
    if whole == one:
        return (OfferedLength("whole", whole, _minutes(report, whole, pace)),)
    ends: dict[Length, MatchEnd] = {"deal": one}
    short, quarter = _short(whole), _quarter(report, pace)
    if quarter not in (one, short, whole):
        ends["quarter"] = quarter
    if short is not None:
        ends["short"] = short
    offered = [OfferedLength(name, end, _minutes(report, end, pace)) for name, end in ends.items()]
    last = OfferedLength("whole", whole, _minutes(report, whole, pace))
    if last.minutes is not None:
        offered = [one for one in offered if one.length != "quarter" or _is_shorter(one, last)]
    offered[1:] = sorted(offered[1:], key=lambda one: one.minutes or QUARTER + 1)
    return (*offered, last)


def _is_shorter(one: OfferedLength, last: OfferedLength) -> bool:
    both_deals = one.end.kind == last.end.kind == "deals"
    if both_deals and (one.end.count or 0) >= (last.end.count or 0):
        return False
    return (last.minutes or 0) > QUARTER


def _quarter(report: TrialReport | None, pace: float | None) -> MatchEnd:
    """The number of deals, at least one, that comes nearest to 15 minutes by proportion."""
    wished = QUARTER / (pace or _deal_minutes(report) or TYPICAL)
    fewer = max(1, math.floor(wished))
    deals = fewer if wished * wished < fewer * (fewer + 1) else fewer + 1
    return MatchEnd("deals", None, deals)


def _deal_minutes(report: TrialReport | None) -> float | None:
    if report is None or not report.figures["seconds"].count:
        return None
    return report.figures["seconds"].mean / 60


@lru_cache(maxsize=64)
def _report(rules: TableRules) -> TrialReport | None:
    return known_report(rules)


def _short(end: MatchEnd) -> MatchEnd | None:
    """A shorter end of the same kind; None where it would be none, or a single deal."""
    if end.kind == "deals":
        half = (end.count or 1) // 2
        return replace(end, count=half) if half > 1 else None
    points = max(LEAST, round((end.score or 0) / SHARE / STEP) * STEP)
    return replace(end, score=points) if points < (end.score or 0) else None


def _minutes(report: TrialReport | None, end: MatchEnd, pace: float | None = None) -> int | None:
    deal = pace or _deal_minutes(report)
    points = report.figures["points"].mean if report is not None else 0
    if deal is None:
        return None
    if end.kind == "deals":
        deals = float(end.count or 1)
    elif points <= 0:
        return None
    else:
        deals = max(1.0, math.ceil((end.score or 0) / points))
    minutes = deal * deals
    return max(5, round(minutes / 5) * 5) if minutes > 7 else max(1, round(minutes))


def with_length(game: ListedGame, length: Length, pace: float | None = None) -> ListedGame:
    """A game as it is played over such a length; the same game where it has no such length."""
    offered = {one.length: one.end for one in lengths_of(game.rules, pace)}
    if length == "whole" or length not in offered:
        return game
    rules = replace(game.rules, match=replace(game.rules.match, end=offered[length]))
    return changed_game(game, TitleText.of(length).english.format(game=game.kept_title), rules)


def length_in(title: str) -> Length:
    """The length that a kept title tells of; "whole" where it tells of none.

    >>> length_in("Samba, one deal")
    'deal'
    """
    return next((length for length in _CHOSEN if title.endswith(_ending(length))), "whole")


def without_length(game: ListedGame, known: ListedGame) -> ListedGame:
    """A game as its rules have it, where just a length was chosen for a match of it.

    `known` is the same game in the list.
    """
    length = length_in(game.kept_name)
    if length == "whole":
        return game
    rules = replace(game.rules, match=replace(game.rules.match, end=known.rules.match.end))
    if rules == known.rules:
        return known
    return changed_game(known, game.kept_name.removesuffix(_ending(length)), rules)


_CHOSEN: Final[tuple[Length, ...]] = ("deal", "quarter", "short")


def _ending(length: Length) -> str:
    return TitleText.of(length).english.removeprefix("{game}")


# --- how fast deals are played here ----------------------------------------------------------

QUICKEST: Final = 45.0
SLOWEST: Final = 3600.0
"""Seconds of a deal that count: nobody plays faster, and a longer one had a pause in it."""

ENOUGH: Final = 3
"""From so many matches on their pace is believed."""


class Paces:
    """Asks the matches that are kept."""

    def __init__(self, store: MatchStore | None) -> None:
        self._store = store

    def minutes(self, game: str) -> float | None:
        """About how many minutes a deal of a game takes; None where too little is known."""
        if self._store is None:
            return None
        try:
            found = self._store.deal_seconds(game)
        except StorageProblem:
            return None
        usual = [seconds for seconds in found if QUICKEST <= seconds <= SLOWEST]
        return median(usual) / 60 if len(usual) >= ENOUGH else None

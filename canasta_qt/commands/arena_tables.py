"""The ladder's tables in Markdown."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from canasta_qt.arena.contest import ContestReport
from canasta_qt.arena.rating import Rating
from canasta_qt.commands.arena_text import (
    elo_text,
    margin_text,
    percent_text,
    rate_text,
    time_text,
)

Cell = Callable[[ContestReport], str]


@dataclass(frozen=True, slots=True)
class Table:
    """Headings, and what stands under each for a contest."""

    columns: tuple[tuple[str, Cell], ...]

    def head(self) -> tuple[str, str]:
        """The first two lines."""
        return _head([heading for heading, _ in self.columns])

    def row(self, report: ContestReport) -> str:
        """A contest's line."""
        return _row([cell(report) for _, cell in self.columns])


def rung_table(*, pairs: bool, matches: bool) -> Table:
    """The table of levels against their neighbours below, by what was played.

    Ratings are by matches, or by pairs where there were none.
    """
    points = _POINTS if pairs else ()
    return Table((*_WHO, *points, *(_BY_MATCHES if matches else _BY_PAIRS), *_HABITS))


def rating_rows(ratings: Sequence[Rating]) -> Iterator[str]:
    """Every level's rating, in one row."""
    yield from _head([rating.player for rating in ratings])
    yield _row([f"{one.elo:+.0f} ± {one.interval:.0f}" if one.interval else "0" for one in ratings])


def partner_title(yardstick: str, pairs: int) -> str:
    """What the table of partners says."""
    return (
        f"As a partner: points a deal that a side makes more than with {yardstick} in the same "
        f"seat, against two {yardstick} players ({pairs} pairs each):"
    )


def partner_rows(reports: Sequence[ContestReport]) -> Iterator[str]:
    """A row a level, a column for each level it plays beside."""
    mates = list(dict.fromkeys(report.contest.mate for report in reports))
    yield from _head(["Partner", *(f"beside {mate}" for mate in mates)])
    by_seats = {(report.contest.one, report.contest.mate): report for report in reports}
    for level in dict.fromkeys(report.contest.one for report in reports):
        yield _row([level, *(margin_text(by_seats[level, mate]) for mate in mates)])


def _gifts(report: ContestReport) -> str:
    record = report.habits[0].record
    return rate_text(record.gifts, record.discards)


def _losses(report: ContestReport) -> str:
    record = report.habits[0].record
    return rate_text(record.losses, record.outs)


_WHO: tuple[tuple[str, Cell], ...] = (
    ("Level", lambda report: report.contest.one),
    ("against", lambda report: report.contest.other),
)
_POINTS: tuple[tuple[str, Cell], ...] = (("Points a deal", margin_text),)
_BY_MATCHES: tuple[tuple[str, Cell], ...] = (
    ("Matches won", lambda report: percent_text(report.matches.mean)),
    ("Elo by matches", lambda report: elo_text(report.matches)),
)
_BY_PAIRS: tuple[tuple[str, Cell], ...] = (
    ("Pairs ahead", lambda report: percent_text(report.pairs.mean)),
    ("Elo by pairs", lambda report: elo_text(report.pairs)),
)
_HABITS: tuple[tuple[str, Cell], ...] = (
    ("Gives the pile away", _gifts),
    ("Out at a loss", _losses),
    ("A choice, 99 %", lambda report: time_text(report.habits[0], 0.99)),
)


def _head(headings: Sequence[str]) -> tuple[str, str]:
    return _row(headings), _row(["---"] * len(headings))


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"

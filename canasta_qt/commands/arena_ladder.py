"""`canasta-qt arena --ladder`: every level against the one below, ratings, and partners."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from canasta_qt.arena.contest import Contest, ContestReport
from canasta_qt.arena.kept import Kept
from canasta_qt.arena.rating import Meeting, Rating, ratings
from canasta_qt.bots.api import DEFAULT_LEVEL
from canasta_qt.commands.arena_bar import held
from canasta_qt.commands.arena_page import put, require_marks
from canasta_qt.commands.arena_tables import partner_rows, partner_title, rating_rows, rung_table
from canasta_qt.commands.arena_text import as_data
from canasta_qt.commands.machine import commit, machine
from canasta_qt.engine.rules import TableRules

YARDSTICK = DEFAULT_LEVEL
"""The level that sits against every pair of partners."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What is to be played, and where it is told.

    Attributes:
        game: what the rules are called on the command line.
        levels: weakest first.
        pairs, matches: duels of each level with the one below; either may be 0.
        partner_pairs: pairs of each level as somebody's partner; 0: that is not played.
        page: file to put the tables into, between its marks; empty for none.
        kept: results that need not be played again.
    """

    game: str
    rules: TableRules
    levels: tuple[str, ...]
    seed: str
    pairs: int
    matches: int
    partner_pairs: int = 0
    processes: int = 1
    as_json: bool = False
    page: str = ""
    kept: Kept | None = None

    @property
    def anchor(self) -> str:
        """The level that is 0 Elo: the yardstick, or the weakest where that does not play."""
        return YARDSTICK if YARDSTICK in self.levels else self.levels[0]

    def rungs(self) -> list[Contest]:
        """Each level against the one below."""
        return [
            Contest(self.rules, upper, lower, self.seed) for lower, upper in pairwise(self.levels)
        ]

    def partners(self) -> list[Contest]:
        """Each level rather than the yardstick, beside the weakest level and the yardstick."""
        if not self.partner_pairs:
            return []
        return [
            Contest(self.rules, level, YARDSTICK, self.seed, mate, YARDSTICK)
            for level in self.levels
            if level != YARDSTICK
            for mate in dict.fromkeys((self.levels[0], YARDSTICK))
        ]


def climb(ladder: Ladder) -> bool:
    """Play the ladder and tell it; whether every duel was played to its end.

    Raises `PageProblem` before anything is played where the page has no place for the tables, and
    `CrewLost` and `KeptProblem`.
    """
    if ladder.page:
        require_marks(Path(ladder.page), ladder.game)
    reports: list[ContestReport] = []
    lines: list[str] = []
    for text in _told(ladder, reports):
        lines.append(text)
        print(text, flush=True)
    if ladder.page:
        put(Path(ladder.page), ladder.game, lines)
    return not any(report.spoilt for report in reports)


def _told(ladder: Ladder, reports: list[ContestReport]) -> Iterator[str]:
    """The ladder line by line, as soon as each is known; `reports` gets what came of contests."""
    return _as_data(ladder, reports) if ladder.as_json else _as_page(ladder, reports)


def _as_data(ladder: Ladder, reports: list[ContestReport]) -> Iterator[str]:
    told = {"rules": ladder.game, "machine": machine(), "commit": commit()}
    for report in _played(ladder, ladder.rungs(), reports):
        yield json.dumps({**told, **as_data(report)})
    found = [
        {"level": one.player, "elo": round(one.elo, 1), "plus_minus": round(one.interval, 1)}
        for one in _ratings(ladder, reports)
    ]
    yield json.dumps({**told, "by": _unit(ladder), "ratings": found})
    for report in _played(ladder, ladder.partners(), reports):
        yield json.dumps({**told, **as_data(report)})


def _as_page(ladder: Ladder, reports: list[ContestReport]) -> Iterator[str]:
    yield _measured(ladder)
    yield ""
    rows = rung_table(pairs=ladder.pairs > 0, matches=ladder.matches > 0)
    yield from rows.head()
    for report in _played(ladder, ladder.rungs(), reports):
        yield rows.row(report)
    yield ""
    yield f"Elo by {_unit(ladder)}, the most likely for all of them, {ladder.anchor} being 0:"
    yield ""
    yield from rating_rows(_ratings(ladder, reports))
    if ladder.partner_pairs:
        yield ""
        yield partner_title(YARDSTICK, ladder.partner_pairs)
        yield ""
        yield from partner_rows(list(_played(ladder, ladder.partners(), reports)))


def _played(
    ladder: Ladder, contests: Sequence[Contest], reports: list[ContestReport]
) -> Iterator[ContestReport]:
    for contest in contests:
        pairs = ladder.partner_pairs if contest.as_partner else ladder.pairs
        matches = 0 if contest.as_partner else ladder.matches
        report = held(contest, pairs, matches, ladder.processes, ladder.kept)
        reports.append(report)
        yield report


def _ratings(ladder: Ladder, reports: Sequence[ContestReport]) -> tuple[Rating, ...]:
    """The ratings by matches, or by pairs where no matches were played."""
    meetings = [
        Meeting(
            report.contest.one,
            report.contest.other,
            report.matches if ladder.matches else report.pairs,
        )
        for report in reports
        if not report.contest.as_partner
    ]
    return ratings(ladder.levels, meetings, ladder.anchor)


def _unit(ladder: Ladder) -> str:
    return "matches" if ladder.matches else "pairs of deals"


def _counted(ladder: Ladder) -> str:
    counts = ((ladder.pairs, "duplicate pairs"), (ladder.matches, "matches"))
    return " and ".join(f"{count} {unit}" for count, unit in counts if count)


def _measured(ladder: Ladder) -> str:
    """How the ladder was measured, for the line above its table."""
    return (
        f"{ladder.game}: {_counted(ladder)} a row, seed {ladder.seed}, ± and brackets are 95 % "
        f"intervals; {machine()}, commit {commit()}."
    )

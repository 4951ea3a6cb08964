"""The table of all games in tools/lab/MEASURED.md, made of what is kept: decisions and pairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.players.playout.supported_rules import unknown_options
from tools.lab.commands.arena_report import margin_text
from tools.lab.commands.decisions_report import estimate_text
from tools.lab.contest import Contest, ContestFile, report_of
from tools.lab.decisions.asking import Question
from tools.lab.decisions.deals_file import DealsFile
from tools.lab.decisions.measuring import measured

MARKS: Final = ("<!-- decisions -->", "<!-- end of decisions -->")
"""The lines between which the table stands; a reader of the page sees neither."""

CONTESTS: Final = (("expert", "steady"), ("steady", "casual"), ("master", "expert"))
"""Whose figures the table has, the first over the second."""

NOT_IMAGINED: Final = "not imagined"
NOTHING: Final = "–"


@dataclass(frozen=True, slots=True)
class Results:
    """What is kept, and for which seed and how many imagined deals a decision it is looked up.

    Attributes:
        deals: of the quick instrument.
        pairs: duplicate pairs; None: the table has none.
        versions: of the players that decisions were looked up of, the newest of each game.
    """

    deals: DealsFile
    pairs: ContestFile | None
    seed: str
    worlds: int
    versions: set[int] = field(default_factory=set)

    def by_decisions(self, rules: TableRules, one: str, other: str) -> str:
        """Points a deal that moves of `one` are better, where the two choose otherwise."""
        question = Question(rules, one, other, self.seed, self.worlds, paired=True)
        version, found = self.deals.latest(question)
        self.versions.add(version)
        if not found:
            return NOT_IMAGINED if unknown_options(rules) else NOTHING
        told = measured(question, [found[number] for number in sorted(found)])
        star = "*" if told.figure is told.careful else ""
        return f"{estimate_text(told.figure)}{star} ({len(found)})"

    def by_pairs(self, rules: TableRules, one: str, other: str) -> str:
        """Points a deal by which `one` was ahead of `other`."""
        contest = Contest(rules, one, other, self.seed)
        found = {} if self.pairs is None else self.pairs.of(contest)
        report = report_of(contest, list(found.values()))
        return f"{margin_text(report)} ({len(report.margins)})" if report.margins else NOTHING


def table(results: Results) -> list[str]:
    """The lines of the table, a game each, without columns of which nothing is kept."""
    games = {game: preset(game).rules for game in preset_ids()}
    columns = [("Game", list(games))]
    for one, other in CONTESTS:
        ways = (("decisions", results.by_decisions), ("pairs", results.by_pairs))
        for way, look_up in ways:
            cells = [look_up(rules, one, other) for rules in games.values()]
            if set(cells) - {NOTHING, NOT_IMAGINED}:
                columns.append((f"{one} over {other}, {way}", cells))
    versions = " and ".join(str(version) for version in sorted(results.versions - {0}))
    caption = (
        "Points a deal with 95 % intervals, in brackets how many deals or duplicate pairs, seed "
        f"{results.seed}, players' version {versions}. *Decisions*: where the two choose "
        f"otherwise, both moves in {results.worlds} imagined deals or more by two models; the "
        "smaller figure of the two, with an asterisk where that is the careful one. It tells who "
        "is better, not by how much; pairs tell that."
    )
    return [caption, "", *_rows(columns)]


def _rows(columns: Sequence[tuple[str, list[str]]]) -> list[str]:
    headings = [heading for heading, _ in columns]
    rows = zip(*(cells for _, cells in columns), strict=True)
    lines = [headings, ["---"] * len(headings), *(list(row) for row in rows)]
    return [f"| {' | '.join(line)} |" for line in lines]

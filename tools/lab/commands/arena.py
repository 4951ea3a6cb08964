"""`python -m tools.lab arena`: how strong the levels are, measured against each other.

`--ladder` sets every level against the one below, with ratings, and compares partners.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

from canasta_qt.commands.arguments import seed_text, whole_number
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.players.api import make_bot
from canasta_qt.players.deal_report import Tally
from canasta_qt.players.levels import DEFAULT_LEVEL, LEVELS
from canasta_qt.start import UsageProblem
from tools.lab.commands import arena_report
from tools.lab.commands.arguments import parser_of, run, two_levels
from tools.lab.contest import Contest, ContestFile, ContestReport, hold
from tools.lab.duel import has_partners
from tools.lab.rating import Meeting, Rating, ratings
from tools.lab.seeing import SEEING, make_player

BAR_LENGTH = 30


def held(
    contest: Contest, pairs: int, matches: int, processes: int, kept: ContestFile | None = None
) -> ContestReport:
    """What comes of a contest, its progress shown on a terminal.

    Raises `PoolLost` and `LinesFileProblem`.
    """
    bar = Bar(pairs + matches, f"{contest.one} / {contest.other}")
    return hold(contest, pairs, matches, processes=processes, watch=bar.show, kept=kept)


class Bar:
    """A progress bar on a terminal, and nothing elsewhere."""

    def __init__(self, wanted: int, title: str = "") -> None:
        """`wanted` is the number of duels, `title` stands before the bar."""
        self._wanted = wanted
        self._title = f"{title} " if title else ""

    def show(self, done: int, margins: Tally) -> None:
        """Draw so many of the wanted duels, and the margin so far."""
        if not sys.stderr.isatty():
            return
        full = BAR_LENGTH * done // self._wanted
        text = arena_report.mean_text(margins.mean, margins.interval) if margins.count else ""
        bar = "#" * full + "." * (BAR_LENGTH - full)
        end = "\n" if done == self._wanted else ""
        line = f"\r{self._title}[{bar}] {done} of {self._wanted}  {text:<20}"
        print(line, end=end, file=sys.stderr, flush=True)


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
    kept: ContestFile | None = None

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
    `PoolLost` and `LinesFileProblem`.
    """
    if ladder.page:
        arena_report.require_marks(Path(ladder.page), arena_report.marks(ladder.game))
    reports: list[ContestReport] = []
    lines: list[str] = []
    for text in _as_data(ladder, reports) if ladder.as_json else _as_page(ladder, reports):
        lines.append(text)
        print(text, flush=True)
    if ladder.page:
        arena_report.put_between(Path(ladder.page), arena_report.marks(ladder.game), lines)
    return not any(report.spoilt for report in reports)


def _as_data(ladder: Ladder, reports: list[ContestReport]) -> Iterator[str]:
    """The ladder line by line, as soon as each is known; `reports` gets what came of contests."""
    told = {"rules": ladder.game, **arena_report.origin()}
    for report in _rungs_played(ladder, ladder.rungs(), reports):
        yield json.dumps({**told, **arena_report.contest_data(report)})
    found = [
        {"level": one.player, "elo": round(one.elo, 1), "plus_minus": round(one.interval, 1)}
        for one in _ratings(ladder, reports)
    ]
    yield json.dumps({**told, "by": _unit(ladder), "ratings": found})
    for report in _rungs_played(ladder, ladder.partners(), reports):
        yield json.dumps({**told, **arena_report.contest_data(report)})


def _as_page(ladder: Ladder, reports: list[ContestReport]) -> Iterator[str]:
    """The same as `_as_data`, for people."""
    yield _measured(ladder)
    yield ""
    rows = arena_report.rung_table(pairs=ladder.pairs > 0, matches=ladder.matches > 0)
    yield from rows.head()
    for report in _rungs_played(ladder, ladder.rungs(), reports):
        yield rows.row(report)
    yield ""
    yield f"Elo by {_unit(ladder)}, the most likely for all of them, {ladder.anchor} being 0:"
    yield ""
    yield from arena_report.rating_rows(_ratings(ladder, reports))
    if ladder.partner_pairs:
        yield ""
        yield arena_report.partner_title(YARDSTICK, ladder.partner_pairs)
        yield ""
        partners = _rungs_played(ladder, ladder.partners(), reports)
        yield from arena_report.partner_rows(list(partners))


def _rungs_played(
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


def _measured(ladder: Ladder) -> str:
    """How the ladder was measured, for the line above its table."""
    counts = ((ladder.pairs, "duplicate pairs"), (ladder.matches, "matches"))
    played = " and ".join(f"{count} {unit}" for count, unit in counts if count)
    return (
        f"{ladder.game}: {played} a row, seed {ladder.seed}, ± and brackets are 95 % "
        f"intervals; {arena_report.machine()}, commit {arena_report.commit()}."
    )


PAIRS = 200


def measure_levels(argv: Sequence[str]) -> int:
    """Play a contest, or all rungs of the ladder, and print what came of it: an exit status."""
    return run("arena", _parser().parse_intermixed_args(argv), _played)


def _played(options: argparse.Namespace, rules: TableRules) -> bool:
    """Do what the options ask for; whether all of it was played."""
    if options.ladder:
        if options.every_game:
            raise UsageProblem("--ladder is of one game, so it cannot go with --every-game")
        return climb(_ladder(options, rules))
    return _hold(options, _games(options, rules))


def _parser() -> argparse.ArgumentParser:
    levels = ", ".join(level.id for level in LEVELS)
    seeing = ", ".join(SEEING)
    parser = parser_of(
        "arena",
        "Let two levels play the same deals with the sides changed round, and print by how much "
        f"the first is ahead, with 95 % intervals. The levels are: {levels}. Here alone there are "
        f"players that see all hands, the second one the stock as well: {seeing}.",
    )
    add = parser.add_argument
    add("--every-game", action="store_true", help="all games")
    add("--pairs", metavar="N", default=str(PAIRS), help=f"duplicate pairs (default: {PAIRS})")
    add("--matches", metavar="N", default="0", help="whole matches besides (default: 0)")
    add("--as-partner", action="store_true", help="compare the two as somebody's partner")
    add("--beside", metavar="LEVEL", help="whose partner (default: the second level)")
    add("--against", metavar="LEVEL", help="who plays against them (default: the second level)")
    add("--ladder", action="store_true", help="every level, or those named, against the next lower")
    add("--partner-pairs", metavar="N", help="with --ladder: pairs of every level as a partner")
    add("--write", metavar="FILE", help="put the tables between their marks in FILE")
    add(
        "--interpreted",
        action="store_true",
        help="all think only as hard as without the compiled core",
    )
    return parser


def _games(options: argparse.Namespace, rules: TableRules) -> dict[str, TableRules]:
    """What is to be played, by name; all games where somebody sits beside whom they ask for."""
    if not options.every_game:
        return {options.rules: rules}
    if options.set:
        raise UsageProblem("--every-game plays the games as they are, so it cannot go with --set")
    found = {game: preset(game).rules for game in preset_ids()}
    return {game: one for game, one in found.items() if has_partners(one) or not options.as_partner}


def _hold(options: argparse.Namespace, games: dict[str, TableRules]) -> bool:
    """Hold the contest at every game and print it; whether all of it was played."""
    contests = {game: _contest(options, rules) for game, rules in games.items()}
    pairs, matches, processes = _numbers(options)
    kept = _kept(options)
    sound = True
    for game, contest in contests.items():
        report = held(contest, pairs, matches, processes, kept)
        data = {"rules": game, **arena_report.origin(), **arena_report.contest_data(report)}
        if options.every_game and not options.json:
            print(game, flush=True)
        for line in [json.dumps(data)] if options.json else arena_report.contest_lines(report):
            print(line, flush=True)
        sound = sound and not report.spoilt
    return sound


def _contest(options: argparse.Namespace, rules: TableRules) -> Contest:
    if options.partner_pairs or options.write:
        raise UsageProblem("--partner-pairs and --write need --ladder")
    one, other = two_levels(options, otherwise="; or --ladder")
    mate = rival = ""
    if options.as_partner:
        mate, rival = options.beside or other, options.against or other
        if not has_partners(rules):
            raise UsageProblem("--as-partner: nobody has a partner in this game")
        if options.matches != "0":
            raise UsageProblem("--as-partner is about single deals, so it cannot go with --matches")
    elif options.beside or options.against:
        raise UsageProblem("--beside and --against need --as-partner")
    for level in filter(None, (one, other, mate, rival)):
        make_player(level, 0)
    seed, as_slow = seed_text(options.seed), options.interpreted
    return Contest(rules, one, other, seed, mate, rival, interpreted=as_slow)


def _ladder(options: argparse.Namespace, rules: TableRules) -> Ladder:
    if options.interpreted:
        raise UsageProblem("--interpreted is for two levels, so it cannot go with --ladder")
    if options.as_partner or options.beside or options.against:
        raise UsageProblem("--ladder compares partners by --partner-pairs")
    if len(options.levels) == 1:
        raise UsageProblem("--ladder needs two levels or more, or none for all of them")
    for level in options.levels:
        make_bot(level, 0)
    if options.write and options.json:
        raise UsageProblem("--write puts down tables, so it cannot go with --json")
    pairs, matches, processes = _numbers(options)
    partner_pairs = whole_number(options.partner_pairs or "0", "--partner-pairs", 0)
    if partner_pairs and not has_partners(rules):
        raise UsageProblem("--partner-pairs: nobody has a partner in this game")
    every = tuple(info.id for info in sorted(LEVELS, key=lambda info: info.rank) if info.offered)
    return Ladder(
        options.rules,
        rules,
        tuple(dict.fromkeys(options.levels)) or every,
        seed_text(options.seed),
        pairs,
        matches,
        partner_pairs,
        processes,
        as_json=options.json,
        page=options.write or "",
        kept=_kept(options),
    )


def _kept(options: argparse.Namespace) -> ContestFile | None:
    return ContestFile(Path(options.keep)) if options.keep else None


def _numbers(options: argparse.Namespace) -> tuple[int, int, int]:
    """Pairs, matches and processes."""
    pairs = whole_number(options.pairs, "--pairs", 0)
    matches = whole_number(options.matches, "--matches", 0)
    if not pairs and not matches:
        raise UsageProblem("--pairs and --matches are both 0: there is nothing to play")
    return pairs, matches, whole_number(options.processes, "--processes", 1)

"""`canasta-qt arena`: how strong the levels are, measured against each other."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from itertools import pairwise

from canasta_qt.arena.contest import PROCESSES, Contest, ContestReport, hold
from canasta_qt.arena.crew import CrewLost
from canasta_qt.arena.duel import has_partners
from canasta_qt.arena.tally import Tally
from canasta_qt.bots.api import LEVELS, UnknownLevel, make_bot
from canasta_qt.commands.arena_text import as_data, as_lines, mean_text, table_head, table_row
from canasta_qt.commands.arguments import (
    DIFFERENT,
    OK,
    UsageProblem,
    complain,
    parse_settings,
    playable_rules,
)
from canasta_qt.commands.machine import commit, machine
from canasta_qt.engine.rules import TableRules

MOST = 1_000_000
PAIRS = 200
BAR = 30


def main(argv: Sequence[str]) -> int:
    """Play a contest, or all rungs of the ladder, and print what came of it.

    Exit status 0 when all was played, 1 when a bot broke the rules or the processes died, 2 for
    unusable arguments.
    """
    options = _parser().parse_intermixed_args(argv)
    try:
        rules = playable_rules(options.rules, parse_settings(options.set))
        contests = _ladder(options, rules) if options.ladder else [_contest(options, rules)]
        return _hold_all(options, contests)
    except (UsageProblem, UnknownLevel) as problem:
        return complain("arena", problem)
    except CrewLost as problem:
        print(f"canasta-qt arena: {problem}", file=sys.stderr)
        return DIFFERENT


def _parser() -> argparse.ArgumentParser:
    levels = ", ".join(level.id for level in LEVELS)
    parser = argparse.ArgumentParser(
        prog="canasta-qt arena",
        description="Let two levels play the same deals with the sides changed round, and print by "
        f"how much the first is ahead, with 95 % intervals. The levels are: {levels}.",
    )
    add = parser.add_argument
    add("levels", metavar="LEVEL", nargs="*", help="the two levels")
    add("--rules", metavar="ID", default="classic_4p", help="a preset; see: canasta-qt rules")
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change one table rule")
    add("--pairs", metavar="N", default=str(PAIRS), help=f"duplicate pairs (default: {PAIRS})")
    add("--matches", metavar="N", default="0", help="whole matches besides (default: 0)")
    add("--seed", metavar="S", default="1", help="same seed, same cards and play (default: 1)")
    add("--as-partner", action="store_true", help="compare the two as somebody's partner")
    add("--beside", metavar="LEVEL", help="whose partner (default: the second level)")
    add("--against", metavar="LEVEL", help="who plays against them (default: the second level)")
    add("--ladder", action="store_true", help="every level against the one below, as a table")
    add("--processes", metavar="N", default=str(PROCESSES), help=f"default: {PROCESSES}")
    add("--json", action="store_true", help="one JSON object a contest")
    return parser


def _contest(options: argparse.Namespace, rules: TableRules) -> Contest:
    if len(options.levels) != 2:
        raise UsageProblem(f"two levels are needed, not {len(options.levels)}; or --ladder")
    one, other = options.levels
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
        make_bot(level, 0)
    return Contest(rules, one, other, options.seed, mate, rival)


def _ladder(options: argparse.Namespace, rules: TableRules) -> list[Contest]:
    """Each level against the one below; where there is but one to choose, the yardsticks too."""
    if options.levels or options.as_partner:
        raise UsageProblem("--ladder plays every level, so it goes with no levels of your own")
    offered = [level for level in LEVELS if level.offered]
    rungs = sorted(offered if len(offered) > 1 else LEVELS, key=lambda level: level.rank)
    return [Contest(rules, upper.id, lower.id, options.seed) for lower, upper in pairwise(rungs)]


def _hold_all(options: argparse.Namespace, contests: Sequence[Contest]) -> int:
    pairs = _number(options.pairs, "--pairs", 0)
    matches = _number(options.matches, "--matches", 0)
    processes = _number(options.processes, "--processes", 1)
    if not pairs and not matches:
        raise UsageProblem("--pairs and --matches are both 0: there is nothing to play")
    if options.ladder and not options.json:
        _show([_measured(options, pairs, matches), "", *table_head()])
    sound = True
    for contest in contests:
        report = hold(
            contest, pairs, matches, processes=processes, watch=_Bar(pairs + matches).show
        )
        sound = sound and not report.spoilt
        _show(_told(options, report))
    return OK if sound else DIFFERENT


def _told(options: argparse.Namespace, report: ContestReport) -> list[str]:
    if options.json:
        data = {"rules": options.rules, "machine": machine(), "commit": commit()}
        return [json.dumps({**data, **as_data(report)})]
    return [table_row(report)] if options.ladder else list(as_lines(report))


def _measured(options: argparse.Namespace, pairs: int, matches: int) -> str:
    """How the ladder was measured, for the line above its table."""
    return (
        f"{options.rules}: {pairs} duplicate pairs and {matches} matches a row, seed "
        f"{options.seed}, ± and brackets are 95 % intervals; {machine()}, commit {commit()}."
    )


def _number(text: str, name: str, least: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= MOST:
        raise UsageProblem(f"{name} needs a number from {least} to {MOST}, not {text!r}")
    return int(text)


def _show(lines: Sequence[str]) -> None:
    for line in lines:
        print(line, flush=True)


class _Bar:
    """A progress bar on a terminal, and nothing elsewhere."""

    def __init__(self, wanted: int) -> None:
        self._wanted = wanted

    def show(self, done: int, margins: Tally) -> None:
        """Draw so many of the wanted duels, and the margin so far."""
        if not sys.stderr.isatty():
            return
        full = BAR * done // self._wanted
        text = mean_text(margins.mean, margins.interval) if margins.count else ""
        bar = "#" * full + "." * (BAR - full)
        end = "\n" if done == self._wanted else ""
        line = f"\r[{bar}] {done} of {self._wanted}  {text:<20}"
        print(line, end=end, file=sys.stderr, flush=True)

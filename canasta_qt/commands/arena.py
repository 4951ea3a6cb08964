"""`canasta-qt arena`: how strong the levels are, measured against each other."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path

from canasta_qt.arena.contest import PROCESSES, Contest
from canasta_qt.arena.crew import CrewLost
from canasta_qt.arena.duel import has_partners
from canasta_qt.arena.kept import Kept, KeptProblem
from canasta_qt.bots.api import LEVELS, UnknownLevel, make_bot
from canasta_qt.commands.arena_bar import held
from canasta_qt.commands.arena_ladder import Ladder, climb
from canasta_qt.commands.arena_page import PageProblem
from canasta_qt.commands.arena_text import as_data, as_lines
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


def main(argv: Sequence[str]) -> int:
    """Play a contest, or all rungs of the ladder, and print what came of it.

    Exit status 0 when all was played, 1 when a bot broke the rules or the processes died, 2 for
    unusable arguments.
    """
    options = _parser().parse_intermixed_args(argv)
    try:
        rules = playable_rules(options.rules, parse_settings(options.set))
        sound = climb(_ladder(options, rules)) if options.ladder else _hold(options, rules)
        return OK if sound else DIFFERENT
    except (UsageProblem, UnknownLevel, PageProblem, KeptProblem) as problem:
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
    add(
        "levels",
        metavar="LEVEL",
        nargs="*",
        help="two levels; more with --ladder, weakest first",
    )
    add("--rules", metavar="ID", default="classic_4p", help="a preset; see: canasta-qt rules")
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change one table rule")
    add("--pairs", metavar="N", default=str(PAIRS), help=f"duplicate pairs (default: {PAIRS})")
    add("--matches", metavar="N", default="0", help="whole matches besides (default: 0)")
    add("--seed", metavar="S", default="1", help="same seed, same cards and play (default: 1)")
    add("--as-partner", action="store_true", help="compare the two as somebody's partner")
    add("--beside", metavar="LEVEL", help="whose partner (default: the second level)")
    add("--against", metavar="LEVEL", help="who plays against them (default: the second level)")
    add("--ladder", action="store_true", help="every level, or those named, against the next lower")
    add("--partner-pairs", metavar="N", help="with --ladder: pairs of every level as a partner")
    add("--write", metavar="FILE", help="with --ladder: put the tables between its marks in FILE")
    add("--processes", metavar="N", default=str(PROCESSES), help=f"default: {PROCESSES}")
    add("--keep", metavar="FILE", help="keep results in FILE, and go on with what is in it")
    add("--json", action="store_true", help="one JSON object a contest")
    return parser


def _hold(options: argparse.Namespace, rules: TableRules) -> bool:
    """Hold the one contest and print it; whether all of it was played."""
    contest = _contest(options, rules)
    pairs, matches, processes = _numbers(options)
    report = held(contest, pairs, matches, processes, _kept(options))
    data = {"rules": options.rules, "machine": machine(), "commit": commit(), **as_data(report)}
    for line in [json.dumps(data)] if options.json else as_lines(report):
        print(line, flush=True)
    return not report.spoilt


def _contest(options: argparse.Namespace, rules: TableRules) -> Contest:
    if options.partner_pairs or options.write:
        raise UsageProblem("--partner-pairs and --write need --ladder")
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


def _ladder(options: argparse.Namespace, rules: TableRules) -> Ladder:
    if options.as_partner or options.beside or options.against:
        raise UsageProblem("--ladder compares partners by --partner-pairs")
    if len(options.levels) == 1:
        raise UsageProblem("--ladder needs two levels or more, or none for all of them")
    for level in options.levels:
        make_bot(level, 0)
    if options.write and options.json:
        raise UsageProblem("--write puts down tables, so it cannot go with --json")
    pairs, matches, processes = _numbers(options)
    partner_pairs = _number(options.partner_pairs or "0", "--partner-pairs", 0)
    if partner_pairs and not has_partners(rules):
        raise UsageProblem("--partner-pairs: nobody has a partner in this game")
    every = tuple(info.id for info in sorted(LEVELS, key=lambda info: info.rank) if info.offered)
    return Ladder(
        options.rules,
        rules,
        tuple(dict.fromkeys(options.levels)) or every,
        options.seed,
        pairs,
        matches,
        partner_pairs,
        processes,
        as_json=options.json,
        page=options.write or "",
        kept=_kept(options),
    )


def _kept(options: argparse.Namespace) -> Kept | None:
    return Kept(Path(options.keep)) if options.keep else None


def _numbers(options: argparse.Namespace) -> tuple[int, int, int]:
    """Pairs, matches and processes."""
    pairs = _number(options.pairs, "--pairs", 0)
    matches = _number(options.matches, "--matches", 0)
    if not pairs and not matches:
        raise UsageProblem("--pairs and --matches are both 0: there is nothing to play")
    return pairs, matches, _number(options.processes, "--processes", 1)


def _number(text: str, name: str, least: int) -> int:
    if not text.isdecimal() or not least <= int(text) <= MOST:
        raise UsageProblem(f"{name} needs a number from {least} to {MOST}, not {text!r}")
    return int(text)

"""The command: one game or every game, what is kept, and the table in a page."""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from canasta_qt.commands.arguments import seed_text, whole_number
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.players.api import make_bot
from canasta_qt.players.playout.supported_rules import unknown_options
from canasta_qt.start import UsageProblem
from tools.lab.commands import arena_report
from tools.lab.commands import decisions_report as report
from tools.lab.commands.arguments import parser_of, run, two_levels
from tools.lab.commands.games_table import MARKS, Results, table
from tools.lab.contest import ContestFile
from tools.lab.decisions.asking import WORLDS, Question
from tools.lab.decisions.deals_file import DealsFile
from tools.lab.decisions.measuring import Limits, Measured, measure

DEALS: Final = 100


def measure_decisions(argv: Sequence[str]) -> int:
    """Compare two levels decision by decision, or write the table of all games: an exit status."""
    return run("decisions", _parser().parse_intermixed_args(argv), compare_decisions)


def _parser() -> argparse.ArgumentParser:
    parser = parser_of(
        "decisions",
        "Ask both levels at each decision of some deals, and judge what they differ in by imagined "
        "deals: sooner than by pairs. Without levels only the table of what is kept is written.",
    )
    add = parser.add_argument
    add("--deals", metavar="N", default=str(DEALS), help=f"at most so many (default: {DEALS})")
    add("--every-game", action="store_true", help="all games, in turns")
    add("--until-decided", action="store_true", help="a game stops once it is")
    add("--within", metavar="P", help="stop once the interval is ± P points")
    add("--minutes", metavar="M", help="stop after M minutes in all")
    add(
        "--paired",
        action="store_true",
        help="hold the moves of the two against each other; for players that are nearly alike",
    )
    add("--worlds", metavar="N", help="imagined deals a decision and model")
    add("--write", metavar="FILE", help="put the table of all games between its marks in FILE")
    add("--pairs-kept", metavar="FILE", help="with --write: pairs for the table")
    return parser


def compare_decisions(options: argparse.Namespace, rules: TableRules) -> bool:
    """Ask, print what came of it, and write the table if that is wanted; whether all was played.

    Raises `UsageProblem`, `UnknownLevel`, `PageProblem`, `LinesFileProblem` and `PoolLost`.
    """
    games = _games(options, rules)
    limits = _limits(options)
    kept = DealsFile(Path(options.keep)) if options.keep else None
    if options.write:
        if kept is None:
            raise UsageProblem("--write needs --keep: the table is made of what is kept")
        arena_report.require_marks(Path(options.write), MARKS)
    sound = True
    if options.levels or not options.write:
        sound = _ask(options, games, limits, kept)
    if options.write and kept is not None:
        pairs = ContestFile(Path(options.pairs_kept)) if options.pairs_kept else None
        lines = table(Results(kept, pairs, seed_text(options.seed), _worlds(options)))
        arena_report.put_between(Path(options.write), MARKS, lines)
    return sound


def _ask(
    options: argparse.Namespace,
    games: dict[str, TableRules],
    limits: Limits,
    kept: DealsFile | None,
) -> bool:
    questions = [_question(options, rules) for rules in games.values()]
    names = {id(question): game for game, question in zip(games, questions, strict=True)}

    def tell(found: Measured) -> None:
        if len(games) > 1:
            name = names[id(found.question)]
            text = report.estimate_text(found.figure)
            print(f"{name}: {text} ({len(found.deals)} deals so far)", flush=True)

    results = measure(questions, limits, kept, tell)
    for game, found in zip(games, results, strict=True):
        data = {**report.data_of(game, found), **arena_report.origin()}
        for line in [json.dumps(data)] if options.json else report.lines_of(game, found):
            print(line, flush=True)
    return not any(found.spoilt for found in results)


def _games(options: argparse.Namespace, rules: TableRules) -> dict[str, TableRules]:
    """What is asked about, by name."""
    if options.every_game:
        found = {game: preset(game).rules for game in preset_ids()}
        return {game: one for game, one in found.items() if not unknown_options(one)}
    unknown = unknown_options(rules)
    if unknown:
        raise UsageProblem(
            f"deals of {options.rules} cannot be imagined, so nothing can be judged; "
            f"playouts do not know: {', '.join(unknown)}"
        )
    return {options.rules: rules}


def _question(options: argparse.Namespace, rules: TableRules) -> Question:
    one, other = two_levels(options)
    for level in (one, other):
        make_bot(level, 0)
    seed, worlds = seed_text(options.seed), _worlds(options)
    return Question(rules, one, other, seed, worlds, paired=options.paired)


def _worlds(options: argparse.Namespace) -> int:
    return whole_number(options.worlds, "--worlds", 2) if options.worlds else WORLDS


def _limits(options: argparse.Namespace) -> Limits:
    minutes = whole_number(options.minutes, "--minutes", 1) if options.minutes else math.inf
    return Limits(
        whole_number(options.deals, "--deals", 1),
        whole_number(options.within, "--within", 1) if options.within else 0.0,
        until_decided=options.until_decided,
        minutes=minutes,
        processes=whole_number(options.processes, "--processes", 1),
    )

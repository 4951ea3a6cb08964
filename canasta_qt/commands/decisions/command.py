"""The command: one game or every game, what is kept, and the table in a page."""

from __future__ import annotations

import argparse
import json
import math
from pathlib import Path

from canasta_qt.arena.contest import Kept
from canasta_qt.arena.decisions.asking import WORLDS, Question
from canasta_qt.arena.decisions.kept import KeptDeals
from canasta_qt.arena.decisions.measuring import Limits, Measured, measure
from canasta_qt.bots.api import make_bot
from canasta_qt.bots.playout.layout.supported_rules import unknown_options
from canasta_qt.commands import arena_report
from canasta_qt.commands.arguments import UsageProblem, seed_text, whole_number
from canasta_qt.commands.decisions import report
from canasta_qt.commands.decisions.table import MARKS, Results, table
from canasta_qt.engine.rules import TableRules, preset, preset_ids


def add_options(parser: argparse.ArgumentParser) -> None:
    """The options that only this form of the command has."""
    add = parser.add_argument
    add(
        "--decisions",
        metavar="N",
        help="compare the two by what each decision in N deals is worth: sooner than by pairs",
    )
    add("--every-game", action="store_true", help="all games, with --decisions in turns")
    add("--until-decided", action="store_true", help="with --decisions: a game stops once it is")
    add("--within", metavar="P", help="with --decisions: stop once the interval is ± P points")
    add("--minutes", metavar="M", help="with --decisions: stop after so many minutes in all")
    add(
        "--paired",
        action="store_true",
        help="with --decisions: hold the moves of the two against each other; for players that "
        "are nearly alike",
    )
    add("--worlds", metavar="N", help="with --decisions: imagined deals a decision and model")
    add("--pairs-kept", metavar="FILE", help="with --decisions and --write: pairs for the table")


def only_with_decisions(options: argparse.Namespace) -> bool:
    """Whether some option was given that needs `--decisions`."""
    return bool(
        options.until_decided
        or options.within
        or options.minutes
        or options.worlds
        or options.paired
        or options.pairs_kept
    )


def compare_decisions(options: argparse.Namespace, rules: TableRules) -> bool:
    """Ask, print what came of it, and write the table if that is wanted; whether all was played.

    Raises `UsageProblem`, `UnknownLevel`, `PageProblem`, `KeptProblem` and `CrewLost`.
    """
    games = _games(options, rules)
    limits = _limits(options)
    kept = KeptDeals(Path(options.keep)) if options.keep else None
    if options.write:
        if kept is None:
            raise UsageProblem("--write needs --keep: the table is made of what is kept")
        arena_report.require_marks(Path(options.write), MARKS)
    sound = True
    if options.levels:
        sound = _ask(options, games, limits, kept)
    if options.write and kept is not None:
        pairs = Kept(Path(options.pairs_kept)) if options.pairs_kept else None
        lines = table(Results(kept, pairs, seed_text(options.seed), _worlds(options)))
        arena_report.put_between(Path(options.write), MARKS, lines)
    return sound


def _ask(
    options: argparse.Namespace,
    games: dict[str, TableRules],
    limits: Limits,
    kept: KeptDeals | None,
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
            f"--decisions: deals of {options.rules} cannot be imagined, so nothing can be judged; "
            f"playouts do not know: {', '.join(unknown)}"
        )
    return {options.rules: rules}


def _question(options: argparse.Namespace, rules: TableRules) -> Question:
    if len(options.levels) != 2:
        raise UsageProblem(f"two levels are needed, not {len(options.levels)}")
    for level in options.levels:
        make_bot(level, 0)
    one, other = options.levels
    seed, worlds = seed_text(options.seed), _worlds(options)
    return Question(rules, one, other, seed, worlds, paired=options.paired)


def _worlds(options: argparse.Namespace) -> int:
    return whole_number(options.worlds, "--worlds", 2) if options.worlds else WORLDS


def _limits(options: argparse.Namespace) -> Limits:
    minutes = whole_number(options.minutes, "--minutes", 1) if options.minutes else math.inf
    return Limits(
        whole_number(options.decisions, "--decisions", 0),
        whole_number(options.within, "--within", 1) if options.within else 0.0,
        until_decided=options.until_decided,
        minutes=minutes,
        processes=whole_number(options.processes, "--processes", 1),
    )


__all__ = ["add_options", "compare_decisions", "only_with_decisions"]

"""`canasta-qt simulate`: bots against bots, without a screen."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence

from canasta_qt.commands.arguments import (
    DIFFERENT,
    OK,
    chosen_rules,
    complain,
    parse_settings,
    seed_text,
    show_progress,
    whole_number,
)
from canasta_qt.commands.report import Statistics, deal_data, deal_lines, overview
from canasta_qt.engine.rules import preset_ids
from canasta_qt.players.api import UnknownLevel, make_bot
from canasta_qt.players.levels import DEFAULT_LEVEL
from canasta_qt.players.table import BotFault, BotTable, Game
from canasta_qt.record.seeds import drawn_seed
from canasta_qt.start import UsageProblem


def simulate_deals(argv: Sequence[str]) -> int:
    """Play the deals and print their scores and a summary.

    Exit status 0 when all were played, 1 when a bot broke the rules, 2 for unusable arguments.
    """
    options = _parser().parse_args(argv)
    try:
        return _simulate(options)
    except (UsageProblem, UnknownLevel) as problem:
        return complain("simulate", problem)
    except OSError as problem:
        return complain("simulate", f"cannot write {options.save}: {problem.strerror or problem}")
    except BotFault as fault:
        return complain("simulate", fault, DIFFERENT)


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="canasta-qt simulate",
        description="Let bots play against each other and print every deal's itemised scores. "
        "When a match is won, the next one begins.",
    )
    add = parser.add_argument
    add("--rules", metavar="ID", default="classic_4p", help="id, own rules, file or code")
    add("--all-presets", action="store_true", help="every game; with --summary")
    add("--set", metavar="KEY=VALUE", action="append", default=[], help="change one table rule")
    add("--deals", metavar="N", default="1", help="how many deals (default: 1)")
    add(
        "--seed",
        metavar="S",
        help="same seed, same deals and play (default: 1; with --save one is drawn and printed)",
    )
    add("--level", metavar="L", default=DEFAULT_LEVEL, help=f"default: {DEFAULT_LEVEL}")
    add("--summary", action="store_true", help="one line a preset in place of the deals")
    add("--json", action="store_true", help="one JSON object per deal, then the summary")
    add("--save", metavar="FILE", help="keep the log; further matches go to FILE-2 and so on")
    add("--advice", action="store_true", help="with --save: keep what the bots considered too")
    return parser


def _simulate(options: argparse.Namespace) -> int:
    games = _games(options)
    wanted = whole_number(options.deals, "--deals", 1)
    draws = options.seed is None and options.save is not None
    seed = drawn_seed() if draws else seed_text(options.seed or "1")
    make_bot(options.level, 0)
    if options.summary:
        return _show_overview(options, games, wanted, seed)
    if draws and not options.json:
        print(f"seed: {seed}")
    statistics = Statistics()
    table = BotTable(games[0], options.level, seed, options.save, advice=options.advice)
    for report in table.deals(wanted):
        statistics.add(report, table.run)
        _show([json.dumps(deal_data(report))] if options.json else deal_lines(report))
        done = statistics.deals
        show_progress(f"{done} of {wanted} deals", is_last=done == wanted)
    summary = statistics.summary()
    data = {"summary": summary, **({"seed": seed} if draws else {})}
    _show([json.dumps(data)] if options.json else statistics.lines())
    return OK


def _games(options: argparse.Namespace) -> list[Game]:
    overrides = parse_settings(options.set)
    if options.all_presets and not options.summary:
        raise UsageProblem("--all-presets needs --summary")
    if options.summary and options.save:
        raise UsageProblem("--summary keeps no log, so it cannot go with --save")
    if options.advice and not options.save:
        raise UsageProblem("--advice is kept in the log, so it needs --save")
    presets = preset_ids() if options.all_presets else (options.rules,)
    chosen = [chosen_rules(preset, overrides) for preset in presets]
    return [Game(one.preset, one.rules, tuple(one.overrides.items())) for one in chosen]


def _show_overview(
    options: argparse.Namespace, games: Sequence[Game], wanted: int, seed: str
) -> int:
    """One line a game; status 1 when any bot broke the rules in any of them."""
    sound = True
    for game in games:
        line = overview(game, options.level, seed, wanted)
        sound = sound and line.sound
        print(json.dumps(line.data()) if options.json else line.text(), flush=True)
    return OK if sound else DIFFERENT


def _show(lines: Sequence[str] | Iterator[str]) -> None:
    for line in lines:
        print(line)

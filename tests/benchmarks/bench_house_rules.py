"""Expert over Steady under ten typical sets of house rules, beside the games they come from.

    python -m tests.benchmarks.bench_house_rules --deals 6 [--only NAME ...] [--worlds 100]
        [--exact] [--keep tests/benchmarks/measured/house_rules.jsonl]
    python -m tests.benchmarks.bench_house_rules --foresight 120 [--only NAME ...] [--worlds 600]

The sets stand in `house_rules.json`: a game and what is changed. Each is measured by the quick
instrument (`tools.lab.decisions`), in points a deal, and so is its game. `--exact` lets
players foresee only under the very rules that were fitted, as before house rules were near ones:
keep those results in a file of their own. What is kept is not played again.

`--foresight` compares what deals foreseen after four rounds say of so many pairs of moves with what
deals played to their end say in the same worlds: how far apart both are (root of the mean square,
chance taken out), and how far such a difference varies from world to world either way. In so many
worlds as Expert tries its last moves in (`LAST`), the error of a comparison follows for both.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from statistics import fmean, variance
from typing import Any, Final

from canasta_qt.engine.rules import TableRules, preset, resolve
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy.rollouts import rollout, short_rollout
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import row
from canasta_qt.players.search import evaluation, thinking
from canasta_qt.players.search.candidates import Candidate, candidates
from canasta_qt.players.search.evaluation import Evaluation
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.nearness import steps_apart
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import is_covered, worlds_of
from tests.players.permutations import moments
from tools.lab.decisions.asking import Question, ask_deal
from tools.lab.decisions.deals_file import DealsFile
from tools.lab.decisions.measuring import Measured, measured

SETS: Final = Path(__file__).with_name("house_rules.json")
SEED: Final = "house"
ROUNDS: Final = 4
LAST: Final = 900
"""Worlds in which Expert compares the moves that are left, about."""
EVERY: Final = 11
"""Actions between two moments that are looked at."""


def house_rules() -> dict[str, tuple[str, TableRules]]:
    """Name of a set to its game and its rules."""
    told = json.loads(SETS.read_text(encoding="utf-8"))
    return {name: (game, resolve(game, changes)) for name, (game, changes) in told.items()}


def exact_only(block: Rules) -> Evaluation | None:
    """What was fitted for these very rules, or None."""
    fitted = evaluation.fitted_for(block)
    if fitted is None or steps_apart(block.table, preset(fitted.game).rules):
        return None
    return fitted.evaluation


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--only", nargs="+", metavar="NAME")
    parser.add_argument("--exact", action="store_true")
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--foresight", type=int, metavar="PAIRS")
    options = parser.parse_args(argv)
    if options.exact:
        thinking.evaluation_of = exact_only  # type: ignore[assignment, attr-defined]
    kept = None if options.keep is None else DealsFile(options.keep)
    asked: dict[str, TableRules] = {}
    for name, (game, rules) in house_rules().items():
        if not options.only or name in options.only:
            asked |= {game: preset(game).rules, name: rules}
    if options.foresight:
        for name, rules in asked.items():
            print(f"{name:28s} {foresight(rules, options.foresight, options.worlds)}", flush=True)
        return 0
    leads: dict[str, Measured] = {}
    for name, rules in asked.items():
        question = Question(rules, "expert", "steady", SEED, options.worlds)
        known = {} if kept is None else kept.of(question)
        for number in range(options.deals):
            if number not in known:
                known[number] = ask_deal(question, number)
                if kept is not None:
                    kept.add(question, known[number])
        leads[name] = measured(question, [known[number] for number in range(options.deals)])
        print(told(name, leads[name]), flush=True)
    for name, (game, _) in house_rules().items():
        if name in leads:
            share = leads[name].figure.mean / leads[game].figure.mean
            print(f"{name}: {share:.0%} of the lead in {game}")
    return 0


def foresight(rules: TableRules, pairs: int, worlds: int) -> str:
    """What foreseen deals say of pairs of moves, beside what deals say that are played out."""
    block = playout_rules(rules, careful=True)
    outlook = evaluation.evaluation_of(block)
    if outlook is None:
        return "deals are played to their end"
    found: list[tuple[float, ...]] = []
    for deal in count(100):
        for base, view, chosen in _moments(rules, block, deal):
            world = worlds_of(view, block, base, deal).world
            made = [(row(one.move.plan), one.move.code) for one in chosen]
            found += _pairs(block, map(world, range(worlds)), made, row(outlook.weights))
            if len(found) >= pairs:
                return _compared(found[:pairs], worlds)
    raise AssertionError


def _moments(
    rules: TableRules, block: Any, deal: int
) -> Iterator[tuple[State, PlayerView, list[Candidate]]]:
    """Positions of a deal with the first moves worth comparing."""
    bot = SearchBot("foresight", Effort(40, 40))
    for _, view in moments(rules, deal, EVERY):
        if is_covered(view):
            base, moment = flat_view(view), bot.heuristic.moment(view)
            chosen = candidates(moment, bot.heuristic.choose(view), block, base)[:4]
            if len(chosen) > 1:
                yield base, view, chosen


def _pairs(
    block: Any, worlds: Iterable[Any], moves: Sequence[tuple[Any, int]], weights: Any
) -> Iterator[tuple[float, ...]]:
    """For each move beside the usual one: means and variances of played and foreseen gaps."""
    points = row([0, 0])
    played: list[list[int]] = []
    foreseen: list[list[int]] = []
    for world in worlds:
        side = world.seat % 2
        for rows, rounds in ((played, 0), (foreseen, ROUNDS)):
            leads = []
            for plan, code in moves:
                if rounds:
                    short_rollout(block, world, plan, code, rounds, weights, points)
                else:
                    rollout(block, world, plan, code, points)
                leads.append(points[side] - points[1 - side])
            rows.append([lead - leads[0] for lead in leads[1:]])
    for whole, short in zip(zip(*played, strict=True), zip(*foreseen, strict=True), strict=True):
        apart = [one - other for one, other in zip(whole, short, strict=True)]
        yield fmean(whole), variance(whole), variance(short), fmean(apart), variance(apart)


def _compared(found: Sequence[tuple[float, ...]], worlds: int) -> str:
    _, whole, short, _, _ = (fmean(column) for column in zip(*found, strict=True))
    bias = max(0.0, fmean(apart**2 - spread / worlds for *_, apart, spread in found))
    return (
        f"{len(found)} pairs of moves: foreseen {bias**0.5:.0f} points apart, from world to world "
        f"\N{PLUS-MINUS SIGN} {short**0.5:.0f} (played out {whole**0.5:.0f}); error of Expert "
        f"{(short / LAST + bias) ** 0.5:.0f} ({(whole / LAST) ** 0.5:.0f})"
    )


def told(name: str, found: Measured) -> str:
    """A line of the table."""
    lead, other = found.figure, max(found.careful.mean, found.plain.mean)
    return (
        f"{name:28s} {lead.mean:5.0f} \N{PLUS-MINUS SIGN} {lead.interval:4.0f} points a deal "
        f"(by the other model {other:.0f}), {len(found.deals)} deals, {found.differing} of "
        f"{found.asked} decisions differ, {found.seconds:.0f} s"
    )


if __name__ == "__main__":
    sys.exit(main())

"""Expert over Steady under ten typical sets of house rules, beside the games they come from.

    python -m tests.benchmarks.bench_house_rules --deals 6 [--only NAME ...] [--worlds 100]
        [--exact] [--keep tests/benchmarks/measured/house_rules.jsonl]

The sets stand in `house_rules.json`: a game and what is changed. Each is measured by the quick
instrument (`canasta_qt.arena.decisions`), in points a deal, and so is its game. `--exact` lets
players foresee only under the very rules that were fitted, as before house rules were near ones:
keep those results in a file of their own. What is kept is not played again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from canasta_qt.arena.decisions.asking import Question, ask_deal
from canasta_qt.arena.decisions.kept import KeptDeals
from canasta_qt.arena.decisions.measuring import Measured, measured
from canasta_qt.bots.search import evaluation, thinking
from canasta_qt.bots.search.evaluation import Evaluation
from canasta_qt.engine.rules import TableRules, preset, resolve

SETS: Final = Path(__file__).with_name("house_rules.json")
SEED: Final = "house"
ALLOWED: Final = 0.15
"""Share of the lead in the game that house rules may cost."""


def house_rules() -> dict[str, tuple[str, TableRules]]:
    """Name of a set to its game and its rules."""
    told = json.loads(SETS.read_text(encoding="utf-8"))
    return {name: (game, resolve(game, changes)) for name, (game, changes) in told.items()}


def exact_only(block: tuple[int, ...]) -> Evaluation | None:
    """What was fitted for these very rules, or None."""
    fitted = evaluation.fitted_for(block)
    rules = evaluation.vector_fingerprint(block)
    return fitted.evaluation if fitted is not None and fitted.rules == rules else None


def main(argv: Sequence[str] | None = None) -> int:
    """Measure and print; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--worlds", type=int, default=100)
    parser.add_argument("--only", nargs="+", metavar="NAME")
    parser.add_argument("--exact", action="store_true")
    parser.add_argument("--keep", type=Path)
    options = parser.parse_args(argv)
    if options.exact:
        thinking.evaluation_of = exact_only  # type: ignore[assignment, attr-defined]
    kept = None if options.keep is None else KeptDeals(options.keep)
    asked: dict[str, TableRules] = {}
    for name, (game, rules) in house_rules().items():
        if not options.only or name in options.only:
            asked |= {game: preset(game).rules, name: rules}
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

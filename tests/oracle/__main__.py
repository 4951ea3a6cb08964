"""Matches of all games, judged by the engine and by a referee written from the rules alone.

    python -m tests.oracle --deals 200 --level steady --preset all --seed S
    python -m tests.oracle --deals 100 --level random     players that choose any legal action
    python -m tests.oracle --random-rules 500             a random deal under each of so many rules
    python -m tests.oracle --mutate 20                    damaged logs: both refuse the same action

At some positions both are asked about every discard, exit and take, and about melds tried at
random; `--ask 0` leaves that out. Ends with status 1 if they part anywhere.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from canasta_qt.engine.rules import TableRules, preset_ids, replace_option
from canasta_qt.record.log import MatchLog
from tests.oracle.compare import KNOWN, OPEN_CODES, Asking, Difference, differences
from tests.oracle.matches import played, preset_rules, random_matches
from tests.oracle.mutations import apart, mutants
from tests.properties.long_run import nearest, rule_sets


@dataclass(slots=True)
class Tally:
    """What was judged, and where the judges parted."""

    deals: int = 0
    actions: int = 0
    mutants: int = 0
    parted: int = 0
    known: int = 0

    def add(self, other: Tally) -> None:
        """Add up."""
        for name in Tally.__slots__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


def main(argv: Sequence[str] | None = None) -> int:
    """Play, judge, print what differs; 1 if anything does that is not known."""
    options = _parser().parse_args(argv)
    asking = Asking(random.Random(options.seed), options.ask)
    began = time.perf_counter()
    total = Tally()
    if options.random_rules:
        total.add(_random_rules(options, asking))
    else:
        for name in preset_ids() if options.preset == "all" else options.preset.split(","):
            total.add(_game(name, options, asking))
    _show_codes(asking)
    spent = time.perf_counter() - began
    print(
        f"{total.deals} deals, {total.actions} actions, {asking.asked} asked besides, "
        f"{total.mutants} damaged logs: {total.parted} differences, {total.known} known, "
        f"{spent:.0f} s"
    )
    for part, why in KNOWN.items():
        print(f"known: {part!r}: {why}")
    return 1 if total.parted else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m tests.oracle",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("--deals", type=int, default=20, help="of each game (20)")
    add("--level", default="steady", help="of the bots, or random (steady)")
    add("--preset", default="all", help="ids of games, separated by commas (all)")
    add("--seed", default="1", help="the same seed, the same matches (1)")
    add("--ask", type=float, default=0.05, help="share of positions that are asked about (0.05)")
    add("--random-rules", type=int, default=0, metavar="N", help="so many random sets of rules")
    add("--mutate", type=int, default=0, metavar="N", help="so many damaged logs of each match")
    add("--show", type=int, default=3, help="differences shown of each game (3)")
    return parser


def _game(name: str, options: argparse.Namespace, asking: Asking) -> Tally:
    """One game: its matches judged, or damaged copies of them."""
    began = time.perf_counter()
    tally = Tally()
    found: list[str] = []
    rng = random.Random(f"{options.seed}/{name}")
    for log in played(name, preset_rules(name), options.level, options.deals, options.seed):
        tally.deals += len(log.deals)
        tally.actions += log.actions
        if options.mutate:
            for mutant in mutants(log, options.mutate, rng):
                tally.mutants += 1
                found += [] if (what := apart(mutant)) is None else [what]
        else:
            found += _told(differences(log, asking), tally)
    tally.parted += len(found)
    spent = time.perf_counter() - began
    played_here = f"{name:28}{tally.deals:5} deals{tally.actions:8} actions"
    print(f"{played_here}{len(found):5} differences{spent:7.1f} s")
    for one in found[: options.show]:
        print(f"    {one[:500]}")
    sys.stdout.flush()
    return tally


def _told(found: Iterable[Difference], tally: Tally) -> list[str]:
    """The differences as text; those that are known are only counted."""
    told = []
    for one in found:
        if one.known:
            tally.known += 1
        else:
            told.append(str(one))
    return told


def _random_rules(options: argparse.Namespace, asking: Asking) -> Tally:
    """A deal played at random under each of so many random sets of rules."""
    tally = Tally()
    for at, drawn in rule_sets(options.random_rules, options.seed, free=False):
        rules = prevented(drawn)
        logs: list[MatchLog] = list(random_matches("", rules, 1, f"{options.seed}/{at}"))
        found: list[str] = []
        for log in logs:
            tally.deals += len(log.deals)
            tally.actions += log.actions
            found += _told(differences(log, asking), tally)
        tally.parted += len(found)
        if found:
            name, overrides = nearest(rules)
            print(f"{at}: {name} {overrides}")
            for one in found[: options.show]:
                print(f"    {one[:500]}")
            sys.stdout.flush()
    return tally


def prevented(rules: TableRules) -> TableRules:
    """The same rules where faults are refused, not punished: the referee judges what is legal."""
    return replace_option(rules, "table.enforcement", "prevent")


def _show_codes(asking: Asking) -> None:
    """Refusals with another code than the catalogue's order of tests gives; no difference."""
    for pair, count in asking.codes.most_common(12):
        if pair not in OPEN_CODES:
            here, engine = pair
            print(f"code {engine}, here {here}: {count}, such as {asking.examples[pair]}"[:200])


if __name__ == "__main__":
    sys.exit(main())

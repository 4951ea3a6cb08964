"""Random overrides on random presets, one deal each: `python -m tests.properties.long_run`.

    --rules N    how many different rule sets (2000)
    --seed S     which rule sets and deals; the same seed gives the same ones (1)
    --only K     just the K-th, with the whole error
    --free       any sound rules, however far from a preset

Prints what was played, and of every fault the number, the rules and the error; ends with status 1
if there was one.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import traceback
from collections.abc import Iterator
from itertools import count

from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.rules.overrides import diff
from tests.helpers.deals.deal_checks import play_out
from tests.helpers.deals.rules_strategies import CLASSIC, GAMES, changes_of, random_rules

LEAST_CHANGES = 8
MOST_CHANGES = 80
"""About how many options are changed, where the change leaves the rules sound."""


def nearest(rules: TableRules) -> tuple[str, dict[str, object]]:
    """The preset with the fewest options that differ, and these."""
    ways = {name: diff(rules, preset(name).rules) for name in preset_ids()}
    name = min(ways, key=lambda each: len(ways[each]))
    return name, ways[name]


def rule_set(seed: str, number: int, *, free: bool) -> TableRules:
    """The rules with this number."""
    own = f"{seed}/{number}"
    changes = changes_of(own, LEAST_CHANGES, MOST_CHANGES)
    return random_rules(own, changes, bases=CLASSIC if free else GAMES)


def rule_sets(number: int, seed: str, free: bool) -> Iterator[tuple[int, TableRules]]:
    """Different rule sets, each with the number that gives it again."""
    seen: set[TableRules] = set()
    for at in count():
        rules = rule_set(seed, at, free=free)
        if rules not in seen:
            seen.add(rules)
            yield at, rules
        if len(seen) == number:
            return


def examine(at: int, rules: TableRules) -> int:
    """Play a deal of these rules with every check; returns the number of actions."""
    run = play_out(rules, at)
    return len(run.log.deals[-1].entries)


def told(at: int, rules: TableRules, problem: BaseException) -> str:
    """One fault: its number, the rules from the nearest preset, and where it came from."""
    name, overrides = nearest(rules)
    place = traceback.extract_tb(problem.__traceback__)[-1]
    where = f"{place.filename.rpartition('/')[2]}:{place.lineno}"
    what = f"{type(problem).__name__}: {problem}".splitlines()[0][:300]
    return f"FAULT {at}: {what} ({where})\n  {name} {json.dumps(overrides)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", type=int, default=2000, metavar="N")
    parser.add_argument("--seed", default="1", metavar="S")
    parser.add_argument("--only", type=int, metavar="K")
    parser.add_argument("--free", action="store_true")
    asked = parser.parse_args()
    if asked.only is not None:
        rules = rule_set(asked.seed, asked.only, free=asked.free)
        print(*nearest(rules))
        print("actions:", examine(asked.only, rules))
        return 0
    begun = time.monotonic()
    played = actions = faults = 0
    for at, rules in rule_sets(asked.rules, asked.seed, asked.free):
        try:
            actions += examine(at, rules)
        except Exception as problem:  # noqa: BLE001 (any error is a fault to be told)
            faults += 1
            print(told(at, rules, problem), flush=True)
        played += 1
        if played % 100 == 0:
            seconds = time.monotonic() - begun
            print(
                f"{played} rule sets, {actions} actions, {faults} faults, {seconds:.0f} s",
                flush=True,
            )
    print(f"seed {asked.seed}: {played} rule sets, {actions} actions, {faults} faults")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

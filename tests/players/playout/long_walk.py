"""The playout core and the engine side by side over many deals of every game that is covered.

Run: python -m tests.players.playout.long_walk --deals 200 [--rules ID ...] [--seed S]
"""

from __future__ import annotations

import argparse
import sys
from functools import partial
from time import perf_counter

from canasta_qt.engine.rules.presets import preset, preset_ids
from canasta_qt.players.playout.supported_rules import unknown_options
from tests.players.playout.checks import (
    actions_do_the_same,
    plans_are_judged_alike,
    policy_keeps_the_rules,
)


def main(arguments: list[str] | None = None) -> int:
    """Walk, and say for each game how many deals held; the status is 1 where one did not."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=50, help="deals of each game and check")
    parser.add_argument(
        "--rules", nargs="*", default=[], help="ids of games (all that are covered)"
    )
    parser.add_argument("--seed", type=int, default=1000)
    options = parser.parse_args(arguments)
    covered = [game for game in preset_ids() if not unknown_options(preset(game).rules)]
    failed = 0
    for game in options.rules or covered:
        began = perf_counter()
        faults = _walk(game, range(options.seed, options.seed + options.deals))
        failed += len(faults)
        print(
            f"{game:26} {options.deals} deals, {len(faults)} faults, {perf_counter() - began:.1f} s"
        )
        for fault in faults[:3]:
            print("   ", fault)
    return 1 if failed else 0


_LED = 0.85
"""Share of actions of the playout's player on walks that come deep into a deal."""
_CHECKS = (
    policy_keeps_the_rules,
    actions_do_the_same,
    partial(actions_do_the_same, led=_LED),
    plans_are_judged_alike,
    partial(plans_are_judged_alike, led=_LED),
)


def _walk(game: str, seeds: range) -> list[str]:
    faults = []
    rules = preset(game).rules
    for seed in seeds:
        for check in _CHECKS:
            try:
                check(rules, seed)
            except (AssertionError, IndexError, KeyError, StopIteration) as fault:
                faults.append(f"{check}: {fault!r}"[:400])
    return faults


if __name__ == "__main__":
    sys.exit(main())

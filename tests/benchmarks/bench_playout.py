"""Speed of playouts: `python tests/benchmarks/bench_playout.py [--rules ID ...] [--runs N]`.

Prints whole hands a second from the deal to the score, compiled (where a compiled core is there)
and interpreted: the median of several runs, by the processor's clock and by the one on the wall,
which tells more on a quiet machine.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from canasta_qt.compiled_core import INTERPRETED_VARIABLE
from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.rules.presets import preset
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import rollouts
from canasta_qt.players.playout.state_codec import blank_state


def measure(game: str, runs: int) -> None:
    """Print one line for a game."""
    rules = preset(game).rules
    r = playout_rules(rules)
    blank = blank_state(rules)
    for side in range(r.sides):
        blank.minimum[side] = opening_minimum_for(rules, 0, 1)
    count = 10_000 if COMPILED else 200
    rollouts.deals(r, blank, 1, count // 10)
    by_processor, by_wall, turns = [], [], 0
    for run in range(runs):
        processor, wall = time.process_time(), time.perf_counter()
        turns = rollouts.deals(r, blank, 1 + run * count, count)
        by_processor.append(count / (time.process_time() - processor))
        by_wall.append(count / (time.perf_counter() - wall))
    mode = "compiled" if COMPILED else "interpreted"
    print(
        f"{game:22}{mode:12}{statistics.median(by_processor):10,.0f} hands/s (processor)"
        f"{statistics.median(by_wall):10,.0f} hands/s (wall){turns / count:7.1f} turns a hand",
        flush=True,
    )


def main() -> None:
    """Measure every game asked for in both modes."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="*", default=["classic_4p", "american_2017"])
    parser.add_argument("--runs", type=int, default=7)
    options = parser.parse_args()
    for game in options.rules:
        measure(game, options.runs)
    if COMPILED:
        variables = {**os.environ, INTERPRETED_VARIABLE: "1"}
        subprocess.run([sys.executable, __file__, *sys.argv[1:]], env=variables, check=True)


if __name__ == "__main__":
    main()

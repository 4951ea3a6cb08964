"""Solve exercises anew, to see which of them still hold.

    python -m tests.features.learning.exercises.solve_exercises [--rules ID] [--sample N]

After a change of rules, players or judge: which shipped exercises do not hold any more? Status 1 if
there is one; it is named, and made anew or taken out.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

from canasta_qt.features.learning.exercises.model.attempt import solve
from canasta_qt.features.learning.exercises.model.exercise import ExerciseProblem
from canasta_qt.features.learning.exercises.model.position import shipped, staged
from canasta_qt.players.judging import WORLDS


def main(argv: Sequence[str] | None = None) -> int:
    """Solve all of them, or a sample, and name those that do not hold."""
    parser = argparse.ArgumentParser(description=__doc__)
    add = parser.add_argument
    add("--rules", metavar="ID", help="of this game only")
    add("--sample", type=int, metavar="N", help="so many of each game, the same every time")
    add("--worlds", type=int, default=WORLDS, metavar="N", help="imagined deals a model")
    add("--luck", default="solve", metavar="S", help="other worlds")
    options = parser.parse_args(argv)
    catalogue, bad, done = shipped(), 0, 0
    for game in dict.fromkeys(one.rules for one in catalogue.exercises):
        found = list(catalogue.of(game)) if options.rules in (None, game) else []
        if options.sample is not None:
            found = random.Random(game).sample(found, min(options.sample, len(found)))
        for one in found:
            done += 1
            reason = ""
            try:
                solution = solve(staged(one), options.worlds, options.luck)
            except ExerciseProblem as problem:
                reason = str(problem)
            else:
                if solution is None:
                    reason = "its moves cannot be compared"
                elif not solution.holds:
                    reason = "another move is better, or as good"
            if reason:
                bad += 1
                print(f"{one.id}: {reason}", flush=True)
    print(f"{done - bad} of {done} hold")
    return 1 if bad or not done else 0


if __name__ == "__main__":
    sys.exit(main())

"""Speed of the engine: `python tests/benchmarks/bench_engine.py [deals]`.

Prints random legal play in actions a second (every action verified, events made), the time of a
state clone, and of `verify` on one action, medians over the deals.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))

from canasta_qt.engine import DealState, Match, Phase, act, legal_actions, random_action, verify
from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import resolve

RULES = "classic_4p"


def random_deal(seed: int) -> tuple[int, float, list[tuple[DealState, Action]]]:
    """Play one deal; actions, seconds, and some positions met with the action taken."""
    state, _ = Match(resolve(RULES, {}), seed).start_deal()
    rng = random.Random(seed)
    actions = 0
    began = time.perf_counter()
    while state.phase is not Phase.OVER:
        act(state, random_action(state, rng))
        actions += 1
    seconds = time.perf_counter() - began
    return actions, seconds, positions(seed)


def positions(seed: int) -> list[tuple[DealState, Action]]:
    """Every ninth position of a deal with each legal action in it."""
    state, _ = Match(resolve(RULES, {}), seed).start_deal()
    rng = random.Random(seed)
    met = []
    for number in range(10_000):
        if state.phase is Phase.OVER:
            break
        if number % 9 == 0:
            met += [(state.clone(), action) for action in legal_actions(state)]
        act(state, random_action(state, rng))
    return met


def micros(call: object, repeat: int = 5) -> float:
    """Median microseconds of one call."""
    times = []
    for _ in range(repeat):
        began = time.perf_counter()
        call()  # type: ignore[operator]
        times.append((time.perf_counter() - began) * 1e6)
    return statistics.median(times)


def main() -> None:
    """Measure and print."""
    deals = int(sys.argv[1]) if len(sys.argv) > 1 else 60
    rates, clones, verifies = [], [], []
    for seed in range(deals):
        actions, seconds, met = random_deal(seed)
        rates.append(actions / seconds)
        for state, action in met[:60]:
            clones.append(micros(state.clone))
            verifies.append(micros(lambda s=state, a=action: verify(s, a)))
    print(f"random legal play of {RULES}: {statistics.median(rates):,.0f} actions/s (median)")
    print(f"state clone: {statistics.median(clones):.2f} us (median)")
    verifies.sort()
    tail = verifies[int(len(verifies) * 0.99)]
    print(f"verify: {statistics.median(verifies):.2f} us (median), {tail:.1f} us (p99)")


if __name__ == "__main__":
    main()

"""Perft-style fingerprints: every legal action at every step of seeded deals, as one hash.

`python -m tests.perft.fingerprint --write` renews `fingerprints.json` after a change of the rules
that is meant; the test compares.
"""

from __future__ import annotations

import hashlib
import json
import random
import sys
from pathlib import Path

from canasta_qt.engine import DealState, Match, Phase, act, legal_actions, score_deal
from canasta_qt.engine.rules import preset, preset_ids

FILE = Path(__file__).with_name("fingerprints.json")
SEEDS = (1, 2, 3)
DEPTH_ONE_NODES = 25


def walk(preset_id: str, seed: int) -> dict[str, object]:
    """One seeded deal: actions listed and taken, nodes two deep, the final scores, and a hash."""
    state, _ = Match(preset(preset_id).rules, seed).start_deal()
    rng = random.Random(f"perft/{seed}")
    trace = hashlib.blake2b(digest_size=8)
    steps = listed = leaves = 0
    while state.phase is not Phase.OVER:
        actions = legal_actions(state)
        listed += len(actions)
        if steps < DEPTH_ONE_NODES:
            leaves += sum(count_after(state, action) for action in actions)
        trace.update(f"{len(actions)} {state.digest()};".encode())
        act(state, rng.choice(actions))
        steps += 1
    trace.update(state.digest().encode())
    return {
        "steps": steps,
        "listed": listed,
        "leaves": leaves,
        "scores": [score.total for score in score_deal(state)],
        "hash": trace.hexdigest(),
    }


def count_after(state: DealState, action: object) -> int:
    """Number of legal actions after one action, on a copy."""
    copy = state.clone()
    act(copy, action)  # type: ignore[arg-type]
    return len(legal_actions(copy))


def fingerprints() -> dict[str, list[dict[str, object]]]:
    """The fingerprints of all presets."""
    return {pid: [walk(pid, seed) for seed in SEEDS] for pid in preset_ids()}


if __name__ == "__main__":
    if "--write" in sys.argv:
        FILE.write_text(json.dumps(fingerprints(), indent=1) + "\n", encoding="utf-8")
    else:
        print(json.dumps(fingerprints(), indent=1))

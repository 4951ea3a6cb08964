"""Random legal play in every game, as one number: `python -m tests.engine.random_walks`.

Prints whether the engine runs compiled, and the number.
"""

from __future__ import annotations

import hashlib
import random

from canasta_qt.engine import (
    COMPILED,
    DealState,
    Match,
    Phase,
    act,
    random_action,
    resolve,
    score_deal,
)
from canasta_qt.engine.rules.presets import preset_ids

ACTIONS = 40
"""Actions played in each game."""


def fingerprint() -> str:
    """A digest of every position on the way, and of what the deals are worth at its end."""
    digest = hashlib.sha256()
    for name in preset_ids():
        state, _ = Match(resolve(name, {}), 1).start_deal()
        for line in _walk(state):
            digest.update(line.encode())
    return digest.hexdigest()


def _walk(state: DealState) -> list[str]:
    rng, lines = random.Random(1), []
    for _ in range(ACTIONS):
        if state.phase is Phase.OVER:
            break
        act(state, random_action(state, rng))
        lines.append(str(state.digest()))
    return [*lines, str(score_deal(state))]


if __name__ == "__main__":
    print("compiled" if COMPILED else "interpreted", fingerprint())

"""A fingerprint of many playouts: hands, moves and scores; run as a program it prints it.

The program takes the number of deals of each game.
"""

from __future__ import annotations

import hashlib
import sys

from canasta_qt.engine.rules.presets import preset, preset_ids
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout.layout import layout as at
from canasta_qt.players.playout.layout.rule_vector import rule_vector
from canasta_qt.players.playout.layout.state_codec import row
from canasta_qt.players.playout.layout.supported_rules import unknown_options
from canasta_qt.players.playout.policy import determinize, policy, rollouts
from canasta_qt.players.playout.rules import laying, score, steps


def fingerprint(deals: int) -> str:
    """The same for every way to run these sources."""
    digest = hashlib.sha256()
    for game in preset_ids():
        rules = preset(game).rules
        if not unknown_options(rules):
            r = row(rule_vector(rules))
            for seed in range(deals):
                _play(r, seed, digest)
    return digest.hexdigest()


def _play(r: list[int], seed: int, digest: hashlib._Hash) -> None:
    s = row([0] * at.STATE_SIZE)
    s[at.LUCK] = seed + 1
    for side in range(r[at.SIDES]):
        s[at.MINIMUM + side] = 50
    rollouts.deal(r, s)
    while s[at.STAGE] != at.OVER and s[at.TURN] < 300:
        r = laying.in_force(r, s)
        move = policy.decide(r, s)
        digest.update(repr((move, s[at.SEAT], list(s[at.PLAN : at.STOCK]))).encode())
        steps.perform(r, s, move)
    scores = [score.score(r, s, side) for side in range(r[at.SIDES])]
    determinize.fill(r, s)
    digest.update(repr((list(s), scores)).encode())


if __name__ == "__main__":
    print("compiled" if COMPILED else "interpreted", fingerprint(int(sys.argv[1])))

"""A fingerprint of many playouts: hands, moves and scores; run as a program it prints it.

The program takes the number of deals of each game.
"""

from __future__ import annotations

import hashlib
import sys

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.presets import preset, preset_ids
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import determinize, policy, rollouts
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.rules import laying, score, steps
from canasta_qt.players.playout.state_codec import blank_state, plan_of
from canasta_qt.players.playout.supported_rules import unknown_options
from tests.players.playout.walk import numbers


def fingerprint(deals: int) -> str:
    """The same for every way to run these sources."""
    digest = hashlib.sha256()
    for game in preset_ids():
        rules = preset(game).rules
        if not unknown_options(rules):
            r = playout_rules(rules)
            for seed in range(deals):
                _play(rules, r, seed, digest)
    return digest.hexdigest()


def _play(rules: TableRules, r: Rules, seed: int, digest: hashlib._Hash) -> None:
    s = blank_state(rules)
    s.luck = seed + 1
    for side in range(r.sides):
        s.minimum[side] = 50
    rollouts.deal(r, s)
    while s.stage != const.OVER and s.turn < 300:
        r = laying.in_force(r, s)
        move = policy.decide(r, s)
        digest.update(repr((move, s.seat, plan_of(s), list(s.hand), list(s.sizes))).encode())
        steps.perform(r, s, move)
    scores = [score.score(r, s, side) for side in range(r.sides)]
    determinize.fill(r, s)
    digest.update(repr((numbers(s), scores)).encode())


if __name__ == "__main__":
    print("compiled" if COMPILED else "interpreted", fingerprint(int(sys.argv[1])))

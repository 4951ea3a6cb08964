"""Fit how the rest of a deal is foreseen: ``python -m tools.lab.fit_evaluation``.

Options are --deals N (of each game) and --seed S. Needs numpy, and the compiled core to be quick.

The players inside playouts play deals of every game in which two sides weigh all they do. What is
seen at the start of some turns is set against what the deal then brings: the weights are those of
least squares, and what they leave open is luck. The same deals give the same file.
"""

from __future__ import annotations

import argparse
import itertools
import json
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import canasta_qt.players.search as place
from canasta_qt.engine.rules import TableRules, preset, preset_ids
from canasta_qt.engine.setup import setup_for
from canasta_qt.players.playout.fill_rules import playout_rules, rule_numbers
from canasta_qt.players.playout.policy import evaluation
from canasta_qt.players.playout.policy.evaluation import HEAD
from canasta_qt.players.playout.policy.rollouts import deal
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import SHELF, undealt_state
from canasta_qt.players.playout.styles import can_be_careful
from canasta_qt.players.search.evaluation import SPANS

Numbers = NDArray[np.float64]

PATH = Path(place.__file__).with_name("outlooks.json")
EVERY = 5
"""Turns between two looks."""
MOST_LOOKS = 16
AT_ONCE = 2000
"""Deals whose looks are counted together."""
STIFFNESS = 30.0
"""How much the weights are held back, in looks."""
LUCKS = 16
"""Additions that stand for the luck of a span."""
USUAL_TARGET = 5000
"""Points that win a match that has no such number."""


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and write; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--deals", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    found: dict[str, str] = {}
    for name in preset_ids():
        if can_be_foreseen(preset(name).rules):
            game = Game(name, options.seed)
            key = repr((rule_numbers(setup_for(game.rules)), game.block.players))
            found[key] = found.get(key) or entry_for(game, options.deals)
    recipe = f"python -m tools.lab.fit_evaluation --deals {options.deals} --seed {options.seed}"
    body = ",\n".join(found.values())
    text = f'{{"recipe": {json.dumps(recipe)},\n"outlooks": [\n{body}\n]}}\n'
    PATH.write_text(text, encoding="utf-8")
    return 0


def can_be_foreseen(rules: TableRules) -> bool:
    """Whether two sides play, and weigh all they do in playouts."""
    setup = setup_for(rules)
    return can_be_careful(rules) and len(setup.sides) == 2 and not setup.temporary


class Game:
    """A game whose deals are played and looked at."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.rules = preset(name).rules
        self.block = playout_rules(self.rules, careful=True)
        self._seed = seed

    def looks(self, deals: int) -> Iterator[Numbers]:
        """A row for each look in so many deals, many at once."""
        rng = random.Random(f"{self.name}/{self._seed}")
        block = self.block
        size = HEAD + evaluation.numbers_of(block)
        seen = SHELF.filled("seen", [0] * (size * MOST_LOOKS))
        rows: list[NDArray[np.int64]] = []
        for number in range(deals):
            state = self._undealt(rng, number)
            deal(block, state)
            first = rng.randrange(EVERY)
            count = evaluation.watch(block, state, EVERY, first, seen, MOST_LOOKS)
            rows.append(np.fromiter(seen, np.int64, count * size).reshape(count, size))
            if len(rows) == AT_ONCE or number == deals - 1:
                yield np.concatenate(rows).astype(np.float64)
                rows = []

    def _undealt(self, rng: random.Random, number: int) -> State:
        """A state to deal into, some way into a match."""
        target = self.rules.match.end.score or USUAL_TARGET
        totals = [rng.randrange(target) for _ in range(2)]
        return undealt_state(self.rules, totals, number % 3 + 1, rng.getrandbits(47))


def entry_for(game: Game, deals: int) -> str:
    """What the file says of this game."""
    size = evaluation.TERMS * evaluation.numbers_of(game.block)
    squares, products = np.zeros((size, size)), np.zeros((size, 2))
    for seen in game.looks(deals):
        terms = _terms(seen)
        squares += terms.T @ terms
        products += terms.T @ seen[:, 2:HEAD]
    scale = np.sqrt(np.diag(squares) / squares[0, 0]) + 1e-9
    squares = squares / scale[:, None] / scale + STIFFNESS * np.eye(size)
    weights = np.linalg.solve(squares, products / scale[:, None]) / scale[:, None]
    luck = _luck(game, weights, max(AT_ONCE, deals // 10))
    own, other = (
        np.rint(evaluation.UNIT * weights.T).astype(int).reshape(2, -1, evaluation.TERMS).tolist()
    )
    entry = {
        "game": game.name,
        "own": own,
        "other": other,
        "luck": luck,
    }
    lines = ",\n".join(f"{json.dumps(key)}: {json.dumps(one)}" for key, one in entry.items())
    return f"{{{lines}}}"


def _terms(seen: Numbers) -> Numbers:
    """The numbers of looks by themselves, by card of the stock and by card of the pile."""
    numbers = seen[:, HEAD:]
    terms = np.stack([numbers, numbers * seen[:, :1], numbers * seen[:, 1:2]], axis=2)
    return terms.reshape(len(seen), -1)


def _luck(game: Game, weights: Numbers, deals: int) -> list[list[list[int]]]:
    """What the weights left open in so many deals: for each span, its means from bad to good."""
    stocks, left = [], []
    for seen in game.looks(deals):
        stocks.append(seen[:, 0])
        left.append(seen[:, 2:HEAD] - _terms(seen) @ weights)
    stock, open_ = np.concatenate(stocks), np.concatenate(left)
    found = []
    for least, beyond in itertools.pairwise((*SPANS, np.inf)):
        part = open_[(stock >= least) & (stock < beyond)]
        part = part[np.argsort(part[:, 0] - part[:, 1])] - part.mean(axis=0)
        means = [group.mean(axis=0) for group in np.array_split(part, LUCKS)]
        found.append([[round(own), round(other)] for own, other in means])
    spread = np.sqrt(np.mean((open_[:, 0] - open_[:, 1]) ** 2))
    sys.stdout.write(f"{game.name}: {len(open_)} looks, luck of {spread:.0f} points\n")
    return found


if __name__ == "__main__":
    sys.exit(main())

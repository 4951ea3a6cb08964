"""Fit how hands are read: ``python -m tools.lab.beliefs.fit FILE``.

The file holds deals of players of all levels (`tools.lab.beliefs.deals`). A small network with a
linear part beside it learns by how much the odds that a hand holds a card, and two, differ from
those of any deal of the cards. There is one for each of the usual games, and one for all others.
The same deals give the same networks. Needs numpy, and the compiled core to be quick.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

import canasta_qt.players.search as place_of_file
from canasta_qt.engine.rules import preset
from canasta_qt.players.playout.policy.hand_reading import FEATURES, HIDDEN
from canasta_qt.players.search.hand_inference import OTHERS, network_name
from tools.lab.beliefs.check import print_report
from tools.lab.beliefs.deals import Deal, PlayedDeals
from tools.lab.beliefs.lessons import LEVELS, Lessons, lessons

Numbers = NDArray[np.float32]

PATH: Final = Path(place_of_file.__file__).with_name("readings.json")
GAMES: Final = ("classic_2p", "classic_4p")
"""Games with a network of their own, for their families."""
PASSES: Final = 12
"""How often the network sees every lesson."""
AT_ONCE: Final = 512
FASTEST, SLOWEST = 3e-3, 1e-4
"""Steps of the learning, first and last."""
DECAY: Final = 3e-4
"""How much weights are drawn to nothing."""
MOST: Final = 1_200_000
"""Lessons beyond which only one of several discards is looked at."""
A_DEAL: Final = 500
"""Lessons of a deal for each hand that is hidden, about."""


def main(argv: Sequence[str] | None = None) -> int:
    """Fit and write; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("file", type=Path)
    parser.add_argument("--games", nargs="+", default=[*GAMES, OTHERS], help="which networks")
    parser.add_argument("--check", type=Path, metavar="FILE", help="deals to be read afterwards")
    parser.add_argument(
        "--without", nargs="+", default=[], metavar="LEVEL", help="learn, but write nothing"
    )
    options = parser.parse_args(argv)
    played = PlayedDeals(options.file).deals
    fresh = PlayedDeals(options.check).deals if options.check else []
    for game in options.games:
        learned = learn_from(of_game(played, game), options.without)
        weights = fit(learned)
        for one in sorted({deal.game for deal in of_game(fresh, game)}):
            print_report(one, weights, lessons(deal for deal in fresh if deal.game == one))
        if not options.without:
            recipe = f"python -m tools.lab.beliefs.fit, {len(of_game(played, game))} deals"
            write(OTHERS if game == OTHERS else network_name(preset(game).rules), weights, recipe)
    return 0


def of_game(deals: Sequence[Deal], game: str) -> list[Deal]:
    """The deals of a game, or those of all games that have no network of their own."""
    if game == OTHERS:
        return [deal for deal in deals if deal.game not in GAMES]
    return [deal for deal in deals if deal.game == game]


def learn_from(deals: Sequence[Deal], without: Sequence[str] = ()) -> Lessons:
    """The lessons of these deals, hands of some levels left out."""
    hands = sum(len(deal.styles) - 1 for deal in deals)
    learned = lessons(deals, max(1, hands * A_DEAL // MOST))
    left_out = [LEVELS.index(level) for level in (*without, "stranger")]
    return learned.where(~np.isin(learned.level, left_out))


def fit(learned: Lessons, seed: int = 1) -> list[list[float]]:
    """The rows of a network (`hand_reading.WEIGHTS`) that answers these best.

    Learned by Adam (Kingma and Ba, 2015) from the logarithmic loss.
    """
    seen = learned.seen
    truth = np.stack([learned.held >= 1, learned.held >= 2], 1).astype(np.float32)
    asked = np.stack([learned.copies >= 1, learned.copies >= 2], 1).astype(np.float32)
    rng = np.random.default_rng(seed)
    parts: list[Numbers] = [
        rng.normal(0, 1 / np.sqrt(FEATURES), (FEATURES, HIDDEN)).astype(np.float32),
        np.zeros(HIDDEN, dtype=np.float32),
        np.zeros((HIDDEN, 2), dtype=np.float32),
        np.zeros((FEATURES, 2), dtype=np.float32),
        np.zeros(2, dtype=np.float32),
    ]
    means, squares = ([np.zeros_like(part) for part in parts] for _ in range(2))
    step = 0
    for turn in range(PASSES):
        order = rng.permutation(len(seen))
        rate = FASTEST * (1 - turn / PASSES) + SLOWEST
        for first in range(0, len(order), AT_ONCE):
            some = order[first : first + AT_ONCE]
            step += 1
            slopes = _slopes(parts, seen[some], truth[some], asked[some])
            for part, slope, mean, square in zip(parts, slopes, means, squares, strict=True):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope**2 - square)
                size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= rate * mean / (1 - 0.9**step) / size
    inner, inner_constant, outer, linear, constant = parts
    rows: Any = [
        *np.vstack([inner, inner_constant]).T.astype(np.float64).round(4).tolist(),
        *np.vstack([outer, linear, constant]).T.astype(np.float64).round(4).tolist(),
    ]
    return list(rows)


def _slopes(
    parts: Sequence[Numbers], seen: Numbers, truth: Numbers, asked: Numbers
) -> list[Numbers]:
    """How the loss changes with each number of the network."""
    inner, inner_constant, outer, linear, constant = parts
    sums = seen @ inner + inner_constant
    between = np.maximum(sums, 0)
    said = 1 / (1 + np.exp(-(seen[:, -2:] + between @ outer + seen @ linear + constant)))
    wrong = (said - truth) * asked / len(seen)
    back = (wrong @ outer.T) * (sums > 0)
    return [
        seen.T @ back + DECAY * inner,
        back.sum(axis=0),
        between.T @ wrong + DECAY * outer,
        seen.T @ wrong + DECAY * linear,
        wrong.sum(axis=0),
    ]


def write(name: str, weights: list[list[float]], recipe: str) -> None:
    """Put a network into the file, a line for each row of numbers; others stay as they are."""
    known = json.loads(PATH.read_text(encoding="utf-8"))["networks"]
    known[name] = {"recipe": recipe, "weights": weights}
    parts = [
        f'{json.dumps(one)}: {{"recipe": {json.dumps(found["recipe"])}, "weights": [\n'
        + ",\n".join(json.dumps(row) for row in found["weights"])
        + "\n]}"
        for one, found in known.items()
    ]
    PATH.write_text('{"networks": {\n' + ",\n".join(parts) + "\n}}\n", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())

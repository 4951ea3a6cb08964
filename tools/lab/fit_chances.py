"""Fit the chances of winning a match: ``python -m tools.lab.fit_chances``.

Options are --matches N (of each game), --seed S and --games ID ...: only these are fitted, and
what is known of other families stays. Needs the compiled core to be quick.

Matches that stand anyhow are played to their end by the players of playouts; the shape of the
chances is the one under which their winners are likeliest. The same matches give the same file.
"""

from __future__ import annotations

import argparse
import itertools
import json
import math
import random
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

import canasta_qt.players.search as place
from canasta_qt.engine.rules import TableRules, preset
from canasta_qt.players.families import family
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import rollouts
from canasta_qt.players.playout.rules.score import score
from canasta_qt.players.playout.state_codec import undealt_state
from canasta_qt.players.search.evaluation import Shape, win_chance
from tools.lab import tune

GAMES = (
    *tune.GAMES,
    *("classic_wild", "mexicana", "samba", "samba_us"),
)
"""A game of each family."""
PATH = Path(place.__file__).with_name("chances.json")
WIDTHS = (0, 3, 6, 10, 15, 20, 30, 40, 60, 80, 110)
LEASTS = (100, 150, 200, 300, 400, 600, 800, 1200, 1600, 2400, 3200, 4800)
OPENINGS = (0, 2, 4, 8)
MOST_DEALS = 40
_SURE = 1e-6


class Standing(NamedTuple):
    """A standing before a deal of a match, and whether side 0 won the match in the end."""

    rules: TableRules
    totals: tuple[int, int]
    deal_number: int
    won: bool


def matches(game: str, count: int, seed: int) -> Iterator[Standing]:
    """Every standing of so many matches."""
    rules, rng = preset(game).rules, random.Random(f"{game}/{seed}")
    block, target = playout_rules(rules), rules.match.end.score or 0
    for _ in range(count):
        totals = (rng.randrange(0, target, 5), rng.randrange(0, target, 5))
        passed = [totals]
        while max(totals) < target and len(passed) < MOST_DEALS:
            totals = _next(rules, block, totals, len(passed), rng.getrandbits(47))
            passed.append(totals)
        if totals[0] != totals[1] and max(totals) >= target:
            for number, standing in enumerate(passed[:-1], start=1):
                yield Standing(rules, standing, number, totals[0] > totals[1])


def _next(
    rules: TableRules, block: Any, totals: tuple[int, int], number: int, luck: int
) -> tuple[int, int]:
    """The totals after one more deal."""
    state = undealt_state(rules, totals, number, luck)
    rollouts.deal(block, state)
    rollouts.play_out(block, state)
    one, other = (total + score(block, state, side) for side, total in enumerate(totals))
    return one, other


def fit(standings: Sequence[Standing]) -> tuple[Shape, float]:
    """The likeliest shape, and the mean surprise under it in nats (0.693 when nothing is known)."""
    shapes = [Shape(*values) for values in itertools.product(WIDTHS, LEASTS, OPENINGS)]
    rough = standings[:: max(1, len(standings) // 2000)]
    best = sorted(shapes, key=lambda shape: surprise(rough, shape))[:12]
    found = min(best, key=lambda shape: surprise(standings, shape))
    return found, surprise(standings, found)


def surprise(standings: Sequence[Standing], shape: Shape) -> float:
    """How little a shape expected the winners, on average."""
    total = 0.0
    for rules, totals, number, won in standings:
        sure = win_chance(totals, 0, rules, number, shape)
        total -= math.log(max(_SURE, sure if won else 1 - sure))
    return total / len(standings)


def main() -> int:
    """Play a game of each family, fit, write the file, and say how good it is."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", nargs="+", default=GAMES, metavar="ID")
    options = parser.parse_args()
    known = json.loads(PATH.read_text(encoding="utf-8"))
    shapes = known["shapes"]
    for game in options.games:
        standings = list(matches(game, options.matches, options.seed))
        shape, left = fit(standings)
        shapes[family(preset(game).rules)] = shape._asdict()
        sys.stdout.write(f"{game}: {len(standings)} standings, surprise {left:.3f}, {shape}\n")
    recipe = f"python -m tools.lab.fit_chances --matches {options.matches} --seed {options.seed}"
    if options.games != GAMES:
        recipe = f"{known['recipe']}; {recipe} --games {' '.join(options.games)}"
    PATH.write_text(json.dumps({"recipe": recipe, "shapes": shapes}, indent=1) + "\n", "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())

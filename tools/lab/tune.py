"""Find how the players inside playouts play best, by self-play on the same deals.

    python -m tools.lab.tune --seed S [--rules ID ...] [--pairs N] [--rounds N] [--write]

One number of the style after the other is tried at a few values: side 0 plays the candidate
against the style found so far, then the other way round on the same deals. A candidate is taken
when it gains more than two standard errors. At the end the style found is measured on fresh deals.
`--write` puts it among the styles of the playouts. Needs the compiled core to be quick.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.presets import preset
from canasta_qt.engine.setup import setup_for
from canasta_qt.players.families import family
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout import styles as styles_module
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy import rollouts
from canasta_qt.players.playout.state_codec import blank_state
from canasta_qt.players.playout.styles import FILE, STYLE, recipe_so_far, style_of, styles

TRIED: Final[dict[str, tuple[int, ...]]] = {
    "KEEPS": (2, 3, 4, 6),
    "FILLS": (1, 2, 3),
    "PAYS_WILD": (3, 4, 6, 9),
    "SINGLE": (30, 60, 100, 150),
    "PAIR": (15, 25, 30, 35, 40, 50, 70),
    "GROUP": (20, 30, 45, 60),
    "WILD": (0, 60, 80, 100, 150),
    "STOPPER": (0, 15, 30, 50),
    "PRIZE": (30, 40, 65, 90),
    "PRIZE_CARD": (8, 12, 16, 22),
    "GUESS": (1, 2, 3, 4),
    "LEAVES": (-500, 0, 50, 100, 150),
    "OPENS_KEEPING": (0, 3, 5),
    "HOLDS": (0, 2, 4, 8, 99),
    "BEGINS": (3, 4, 5),
    "HURRIES": (0, 1, 2, 4),
    "RISKS": (3, 4, 5, 6),
    "RUN_BEGINS": (3, 4, 5, 6, 7),
    "WEIGHS": (0, 1, 2, 3, 4),
    "REMEMBERS": (0, 1),
}
FIRST: Final = (2, 3, 6, 150, 40, 30, 80, 30, 40, 16, 3, 100, 0, 2, 4, 0, 5, 3, 0, 0)
"""The style that every search begins with, found by hand in Classic Canasta."""
STYLES_FILE: Final = Path(styles_module.__file__).with_name(FILE)
"""What `--write` writes."""
BATCHES: Final = 10
SURE: Final = 2.0
"""Standard errors by which a candidate must be ahead."""
GAMES: Final = (
    "classic_2p",
    "classic_4p",
    "classic_6p_triples",
    "american_2017",
    "jonola",
    "hoyle_2p",
)


class Gain(NamedTuple):
    """Points a hand by which one style beats another, with its standard error."""

    points: float
    error: float


def gain(
    rules: TableRules, one: Sequence[int], other: Sequence[int], pairs: int, seed: int
) -> Gain:
    """By how much style `one` beats `other` over `pairs` deals, each played both ways."""
    first, second = _block(rules, one, other), _block(rules, other, one)
    each = max(1, pairs // BATCHES)
    results = []
    for batch in range(BATCHES):
        blank = _blank(rules, batch)
        luck = seed * 1_000_003 + batch * 7_919 * each
        ahead = rollouts.margins(first, blank, luck, each) - rollouts.margins(
            second, blank, luck, each
        )
        results.append(ahead / (2 * each))
    mean = sum(results) / BATCHES
    spread = sum((result - mean) ** 2 for result in results) / (BATCHES - 1)
    return Gain(mean, sqrt(spread / BATCHES))


def _block(rules: TableRules, own: Sequence[int], others: Sequence[int]) -> Any:
    sides = len(setup_for(rules).sides)
    by_seat = [others if seat % sides else own for seat in range(const.MOST_SEATS)]
    return playout_rules(rules, styles=by_seat)


def _blank(rules: TableRules, batch: int) -> Any:
    """An empty state; every other batch is a deal later in the match, with more to open."""
    blank = blank_state(rules)
    for side in range(const.MOST_SEATS):
        blank.minimum[side] = opening_minimum_for(rules, 2000 * (batch % 2), 1 + batch % 2)
    return blank


def tune(rules: TableRules, start: Sequence[int], pairs: int, rounds: int, seed: int) -> list[int]:
    """The best style found from `start` on, one number after the other."""
    best = list(start)
    for number in range(rounds):
        before = list(best)
        for place, name in enumerate(STYLE):
            best[place] = _best_value(rules, best, place, name, pairs, seed + 100 * number + place)
        if best == before:
            break
    return best


def _best_value(
    rules: TableRules, best: Sequence[int], place: int, name: str, pairs: int, seed: int
) -> int:
    found, most = best[place], 0.0
    for value in TRIED[name]:
        candidate = [*best[:place], value, *best[place + 1 :]]
        if value != best[place]:
            result = gain(rules, candidate, best, pairs, seed)
            if result.points - SURE * result.error > 0 and result.points > most:
                found, most = value, result.points
                _say(f"  {name} {value}: {result.points:+.1f} ± {2 * result.error:.1f}")
    return found


def main(arguments: Iterable[str] | None = None) -> int:
    """Tune the family of each game asked for, and say what was gained."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--rules", nargs="*", default=list(GAMES), help="one game of each family")
    parser.add_argument("--pairs", type=int, default=3000, help="deals for each comparison")
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--write", action="store_true", help="keep what was found")
    options = parser.parse_args(None if arguments is None else list(arguments))
    found = dict(styles())
    for game in options.rules:
        rules = preset(game).rules
        _say(f"{game} ({family(rules)})")
        style = tune(rules, FIRST, options.pairs, options.rounds, options.seed)
        for name, other in (("the first style", FIRST), ("the present one", style_of(rules))):
            result = gain(rules, style, other, 3 * options.pairs, options.seed + 9_999)
            _say(f"  against {name}: {result.points:+.1f} ± {2 * result.error:.1f} points a hand")
        found[family(rules)] = dict(zip(STYLE, style, strict=True))
    if options.write:
        recipe = (
            f"python -m tools.lab.tune --seed {options.seed} --pairs {options.pairs}"
            f" --rounds {options.rounds} --rules {' '.join(options.rules)} --write"
        )
        if len(options.rules) < len(found):
            recipe = f"{recipe_so_far()}; {recipe}"
        text = json.dumps({"recipe": recipe, "styles": found}, indent=1) + "\n"
        STYLES_FILE.write_text(text, encoding="utf-8")
    return 0


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main())

"""Fit what discards cost inside playouts: ``python -m tools.fit_prior``.

Options are --rules ID ..., --decisions N, --worlds N, --rounds N and --seed S. Needs numpy, and the
compiled core to be quick.

Players inside playouts play deals. At many a discard every card of the hand is thrown in turn and
the deal played on, in the same few orders of the stock; the weights (`policy_throw`) are those that
tell best how much less each card brought than the others, by least squares. Then players who throw
as was just learned play the deals of the next round. What counts in the end is who plays better:
deals are played both ways against players as they were tuned, and the weights of the best round
are kept if that is surely better on deals which chose nothing. The same options give the same file.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from math import sqrt
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from canasta_qt.bots.playout.layout import layout as at
from canasta_qt.bots.playout.layout import rule_vector as rules_module
from canasta_qt.bots.playout.layout.rule_vector import (
    THROWS_FILE,
    fitted_style_of,
    kind_of_table,
    learned_style,
    rule_vector,
    write_style,
)
from canasta_qt.bots.playout.layout.state_codec import row, undealt_state
from canasta_qt.bots.playout.policy import rollouts
from canasta_qt.bots.playout.policy.determinize import copy_row, shuffle_stock
from canasta_qt.bots.playout.policy.policy import decide
from canasta_qt.bots.playout.policy.policy_open import best_suit
from canasta_qt.bots.playout.policy.policy_throw import throw_cost
from canasta_qt.bots.playout.rules.discards import may_discard
from canasta_qt.bots.playout.rules.judge import is_frozen
from canasta_qt.bots.playout.rules.steps import DISCARD, LAY_THREE, perform
from canasta_qt.engine.rules import TableRules, preset

Numbers = NDArray[np.float64]
Style = tuple[int, ...]

PATH: Final = Path(rules_module.__file__).with_name(THROWS_FILE)
GAMES: Final = ("classic_2p", "american_2017", "samba", "hand_and_foot")
"""A game of each kind of table whose players do not weigh discards by prices."""
UNIT: Final = 16
"""Parts of a point in which weights are counted."""
SHARE: Final = 0.25
"""The share of discards that are looked at: those of a deal have much in common."""
MOST: Final = 600.0
"""Points that a card may bring more or less than the others; more is luck."""
DRAWN: Final = 30.0
"""How much weights are drawn to nothing."""
LONGEST: Final = 3000
"""Moves after which a deal is given up."""
PAIRS, BATCHES = 4000, 20
"""Deals that are played both ways, and the batches in which they are counted."""
_UNITS: Final = [
    row([int(place == number) for place in range(at.MOST_THROWS)])
    for number in range(at.MOST_THROWS)
]


class Lesson(NamedTuple):
    """A discard: card by card what each weight is multiplied by, and what throwing it brought."""

    asked: Numbers
    brought: Numbers


class Gain(NamedTuple):
    """Points a deal, and the half of a 95 % interval."""

    points: float
    interval: float


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit, compare and write; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="*", default=list(GAMES), metavar="ID")
    parser.add_argument("--decisions", type=int, default=6000, help="of each round")
    parser.add_argument("--worlds", type=int, default=16, help="orders of the stock")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    for game in options.rules:
        rules = preset(game).rules
        best, most = [0] * at.MOST_THROWS, -np.inf
        r = block_for(rules, best, [fitted_style_of(rules)])
        for turn in range(options.rounds):
            seed = options.seed + 100 * turn
            weights, told = fit(lessons(rules, r, options.decisions, options.worlds, seed))
            found = gain(rules, weights, PAIRS, seed)
            sys.stdout.write(
                f"{game}, round {turn + 1}: {told:.1%} of the variance, {found.points:+.0f} ± "
                f"{found.interval:.0f} points a deal\n"
            )
            if found.points > most:
                best, most = weights, found.points
            r = block_for(rules, weights, [learned_style(fitted_style_of(rules))])
        surely = gain(rules, best, PAIRS, options.seed + 9_999)
        sys.stdout.write(
            f"{game}, fresh deals: {surely.points:+.0f} ± {surely.interval:.0f} points a deal\n"
        )
        sys.stdout.flush()
        recipe = (
            f"python -m tools.fit_prior --rules {game} --decisions {options.decisions}"
            f" --worlds {options.worlds} --rounds {options.rounds} --seed {options.seed}"
        )
        known = json.loads(PATH.read_text(encoding="utf-8"))["throws"]
        known.pop(kind_of_table(rules), None)
        if surely.points > surely.interval:
            gained = f"{surely.points:+.0f} ± {surely.interval:.0f} points a deal"
            entry = {"recipe": recipe, "gained": gained, "weights": best}
            known[kind_of_table(rules)] = entry
        PATH.write_text(text_of(known), encoding="utf-8")
    return 0


def text_of(known: dict[str, dict[str, Any]]) -> str:
    """The file, a line for each kind of table."""
    lines = (f"{json.dumps(kind)}: {json.dumps(entry)}" for kind, entry in known.items())
    return '{"throws": {\n' + ",\n".join(lines) + "\n}}\n"


def block_for(rules: TableRules, weights: Sequence[int], styles: Sequence[Style]) -> Any:
    """A rule block with these weights of discards, and the style of each side, or of all."""
    block = rule_vector(rules)
    block[at.THROWS : at.THROWS + at.MOST_THROWS] = weights
    for seat in range(at.MOST_SEATS):
        write_style(block, seat, styles[min(seat % block[at.SIDES], len(styles) - 1)])
    return row(block)


def blank(rules: TableRules, number: int, luck: int) -> Any:
    """A state to deal into; every other deal comes later in the match, with more to open."""
    totals = [2000 * (number % 2)] * at.MOST_SEATS
    return row(undealt_state(rules, totals, 1 + number % 2, luck))


def lessons(rules: TableRules, r: Any, decisions: int, worlds: int, seed: int) -> Iterator[Lesson]:
    """So many discards of players who play by this rule block."""
    rng = np.random.default_rng(seed)
    left, number = decisions, 0
    while left > 0:
        s = blank(rules, number, int(rng.integers(1 << 47)))
        rollouts.deal(r, s)
        number += 1
        for _ in range(LONGEST):
            if s[at.STAGE] == at.OVER:
                break
            code = decide(r, s)
            if DISCARD < code < LAY_THREE and rng.random() < SHARE:
                lesson = look(r, s, worlds, rng)
                if lesson is not None:
                    left -= 1
                    yield lesson
            perform(r, s, code)


def look(r: Any, s: Any, worlds: int, rng: np.random.Generator) -> Lesson | None:
    """What each discard of the seat to act brings; None where there is no choice."""
    cards, asked = _choices(r, s)
    if len(cards) < 2:
        return None
    world, plan = row(s), row([0] * at.PLAN_SIZE)
    points, side = row([0] * at.MOST_SEATS), s[at.SEAT] % r[at.SIDES]
    brought = np.zeros(len(cards))
    for _ in range(worlds):
        copy_row(s, world)
        world[at.LUCK] = int(rng.integers(1 << 47))
        shuffle_stock(world)
        for place, card in enumerate(cards):
            rollouts.rollout(r, world, plan, DISCARD + card, points)
            others = [points[other] for other in range(r[at.SIDES]) if other != side]
            brought[place] += points[side] - sum(others) / len(others)
    return Lesson(asked, brought / worlds)


def _choices(r: Any, s: Any) -> tuple[list[int], Numbers]:
    """The cards that may be thrown, and what each weight is multiplied by for them."""
    seat = s[at.SEAT]
    after, hand = (seat + 1) % r[at.SEATS], at.HAND + at.KINDS * seat
    frozen = is_frozen(r, s, after % r[at.SIDES])
    cards, asked = [], []
    for kind in range(at.TWO, at.KINDS):
        if s[hand + kind] and may_discard(r, s, kind):
            suited = r[at.HAS_RUNS] and s[at.HAND_SUITS + at.KINDS * seat + kind]
            suit = best_suit(r, s, seat, after, kind) & 7 if suited else 0
            cards.append(kind + 16 * suit)
            asked.append([throw_cost(one, 0, r, s, seat, after, kind, frozen) for one in _UNITS])
    return cards, np.array(asked, dtype=float)


def fit(learned: Iterator[Lesson]) -> tuple[list[int], float]:
    """The weights, and the share of the variance between the cards of a hand that they explain."""
    known = list(learned)
    asked = np.vstack([one.asked - one.asked.mean(axis=0) for one in known])
    brought = np.concatenate([one.brought - one.brought.mean() for one in known])
    brought = np.clip(brought, -MOST, MOST)
    scale = np.sqrt((asked**2).mean(axis=0))
    scale[scale == 0] = np.inf
    scaled = asked / scale
    squares = scaled.T @ scaled + DRAWN * np.eye(at.MOST_THROWS)
    found = np.linalg.solve(squares, -scaled.T @ brought)
    left = brought + scaled @ found
    told = 1 - float((left**2).sum() / (brought**2).sum())
    return [round(UNIT * float(one)) for one in found / scale], told


def gain(rules: TableRules, weights: Sequence[int], pairs: int, seed: int) -> Gain:
    """What these weights bring players beside the tuned ones, over deals played both ways."""
    usual = fitted_style_of(rules)
    ours, theirs = (
        block_for(rules, weights, styles)
        for styles in ((learned_style(usual), usual), (usual, learned_style(usual)))
    )
    each, results = max(1, pairs // BATCHES), []
    for batch in range(BATCHES):
        state, luck = blank(rules, batch, 0), seed * 1_000_003 + batch * 7_919 * each
        ahead = rollouts.margins(ours, state, luck, each)
        ahead -= rollouts.margins(theirs, state, luck, each)
        results.append(ahead / (2 * each))
    return Gain(float(np.mean(results)), float(1.96 * np.std(results, ddof=1) / sqrt(BATCHES)))


if __name__ == "__main__":
    sys.exit(main())

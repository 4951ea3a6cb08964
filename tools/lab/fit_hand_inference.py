"""Fit how hands are read: ``python -m tools.lab.fit_hand_inference``.

Options are --rules ID ..., --deals N and --seed S; the networks of other tables stay as they are.
Needs numpy, and the compiled core to be quick.

Computer players play deals of each game: Experts and Steady ones where they weigh all they do,
elsewhere Steady ones, who are quicker. As turns begin the hands that beliefs would deal are
counted, and set beside every clue and the cards that are really held; a small network learns to
correct the chances. How much nearer to the truth it comes is said of deals it has not learned
from. The same deals give the same network.
"""

from __future__ import annotations

import argparse
import json
import sys
from array import array
from collections.abc import Iterable, Iterator, Sequence
from math import exp, log1p
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

import canasta_qt.players.search as place_of_file
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import preset
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.api import make_bot
from canasta_qt.players.mid_match import STANDINGS, mid_match
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.state_codec import places_of
from canasta_qt.players.playout.styles import can_be_careful
from canasta_qt.players.search.earlier_states import can_look_back
from canasta_qt.players.search.features import features, past_of
from canasta_qt.players.search.hand_inference import (
    KINDS,
    HoldingCounts,
    Network,
    inputs,
    is_open_question,
    log_odds,
    network_name,
)
from canasta_qt.players.search.move_codec import flat_view
from canasta_qt.players.search.thinking import block_of, is_covered, worlds_of

Numbers = NDArray[np.float32]

PATH: Final = Path(place_of_file.__file__).with_name("readings.json")
GAMES: Final = ("classic_4p", "classic_2p", "hand_and_foot")
"""A game of each kind of table at which hands are read. Chances of hidden cards would be better in
others too (loss in classic_3p -12 %, american_2017 -4 %, samba -3 %), but moves were not."""
LEVELS: Final = (("expert", 1), ("steady", 2))
"""Who plays the deals where players are careful, and which part of them: those who think ahead, and
half as often those who do not; all seats alike."""
OTHERWISE: Final = (("steady", 1),)
"""Who plays them elsewhere."""
FIRST_TURN: Final = 3
EVERY: Final = 2
"""Turns between two looks, where players are not careful: those of a deal have much in common."""
TESTED: Final = 5
"""For each so many deals learned from there is one more for the test."""
WORLDS: Final = 300
"""Worlds counted at a look."""
INNER: Final = 32
"""Numbers between clues and corrections."""
PASSES: Final = 10
"""How often the network sees every look."""
AT_ONCE: Final = 512
FASTEST, SLOWEST = 3e-3, 1e-4
"""Steps of the learning, first and last."""
DECAY: Final = 1e-5
"""How much weights are drawn to nothing."""


class Lesson(NamedTuple):
    """One open question: what the network is asked, what was believed, and what is held."""

    asked: array[float]
    believed: tuple[float, float]
    truth: tuple[bool, bool]


def main(argv: Sequence[str] | None = None) -> int:
    """Play, fit and write; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--rules", nargs="*", default=list(GAMES), metavar="ID")
    parser.add_argument("--deals", type=int, default=640)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args(argv)
    for game in options.rules:
        rules = preset(game).rules
        levels = LEVELS if can_be_careful(rules) else OTHERWISE
        learned: list[Lesson] = []
        tested: list[Lesson] = []
        for level, part in levels:
            deals = options.deals // part
            learned += lessons(game, level, range(deals))
            tested += lessons(game, level, range(deals, deals + deals // TESTED))
        inner, outer = fit(learned, options.seed)
        before, after = losses(tested, Network(tuple(map(tuple, inner)), tuple(map(tuple, outer))))
        sys.stdout.write(f"{game}: loss {before:.4f}, with the network {after:.4f}\n")
        recipe = (
            f"python -m tools.lab.fit_hand_inference --rules {game}"
            f" --deals {options.deals} --seed {options.seed}"
        )
        known = json.loads(PATH.read_text(encoding="utf-8"))["networks"]
        recalled = can_look_back(playout_rules(rules))
        found = {"recipe": recipe, "inner": inner, "outer": outer}
        known[network_name(rules, recalled=recalled)] = found
        PATH.write_text(text_of(known), encoding="utf-8")
    return 0


def text_of(networks: dict[str, dict[str, Any]]) -> str:
    """The file, a line for each row of numbers."""
    parts = []
    for kind, found in networks.items():
        lines = (
            f'"{name}": [\n' + ",\n".join(json.dumps(row) for row in found[name]) + "\n]"
            for name in ("inner", "outer")
        )
        recipe = json.dumps(found["recipe"])
        parts.append(f'{json.dumps(kind)}: {{"recipe": {recipe},\n' + ",\n".join(lines) + "}")
    return '{"networks": {\n' + ",\n".join(parts) + "\n}}\n"


def losses(tested: Sequence[Lesson], network: Network) -> tuple[float, float]:
    """The logarithmic loss of the chances believed, and of those the network makes of them."""
    before: list[float] = []
    after: list[float] = []
    for one in tested:
        more = network.corrections(one.asked)
        for chance, by, held in zip(one.believed, more, one.truth, strict=True):
            odds = log_odds(chance)
            for loss, number in ((before, odds), (after, odds + by)):
                loss.append(log1p(exp(-number if held else number)))
    return fmean(before), fmean(after)


def lessons(game: str, level: str, deals: Iterable[int]) -> Iterator[Lesson]:
    """What there is to learn from these deals of players of a level."""
    rules = preset(game).rules
    every = 1 if can_be_careful(rules) else EVERY
    for number in deals:
        run = mid_match(rules, f"hid/{number}", number % STANDINGS)
        run.start_deal()
        bots = [make_bot(level, f"{number}/{seat}") for seat in range(rules.match.players)]
        while not run.deal_over:
            view = run.view(run.state.actor)
            if is_worth_a_look(view, every):
                yield from look(view, run.state, number)
            run.play(bots[view.seat].choose(view))


def is_worth_a_look(view: PlayerView, every: int = 1) -> bool:
    """Whether a turn begins that is to be looked at, one of `every` for each seat."""
    begins = view.phase is Phase.START and view.turn >= FIRST_TURN
    return begins and (view.turn // len(view.order)) % every == 0 and is_covered(view)


def look(view: PlayerView, state: DealState, number: int) -> Iterator[Lesson]:
    """The open questions of the seat to act, and their answers."""
    block: Any = block_of(view, careful=True)
    s = flat_view(view)
    worlds = worlds_of(view, block, s, 99 + 1000 * number + view.turn, recalled=True)
    counts = HoldingCounts(len(view.order), map(worlds.world, range(WORLDS)))
    past = past_of(view)
    for place, seat in enumerate(places_of(view)):
        for kind in KINDS:
            if seat == view.seat or not is_open_question(block, s, place, kind):
                continue
            believed = counts.chances(place, kind)
            seen = features(block, s, past, place, kind)
            held = sum(KIND[card] == kind for card in state.hands[seat])
            asked = inputs(seen, *believed, counts.mean(place, kind))
            yield Lesson(array("f", asked), believed, (held > 0, held > 1))


def fit(learned: Sequence[Lesson], seed: int) -> tuple[list[list[float]], list[list[float]]]:
    """Inner and outer rows of the network (`hand_inference.Network`) that answers these best.

    Learned by Adam (Kingma and Ba, 2015) from the logarithmic loss.
    """
    asked = np.array([one.asked for one in learned], dtype=np.float32)
    start = np.array([list(map(log_odds, one.believed)) for one in learned], dtype=np.float32)
    truth = np.array([one.truth for one in learned], dtype=np.float32)
    rng = np.random.default_rng(seed)
    width = asked.shape[1]
    parts: list[Numbers] = [
        rng.normal(0, 1 / np.sqrt(width), (width, INNER)).astype(np.float32),
        np.zeros(INNER, dtype=np.float32),
        np.zeros((INNER, 2), dtype=np.float32),
        np.zeros(2, dtype=np.float32),
    ]
    means, squares = ([np.zeros_like(part) for part in parts] for _ in range(2))
    step = 0
    for turn in range(PASSES):
        order = rng.permutation(len(asked))
        rate = FASTEST * (1 - turn / PASSES) + SLOWEST
        for first in range(0, len(order), AT_ONCE):
            some = order[first : first + AT_ONCE]
            step += 1
            for part, slope, mean, square in zip(
                parts,
                _slopes(parts, asked[some], start[some], truth[some]),
                means,
                squares,
                strict=True,
            ):
                mean += 0.1 * (slope - mean)
                square += 0.001 * (slope**2 - square)
                size = np.sqrt(square / (1 - 0.999**step)) + 1e-8
                part -= rate * mean / (1 - 0.9**step) / size
    return tuple(
        np.vstack([weights, constant]).T.astype(np.float64).round(4).tolist()
        for weights, constant in (parts[:2], parts[2:])
    )


def _slopes(
    parts: Sequence[Numbers], asked: Numbers, start: Numbers, truth: Numbers
) -> list[Numbers]:
    """How the loss changes with each number of the network."""
    inner, inner_constant, outer, outer_constant = parts
    between = np.tanh(asked @ inner + inner_constant)
    said = 1 / (1 + np.exp(-(start + between @ outer + outer_constant)))
    wrong = (said - truth) / len(asked)
    back = (wrong @ outer.T) * (1 - between * between)
    return [
        asked.T @ back + DECAY * inner,
        back.sum(axis=0),
        between.T @ wrong + DECAY * outer,
        wrong.sum(axis=0),
    ]


if __name__ == "__main__":
    sys.exit(main())

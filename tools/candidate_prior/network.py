"""The network: clues of a candidate to what it brings beside the other candidates, in points.

One hidden layer, learned by Adam (Kingma and Ba, 2015). What a decision brings on the whole is
none of its business: predictions and lessons are centred within each decision.
"""

from __future__ import annotations

import pickle
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from tools.candidate_prior.lessons import Decision

INNER: Final = 24
PASSES: Final = 40
AT_ONCE: Final = 64
"""Decisions."""
MOST: Final = 4.0
"""How much a move may bring more or less than the others, in what is usual; more is luck."""
FASTEST, SLOWEST = 4e-3, 2e-4
DECAY: Final = 3e-4


class Network(NamedTuple):
    """Weights, what clues are on average and by how much they vary, and a usual gap in points."""

    mean: Any
    spread: Any
    inner: Any
    constant: Any
    outer: Any
    scale: float

    def points(self, clues: Any) -> Any:
        """What each candidate brings, but for a constant."""
        asked = (clues - self.mean) / self.spread
        return self.scale * (np.tanh(asked @ self.inner + self.constant) @ self.outer)


def read(path: Path) -> list[Decision]:
    """What `lessons` wrote."""
    return [Decision(*one) for one in pickle.loads(path.read_bytes())]


def fit(learned: Sequence[Decision], seed: int, inner: int = INNER) -> tuple[Network, float]:
    """The network that fits best those deals that were left out, and its share there."""
    deals = sorted({one.deal for one in learned})
    left_out = set(deals[::6])
    train = [one for one in learned if one.deal not in left_out]
    check = [one for one in learned if one.deal in left_out]
    stacked = np.vstack([one.clues for one in train])
    mean, spread = stacked.mean(axis=0), stacked.std(axis=0) + 0.05
    scale = float(np.sqrt(np.mean(np.concatenate([_gains(one)[0] for one in train]) ** 2)))
    rng = np.random.default_rng(seed)
    width = stacked.shape[1]
    parts = [
        rng.normal(0, 1 / np.sqrt(width), (width, inner)),
        np.zeros(inner),
        np.zeros(inner),
    ]
    moved, squares = ([np.zeros_like(part) for part in parts] for _ in range(2))
    rows = [_rows(one, mean, spread, scale) for one in train]
    step, best, least = 0, None, np.inf
    for turn in range(PASSES):
        rate = FASTEST * (1 - turn / PASSES) + SLOWEST
        order = rng.permutation(len(rows))
        for first in range(0, len(order), AT_ONCE):
            some = [rows[at] for at in order[first : first + AT_ONCE]]
            step += 1
            for part, slope, one, square in zip(
                parts, _slopes(parts, some), moved, squares, strict=True
            ):
                one *= 0.9
                one += 0.1 * slope
                square *= 0.999
                square += 0.001 * slope**2
                part -= (
                    rate * (one / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-8)
                )
        network = Network(mean, spread, *[part.copy() for part in parts], scale=scale)
        loss = left(check, network)
        if loss < least:
            best, least = network, loss
    assert best is not None
    return best, 1 - least


def target(one: Decision, scale: float) -> tuple[Any, Any]:
    """What search found of each candidate, without what rules of thumb say, and its weight."""
    gain, weight = _gains(one)
    return np.clip(gain / scale, -MOST, MOST), weight


def _gains(one: Decision) -> tuple[Any, Any]:
    weight = np.minimum(one.counts, 400) / 100.0
    gain = one.means + one.held
    return gain - (gain * weight).sum() / weight.sum(), weight


def left(check: Sequence[Decision], network: Network) -> float:
    """Share of the variance that is left."""
    wrong = total = 0.0
    for one in check:
        gain, weight = target(one, network.scale)
        said = network.points(one.clues) / network.scale
        said = said - (said * weight).sum() / weight.sum()
        wrong += (weight * (said - gain) ** 2).sum()
        total += (weight * gain**2).sum()
    return float(wrong / total)


def _rows(one: Decision, mean: Any, spread: Any, scale: float) -> tuple[Any, Any, Any]:
    gain, weight = target(one, scale)
    return (one.clues - mean) / spread, gain, weight / weight.sum()


def _slopes(parts: Sequence[Any], some: Sequence[tuple[Any, Any, Any]]) -> list[Any]:
    inner, constant, outer = parts
    asked = np.vstack([one[0] for one in some])
    between = np.tanh(asked @ inner + constant)
    said = between @ outer
    back, at = np.zeros_like(said), 0
    for _, gain, weight in some:
        own = said[at : at + len(gain)]
        wrong = weight * np.clip(own - (own * weight).sum() - gain, -1.5, 1.5)
        back[at : at + len(gain)] = (wrong - weight * wrong.sum()) / len(some)
        at += len(gain)
    deep = np.outer(back, outer) * (1 - between * between)
    return [
        asked.T @ deep + DECAY * inner,
        deep.sum(axis=0),
        between.T @ back + DECAY * outer,
    ]

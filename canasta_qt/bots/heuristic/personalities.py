"""The numbers behind levels and tempers: what each of them sees, remembers and likes.

Weak players play no random moves. They forget what was thrown and taken, do not think about other
hands, and have little patience.
"""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.bots.heuristic.weights import STEADY, Weights

_CASUAL = replace(
    STEADY,
    with_feet=(),
    remembers=1,
    denial=0.15,
    pair=6,
    pair_of_pile=0.02,
    meld_kept=0.6,
    wild=(40, 32, 24, 16, 12, 8),
    thin_hand=(0, -80, -60, -40, -25, -12, -4, 0, 0, 0),
    waiting=220,
    freeze_pairs=2,
)
_NEWCOMER = replace(
    STEADY,
    with_feet=(),
    remembers=0,
    reads_hands=False,
    pile_by_size=tuple(worth / 3 for worth in STEADY.pile_by_size),
    pile_per_card_more=10,
    denial=0.0,
    pair=2,
    pair_of_pile=0.0,
    layoff_kept=0.5,
    meld_kept=0.35,
    pair_hope=0.1,
    wild=(12, 10, 8, 6, 5, 4),
    wild_use=0.7,
    wild_finish=0.6,
    wild_to_open=0.1,
    thin_hand=(0, -20, -10, -5, 0, 0, 0, 0, 0, 0),
    waiting=300,
    freeze_coverage=0.2,
    freeze_pairs=0.0,
)
_LEVELS = {"newcomer": _NEWCOMER, "casual": _CASUAL}

_TEMPERS: dict[str, dict[str, float]] = {
    "freezer": {"freeze_coverage": 1.5, "freeze_pairs": 2.0, "wild_on_frozen": 0.7},
    "hunter": {"pair": 1.5, "pair_of_pile": 1.4, "denial": 1.3, "feeding": 1.3},
    "sprinter": {"waiting": 1.25, "first_canasta": 1.2, "thin_hand": 0.85, "growth_card": 0.92},
    "miser": {"wild": 1.08, "wild_on_frozen": 1.2, "safe_discard": 1.4, "black_three": 1.3},
    "builder": {"first_canasta": 1.4, "meld_presence": 1.6, "growth_card": 1.15, "wild_use": 1.05},
}
"""Temper to the weights it multiplies."""


def weights_of(level: str, temper: str = "") -> Weights:
    """The weights of a level, bent to a temper; searching levels start from the steady ones."""
    weights = _LEVELS.get(level, STEADY)
    return weights.bent(_TEMPERS.get(temper, {}).items())

"""Facts of imagined deals: what happened how often, and in what two moves differ most.

A fact is declared in `players.playout.policy.rollout_facts`, which counts it, and named here. Those
that either happen or not are said "in 31 of 100"; the others are averages.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal

from canasta_qt.players.playout.policy import rollout_facts as counted

Fact = Literal[
    "next_takes",
    "they_take_soon",
    "own_takes_soon",
    "they_go_out_soon",
    "own_goes_out_soon",
    "they_go_out",
    "own_goes_out",
    "they_open_soon",
    "own_opens_soon",
    "they_complete",
    "own_completes",
    "own_is_caught",
    "they_are_caught",
    "pile_given",
    "own_canastas",
    "their_canastas",
    "own_caught",
    "their_caught",
]

PLACES: Final[dict[Fact, int]] = {
    "next_takes": counted.NEXT_TAKES,
    "they_take_soon": counted.THEY_TAKE_SOON,
    "own_takes_soon": counted.OWN_TAKES_SOON,
    "they_go_out_soon": counted.THEY_GO_OUT_SOON,
    "own_goes_out_soon": counted.OWN_GOES_OUT_SOON,
    "they_go_out": counted.THEY_GO_OUT,
    "own_goes_out": counted.OWN_GOES_OUT,
    "they_open_soon": counted.THEY_OPEN_SOON,
    "own_opens_soon": counted.OWN_OPENS_SOON,
    "they_complete": counted.THEY_COMPLETE,
    "own_completes": counted.OWN_COMPLETES,
    "own_is_caught": counted.OWN_IS_CAUGHT,
    "they_are_caught": counted.THEY_ARE_CAUGHT,
    "pile_given": counted.PILE_GIVEN,
    "own_canastas": counted.OWN_CANASTAS,
    "their_canastas": counted.THEIR_CANASTAS,
    "own_caught": counted.OWN_CAUGHT,
    "their_caught": counted.THEIR_CAUGHT,
}
"""Every fact and its place in a row."""

AVERAGES: Final[frozenset[Fact]] = frozenset(
    ("pile_given", "own_canastas", "their_canastas", "own_caught", "their_caught")
)
"""Facts that are averages; the others happen or not."""

SURE: Final = 3.0
"""Standard errors from which on a difference of facts is told: of a dozen, none by accident."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What happened in so many imagined deals.

    Attributes:
        sums, squares: by a fact's place: the sum of what was counted, and that of its squares.
    """

    worlds: int
    sums: tuple[int, ...]
    squares: tuple[int, ...]

    @classmethod
    def of(cls, counts: Sequence[int], worlds: int) -> Facts:
        """From sums with the squares behind them."""
        return cls(worlds, tuple(counts[: counted.FACTS]), tuple(counts[counted.FACTS :]))

    def average(self, fact: Fact) -> float:
        """How often, as a share, something happened, or how much of it there was on average."""
        return self.sums[PLACES[fact]] / self.worlds if self.worlds else 0.0

    def per_hundred(self, fact: Fact) -> int:
        """In how many of a hundred deals something happened."""
        return round(100 * self.average(fact))

    def variance(self, fact: Fact) -> float:
        """Variance of the average."""
        mean = self.average(fact)
        return max(0.0, self.squares[PLACES[fact]] / self.worlds - mean * mean) / self.worlds


@dataclass(frozen=True, slots=True)
class FactDifference:
    """A fact in which two moves differ: how much of it with the one, with the other, how surely."""

    fact: Fact
    one: float
    other: float
    errors: float
    """By how many standard errors they differ; never negative."""

    @property
    def is_share(self) -> bool:
        """Whether it is "in so many of a hundred deals"."""
        return self.fact not in AVERAGES


def differences(one: Facts, other: Facts) -> tuple[FactDifference, ...]:
    """All facts in which two moves differ for sure, the surest first.

    The test takes the deals of both as if they had nothing in common; that they are the same ones
    makes it err on the side of silence.
    """
    if not one.worlds or not other.worlds:
        return ()
    found = [_difference(fact, one, other) for fact in PLACES]
    sure = [difference for difference in found if difference.errors >= SURE]
    return tuple(sorted(sure, key=lambda difference: (-difference.errors, difference.fact)))


def _difference(fact: Fact, one: Facts, other: Facts) -> FactDifference:
    first, second = one.average(fact), other.average(fact)
    spread = math.sqrt(one.variance(fact) + other.variance(fact))
    gap = abs(first - second)
    if not spread:
        return FactDifference(fact, first, second, math.sqrt(one.worlds) if gap else 0.0)
    return FactDifference(fact, first, second, gap / spread)

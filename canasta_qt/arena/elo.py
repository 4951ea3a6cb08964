"""Shares of won games as Elo ratings, with 95 % intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass

from canasta_qt.arena.tally import SURE

POINTS_A_DECADE = 400
"""Elo points in which the odds of winning grow tenfold."""


@dataclass(frozen=True, slots=True)
class Share:
    """The share of games won, a drawn one counting for its part.

    Attributes:
        won: games won; a game shared by two counts half.
        games: games played.
        sides: how many took part in each; with equal strength everyone wins one in so many.
    """

    won: float
    games: int
    sides: int = 2

    @property
    def mean(self) -> float:
        """The share, 0 to 1; what equal strength would give where nothing was played."""
        return self.won / self.games if self.games else 1 / self.sides

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of the share (Wilson's)."""
        if not self.games:
            return 0.0, 1.0
        n, z = self.games, SURE * SURE
        middle = (self.mean + z / (2 * n)) / (1 + z / n)
        spread = math.sqrt(self.mean * (1 - self.mean) * z / n + z * z / (4 * n * n)) / (1 + z / n)
        low = 0.0 if self.mean == 0 else middle - spread
        high = 1.0 if self.mean == 1 else middle + spread
        return low, high

    @property
    def elo(self) -> float:
        """The rating above the others; a clean sweep counts as half a game short of one."""
        edge = 0.5 / max(1, self.games)
        return elo_of(min(1 - edge, max(edge, self.mean)), self.sides)

    @property
    def elo_interval(self) -> tuple[float, float]:
        """The 95 % interval of the rating; infinite where a clean sweep leaves it open."""
        low, high = self.interval
        return elo_of(low, self.sides), elo_of(high, self.sides)


def elo_of(share: float, sides: int = 2) -> float:
    """The rating of somebody who wins this share of games against `sides` - 1 equal others."""
    if share <= 0:
        return -math.inf
    if share >= 1:
        return math.inf
    return POINTS_A_DECADE * math.log10(share / (1 - share) * (sides - 1))

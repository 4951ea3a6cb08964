"""How strong players are, from what they won against each other: shares and Elo ratings.

A share of won games is an Elo rating with its 95 % interval. For several kinds of players the model
is that of Bradley and Terry: with ratings r the one wins against s - 1 equal others with odds of
10^((r(one) - r(other)) / 400) to s - 1. The ratings are the most likely ones for all contests
together; one player, the anchor, is 0 by definition.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.players.deal_report import SURE

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


_SCALE = math.log(10) / POINTS_A_DECADE
"""Elo points to the natural logarithm of odds."""
_LONGEST_STEP = 300.0
_NEAR = 0.01
_MOST_STEPS = 100


@dataclass(frozen=True, slots=True)
class Meeting:
    """What `one` won against `other`, who had all other sides."""

    one: str
    other: str
    share: Share

    @property
    def won(self) -> float:
        """Games won; a clean sweep counts as half a game short of one."""
        return min(self.share.games - 0.5, max(0.5, self.share.won))


@dataclass(frozen=True, slots=True)
class Rating:
    """A player's strength in Elo points above the anchor, and half its 95 % interval."""

    player: str
    elo: float
    interval: float


def ratings(players: Sequence[str], meetings: Sequence[Meeting], anchor: str) -> tuple[Rating, ...]:
    """The most likely rating of each of these players, in their order.

    Every player but `anchor` must be joined to it by meetings in which games were played; a
    `ValueError` names those who are not.
    """
    played = [one for one in meetings if one.share.games]
    _require_joined(players, played, anchor)
    others = [player for player in players if player != anchor]
    at = {player: place for place, player in enumerate(others)}
    found = [0.0] * len(others)
    for _ in range(_MOST_STEPS):
        slope, bend = _slope_and_bend(at, found, played)
        step = _solved(bend, slope)
        found = [
            r + max(-_LONGEST_STEP, min(_LONGEST_STEP, s)) for r, s in zip(found, step, strict=True)
        ]
        if all(abs(length) < _NEAR for length in step):
            break
    _, bend = _slope_and_bend(at, found, played)
    return tuple(
        Rating(player, found[at[player]], _half_width(bend, at[player]))
        if player in at
        else Rating(player, 0.0, 0.0)
        for player in players
    )


def _require_joined(players: Sequence[str], played: Sequence[Meeting], anchor: str) -> None:
    joined = [anchor]
    for player in joined:
        for meeting in played:
            pair = (meeting.one, meeting.other)
            joined += [one for one in pair if player in pair and one not in joined]
    lost = [player for player in players if player not in joined]
    if lost:
        raise ValueError(f"nothing joins these to {anchor}: {', '.join(lost)}")


def _slope_and_bend(
    at: dict[str, int], found: Sequence[float], played: Sequence[Meeting]
) -> tuple[list[float], list[list[float]]]:
    """First derivative of the logarithm of the likelihood, and minus the second (Fisher's)."""
    slope = [0.0] * len(found)
    bend = [[0.0] * len(found) for _ in found]
    for meeting in played:
        signs = {at[player]: sign for player, sign in _signs(meeting) if player in at}
        gap = sum(sign * found[place] for place, sign in signs.items())
        games = meeting.share.games
        chance = 1 / (1 + (meeting.share.sides - 1) * math.exp(-_SCALE * gap))
        for place, sign in signs.items():
            slope[place] += sign * _SCALE * (meeting.won - games * chance)
            for second, second_sign in signs.items():
                told = _SCALE * _SCALE * games * chance * (1 - chance)
                bend[place][second] += sign * second_sign * told
    return slope, bend


def _signs(meeting: Meeting) -> tuple[tuple[str, int], tuple[str, int]]:
    return (meeting.one, 1), (meeting.other, -1)


def _half_width(bend: Sequence[Sequence[float]], place: int) -> float:
    unit = [float(at == place) for at in range(len(bend))]
    return SURE * math.sqrt(_solved(bend, unit)[place])


def _solved(matrix: Sequence[Sequence[float]], right: Sequence[float]) -> list[float]:
    """The solution of a system of equations that is symmetric and positive definite."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for pivot in range(size):
        for below in range(pivot + 1, size):
            factor = rows[below][pivot] / rows[pivot][pivot]
            for column in range(pivot, size + 1):
                rows[below][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for place in reversed(range(size)):
        known = sum(rows[place][at] * found[at] for at in range(place + 1, size))
        found[place] = (rows[place][size] - known) / rows[place][place]
    return found

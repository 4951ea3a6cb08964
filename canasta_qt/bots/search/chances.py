"""What the points of a deal are worth in the match: towards its end, chances of winning it.

While nobody can reach the target soon, a deal is worth the points by which it puts a side ahead.
Near the end it is worth what it does to the chance of the match, which depends on the difference
of the totals, on the way left to the target and on what the sides then need to open. How much is
in `chances.json`, which `python -m canasta_qt.arena.fit_chances` makes from imagined matches.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from typing import NamedTuple

from canasta_qt.bots.playout.styles import USUAL, family
from canasta_qt.engine.opening import minimum_for
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.view import PlayerView

Value = Callable[[Sequence[int]], float]
"""What a deal that brings each side so much is worth, in points."""

NEAR = 0.5
"""Share of the target that somebody has when the end of the match comes into sight: so much one
deal may bring."""
_FLATTEST = 0.1
"""Least steepness of the chance that points are measured by: a match all but decided."""


class Shape(NamedTuple):
    """How the chance depends on totals.

    Attributes:
        width, least: the spread of the difference, in points: `least`, and `width` times the root
            of the points that the first side still needs.
        opening: points of total that a point less to open is worth.
    """

    width: float
    least: float
    opening: float


@lru_cache(maxsize=16)
def shape_of(rules: TableRules) -> Shape:
    """The shape that was fitted for the family of these rules."""
    text = files("canasta_qt.bots.search").joinpath("chances.json").read_text(encoding="utf-8")
    known = json.loads(text)["shapes"]
    name = family(rules)
    return Shape(**(known.get(name) or known.get(name.split()[0]) or known[USUAL]))


def ahead(points: Sequence[int], side: int) -> int:
    """Points by which a side beats the best other one."""
    return points[side] - max(own for other, own in enumerate(points) if other != side)


def ahead_on_average(points: Sequence[int], side: int) -> float:
    """Points by which a player beats the others on average, who may score together."""
    return points[side] - (sum(points) - points[side]) / (len(points) - 1)


def measure_for(view: PlayerView) -> Callable[[Sequence[int], int], float]:
    """How far ahead a deal puts a scorer, in points.

    Partners at a table of three score much the same: each beats the other by nothing, whatever
    they do, so that there the average counts.
    """
    return ahead_on_average if view.setup.temporary else ahead


def chance(
    totals: Sequence[int], side: int, rules: TableRules, deal_number: int, shape: Shape
) -> float:
    """Chance, 0..1, that a side wins the match that stands so before that deal."""
    target = rules.match.end.score or 0
    lead = ahead(totals, side)
    if max(totals) >= target:
        return 0.5 if not lead else float(lead > 0)
    best = max(total for other, total in enumerate(totals) if other != side)
    needs = [minimum_for(rules, total, deal_number) for total in (best, totals[side])]
    eased = lead + shape.opening * (needs[0] - needs[1])
    return (1 + math.tanh(eased / (2 * spread(totals, target, shape)))) / 2


def spread(totals: Sequence[int], target: int, shape: Shape) -> float:
    """Points of difference that make a chance of 73 %."""
    return shape.least + shape.width * math.sqrt(max(0, target - max(totals)))


def match_value(view: PlayerView, side: int) -> Value:
    """The value of a deal for the match, scaled: around the present totals a point is one."""
    rules, totals = view.setup.rules, view.totals
    shape = shape_of(rules)
    now = chance(totals, side, rules, view.deal_number, shape)
    scale = spread(totals, rules.match.end.score or 0, shape) / max(_FLATTEST, now * (1 - now))

    def worth(points: Sequence[int]) -> float:
        after = [total + won for total, won in zip(totals, points, strict=True)]
        return scale * (chance(after, side, rules, view.deal_number + 1, shape) - now)

    return worth


def value_for(view: PlayerView) -> Value:
    """How `view.seat` values what a deal brings each side."""
    side = view.setup.scorer_of[view.seat]
    if ends_in_sight(view):
        return match_value(view, side)
    measure = measure_for(view)
    return lambda points: measure(points, side)


def ends_in_sight(view: PlayerView) -> bool:
    """Whether the match is for points, side by side, and this deal or the next may end it."""
    target = view.setup.rules.match.end.score
    return (
        target is not None
        and view.setup.scorer_of == view.setup.side_of
        and len(view.totals) > 1
        and max(view.totals) >= NEAR * target
    )

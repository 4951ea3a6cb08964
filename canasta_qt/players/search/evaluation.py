"""What the points of a deal are worth in the match, and what the rest of a deal will bring.

While nobody can reach the target soon, a deal is worth the points by which it puts a side ahead.
Near the end it is worth what it does to the chance of the match, which depends on the difference
of the totals, on the way left to the target and on what the sides then need to open. How much is
in `chances.json`, which `python -m tools.lab.fit_chances` makes from imagined matches.

A rollout may end early: what the rest of the deal will bring is foreseen, not played. How is in
`outlooks.json`, which `python -m tools.lab.fit_evaluation` makes from deals of the players inside
playouts, game by game. House rules are foreseen as the nearest of these games is, whose players go
by the same style (`players.search.nearness`); where no game is within `FARTHEST` steps, deals are
played to their end.
What lies on the table and is held counts there by the rules in force, whatever a canasta brings.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from typing import Any, Final, NamedTuple, cast

from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.rules import TableRules, diff, preset
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.families import USUAL, family
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.search.nearness import steps_apart

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
    text = files("canasta_qt.players.search").joinpath("chances.json").read_text(encoding="utf-8")
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


def win_chance(
    totals: Sequence[int], side: int, rules: TableRules, deal_number: int, shape: Shape
) -> float:
    """Chance, 0..1, that a side wins the match that stands so before that deal."""
    target = rules.match.end.score or 0
    lead = ahead(totals, side)
    if max(totals) >= target:
        return 0.5 if not lead else float(lead > 0)
    best = max(total for other, total in enumerate(totals) if other != side)
    needs = [opening_minimum_for(rules, total, deal_number) for total in (best, totals[side])]
    eased = lead + shape.opening * (needs[0] - needs[1])
    return (1 + math.tanh(eased / (2 * spread(totals, target, shape)))) / 2


def spread(totals: Sequence[int], target: int, shape: Shape) -> float:
    """Points of difference that make a chance of 73 %."""
    return shape.least + shape.width * math.sqrt(max(0, target - max(totals)))


def match_value(view: PlayerView, side: int) -> Value:
    """The value of a deal for the match, scaled: around the present totals a point is one."""
    rules, totals = view.setup.rules, view.totals
    shape = shape_of(rules)
    now = win_chance(totals, side, rules, view.deal_number, shape)
    scale = _scale(view, now)

    def worth(points: Sequence[int]) -> float:
        after = [total + won for total, won in zip(totals, points, strict=True)]
        return scale * (win_chance(after, side, rules, view.deal_number + 1, shape) - now)

    return worth


def points_of_a_chance(view: PlayerView) -> float:
    """What a match won surely, instead of surely lost, is worth in points, by `match_value`."""
    side = view.setup.scorer_of[view.seat]
    rules = view.setup.rules
    return _scale(view, win_chance(view.totals, side, rules, view.deal_number, shape_of(rules)))


def _scale(view: PlayerView, now: float) -> float:
    rules = view.setup.rules
    width = spread(view.totals, rules.match.end.score or 0, shape_of(rules))
    return width / max(_FLATTEST, now * (1 - now))


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


FARTHEST: Final = 8.0
"""Steps from a fitted game up to which rules are foreseen as its are. So far moves are compared as
well as in deals played to their end; beyond, Expert would err by half more
(`tests.benchmarks.bench_house_rules --foresight`)."""

SPANS: Final = (0, 20, 40)
"""Cards of the stock from which on the luck that is left is another."""
_STEP: Final = 40
"""Points that count as the same where luck is counted in."""


class Evaluation(NamedTuple):
    """How to foresee the rest of a deal.

    Attributes:
        weights: what the numbers of `playout.policy.evaluation.look` mean for the own points, then
            for the other side's, in its units.
        luck: for each of the `SPANS` equally likely additions to the points of both sides, which
            are nothing on average.
    """

    weights: tuple[int, ...]
    luck: tuple[tuple[tuple[int, int], ...], ...]


class Fitted(NamedTuple):
    """What was fitted to deals of one game.

    Attributes:
        game: id of the preset.
        evaluation: how its deals are foreseen.
    """

    game: str
    evaluation: Evaluation


def evaluation_of(rules: Rules) -> Evaluation | None:
    """How to foresee deals under these rules, or None."""
    fitted = fitted_for(rules)
    return None if fitted is None else fitted.evaluation


def fitted_for(rules: Rules) -> Fitted | None:
    """The game whose fit holds for these rules: itself, or else the nearest one, or None.

    Players must be of the same kind: `careful` ones (`playout_rules`) are foreseen by their own
    deals only.
    """
    return _fitted_for(cast(TableRules, rules.table), tuple(rules.players))


@lru_cache(maxsize=64)
def _fitted_for(table: TableRules, players: tuple[int, ...]) -> Fitted | None:
    near: list[tuple[float, int, Fitted]] = []
    for one in known_evaluations():
        game = preset(one.game).rules
        if players == _players_of(one.game):
            steps = steps_apart(table, game)
            if steps is not None and steps <= FARTHEST:
                near.append((steps, len(diff(table, game)), one))
    return min(near, key=lambda found: found[:2])[2] if near else None


@lru_cache(maxsize=1)
def known_evaluations() -> tuple[Fitted, ...]:
    """All that were fitted."""
    text = files("canasta_qt.players.search").joinpath("outlooks.json").read_text(encoding="utf-8")
    return tuple(_fitted(one) for one in json.loads(text)["outlooks"])


def _fitted(one: dict[str, Any]) -> Fitted:
    luck = tuple(tuple((own, other) for own, other in span) for span in one["luck"])
    weights = tuple(chain.from_iterable(chain(one["own"], one["other"])))
    return Fitted(one["game"], Evaluation(weights, luck))


@lru_cache(maxsize=64)
def _players_of(game: str) -> tuple[int, ...]:
    """How the players play who were watched."""
    return tuple(playout_rules(preset(game).rules, careful=True).players)


Averages = dict[tuple[int, int, int], float]
"""Own points and the other side's, in steps, and the span of the stock, to what they are worth."""


class Foresight:
    """The value of what is foreseen, from the view of a side, with the luck that is left."""

    def __init__(
        self, outlook: Evaluation, value: Value, side: int, known: Averages | None = None
    ) -> None:
        """`known` has what was worked out before for the same value and side, and gets more."""
        self._luck = outlook.luck
        self._value = value
        self._side = side
        self._known: Averages = {} if known is None else known

    def __call__(self, points: Sequence[int], stock: int) -> float:
        """What so many points by side are worth, foreseen with so many cards left in the stock."""
        own, other = points[self._side] // _STEP, points[1 - self._side] // _STEP
        span = sum(stock >= least for least in SPANS) - 1
        key = own, other, span
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._average(*key)
        return known

    def _average(self, own: int, other: int, span: int) -> float:
        middle = _STEP // 2
        total, points = 0.0, [0, 0]
        for lucky, unlucky in self._luck[span]:
            points[self._side] = own * _STEP + middle + lucky
            points[1 - self._side] = other * _STEP + middle + unlucky
            total += self._value(points)
        return total / len(self._luck[span])


@lru_cache(maxsize=8)
def averages_in(
    rules: TableRules, totals: tuple[int, ...], deal_number: int, side: int
) -> Averages:
    """What was worked out so far in this deal of a match that stands so."""
    del rules, totals, deal_number, side
    return {}

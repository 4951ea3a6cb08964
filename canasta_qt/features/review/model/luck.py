"""How much of a result the cards brought: every deal and every card drawn, valued.

Each is compared with what it would have brought on average, by the value function that players in
imagined deals use (`players.playout.policy.evaluation`). It was fixed beforehand, so the sum is
nothing on average: it takes luck out of the result and adds no opinion about play (a control
variate, as in AIVAT). How much chance is left was measured by `python -m tools.lab.fit_luck`; rules
that it does not know get no line.
"""

from __future__ import annotations

import json
import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from canasta_qt.engine.actions import DrawStock
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import DealState
from canasta_qt.features.review.model.moments import LuckLine
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.evaluation import foresee
from canasta_qt.players.playout.policy.rollouts import deal as deal_anew
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import (
    SHELF,
    flat_state,
    places_of,
    sides_of,
    undealt_state,
)
from canasta_qt.players.search.evaluation import evaluation_of, fitted_for
from canasta_qt.players.search.thinking import rules_of
from canasta_qt.record.timeline import ReplayPoint, Timeline

DEALS: Final = 1500
"""Deals by which the average one is known."""
FILE: Final = "luck.json"
_STRIDE: Final = 828_091_051_027


@dataclass(frozen=True, slots=True)
class DealLuck:
    """A deal's result for a side, and what of it the cards brought, in points of difference."""

    result: int
    luck: float


def luck_line(timeline: Timeline, seat: int, deals: Sequence[int]) -> LuckLine | None:
    """How deals of two sides, which are over, were shared between cards and play, if known."""
    spread = left_to_chance(timeline.log.rules)
    if spread is None or not deals:
        return None
    found = [deal_luck(timeline, seat, deal) for deal in deals]
    known = [one for one in found if one is not None]
    if len(known) < len(deals):
        return None
    result, luck = sum(one.result for one in known), sum(one.luck for one in known)
    return LuckLine(result, round(luck), round(spread * math.sqrt(len(known))), len(known))


def left_to_chance(rules: TableRules) -> int | None:
    """Standard deviation of a deal's chance when its cards are taken out; None if unmeasured.

    House rules have that of the game by which their deals are foreseen.
    """
    block = _block_of(rules)
    fitted = None if block is None else fitted_for(block)
    return None if fitted is None else _measured().get(fitted.game)


def deal_luck(timeline: Timeline, seat: int, deal: int) -> DealLuck | None:
    """The luck of a deal that is over; None where it cannot be valued."""
    block = _block_of(timeline.log.rules)
    outlook = None if block is None else evaluation_of(block)
    if outlook is None:
        return None
    tape = timeline.tape(deal)
    start = timeline.run_at(ReplayPoint(deal, 0)).state
    side = start.setup.scorer_of[seat]
    scored = tape.deal.scored
    if scored is None or len(scored) != 2:
        return None
    valued = _Valued(block, outlook.weights, sides_of(start).index(start.side_of[seat]))
    flat = _flat(start)
    begins = flat.seat % 2
    needs = flat.minimum[begins], flat.minimum[1 - begins]
    average = average_deal(start.setup.rules, needs)
    luck = valued.worth(flat) - (average if valued.side == begins else -average)
    ends = [turn.state for turn in tape.turns[1:]]
    ends.append(timeline.run_at(ReplayPoint(deal, tape.actions)).state)
    for turn, after in zip(tape.turns, ends, strict=True):
        first = tape.deal.entries[turn.entries : turn.entries + 1]
        if first and isinstance(first[0].action, DrawStock):
            luck += sum(valued.draws(turn.state, after))
    return DealLuck(scored[side] - scored[1 - side], luck)


@lru_cache(maxsize=64)
def average_deal(rules: TableRules, needs: tuple[int, int]) -> float:
    """The worth of a deal to the side that begins, before it is dealt.

    `needs` has the points that this side, and the other one, need to open.
    """
    block = _block_of(rules)
    outlook = evaluation_of(block)
    assert outlook is not None
    valued, total = _Valued(block, outlook.weights, 0), 0.0
    for number in range(DEALS):
        dealt = undealt_state(rules, (0, 0), 1, _STRIDE * (number + 1))
        dealt.minimum[0], dealt.minimum[1] = needs
        deal_anew(block, dealt)
        total += valued.worth(dealt)
    return total / DEALS


class _Valued:
    """Positions valued for a side, all cards being seen."""

    def __init__(self, block: Any, weights: Sequence[int], side: int) -> None:
        self._block, self.side = block, side
        self._weights = SHELF.filled("luck weights", weights)
        self._points = SHELF.filled("luck points", [0, 0])

    def draws(self, before: DealState, after: DealState) -> Iterator[float]:
        """For each card drawn between two positions, its worth beyond the average one."""
        stock = [KIND[card] for card in before.remaining_stock()]
        seat = places_of(before).index(before.turn_seat)
        flat = _flat(before)
        for drawn in range(len(stock) - after.stock_left):
            left = stock[drawn:]
            flat.stock_left -= 1
            worth = {kind: self._with(flat, seat, kind) for kind in sorted(set(left))}
            average = sum(worth[kind] for kind in left) / len(left)
            yield worth[left[0]] - average
            _give(flat, seat, left[0], 1)

    def _with(self, flat: State, seat: int, kind: int) -> float:
        _give(flat, seat, kind, 1)
        worth = self.worth(flat)
        _give(flat, seat, kind, -1)
        return worth

    def worth(self, flat: State) -> float:
        """By how many points the side will be ahead when the deal is over."""
        foresee(self._block, flat, flat.seat % 2, self._weights, self._points)
        return float(self._points[self.side] - self._points[1 - self.side])


def _give(flat: State, seat: int, kind: int, count: int) -> None:
    """Put a card into a hand, or a red three on the table."""
    if kind == const.RED3:
        flat.red_threes[seat] += count
        return
    flat.hand[const.KINDS * seat + kind] += count
    flat.held[seat] += count


def _flat(state: DealState) -> State:
    return flat_state(state, state.hands, state.remaining_stock())


def _block_of(rules: TableRules) -> Any:
    return rules_of(rules, careful=True)


@lru_cache(maxsize=1)
def _measured() -> dict[str, int]:
    text = files("canasta_qt.features.review.model").joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, int] = json.loads(text)["left_to_chance"]
    return found

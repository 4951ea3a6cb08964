"""Worlds a seat can imagine: the hidden cards dealt anew, as beliefs make them likely."""

from __future__ import annotations

from typing import Any

from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.flat import SHELF
from canasta_qt.bots.playout.rollouts import copy_row
from canasta_qt.bots.playout.worlds import fill
from canasta_qt.bots.search.beliefs import Beliefs, deal_hand, seats_from

_LUCK = 2**48 - 1
_STRIDE = 828_091_051


class Worlds:
    """Sampled worlds of one view; world number n is always the same."""

    def __init__(self, block: Any, base: list[int], beliefs: Beliefs, seat: int, luck: int) -> None:
        """`base` is the view as a flat state, `seat` whose view it is, `luck` the bot's own."""
        self._block = block
        self._flat = SHELF.filled("base", base)
        self._world = SHELF.filled("world", base)
        self._beliefs = beliefs
        self._luck = luck
        left = base[at.STOCK_LEFT]
        self._pool = base[at.STOCK : at.STOCK + left]
        self._hands = [
            base[at.HAND + at.KINDS * one : at.HAND + at.KINDS * (one + 1)]
            for one in range(len(beliefs.first))
        ]
        self._missing = [base[at.HELD + one] - sum(hand) for one, hand in enumerate(self._hands)]
        self._others = [one for one in range(len(self._hands)) if one != seat]

    def world(self, number: int) -> Any:
        """The world of this number as a flat state, until the next one is asked for."""
        luck = (self._luck + _STRIDE * number) & _LUCK
        pool = self._pool[:]
        world = self._world
        copy_row(self._flat, world)
        for seat in seats_from(self._others, number):
            hand = self._hands[seat][:]
            weights = (self._beliefs.first[seat], self._beliefs.more[seat])
            luck = deal_hand(pool, hand, self._missing[seat], weights, luck)
            for kind, count in enumerate(hand):
                world[at.HAND + at.KINDS * seat + kind] = count
        for place, kind in enumerate(pool):
            world[at.STOCK + place] = kind
        world[at.STOCK_LEFT] = len(pool)
        world[at.LUCK] = luck
        fill(self._block, world)
        return world

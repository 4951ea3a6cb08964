"""Worlds a seat can imagine: the hidden cards dealt anew, as beliefs make them likely."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.flat import SHELF
from canasta_qt.bots.playout.recall import deal_thrower
from canasta_qt.bots.playout.worlds import copy_row, deal_hand, fill, imagine
from canasta_qt.bots.search.beliefs import Beliefs
from canasta_qt.bots.search.pasts import Throw

_LUCK = 2**48 - 1
_STRIDE = 828_091_051


class Worlds:
    """Sampled worlds of one view; world number n is always the same."""

    def __init__(
        self,
        block: Any,
        base: list[int],
        beliefs: Beliefs,
        luck: int,
        throws: Iterable[Throw] = (),
    ) -> None:
        """`base` is the view as a flat state, `luck` the bot's own.

        Hands are such that their owners would have thrown what they threw last, by `throws`.
        """
        self._block = block
        self._base = SHELF.filled("base", base)
        self._world = SHELF.filled("world", base)
        self._weights = SHELF.filled("weights", beliefs.weights)
        self._luck = luck
        self._throws = {
            throw.seat: (SHELF.filled(f"past {throw.seat}", throw.table), throw.kind)
            for throw in throws
        }

    def world(self, number: int) -> Any:
        """The world of this number as a flat state, until the next one is asked for."""
        luck = (self._luck + _STRIDE * number) & _LUCK
        if self._throws:
            self._recall(number, luck)
        else:
            imagine(self._block, self._base, self._world, self._weights, number, luck)
        return self._world

    def _recall(self, number: int, luck: int) -> None:
        block, base, world, weights = self._block, self._base, self._world, self._weights
        copy_row(base, world)
        world[at.LUCK] = luck
        seats = block[at.SEATS]
        for turn in range(seats):
            seat = (number + turn) % seats
            if seat in self._throws:
                past, kind = self._throws[seat]
                deal_thrower(block, base, world, weights, past, seat, kind)
            else:
                deal_hand(world, seat, weights)
        fill(block, world)

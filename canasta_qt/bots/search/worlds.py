"""Worlds a seat can imagine: the hidden cards dealt anew, as beliefs make them likely."""

from __future__ import annotations

from typing import Any

from canasta_qt.bots.playout.flat import SHELF
from canasta_qt.bots.playout.worlds import imagine
from canasta_qt.bots.search.beliefs import Beliefs

_LUCK = 2**48 - 1
_STRIDE = 828_091_051


class Worlds:
    """Sampled worlds of one view; world number n is always the same."""

    def __init__(self, block: Any, base: list[int], beliefs: Beliefs, luck: int) -> None:
        """`base` is the view as a flat state, `luck` the bot's own."""
        self._block = block
        self._base = SHELF.filled("base", base)
        self._world = SHELF.filled("world", base)
        self._weights = SHELF.filled("weights", beliefs.weights)
        self._luck = luck

    def world(self, number: int) -> Any:
        """The world of this number as a flat state, until the next one is asked for."""
        luck = (self._luck + _STRIDE * number) & _LUCK
        imagine(self._block, self._base, self._world, self._weights, number, luck)
        return self._world

"""Worlds a seat can imagine: the hidden cards dealt anew, as what was seen makes them likely."""

from __future__ import annotations

from typing import Any

from canasta_qt.players.playout.policy.hand_tables import HandTables, imagine
from canasta_qt.players.playout.state import State

_LUCK = 2**48 - 1
_STRIDE = 828_091_051


class Worlds:
    """Sampled worlds of one view; world number n is always the same."""

    def __init__(self, block: Any, base: State, tables: HandTables, luck: int) -> None:
        """`base` is the view as a flat state, `tables` what its hidden hands may be
        (`search.hand_inference`), `luck` the bot's own.
        """
        self._block = block
        self._base = base
        self._tables = tables
        self._luck = luck

    def world(self, number: int) -> State:
        """The world of this number as a flat state."""
        luck = (self._luck + _STRIDE * number) & _LUCK
        return imagine(self._block, self._base, self._tables, number, luck)

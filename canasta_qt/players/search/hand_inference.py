"""Inferring hands: those that others may have, by all that was seen, and worlds dealt so.

What speaks for a card is weighed by `playout.policy.hand_reading`; the networks for it stand in
`readings.json`, by family of games, and are made by `python -m tools.lab.beliefs.fit` from deals
of players of all levels. Nothing hidden is looked at.
"""

from __future__ import annotations

import json
from functools import lru_cache
from importlib.resources import files
from typing import Any, Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.families import family
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.hand_reading import FEATURES, HIDDEN, read_hands
from canasta_qt.players.playout.policy.hand_tables import (
    HandTables,
    imagine,
    meet,
    numbers_for,
    prepare,
    widest,
)
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import SHELF, fractions
from canasta_qt.players.search.public_past import past_of

_LUCK = 2**48 - 1
_STRIDE = 828_091_051
OTHERS: Final = "others"
"""The network of all games that have none of their own."""


def network_name(rules: TableRules) -> str:
    """The name of the network for such tables: players and family."""
    return f"{rules.match.players} {family(rules)}"


@lru_cache(maxsize=1)
def known_networks() -> dict[str, Any]:
    """The networks that were fitted, by their names: rows of weights."""
    text = files("canasta_qt.players.search").joinpath("readings.json").read_text(encoding="utf-8")
    return {
        name: fractions([number for row in found["weights"] for number in row])
        for name, found in json.loads(text)["networks"].items()
    }


def network_for(rules: TableRules) -> Any:
    """The network for such tables, or None where nothing was learned."""
    known = known_networks()
    return known.get(network_name(rules), known.get(OTHERS))


def blind_tables(block: Any, base: State) -> HandTables:
    """Tables by which all deals of the hidden cards are as likely; `base` is a view as a state."""
    seats, width = block.seats, widest(base, block.seats)
    zeros = SHELF.zeros(numbers_for(seats, width))
    tables = HandTables(zeros, SHELF.filled("counts", [0] * const.KINDS), seats, width)
    prepare(block, base, tables)
    return tables


def likely_tables(view: PlayerView, block: Any, base: State) -> HandTables:
    """The hands that are likely by all that this seat saw; `base` is its view as a flat state."""
    tables, network = blind_tables(block, base), network_for(view.setup.rules)
    if network is not None:
        seen = SHELF.work(FEATURES + HIDDEN)
        read_hands(block, base, SHELF.filled("past", past_of(view)), network, seen, tables)
        meet(tables)
    return tables


class Worlds:
    """Sampled worlds of one view; world number n is always the same."""

    def __init__(self, block: Any, base: State, tables: HandTables, luck: int) -> None:
        """`base` is the view as a flat state, `tables` what its hidden hands may be, `luck` the
        bot's own.
        """
        self._block = block
        self._base = base
        self._tables = tables
        self._luck = luck

    def world(self, number: int) -> State:
        """The world of this number as a flat state."""
        luck = (self._luck + _STRIDE * number) & _LUCK
        return imagine(self._block, self._base, self._tables, number, luck)

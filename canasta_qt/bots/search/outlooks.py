"""Rollouts that end early: what the rest of the deal will bring is foreseen, not played.

How is in `outlooks.json`, which `python -m canasta_qt.arena.fit_outlooks` makes from deals of the
players inside playouts. It holds for the very rules they played by, down to the last number of the
rule block; under others deals are played to their end.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Sequence
from functools import lru_cache
from importlib.resources import files
from itertools import chain
from typing import Final, NamedTuple

from canasta_qt.bots.search.chances import Value
from canasta_qt.engine.rules import TableRules

SPANS: Final = (0, 20, 40)
"""Cards of the stock from which on the luck that is left is another."""
_STEP: Final = 40
"""Points that are not told apart where luck is counted in."""


class Outlook(NamedTuple):
    """How to foresee the rest of a deal.

    Attributes:
        weights: what the numbers of `playout.outlook.look` mean for the own points, then for the
            other side's, in its units.
        luck: for each of the `SPANS` equally likely additions to the points of both sides, which
            are nothing on average.
    """

    weights: tuple[int, ...]
    luck: tuple[tuple[tuple[int, int], ...], ...]


def fingerprint(block: Sequence[int]) -> int:
    """What tells the numbers of one rule block from those of another."""
    return zlib.crc32(",".join(str(int(number)) for number in block).encode())


@lru_cache(maxsize=16)
def outlook_of(block: tuple[int, ...]) -> Outlook | None:
    """How to foresee deals under these rules, or None."""
    return known_outlooks().get(fingerprint(block))


@lru_cache(maxsize=1)
def known_outlooks() -> dict[int, Outlook]:
    """All that were fitted, by the fingerprint of their rules."""
    text = files("canasta_qt.bots.search").joinpath("outlooks.json").read_text(encoding="utf-8")
    return {
        one["rules"]: Outlook(
            tuple(chain.from_iterable(chain(one["own"], one["other"]))),
            tuple(tuple((own, other) for own, other in span) for span in one["luck"]),
        )
        for one in json.loads(text)["outlooks"]
    }


Averages = dict[tuple[int, int, int], float]
"""Own points and the other side's, in steps, and the span of the stock, to what they are worth."""


class Foresight:
    """The value of what is foreseen, from the view of a side, with the luck that is left."""

    def __init__(
        self, outlook: Outlook, value: Value, side: int, known: Averages | None = None
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

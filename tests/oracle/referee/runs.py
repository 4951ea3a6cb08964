"""Ways to lay cards of a hand in runs, for the search of a way out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import NamedTuple

from tests.oracle.referee.cards import RUN_RANKS, SUITS, rank, suit
from tests.oracle.referee.melds import Laying, check_run, check_run_addition, row_of, run_sizes
from tests.oracle.referee.refusal import Refused
from tests.oracle.referee.table import RUN, Meld, Table

Made = tuple[int, ...]
_LIMIT = 400
"""So many ways to lay runs are looked at; a hand has rarely a hundred."""

_STEPS = 20_000
"""So many runs of a suit are tried before the search gives up."""


class TooMany(Exception):
    """More ways to lay runs than are looked at."""


class _Way(NamedTuple):
    """What runs of a suit leave: cards of each rank, wild cards; and the canastas they are."""

    have: tuple[int, ...]
    spare: int
    made: Made


def run_choices(
    table: Table, cards: Sequence[str], value: Callable[[Meld], Made]
) -> Iterator[tuple[list[str], int, Made]]:
    """What is left of the hand after each way to lay runs, and the canastas these make.

    All wild cards are among what is left; the number says how many of them stand in runs. `value`
    says what a meld counts.
    """
    faces = table.rules.faces
    naturals, wilds = faces.naturals(cards), faces.wilds(cards)
    nothing = value(Meld(-1, RUN, "", []))
    if not table.rules["sequence.enabled"]:
        yield list(cards), 0, nothing
        return
    by_suit = {one: Counter(rank(card) for card in naturals if suit(card) == one) for one in SUITS}
    ways = [_Suit(table, one, wilds, value).ways(by_suit[one]) for one in SUITS]
    if prod(map(len, ways)) > _LIMIT:
        raise TooMany
    for combination in product(*ways):
        used = sum(len(wilds) - way.spare for way in combination)
        if used > len(wilds):
            continue
        left = [
            f"{each}{one}+"
            for one, way in zip(SUITS, combination, strict=True)
            for each, count in zip(RUN_RANKS, way.have, strict=True)
            for _ in range(count)
        ]
        made = nothing
        for way in combination:
            made = _sum(made, way.made)
        yield left + wilds, used, made


def _sum(one: Made, other: Made) -> Made:
    return tuple(a + b for a, b in zip(one, other, strict=True))


class _Suit:
    """The runs of one suit: every set of cards that they can take."""

    def __init__(
        self, table: Table, one: str, wilds: Sequence[str], value: Callable[[Meld], Made]
    ) -> None:
        self.rules, self.laying = table.rules, Laying(table)
        self.suit, self.wilds, self.value = one, wilds, value
        self.lying = [meld for meld in table.side.melds if meld.kind == RUN and meld.rank == one]
        self.steps = _STEPS

    def ways(self, counts: Counter[str]) -> list[_Way]:
        """What is left by every set of runs, each once."""
        have = tuple(counts[each] for each in RUN_RANKS)
        nothing = self.value(Meld(-1, RUN, "", []))
        found = {_Way(have, len(self.wilds), nothing)}
        for meld in self.lying:
            found = {after for way in found for after in self._grown(meld, way)}
        begun = {after for way in found for after in self._begin(way, 0)}
        if len(begun) > _LIMIT:
            raise TooMany
        return sorted(begun)

    def _grown(self, meld: Meld, way: _Way) -> Iterator[_Way]:
        """Cards at the ends of a run that lies."""
        yield _Way(way.have, way.spare, _sum(way.made, self.value(meld)))
        low, high, _ = row_of(self.rules, meld.cards)
        for below in range(low + 1):
            for above in range(len(RUN_RANKS) - high):
                places = [*range(low - below, low), *range(high + 1, high + above + 1)]
                for cards, have, spare in self._filled(places, way.have, way.spare):
                    if not cards:
                        continue
                    try:
                        check_run_addition(self.laying, meld, cards)
                    except Refused:
                        continue
                    grown = meld.copy()
                    grown.cards += cards
                    yield _Way(have, spare, _sum(way.made, self.value(grown)))

    def _begin(self, way: _Way, start: int) -> Iterator[_Way]:
        """New runs, from the lowest rank on; several may begin at the same rank.

        One natural card with wild ones is a group. Wild cards stand below only where none fits
        above.
        """
        yield way
        low = run_sizes(self.rules)[0]
        for first in range(start, len(RUN_RANKS) - low + 1):
            for end in range(first + low, len(RUN_RANKS) + 1):
                for cards, have, spare in self._filled(range(first, end), way.have, way.spare):
                    above = end < len(RUN_RANKS) and self.rules.faces.is_wild(cards[0])
                    if above or len(self.rules.faces.naturals(cards)) < 2:
                        continue
                    try:
                        check_run(self.rules, cards)
                    except Refused:
                        continue
                    made = _sum(way.made, self.value(Meld(-1, RUN, self.suit, cards)))
                    yield from self._begin(_Way(have, spare, made), first)

    def _filled(
        self, places: Sequence[int], have: tuple[int, ...], spare: int
    ) -> Iterator[tuple[list[str], tuple[int, ...], int]]:
        """Cards for all of these places, natural or wild, with what is left."""
        self.steps -= 1
        if self.steps < 0:
            raise TooMany
        if not places:
            yield [], have, spare
            return
        at, *others = places
        if have[at]:
            less = (*have[:at], have[at] - 1, *have[at + 1 :])
            for cards, left, wild in self._filled(others, less, spare):
                yield [f"{RUN_RANKS[at]}{self.suit}+", *cards], left, wild
        if spare and self.rules["sequence.wilds"]:
            for cards, left, wild in self._filled(others, have, spare - 1):
                yield [self.wilds[0], *cards], left, wild

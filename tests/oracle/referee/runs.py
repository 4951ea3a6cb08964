"""Ways to lay cards of a hand in runs, for the search of a way out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from math import prod

from tests.oracle.referee.cards import RUN_RANKS, SUITS, rank, suit
from tests.oracle.referee.melds import run_sizes
from tests.oracle.referee.table import RUN, Table, is_complete

Made = tuple[int, ...]
_LIMIT = 60
"""So many ways to lay runs are looked at; a hand has rarely a hundred."""


class TooMany(Exception):
    """More ways to lay runs than are looked at."""


def run_choices(table: Table, cards: Sequence[str], zero: Made) -> Iterator[tuple[list[str], Made]]:
    """What is left of the hand after each way to lay runs, and the canastas these make.

    `TooMany` also where wild cards may stand in runs, which this search does not know.
    """
    rules = table.rules
    base = _lying(table, zero)
    if not rules["sequence.enabled"]:
        yield list(cards), base
        return
    naturals = rules.faces.naturals(cards)
    wilds = rules.faces.wilds(cards)
    lying = [meld for meld in table.side.melds if meld.kind == RUN]
    if any(meld.wilds(rules.faces) for meld in lying) or (wilds and rules["sequence.wilds"]):
        raise TooMany
    by_suit = {one: Counter(rank(card) for card in naturals if suit(card) == one) for one in SUITS}
    ways = [list(_suit_ways(table, one, by_suit[one])) for one in SUITS]
    if prod(map(len, ways)) > _LIMIT:
        raise TooMany
    for combination in product(*ways):
        laid: Counter[str] = Counter()
        made = 0
        for one, (used, complete) in zip(SUITS, combination, strict=True):
            made += complete
            for each, count in used:
                laid[each + one] += count
        left: list[str] = []
        for card in naturals:
            if laid[card[:2]]:
                laid[card[:2]] -= 1
            else:
                left.append(card)
        yield left + wilds, _add(table, base, made)


def _lying(table: Table, zero: Made) -> Made:
    made = sum(meld.kind == RUN and is_complete(table.rules, meld) for meld in table.side.melds)
    return _add(table, zero, made)


def _add(table: Table, made: Made, count: int) -> Made:
    kinds = [need["kind"] for need in table.rules["go_out.kinds"]]
    more = [count, *(count if kind in ("sequence", "clean") else 0 for kind in kinds)]
    return tuple(a + b for a, b in zip(made, more, strict=True))


def _suit_ways(
    table: Table, one: str, counts: Counter[str]
) -> Iterator[tuple[tuple[tuple[str, int], ...], int]]:
    """Every set of cards of a suit that runs can take, with the canastas completed."""
    have = tuple(counts[each] for each in RUN_RANKS)
    low, high = run_sizes(table.rules)
    most = len(RUN_RANKS) if _grow_long(table) else high
    runs = [
        (
            min(RUN_RANKS.index(rank(card)) for card in meld.cards),
            max(RUN_RANKS.index(rank(card)) for card in meld.cards),
        )
        for meld in table.side.melds
        if meld.kind == RUN and meld.rank == one and (_grow_long(table) or len(meld.cards) < high)
    ]
    seen: set[tuple[tuple[int, ...], int]] = set()
    for left, made in _extend(have, runs, most):
        for rest, more in _begin(left, 0, low, most):
            used = tuple(a - b for a, b in zip(have, rest, strict=True))
            if (used, made + more) not in seen:
                seen.add((used, made + more))
                if len(seen) > _LIMIT:
                    raise TooMany
                named = ((RUN_RANKS[at], count) for at, count in enumerate(used) if count)
                yield tuple(named), made + more


def _grow_long(table: Table) -> bool:
    """Whether complete runs may grow in the turn that goes out."""
    return bool(table.rules["sequence.extend_complete_when_going_out"])


def _extend(
    have: tuple[int, ...], runs: Sequence[tuple[int, int]], high: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """Cards at the ends of the lying runs."""
    if not runs:
        yield have, 0
        return
    (first, last), *others = runs
    for below in range(high):
        if below and (first - below < 0 or not have[first - below]):
            break
        for above in range(high):
            if above and (last + above >= len(have) or not have[last + above]):
                break
            size = last - first + 1 + below + above
            if size > high:
                break
            left = list(have)
            for at in [*range(first - below, first), *range(last + 1, last + above + 1)]:
                left[at] -= 1
            for rest, made in _extend(tuple(left), others, high):
                yield rest, made + (size >= 7 > last - first + 1)


def _begin(
    have: tuple[int, ...], start: int, low: int, high: int
) -> Iterator[tuple[tuple[int, ...], int]]:
    """New runs, from the lowest rank on; several may begin at the same rank."""
    if start > len(have) - low:
        yield have, 0
        return
    yield from _begin(have, start + 1, low, high)
    for size in range(low, high + 1):
        if start + size > len(have) or not all(have[start : start + size]):
            break
        left = list(have)
        for at in range(start, start + size):
            left[at] -= 1
        for rest, made in _begin(tuple(left), start, low, high):
            yield rest, made + (size >= 7)

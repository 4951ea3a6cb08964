"""Sequences: melds of consecutive cards of one suit, four to ace (the sequence part of P1).

A run is a `Meld` of kind `SEQUENCE` whose cards lie in ascending order, a wild card in the place
of the card it stands for. Which place that is follows from the naturals: gaps first, then the upper
end, then the lower one (ruling: no source with wild cards in a sequence says more).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from canasta_qt.engine.cards import ACE, BLACK_THREE, FOUR, IS_WILD, KIND, RED_THREE, SEQUENCE, SUIT
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Meld

LONGEST: Final = ACE - FOUR + 1
"""Cards of a run from four to ace."""


def sort_of_run(cards: Sequence[int]) -> tuple[int, int] | Refusal | None:
    """(`SEQUENCE`, number of wilds) of cards that are meant as a run; None when they are not.

    Two naturals or more with all ranks different are meant as one; whether they follow each other
    in one suit is for `check_run`. With a three among them it is E_SEQ_THREE in one suit (EX-026).
    """
    naturals = [card for card in cards if not IS_WILD[KIND[card]]]
    ranks = {3 if KIND[card] in (RED_THREE, BLACK_THREE) else KIND[card] for card in naturals}
    if len(naturals) < 2 or len(ranks) < len(naturals):
        return None
    if 3 in ranks:
        one_suit = len({SUIT[card] for card in naturals}) == 1
        return Refusal(Code.SEQ_THREE, cards=tuple(cards)) if one_suit else None
    return SEQUENCE, len(cards) - len(naturals)


def arranged(cards: Sequence[int]) -> tuple[int, ...]:
    """The cards of a run in the order in which they lie, wild cards in their places.

    Cards that make no run come back with the wild cards last.
    """
    naturals = sorted((c for c in cards if not IS_WILD[KIND[c]]), key=KIND.__getitem__)
    wilds = [card for card in cards if IS_WILD[KIND[card]]]
    if not wilds or not naturals:
        return (*naturals, *wilds)
    row = naturals[:1]
    for lower, upper in pairwise(naturals):
        gap = max(0, KIND[upper] - KIND[lower] - 1)
        row += [*wilds[:gap], upper]
        wilds = wilds[gap:]
    above = min(len(wilds), ACE - KIND[naturals[-1]])
    return (*wilds[above:], *row, *wilds[:above])


def suit_of(meld: Meld) -> str:
    """The suit letter of a run."""
    return SUIT[_first_natural(meld.cards)[1]]


def lowest(meld: Meld) -> int:
    """The rank (kind) of a run's lowest card, a wild one included."""
    place, card = _first_natural(meld.cards)
    return KIND[card] - place


def highest(meld: Meld) -> int:
    """The rank (kind) of a run's highest card, a wild one included."""
    return lowest(meld) + len(meld.cards) - 1


def _first_natural(cards: Sequence[int]) -> tuple[int, int]:
    return next((at, card) for at, card in enumerate(cards) if not IS_WILD[KIND[card]])


def check_shape(cards: Sequence[int]) -> Refusal | None:
    """Whether cards are of one suit and follow each other, wild cards filling in."""
    naturals = [card for card in cards if not IS_WILD[KIND[card]]]
    if any(KIND[card] in (RED_THREE, BLACK_THREE) for card in naturals):
        return Refusal(Code.SEQ_THREE, cards=tuple(cards))
    if any(SUIT[card] != SUIT[naturals[0]] for card in naturals):
        return Refusal(Code.SEQ_SUIT, cards=tuple(cards))
    ranks = [KIND[card] for card in naturals]
    span = max(ranks) - min(ranks) + 1
    if len(set(ranks)) < len(ranks) or span > len(cards) or len(cards) > LONGEST:
        return Refusal(Code.SEQ_GAP, cards=tuple(cards))
    return None


def check_growth(run: Meld, added: Sequence[int]) -> Refusal | None:
    """Whether a run goes on without a gap when these cards join it."""
    cards = arranged((*run.cards, *added))
    return check_shape(cards) or _check_wilds_stay(run, cards)


def _check_wilds_stay(run: Meld, cards: Sequence[int]) -> Refusal | None:
    """Wild cards never move (P1): nothing takes the place of one, or makes it stand elsewhere.

    `cards` are those of the longer run, as they lie.
    """
    if not run.wilds:
        return None
    low = lowest(run)
    places = {low + at for at, card in enumerate(run.cards) if IS_WILD[KIND[card]]}
    place, card = _first_natural(cards)
    first = KIND[card] - place
    outside = first > low or first + len(cards) < low + len(run.cards)
    taken = any(KIND[card] in places for card in cards if not IS_WILD[KIND[card]])
    return Refusal(Code.SEQ_GAP, cards=tuple(cards)) if outside or taken else None


def check_run(rules: TableRules, before: Meld | None, meld: Meld) -> Refusal | None:
    """P1 for a run: suit, gaps, closed, sizes, wild cards, in this order.

    Where a complete run may grow in the turn that goes out, that turn is for `check_long_runs`.
    """
    refusal = check_shape(meld.cards)
    if refusal is None and before is not None:
        refusal = _check_wilds_stay(before, meld.cards)
    if refusal is not None:
        return refusal
    low, high = sizes(rules)
    size = len(meld.cards)
    if size > high and not rules.sequence.extend_complete_when_going_out:
        return _too_long(before, meld, high)
    if size < low:
        return Refusal(Code.MIN_SIZE, size, low, SEQUENCE, meld.cards)
    if meld.wilds > rules.sequence.wilds:
        return Refusal(Code.SEQ_WILD, meld.wilds, rules.sequence.wilds, cards=meld.cards)
    return None


def sizes(rules: TableRules) -> tuple[int, int]:
    """The fewest and the most cards of a run."""
    low, high = rules.sequence.sizes
    return low, LONGEST if high is None else high


def _too_long(before: Meld | None, meld: Meld, high: int) -> Refusal:
    if before is not None and len(before.cards) >= high:
        return Refusal(Code.CLOSED, kind=SEQUENCE)
    return Refusal(Code.MAX_SIZE, len(meld.cards), high, SEQUENCE, meld.cards)


def check_long_runs(
    rules: TableRules, before: Sequence[Meld], laid: Sequence[Meld]
) -> Refusal | None:
    """`sequence.extend_complete_when_going_out` in a turn that does not go out.

    `laid` are the melds that got cards, `before` those of the side before.
    """
    high = sizes(rules)[1]
    for meld in laid:
        if meld.kind == SEQUENCE and len(meld.cards) > high:
            old = next((other for other in before if other.uid == meld.uid), None)
            return _too_long(old, meld, high)
    return None


def run_for(
    setup: Setup, melds: Sequence[Meld], cards: Sequence[int], *, complete: bool = False
) -> int:
    """Index of the first run that takes these cards with nothing missing between, or -1.

    Runs that have no room for them come after all others, and only with `complete`.
    """
    if not setup.has_runs:
        return -1
    high = sizes(setup.rules)[1]
    fitting = [
        index
        for index, meld in enumerate(melds)
        if meld.kind == SEQUENCE and check_growth(meld, cards) is None
    ]
    roomy = [index for index in fitting if len(melds[index].cards) + len(cards) <= high]
    return next(iter(roomy or (fitting if complete else ())), -1)

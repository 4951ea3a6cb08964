"""How likely a run grows to seven, and which cards of the hand it waits for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from math import prod

from canasta_qt.engine.cards import ACE, FOUR, IS_WILD, KIND, RUN_CANASTA, SEQUENCE, SUIT
from canasta_qt.engine.view import PlayerView

_COMING = (0.0, 0.15, 0.27, 0.37, 0.45, 0.5)
"""Chance that a side gets a card it misses, by copies unseen; more are no better."""

_HOPEFUL = 0.1
"""A run with less chance keeps no card in the hand."""


def chance(view: PlayerView, cards: Sequence[int], hand: Collection[int]) -> float:
    """Chance that a run with these cards becomes complete, with these cards in hand."""
    if len(cards) >= RUN_CANASTA:
        return 1.0
    return max((likely for likely, _ in _rows(view, cards, hand)), default=0.0)


def kept_for_runs(view: PlayerView) -> frozenset[int]:
    """Cards of the own hand that an open run of the side waits for, one of each."""
    if not view.setup.has_runs:
        return frozenset()
    kept: set[int] = set()
    for meld in view.melds[view.side_of[view.seat]]:
        if meld.kind == SEQUENCE and len(meld.cards) < RUN_CANASTA:
            likely, row = max(_rows(view, meld.cards, view.hand), default=(0.0, ()))
            if likely >= _HOPEFUL:
                suit = _suit(meld.cards)
                fitting = (c for c in view.hand if SUIT[c] == suit and KIND[c] in row)
                kept.update({KIND[card]: card for card in fitting}.values())
    return frozenset(kept)


def _rows(
    view: PlayerView, cards: Sequence[int], hand: Collection[int]
) -> Iterator[tuple[float, tuple[int, ...]]]:
    """Every row of seven the run may become: its chance, and the ranks it still misses."""
    coming = _coming(view, _suit(cards), hand)
    ranks = {KIND[card] for card in cards if not IS_WILD[KIND[card]]}
    for low in range(FOUR, ACE - RUN_CANASTA + 2):
        row = range(low, low + RUN_CANASTA)
        if ranks <= set(row):
            missing = tuple(rank for rank in row if rank not in ranks)
            yield prod(coming[rank] for rank in missing), missing


def _suit(cards: Sequence[int]) -> str:
    return SUIT[next(card for card in cards if not IS_WILD[KIND[card]])]


def _coming(view: PlayerView, suit: str, hand: Collection[int]) -> dict[int, float]:
    """Rank to the chance that a run of the suit gets it: sure in hand, else by copies unseen."""
    left = Counter(KIND[card] for card in view.setup.pack if SUIT[card] == suit)
    laid = [card for melds in view.melds for meld in melds for card in meld.cards]
    left.subtract(KIND[card] for card in (*laid, *view.pile) if SUIT[card] == suit)
    held = {KIND[card] for card in hand if SUIT[card] == suit}
    return {
        rank: 1.0 if rank in held else _COMING[min(max(left[rank], 0), len(_COMING) - 1)]
        for rank in range(FOUR, ACE + 1)
    }

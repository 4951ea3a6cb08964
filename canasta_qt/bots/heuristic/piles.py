"""What a discard pile is worth to whoever takes it."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.bots.heuristic.weights import Weights
from canasta_qt.engine.cards import IS_WILD, KIND


def pile_worth(weights: Weights, pile: Sequence[int]) -> float:
    """Points that taking these cards is worth on average: by their number, and wilds more."""
    table = weights.pile_by_size
    size = len(pile)
    worth = table[min(size, len(table) - 1)]
    worth += max(0, size - len(table) + 1) * weights.pile_per_card_more
    return worth + weights.pile_wild * sum(IS_WILD[KIND[card]] for card in pile)

"""A sequence in words."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.messages import card_name, rank_name, say
from canasta_qt.engine.cards import IS_WILD, KIND
from canasta_qt.engine.sequences import arranged


def run_words(cards: Sequence[int]) -> str:
    """The naturals a run ends with: "six to ten of spades"."""
    row = [card for card in arranged(cards) if not IS_WILD[KIND[card]]]
    return say("meld.span", first=rank_name(KIND[row[0]]), last=card_name(row[-1]))

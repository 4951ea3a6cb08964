"""A sequence in words."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.controller.messages import card_name, rank_name, say
from canasta_qt.engine.cards import IS_WILD, KIND, KIND_TEXT, SEQUENCE
from canasta_qt.engine.sequences import arranged, highest, lowest, suit_of
from canasta_qt.engine.state import Meld


def run_ranks(cards: Sequence[int]) -> str:
    """The ranks a run ends with, wild cards counted, in short: "6-T"."""
    meld = _as_meld(cards)
    return f"{KIND_TEXT[lowest(meld)]}-{KIND_TEXT[highest(meld)]}"


def run_suit(cards: Sequence[int]) -> str:
    """The suit letter of a run."""
    return suit_of(_as_meld(cards))


def _as_meld(cards: Sequence[int]) -> Meld:
    return Meld(0, SEQUENCE, arranged(cards), 0, 0, False)


def run_words(cards: Sequence[int]) -> str:
    """The naturals a run ends with: "six to ten of spades"."""
    row = [card for card in arranged(cards) if not IS_WILD[KIND[card]]]
    return say("meld.span", first=rank_name(KIND[row[0]]), last=card_name(row[-1]))

"""Cards as the logs write them: `Kh1`, `2s2`, `X3`, `3d1`; the last digits number the copies.

A card is its own text, so a hand is a set of texts and nothing has to be looked up.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

RUN_RANKS: Final = "456789TJQKA"
"""Ranks in the order of runs; the ace is high."""

RANKS: Final = "23" + RUN_RANKS
SUITS: Final = "shdc"
RED: Final = frozenset("hd")


def rank(card: str) -> str:
    """`K` of `Kh1`, `X` of a joker, `3` of any three."""
    return card[0]


def suit(card: str) -> str:
    """`h` of `Kh1`; of a joker its number, which no suit is."""
    return card[1]


def is_three(card: str) -> bool:
    """Whether it is a three of either colour."""
    return card[0] == "3"


def is_red_three(card: str) -> bool:
    """Whether it is a red three."""
    return card[0] == "3" and card[1] in RED


def is_black_three(card: str) -> bool:
    """Whether it is a black three."""
    return card[0] == "3" and card[1] not in RED


def three_name(card: str) -> str:
    """What option lists call a card: `3r`, `3b`, or its rank."""
    if card[0] != "3":
        return card[0]
    return "3r" if card[1] in RED else "3b"


def pack(decks: int, jokers: int) -> Iterator[str]:
    """Every card of a pack, each copy once."""
    for copy in range(1, decks + 1):
        for each in RANKS:
            for one in SUITS:
                yield f"{each}{one}{copy}"
    for copy in range(1, jokers + 1):
        yield f"X{copy}"


class Faces:
    """What cards count; threes have values of their own and count nothing here."""

    def __init__(self, points: dict[str, Any], wild_ranks: Iterable[str]) -> None:
        self.points: dict[str, int] = dict(points)
        self.wild_ranks = frozenset(wild_ranks)

    def is_wild(self, card: str) -> bool:
        """Whether it stands in for others."""
        return card[0] in self.wild_ranks

    def value(self, card: str) -> int:
        """The face value of one card; 0 for a three."""
        return self.points.get(card[0], 0)

    def total(self, cards: Iterable[str]) -> int:
        """The face value of all of them."""
        return sum(self.points.get(card[0], 0) for card in cards)

    def naturals(self, cards: Iterable[str]) -> list[str]:
        """Those that are no wild cards."""
        return [card for card in cards if card[0] not in self.wild_ranks]

    def wilds(self, cards: Iterable[str]) -> list[str]:
        """Those that are wild cards."""
        return [card for card in cards if card[0] in self.wild_ranks]

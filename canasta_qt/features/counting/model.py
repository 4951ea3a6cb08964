"""The counting aid as it is shown: two small tables, all of it in words already."""

from __future__ import annotations

from dataclasses import dataclass

CardFaces = tuple[str, ...]
"""Names of the pictures of cards."""


@dataclass(frozen=True, slots=True)
class CountedRank:
    """A line of the table of ranks.

    Attributes:
        name: "Kings". face: the picture of a card of it. seen: "5 of 8". left: "3".
        tip: how many of those seen are one's own.
        parts: numbers of cards in the own hand, seen elsewhere, and left.
        suits: how many are left of each suit, in words; empty where suits do not matter.
    """

    name: str
    face: str
    seen: str
    left: str
    tip: str
    parts: tuple[int, int, int]
    suits: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class CountedPlayer:
    """A line about a player: a label, cards, and the same in words."""

    label: str
    faces: CardFaces
    words: str


@dataclass(frozen=True, slots=True)
class CountingModel:
    """What the aid shows; `suits` are the names of the columns of suits, empty for none."""

    wilds: str
    ranks: tuple[CountedRank, ...]
    players: tuple[CountedPlayer, ...]
    suits: tuple[str, ...] = ()

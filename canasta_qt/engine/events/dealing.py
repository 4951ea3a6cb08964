"""The deal: hands and feet, the upcard, the cut."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from canasta_qt.engine.events.redaction import OwnersSecret, Public, hidden


@dataclass(frozen=True, slots=True)
class HandDealt(OwnersSecret):
    """A seat got its cards at the start of the deal."""


@dataclass(frozen=True, slots=True)
class UpcardTurned(Public):
    """A card was turned to start the pile; `buried` when it went back into the stock instead."""

    card: int
    buried: bool = False


@dataclass(frozen=True, slots=True)
class DeckCut(Public):
    """A seat cut `cards` cards from the deck before the deal; an exact cut brought `points`."""

    seat: int
    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class FootDealt:
    """A seat got its second hand, which lies face down.

    `peek`: the owner may look at it before play.
    """

    seat: int
    cards: tuple[int, ...]
    peek: bool = False

    def redacted(self, seat: int | None) -> Self:
        """The cards are a secret, from the owner too where nobody may look."""
        known = self.peek and seat == self.seat
        return self if known else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True, slots=True)
class CardsSlidUnder:
    """Cards nobody knows were slid face down under the pile as it began."""

    cards: tuple[int, ...]

    def redacted(self, seat: int | None) -> Self:
        """The cards are a secret from everybody."""
        return replace(self, cards=hidden(self.cards))

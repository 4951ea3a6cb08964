"""Cards that come to a seat: drawn, from the pile, from a foot, or as bonus cards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from canasta_qt.engine.events.redaction import OwnersSecret, Public, hidden


@dataclass(frozen=True, slots=True)
class StockDrawn(OwnersSecret):
    """Cards came from the stock into the hand; `replacement` for tabled red threes."""

    replacement: bool = False


@dataclass(frozen=True, slots=True)
class TurnCardDrawn(Public):
    """The card laid sideways in the stock was drawn; the drawer announces it."""

    seat: int


@dataclass(frozen=True, slots=True)
class PileTaken:
    """The pile, or its upper part, was taken: `top` was melded, `rest` joined the hand.

    Attributes:
        seat: the taker.
        top: the card that justified the take; the top card, or the one chosen by depth.
        rest: cards that joined the hand, bottom to top.
        hidden: how many of them, from the bottom, had lain face down.
        melded: further cards of the pile that were melded at once with a chosen card.
    """

    seat: int
    top: int
    rest: tuple[int, ...]
    hidden: int = 0
    melded: tuple[int, ...] = ()

    def redacted(self, seat: int | None) -> Self:
        """Cards that lay face down are the taker's secret."""
        if seat == self.seat or not self.hidden:
            return self
        return replace(self, rest=hidden(self.rest[: self.hidden]) + self.rest[self.hidden :])


@dataclass(frozen=True, slots=True)
class ThreesTabled(Public):
    """Threes were tabled for points, from hand, draw or pile."""

    seat: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FootTakenUp(OwnersSecret):
    """A seat took its foot into the hand; `at_once` in mid-turn, else to play it next turn."""

    at_once: bool


@dataclass(frozen=True, slots=True)
class BonusCardsGiven:
    """Bonus cards for opening came to a seat; `waits`: face down until its next turn.

    Waiting cards are known to nobody; cards that join the hand at once only to their owner.
    """

    seat: int
    cards: tuple[int, ...]
    waits: bool

    def redacted(self, seat: int | None) -> Self:
        """The cards are the owner's secret, and from the owner too while they wait."""
        known = seat == self.seat and not self.waits
        return self if known else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True, slots=True)
class BonusCardsTakenUp(OwnersSecret):
    """A seat took its waiting bonus cards into the hand."""


@dataclass(frozen=True, slots=True)
class SpecialHandDeclared(Public):
    """A seat laid its whole hand as a special hand worth `value` points.

    `cards` are all of it; those in `taken` came from the pile (`pile.special_hand_one_card`).
    """

    seat: int
    hand_id: str
    cards: tuple[int, ...]
    value: int
    taken: tuple[int, ...] = ()

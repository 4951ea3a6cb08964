"""Who may see what of an event."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from canasta_qt.engine.cards import HIDDEN


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    """So many cards that cannot be told apart."""
    return (HIDDEN,) * len(cards)


@dataclass(frozen=True, slots=True)
class Public:
    """An event that is open to all."""

    def redacted(self, seat: int | None) -> Self:
        """This event as `seat` may see it."""
        return self


@dataclass(frozen=True, slots=True)
class OwnersSecret:
    """An event whose `cards` only the seat it happens to may see."""

    seat: int
    cards: tuple[int, ...]

    def redacted(self, seat: int | None) -> Self:
        """This event as `seat` may see it."""
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))

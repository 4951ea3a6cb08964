"""Melds: laid, merged, completed, taken back."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.events.redaction import Public

CanastaStyle = Literal["natural", "mixed", "wild", "sequence"]
"""What sort of canasta a meld is."""


@dataclass(frozen=True, slots=True)
class Melded(Public):
    """Cards were laid: `cards` onto meld `uid` of `side`; `new` when the meld began with them."""

    seat: int
    side: int
    uid: int
    cards: tuple[int, ...]
    new: bool


@dataclass(frozen=True, slots=True)
class LaidOnHeap(Public):
    """Loose cards of completed ranks were tabled for their face value."""

    seat: int
    side: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MeldsMerged(Public):
    """Two melds of `side` became one: the `cards` of meld `uid` joined meld `into`."""

    seat: int
    side: int
    uid: int
    into: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CanastaCompleted(Public):
    """A meld became a canasta."""

    seat: int
    side: int
    uid: int
    style: CanastaStyle


@dataclass(frozen=True, slots=True)
class Opened(Public):
    """A side made its initial meld of `points` against a minimum of `minimum`."""

    seat: int
    side: int
    points: int
    minimum: int


@dataclass(frozen=True, slots=True)
class MeldsRetracted(Public):
    """The last melds of the turn went back into the hand.

    Attributes:
        cards: melded cards that are in the hand again.
        pile: the discard pile that was put back, bottom to top; empty when it was not.
        melds: the side's melds now, each as (uid, cards).
    """

    seat: int
    side: int
    cards: tuple[int, ...]
    pile: tuple[int, ...]
    melds: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class PartnershipFormed(Public):
    """Three players became one against two (P9): the sides and their melds from now on.

    Attributes:
        lone: the seat that plays alone.
        sides: side to its seats.
        melds: side to its melds, each as (uid, cards); pooled melds may have merged.
    """

    lone: int
    sides: tuple[tuple[int, ...], ...]
    melds: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]

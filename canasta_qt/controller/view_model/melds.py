"""Melds on the table, and cards staged for a meld."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.controller.view_model.places import CardModel


@dataclass(frozen=True, slots=True)
class MeldModel:
    """One meld on the table. `rank` is the short rank text ("K", "T", "2" for a wild meld).

    A run has a `suit` ("h", "d", "s" or "c") and its cards in ascending order.
    """

    uid: int
    rank: str
    cards: tuple[CardModel, ...]
    naturals: int
    wilds: int
    canasta: Literal["no", "natural", "mixed", "wild", "sequence"] = "no"
    closed: bool = False
    points: int = 0
    label: str = ""
    """Accessible and tooltip text, e.g. "Kings: 5 natural, 2 wild: mixed canasta"."""
    suit: str = ""


@dataclass(frozen=True, slots=True)
class DraftGroup:
    """One staged group. `onto` is the meld it joins, or None for a new meld.

    `with_top` says that the top card of the discard pile belongs to the group.
    """

    cards: tuple[CardModel, ...]
    rank: str
    onto: int | None = None
    with_top: bool = False
    points: int = 0
    ok: bool = True
    problem: str = ""


@dataclass(frozen=True, slots=True)
class DraftModel:
    """Cards staged on the table but not yet laid: seen by this player only.

    `badge` is the live text ("35 of 50", "Ready: 70"); `ready` says that Confirm would be legal.
    """

    groups: tuple[DraftGroup, ...]
    badge: str
    ready: bool
    takes_pile: bool = False
    problem: str = ""

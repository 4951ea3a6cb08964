"""The people at the table and the sides they play for."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.controller.view_model.melds import MeldModel
from canasta_qt.controller.view_model.places import CardModel

Position = Literal["bottom", "left", "top", "right", "top_left", "top_right"]
"""Where a seat is drawn; the viewer sits at the bottom, the others clockwise from the left."""


@dataclass(frozen=True, slots=True)
class SeatModel:
    """One person at the table."""

    seat: int
    position: Position
    side: int
    name: str
    portrait: str
    """File stem of the portrait in resources/faces."""
    hand: tuple[CardModel, ...]
    is_viewer: bool = False
    is_turn: bool = False
    is_dealer: bool = False
    thinking: bool = False
    remark: str = ""
    """A short line shown beside the plate ("asks: may I go out?", "no"), or empty."""
    waiting: tuple[CardModel, ...] = ()
    """Bonus cards that lie face down beside the seat until its next turn."""
    resting: bool = False
    """This person does not play in this deal (five at a table of four)."""
    special: str = ""
    """The special hand this seat has declared ("Straight"), or empty; the cards of `hand` then lie
    open where its side's melds lie."""
    foot: tuple[CardModel, ...] = ()
    """The second hand, which lies beside the seat until it is taken up."""
    foot_text: str = ""
    """What the foot says of itself: when it comes, or that it has been taken up; or empty."""


@dataclass(frozen=True, slots=True)
class SideModel:
    """One side: what it has on the table and its numbers.

    `minimum` is the points its first meld needs; `deal_points` what the deal would bring now.
    Sides may change in the middle of a deal (three players become one against two); the seats'
    `side` changes with them.
    """

    side: int
    name: str
    is_ours: bool
    total: int
    deal_points: int
    minimum: int
    opened: bool
    melds: tuple[MeldModel, ...] = ()
    threes: tuple[CardModel, ...] = ()
    """Tabled threes: red ones, and black ones where the rules table them."""
    canastas: int = 0
    totals: tuple[tuple[str, int], ...] = ()
    """(name, running total) of each partner where partners keep scores of their own; else empty."""
    deal_each: tuple[int, ...] = ()
    """What the deal would bring each of `totals`, in their order."""
    deal_note: str = ""
    """Why what lies on the table counts against the side, in words; or empty."""
    heap: tuple[CardModel, ...] = ()
    """Loose cards of completed ranks that lie beside the melds (the garbage pile)."""

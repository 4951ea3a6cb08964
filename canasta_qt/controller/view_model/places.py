"""Cards and the places of the table, as the table knows them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

Token = int
"""Names one physical card for one deal. Never the card's own number."""


class ZoneKind(Enum):
    """The places of the table a card can lie in or be dropped on."""

    STOCK = "stock"
    PILE = "pile"
    HAND = "hand"
    MELD = "meld"
    NEW_MELD = "new_meld"
    DRAFT = "draft"
    THREES = "threes"
    SEAT = "seat"
    WAITING = "waiting"
    RESERVED = "reserved"
    FOOT = "foot"
    HEAP = "heap"
    PILE_CARD = "pile_card"


@dataclass(frozen=True, slots=True)
class Zone:
    """One place of the table.

    `key` is the meld's number for MELD, the group's index for DRAFT, the seat for HAND, SEAT,
    WAITING and FOOT, the side for NEW_MELD, THREES and HEAP, the packet's index for RESERVED,
    the card's place in the pile from the bottom for PILE_CARD, and 0 for STOCK and PILE.

    PILE_CARD is activated, or takes cards of the hand: take the pile down to this card
    (`TableModel.pile_depths`), with these.
    """

    kind: ZoneKind
    key: int = 0


@dataclass(frozen=True, slots=True)
class CardModel:
    """One card as this seat may see it.

    `face` is the picture's name (`"Kh"`, `"Ts"`, `"X1"`, `"X2"`) or None for a card face down.
    """

    token: Token
    face: str | None = None

"""What happened, in order: frozen values, each with a form that one seat may see."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, Self

from canasta_qt.engine.cards import HIDDEN


def hidden(cards: tuple[int, ...]) -> tuple[int, ...]:
    """As many cards, all alike."""
    return (HIDDEN,) * len(cards)


@dataclass(frozen=True, slots=True)
class Event:
    """Anything that can happen."""

    def redacted(self, seat: int | None) -> Self:
        """This event as `seat` may see it, hidden cards as `HIDDEN`; None is a spectator."""
        return self


@dataclass(frozen=True, slots=True)
class SeatEvent(Event):
    """What `seat` does, or what happens to it."""

    seat: int


@dataclass(frozen=True, slots=True)
class SideEvent(SeatEvent):
    """What `seat` does for its `side`."""

    side: int


@dataclass(frozen=True, slots=True)
class MateEvent(SeatEvent):
    """What passes between `seat`, whose turn it is, and the team-mate `whom`."""

    whom: int


@dataclass(frozen=True, slots=True)
class OwnersSecret(SeatEvent):
    """An event whose `cards` only the seat it happens to may see."""

    cards: tuple[int, ...]

    def redacted(self, seat: int | None) -> Self:
        return self if seat == self.seat else replace(self, cards=hidden(self.cards))


@dataclass(frozen=True, slots=True)
class StockDrawn(OwnersSecret):
    """Cards came from the stock into the hand; `replacement` for tabled red threes."""

    replacement: bool = False


@dataclass(frozen=True, slots=True)
class TurnCardDrawn(SeatEvent):
    """The card laid sideways in the stock was drawn; the drawer announces it."""


@dataclass(frozen=True, slots=True)
class PileTaken(SeatEvent):
    """The pile, or its upper part, was taken: `top` was melded, `rest` joined the hand.

    Attributes:
        top: the card that justified the take; the top card, or the one chosen by depth.
        rest: cards that joined the hand, bottom to top.
        hidden: how many of them, from the bottom, had lain face down.
        melded: further cards of the pile that were melded at once with a chosen card.
    """

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
class ThreesTabled(SeatEvent):
    """Threes were tabled for points, from hand, draw or pile."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class FootTakenUp(OwnersSecret):
    """A seat took its foot into the hand; `at_once` in mid-turn, else to play it next turn."""

    at_once: bool


@dataclass(frozen=True, slots=True)
class BonusCardsGiven(OwnersSecret):
    """Bonus cards for opening came to a seat; `waits`: face down until its next turn.

    Waiting cards are known to nobody; cards that join the hand at once only to their owner.
    """

    waits: bool

    def redacted(self, seat: int | None) -> Self:
        return OwnersSecret.redacted(self, None if self.waits else seat)


@dataclass(frozen=True, slots=True)
class BonusCardsTakenUp(OwnersSecret):
    """A seat took its waiting bonus cards into the hand."""


@dataclass(frozen=True, slots=True)
class SpecialHandDeclared(SeatEvent):
    """A seat laid its whole hand as a special hand worth `value` points.

    `cards` are all of it; those in `taken` came from the pile (`pile.special_hand_one_card`).
    """

    hand_id: str
    cards: tuple[int, ...]
    value: int
    taken: tuple[int, ...] = ()


CanastaStyle = Literal["natural", "mixed", "wild", "sequence"]
"""What style of canasta a meld is."""


@dataclass(frozen=True, slots=True)
class Melded(SideEvent):
    """Cards were laid: `cards` onto meld `uid` of `side`; `new` when the meld began with them."""

    uid: int
    cards: tuple[int, ...]
    new: bool


@dataclass(frozen=True, slots=True)
class LaidOnHeap(SideEvent):
    """Loose cards of completed ranks were tabled for their face value."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MeldsMerged(SideEvent):
    """Two melds of `side` became one: the `cards` of meld `uid` joined meld `into`."""

    uid: int
    into: int
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class CanastaCompleted(SideEvent):
    """A meld became a canasta."""

    uid: int
    style: CanastaStyle


@dataclass(frozen=True, slots=True)
class Opened(SideEvent):
    """A side made its initial meld of `points` against a minimum of `minimum`."""

    points: int
    minimum: int


@dataclass(frozen=True, slots=True)
class MeldsRetracted(SideEvent):
    """The last melds of the turn went back into the hand.

    Attributes:
        cards: melded cards that are in the hand again.
        pile: the discard pile that was put back, bottom to top; empty when it was not.
        melds: the side's melds now, each as (uid, cards).
    """

    cards: tuple[int, ...]
    pile: tuple[int, ...]
    melds: tuple[tuple[int, tuple[int, ...]], ...]


@dataclass(frozen=True, slots=True)
class PartnershipFormed(Event):
    """Three players became one against two (P9): the sides and their melds from now on.

    Melds are (uid, cards); pooled melds may have merged.
    """

    lone: int
    sides: tuple[tuple[int, ...], ...]
    melds: tuple[tuple[tuple[int, tuple[int, ...]], ...], ...]


@dataclass(frozen=True, slots=True)
class TurnBegan(SeatEvent):
    """A seat's turn begins; `turn` counts from 1 in the deal."""

    turn: int


@dataclass(frozen=True, slots=True)
class Discarded(SeatEvent):
    """A card was discarded; `froze` when it froze the pile, `face_down` as a last discard."""

    card: int
    froze: bool = False
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Passed(SeatEvent):
    """The turn ended without a discard."""


@dataclass(frozen=True, slots=True)
class PermissionAsked(MateEvent):
    """A seat asked its team-mate: may I go out?"""


@dataclass(frozen=True, slots=True)
class PermissionAnswered(MateEvent):
    """The team-mate's answer."""

    yes: bool


@dataclass(frozen=True, slots=True)
class ConcessionAsked(MateEvent):
    """A seat asked its team-mate: shall we concede the deal?"""


@dataclass(frozen=True, slots=True)
class ConcessionAnswered(MateEvent):
    """The team-mate's answer; with yes the deal is conceded."""

    yes: bool


@dataclass(frozen=True, slots=True)
class DealConceded(SeatEvent):
    """A seat conceded the deal for its side."""


@dataclass(frozen=True, slots=True)
class PenaltyBooked(SeatEvent):
    """A penalty of `points` (negative) was booked for `seat`; `fault` is the option's name."""

    fault: str
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded(Event):
    """The deal is over. `out` is the seat that went out, or None when nobody did."""

    out: int | None
    reason: Literal["out", "stock", "conceded", "locked"]


@dataclass(frozen=True, slots=True)
class HandDealt(OwnersSecret):
    """A seat got its cards at the start of the deal."""


@dataclass(frozen=True, slots=True)
class UpcardTurned(Event):
    """A card was turned to start the pile; `buried` when it went back into the stock instead."""

    card: int
    buried: bool = False


@dataclass(frozen=True, slots=True)
class DeckCut(SeatEvent):
    """A seat cut `cards` cards from the deck before the deal; an exact cut brought `points`."""

    cards: int
    points: int


@dataclass(frozen=True, slots=True)
class FootDealt(OwnersSecret):
    """A seat got its second hand, which lies face down; `peek`: it may look before play."""

    peek: bool = False

    def redacted(self, seat: int | None) -> Self:
        return OwnersSecret.redacted(self, seat if self.peek else None)


@dataclass(frozen=True, slots=True)
class CardsSlidUnder(Event):
    """Cards nobody knows were slid face down under the pile as it began."""

    cards: tuple[int, ...]

    def redacted(self, seat: int | None) -> Self:
        """The cards are a secret from everybody."""
        return replace(self, cards=hidden(self.cards))


def seat_of(event: Event) -> int | None:
    """The seat that does it, or that it happens to; None for what concerns all alike.

    >>> deal = Deal("classic_4p", seed=7)
    >>> [seat_of(event) for event in deal.play(parse("draw"))]
    [0]
    """
    return event.seat if isinstance(event, SeatEvent) else None

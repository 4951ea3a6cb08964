"""What happened, in order: frozen values, each with a form that one seat may see.

`Event` is any of them. An event is `Public`, or an `OwnersSecret` whose cards the others see as
`HIDDEN`.

`redacted(seat)` replaces what `seat` may not know by `cards.HIDDEN`, keeping the number of cards.
`seat` None is a spectator who sees only what lies open.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Literal, Self

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


CanastaStyle = Literal["natural", "mixed", "wild", "sequence"]
"""What style of canasta a meld is."""


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


@dataclass(frozen=True, slots=True)
class TurnBegan(Public):
    """A seat's turn begins; `turn` counts from 1 in the deal."""

    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Discarded(Public):
    """A card was discarded; `froze` when it froze the pile, `face_down` as a last discard."""

    seat: int
    card: int
    froze: bool = False
    face_down: bool = False


@dataclass(frozen=True, slots=True)
class Passed(Public):
    """The turn ended without a discard."""

    seat: int


@dataclass(frozen=True, slots=True)
class PermissionAsked(Public):
    """A seat asked its team-mate: may I go out?"""

    seat: int
    whom: int


@dataclass(frozen=True, slots=True)
class PermissionAnswered(Public):
    """The team-mate's answer."""

    seat: int
    whom: int
    yes: bool


@dataclass(frozen=True, slots=True)
class ConcessionAsked(Public):
    """A seat asked its team-mate: shall we concede the deal?"""

    seat: int
    whom: int


@dataclass(frozen=True, slots=True)
class ConcessionAnswered(Public):
    """The team-mate's answer; with yes the deal is conceded."""

    seat: int
    whom: int
    yes: bool


@dataclass(frozen=True, slots=True)
class DealConceded(Public):
    """A seat conceded the deal for its side."""

    seat: int


@dataclass(frozen=True, slots=True)
class PenaltyBooked(Public):
    """A penalty of `points` (negative) was booked for `seat`; `fault` is the option's name."""

    seat: int
    fault: str
    points: int


@dataclass(frozen=True, slots=True)
class DealEnded(Public):
    """The deal is over. `out` is the seat that went out, or None when nobody did."""

    out: int | None
    reason: Literal["out", "stock", "conceded", "locked"]


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


Event = (
    HandDealt
    | UpcardTurned
    | DeckCut
    | FootDealt
    | FootTakenUp
    | CardsSlidUnder
    | TurnBegan
    | ThreesTabled
    | StockDrawn
    | PileTaken
    | Melded
    | MeldsMerged
    | LaidOnHeap
    | CanastaCompleted
    | Opened
    | Discarded
    | PartnershipFormed
    | BonusCardsGiven
    | BonusCardsTakenUp
    | TurnCardDrawn
    | SpecialHandDeclared
    | MeldsRetracted
    | Passed
    | PermissionAsked
    | PermissionAnswered
    | ConcessionAsked
    | ConcessionAnswered
    | DealConceded
    | PenaltyBooked
    | DealEnded
)
"""Everything that can happen."""


def seat_of(event: Event) -> int | None:
    """The seat that does it, or that it happens to; None for what concerns all alike."""
    if isinstance(event, (UpcardTurned, CardsSlidUnder, PartnershipFormed, DealEnded)):
        return None
    return event.seat

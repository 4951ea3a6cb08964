"""What a seat may choose: frozen values, checked by `legality.verify`, carried out by `apply`.

A step carries every group at once, because the opening, the top card and "keep a card" are about
the whole step.
"""

from __future__ import annotations

from dataclasses import dataclass

AUTO = -1
"""`Play.onto`: join the side's meld of that rank, or start one; loose wilds join the wild meld.

Where a side may have several melds that fit, `meld_targets.find_target` says which one is meant.
"""

NEW = -2
"""`Play.onto`: start a meld of its own even where the side has one that the cards fit."""


@dataclass(frozen=True, slots=True)
class Play:
    """One group of cards going to one meld.

    `cards` are card numbers; in `TakePile` exactly one play contains the top card of the pile.
    `onto` is a meld's `uid`, `AUTO` or `NEW`.
    """

    cards: tuple[int, ...]
    onto: int = AUTO


@dataclass(frozen=True, slots=True)
class DrawStock:
    """Draw from the stock, replacements of red threes included; ends the deal if it is empty."""


@dataclass(frozen=True, slots=True)
class TakePile:
    """Take the discard pile by melding its top card; may carry the whole opening.

    Where the taker picks the depth (`pile.amount = from_chosen_card`) the plays may hold more
    cards of the pile; the deepest of them is the card chosen.
    """

    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class LayDown:
    """Meld and lay off any number of groups in one step; the opening is one such step."""

    plays: tuple[Play, ...]


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card and end the turn; with the last card: go out."""

    card: int


@dataclass(frozen=True, slots=True)
class GoOut:
    """End the turn and the deal without a discard: the hand is empty."""


@dataclass(frozen=True, slots=True)
class Pass:
    """End the turn without a discard where the rules have it."""


@dataclass(frozen=True, slots=True)
class AskPermission:
    """Ask a team-mate: may I go out? `whom` None is the team-mate who plays next."""

    whom: int | None = None


@dataclass(frozen=True, slots=True)
class AnswerPermission:
    """The team-mate's answer: to "may I go out?", or to "shall we concede the deal?"."""

    yes: bool


@dataclass(frozen=True, slots=True)
class MergeMelds:
    """Join two own melds of one rank, or two runs: meld `uid` becomes part of meld `into`."""

    uid: int
    into: int


@dataclass(frozen=True, slots=True)
class RestorePile:
    """Reach for the pile in vain and give it back: `penalty.pile_illegal` is booked."""


@dataclass(frozen=True, slots=True)
class LayThree:
    """Table a three that was kept in the hand, or that players lay out themselves."""

    card: int


@dataclass(frozen=True, slots=True)
class DeclareSpecialHand:
    """Lay the whole hand as the special hand `hand_id` and go out with it."""

    hand_id: str


@dataclass(frozen=True, slots=True)
class RetractMelds:
    """Take this turn's last melds back (`discard.empty_pile_fallback = retract_melds`)."""


@dataclass(frozen=True, slots=True)
class LayOnHeap:
    """Table loose cards of completed ranks for their face value (`meld.discard_heap`, Bain)."""

    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ConcedeDeal:
    """Concede the deal on one's own turn (`match.forfeit_call`), the team-mate consenting."""


Action = (
    DrawStock
    | TakePile
    | LayDown
    | Discard
    | GoOut
    | Pass
    | AskPermission
    | AnswerPermission
    | MergeMelds
    | RestorePile
    | LayThree
    | DeclareSpecialHand
    | RetractMelds
    | LayOnHeap
    | ConcedeDeal
)
"""Everything a seat may choose."""

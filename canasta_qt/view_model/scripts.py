"""What goes between game and table: scripts to be played, and the commands that come back.

Each beat has the picture after it, so any beat may be skipped at any moment.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from canasta_qt.view_model.pictures import (
    ButtonId,
    CeremonyModel,
    DropTarget,
    LedgerEntry,
    SortOrder,
    TableModel,
    Token,
    Zone,
)
from canasta_qt.view_model.telling import Told


class BeatKind(Enum):
    """How a beat moves; the animator looks its timing up by this."""

    DEAL = "deal"
    UPCARD = "upcard"
    RED_THREE = "red_three"
    DRAW = "draw"
    TAKE_PILE = "take_pile"
    MELD = "meld"
    DISCARD = "discard"
    SPEAK = "speak"
    STAGE = "stage"
    ARRANGE = "arrange"
    SHOW = "show"
    BONUS = "bonus"
    PARTNERS = "partners"
    RETRACT = "retract"
    FOOT = "foot"
    """A second hand is taken up."""
    CEREMONY = "ceremony"
    """Cards are drawn for seats and deal; the beat's model is the table before the deal."""
    SPECIAL = "special"
    END = "end"


@dataclass(frozen=True, slots=True)
class Beat:
    """One thing that happened; `movers` are the cards that move, in the order they start in."""

    kind: BeatKind
    model: TableModel
    movers: tuple[Token, ...] = ()
    seat: int | None = None
    announce: str = ""
    """One sentence for screen readers and the log of the program; empty for none."""
    told: tuple[Told, ...] = ()
    """The same event by event, for those who choose what they hear of each kind."""
    entries: tuple[LedgerEntry, ...] = ()
    """What it adds to the ledger."""
    ceremony: CeremonyModel | None = None
    """Of a CEREMONY beat only."""
    canasta: bool = False
    """Whether a canasta is completed by it."""
    opens: bool = False
    """Whether it is the first meld of a side."""
    freezes: bool = False
    """Whether it is a discard that freezes the pile."""
    goes_out: bool = False
    """Whether it ends the deal because somebody went out."""


@dataclass(frozen=True, slots=True)
class Script:
    """Beats in order. The last beat's model is the position now."""

    beats: tuple[Beat, ...]

    @property
    def final(self) -> TableModel:
        """The picture when all is shown."""
        return self.beats[-1].model


@dataclass(frozen=True, slots=True)
class Pointing:
    """What a teacher points at: cards, places of the table, and what has no place of its own.

    Attributes:
        tokens, zones: cards and places.
        things: "score" (the counter of the sides), "button" (the main button), "prompt",
            or the name of a button.
    """

    tokens: tuple[Token, ...] = ()
    zones: tuple[Zone, ...] = ()
    things: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class GestureModel:
    """A gesture that a hand shows: cards go to a place, or a place or button is clicked."""

    tokens: tuple[Token, ...] = ()
    zone: Zone | None = None
    button: ButtonId | None = None


class TableCommands(Protocol):
    """What the table may ask for or report; the controller's input implements it.

    Queries are cheap and change nothing. Commands answer through the controller's signals.
    """

    def drop_targets(self, tokens: tuple[Token, ...]) -> tuple[DropTarget, ...]:
        """Places where these cards of the hand (or one of the pile) may go now."""

    def drop(self, tokens: tuple[Token, ...], zone: Zone) -> None:
        """The cards were dropped on (or sent by click or key to) a place."""

    def activate(self, zone: Zone) -> None:
        """A place was clicked or chosen by key: stock = draw, pile = take, a card of the spread
        pile = take down to this one, meld = nothing."""

    def quick(self, token: Token, others: tuple[Token, ...] = ()) -> None:
        """A card of the hand was double-clicked, with `others` chosen: do the obvious thing."""

    def press(self, button: ButtonId) -> None:
        """A button of the bar or its key."""

    def choose(self, option: int | None) -> None:
        """Answer to a ChoiceModel; None takes the gesture back."""

    def reorder(self, tokens: tuple[Token, ...], index: int) -> None:
        """Put these cards of the hand before the index-th of the others."""

    def sort_hand(self, how: SortOrder) -> None:
        """Sort the viewer's hand once."""

    def unstage(self, tokens: tuple[Token, ...]) -> None:
        """Take staged cards back into the hand; all of them for an empty tuple."""

    def script_finished(self) -> None:
        """The table stands still: everything handed over has been shown."""

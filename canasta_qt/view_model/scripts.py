"""What the table plays: a row of beats, each ending in a complete picture.

A beat says *what kind* of thing happened and what the table looks like afterwards. The animator
tweens every card from where it is to where the beat's model puts it, so any beat may be skipped at
any moment and `reconcile(beat.model)` gives the right picture.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from canasta_qt.view_model.pictures import CeremonyModel, LedgerEntry, TableModel, Token


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
    """One thing that happened.

    `movers` are the cards that move, in the order in which they start; the table may find further
    cards to shift (a fan closing up) and moves those along quietly.
    """

    kind: BeatKind
    model: TableModel
    movers: tuple[Token, ...] = ()
    seat: int | None = None
    announce: str = ""
    """One sentence for screen readers and the log of the program; empty for none."""
    entries: tuple[LedgerEntry, ...] = ()
    """What it adds to the ledger."""
    ceremony: CeremonyModel | None = None
    """Of a CEREMONY beat only."""
    canasta: bool = False
    """Whether a canasta is completed by it."""


@dataclass(frozen=True, slots=True)
class Script:
    """Beats in order. The last beat's model is the position now."""

    beats: tuple[Beat, ...]

    @property
    def final(self) -> TableModel:
        """The picture when all is shown."""
        return self.beats[-1].model

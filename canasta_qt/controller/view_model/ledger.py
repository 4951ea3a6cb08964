"""What a beat adds to the ledger: deeds of a turn, or words about the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

LineKind = Literal["deal", "turn", "score", "note"]
"""What a line of the ledger tells of: how a deal began, a turn, the score, or something else."""

CARDS = "{cards}"
"""Where the cards stand in the words of a deed."""


@dataclass(frozen=True, slots=True)
class Deed:
    """One thing somebody did in a turn.

    `words` is a clause without its subject ("discards {cards}"), said of the viewer or of somebody
    else; `cards` says its cards in words, `faces` are their pictures, None for a card face down.
    """

    words: str
    cards: str = ""
    faces: tuple[str | None, ...] = ()

    @property
    def text(self) -> str:
        """The whole clause in words."""
        return self.words.replace(CARDS, self.cards)


@dataclass(frozen=True, slots=True)
class LedgerEntry:
    """What one event adds to a line of the ledger, as this seat may know it.

    A turn's line grows by entries of the same deal and turn. `action` is how many actions of the
    deal had been played: an entry with a smaller number than one before it takes that one back.
    """

    kind: LineKind
    deal: int
    turn: int
    action: int
    seat: int | None = None
    name: str = ""
    mine: bool = False
    """Whether it is the viewer's turn."""
    deed: Deed | None = None
    said: str = ""
    """A sentence that stands on its own."""

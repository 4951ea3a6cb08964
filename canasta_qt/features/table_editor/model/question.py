"""A question that is built of cards and a deed, and the ruling on it; `rulings.rule` gives it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.refusals import Refusal
from canasta_qt.engine.state import DealState
from canasta_qt.record.positions.judge import after

Deed = Literal["draw", "take", "lay", "add", "discard", "out", "ask"]

Open = Literal["hand", "many", "unknown", "draw", "choose", "choose_one"]
"""Why there is neither yes nor no: the hand is not known, too many ways, cards nobody knows, it
depends on the card that is drawn; cards are to be chosen first."""


@dataclass(frozen=True, slots=True)
class Question:
    """May the player to act do this?

    Attributes:
        words: the chosen cards of the hand, as positions write them.
        onto: the meld that cards are added to, counted from 0. side: whose it is, where
            it is not the own side's.
    """

    deed: Deed
    words: tuple[str, ...] = ()
    onto: int = 0
    side: int | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to a question, without words.

    Attributes:
        legal: None where it is open; `reason` then says why.
        refusal: why not.
        way: what is legal as it was asked, one action after the other.
        instead: what would be legal, in the same way; with these cards and others, or with others.
        stuck: cards of the hand that stand in the way of going out.
        helps: cards any of which lets the player go out if it is drawn.
        cards: the cards that were meant.
        state: the position, with its threes laid out.
    """

    legal: bool | None
    state: DealState
    cards: tuple[int, ...] = ()
    refusal: Refusal | None = None
    reason: Open | None = None
    way: tuple[Action, ...] = ()
    instead: tuple[Action, ...] = ()
    stuck: tuple[int, ...] = ()
    helps: tuple[int, ...] = ()

    @property
    def after(self) -> DealState:
        """The position after the way."""
        return after(self.state, self.way)

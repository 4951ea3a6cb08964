"""An imagined hand and table of the own side, cheap to change and to copy."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import IS_WILD, JOKER, KIND, TWO


@dataclass(slots=True)
class Sketch:
    """An imagined moment: kind to cards held, and to naturals and wilds on the own table."""

    held: list[int]
    naturals: list[int]
    wilds: list[int]

    def copy(self) -> Sketch:
        """An independent copy."""
        return Sketch(self.held[:], self.naturals[:], self.wilds[:])

    @property
    def wilds_held(self) -> int:
        """Wild cards in hand."""
        return self.held[TWO] + self.held[JOKER]

    @property
    def hand_size(self) -> int:
        """Cards in hand, red threes apart: those never stay there."""
        return sum(self.held[TWO:])

    def lay(self, kind: int, naturals: int, twos: int = 0, jokers: int = 0) -> None:
        """Move cards from the hand to the meld of a kind."""
        if naturals:
            self.held[kind] -= naturals
            self.naturals[kind] += naturals
        self.held[TWO] -= twos
        self.held[JOKER] -= jokers
        self.wilds[kind] += twos + jokers


def sketch_of(know: Knowledge) -> Sketch:
    """The moment as it is."""
    return Sketch(know.held[:], know.own.naturals[:], know.own.wilds[:])


def meld_kind(know: Knowledge, play: Play) -> int:
    """The kind of the meld that a play goes to."""
    for card in play.cards:
        if not IS_WILD[KIND[card]]:
            return KIND[card]
    for meld in know.view.melds[know.side]:
        if meld.uid == play.onto:
            return meld.kind
    return TWO


def imagine(know: Knowledge, sketch: Sketch, plays: Sequence[Play], top: int | None = None) -> None:
    """Lay the plays in the sketch; `top` comes from the pile, not from the hand."""
    if top is not None:
        sketch.held[KIND[top]] += 1
    for play in plays:
        kind = meld_kind(know, play)
        for card in play.cards:
            this = KIND[card]
            sketch.held[this] -= 1
            if IS_WILD[this]:
                sketch.wilds[kind] += 1
            else:
                sketch.naturals[kind] += 1

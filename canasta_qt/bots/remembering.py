"""What a bot of a level has in its head beside what it sees, so that it can be shown."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.personalities import weights_of
from canasta_qt.bots.levels import style_of
from canasta_qt.engine.view import PlayerView

Counts = tuple[int, ...]
"""Kind of card to a number of cards."""


@dataclass(frozen=True, slots=True)
class Remembered:
    """What is in a bot's head.

    Attributes:
        known: seat to the cards that it knows to be in that hand, because they came with the pile.
        unseen: cards of which it does not know where they are: in the stock or in other hands.
        rounds: how many rounds back it remembers; None: to the beginning of the deal.
        reads_hands: whether it thinks about what others hold.
    """

    known: tuple[Counts, ...]
    unseen: Counts
    rounds: float | None
    reads_hands: bool


def remembered(view: PlayerView, level: str) -> Remembered:
    """What a bot of this level (and temper) has in its head when it sees this."""
    style = style_of(level)
    weights = weights_of(style.level, style.temper)
    know = Knowledge(view, weights)
    known = tuple(map(tuple, know.memory.known))
    return Remembered(known, tuple(know.loose), weights.remembers, weights.reads_hands)

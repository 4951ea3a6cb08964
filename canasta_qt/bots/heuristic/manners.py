"""What a partner is seen to be about, and what it costs to cross those plans.

A player sits with somebody who has plans of their own: who begins a meld wants it to grow, who
freezes the pile wants it to stay frozen, who lays nothing down may want to go out concealed.
Everything is read from what the whole table has seen, by everybody: attention is one thing,
politeness another, so the levels differ in their weights only.
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.sketch import Sketch, meld_kind, sketch_of
from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import IS_WILD, KIND, KINDS, NATURAL_KINDS
from canasta_qt.engine.events import Discarded, Melded

_LONG = 4
"""From so many naturals on a meld may well become a natural canasta."""
_LATE = 0.4
"""From this urgency on cards had better be laid wherever they go."""
_PATIENT_ROUNDS = 2
"""Rounds after the opening in which a partner may lay nothing without meaning anything by it."""


class Manners:
    """The plans of the partners at one moment, and their price in points.

    Attributes:
        builds: kind to "a partner has laid most of the own side's unfinished meld of it".
        froze: a partner froze the pile as it lies.
        holds_back: a partner keeps everything in hand although the side has long opened.
    """

    __slots__ = ("_full", "_know", "_weights", "builds", "froze", "holds_back")

    def __init__(self, know: Knowledge) -> None:
        self._know = know
        self._weights = know.weights
        self._full = know.setup.canasta_size
        mates = know.view.teammates(know.seat)
        self.builds = _builds(know) if mates else [False] * KINDS
        self.froze = bool(mates) and _freezer(know) in mates
        self.holds_back = any(_holds_back(know, mate) for mate in mates)

    def discard(self, kind: int) -> float:
        """What it costs to throw away a card that a partner's meld is waiting for."""
        return self._weights.mates_card if self.builds[kind] else 0.0

    def lay(self, kind: int, naturals: int, wilds: int, table: Sketch) -> float:
        """What it is worth to lay these cards beside those of `table`.

        Naturals help a partner's meld; a wild spoils a natural one unless it completes it.
        """
        if not self.builds[kind]:
            return 0.0
        value = self._weights.mates_card * naturals
        if self._spoils(kind, naturals, wilds, table):
            value -= self._weights.mates_natural * (1 - self._know.urgency)
        return value

    def spoils(self, plays: Sequence[Play]) -> bool:
        """Whether these plays put a wild on a partner's natural meld that does not complete it.

        On the way out, or shortly before somebody else's, everything may be laid.
        """
        left = len(self._know.view.hand) - sum(len(play.cards) for play in plays)
        if left < 2 or self._know.urgency > _LATE:
            return False
        table = sketch_of(self._know)
        for play in plays:
            wilds = sum(IS_WILD[KIND[card]] for card in play.cards)
            kind = meld_kind(self._know, play)
            if self._spoils(kind, len(play.cards) - wilds, wilds, table):
                return True
        return False

    def _spoils(self, kind: int, naturals: int, wilds: int, table: Sketch) -> bool:
        if not wilds or not self.builds[kind] or table.wilds[kind]:
            return False
        naturals += table.naturals[kind]
        return naturals >= _LONG and naturals + wilds < self._full

    def feeding(self) -> float:
        """By how much more a discard costs that lets the rivals have a partner's frozen pile."""
        return self._weights.mates_frozen_pile if self.froze else 1.0

    def going_out(self) -> float:
        """What it costs to end the deal under a partner who holds everything back."""
        return self._weights.mates_secret if self.holds_back else 0.0


def _builds(know: Knowledge) -> list[bool]:
    """Kind to "more cards of the side's meld under way came from partners than from this seat"."""
    under_way = {
        meld.uid: meld.kind
        for meld in know.own.melds
        if meld is not None
        and meld.kind in NATURAL_KINDS
        and len(meld.cards) < know.setup.canasta_size
    }
    balance = [0] * KINDS
    for event in know.view.history:
        if isinstance(event, Melded) and event.side == know.side and event.uid in under_way:
            sign = -1 if event.seat == know.seat else 1
            balance[under_way[event.uid]] += sign * len(event.cards)
    return [count > 0 for count in balance]


def _freezer(know: Knowledge) -> int:
    """The seat whose discard froze the pile as it lies; -1 where nobody's did."""
    card = know.view.freezer
    if card < 0:
        return -1
    for event in reversed(know.view.history):
        if isinstance(event, Discarded) and event.card == card:
            return event.seat
    return -1


def _holds_back(know: Knowledge, mate: int) -> bool:
    """Whether a partner has let rounds pass since the opening and has never laid a card."""
    view = know.view
    opened = view.opened[know.side]
    if not opened or view.laid_before[mate]:
        return False
    return know.rounds_since(opened) > _PATIENT_ROUNDS

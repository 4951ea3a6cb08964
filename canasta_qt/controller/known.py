"""A page that tells what a player knew before a move, and what it compared."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.controller.session import Session
from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.record.log import Entry
from canasta_qt.record.thoughts import Thought
from canasta_qt.record.timeline import Place, Timeline

Faces = tuple[str | None, ...]
"""Pictures of cards side by side; None is a card face down."""


@dataclass(frozen=True, slots=True)
class KnownRow:
    """A line of the page: whose or what, in words, and cards in groups."""

    label: str = ""
    text: str = ""
    groups: tuple[Faces, ...] = ()
    words: str = ""
    """The cards in words."""


@dataclass(frozen=True, slots=True)
class KnownSection:
    """Lines that belong together."""

    title: str
    rows: tuple[KnownRow, ...]


@dataclass(frozen=True, slots=True)
class ComparedRow:
    """A move that was looked at: what, its points, what else is to be said, and if it was made."""

    move: str
    points: str
    note: str
    made: bool


@dataclass(frozen=True, slots=True)
class Compared:
    """What was compared for a move, and where these figures come from."""

    note: str
    rows: tuple[ComparedRow, ...] = ()


@dataclass(frozen=True, slots=True)
class KnownPage:
    """The page, but for what was compared.

    Attributes:
        where: deal and move. move: what was done. who: how the player plays.
        promise: that nothing else was known.
    """

    title: str
    where: str
    move: str
    who: str
    promise: str
    sections: tuple[KnownSection, ...]


@dataclass(frozen=True, slots=True)
class Move:
    """A move that can be asked about: `place` has its deal and its number there, from 1."""

    timeline: Timeline
    place: Place
    session: Session

    @property
    def entry(self) -> Entry:
        """Who did what."""
        return self.timeline.tape(self.place.deal).deal.entries[self.place.action - 1]

    @property
    def seat(self) -> int:
        """Who did it."""
        return self.entry.seat

    @property
    def action(self) -> Action:
        """What was done."""
        return self.entry.action

    @property
    def moves(self) -> int:
        """How many moves its deal has."""
        return self.timeline.tape(self.place.deal).actions

    @property
    def level(self) -> str:
        """Level and temper of the bot; empty for a person."""
        player = self.timeline.log.players[self.seat]
        return "" if player.is_human else player.played_by

    @property
    def kept(self) -> Thought:
        """What was compared, where the log has kept it."""
        return self.timeline.tape(self.place.deal).deal.thoughts.get(self.place.action, ())

    def view(self) -> PlayerView:
        """What the player saw before it: the very view that a bot is handed."""
        before = Place(self.place.deal, self.place.action - 1)
        return self.timeline.run_at(before).view(self.seat)


def may_be_told(timeline: Timeline, deal: int) -> bool:
    """Whether a deal's moves may be asked about: once it is over, so that nothing is betrayed."""
    return deal < len(timeline.tapes) or timeline.run.deal_over

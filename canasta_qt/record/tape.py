"""A deal as it was played, kept so that it can be entered anywhere."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.events import Event
from canasta_qt.engine.match import Match
from canasta_qt.engine.state import DealState
from canasta_qt.record.log import DealLog


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The start of a turn: the state after so many actions and events of the deal; not changed."""

    entries: int
    events: int
    state: DealState


@dataclass(frozen=True, slots=True)
class DealTape:
    """A deal as it was played, to be entered at any action (`MatchRun.at`); never changed.

    Attributes:
        deal: its log. before: the match as the deal began.
        history: its events. events_before: action (from 0) to how many events came before it.
        turns: the beginnings of its turns.
    """

    deal: DealLog
    before: Match
    history: tuple[Event, ...]
    events_before: tuple[int, ...]
    turns: tuple[Checkpoint, ...]

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return len(self.events_before)

    def events(self, action: int) -> tuple[Event, ...]:
        """What the action of this number, from 1, brought about; for 0 the deal itself."""
        marks = (0, *self.events_before, len(self.history))
        return self.history[marks[action] : marks[action + 1]]

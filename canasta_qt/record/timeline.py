"""`Timeline`: a whole match laid out, so that it can be entered at any action at once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from canasta_qt.engine import events as ev
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.tape import DealTape

MarkKind = Literal["opening", "take", "canasta"]


class Place(NamedTuple):
    """A moment of a match: a deal, from 1, and how many of its actions have been played."""

    deal: int
    action: int


@dataclass(frozen=True, slots=True)
class Mark:
    """Something worth finding: what, the number of the action that did it, and whose it was."""

    kind: MarkKind
    action: int
    seat: int


class Timeline:
    """A log played again once, kept deal by deal.

    Attributes:
        log: what was played; read it.
        tapes: the deals, the first first; at least one.
    """

    def __init__(self, log: MatchLog) -> None:
        """Raises `ReplayDifference` where the log does not play, `ValueError` for no deals."""
        if not log.deals:
            raise ValueError("the match has no deals")
        self.log = log.copy()
        self.tapes: list[DealTape] = []
        run = MatchRun.from_log(log, on_deal_over=lambda run: self.tapes.append(run.tape()))
        if not run.deal_over:
            self.tapes.append(run.tape())
        self.run = run
        self._marks: dict[int, tuple[Mark, ...]] = {}

    @property
    def end(self) -> Place:
        """The last moment."""
        return Place(len(self.tapes), self.tapes[-1].actions)

    @property
    def finished(self) -> bool:
        """Whether the match has come to its end."""
        if self.run.deal_over:
            self.run.finish_deal()
        return self.run.outcome() is not None

    def tape(self, deal: int) -> DealTape:
        """The deal of this number, from 1."""
        return self.tapes[deal - 1]

    def run_at(self, place: Place) -> MatchRun:
        """The match at this moment, as a run of its own; a deal that is over is booked."""
        run = MatchRun.at(self.log, self.tape(place.deal), place.action)
        if run.deal_over:
            run.finish_deal()
        return run

    def clipped(self, place: Place) -> Place:
        """The nearest moment there is."""
        deal = max(1, min(place.deal, len(self.tapes)))
        return Place(deal, max(0, min(place.action, self.tape(deal).actions)))

    def moved(self, place: Place, actions: int) -> Place:
        """So many actions on, or back; over the ends of deals."""
        deal, action = place.deal, place.action + actions
        while action < 0 and deal > 1:
            deal -= 1
            action += self.tape(deal).actions + 1
        while action > self.tape(deal).actions and deal < len(self.tapes):
            action -= self.tape(deal).actions + 1
            deal += 1
        return self.clipped(Place(deal, action))

    def next_turn(self, place: Place) -> Place:
        """The beginning of the turn after this one, or the end of the deal."""
        tape = self.tape(place.deal)
        if place.action >= tape.actions:
            return self.moved(place, 1)
        begins = [turn.entries for turn in tape.turns if turn.entries > place.action]
        return Place(place.deal, min([*begins, tape.actions]))

    def turn_before(self, place: Place) -> Place:
        """The beginning of this turn, or of the one before where it is just beginning."""
        begins = [t.entries for t in self.tape(place.deal).turns if t.entries < place.action]
        return Place(place.deal, max(begins)) if begins else self.moved(place, -1)

    def marks(self, deal: int) -> tuple[Mark, ...]:
        """Openings, pile takes and canastas of a deal, in order."""
        if deal not in self._marks:
            tape = self.tape(deal)
            actions = range(1, tape.actions + 1)
            self._marks[deal] = tuple(mark for at in actions for mark in _marks(tape, at))
        return self._marks[deal]


def _marks(tape: DealTape, action: int) -> Iterator[Mark]:
    for event in tape.events(action):
        kind = _MARKED.get(type(event))
        if kind is not None:
            yield Mark(kind, action, getattr(event, "seat", -1))


_MARKED: Final[dict[type, MarkKind]] = {
    ev.Opened: "opening",
    ev.PileTaken: "take",
    ev.CanastaCompleted: "canasta",
}

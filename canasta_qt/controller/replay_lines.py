"""What happened in a deal, entry by entry, each with the action that it tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from canasta_qt.controller.beats import steps_of
from canasta_qt.controller.board import Board
from canasta_qt.controller.ledger_scribe import LedgerScribe
from canasta_qt.controller.presenter import Presenter
from canasta_qt.controller.session import Session
from canasta_qt.controller.view_model import LedgerEntry
from canasta_qt.engine import events as ev
from canasta_qt.record.tape import DealTape
from canasta_qt.record.timeline import Place, Timeline


def entries_of(timeline: Timeline, deal: int, session: Session) -> tuple[LedgerEntry, ...]:
    """The ledger of a deal as it was told while it was played."""
    tape = timeline.tape(deal)
    scribe = LedgerScribe(session, deal)
    entries = tuple(_entries(tape, scribe))
    if tape.deal.scored is None:
        return entries
    end = timeline.run_at(Place(deal, tape.actions))
    sides = Presenter(end, session).entered(end).final.sides
    return (*entries, scribe.scores(sides, tape.actions))


def _entries(tape: DealTape, scribe: LedgerScribe) -> Iterator[LedgerEntry]:
    states = {turn.entries: turn.state for turn in tape.turns}
    state = tape.turns[0].state
    board = Board.undealt(state)
    for action in range(tape.actions + 1):
        for step in steps_of(tape.events(action), state):
            for event in step.events:
                board.follow(event)
                entry = scribe.write(event, board, action)
                if entry is not None:
                    yield entry
        if action in states:
            state = states[action]
            board.read(state)


def action_of_line(tape: DealTape, kind: str) -> int:
    """The action that a line of the score sheet comes from: the last of its sort.

    What only counts at the end leads to the end of the deal.
    """
    wanted = _BEHIND.get(kind)
    if wanted is None:
        return tape.actions
    found = (
        action
        for action in range(tape.actions, -1, -1)
        if any(_is_wanted(event, *wanted) for event in tape.events(action))
    )
    return next(found, tape.actions)


def _is_wanted(event: object, sort: type, style: str) -> bool:
    return isinstance(event, sort) and (not style or getattr(event, "style", "") == style)


_BEHIND: Final[dict[str, tuple[type, str]]] = {
    "natural_canasta": (ev.CanastaCompleted, "natural"),
    "mixed_canasta": (ev.CanastaCompleted, "mixed"),
    "wild_canasta": (ev.CanastaCompleted, "wild"),
    "sequence_canasta": (ev.CanastaCompleted, "sequence"),
    "aces_canasta": (ev.CanastaCompleted, ""),
    "sevens_canasta": (ev.CanastaCompleted, ""),
    "set_bonus": (ev.CanastaCompleted, ""),
    "special_hand": (ev.SpecialHandDeclared, ""),
    "red_threes": (ev.ThreesTabled, ""),
    "black_threes": (ev.ThreesTabled, ""),
    "melded": (ev.Melded, ""),
    "heap": (ev.LaidOnHeap, ""),
    "exact_cut": (ev.DeckCut, ""),
}
"""Kind of a score line to the event behind it, and its style where that matters."""

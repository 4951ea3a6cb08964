"""What happened in a deal, line by line, each with the action that it tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from canasta_qt.controller.beats import steps_of
from canasta_qt.controller.board import Board
from canasta_qt.controller.messages import Tellers, announce
from canasta_qt.controller.session import Session
from canasta_qt.engine import events as ev
from canasta_qt.record.replay import DealTape


class ReplayLine(NamedTuple):
    """One line of the ledger: the number of the action, 0 for the deal itself, and the words."""

    action: int
    text: str


def lines_of(tape: DealTape, session: Session) -> tuple[ReplayLine, ...]:
    """The ledger of a deal as it was told while it was played."""
    return tuple(_lines(tape, session))


def _lines(tape: DealTape, session: Session) -> Iterator[ReplayLine]:
    states = {turn.entries: turn.state for turn in tape.turns}
    state = tape.turns[0].state
    board = Board.undealt(state)
    for action in range(tape.actions + 1):
        for step in steps_of(tape.events(action), state):
            told: list[str] = []
            for event in step.events:
                board.follow(event)
                who = Tellers(session.names, session.viewer, board.kind_of_meld, len(board.pile))
                text = announce(event, who)
                if text and text not in told:
                    told.append(text)
            if told:
                yield ReplayLine(action, " ".join(told))
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

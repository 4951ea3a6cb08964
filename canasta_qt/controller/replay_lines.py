"""What happened in a deal, line by line, each with the action that it tells of."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from canasta_qt.controller.beats import steps_of
from canasta_qt.controller.board import Board
from canasta_qt.controller.messages import Tellers, announce
from canasta_qt.controller.session import Session
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

"""What a seat had to decide in a deal: a view, and the one move that was made of it.

Cards that are laid down one after the other in a turn are one move, as players inside imagined
deals lay all they want at once: each step by itself would look as if the seat wanted no more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    LayDown,
)
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.judging.laying import goes_on_laying, joined
from canasta_qt.record.log import Entry
from canasta_qt.record.replay import DealTape
from canasta_qt.record.timeline import ReplayPoint, Timeline


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a seat made.

    Attributes:
        action, last: the numbers of its first and last action in the deal, from 1.
        turn: the seat's own turn, from 1.
        view: what the seat knew.
        played: what it did.
    """

    action: int
    last: int
    turn: int
    view: PlayerView
    played: Action


_NO_CHOICES: Final = (AnswerPermission, ConcedeDeal)
"""What is not judged: it speaks of the hand of another one."""


def decisions(timeline: Timeline, deal: int, seat: int, after: int = 0) -> Iterator[Decision]:
    """The choices of a seat in a deal, but for those in its first `after` actions.

    Left out is what cannot be judged by itself: answers, questions that a partner says no to, and
    steps of laying down that make no single move together.
    """
    tape = timeline.tape(deal)
    entries = tape.deal.entries
    number = 0
    while number < len(entries):
        number += 1
        if entries[number - 1].seat != seat or number <= after:
            continue
        last = _last_of(entries, number)
        decision = _decision(timeline, tape, number, last)
        if decision is None:
            number = last
            continue
        yield decision
        number = decision.last


def _decision(timeline: Timeline, tape: DealTape, number: int, last: int) -> Decision | None:
    entries, deal = tape.deal.entries, tape.deal.number
    seat, action = entries[number - 1]
    if isinstance(action, _NO_CHOICES) or _is_denied(entries, number):
        return None
    run = timeline.run_at(ReplayPoint(deal, number - 1))
    view = run.view(seat)
    turn = sum(begun.state.turn_seat == seat for begun in tape.turns if begun.entries <= number - 1)
    if not isinstance(action, LayDown) or goes_on_laying(view):
        return Decision(number, number, turn, view, action)
    after = timeline.run_at(ReplayPoint(deal, last)).state
    played = action if last == number else joined(view, after.melds[view.side])
    if played is None or _lays_more(entries, last, seat):
        return None
    return Decision(number, last, turn, view, played)


def _last_of(entries: Sequence[Entry], number: int) -> int:
    """The last of the lay-downs that follow each other, from this action on."""
    seat, last = entries[number - 1].seat, number
    while last < len(entries) and isinstance(entries[last].action, LayDown):
        if entries[last].seat != seat:
            break
        last += 1
    return last if isinstance(entries[number - 1].action, LayDown) else number


def _lays_more(entries: Sequence[Entry], last: int, seat: int) -> bool:
    """Whether the seat lays down, or asks, once more in the same turn."""
    for entry in entries[last:]:
        if entry.seat == seat:
            return isinstance(entry.action, (LayDown, AskPermission))
        if not isinstance(entry.action, AnswerPermission):
            return False
    return False


def _is_denied(entries: Sequence[Entry], number: int) -> bool:
    """Whether this is a question that nobody answers with yes."""
    if not isinstance(entries[number - 1].action, AskPermission):
        return False
    answer = entries[number].action if number < len(entries) else None
    return not (isinstance(answer, AnswerPermission) and answer.yes)

"""Whether a position of a lesson may come about at a real table."""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.engine.cards import KIND
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.state import DealState, Phase
from canasta_qt.features.learning.lessons.model.lesson import Lesson, stage


def impossible(lesson: Lesson) -> Iterator[str]:
    """What could never lie so: the line of the position, and why."""
    starts = [(1, lesson.start)]
    starts += [(at, step.start) for at, step in enumerate(lesson.steps, 1) if step.start]
    for at, start in starts:
        state = stage(start).run.state
        for side in range(len(state.melds)):
            for reason in (_too_poor(state, side), _too_few(state, side)):
                if reason:
                    yield f"{lesson.id}: step {at}: side {side} {reason}"


def _too_poor(state: DealState, side: int) -> str:
    """Melds only grow: what lies there is no less than it took to open."""
    points = state.setup.points
    laid = sum(points[KIND[card]] for meld in state.melds[side] for card in meld.cards)
    seat = state.side_of.index(side)
    needed = opening_minimum(state, seat)
    return f"has melds of {laid}, but opens with {needed}" if 0 < laid < needed else ""


def _too_few(state: DealState, side: int) -> str:
    """A side never has fewer cards than it was dealt: each turn brings what its discard takes."""
    deal = state.setup.rules.deal
    seats = [seat for seat, its in enumerate(state.side_of) if its == side]
    has = sum(len(state.hands[seat]) for seat in seats)
    has += sum(len(meld.cards) for meld in state.melds[side])
    dealt = sum(deal.hand_size for _ in seats)
    dealt += sum(deal.foot_size for seat in seats if not state.feet[seat])
    dealt += state.phase is Phase.PLAY and state.actor in seats
    return f"has {has} cards of at least {dealt}" if has < dealt else ""

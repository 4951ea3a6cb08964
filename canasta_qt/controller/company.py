"""Who sits where and who belongs together, as one person at the table sees it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta_qt.controller.messages import say
from canasta_qt.controller.session import Session
from canasta_qt.controller.view_model import Position
from canasta_qt.engine.setup import Setup

_PLACES: dict[int, tuple[Position, ...]] = {
    2: ("top",),
    3: ("left", "right"),
    4: ("left", "top", "right"),
    5: ("left", "top_left", "top_right", "right"),
    6: ("left", "top_left", "top", "top_right", "right"),
}


def place_of(seat: int, viewer: int, seats: int) -> Position:
    """Where a seat is drawn, the viewer at the bottom and the others clockwise from the left."""
    step = (seat - viewer) % seats
    return _PLACES[seats][step - 1] if step else "bottom"


def own_first(groups: Sequence[Sequence[int]], viewer: int) -> list[int]:
    """Groups of seats as they are listed: the viewer's own first, then the others in turn.

    The groups are sides or scorers; each is named by its place in `groups`.
    """
    ours = next(index for index, seats in enumerate(groups) if viewer in seats)
    return [(ours + step) % len(groups) for step in range(len(groups))]


def people(session: Session, seats: Iterable[int]) -> str:
    """These people, the viewer first: "You", "You & Vera", "You, Otto & Emil"."""
    count = len(session.seats)
    ordered = sorted(seats, key=lambda seat: (seat - session.viewer) % count)
    *firsts, last = (session.name(seat) for seat in ordered)
    if not firsts:
        return last
    text = firsts[0]
    for name in firsts[1:]:
        text = say("side.more", first=text, second=name)
    return say("side.names", first=text, second=last)


def scorer_names(session: Session, setup: Setup) -> tuple[str, ...]:
    """Whom each running total of the match belongs to."""
    return tuple(people(session, seats) for seats in setup.scorer_seats)

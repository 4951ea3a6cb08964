"""A process that reviews: it goes through deals, or compares a move, and tells what it finds.

Importing this module does nothing, so that a spawned child may import it. What crosses the pipe:

- to the worker: a `ReviewOrder`, a `MoveOrder` or a `Call`; the next one when the last was
  answered;
- back: any number of `Found`, or one `MoveAnswer` or `Returned`, then a `Done`, with what went
  wrong if something did.
"""

from __future__ import annotations

import multiprocessing
import traceback
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from multiprocessing.connection import Connection, wait
from time import monotonic
from typing import Any, Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.review.model.judging import Judge, Verdict
from canasta_qt.features.review.model.moments import MatchReview
from canasta_qt.features.review.model.reviewing import Reviewer, deals_to_review
from canasta_qt.players.judging.comparison import Gap, compare
from canasta_qt.players.worker import stay_humble
from canasta_qt.record.log import MatchLog
from canasta_qt.record.timeline import Timeline

AS_GOOD: Final = 15.0
"""Points by which a move may fall behind the best one and is still as good."""
TELL_S: Final = 0.5
"""How often it is told how far a review is; moments are told at once."""


@dataclass(frozen=True, slots=True)
class ReviewOrder:
    """Review these deals for a seat, in this order; `before` is what is known already."""

    log: MatchLog
    seat: int
    before: MatchReview | None
    deals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MoveOrder:
    """Compare a move with the best one; where that is not known, judge the move."""

    view: PlayerView
    played: Action
    best: Action | None = None


@dataclass(frozen=True, slots=True)
class Call:
    """Any other work: call a function of a module with these values, and tell what it returns."""

    function: Callable[..., object]
    arguments: tuple[object, ...]


Order = ReviewOrder | MoveOrder | Call


@dataclass(frozen=True, slots=True)
class Found:
    """What is known by now."""

    review: MatchReview


@dataclass(frozen=True, slots=True)
class MoveAnswer:
    """What came of a move.

    Attributes:
        verdict: of the judge; "fine" or "better_there" where it was only compared.
        rival: what is better, or as good. points: by about how much it is better, or was better
            than what rules of thumb would have done.
        gap: by how much the best move leads in the first comparison, where there was one.
        worlds: imagined deals of that.
    """

    verdict: Verdict
    rival: Action | None = None
    points: int = 0
    gap: Gap | None = None
    worlds: int = 0


@dataclass(frozen=True, slots=True)
class Returned:
    """What a `Call` has returned."""

    value: object


@dataclass(frozen=True, slots=True)
class Done:
    """An order is over; `trouble` is for the log where something went wrong."""

    trouble: str = ""


Told = Found | MoveAnswer | Returned | Done


def over_by_now(log: MatchLog) -> MatchLog:
    """A match without the deal that is still played, and without what bots are seeded with."""
    deals = [deal.copy() for deal in log.deals if deal.scored is not None]
    return replace(log, deals=deals, secret="", commitment="", conceded=None)


def review_worker(connection: Connection, niceness: int) -> None:
    """Entry of the child process: do orders until the pipe closes or the parent dies."""
    stay_humble(niceness)
    parent = multiprocessing.parent_process()
    ends: list[Any] = [connection] if parent is None else [connection, parent.sentinel]
    try:
        while connection in wait(ends):
            _carry_out(connection, connection.recv())
    except (EOFError, OSError):
        return
    finally:
        connection.close()


def _carry_out(connection: Connection, order: Order) -> None:
    """Tell what is found; a failure is told, it does not end the process."""
    trouble = ""
    told = answers(order)
    while True:
        try:
            one = next(told, None)
        except Exception:  # noqa: BLE001 - whatever it is, the parent must hear of it
            trouble, one = traceback.format_exc(), None
        if one is None:
            break
        connection.send(one)
    connection.send(Done(trouble))


def answers(order: Order) -> Iterator[Told]:
    """What comes of an order, one after the other."""
    if isinstance(order, MoveOrder):
        yield judged(order) if order.best is None else compared(order, order.best)
        return
    if isinstance(order, Call):
        yield Returned(order.function(*order.arguments))
        return
    timeline = Timeline(order.log)
    deals = [deal for deal in order.deals if deal in deals_to_review(timeline)]
    reviewer = Reviewer(timeline, order.seat, order.before, deals)
    yield Found(reviewer.review)
    told = monotonic()
    for progress in reviewer.run():
        done = progress.review.deals[progress.deal].done
        if progress.moment is not None or done or monotonic() - told >= TELL_S:
            told = monotonic()
            yield Found(progress.review)


def judged(order: MoveOrder) -> MoveAnswer:
    """What the judge says of a move."""
    judgement = Judge().judge(order.view, order.played)
    worlds = judgement.comparer.worlds if judgement.comparer is not None else 0
    return MoveAnswer(
        judgement.verdict, judgement.rival, judgement.points, judgement.careful, worlds
    )


def compared(order: MoveOrder, best: Action) -> MoveAnswer:
    """Whether a move is as good as the best one."""
    found = compare(order.view, (order.played, best), luck="again")
    if found is None:
        right = order.played == best
        return MoveAnswer("fine" if right else "not_asked", best)
    gap = found.gap(1, 0)
    right = gap.points <= AS_GOOD
    points = max(0, 10 * round(gap.points / 10))
    return MoveAnswer("fine" if right else "better_there", best, points, gap, found.worlds)

"""The work of a process for a review: it goes through deals, or compares a move.

Importing this module does nothing, so that a spawned child may import it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from time import monotonic
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.review.model.judging import MoveJudge, MoveVerdict
from canasta_qt.features.review.model.moments import MatchReview
from canasta_qt.features.review.model.reviewing import Reviewer, deals_to_review
from canasta_qt.players.judging import Gap, compare
from canasta_qt.record.log import MatchLog
from canasta_qt.record.timeline import Timeline

AS_GOOD: Final = 15.0
"""Points by which a move may fall behind the best one and is still as good."""
REPORT_S: Final = 0.5
"""How often it is reported how far a review is; moments are reported at once."""


@dataclass(frozen=True, slots=True)
class ReviewOrder:
    """Review these deals for a seat, in this order; `before` is an earlier review."""

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
class MoveAnswer:
    """The answer about a move.

    Attributes:
        verdict: of the judge; "fine" or "better_there" where it was only compared.
        rival: a better move, or one as good. points: by about how much it is better, or was better
            than what rules of thumb would have done.
        gap: by how much the best move leads in the first comparison, where there was one.
        worlds: imagined deals of that.
    """

    verdict: MoveVerdict
    rival: Action | None = None
    points: int = 0
    gap: Gap | None = None
    worlds: int = 0


def over_by_now(log: MatchLog) -> MatchLog:
    """A match without the deal that is still played, and without the seeds of bots."""
    deals = [deal.copy() for deal in log.deals if deal.scored is not None]
    return replace(log, deals=deals, secret="", commitment="", conceded=None)


def review_deals(order: ReviewOrder) -> Iterator[MatchReview | None]:
    """The review, again and again as it grows; None while there is nothing new."""
    timeline = Timeline(order.log)
    deals = [deal for deal in order.deals if deal in deals_to_review(timeline)]
    reviewer = Reviewer(timeline, order.seat, order.before, deals)
    yield reviewer.review
    reported = monotonic()
    for progress in reviewer.run():
        done = progress.review.deals[progress.deal].done
        news = progress.moment is not None or done or monotonic() - reported >= REPORT_S
        if news:
            reported = monotonic()
        yield progress.review if news else None


def resumed(order: ReviewOrder, known: MatchReview) -> ReviewOrder:
    """The same order, to be continued from a review."""
    return replace(order, before=known)


def judge_move(order: MoveOrder) -> MoveAnswer:
    return judged(order) if order.best is None else compared(order, order.best)


def judged(order: MoveOrder) -> MoveAnswer:
    judgement = MoveJudge().judge(order.view, order.played)
    worlds = judgement.comparer.worlds if judgement.comparer is not None else 0
    return MoveAnswer(
        judgement.verdict, judgement.rival, judgement.points, judgement.careful, worlds
    )


def compared(order: MoveOrder, best: Action) -> MoveAnswer:
    found = compare(order.view, (order.played, best), luck="again")
    if found is None:
        right = order.played == best
        return MoveAnswer("fine" if right else "not_asked", best)
    gap = found.gap(1, 0)
    right = gap.points <= AS_GOOD
    points = max(0, 10 * round(gap.points / 10))
    return MoveAnswer("fine" if right else "better_there", best, points, gap, found.worlds)

"""Reviews that say what a test wants, of a match that bots have played."""

from __future__ import annotations

from functools import cache

from canasta_qt.engine.actions import Discard, DrawStock
from canasta_qt.engine.cards import IS_WILD, KIND, RED_THREE
from canasta_qt.engine.rules import preset
from canasta_qt.features.review.model.moments import (
    Continuation,
    DealReview,
    MatchReview,
    Moment,
    MomentKind,
)
from canasta_qt.features.review.model.reviewing import Decision, deal_digest, decisions, judge_name
from canasta_qt.players.api import make_bot
from canasta_qt.players.judging import FactDifference, Gap
from canasta_qt.players.table import play_out
from canasta_qt.record.log import HUMAN, MatchLog, Player
from canasta_qt.record.replay import MatchRun
from canasta_qt.record.timeline import Timeline

SEAT = 0
FACT = FactDifference("next_takes", 0.31, 0.18, 9.0)


@cache
def played_match(deals: int = 2, more: int = 0, game: str = "classic_4p") -> MatchLog:
    """A match of one person and casual players: so many deals are over, and actions of the next."""
    rules = preset(game).rules
    names = ("You", "Vera", "Otto", "Nina", "Emil", "Rosa")[: rules.match.players]
    players = [Player(name, "casual" if seat else HUMAN) for seat, name in enumerate(names)]
    run = MatchRun.new(rules, "a review", players)
    bots = [make_bot("casual", f"reviewed/{seat}") for seat in range(len(players))]
    for _ in range(deals):
        run.start_deal()
        play_out(run, bots, "a test")
    if more:
        run.start_deal()
    for _ in range(more):
        run.play(bots[run.state.actor].choose(run.view(run.state.actor)))
    return run.log


def discards(timeline: Timeline, deal: int) -> list[tuple[Decision, Discard]]:
    """Choices of the seat to throw a card, each with another one that it might have thrown."""
    found = []
    for decision in decisions(timeline, deal, SEAT):
        if isinstance(decision.played, Discard):
            kind = KIND[decision.played.card]
            others = [
                card
                for card in decision.view.hand
                if KIND[card] not in (kind, RED_THREE) and not IS_WILD[KIND[card]]
            ]
            if others and KIND[others[0]] > 0:
                found.append((decision, Discard(others[0])))
    return found


def moment(
    timeline: Timeline, deal: int, at: int, kind: MomentKind = "costly", points: int = 60
) -> Moment:
    """The `at`-th discard of a deal as a moment."""
    decision, other = discards(timeline, deal)[at]
    order = timeline.tape(deal).deal.order
    way = Continuation(order, (decision.played, DrawStock()), (other, DrawStock()))
    gap = Gap(float(points), 7.0)
    return Moment(
        deal, decision.action, decision.last, SEAT, decision.turn, kind, points,
        decision.played, other, gap, gap, 3000, 24_000, FACT, None, way,
    )  # fmt: skip


def review_of(
    timeline: Timeline, found: dict[int, tuple[Moment, ...]], *, done: bool = True
) -> MatchReview:
    """A whole review with these moments by deal."""
    deals = {}
    for number, moments in found.items():
        tape = timeline.tape(number)
        deals[number] = DealReview(
            number, deal_digest(timeline.log, tape), tape.actions if done else 1, done, 9, moments
        )
    return MatchReview(SEAT, judge_name(), deals)


def usual_review(timeline: Timeline) -> MatchReview:
    """Two moments in the first deal, praise among them, and none in the second."""
    first = moment(timeline, 1, 1)
    second = moment(timeline, 1, 2, "well_found", 90)
    return review_of(timeline, {1: (first, second), 2: ()})

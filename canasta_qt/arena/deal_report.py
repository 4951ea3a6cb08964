"""What a finished deal came to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from canasta_qt.engine.scoring import SideScore
from canasta_qt.engine.state import DealResult
from canasta_qt.record.replay import MatchRun


@dataclass(frozen=True, slots=True)
class DealReport:
    """A deal that is over and booked.

    Attributes:
        match, deal: numbers from 1.
        dealer: the seat that dealt.
        result: how it ended.
        turns, actions: how long it was.
        scores: scorer by scorer, itemised.
        totals: points of each scorer with this deal.
        unit: what a scorer is: a side, or a player of his own.
    """

    match: int
    deal: int
    dealer: int
    result: DealResult
    turns: int
    actions: int
    scores: tuple[SideScore, ...]
    totals: tuple[int, ...]
    unit: Literal["side", "player"]


def deal_report(run: MatchRun, match: int = 1) -> DealReport:
    """The report of the deal that is over; books it."""
    state = run.state
    scores = run.finish_deal()
    log = run.log.deals[-1]
    return DealReport(
        match,
        log.number,
        log.dealer,
        state.result or DealResult(),
        state.turn,
        len(log.entries),
        scores,
        run.match.totals,
        unit_of(run),
    )


def unit_of(run: MatchRun) -> Literal["side", "player"]:
    """What a scorer is: a player where sides last for one deal only."""
    return "player" if run.match.setup.temporary else "side"

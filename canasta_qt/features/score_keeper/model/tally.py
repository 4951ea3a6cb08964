"""A whole sheet, scored: every deal's lines, totals, minimums, who deals, and who has won.

All figures come from `engine.match.Match` and the judge of scores behind it.
"""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.engine.match import Match, Outcome
from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.scoring import SideScore
from canasta_qt.features.score_keeper.model.entries import Sheet
from canasta_qt.features.score_keeper.model.table import EndedTable, end_of_deal


@dataclass(frozen=True, slots=True)
class Ahead:
    """What holds for a deal before it is played.

    Attributes:
        number: number of the deal, from 1.
        dealer: the seat that deals.
        order: the seats that play, in turn order.
        totals: scorer to total before the deal.
        minimums: scorer to the points that an opening needs.
    """

    number: int
    dealer: int
    order: tuple[int, ...]
    totals: tuple[int, ...]
    minimums: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TalliedDeal:
    """A deal that was entered: what held before it, how it ended, its scores, the totals after."""

    ahead: Ahead
    table: EndedTable
    scores: tuple[SideScore, ...]
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tally:
    """A sheet, scored.

    Attributes:
        deals: every deal in order.
        ahead: the deal that would be played next.
        outcome: how the match ended; None while it goes on.
        ended_with: number of the deal that ended it; 0 while it goes on.
        at_once: whether the last deal won the match whatever the totals are.
    """

    deals: tuple[TalliedDeal, ...]
    ahead: Ahead
    outcome: Outcome | None
    ended_with: int
    at_once: bool = False


def tally(sheet: Sheet) -> Tally:
    """Score a sheet. Raises `PositionProblem` for cards that cannot be, with their place.

    Deals entered after the end of the match count too: people may have agreed to play on.
    """
    match = begun(sheet)
    deals = []
    ended_with = 0
    for entry in sheet.deals:
        before = ahead_of(match)
        ended = end_of_deal(match, entry)
        scores = match.book(ended.pos, ended.counted)
        deals.append(TalliedDeal(before, ended, scores, match.totals))
        if not ended_with and match.outcome() is not None:
            ended_with = len(deals)
    return Tally(
        tuple(deals), ahead_of(match), match.outcome(), ended_with, bool(match.won_at_once)
    )


def begun(sheet: Sheet) -> Match:
    """The match of a sheet before its first deal."""
    match = Match(sheet.rules, "score keeper")
    match.dealer = sheet.dealer
    return match


def before_deal(sheet: Sheet, at: int) -> Match:
    """The match before deal number `at`, from 0."""
    match = begun(sheet)
    for entry in sheet.deals[:at]:
        ended = end_of_deal(match, entry)
        match.book(ended.pos, ended.counted)
    return match


def ahead_of(match: Match) -> Ahead:
    """What holds for the next deal of a match."""
    number = match.deal_number
    totals = match.totals
    return Ahead(
        number,
        match.dealer,
        match.setup.order_of_deal(number),
        totals,
        tuple(opening_minimum_for(match.rules, total, number) for total in totals),
    )

"""A whole sheet, scored: every deal's lines, totals, minimums, who deals or rests, who has won.

All figures come from `engine.match.Match` and the judge of scores behind it.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from canasta_qt.engine.match import Match, Outcome
from canasta_qt.engine.opening.requirements import opening_minimum_for
from canasta_qt.engine.scoring import SideScore, cost_in_hand
from canasta_qt.engine.setup import Setup
from canasta_qt.features.score_keeper.model.entries import (
    DealEntry,
    PlayerEntry,
    Sheet,
    added,
    holder,
)
from canasta_qt.features.score_keeper.model.table import EndedTable, PackPool, end_of_deal


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
class ScoredSheet:
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


def tally(sheet: Sheet) -> ScoredSheet:
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
    return ScoredSheet(
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


# --- who rests in a deal has nothing in it ----------------------------------------------------


def moved_up(sheet: Sheet) -> Sheet:
    """The sheet with everything that a resting player is said to have given to a partner."""
    deals = tuple(
        _given_away(sheet.setup, number, deal) for number, deal in enumerate(sheet.deals, 1)
    )
    return sheet if deals == sheet.deals else replace(sheet, deals=deals)


def _given_away(setup: Setup, number: int, deal: DealEntry) -> DealEntry:
    order = setup.order_of_deal(number)
    players, out, conceded = list(deal.players), deal.out, deal.conceded
    for seats in setup.sides:
        for seat in seats:
            if seat in order:
                continue
            partner = holder(setup, number, seats, None)
            out = partner if out == seat else out
            conceded = partner if conceded == seat else conceded
            heir = holder(setup, number, seats, out)
            players[heir] = added(*_alike(setup, players[heir], players[seat]))
            players[seat] = PlayerEntry()
    return replace(deal, players=tuple(players), out=out, conceded=conceded)


def _alike(setup: Setup, *entries: PlayerEntry) -> tuple[PlayerEntry, ...]:
    """Cards of a hand or foot become points where one of the entries has told points."""
    if any(one.hand is not None for one in entries):
        entries = tuple(
            replace(one, hand=_cost(setup, one.hand, one.hand_cards), hand_cards="")
            for one in entries
        )
    if any(one.foot is not None for one in entries):
        entries = tuple(
            replace(one, foot=_cost(setup, one.foot, one.foot_cards), foot_cards="")
            for one in entries
        )
    return entries


def _cost(setup: Setup, points: int | None, cards: str) -> int | None:
    if not cards:
        return points
    return sum(cost_in_hand(setup, card) for card in PackPool(setup).cards(cards, ""))

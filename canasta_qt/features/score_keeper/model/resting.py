"""Who rests in a deal has nothing in it: what was entered goes to a partner when deals move up.

Of five players one rests in each deal. Where a deal is taken out, the ones after it get other
numbers, and with them others rest.
"""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.engine.scoring import cost_in_hand
from canasta_qt.engine.setup import Setup
from canasta_qt.features.score_keeper.model.entries import (
    DealEntry,
    PlayerEntry,
    Sheet,
    added,
    holder,
)
from canasta_qt.features.score_keeper.model.table import Pool


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
    return sum(cost_in_hand(setup, card) for card in Pool(setup).cards(cards, ""))

"""Red threes: tabled from the hand and replaced from the stock."""

from __future__ import annotations

from canasta_qt.engine.cards import KIND, RED_THREE
from canasta_qt.engine.events import Event, StockDrawn, ThreesTabled
from canasta_qt.engine.state import DealState


def table_red_threes(
    state: DealState, seat: int, events: list[Event], *, replace: bool = True
) -> list[int]:
    """Table every red three `seat` holds, replacing each from the stock while it lasts.

    Returns the replacements, in drawing order; red threes among them are tabled and replaced in
    turn. `replace` False is for red threes that came in the pile (EX-047). Where they are penalty
    cards they stay in the hand.
    """
    if state.setup.rules.red_three.role == "penalty_card":
        return []
    hand = state.hands[seat]
    drawn: list[int] = []
    refill = replace and state.setup.rules.red_three.replace_from_stock
    while threes := [card for card in hand if KIND[card] == RED_THREE]:
        for card in threes:
            hand.remove(card)
        state.red_threes[seat] += threes
        events.append(ThreesTabled(seat, tuple(threes)))
        count = min(len(threes), state.stock_left) if refill else 0
        if not count:
            break
        start = len(state.stock) - state.stock_left
        new = state.stock[start : start + count]
        state.stock_left -= count
        hand += new
        drawn += new
        events.append(StockDrawn(seat, new, replacement=True))
    return drawn

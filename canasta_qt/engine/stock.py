"""Taking cards off the stock, and the card laid sideways near its bottom (`deal.turn_card`)."""

from __future__ import annotations

from canasta_qt.engine.events import Event, TurnCardDrawn
from canasta_qt.engine.state import DealState, Position


def take_cards(state: DealState, count: int) -> tuple[int, ...]:
    """Take up to `count` cards off the stock; fewer when it runs out."""
    start = len(state.stock) - state.stock_left
    cards = state.stock[start : start + count]
    state.stock_left -= len(cards)
    return cards


def announce_turn_card(state: DealState, seat: int, events: list[Event]) -> None:
    """Say so when `seat` has just drawn the turn card: fewer cards than its place are left."""
    place = state.setup.rules.deal.turn_card
    if place is not None and not state.turn_card_drawn and state.stock_left < place:
        state.turn_card_drawn = True
        events.append(TurnCardDrawn(seat))


def left_through_turn_card(pos: Position) -> int:
    """Cards that may be drawn without going past the turn card, that card included."""
    place = pos.setup.rules.deal.turn_card
    if place is None:
        return pos.stock_left
    return 0 if pos.turn_card_drawn else max(0, pos.stock_left - place + 1)

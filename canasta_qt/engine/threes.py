"""Threes laid out for points: tabled from the hand, replaced from the stock, or kept back."""

from __future__ import annotations

from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, KIND
from canasta_qt.engine.events import Event, StockDrawn, ThreesTabled
from canasta_qt.engine.state import DealState, Position
from canasta_qt.engine.stock import announce_turn_card, take_cards


def holds_tabled(pos: Position, cards: tuple[int, ...] | list[int]) -> bool:
    """Whether any of the cards is a three that is laid out for points."""
    tabled = pos.setup.tabled
    return any(tabled[KIND[card]] for card in cards)


def kept(pos: Position, seat: int, threes: list[int]) -> int:
    """How many of the threes in a hand stay there by themselves, the first ones held.

    `red_three.place = optional` and `three.keep_any` keep all; `three.keep_one_for_straight` one,
    until the side has opened.
    """
    if not pos.setup.keeps_threes:
        return 0
    rules = pos.setup.rules
    if rules.three.keep_any or rules.red_three.place == "optional":
        return len(threes)
    return 0 if pos.opened[pos.side_of[seat]] else 1


def table_threes(
    state: DealState,
    seat: int,
    events: list[Event],
    *,
    spared: int = HIDDEN,
    replaced: bool = True,
) -> list[int]:
    """Table every three of `seat` that has to be, replacing each from the stock while it lasts.

    Returns the replacements, in drawing order; threes among them are tabled and replaced in turn.
    `spared` is a card that stays in the hand whatever the rules say: the last one of the stock
    (EX-118). `replaced` False is for a foot whose threes are not (`foot.red_three_replaced`).
    """
    hand = state.hands[seat]
    tabled = state.setup.tabled
    drawn: list[int] = []
    refill = replaced and state.setup.rules.red_three.replace_from_stock
    while threes := [card for card in hand if tabled[KIND[card]] and card != spared]:
        threes = threes[kept(state, seat, threes) :]
        if not threes:
            break
        new = _table(state, seat, threes, refill, events)
        if not new:
            break
        drawn += new
    return drawn


def table_from_pile(
    state: DealState, seat: int, cards: tuple[int, ...], events: list[Event]
) -> None:
    """Table the threes among `cards`, which came with the pile (EX-047)."""
    tabled, joins = state.setup.tabled, state.setup.joins_hand
    threes = [card for card in cards if tabled[KIND[card]] and not joins[KIND[card]]]
    if not threes:
        return
    refill = state.setup.rules.red_three.replace_when_from_pile
    if holds_tabled(state, _table(state, seat, threes, refill, events)):
        table_threes(state, seat, events)


def lay_three(state: DealState, card: int, events: list[Event]) -> None:
    """Table a three that was kept, and replace it while the stock lasts."""
    seat = state.turn_seat
    new = _table(state, seat, [card], state.setup.rules.red_three.replace_from_stock, events)
    if holds_tabled(state, new):
        table_threes(state, seat, events)


def _table(
    state: DealState, seat: int, threes: list[int], refill: bool, events: list[Event]
) -> tuple[int, ...]:
    """Lay these threes out and draw their replacements into the hand."""
    hand = state.hands[seat]
    for card in threes:
        hand.remove(card)
        black = KIND[card] == BLACK_THREE
        (state.black_threes if black else state.red_threes)[seat].append(card)
    events.append(ThreesTabled(seat, tuple(threes)))
    new = take_cards(state, len(threes)) if refill else ()
    if new:
        hand += new
        events.append(StockDrawn(seat, new, replacement=True))
        announce_turn_card(state, seat, events)
    return new

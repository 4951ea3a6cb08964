"""Putting worked-out melds on the table and booking the opening."""

from __future__ import annotations

from canasta_qt.engine.canasta_kinds import canasta_style
from canasta_qt.engine.events import CanastaCompleted, Event, Melded, Opened
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.melds import Laying
from canasta_qt.engine.opening import minimum
from canasta_qt.engine.state import DealState


def book_laying(state: DealState, laying: Laying, points: int, events: list[Event]) -> None:
    """Make `laying` the melds of the side to act; `points` is what its cards count to open."""
    seat = state.turn_seat
    side = state.side_of[seat]
    before = state.melds[side]
    hand = state.hands[seat]
    done = [meld.uid for meld in before if is_canasta(state.setup, meld)]
    state.melds[side] = laying.melds
    for index, cards in laying.changed.items():
        meld = laying.melds[index]
        for card in cards:
            if card in hand:
                hand.remove(card)
        new = index >= len(before)
        state.now.laid.append((meld.uid, cards))
        events.append(Melded(seat, side, meld.uid, cards, new))
        if meld.uid not in done and is_canasta(state.setup, meld):
            events.append(CanastaCompleted(seat, side, meld.uid, canasta_style(meld)))
    state.next_uid += len(laying.melds) - len(before)
    if not state.opened[side]:
        state.opened[side] = state.turn
        events.append(Opened(seat, side, points, minimum(state, seat)))

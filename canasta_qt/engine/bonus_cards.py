"""Bonus cards for opening: how many are due, when they come, and taking them up.

`bonus_cards.mode` says when they come: within the opening step (`draw_now`) or after the discard
of the opening turn, from the stock or from a packet set aside. `bonus_cards.usable` says whether
they join the hand at once or wait face down for the owner's next turn (ruling: each option means
the same in every mode).
"""

from __future__ import annotations

from canasta_qt.engine.events import BonusCardsGiven, BonusCardsTakenUp, Event
from canasta_qt.engine.state import DealState, Position
from canasta_qt.engine.stock import announce_turn_card, left_through_turn_card, take_cards
from canasta_qt.engine.threes import holds_tabled, table_threes


def bonus_due(pos: Position, *, taking: bool = False) -> int:
    """Cards that opening in this turn brings the seat to act, or is still to bring it.

    Counts for a side that has not opened yet (`taking`: it would open by taking the pile) and for
    one that has opened in this turn and not got its cards. 0 where none are due.
    """
    rules = pos.setup.rules.bonus_cards
    if rules.mode == "none":
        return 0
    side = pos.side_of[pos.turn_seat]
    if pos.opened[side] and (pos.opened[side] != pos.turn or rules.mode == "draw_now"):
        return 0
    if not rules.with_pile_take and (taking or pos.now.took_pile):
        return 0
    place = _openers_before(pos, side)
    if place >= len(rules.counts):
        return 0
    if rules.mode == "reserved_packets":
        packet = len(pos.packets[place])
        return 0 if rules.needs_turn_card and pos.turn_card_drawn else packet
    return _from_stock(pos, rules.counts[place])


def _openers_before(pos: Position, side: int) -> int:
    """How many other sides have opened before this one."""
    return sum(1 for other, turn in enumerate(pos.opened) if other != side and turn)


def _from_stock(pos: Position, count: int) -> int:
    rules = pos.setup.rules.bonus_cards
    if rules.needs_turn_card and pos.turn_card_drawn:
        return 0
    within = left_through_turn_card(pos) if rules.limit == "through_turn_card" else pos.stock_left
    return min(count, within)


def comes_later(pos: Position, *, taking: bool = False) -> bool:
    """Whether cards for opening will reach the seat after this turn, so that it may keep just one.

    This is P4's exception for the opening turn (EX-092).
    """
    rules = pos.setup.rules.bonus_cards
    if rules.mode == "none":
        return False
    at_once = rules.mode == "draw_now" and rules.usable == "same_turn"
    due = 0 if at_once else bonus_due(pos, taking=taking)
    return due > 0 or bool(pos.waiting[pos.turn_seat])


def drawn_now(pos: Position, left: int, *, taking: bool, out: bool) -> int:
    """Cards of `bonus_cards.mode = draw_now` that an opening step brings.

    `left` is what the step leaves in the hand; `out` says that the side may go out with its melds:
    who has nothing left then gets none (`bonus_cards.not_if_going_out`).
    """
    rules = pos.setup.rules.bonus_cards
    if rules.mode != "draw_now" or (not left and out and rules.not_if_going_out):
        return 0
    return bonus_due(pos, taking=taking)


def due_after_discard(pos: Position) -> int:
    """Cards that the end of this turn brings the seat to act for having opened in it."""
    if pos.setup.rules.bonus_cards.mode == "none" or pos.opened[pos.side] != pos.turn:
        return 0
    return bonus_due(pos)


def reserve_packets(state: DealState) -> None:
    """Set the packets for the first and the second opener aside, while dealing."""
    rules = state.setup.rules.bonus_cards
    if rules.mode == "reserved_packets":
        state.packets = [list(take_cards(state, count)) for count in rules.counts]


def give(state: DealState, seat: int, count: int, events: list[Event]) -> None:
    """Give `seat` the `count` bonus cards that are due to it, face down or into the hand."""
    if not count:
        return
    rules = state.setup.rules.bonus_cards
    if rules.mode == "reserved_packets":
        packet = state.packets[_openers_before(state, state.side_of[seat])]
        cards = tuple(packet)
        packet.clear()
    else:
        cards = take_cards(state, count)
    waits = rules.usable == "next_turn"
    (state.waiting if waits else state.hands)[seat] += cards
    events.append(BonusCardsGiven(seat, cards, waits))
    announce_turn_card(state, seat, events)
    if not waits and holds_tabled(state, cards):
        table_threes(state, seat, events)


def take_up(state: DealState, seat: int, events: list[Event]) -> bool:
    """At the start of a turn: take the waiting cards into the hand; whether there were any."""
    cards = tuple(state.waiting[seat])
    if not cards:
        return False
    state.hands[seat] += cards
    state.waiting[seat] = []
    events.append(BonusCardsTakenUp(seat, cards))
    return True

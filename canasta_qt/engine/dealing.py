"""Dealing: hands, packets, the upcard, the threes that were dealt; and how a turn begins."""

from __future__ import annotations

from canasta_qt.engine.bonus_cards import reserve_packets, take_up
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.events import Event, HandDealt, TurnBegan, UpcardTurned
from canasta_qt.engine.pile import freezes
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import DealState, Phase, TurnRecord
from canasta_qt.engine.stock import take_cards
from canasta_qt.engine.threes import table_threes


def deal(
    setup: Setup,
    order: tuple[int, ...],
    *,
    dealer: int,
    deal_number: int = 1,
    totals: tuple[int, ...] = (),
) -> tuple[DealState, tuple[Event, ...]]:
    """A fresh deal from a pack in dealing order, and what happened on the way.

    Cards go one at a time to each seat, left of the dealer first; then packets are set aside, the
    upcard is turned and dealt threes are tabled where `red_three.place` says so.
    Raises `ValueError` when `order` is not the pack of these rules.
    """
    if tuple(sorted(order)) != setup.pack:
        raise ValueError("the deck order is not the pack these rules play with")
    state = _empty_state(setup, order, dealer, deal_number, totals)
    events: list[Event] = []
    first = state.next_seat(dealer)
    at = state.order.index(first)
    seats = (*state.order[at:], *state.order[:at])
    for _ in range(setup.rules.deal.hand_size):
        for seat in seats:
            state.hands[seat].append(take_cards(state, 1)[0])
    events += [HandDealt(seat, tuple(state.hands[seat])) for seat in seats]
    reserve_packets(state)
    if setup.rules.deal.upcard:
        _turn_upcard(state, events)
    if setup.rules.red_three.place == "on_receipt":
        for seat in seats:
            table_threes(state, seat, events)
    begin_turn(state, first, events)
    return state, tuple(events)


def begin_turn(state: DealState, seat: int, events: list[Event]) -> None:
    """Start the turn of `seat`: waiting bonus cards and threes come first (P0, C12)."""
    state.turn_seat = seat
    state.turn += 1
    state.phase = Phase.START
    state.now = TurnRecord()
    events.append(TurnBegan(seat, state.turn))
    taken_up = take_up(state, seat, events)
    if taken_up or state.setup.rules.red_three.place == "own_turn_start":
        table_threes(state, seat, events)


def _empty_state(
    setup: Setup, order: tuple[int, ...], dealer: int, deal_number: int, totals: tuple[int, ...]
) -> DealState:
    state = DealState()
    seats, sides = setup.seats, len(setup.sides)
    state.setup = setup
    state.sides = setup.sides
    state.side_of = setup.side_of
    state.order = setup.order_of_deal(deal_number)
    state.deal_number = deal_number
    state.totals = totals or (0,) * setup.scorers
    state.dealer = dealer
    state.turn_seat = dealer
    state.turn = 0
    state.phase = Phase.START
    state.hands = [[] for _ in range(seats)]
    state.melds = [[] for _ in range(sides)]
    state.red_threes = [[] for _ in range(seats)]
    state.black_threes = [[] for _ in range(seats)]
    state.waiting = [[] for _ in range(seats)]
    state.packets = []
    state.pile = []
    state.freezer = -1
    state.stock = order
    state.stock_left = len(order)
    state.turn_card_drawn = False
    state.opened = [0] * sides
    state.laid_before = [False] * seats
    state.asks = [0] * seats
    state.now = TurnRecord()
    state.penalties = ()
    state.result = None
    state.next_uid = 0
    return state


def _turn_upcard(state: DealState, events: list[Event]) -> None:
    """Turn the upcard; rejected ones are covered, put back or left (`deal.upcard_*`)."""
    rules = state.setup.rules
    action = rules.deal.upcard_reject_action
    while state.stock_left:
        card = take_cards(state, 1)[0]
        rejected = KIND[card] in state.setup.upcard_rejects
        if rejected and action == "bury" and _others_left(state):
            _bury(state, card)
            events.append(UpcardTurned(card, buried=True))
            continue
        state.pile.append(card)
        events.append(UpcardTurned(card))
        if freezes(rules, KIND[card], upcard=True):
            state.freezer = card
        if not rejected or action != "cover":
            return


def _others_left(state: DealState) -> bool:
    """Whether the stock still holds a card that would do as upcard."""
    return any(KIND[card] not in state.setup.upcard_rejects for card in state.remaining_stock())


def _bury(state: DealState, card: int) -> None:
    """Put a turned card back into the middle of the stock (ruling: no hand can know its place)."""
    rest = state.remaining_stock()
    middle = max(1, len(rest) // 2)
    state.stock = (*rest[:middle], card, *rest[middle:])
    state.stock_left = len(state.stock)

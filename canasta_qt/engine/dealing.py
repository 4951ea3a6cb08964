"""Dealing: the pack shuffled, the cut, hands, packets, the upcard; and how a turn begins.

Cuts come from the match's seed and leave the order of the cards alone. After too many rejected
upcards (`deal.upcard_max_rejects`) the same dealer deals again; a log keeps only the deck that was
played. [pagat: Canastone]
"""

from __future__ import annotations

import random

from canasta_qt.engine import events as ev
from canasta_qt.engine import seating
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.events import Event
from canasta_qt.engine.going_out.foot import foot_at_turn_start
from canasta_qt.engine.judge.faults import book_hidden_threes
from canasta_qt.engine.pile.contents import cards_to_hide
from canasta_qt.engine.rules.facts import seats_dealt
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Cut, DealResult, DealState, FootStage, Phase, TurnRecord
from canasta_qt.engine.stock import (
    ends_with_last_three,
    lays_at_turn_start,
    reserve_packets,
    table_threes,
    take_cards,
    take_up_bonus_cards,
)

CUT_SPREAD = 5.0
"""Standard deviation, in cards, of a cut around the number tried for: one in twelve is exact."""


def draw_cuts(
    setup: Setup, seed: int | str, deal: int, dealer: int, order: tuple[int, ...]
) -> tuple[Cut, ...]:
    """The cuts before a deal; none where they cannot score. [pagat: Canadian, Simpson]"""
    bonus = setup.rules.deal.exact_cut_bonus
    if bonus is None:
        return ()
    rng = random.Random(f"canasta-qt/cut/{seed}/{deal}")
    cuts = []
    for seat in _cutters(setup, dealer, order):
        cards = round(rng.gauss(bonus.cards, CUT_SPREAD))
        cards = min(max(1, cards), len(setup.pack) - 1)
        cuts.append(Cut(seat, cards, bonus.points if cards == bonus.cards else 0))
    return tuple(cuts)


def _cutters(setup: Setup, dealer: int, order: tuple[int, ...]) -> tuple[int, ...]:
    at = order.index(dealer)
    who = setup.rules.deal.exact_cut_bonus
    assert who is not None
    if who.who == "each_player":
        return (*order[at + 1 :], *order[: at + 1])
    if who.who == "dealer_team":
        return (dealer,)
    return (cutter_of(setup, dealer, order),)


def cutter_of(setup: Setup, dealer: int, order: tuple[int, ...]) -> int:
    """The seat that cuts for `dealer` (`match.cutter`); the first seat keeps score (ruling).

    >>> setup = Deal("hand_and_foot").state.setup
    >>> cutter_of(setup, dealer=3, order=(0, 1, 2, 3))
    2
    """
    at = order.index(dealer)
    by_cutter = {
        "right_of_dealer": order[at - 1],
        "left_of_dealer": order[(at + 1) % len(order)],
        "scorekeeper": order[0],
    }
    return by_cutter[setup.rules.match.cutter]


def deal(
    setup: Setup,
    order: tuple[int, ...],
    *,
    dealer: int,
    deal_number: int = 1,
    totals: tuple[int, ...] = (),
    cut_seed: int | str | None = None,
) -> tuple[DealState, tuple[Event, ...]]:
    """A fresh deal from a pack in dealing order, and what happened on the way.

    `cut_seed` is the match's seed, from which cuts of the deck come where they can score.
    Raises `ValueError` when `order` is not the pack of these rules.
    """
    if tuple(sorted(order)) != setup.pack:
        raise ValueError("the deck order is not the pack these rules play with")
    state = empty_state(setup, order, dealer, deal_number, totals)
    events: list[Event] = []
    if cut_seed is not None:
        state.cuts = draw_cuts(setup, cut_seed, deal_number, dealer, state.order)
        events += [ev.DeckCut(cut.seat, cut.cards, cut.points) for cut in state.cuts]
    first = state.next_seat(dealer)
    at = state.order.index(first)
    seats = (*state.order[at:], *state.order[:at])
    for _ in range(setup.rules.deal.hand_size):
        for seat in seats:
            state.hands[seat].append(take_cards(state, 1)[0])
    events += [ev.HandDealt(seat, tuple(state.hands[seat])) for seat in seats]
    if setup.rules.deal.foot_size:
        _deal_feet(state, seats, events)
    reserve_packets(state)
    if setup.rules.deal.upcard:
        _turn_upcard(state, events)
        _slide_under(state, events)
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
    events.append(ev.TurnBegan(seat, state.turn))
    do_duties(state, seat, events)


def do_duties(state: DealState, seat: int, events: list[Event]) -> None:
    """What comes before the draw (P0): a foot and waiting cards taken up, threes tabled.

    A three as the last card of the stock ends a modern deal here, too (EX-157).
    """
    before = state.stock_left
    if state.setup.has_feet:
        foot_at_turn_start(state, seat, events)
    taken_up = take_up_bonus_cards(state, seat, events)
    ends = ends_with_last_three(state, before)
    if not (ends or state.now.last_three) and (taken_up or lays_at_turn_start(state)):
        table_threes(state, seat, events)
        ends = ends_with_last_three(state, before)
    if ends:
        end_deal(state, DealResult(), events)
    elif state.now.last_three:
        state.phase = Phase.PLAY


def end_deal(state: DealState, result: DealResult, events: list[Event]) -> None:
    """Book how the deal ended."""
    if result.out is not None and seating.partnership_is_open(state):
        seating.form_partnership(state, result.out, events)
    book_hidden_threes(state, events)
    state.phase = Phase.OVER
    state.result = result
    events.append(ev.DealEnded(result.out, result.reason))


def empty_state(
    setup: Setup, order: tuple[int, ...], dealer: int, deal_number: int, totals: tuple[int, ...]
) -> DealState:
    """A deal of which nothing has been dealt yet; all of `order` is the stock."""
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
    feet = setup.rules.deal.foot_size > 0
    state.feet = ((),) * seats
    state.foot_stages = (FootStage.WAITING if feet else FootStage.NONE,) * seats
    state.heaps = ((),) * sides
    state.cuts = ()
    state.waiting = [[] for _ in range(seats)]
    state.packets = []
    state.pile = []
    state.pile_hidden = 0
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


def _deal_feet(state: DealState, seats: tuple[int, ...], events: list[Event]) -> None:
    feet: list[list[int]] = [[] for _ in state.feet]
    for _ in range(state.setup.rules.deal.foot_size):
        for seat in seats:
            feet[seat].append(take_cards(state, 1)[0])
    state.feet = tuple(map(tuple, feet))
    peek = state.setup.rules.foot.peek != "never"
    events += [ev.FootDealt(seat, state.feet[seat], peek) for seat in seats]


def _slide_under(state: DealState, events: list[Event]) -> None:
    count = min(cards_to_hide(state.setup, state.pile[-1]), state.stock_left)
    if count:
        cards = take_cards(state, count)
        state.pile[:0] = cards
        state.pile_hidden = count
        events.append(ev.CardsSlidUnder(cards))


def _turn_upcard(state: DealState, events: list[Event]) -> None:
    """Turn the upcard; rejected ones are covered, put back or left (`deal.upcard_*`)."""
    rules = state.setup.rules
    action = rules.deal.upcard_reject_action
    while state.stock_left:
        card = take_cards(state, 1)[0]
        rejected = KIND[card] in state.setup.upcard_rejects
        if rejected and action == "bury" and _others_left(state):
            _bury(state, card)
            events.append(ev.UpcardTurned(card, buried=True))
            continue
        state.pile.append(card)
        events.append(ev.UpcardTurned(card))
        if state.setup.freezes_as_upcard[KIND[card]] and state.freezer < 0:
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


def deal_rng(match_seed: int | str, deal: int) -> random.Random:
    """The generator that orders deal number `deal` (from 1) of a match; nothing else uses it."""
    return random.Random(f"canasta-qt/deal/{match_seed}/{deal}")


def shuffled(pack: tuple[int, ...], rng: random.Random) -> tuple[int, ...]:
    """The pack in the order of this generator; the first card is dealt first.

    >>> shuffled((1, 2, 3, 4), random.Random(7))
    (4, 2, 1, 3)
    """
    cards = list(pack)
    rng.shuffle(cards)
    return tuple(cards)


_MOST = 1000
"""Decks to try at most; a pack of nothing but rejected cards must not hang the program."""


def is_misdeal(setup: Setup, order: tuple[int, ...]) -> bool:
    """Whether the first upcards this deck brings are rejected, as many as the rules put up with."""
    rules = setup.rules.deal
    most = rules.upcard_max_rejects
    if most is None or not rules.upcard or rules.upcard_reject_action == "leave":
        return False
    dealt = seats_dealt(setup.rules) * (rules.hand_size + rules.foot_size)
    if setup.rules.bonus_cards.mode == "reserved_packets":
        dealt += sum(setup.rules.bonus_cards.counts)
    turned = order[dealt : dealt + most]
    return bool(turned) and all(KIND[card] in setup.upcard_rejects for card in turned)


def shuffled_fairly(setup: Setup, rng: random.Random) -> tuple[int, ...]:
    """The pack in the order of this generator, shuffled again while it would be a misdeal.

    >>> order = shuffled_fairly(Deal().state.setup, deal_rng(7, 1))
    >>> order == Deal("classic_4p", seed=7).match.order_for_next_deal()
    True
    """
    order = shuffled(setup.pack, rng)
    for _ in range(_MOST):
        if not is_misdeal(setup, order):
            break
        order = shuffled(setup.pack, rng)
    return order

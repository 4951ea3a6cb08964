"""What comes off the stock (P6): draws, the turn card, threes replaced, bonus cards for an opening.

Each option of bonus cards means the same in every mode (ruling).
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine import events as ev
from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, KIND
from canasta_qt.engine.events import Event
from canasta_qt.engine.state import DealState, Phase, Position


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
        events.append(ev.TurnCardDrawn(seat))


def _cards_through_turn_card(pos: Position) -> int:
    """Cards that may be drawn without going past the turn card, that card included."""
    place = pos.setup.rules.deal.turn_card
    if place is None:
        return pos.stock_left
    return 0 if pos.turn_card_drawn else max(0, pos.stock_left - place + 1)


def holds_threes_to_table(pos: Position, cards: tuple[int, ...] | list[int]) -> bool:
    """Whether any of the cards is a three that is laid out for points."""
    tabled = pos.setup.tabled
    return any(tabled[KIND[card]] for card in cards)


def count_kept_threes(pos: Position, seat: int, threes: list[int]) -> int:
    """How many of the threes in a hand stay there by themselves, red ones first.

    `red_three.place = optional` and `three.keep_any` keep all; `three.keep_one_for_straight` one,
    until the side has opened. Where the players themselves lay them out all stay, too, but for the
    last card of the stock: with it they are tabled for everybody to see.
    """
    if not pos.setup.keeps_threes:
        return 0
    rules = pos.setup.rules
    if pos.setup.threes_by_hand:
        return len(threes) if pos.stock_left else 0
    if rules.three.keep_any or rules.red_three.place == "optional":
        return len(threes)
    return 0 if pos.opened[pos.side_of[seat]] else 1


def threes_to_choose(pos: Position, seat: int) -> tuple[int, ...]:
    """Threes of both colours of which a seat keeps one and must say which, by laying the others."""
    if not pos.setup.keeps_threes or pos.setup.threes_by_hand:
        return ()
    if pos.now.last_three or pos.opened[pos.side_of[seat]]:
        return ()
    rules = pos.setup.rules
    if rules.three.keep_any or rules.red_three.place == "optional":
        return ()
    threes = _tabled_in_hand(pos, seat)
    return threes if len({KIND[card] for card in threes}) > 1 else ()


def threes_due(pos: Position) -> tuple[int, ...]:
    """Threes kept for a straight that the seat to act must lay in its opening turn (EX-156)."""
    if not pos.setup.keeps_threes or pos.opened[pos.side] != pos.turn or pos.now.last_three:
        return ()
    threes = list(_tabled_in_hand(pos, pos.turn_seat))
    return tuple(threes[count_kept_threes(pos, pos.turn_seat, threes) :])


def _tabled_in_hand(pos: Position, seat: int) -> tuple[int, ...]:
    return tuple(card for card in pos.hands[seat] if pos.setup.tabled[KIND[card]])


def lays_at_turn_start(pos: Position) -> bool:
    """Whether threes in a hand are laid as its turn begins; one kept for a straight always is."""
    rules = pos.setup.rules
    modern = rules.red_three.role == "modern"
    kept = modern and rules.three.keep_one_for_straight
    return rules.red_three.place == "own_turn_start" or kept


def table_threes(
    state: DealState,
    seat: int,
    events: list[Event],
    *,
    drawn: Sequence[int] = (),
    replaced: bool = True,
) -> list[int]:
    """Table every three of `seat` that has to be, replacing each from the stock while it lasts.

    Returns the replacements, in drawing order; threes among them are tabled and replaced in turn.
    A three that is the last card of the stock stays in the hand in modern games, as one of the
    cards just `drawn` or as a replacement (EX-118). `replaced` False is for a foot whose threes are
    not (`foot.red_three_replaced`). Where the player chooses which one to keep nothing is tabled
    until then, unless the stock has ended.
    """
    hand = state.hands[seat]
    tabled = state.setup.tabled
    got: list[int] = []
    spared = _last_stock_three(state, drawn) if drawn else HIDDEN
    refill = replaced and state.setup.rules.red_three.replace_from_stock
    while threes := [card for card in hand if tabled[KIND[card]] and card != spared]:
        if threes_to_choose(state, seat) and (state.stock_left or not drawn):
            break
        threes.sort(key=KIND.__getitem__)
        threes = threes[count_kept_threes(state, seat, threes) :]
        if not threes:
            break
        new = _table(state, seat, threes, refill, events)
        if not new:
            break
        got += new
        spared = _last_stock_three(state, new)
    return got


def table_threes_from_pile(
    state: DealState, seat: int, cards: tuple[int, ...], events: list[Event]
) -> None:
    """Table the threes among `cards`, which came with the pile (EX-047)."""
    tabled, joins = state.setup.tabled, state.setup.joins_hand
    threes = [card for card in cards if tabled[KIND[card]] and not joins[KIND[card]]]
    if not threes:
        return
    refill = state.setup.rules.red_three.replace_when_from_pile
    if holds_threes_to_table(state, _table(state, seat, threes, refill, events)):
        table_threes(state, seat, events)


def lay_three(state: DealState, card: int, events: list[Event]) -> list[int]:
    """Table a three that was kept, or is not the one to keep, and replace it while the stock lasts.

    Returns the replacements, in drawing order.
    """
    seat = state.turn_seat
    by_hand = state.setup.threes_by_hand
    chosen = bool(threes_to_choose(state, seat))
    refill = state.setup.rules.red_three.replace_from_stock
    new = list(_table(state, seat, [card], refill, events))
    if chosen or holds_threes_to_table(state, new):
        new += table_threes(state, seat, events, drawn=() if by_hand else new)
    return new


def _table(
    state: DealState, seat: int, threes: list[int], refill: bool, events: list[Event]
) -> tuple[int, ...]:
    hand = state.hands[seat]
    for card in threes:
        hand.remove(card)
        black = KIND[card] == BLACK_THREE
        (state.black_threes if black else state.red_threes)[seat].append(card)
    events.append(ev.ThreesTabled(seat, tuple(threes)))
    new = take_cards(state, len(threes)) if refill else ()
    if new:
        hand += new
        events.append(ev.StockDrawn(seat, new, replacement=True))
        announce_turn_card(state, seat, events)
    return new


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
    return sum(1 for other, turn in enumerate(pos.opened) if other != side and turn)


def _from_stock(pos: Position, count: int) -> int:
    rules = pos.setup.rules.bonus_cards
    if rules.needs_turn_card and pos.turn_card_drawn:
        return 0
    within = _cards_through_turn_card(pos) if rules.limit == "through_turn_card" else pos.stock_left
    return min(count, within)


def bonus_comes_later(pos: Position, *, taking: bool = False) -> bool:
    """Whether cards for opening will reach the seat after this turn, so that it may keep just one.

    This is P4's exception for the opening turn (EX-092).
    """
    rules = pos.setup.rules.bonus_cards
    if rules.mode == "none":
        return False
    at_once = rules.mode == "draw_now" and rules.usable == "same_turn"
    due = 0 if at_once else bonus_due(pos, taking=taking)
    return due > 0 or bool(pos.waiting[pos.turn_seat])


def bonus_drawn_now(pos: Position, left: int, *, taking: bool, out: bool) -> int:
    """Cards of `bonus_cards.mode = draw_now` that an opening step brings.

    `left` is what the step leaves in the hand; `out` says that the side may go out with its melds:
    who has nothing left then gets none (`bonus_cards.not_if_going_out`).
    """
    rules = pos.setup.rules.bonus_cards
    if rules.mode != "draw_now" or (not left and out and rules.not_if_going_out):
        return 0
    return bonus_due(pos, taking=taking)


def bonus_due_after_discard(pos: Position) -> int:
    """Cards that the end of this turn brings the seat to act for having opened in it."""
    if pos.setup.rules.bonus_cards.mode == "none" or pos.opened[pos.side] != pos.turn:
        return 0
    return bonus_due(pos)


def reserve_packets(state: DealState) -> None:
    """Set the packets for the first and the second opener aside, while dealing."""
    rules = state.setup.rules.bonus_cards
    if rules.mode == "reserved_packets":
        state.packets = [list(take_cards(state, count)) for count in rules.counts]


def give_bonus_cards(state: DealState, seat: int, count: int, events: list[Event]) -> None:
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
    events.append(ev.BonusCardsGiven(seat, cards, waits))
    announce_turn_card(state, seat, events)
    if not waits and holds_threes_to_table(state, cards):
        table_threes(state, seat, events, drawn=() if rules.mode == "reserved_packets" else cards)


def take_up_bonus_cards(state: DealState, seat: int, events: list[Event]) -> bool:
    """At the start of a turn: take the waiting cards into the hand; whether there were any."""
    cards = tuple(state.waiting[seat])
    if not cards:
        return False
    state.hands[seat] += cards
    state.waiting[seat] = []
    events.append(ev.BonusCardsTakenUp(seat, cards))
    return True


def _last_stock_three(state: DealState, drawn: Sequence[int]) -> int:
    """The three that stays in the hand because it was the stock's last card, or `HIDDEN`.

    Only in modern games, whether drawn at once or to replace another three (EX-118).
    """
    rules = state.setup.rules
    if state.stock_left or rules.red_three.role != "modern":
        return HIDDEN
    tabled = state.setup.tabled[KIND[drawn[-1]]]
    return drawn[-1] if tabled and rules.stock_end.last_three_modern != "must_lay" else HIDDEN


def ends_after_draw(state: DealState, got: list[int]) -> bool:
    """Whether the deal ends at once because the last stock card drawn was a three for points.

    `got` holds every card this draw took from the stock, in order, replacements included.
    Otherwise the record of the turn says what is left to do: under `end_after_meld` the turn goes
    on without a discard (EX-116, EX-117). `ends_with_last_three` has the answer of modern games.
    """
    rules = state.setup.rules
    if state.stock_left or not state.setup.tabled[KIND[got[-1]]]:
        return False
    if rules.red_three.place == "optional":  # a three that may be kept is a card like others
        return False
    if rules.red_three.role == "modern":
        return False
    mode = rules.stock_end.last_red_three
    if mode == "end_after_meld":
        state.now.no_discard = True
        return False
    if mode == "turn_continues_if_other_card":
        return all(state.setup.tabled[KIND[card]] for card in got)
    return True


def ends_with_last_three(state: DealState, before: int) -> bool:
    """Whether a modern deal ends at once: the last card of the stock came, and is a three (EX-118).

    `before` is how many cards the stock had before the action, or before the turn began. Where the
    three may be laid, or discarded to go out, the record of the turn says that nothing else is left
    to do. One that lies face down among bonus cards is nobody's matter yet.
    """
    if state.stock_left or not before or state.setup.rules.red_three.role != "modern":
        return False
    card = state.stock[-1]
    rules = state.setup.rules
    if rules.red_three.place == "optional" or not state.setup.tabled[KIND[card]]:
        return False
    if any(card in cards for cards in state.waiting):
        return False
    choice = rules.stock_end.last_three_modern in ("may_lay", "may_discard_to_go_out")
    state.now.last_three = choice and card in state.hands[state.turn_seat]
    return not state.now.last_three


def ends_after_three(state: DealState, got: list[int]) -> bool:
    """The same for a three that its player laid out after the draw, where all threes are.

    `got` are its replacements. The draw had another card, so a rule that lets the turn go on with
    one does (ruling).
    """
    if not got or not state.setup.threes_by_hand or state.phase is not Phase.PLAY:
        return False
    if state.setup.rules.stock_end.last_red_three == "turn_continues_if_other_card":
        return False
    return not state.now.took_pile and ends_after_draw(state, got)


def ends_with_turn(state: DealState) -> bool:
    """Whether the deal ends with this turn, because the stock is too short for another one."""
    return state.stock_left < state.setup.turn_needs

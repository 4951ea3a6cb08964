"""`apply`: carry out a verified action and say what happened; `act` judges first.

Events come in order and hold the open truth; each has a redacted form for a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from canasta_qt.engine import actions, seating, stock
from canasta_qt.engine import events as ev
from canasta_qt.engine.actions import Action, Play
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.dealing import begin_turn, end_deal
from canasta_qt.engine.events import Event
from canasta_qt.engine.going_out.foot import foot_after_step, foot_at_turn_end
from canasta_qt.engine.going_out.requirements import concealed_style
from canasta_qt.engine.going_out.special_hands import cards_to_declare, special_hand
from canasta_qt.engine.judge import optional_actions
from canasta_qt.engine.judge.discards import discard_goes_out, holds_only_locked
from canasta_qt.engine.judge.faults import asked_in_vain, book_penalty
from canasta_qt.engine.judge.judge_melds import opening_bonus
from canasta_qt.engine.judge.legality import fault_of, is_proper, verify
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.melds.meld_types import canasta_style, is_canasta
from canasta_qt.engine.opening.requirements import count_opening, opening_minimum
from canasta_qt.engine.pile import contents
from canasta_qt.engine.pile.taking import bottom_of_take, claiming_play, lay_take
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.state import DealResult, DealState, Phase


def discard(state: DealState, action: actions.Discard, events: list[Event]) -> None:
    """Discard; the deal ends with the last card, else the turn does."""
    seat = state.turn_seat
    hand = state.hands[seat]
    unable = asked_in_vain(state)
    out = discard_goes_out(state, action.card)
    hand.remove(action.card)
    state.pile.append(action.card)
    froze = state.setup.freezes[KIND[action.card]]
    if froze and state.freezer < 0:
        state.freezer = action.card
    face_down = out and state.setup.rules.go_out.final_face_down
    events.append(ev.Discarded(seat, action.card, froze, face_down))
    if out:
        _go_out(state, actions.GoOut(), events)
    else:
        _end_turn(state, unable, events)


def _go_out(state: DealState, action: actions.GoOut, events: list[Event]) -> None:
    if not state.setup.rules.bonus_cards.not_if_going_out:
        stock.give_bonus_cards(state, state.turn_seat, stock.bonus_due_after_discard(state), events)
    end_deal(state, DealResult(state.turn_seat, concealed_style(state), "out"), events)


def _declare_special_hand(
    state: DealState, action: actions.DeclareSpecialHand, events: list[Event]
) -> None:
    """Lay the hand open; before the draw the pile's only card is part of it."""
    seat = state.turn_seat
    hand = special_hand(state, action.hand_id)
    assert hand is not None
    cards = tuple(cards_to_declare(state))
    taken = tuple(card for card in cards if card not in state.hands[seat])
    if taken:
        state.hands[seat] += taken
        state.pile = []
        state.freezer = -1
    events.append(ev.SpecialHandDeclared(seat, hand.id, cards, hand.value, taken))
    end_deal(state, DealResult(seat, "no", "out", hand.id), events)


def _pass_turn(state: DealState, action: actions.Pass, events: list[Event]) -> None:
    """End the turn without a discard, and the deal where nothing else is left."""
    unable = asked_in_vain(state)
    locked = holds_only_locked(state)
    events.append(ev.Passed(state.turn_seat))
    if locked or state.now.no_discard or state.now.last_three:
        _close_turn(state, unable, events)
        end_deal(state, DealResult(reason="locked" if locked else "stock"), events)
    else:
        _end_turn(state, unable, events)


def _end_turn(state: DealState, unable: bool, events: list[Event]) -> None:
    _close_turn(state, unable, events)
    before = state.stock_left
    if state.setup.has_bonus_cards:
        stock.give_bonus_cards(state, state.turn_seat, stock.bonus_due_after_discard(state), events)
    if state.setup.has_feet:
        foot_at_turn_end(state, events)
    last = stock.ends_with_last_three(state, before) or state.now.last_three
    if last or stock.ends_with_turn(state):
        end_deal(state, DealResult(), events)
    else:
        begin_turn(state, state.next_seat(state.turn_seat), events)


def _close_turn(state: DealState, unable: bool, events: list[Event]) -> None:
    """What every turn's end books: having melded, and a question asked in vain."""
    seat = state.turn_seat
    state.laid_before[seat] = state.laid_before[seat] or bool(state.now.laid)
    if unable:
        book_penalty(state, "asked_but_unable", events)


def _book_laying(state: DealState, laying: Laying, points: int, events: list[Event]) -> None:
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
        events.append(ev.Melded(seat, side, meld.uid, cards, new))
        if meld.uid not in done and is_canasta(state.setup, meld):
            events.append(ev.CanastaCompleted(seat, side, meld.uid, canasta_style(meld)))
    state.next_uid += len(laying.melds) - len(before)
    if not state.opened[side]:
        state.opened[side] = state.turn
        events.append(ev.Opened(seat, side, points, opening_minimum(state, seat)))


def _draw_stock(state: DealState, action: actions.DrawStock, events: list[Event]) -> None:
    """Draw from the stock; where too little is left the deal ends instead (P6)."""
    rules = state.setup.rules.draw
    short = state.stock_left < rules.count and rules.short_stock == "end_hand"
    if not state.stock_left or short:
        end_deal(state, DealResult(), events)
        return
    state.phase = Phase.PLAY
    _draw_cards(state, rules.count, events)


def _draw_cards(state: DealState, number: int, events: list[Event]) -> None:
    """Up to `number` cards from the stock; ends the deal where the last of them does (P6)."""
    seat = state.turn_seat
    drawn = stock.take_cards(state, number)
    if not drawn:
        return
    state.hands[seat] += drawn
    events.append(ev.StockDrawn(seat, drawn))
    stock.announce_turn_card(state, seat, events)
    got = list(drawn)
    if stock.holds_threes_to_table(state, drawn):
        got += stock.table_threes(state, seat, events, drawn=drawn)
    if stock.ends_after_draw(state, got):
        end_deal(state, DealResult(), events)


def _take_pile(state: DealState, action: actions.TakePile, events: list[Event]) -> None:
    seat = state.turn_seat
    top = contents.claimed_card(state, action.plays)
    laying = _laid_by_take(state, action, top)
    optional_actions.remember(state, action)
    beside = contents.melded_beside(state, action.plays, top)
    bottom = bottom_of_take(state, action, top)
    rest = contents.cards_to_hand(state, action.plays, top, bottom)
    joining = len(contents.cards_arriving(state, action.plays, top, bottom)) + len(beside) + 1
    bonus = _bonus_within(state, action.plays, laying, joining, taking=True)
    points = _opening_points(state, contents.counted_plays(action.plays, beside), laying, top)
    hidden = max(0, state.pile_hidden - bottom)
    _lift_pile(state, bottom)
    state.now.took_pile = True
    state.now.beyond_top = bool(state.now.laid) or len(action.plays) > 1
    state.phase = Phase.PLAY
    events.append(ev.PileTaken(seat, top, rest, hidden, beside))
    _book_laying(state, laying, points, events)
    if rest:
        _keep(state, rest, events)
    stock.give_bonus_cards(state, seat, bonus, events)
    if seating.partnership_is_open(state):
        seating.form_partnership(state, seat, events)
        state.now.steps = ()
    _draw_cards(state, state.setup.rules.draw.extra_with_pile, events)


def _laid_by_take(state: DealState, action: actions.TakePile, top: int) -> Laying:
    claim = claiming_play(action, top)
    assert claim is not None
    laying = lay_take(state, action, claim, top)
    assert isinstance(laying, Laying)
    return laying


def _keep(state: DealState, rest: tuple[int, ...], events: list[Event]) -> None:
    seat = state.turn_seat
    state.hands[seat] += rest
    contents.remove_black_threes(state, seat, rest, events)
    stock.table_threes_from_pile(state, seat, rest, events)


def _opening_points(
    state: DealState, plays: tuple[Play, ...], laying: Laying, top: int | None = None
) -> int:
    if state.opened[state.side]:
        return 0
    return count_opening(state, plays, top, [laying.melds[i] for i in laying.changed])


def _bonus_within(
    state: DealState, plays: tuple[Play, ...], laying: Laying, joining: int, *, taking: bool
) -> int:
    """Bonus cards that come at once when this step opens; the pile brings `joining` cards."""
    used = sum(len(play.cards) for play in plays)
    left = len(state.hands[state.turn_seat]) - used + joining
    return opening_bonus(state, laying.melds, left, taking=taking)


def _lift_pile(state: DealState, bottom: int) -> None:
    del state.pile[bottom:]
    state.pile_hidden = min(state.pile_hidden, bottom)
    if state.freezer not in state.pile:
        state.freezer = -1


def _lay_down(state: DealState, action: actions.LayDown, events: list[Event]) -> None:
    seat = state.turn_seat
    laying = lay(state, state.side, action.plays)
    assert isinstance(laying, Laying)
    optional_actions.remember(state, action)
    bonus = _bonus_within(state, action.plays, laying, 0, taking=False)
    points = _opening_points(state, action.plays, laying)
    state.now.beyond_top = True
    _book_laying(state, laying, points, events)
    stock.give_bonus_cards(state, seat, bonus, events)


def act(state: DealState, action: Action) -> tuple[Event, ...]:
    """Verify an action and carry it out.

    Raises `IllegalAction` with the refusal when it is not legal; the state is then unchanged.

    >>> deal = Deal("classic_4p", seed=7)
    >>> act(deal.state, parse("draw"))
    (StockDrawn(seat=0, cards=(66,), replacement=False),)
    """
    refusal = verify(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return apply(state, action)


def apply(state: DealState, action: Action) -> tuple[Event, ...]:
    """Carry out an action that `verify` has passed; returns what happened, in order."""
    events: list[Event] = []
    turn, before = state.turn, state.stock_left
    fault = fault_of(state, action)
    if fault is not None and fault != "asked_but_unable":  # that one is booked as the turn ends
        book_penalty(state, fault, events)
        return tuple(events)
    _APPLY[type(action)](state, action, events)
    if state.turn == turn and state.phase in (Phase.START, Phase.PLAY):
        if state.setup.has_feet:
            foot_after_step(state, events)
        if before and not state.stock_left:
            _stock_ended(state, before, events)
    return tuple(events)


def _stock_ended(state: DealState, before: int, events: list[Event]) -> None:
    """A modern deal ends, or the turn has come to its end, with a three as last card (EX-118)."""
    if stock.ends_with_last_three(state, before):
        end_deal(state, DealResult(), events)
    elif state.now.last_three:
        state.phase = Phase.PLAY


def _retract(state: DealState, action: actions.RetractMelds, events: list[Event]) -> None:
    """Take the last meld of the turn back, or the whole step where the rest could not stand."""
    seat, side = state.turn_seat, state.side
    melded = {card for meld in state.melds[side] for card in meld.cards}
    pile = tuple(state.now.steps[-1].pile)
    left = optional_actions.undo_last_step(state)
    state.now.retracted = False
    if left is not None and is_proper(state, left):
        _APPLY[type(left)](state, left, [])
    state.now.retracted = True
    melds = tuple((meld.uid, meld.cards) for meld in state.melds[side])
    given_back = pile if state.phase is Phase.START else ()
    melded.difference_update(given_back, *(cards for _, cards in melds))
    events.append(ev.MeldsRetracted(seat, side, tuple(sorted(melded)), given_back, melds))


def _ask(state: DealState, action: actions.AskPermission, events: list[Event]) -> None:
    seat = state.turn_seat
    state.asks[seat] += 1
    state.now.asked = True
    state.now.whom = action.whom if action.whom is not None else state.teammates(seat)[0]
    state.phase = Phase.ANSWER
    events.append(ev.PermissionAsked(seat, state.actor))


def _answer(state: DealState, action: actions.AnswerPermission, events: list[Event]) -> None:
    if state.now.concession is not None:
        optional_actions.answer_concession(state, action.yes, events)
        return
    whom = state.actor
    state.now.answer = action.yes
    state.phase = Phase.PLAY
    events.append(ev.PermissionAnswered(state.turn_seat, whom, action.yes))


def _restore(state: DealState, action: actions.RestorePile, events: list[Event]) -> None:
    book_penalty(state, "pile_illegal", events)


def _lay_three(state: DealState, action: actions.LayThree, events: list[Event]) -> None:
    drawn = stock.lay_three(state, action.card, events)
    if stock.ends_after_three(state, drawn):
        end_deal(state, DealResult(), events)
    elif state.now.last_three and not drawn:
        _close_turn(state, asked_in_vain(state), events)
        end_deal(state, DealResult(), events)


_APPLY: dict[type, Callable[[DealState, Any, list[Event]], None]] = {
    actions.DrawStock: _draw_stock,
    actions.TakePile: _take_pile,
    actions.LayDown: _lay_down,
    actions.Discard: discard,
    actions.GoOut: _go_out,
    actions.Pass: _pass_turn,
    actions.AskPermission: _ask,
    actions.AnswerPermission: _answer,
    actions.RestorePile: _restore,
    actions.LayThree: _lay_three,
    actions.RetractMelds: _retract,
    actions.DeclareSpecialHand: _declare_special_hand,
    actions.LayOnHeap: optional_actions.lay_on_heap,
    actions.ConcedeDeal: optional_actions.concede,
    actions.MergeMelds: optional_actions.merge,
}

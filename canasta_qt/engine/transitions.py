"""`apply`: carry out a verified action, change the state, and say what happened.

It assumes `verify` has passed and cannot fail; `act` does both. Events come in order and hold the
open truth; each has a redacted form for a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from canasta_qt.engine import partnership
from canasta_qt.engine.actions import (
    Action,
    AnswerPermission,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    LayThree,
    MergeMelds,
    Pass,
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.bonus_cards import due_after_discard, give
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.dealing import begin_turn
from canasta_qt.engine.discards import goes_out, holds_only_locked
from canasta_qt.engine.events import (
    DealEnded,
    Discarded,
    Event,
    Passed,
    PenaltyBooked,
    PermissionAnswered,
    PermissionAsked,
    PileTaken,
    SpecialHandDeclared,
    StockDrawn,
)
from canasta_qt.engine.forfeit import answer as answer_concession
from canasta_qt.engine.forfeit import concede
from canasta_qt.engine.going_out import concealed_style
from canasta_qt.engine.heap import lay_on_heap
from canasta_qt.engine.laid_judge import opening_bonus
from canasta_qt.engine.laying import book_laying
from canasta_qt.engine.legality import fault_of, verify
from canasta_qt.engine.melds import Laying, lay
from canasta_qt.engine.merging import merge
from canasta_qt.engine.opening import count
from canasta_qt.engine.pile import bottom_of_take, freezes, lay_take, top_play
from canasta_qt.engine.pile_parts import (
    cards_arriving,
    claimed_card,
    counted,
    melded_beside,
    rest_of,
)
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.removed_threes import remove_black_threes
from canasta_qt.engine.retraction import remember, retract
from canasta_qt.engine.second_hand import after_step, at_turn_end
from canasta_qt.engine.special_hands import cards_to_declare, hand_of
from canasta_qt.engine.state import DealResult, DealState, Penalty, Phase
from canasta_qt.engine.stock import announce_turn_card, take_cards
from canasta_qt.engine.stock_end import after_draw, ends_with_turn, spared_three
from canasta_qt.engine.threes import (
    holds_tabled,
    lay_three,
    table_from_pile,
    table_threes,
)
from canasta_qt.engine.way_out import has_way_out


def act(state: DealState, action: Action) -> tuple[Event, ...]:
    """Verify an action and carry it out.

    Raises `IllegalAction` with the refusal when it is not legal; the state is then unchanged.
    """
    refusal = verify(state, action)
    if refusal is not None:
        raise IllegalAction(refusal)
    return apply(state, action)


def apply(state: DealState, action: Action) -> tuple[Event, ...]:
    """Carry out an action that `verify` has passed; returns what happened, in order."""
    events: list[Event] = []
    if state.setup.rules.table.enforcement == "penalise":
        fault = fault_of(state, action)
        if fault is not None:
            book_penalty(state, fault, events)
            return tuple(events)
    _APPLY[type(action)](state, action, events)
    if state.setup.rules.deal.foot_size and state.phase is Phase.PLAY:
        after_step(state, events)
    return tuple(events)


def book_penalty(state: DealState, fault: str, events: list[Event]) -> None:
    """Book the penalty option `fault` against the seat whose turn it is."""
    points: int = getattr(state.setup.rules.penalty, fault)
    seat = state.turn_seat
    state.penalties = (*state.penalties, Penalty(seat, fault, points))
    state.now.faults = (*state.now.faults, fault)
    events.append(PenaltyBooked(seat, fault, points))


def _draw(state: DealState, action: DrawStock, events: list[Event]) -> None:
    rules = state.setup.rules.draw
    short = state.stock_left < rules.count and rules.short_stock == "end_hand"
    if not state.stock_left or short:
        _end(state, DealResult(), events)
        return
    state.phase = Phase.PLAY
    _draw_cards(state, rules.count, events)


def _draw_cards(state: DealState, number: int, events: list[Event]) -> None:
    """Up to `number` cards from the stock; ends the deal where the last of them does (P6)."""
    seat = state.turn_seat
    drawn = take_cards(state, number)
    if not drawn:
        return
    state.hands[seat] += drawn
    events.append(StockDrawn(seat, drawn))
    announce_turn_card(state, seat, events)
    got = list(drawn)
    spared = spared_three(state, drawn)
    if holds_tabled(state, drawn):
        got += table_threes(state, seat, events, spared=spared)
    if after_draw(state, got, spared):
        _end(state, DealResult(), events)


def _take(state: DealState, action: TakePile, events: list[Event]) -> None:
    seat = state.turn_seat
    top = claimed_card(state, action.plays)
    claim = top_play(action, top)
    assert claim is not None
    laying = lay_take(state, action, claim, top)
    assert isinstance(laying, Laying)
    remember(state)
    beside = melded_beside(state, action.plays, top)
    bottom = bottom_of_take(state, action, top)
    rest = rest_of(state, action.plays, top, bottom)
    joining = len(cards_arriving(state, action.plays, top, bottom)) + len(beside) + 1
    bonus = _bonus_within(state, action.plays, laying, joining, taking=True)
    points = 0
    if not state.opened[state.side]:
        plays = counted(action.plays, beside)
        points = count(state, plays, top, [laying.melds[i] for i in laying.changed])
    hidden = max(0, state.pile_hidden - bottom)
    _lift_pile(state, bottom)
    state.now.took_pile = True
    state.now.beyond_top = bool(state.now.laid) or len(action.plays) > 1
    state.phase = Phase.PLAY
    events.append(PileTaken(seat, top, rest, hidden, beside))
    book_laying(state, laying, points, events)
    if rest:
        state.hands[seat] += rest
        remove_black_threes(state, seat, rest, events)
        kept = tuple(card for card in rest if card in state.hands[seat])
        table_from_pile(state, seat, kept, events)
    give(state, seat, bonus, events)
    if partnership.is_open(state):
        partnership.form(state, seat, events)
        state.now.steps = ()
    _draw_cards(state, state.setup.rules.draw.extra_with_pile, events)


def _bonus_within(
    state: DealState,
    plays: tuple[Play, ...],
    laying: Laying,
    joining: int,
    *,
    taking: bool,
) -> int:
    """Bonus cards that come at once when this step opens; the pile brings `joining` cards."""
    used = sum(len(play.cards) for play in plays)
    left = len(state.hands[state.turn_seat]) - used + joining
    return opening_bonus(state, laying.melds, left, taking=taking)


def _lift_pile(state: DealState, bottom: int) -> None:
    """Take the cards from index `bottom` on off the pile."""
    del state.pile[bottom:]
    state.pile_hidden = min(state.pile_hidden, bottom)
    if state.freezer not in state.pile:
        state.freezer = -1


def _lay(state: DealState, action: LayDown, events: list[Event]) -> None:
    seat = state.turn_seat
    side = state.side_of[seat]
    laying = lay(state, side, action.plays)
    assert isinstance(laying, Laying)
    remember(state)
    bonus = _bonus_within(state, action.plays, laying, 0, taking=False)
    points = 0
    if not state.opened[side]:
        points = count(state, action.plays, None, [laying.melds[i] for i in laying.changed])
    state.now.beyond_top = True
    book_laying(state, laying, points, events)
    give(state, seat, bonus, events)


def _discard(state: DealState, action: Discard, events: list[Event]) -> None:
    seat = state.turn_seat
    hand = state.hands[seat]
    unable = _asked_in_vain(state)
    out = goes_out(state, action.card)
    hand.remove(action.card)
    state.pile.append(action.card)
    froze = freezes(state.setup.rules, KIND[action.card], upcard=False)
    if froze and state.freezer < 0:
        state.freezer = action.card
    face_down = out and state.setup.rules.go_out.final_face_down
    events.append(Discarded(seat, action.card, froze, face_down))
    if out:
        _go_out(state, GoOut(), events)
    else:
        _end_turn(state, unable, events)


def _go_out(state: DealState, action: GoOut, events: list[Event]) -> None:
    if not state.setup.rules.bonus_cards.not_if_going_out:
        give(state, state.turn_seat, due_after_discard(state), events)
    _end(state, DealResult(state.turn_seat, concealed_style(state), "out"), events)


def _declare(state: DealState, action: DeclareSpecialHand, events: list[Event]) -> None:
    """Lay the hand open; before the draw the pile's only card is part of it."""
    seat = state.turn_seat
    hand = hand_of(state, action.hand_id)
    assert hand is not None
    cards = tuple(cards_to_declare(state))
    taken = tuple(card for card in cards if card not in state.hands[seat])
    if taken:
        state.hands[seat] += taken
        state.pile = []
        state.freezer = -1
    events.append(SpecialHandDeclared(seat, hand.id, cards, hand.value, taken))
    _end(state, DealResult(seat, "no", "out", hand.id), events)


def _pass(state: DealState, action: Pass, events: list[Event]) -> None:
    unable = _asked_in_vain(state)
    locked = holds_only_locked(state)
    events.append(Passed(state.turn_seat))
    if locked or state.now.no_discard or state.now.last_three:
        _close_turn(state, unable, events)
        _end(state, DealResult(reason="locked" if locked else "stock"), events)
    else:
        _end_turn(state, unable, events)


def _asked_in_vain(state: DealState) -> bool:
    """Whether the player was told yes and cannot go out (EX-096), asked before the turn ends."""
    if state.now.answer is not True:
        return False
    return state.setup.rules.permission.binding or not has_way_out(state)


def _close_turn(state: DealState, unable: bool, events: list[Event]) -> None:
    """What every turn's end books: having melded, and a question asked in vain."""
    seat = state.turn_seat
    state.laid_before[seat] = state.laid_before[seat] or bool(state.now.laid)
    if unable:
        book_penalty(state, "asked_but_unable", events)


def _end_turn(state: DealState, unable: bool, events: list[Event]) -> None:
    _close_turn(state, unable, events)
    give(state, state.turn_seat, due_after_discard(state), events)
    at_turn_end(state, events)
    if ends_with_turn(state):
        _end(state, DealResult(), events)
    else:
        begin_turn(state, state.next_seat(state.turn_seat), events)


def _end(state: DealState, result: DealResult, events: list[Event]) -> None:
    if result.out is not None and partnership.is_open(state):
        partnership.form(state, result.out, events)
    state.phase = Phase.OVER
    state.result = result
    events.append(DealEnded(result.out, result.reason))


def _ask(state: DealState, action: AskPermission, events: list[Event]) -> None:
    seat = state.turn_seat
    state.asks[seat] += 1
    state.now.asked = True
    state.now.whom = action.whom if action.whom is not None else state.teammates(seat)[0]
    state.phase = Phase.ANSWER
    events.append(PermissionAsked(seat, state.actor))


def _answer(state: DealState, action: AnswerPermission, events: list[Event]) -> None:
    if state.now.concession is not None:
        answer_concession(state, action.yes, events)
        return
    whom = state.actor
    state.now.answer = action.yes
    state.phase = Phase.PLAY
    events.append(PermissionAnswered(state.turn_seat, whom, action.yes))


def _restore(state: DealState, action: RestorePile, events: list[Event]) -> None:
    book_penalty(state, "pile_illegal", events)


def _lay_three(state: DealState, action: LayThree, events: list[Event]) -> None:
    lay_three(state, action.card, events)
    if state.now.last_three:
        _close_turn(state, _asked_in_vain(state), events)
        _end(state, DealResult(), events)


def _retract(state: DealState, action: RetractMelds, events: list[Event]) -> None:
    retract(state, events)


_APPLY: dict[type, Callable[[DealState, Any, list[Event]], None]] = {
    DrawStock: _draw,
    TakePile: _take,
    LayDown: _lay,
    Discard: _discard,
    GoOut: _go_out,
    Pass: _pass,
    AskPermission: _ask,
    AnswerPermission: _answer,
    RestorePile: _restore,
    LayThree: _lay_three,
    RetractMelds: _retract,
    DeclareSpecialHand: _declare,
    LayOnHeap: lay_on_heap,
    ConcedeDeal: concede,
    MergeMelds: merge,
}

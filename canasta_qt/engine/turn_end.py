"""Carrying out how turns and deals end: discard, going out, passing, a special hand."""

from __future__ import annotations

from canasta_qt.engine import partnership
from canasta_qt.engine.actions import DeclareSpecialHand, Discard, GoOut, Pass
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
    SpecialHandDeclared,
)
from canasta_qt.engine.going_out import concealed_style
from canasta_qt.engine.pile import freezes
from canasta_qt.engine.second_hand import at_turn_end
from canasta_qt.engine.special_hands import cards_to_declare, hand_of
from canasta_qt.engine.state import DealResult, DealState, Penalty, Phase
from canasta_qt.engine.stock_end import ends_with_turn
from canasta_qt.engine.way_out import has_way_out


def discard(state: DealState, action: Discard, events: list[Event]) -> None:
    """Discard; the deal ends with the last card, else the turn does."""
    seat = state.turn_seat
    hand = state.hands[seat]
    unable = asked_in_vain(state)
    out = goes_out(state, action.card)
    hand.remove(action.card)
    state.pile.append(action.card)
    froze = freezes(state.setup.rules, KIND[action.card], upcard=False)
    if froze and state.freezer < 0:
        state.freezer = action.card
    face_down = out and state.setup.rules.go_out.final_face_down
    events.append(Discarded(seat, action.card, froze, face_down))
    if out:
        go_out(state, GoOut(), events)
    else:
        _end_turn(state, unable, events)


def go_out(state: DealState, action: GoOut, events: list[Event]) -> None:
    """End the deal for the seat that goes out."""
    if not state.setup.rules.bonus_cards.not_if_going_out:
        give(state, state.turn_seat, due_after_discard(state), events)
    end_deal(state, DealResult(state.turn_seat, concealed_style(state), "out"), events)


def declare(state: DealState, action: DeclareSpecialHand, events: list[Event]) -> None:
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
    end_deal(state, DealResult(seat, "no", "out", hand.id), events)


def pass_turn(state: DealState, action: Pass, events: list[Event]) -> None:
    """End the turn without a discard, and the deal where nothing else is left."""
    unable = asked_in_vain(state)
    locked = holds_only_locked(state)
    events.append(Passed(state.turn_seat))
    if locked or state.now.no_discard or state.now.last_three:
        close_turn(state, unable, events)
        end_deal(state, DealResult(reason="locked" if locked else "stock"), events)
    else:
        _end_turn(state, unable, events)


def _end_turn(state: DealState, unable: bool, events: list[Event]) -> None:
    close_turn(state, unable, events)
    if state.setup.has_bonus_cards:
        give(state, state.turn_seat, due_after_discard(state), events)
    if state.setup.has_feet:
        at_turn_end(state, events)
    if ends_with_turn(state):
        end_deal(state, DealResult(), events)
    else:
        begin_turn(state, state.next_seat(state.turn_seat), events)


def close_turn(state: DealState, unable: bool, events: list[Event]) -> None:
    """What every turn's end books: having melded, and a question asked in vain."""
    seat = state.turn_seat
    state.laid_before[seat] = state.laid_before[seat] or bool(state.now.laid)
    if unable:
        book_penalty(state, "asked_but_unable", events)


def asked_in_vain(state: DealState) -> bool:
    """Whether the player was told yes and cannot go out (EX-096), asked before the turn ends."""
    if state.now.answer is not True:
        return False
    return state.setup.rules.permission.binding or not has_way_out(state)


def end_deal(state: DealState, result: DealResult, events: list[Event]) -> None:
    """Book how the deal ended."""
    if result.out is not None and partnership.is_open(state):
        partnership.form(state, result.out, events)
    state.phase = Phase.OVER
    state.result = result
    events.append(DealEnded(result.out, result.reason))


def book_penalty(state: DealState, fault: str, events: list[Event]) -> None:
    """Book the penalty option `fault` against the seat whose turn it is."""
    points: int = getattr(state.setup.rules.penalty, fault)
    seat = state.turn_seat
    state.penalties = (*state.penalties, Penalty(seat, fault, points))
    state.now.faults = (*state.now.faults, fault)
    events.append(PenaltyBooked(seat, fault, points))

"""`apply`: carry out a verified action, change the state, and say what happened.

It assumes `verify` has passed and cannot fail; `act` does both. Events come in order and hold the
open truth; each has a redacted form for a seat.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

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
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.events import (
    Event,
    PermissionAnswered,
    PermissionAsked,
)
from canasta_qt.engine.forfeit import answer as answer_concession
from canasta_qt.engine.forfeit import concede
from canasta_qt.engine.heap import lay_on_heap
from canasta_qt.engine.legality import fault_of, verify
from canasta_qt.engine.merging import merge
from canasta_qt.engine.play_steps import draw, lay_down, take
from canasta_qt.engine.refusals import IllegalAction
from canasta_qt.engine.retraction import retract
from canasta_qt.engine.second_hand import after_step
from canasta_qt.engine.state import DealResult, DealState, Phase
from canasta_qt.engine.threes import (
    lay_three,
)
from canasta_qt.engine.turn_end import (
    asked_in_vain,
    book_penalty,
    close_turn,
    declare,
    discard,
    end_deal,
    go_out,
    pass_turn,
)


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
    if state.setup.has_feet and state.phase is Phase.PLAY:
        after_step(state, events)
    return tuple(events)


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
        close_turn(state, asked_in_vain(state), events)
        end_deal(state, DealResult(), events)


def _retract(state: DealState, action: RetractMelds, events: list[Event]) -> None:
    retract(state, events)


_APPLY: dict[type, Callable[[DealState, Any, list[Event]], None]] = {
    DrawStock: draw,
    TakePile: take,
    LayDown: lay_down,
    Discard: discard,
    GoOut: go_out,
    Pass: pass_turn,
    AskPermission: _ask,
    AnswerPermission: _answer,
    RestorePile: _restore,
    LayThree: _lay_three,
    RetractMelds: _retract,
    DeclareSpecialHand: declare,
    LayOnHeap: lay_on_heap,
    ConcedeDeal: concede,
    MergeMelds: merge,
}

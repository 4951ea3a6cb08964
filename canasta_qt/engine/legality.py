"""The judge: `verify` says whether an action is legal, and nothing else in the program does.

It asks one question about one action and never enumerates. It reads only what the seat to act may
know, so it answers the same for the full state and for that seat's view.
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
from canasta_qt.engine.end_judge import judge_discard, judge_go_out, judge_pass, judge_promise
from canasta_qt.engine.forfeit import verify_concession
from canasta_qt.engine.going_out import (
    check_guard,
    may_be_asked,
    verify_ask,
)
from canasta_qt.engine.heap import verify_heap
from canasta_qt.engine.kept_threes import verify_lay_three
from canasta_qt.engine.laid_judge import judge_laid, judge_last_card, leads_out, verify_held
from canasta_qt.engine.melds import lay
from canasta_qt.engine.merging import verify_merge
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.retraction import verify_retract
from canasta_qt.engine.special_hands import verify_declaration
from canasta_qt.engine.state import Phase, Position
from canasta_qt.engine.take_judge import judge_draw, judge_take


def verify(pos: Position, action: Action) -> Refusal | None:
    """Why the seat to act (`pos.actor`) may not do this, or None when it may.

    The code is the first that procedures P0 to P5 of the rules catalogue arrive at. Under
    `table.enforcement = penalise` a fault that has its own penalty is let through once a turn;
    `fault_of` names it.
    """
    refusal = _JUDGES[type(action)](pos, action)
    if refusal is not None and pos.setup.rules.table.enforcement == "penalise":
        return None if penal(pos, action, refusal) else refusal
    return refusal


def is_proper(pos: Position, action: Action) -> bool:
    """Whether an action keeps to the rules: nothing that is let through only to be punished."""
    return breach(pos, action) is None


def breach(pos: Position, action: Action) -> Refusal | None:
    """Why an action does not keep to the rules, let through or not; None when it does."""
    return _JUDGES[type(action)](pos, action)


def fault_of(pos: Position, action: Action) -> str | None:
    """The penalty option a let-through fault is booked under, or None for a proper action."""
    if pos.setup.rules.table.enforcement != "penalise":
        return None
    refusal = breach(pos, action)
    return None if refusal is None else penal(pos, action, refusal)


def penal(pos: Position, action: Action, refusal: Refusal) -> str | None:
    """The option under `penalty` that punishes this refusal at a table, if it still may."""
    fault = None
    if isinstance(action, TakePile) and refusal.code.value.startswith("E_PILE"):
        fault = "pile_illegal"
    elif isinstance(action, (Discard, GoOut)) and refusal.code is Code.GO_OUT_REFUSED:
        fault = "go_out_after_no"
    return fault if fault is not None and fault not in pos.now.faults else None


def _judge_lay(pos: Position, action: LayDown) -> Refusal | None:
    refusal = judge_moment(pos)
    if refusal is not None:
        return refusal
    hand = pos.hands[pos.turn_seat]
    used = [card for play in action.plays for card in play.cards]
    unheld = verify_held(pos, action.plays, used)
    if unheld is not None:
        return unheld
    laying = lay(pos, pos.side_of[pos.turn_seat], action.plays)
    if isinstance(laying, Refusal):
        return laying
    left = len(hand) - len(used)
    if pos.now.last_three and not leads_out(pos, laying, left):
        return NOT_NOW
    refusal = judge_laid(pos, action.plays, laying, left, None)
    return refusal or judge_last_card(pos, laying, used, left)


def judge_moment(pos: Position) -> Refusal | None:
    """Whether melds may be laid now; `initial.before_draw_only` moves openings before the draw."""
    opens_early = pos.setup.rules.initial.before_draw_only and not pos.opened[pos.side]
    if pos.phase is Phase.PLAY and opens_early:
        return Refusal(Code.OPENING_LATE)
    in_time = pos.phase is Phase.PLAY or (pos.phase is Phase.START and opens_early)
    return None if in_time and not pos.now.retracted else NOT_NOW


def _judge_ask(pos: Position, action: AskPermission) -> Refusal | None:
    refusal = verify_ask(pos)
    if refusal is None and action.whom is not None and action.whom not in may_be_asked(pos):
        return NOT_NOW
    return refusal


def _judge_answer(pos: Position, action: AnswerPermission) -> Refusal | None:
    return None if pos.phase is Phase.ANSWER else NOT_NOW


def _judge_restore(pos: Position, action: RestorePile) -> Refusal | None:
    """Owning up to a wrong claim of the pile, once a turn (EX-066)."""
    if pos.phase is not Phase.START or "pile_illegal" in pos.now.faults:
        return NOT_NOW
    return None if pos.pile else Refusal(Code.PILE_EMPTY)


def _judge_lay_three(pos: Position, action: LayThree) -> Refusal | None:
    """Whether a kept three may be laid out now; where any may be kept, nobody gets stuck (P4)."""
    refusal = verify_lay_three(pos, action.card)
    rules = pos.setup.rules.red_three
    if refusal is not None or rules.place != "optional" or pos.phase is not Phase.PLAY:
        return refusal
    replaced = rules.replace_from_stock and pos.stock_left > 0
    left = len(pos.hands[pos.turn_seat]) - (not replaced)
    return check_guard(pos, pos.melds[pos.side_of[pos.turn_seat]], left)


def _judge_retract(pos: Position, action: RetractMelds) -> Refusal | None:
    return verify_retract(pos) or judge_promise(pos)


_JUDGES: dict[type, Callable[[Position, Any], Refusal | None]] = {
    DrawStock: judge_draw,
    TakePile: judge_take,
    LayDown: _judge_lay,
    Discard: judge_discard,
    GoOut: judge_go_out,
    Pass: judge_pass,
    AskPermission: _judge_ask,
    AnswerPermission: _judge_answer,
    RestorePile: _judge_restore,
    LayThree: _judge_lay_three,
    RetractMelds: _judge_retract,
    DeclareSpecialHand: verify_declaration,
    LayOnHeap: verify_heap,
    ConcedeDeal: verify_concession,
    MergeMelds: verify_merge,
}

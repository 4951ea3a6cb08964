"""The judge: `verify` says whether an action is legal, and nothing else in the program does.

It asks one question about one action and never enumerates. It reads only what the seat to act may
know, so it answers the same for the full state and for that seat's view.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
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
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.discards import check_card, check_only, never_discards
from canasta_qt.engine.forfeit import verify_concession
from canasta_qt.engine.going_out import (
    check_guard,
    may_be_asked,
    may_get_stuck,
    may_go_out,
    verify_ask,
)
from canasta_qt.engine.heap import verify_heap
from canasta_qt.engine.kept_threes import verify_lay_three
from canasta_qt.engine.laid_judge import judge_laid, judge_last_card, leads_out
from canasta_qt.engine.melds import Laying, TopCard, lay
from canasta_qt.engine.merging import verify_merge
from canasta_qt.engine.pile import (
    bottom_of_take,
    forced_take,
    lay_take,
    top_play,
    verify_claim,
    verify_pile,
)
from canasta_qt.engine.pile_parts import cards_arriving, claimed_card, counted, melded_beside
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.retraction import verify_retract
from canasta_qt.engine.second_hand import (
    comes_by_passing,
    comes_with_discard,
)
from canasta_qt.engine.special_hands import verify_declaration
from canasta_qt.engine.state import Phase, Position

_NOT_NOW = Refusal(Code.PHASE)


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
    return _JUDGES[type(action)](pos, action) is None


def fault_of(pos: Position, action: Action) -> str | None:
    """The penalty option a let-through fault is booked under, or None for a proper action."""
    if pos.setup.rules.table.enforcement != "penalise":
        return None
    refusal = _JUDGES[type(action)](pos, action)
    return None if refusal is None else penal(pos, action, refusal)


def penal(pos: Position, action: Action, refusal: Refusal) -> str | None:
    """The option under `penalty` that punishes this refusal at a table, if it still may."""
    fault = None
    if isinstance(action, TakePile) and refusal.code.value.startswith("E_PILE"):
        fault = "pile_illegal"
    elif isinstance(action, (Discard, GoOut)) and refusal.code is Code.GO_OUT_REFUSED:
        fault = "go_out_after_no"
    return fault if fault is not None and fault not in pos.now.faults else None


def _held(hand: Sequence[int], cards: Sequence[int]) -> bool:
    return (
        len(set(cards)) == len(cards)
        and HIDDEN not in cards
        and all(card in hand for card in cards)
    )


def _judge_draw(pos: Position, action: DrawStock) -> Refusal | None:
    if pos.phase is not Phase.START:
        return _NOT_NOW
    forced = forced_take(pos)
    if forced is not None and _judge_take(pos, TakePile((forced,))) is None:
        return Refusal(Code.PHASE, cards=forced.cards)
    return None


def _judge_take(pos: Position, action: TakePile) -> Refusal | None:
    if pos.phase is not Phase.START or pos.now.retracted:
        return _NOT_NOW
    top = claimed_card(pos, action.plays) if pos.pile else HIDDEN
    refusal = verify_pile(pos, top)
    if refusal is not None and refusal.code is not Code.PILE_CANASTA:
        return refusal
    claim = top_play(action, top)
    beside = melded_beside(pos, action.plays, top)
    used = [
        card for play in action.plays for card in play.cards if card != top and card not in beside
    ]
    if claim is None or not _held(pos.hands[pos.turn_seat], used) or _empty(action.plays):
        return refusal or Refusal(Code.NOT_HELD, cards=tuple(used))
    refusal = (
        _judge_one_card(pos, action) or refusal or verify_claim(pos, action, claim, top, beside)
    )
    if refusal is not None:
        return refusal
    laying = lay_take(pos, action, claim, top)
    if isinstance(laying, Refusal):
        return laying
    arriving = cards_arriving(pos, action.plays, top, bottom_of_take(pos, action, top))
    left = len(pos.hands[pos.turn_seat]) - len(used) + len(arriving)
    refusal = judge_laid(pos, counted(action.plays, beside), laying, left, top)
    return refusal or judge_last_card(pos, laying, used, left, arriving)


def _judge_one_card(pos: Position, action: TakePile) -> Refusal | None:
    """`pile.one_card = only_if_going_out`: one card against a pile of one card (EX-045).

    P3 tests it before the cards that take the pile, so it looks at the melds they would make; a
    take that P1 refuses is judged by the melds that lie there.
    """
    single = len(pos.pile) == 1 and len(pos.hands[pos.turn_seat]) == 1
    if not single or pos.setup.rules.pile.one_card != "only_if_going_out":
        return None
    laying = lay(pos, pos.side_of[pos.turn_seat], action.plays, TopCard(pos.pile[-1]))
    melds = laying.melds if isinstance(laying, Laying) else None
    return Refusal(Code.PILE_ONE_CARD) if may_go_out(pos, melds) else None


def _judge_lay(pos: Position, action: LayDown) -> Refusal | None:
    refusal = judge_moment(pos)
    if refusal is not None:
        return refusal
    hand = pos.hands[pos.turn_seat]
    used = [card for play in action.plays for card in play.cards]
    if not _held(hand, used) or _empty(action.plays):
        return Refusal(Code.NOT_HELD, cards=tuple(used))
    laying = lay(pos, pos.side_of[pos.turn_seat], action.plays)
    if isinstance(laying, Refusal):
        return laying
    left = len(hand) - len(used)
    if pos.now.last_three and not leads_out(pos, laying, left):
        return _NOT_NOW
    refusal = judge_laid(pos, action.plays, laying, left, None)
    return refusal or judge_last_card(pos, laying, used, left)


def judge_moment(pos: Position) -> Refusal | None:
    """Whether melds may be laid now; `initial.before_draw_only` moves openings before the draw."""
    opens_early = pos.setup.rules.initial.before_draw_only and not pos.opened[pos.side]
    if pos.phase is Phase.PLAY and opens_early:
        return Refusal(Code.OPENING_LATE)
    in_time = pos.phase is Phase.PLAY or (pos.phase is Phase.START and opens_early)
    return None if in_time and not pos.now.retracted else _NOT_NOW


def _empty(plays: Sequence[Play]) -> bool:
    return not plays or any(not play.cards for play in plays)


def _judge_discard(pos: Position, action: Discard) -> Refusal | None:
    if pos.phase is not Phase.PLAY or pos.now.no_discard:
        return _NOT_NOW
    rules = pos.setup.rules.stock_end
    hand = pos.hands[pos.turn_seat]
    if action.card == HIDDEN or action.card not in hand:
        return Refusal(Code.NOT_HELD, cards=(action.card,))
    if pos.now.last_three:
        goes = len(hand) == 1 and rules.last_three_modern == "may_discard_to_go_out"
        return may_go_out(pos) if goes else _NOT_NOW
    if len(hand) == 1 and not comes_with_discard(pos):
        return check_only(pos, action.card)
    return _judge_promise(pos) or check_card(pos, action.card)


def _judge_promise(pos: Position) -> Refusal | None:
    """After "yes" the player must go out if he can (`permission.binding`, EX-096)."""
    if pos.now.answer is not True or not pos.setup.rules.permission.binding:
        return None
    from canasta_qt.engine.way_out import has_way_out

    return Refusal(Code.MUST_GO_OUT) if has_way_out(pos) else None


def _judge_go_out(pos: Position, action: GoOut) -> Refusal | None:
    if pos.phase is not Phase.PLAY:
        return _NOT_NOW
    barred = may_go_out(pos)
    if barred is not None:
        return barred
    left = len(pos.hands[pos.turn_seat])
    if pos.setup.rules.go_out.final_discard == "required" or left:
        return Refusal(Code.GO_OUT_DISCARD, left, 1)
    return None


def _judge_pass(pos: Position, action: Pass) -> Refusal | None:
    if pos.phase is not Phase.PLAY:
        return _NOT_NOW
    rules = pos.setup.rules
    left = len(pos.hands[pos.turn_seat])
    if comes_by_passing(pos):
        return None
    if pos.now.no_discard and left:
        return _judge_promise(pos)
    if pos.now.last_three:
        return _judge_promise(pos)
    if left and never_discards(pos):
        return None
    # Threes that are not replaced can leave a hand that may neither discard nor go out.
    stuck = left <= 1 and may_get_stuck(rules) and not comes_with_discard(pos)
    if not stuck and (pos.now.no_discard or not rules.discard.pass_with_one):
        return Refusal(Code.PASS_OFF, left, 1)
    if left > 1 or may_go_out(pos) is None:
        return Refusal(Code.PASS_OFF, left, 1)
    return None


def _judge_ask(pos: Position, action: AskPermission) -> Refusal | None:
    refusal = verify_ask(pos)
    if refusal is None and action.whom is not None and action.whom not in may_be_asked(pos):
        return _NOT_NOW
    return refusal


def _judge_answer(pos: Position, action: AnswerPermission) -> Refusal | None:
    return None if pos.phase is Phase.ANSWER else _NOT_NOW


def _judge_restore(pos: Position, action: RestorePile) -> Refusal | None:
    """Owning up to a wrong claim of the pile, once a turn (EX-066)."""
    if pos.phase is not Phase.START or "pile_illegal" in pos.now.faults:
        return _NOT_NOW
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
    return verify_retract(pos) or _judge_promise(pos)


_JUDGES: dict[type, Callable[[Position, Any], Refusal | None]] = {
    DrawStock: _judge_draw,
    TakePile: _judge_take,
    LayDown: _judge_lay,
    Discard: _judge_discard,
    GoOut: _judge_go_out,
    Pass: _judge_pass,
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

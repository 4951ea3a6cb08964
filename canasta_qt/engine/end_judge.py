"""Judging the end of a turn: the discard, going out without one, and passing (P4 and P5)."""

from __future__ import annotations

from canasta_qt.engine.actions import Discard, GoOut, Pass
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.discards import check_card, check_only, never_discards
from canasta_qt.engine.going_out import may_get_stuck, may_go_out
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.second_hand import comes_by_passing, comes_with_discard
from canasta_qt.engine.state import Phase, Position


def judge_discard(pos: Position, action: Discard) -> Refusal | None:
    """Whether the seat to act may discard this card."""
    if pos.phase is not Phase.PLAY or pos.now.no_discard:
        return NOT_NOW
    rules = pos.setup.rules.stock_end
    hand = pos.hands[pos.turn_seat]
    if action.card == HIDDEN or action.card not in hand:
        return Refusal(Code.NOT_HELD, cards=(action.card,))
    if pos.now.last_three:
        goes = len(hand) == 1 and rules.last_three_modern == "may_discard_to_go_out"
        return may_go_out(pos) if goes else NOT_NOW
    if len(hand) == 1 and not comes_with_discard(pos):
        return check_only(pos, action.card)
    return judge_promise(pos) or check_card(pos, action.card)


def judge_promise(pos: Position) -> Refusal | None:
    """After "yes" the player must go out if he can (`permission.binding`, EX-096)."""
    if pos.now.answer is not True or not pos.setup.rules.permission.binding:
        return None
    from canasta_qt.engine.way_out import has_way_out

    return Refusal(Code.MUST_GO_OUT) if has_way_out(pos) else None


def judge_go_out(pos: Position, action: GoOut) -> Refusal | None:
    """Whether the seat to act may go out without a discard."""
    if pos.phase is not Phase.PLAY:
        return NOT_NOW
    barred = may_go_out(pos)
    if barred is not None:
        return barred
    left = len(pos.hands[pos.turn_seat])
    if pos.setup.rules.go_out.final_discard == "required" or left:
        return Refusal(Code.GO_OUT_DISCARD, left, 1)
    return None


def judge_pass(pos: Position, action: Pass) -> Refusal | None:
    """Whether the turn may end without a discard."""
    if pos.phase is not Phase.PLAY:
        return NOT_NOW
    rules = pos.setup.rules
    left = len(pos.hands[pos.turn_seat])
    if comes_by_passing(pos):
        return None
    if pos.now.no_discard and left:
        return judge_promise(pos)
    if pos.now.last_three:
        return judge_promise(pos)
    if left and never_discards(pos):
        return None
    # Threes that are not replaced can leave a hand that may neither discard nor go out.
    stuck = left <= 1 and may_get_stuck(rules) and not comes_with_discard(pos)
    if not stuck and (pos.now.no_discard or not rules.discard.pass_with_one):
        return Refusal(Code.PASS_OFF, left, 1)
    if left > 1 or may_go_out(pos) is None:
        return Refusal(Code.PASS_OFF, left, 1)
    return None

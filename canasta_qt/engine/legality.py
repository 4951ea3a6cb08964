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
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayThree,
    Pass,
    Play,
    RestorePile,
    RetractMelds,
    TakePile,
)
from canasta_qt.engine.bonus_cards import comes_later, drawn_now
from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, KIND
from canasta_qt.engine.discards import check_card, check_last, check_only, never_discards
from canasta_qt.engine.going_out import check_guard, empties, may_be_asked, may_go_out, verify_ask
from canasta_qt.engine.kept_threes import verify_lay_three
from canasta_qt.engine.melds import Laying, TopCard, lay
from canasta_qt.engine.opening import (
    count,
    has_content,
    is_splash,
    minimum,
    missing_content,
    opening_shapes,
    spoils_opening,
)
from canasta_qt.engine.pile import (
    forced_take,
    lay_take,
    takes_top_only,
    top_play,
    verify_claim,
    verify_pile,
)
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.retraction import verify_retract
from canasta_qt.engine.special_hands import verify_declaration
from canasta_qt.engine.state import Meld, Phase, Position
from canasta_qt.engine.threes import joins_hand

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
    refusal = verify_pile(pos)
    if refusal is not None and refusal.code is not Code.PILE_CANASTA:
        return refusal
    top = pos.pile[-1]
    claim = top_play(action, top)
    used = [card for play in action.plays for card in play.cards if card != top]
    if claim is None or not _held(pos.hands[pos.turn_seat], used) or _empty(action.plays):
        return refusal or Refusal(Code.NOT_HELD, cards=tuple(used))
    refusal = _judge_one_card(pos, action) or refusal or verify_claim(pos, action, claim)
    if refusal is not None:
        return refusal
    laying = lay_take(pos, action, claim)
    if isinstance(laying, Refusal):
        return laying
    rest = 0
    if not takes_top_only(pos, action):
        rest = sum(joins_hand(pos, card) for card in pos.pile[:-1])
    left = len(pos.hands[pos.turn_seat]) - len(used) + rest
    refusal = _judge_laid(pos, action.plays, laying, left, top)
    return refusal or _judge_last_card(pos, laying, used, left, taking=True)


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
    if pos.now.last_three and not _leads_out(pos, laying, left):
        return _NOT_NOW
    refusal = _judge_laid(pos, action.plays, laying, left, None)
    return refusal or _judge_last_card(pos, laying, used, left, taking=False)


def judge_moment(pos: Position) -> Refusal | None:
    """Whether melds may be laid now; `initial.before_draw_only` moves openings before the draw."""
    opens_early = pos.setup.rules.initial.before_draw_only and not pos.opened[pos.side]
    if pos.phase is Phase.PLAY and opens_early:
        return Refusal(Code.OPENING_LATE)
    in_time = pos.phase is Phase.PLAY or (pos.phase is Phase.START and opens_early)
    return None if in_time and not pos.now.retracted else _NOT_NOW


def _empty(plays: Sequence[Play]) -> bool:
    return not plays or any(not play.cards for play in plays)


def _judge_laid(
    pos: Position, plays: Sequence[Play], laying: Laying, left: int, top: int | None
) -> Refusal | None:
    """P2, P4 and the black threes of P5 for melds that pass P1 and leave `left` cards."""
    if pos.setup.rules.bonus_cards.usable == "same_turn":
        left += opening_bonus(pos, laying.melds, left, taking=top is not None)
    if not pos.opened[pos.side_of[pos.turn_seat]]:
        refusal = _judge_opening(pos, plays, laying, left, top)
        if refusal is not None:
            return refusal
    elif top is None and (spoilt := spoils_opening(pos, laying)):
        return Refusal(Code.INITIAL_CLEAN, what=spoilt)
    if left == 1 and comes_later(pos, taking=top is not None):
        return _judge_black_threes(pos, laying, left)
    return check_guard(pos, laying.melds, left) or _judge_black_threes(pos, laying, left)


def opening_bonus(pos: Position, melds: Sequence[Meld], left: int, *, taking: bool) -> int:
    """Bonus cards drawn within a step that leaves `left` cards and these melds, if it opens."""
    if pos.setup.rules.bonus_cards.mode != "draw_now" or pos.opened[pos.side]:
        return 0
    return drawn_now(pos, left, taking=taking, out=may_go_out(pos, melds) is None)


def _leads_out(pos: Position, laying: Laying, left: int) -> bool:
    """After a three as last stock card: melds only go down to go out with it (EX-118)."""
    mode = pos.setup.rules.stock_end.last_three_modern
    out = mode == "may_discard_to_go_out" and left == 1
    return out and may_go_out(pos, laying.melds) is None


def _judge_last_card(
    pos: Position, laying: Laying, used: Sequence[int], left: int, *, taking: bool
) -> Refusal | None:
    """P4 where the one card left could not be the last discard (`go_out.final_ban`)."""
    if left != 1 or pos.now.last_three or pos.setup.rules.discard.pass_with_one:
        return None
    if comes_later(pos, taking=taking) or opening_bonus(pos, laying.melds, 1, taking=taking):
        return None
    pile = [card for card in pos.pile[:-1] if joins_hand(pos, card)] if taking else []
    rest = next(card for card in (*pos.hands[pos.turn_seat], *pile) if card not in used)
    return None if check_last(pos, rest) is None else Refusal(Code.HAND_GUARD, 1, 2)


def _judge_opening(
    pos: Position, plays: Sequence[Play], laying: Laying, left: int, top: int | None
) -> Refusal | None:
    """P2: what the opening counts, then what it holds."""
    need = minimum(pos, pos.turn_seat)
    have = count(pos, plays, top, [laying.melds[index] for index in laying.changed])
    content = has_content(pos.setup.rules)
    hand, laid = opening_shapes(pos, plays, laying, top) if content else ([], [])
    taken = 0 if top is None else KIND[top]
    enough = have >= need or is_splash(pos, hand, taken) or waives_count(pos, laying, left, top)
    if not enough:
        return Refusal(Code.INITIAL_COUNT, have, need)
    missing = missing_content(pos, pos.turn_seat, hand, laid) if content else ""
    return Refusal(Code.INITIAL_CLEAN, have, need, what=missing) if missing else None


def waives_count(pos: Position, laying: Laying, left: int, top: int | None) -> bool:
    """Whether this opening goes out at once, which waives the count (C30, EX-082, EX-083)."""
    exempt = pos.setup.rules.initial.concealed_exempt
    early = pos.phase is Phase.START and top is None
    if exempt == "no" or early or not empties(pos, left):
        return False
    if exempt == "stock_draw_only" and (top is not None or pos.now.took_pile):
        return False
    return check_guard(pos, laying.melds, left) is None and may_go_out(pos, laying.melds) is None


def _judge_black_threes(pos: Position, laying: Laying, left: int) -> Refusal | None:
    """Black threes are melded only in the turn that empties the hand, without wilds (EX-090)."""
    rules = pos.setup.rules.black_three
    for index in laying.changed:
        meld = laying.melds[index]
        if meld.kind != BLACK_THREE:
            continue
        going = empties(pos, left) and may_go_out(pos, laying.melds) is None
        if rules.meld == "going_out_only" and not going:
            return Refusal(Code.BLACK3_NOT_OUT, cards=meld.cards)
        if meld.wilds > rules.meld_wilds:
            return Refusal(Code.BLACK3_WILD, meld.wilds, rules.meld_wilds, cards=meld.cards)
    return None


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
    if len(hand) == 1:
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
    if pos.now.no_discard:
        return _judge_promise(pos) if left else Refusal(Code.PASS_OFF, left, 1)
    if pos.now.last_three:
        return _judge_promise(pos)
    if left and never_discards(pos):
        return None
    # Threes that are not replaced can leave a hand that may neither discard nor go out.
    unsure = not rules.red_three.replace_from_stock or rules.bonus_cards.mode == "draw_now"
    stuck = left <= 1 and unsure
    if not stuck and not rules.discard.pass_with_one:
        return Refusal(Code.PASS_OFF)
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
    return verify_lay_three(pos, action.card)


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
}

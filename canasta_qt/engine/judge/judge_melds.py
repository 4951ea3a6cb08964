"""Lay-downs judged: the opening (P2), the cards to keep (P4), and the black threes of P5."""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.engine.actions import LayDown, Play
from canasta_qt.engine.cards import BLACK_THREE, HIDDEN, KIND
from canasta_qt.engine.going_out.foot import check_partner_first, foot_comes
from canasta_qt.engine.going_out.requirements import can_empty_hand, check_cards_kept, may_go_out
from canasta_qt.engine.judge.discards import check_last_discard, keeps_discard
from canasta_qt.engine.melds.meld_targets import Laying, lay
from canasta_qt.engine.melds.sequences import check_long_runs
from canasta_qt.engine.opening.requirements import (
    count_opening,
    is_splash,
    missing_content,
    opening_minimum,
    opening_shapes,
    requires_content,
    spoils_opening,
)
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.state import Meld, Phase, Position
from canasta_qt.engine.stock import bonus_comes_later, bonus_drawn_now


def judge_lay_down(pos: Position, action: LayDown) -> Refusal | None:
    """Whether the seat to act may lay these plays down: in time, held, and P1, P2, P4 and P5."""
    refusal = judge_meld_timing(pos)
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
    if pos.now.last_three and not _leads_to_going_out(pos, laying.melds, left):
        return NOT_NOW
    refusal = judge_laid(pos, action.plays, laying, left, None)
    return refusal or judge_rest(pos, laying.melds, used, left)


def judge_meld_timing(pos: Position) -> Refusal | None:
    """Whether melds may be laid now; `initial.before_draw_only` moves openings before the draw."""
    opens_early = pos.setup.rules.initial.before_draw_only and not pos.opened[pos.side]
    if pos.phase is Phase.PLAY and opens_early:
        return Refusal(Code.OPENING_LATE)
    in_time = pos.phase is Phase.PLAY or (pos.phase is Phase.START and opens_early)
    return None if in_time and not pos.now.retracted else NOT_NOW


def verify_held(pos: Position, plays: Sequence[Play], used: Sequence[int]) -> Refusal | None:
    """Whether the seat to act holds the cards `used` of these plays, each of them once."""
    each = set(used)
    held = len(each) == len(used) and HIDDEN not in each
    if held and plays and each.issubset(pos.hands[pos.turn_seat]):
        for play in plays:
            if not play.cards:
                break
        else:
            return None
    return Refusal(Code.NOT_HELD, cards=tuple(used))


def judge_laid(
    pos: Position, plays: Sequence[Play], laying: Laying, left: int, top: int | None
) -> Refusal | None:
    """P2, P4 and the black threes of P5 for melds that pass P1 and leave `left` cards."""
    setup = pos.setup
    taking = top is not None
    left += _bonus_in_hand(pos, laying.melds, left, taking=taking)
    if not pos.opened[pos.side_of[pos.turn_seat]]:
        refusal = _judge_opening(pos, plays, laying, left, top)
        if refusal is not None:
            return refusal
    elif top is None and (spoilt := spoils_opening(pos, laying)):
        return Refusal(Code.INITIAL_CLEAN, what=spoilt)
    return (
        (check_partner_first(pos, laying.melds) if setup.has_feet else None)
        or _check_kept(pos, laying.melds, left, taking=taking)
        or _judge_black_threes(pos, laying, left)
        or (_judge_long_runs(pos, laying, left) if setup.has_runs else None)
    )


def opening_bonus(pos: Position, melds: Sequence[Meld], left: int, *, taking: bool) -> int:
    """Bonus cards drawn within a step that leaves `left` cards and these melds, if it opens."""
    if pos.setup.rules.bonus_cards.mode != "draw_now" or pos.opened[pos.side]:
        return 0
    return bonus_drawn_now(pos, left, taking=taking, out=may_go_out(pos, melds) is None)


def _bonus_in_hand(pos: Position, melds: Sequence[Meld], left: int, *, taking: bool) -> int:
    """Those of them that join the hand at once; cards nobody knows yet."""
    if pos.setup.rules.bonus_cards.usable != "same_turn":
        return 0
    return opening_bonus(pos, melds, left, taking=taking)


def _leads_to_going_out(pos: Position, melds: Sequence[Meld], left: int) -> bool:
    """After a three as last stock card: cards only go down to go out with it (EX-118)."""
    mode = pos.setup.rules.stock_end.last_three_modern
    out = mode == "may_discard_to_go_out" and left == 1
    return out and may_go_out(pos, melds) is None


def _check_kept(
    pos: Position, melds: Sequence[Meld], left: int, *, taking: bool = False
) -> Refusal | None:
    """P4 by the number of cards left: one is enough while cards for the opening are to come."""
    if left == 1 and bonus_comes_later(pos, taking=taking):
        return None
    return check_cards_kept(pos, melds, left)


def judge_kept(pos: Position, melds: Sequence[Meld], used: Sequence[int] = ()) -> Refusal | None:
    """P4 where cards leave the hand for no meld, or two melds become one of `melds`."""
    left = len(pos.hands[pos.turn_seat]) - len(used)
    if pos.now.last_three and not _leads_to_going_out(pos, melds, left):
        return NOT_NOW
    return _check_kept(pos, melds, left) or judge_rest(pos, melds, used, left)


def judge_rest(
    pos: Position,
    melds: Sequence[Meld],
    used: Sequence[int],
    left: int,
    pile: Sequence[int] | None = None,
) -> Refusal | None:
    """P4 where it depends on which cards are left: one must be good to end the turn with.

    Whoever does not go out with this step keeps a card that may be discarded; a single card that is
    left must be good as the last discard (`go_out.final_ban`). `pile` holds the cards a take
    brings, None where none was taken; a card that nobody knows may be good.
    """
    strands = pos.setup.may_strand and not pos.now.no_discard
    if not left or pos.now.last_three or (left > 1 and not strands):
        return None
    if left == 1 and pos.setup.rules.discard.pass_with_one:
        return None
    taking = pile is not None
    if _bonus_in_hand(pos, melds, left, taking=taking):
        return None
    rest = [card for card in (*pos.hands[pos.turn_seat], *(pile or ())) if card not in used]
    if strands and not keeps_discard(pos, melds, rest):
        return Refusal(Code.HAND_GUARD, 0, 1, what="discard")
    if left != 1 or bonus_comes_later(pos, taking=taking) or foot_comes(pos, melds, 1):
        return None
    good = rest[0] == HIDDEN or check_last_discard(pos, rest[0], melds) is None
    return None if good else Refusal(Code.HAND_GUARD, 1, 2)


def _judge_opening(
    pos: Position, plays: Sequence[Play], laying: Laying, left: int, top: int | None
) -> Refusal | None:
    need = opening_minimum(pos, pos.turn_seat)
    have = count_opening(pos, plays, top, [laying.melds[index] for index in laying.changed])
    content = requires_content(pos.setup.rules)
    hand, laid = opening_shapes(pos, plays, laying, top) if content else ([], [])
    taken = 0 if top is None else KIND[top]
    enough = have >= need or is_splash(pos, hand, taken) or _waives_count(pos, laying, left, top)
    if not enough:
        return Refusal(Code.INITIAL_COUNT, have, need)
    missing = missing_content(pos, pos.turn_seat, hand, laid) if content else ""
    return Refusal(Code.INITIAL_CLEAN, have, need, what=missing) if missing else None


def _waives_count(pos: Position, laying: Laying, left: int, top: int | None) -> bool:
    """Whether this opening goes out at once, which waives the count (C30, EX-082, EX-083)."""
    exempt = pos.setup.rules.initial.concealed_exempt
    early = pos.phase is Phase.START and top is None
    if exempt == "no" or early or not can_empty_hand(pos, left):
        return False
    if exempt == "stock_draw_only" and (top is not None or pos.now.took_pile):
        return False
    return (
        check_cards_kept(pos, laying.melds, left) is None and may_go_out(pos, laying.melds) is None
    )


def _judge_black_threes(pos: Position, laying: Laying, left: int) -> Refusal | None:
    """Black threes are melded only in the turn that empties the hand, without wilds (EX-090)."""
    rules = pos.setup.rules.black_three
    for index in laying.changed:
        meld = laying.melds[index]
        if meld.kind != BLACK_THREE:
            continue
        going = can_empty_hand(pos, left) and may_go_out(pos, laying.melds) is None
        if rules.meld == "going_out_only" and not going:
            return Refusal(Code.BLACK3_NOT_OUT, cards=meld.cards)
        if meld.wilds > rules.meld_wilds:
            return Refusal(Code.BLACK3_WILD, meld.wilds, rules.meld_wilds, cards=meld.cards)
    return None


def _judge_long_runs(pos: Position, laying: Laying, left: int) -> Refusal | None:
    rules = pos.setup.rules
    if not rules.sequence.extend_complete_when_going_out:
        return None
    laid = [laying.melds[index] for index in laying.changed]
    refusal = check_long_runs(rules, pos.melds[pos.side_of[pos.turn_seat]], laid)
    if refusal is None or (can_empty_hand(pos, left) and may_go_out(pos, laying.melds) is None):
        return None
    return refusal

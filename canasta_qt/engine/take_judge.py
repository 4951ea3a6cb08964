"""Judging the beginning of a turn: drawing from the stock, and taking the pile (P1 and P3)."""

from __future__ import annotations

from canasta_qt.engine.actions import DrawStock, Play, TakePile
from canasta_qt.engine.cards import HIDDEN
from canasta_qt.engine.going_out import may_go_out
from canasta_qt.engine.laid_judge import judge_laid, judge_last_card, verify_held
from canasta_qt.engine.melds import Laying, TopCard, lay
from canasta_qt.engine.pile import (
    bottom_of_take,
    forced_take,
    lay_take,
    top_play,
    verify_claim,
    verify_pile,
)
from canasta_qt.engine.pile_parts import cards_arriving, claimed_card, counted, melded_beside
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.state import Phase, Position


def judge_draw(pos: Position, action: DrawStock) -> Refusal | None:
    """Whether the seat to act may draw; an empty stock may force a lay-off instead (P6)."""
    if pos.phase is not Phase.START:
        return NOT_NOW
    forced = forced_take(pos)
    if forced is not None and judge_take(pos, TakePile((forced,))) is None:
        return Refusal(Code.PHASE, cards=forced.cards)
    return None


def judge_take(pos: Position, action: TakePile) -> Refusal | None:
    """Whether the seat to act may take the pile and lay these plays with it."""
    if pos.phase is not Phase.START or pos.now.retracted:
        return NOT_NOW
    top = claimed_card(pos, action.plays) if pos.pile else HIDDEN
    refusal = verify_pile(pos, top)
    if refusal is not None and refusal.code is not Code.PILE_CANASTA:
        return refusal
    claim = top_play(action, top)
    beside = melded_beside(pos, action.plays, top)
    from_pile = (top, *beside)
    used = [card for play in action.plays for card in play.cards if card not in from_pile]
    unheld = verify_held(pos, action.plays, used)
    if claim is None or unheld is not None:
        return refusal or unheld or Refusal(Code.NOT_HELD, cards=tuple(used))
    return (
        _judge_one_card(pos, action)
        or refusal
        or verify_claim(pos, action, claim, top, beside)
        or _judge_melds(pos, action, claim, top, used)
    )


def _judge_melds(
    pos: Position, action: TakePile, claim: Play, top: int, used: list[int]
) -> Refusal | None:
    """The melds of a take by the card `top` with the cards `used` from the hand (P1, P2, P4)."""
    laying = lay_take(pos, action, claim, top)
    if isinstance(laying, Refusal):
        return laying
    plays = action.plays
    arriving = cards_arriving(pos, plays, top, bottom_of_take(pos, action, top))
    left = len(pos.hands[pos.turn_seat]) - len(used) + len(arriving)
    refusal = judge_laid(pos, counted(plays, melded_beside(pos, plays, top)), laying, left, top)
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

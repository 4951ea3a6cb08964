"""The judge: `verify` says whether an action is legal, and nothing else in the program does.

It reads only what the seat to act may know, so it answers the same for the full state and for that
seat's view.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from canasta_qt.engine import actions
from canasta_qt.engine.actions import Action, Discard, GoOut, Play, TakePile
from canasta_qt.engine.cards import HIDDEN, KIND
from canasta_qt.engine.going_out.foot import foot_comes_by_passing, foot_comes_with_discard
from canasta_qt.engine.going_out.requirements import (
    check_cards_kept,
    may_get_stuck,
    may_go_out,
)
from canasta_qt.engine.going_out.special_hands import verify_declaration
from canasta_qt.engine.judge import optional_actions
from canasta_qt.engine.judge.discards import (
    awaits_cards,
    check_discard,
    check_last_discard,
    discard_goes_out,
    judge_only_discard,
    never_discards,
)
from canasta_qt.engine.judge.faults import fault_in, may_restore_pile, punishes
from canasta_qt.engine.judge.judge_melds import (
    judge_laid,
    judge_lay_down,
    judge_rest,
    verify_held,
)
from canasta_qt.engine.judge.promise import judge_ask, judge_promise, keeps_way_out
from canasta_qt.engine.melds.meld_targets import Laying, TopCard, lay
from canasta_qt.engine.pile.contents import (
    cards_arriving,
    claimed_card,
    counted_plays,
    melded_beside,
)
from canasta_qt.engine.pile.taking import (
    bottom_of_take,
    claiming_play,
    forced_take,
    lay_take,
    verify_claim,
    verify_pile,
)
from canasta_qt.engine.refusals import NOT_NOW, Code, Refusal
from canasta_qt.engine.state import Phase, Position
from canasta_qt.engine.stock import count_kept_threes, threes_due, threes_to_choose


def _judge_draw(pos: Position, action: actions.DrawStock) -> Refusal | None:
    if pos.phase is not Phase.START:
        return NOT_NOW
    forced = forced_take(pos)
    if forced is not None and _judge_take(pos, TakePile((forced,))) is None:
        return Refusal(Code.PHASE, cards=forced.cards)
    return None


def _judge_take(pos: Position, action: TakePile) -> Refusal | None:
    if pos.phase is not Phase.START or pos.now.retracted:
        return NOT_NOW
    top = claimed_card(pos, action.plays) if pos.pile else HIDDEN
    refusal = verify_pile(pos, top)
    if refusal is not None and refusal.code is not Code.PILE_CANASTA:
        return refusal
    claim = claiming_play(action, top)
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
    laying = lay_take(pos, action, claim, top)
    if isinstance(laying, Refusal):
        return laying
    plays = action.plays
    arriving = cards_arriving(pos, plays, top, bottom_of_take(pos, action, top))
    left = len(pos.hands[pos.turn_seat]) - len(used) + len(arriving)
    refusal = judge_laid(
        pos, counted_plays(plays, melded_beside(pos, plays, top)), laying, left, top
    )
    return refusal or judge_rest(pos, laying.melds, used, left, arriving)


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


def _judge_discard(pos: Position, action: Discard) -> Refusal | None:
    if pos.phase is not Phase.PLAY or pos.now.no_discard:
        return NOT_NOW
    hand = pos.hands[pos.turn_seat]
    if action.card == HIDDEN or action.card not in hand:
        return Refusal(Code.NOT_HELD, cards=(action.card,))
    if len(hand) == 1 and (pos.now.last_three or not foot_comes_with_discard(pos)):
        refusal = judge_only_discard(pos, action.card)
        stays = refusal is None and not discard_goes_out(pos, action.card)
        return judge_promise(pos) if stays else refusal
    if pos.now.last_three:
        return NOT_NOW
    return judge_promise(pos) or check_discard(pos, action.card)


def _judge_go_out(pos: Position, action: GoOut) -> Refusal | None:
    if pos.phase is not Phase.PLAY:
        return NOT_NOW
    barred = may_go_out(pos)
    if barred is not None:
        return barred
    left = len(pos.hands[pos.turn_seat])
    if pos.setup.rules.go_out.final_discard == "required" or left:
        return Refusal(Code.GO_OUT_DISCARD, left, 1)
    return None


def _judge_pass(pos: Position, action: actions.Pass) -> Refusal | None:
    """Whether the turn may end without a discard; after a yes only where nobody can go out."""
    if pos.phase is not Phase.PLAY:
        return NOT_NOW
    return None if foot_comes_by_passing(pos) else _check_pass(pos) or judge_promise(pos)


def _check_pass(pos: Position) -> Refusal | None:
    rules = pos.setup.rules
    left = len(pos.hands[pos.turn_seat])
    if pos.now.last_three or (left and (pos.now.no_discard or never_discards(pos))):
        return None
    # Threes that must be laid can leave a hand that may neither discard nor go out.
    unreplaced = may_get_stuck(rules) or pos.setup.keeps_threes
    stuck = left <= 1 and unreplaced and not foot_comes_with_discard(pos)
    stuck = stuck and not (left and awaits_cards(pos))
    if not stuck and (pos.now.no_discard or not rules.discard.pass_with_one):
        return Refusal(Code.PASS_OFF, left, 1)
    ends = may_go_out(pos) is None and (left or rules.go_out.final_discard != "required")
    return Refusal(Code.PASS_OFF, left, 1) if left > 1 or ends else None


def _judge_lay_three(pos: Position, action: actions.LayThree) -> Refusal | None:
    """Whether the seat to act may lay a kept three out now, in its turn before the discard (P4)."""
    card = action.card
    hand = pos.hands[pos.turn_seat]
    last = pos.now.last_three
    if pos.phase not in (Phase.START, Phase.PLAY):
        return NOT_NOW
    if card == HIDDEN or card not in hand:
        return Refusal(Code.NOT_HELD, cards=(card,))
    if not pos.setup.tabled[KIND[card]]:
        return Refusal(Code.THREE_MELD, cards=(card,))
    if threes_to_choose(pos, pos.turn_seat) or card in threes_due(pos):
        return None
    if last and (card != hand[-1] or pos.setup.rules.stock_end.last_three_modern != "may_lay"):
        return NOT_NOW
    if not last and not pos.setup.keeps_threes:
        return NOT_NOW
    if pos.phase is Phase.START:
        return None
    return (None if last else _check_left(pos, card)) or _check_three_kept(pos)


def _judge_choice(pos: Position, action: Action) -> Refusal | None:
    """Who holds threes of both colours and may keep one first lays out the others.

    Nor does a turn end before the three is laid that was kept until its own side opened (EX-156).
    """
    if pos.phase not in (Phase.START, Phase.PLAY):
        return None
    if isinstance(action, (actions.LayThree, actions.ConcedeDeal)):
        return None
    threes = threes_to_choose(pos, pos.turn_seat)
    if threes:
        return Refusal(Code.PHASE, cards=threes, what="choose_three")
    due = threes_due(pos) if isinstance(action, _ENDS_TURN) else ()
    return Refusal(Code.PHASE, cards=due, what="lay_three") if due else None


_ENDS_TURN = (Discard, GoOut, actions.Pass, actions.RetractMelds)
"""Actions with which a turn ends, or melds go back because it cannot."""


def _check_three_kept(pos: Position) -> Refusal | None:
    """P4 where any three may be kept: nobody gets stuck by laying one out."""
    rules = pos.setup.rules.red_three
    if rules.place != "optional":
        return None
    replaced = rules.replace_from_stock and pos.stock_left > 0
    left = len(pos.hands[pos.turn_seat]) - (not replaced)
    return check_cards_kept(pos, pos.melds[pos.side_of[pos.turn_seat]], left)


def _check_left(pos: Position, card: int) -> Refusal | None:
    """P4 for a three: whatever the stock brings, the hand must still be able to end the turn.

    A hand of threes only ends it with a pass; a last card must be one that goes out. Bonus cards
    that are due do not help: the replacement may be the turn card (ruling).
    """
    tabled = pos.setup.tabled
    stays = count_kept_threes(pos, pos.turn_seat, [card]) > 0
    hand = pos.hands[pos.turn_seat]
    rest = [other for other in hand if other != card and (stays or not tabled[KIND[other]])]
    left = len(rest) + _is_replaced(pos, stays)
    if rest and (left >= 2 or tabled[KIND[rest[0]]]):
        return None
    out = may_go_out(pos)
    if rest and out is None and check_last_discard(pos, rest[0]) is None:
        return None
    may_pass = out is not None and pos.setup.rules.discard.pass_with_one
    return None if rest and may_pass else Refusal(Code.HAND_GUARD, left, 2)


def _is_replaced(pos: Position, stays: bool) -> bool:
    """Whether a card is sure to come for a three; `stays`: even when it is another three."""
    if not pos.setup.rules.red_three.replace_from_stock:
        return False
    return pos.stock_left > (0 if stays else _unseen_threes(pos))


def _unseen_threes(pos: Position) -> int:
    tabled = pos.setup.tabled
    every = sum(total for kind, total in enumerate(pos.setup.kind_total) if tabled[kind])
    seen = sum(map(len, (*pos.red_threes, *pos.black_threes)))
    own = (*pos.hands[pos.turn_seat], *pos.pile)
    return every - seen - sum(tabled[KIND[card]] for card in own)


def verify(pos: Position, action: Action) -> Refusal | None:
    """Why the seat to act (`pos.actor`) may not do this, or None when it may.

    The code is the first that procedures P0 to P5 of docs/RULES.md arrive at. Under
    `table.enforcement = penalise` a fault that has its own penalty is let through once a turn;
    `fault_of` names it.

    >>> deal = Deal("classic_4p", seed=7)
    >>> verify(deal.state, parse("draw")) is None
    True
    >>> verify(deal.state, parse("discard: 9s1")).code
    <Code.PHASE: 'E_PHASE'>
    """
    refusal = breach(pos, action)
    if refusal is None or not punishes(pos.setup.rules):
        return refusal
    return None if fault_in(pos, action, refusal, breach) else refusal


def is_proper(pos: Position, action: Action) -> bool:
    """Whether an action keeps to the rules: nothing that is let through only to be punished.

    >>> is_proper(position(), parse("draw")), is_proper(position(), parse("pass"))
    (True, False)
    """
    return breach(pos, action) is None


def breach(pos: Position, action: Action) -> Refusal | None:
    """Why an action does not keep to the rules, let through or not; None when it does.

    >>> breach(position(), parse("out")).code
    <Code.PHASE: 'E_PHASE'>
    """
    refusal = _judge_choice(pos, action) if pos.setup.keeps_threes else None
    refusal = refusal or _JUDGES[type(action)](pos, action)
    if refusal is None and pos.now.answer:
        return keeps_way_out(pos, action)
    return refusal


def fault_of(pos: Position, action: Action) -> str | None:
    """The penalty option a let-through fault is booked under, or None for a proper action.

    >>> penalise = {"preset": "classic_4p", "overrides": {"table.enforcement": "penalise"}}
    >>> pos = position(penalise, hands={0: "K 4 5"}, pile="9s1")
    >>> fault_of(pos, parse("take: 9s1 Ks1 4s1"))
    'pile_illegal'
    """
    if not punishes(pos.setup.rules):
        return None
    refusal = breach(pos, action)
    return None if refusal is None else fault_in(pos, action, refusal, breach)


def _judge_answer(pos: Position, action: actions.AnswerPermission) -> Refusal | None:
    return None if pos.phase is Phase.ANSWER else NOT_NOW


def _judge_restore(pos: Position, action: actions.RestorePile) -> Refusal | None:
    """Reaching for the pile and giving it back, once a turn where the table has it (EX-066)."""
    offered = may_restore_pile(pos.setup.rules)
    if pos.phase is not Phase.START or "pile_illegal" in pos.now.faults or not offered:
        return NOT_NOW
    return None if pos.pile else Refusal(Code.PILE_EMPTY)


def _judge_retract(pos: Position, action: actions.RetractMelds) -> Refusal | None:
    return optional_actions.verify_retract(pos) or judge_promise(pos)


_JUDGES: dict[type, Callable[[Position, Any], Refusal | None]] = {
    actions.DrawStock: _judge_draw,
    TakePile: _judge_take,
    actions.LayDown: judge_lay_down,
    Discard: _judge_discard,
    GoOut: _judge_go_out,
    actions.Pass: _judge_pass,
    actions.AskPermission: judge_ask,
    actions.AnswerPermission: _judge_answer,
    actions.RestorePile: _judge_restore,
    actions.LayThree: _judge_lay_three,
    actions.RetractMelds: _judge_retract,
    actions.DeclareSpecialHand: verify_declaration,
    actions.LayOnHeap: optional_actions.verify_heap,
    actions.ConcedeDeal: optional_actions.verify_concession,
    actions.MergeMelds: optional_actions.verify_merge,
}

"""The one line of what is expected of the player now."""

from __future__ import annotations

from collections.abc import Callable

from canasta_qt.controller.asking import may_ask
from canasta_qt.controller.foot_words import foot_prompt
from canasta_qt.controller.meld_gestures import lay_offs
from canasta_qt.controller.messages import lacking, number, say
from canasta_qt.controller.pile_words import takes
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.special_moves import (
    hand_text,
    kept_threes,
    may_retract,
    special_hands,
)
from canasta_qt.engine.actions import Discard, DrawStock, GoOut, Pass
from canasta_qt.engine.bonus_cards import due_after_discard
from canasta_qt.engine.legality import verify
from canasta_qt.engine.opening import minimum
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.state import Phase


def prompt(sit: Situation, *, human: bool = True) -> str:
    """What is expected of the viewer now, or whom everybody waits for.

    `human` False: a bot plays the viewer's seat, so nothing is expected of anybody.
    """
    state = sit.state
    if state.phase is Phase.OVER:
        return say("prompt.deal_over")
    if not sit.must_act:
        return _others(sit)
    if not human:
        return say("prompt.itself")
    if state.phase is Phase.ANSWER:
        key = "prompt.concede" if _conceding(sit) else "prompt.answer"
        return say(key, name=sit.names[state.turn_seat])
    if sit.draft:
        return _staged(sit)
    return _start(sit) if state.phase is Phase.START else _play(sit)


def _others(sit: Situation) -> str:
    state = sit.state
    name = sit.names[state.actor]
    if state.phase is Phase.ANSWER:
        conceding = _conceding(sit)
        if state.turn_seat == sit.seat:
            return say("prompt.wait_concede" if conceding else "prompt.wait_answer", name=name)
        key = "prompt.other_concedes" if conceding else "prompt.other_asks"
        return say(key, name=sit.names[state.turn_seat], whom=name)
    key = "prompt.other" if sit.seat in state.order else "prompt.resting"
    return say(key, name=name)


def _conceding(sit: Situation) -> bool:
    """Whether the open question is "shall we concede?"."""
    return sit.state.now.concession is not None


def _staged(sit: Situation) -> str:
    refusal = sit.draft.refusal(sit.state)
    if refusal is None:
        return say("prompt.ready_take" if sit.draft.takes_pile else "prompt.ready")
    if sit.state.phase is Phase.START and not sit.draft.takes_pile:
        can_take = sit.opens_from_hand and bool(takes(sit))
        key = "prompt.staged_hand" if can_take else "prompt.staged_start"
        return say(key, cards=_to_draw(sit))
    if refusal.code is Code.INITIAL_COUNT:
        return say("prompt.short", points=number(refusal.need - refusal.have, "point"))
    return sit.why(refusal)


def _start(sit: Situation) -> str:
    for line in (_special, _drawing_again, _open_first):
        if text := line(sit):
            return text
    may_take = bool(takes(sit))
    if not sit.state.stock_left:
        may_end = verify(sit.state, DrawStock()) is None
        return say("prompt.last_take" if may_end else "prompt.take")
    if may_take:
        key = "prompt.start_open" if sit.opens_from_hand else "prompt.start"
    else:
        key = _drawing(sit)
    return say(key, cards=_to_draw(sit))


def _drawing(sit: Situation) -> str:
    """The saying for a draw that nothing else competes with."""
    if not kept_threes(sit):
        return "prompt.draw"
    for_straight = sit.state.setup.rules.three.keep_one_for_straight
    return "prompt.draw_kept" if for_straight else "prompt.draw_optional"


def _to_draw(sit: Situation) -> str:
    """What a draw brings, "a card" or "2 cards"."""
    state = sit.state
    count = min(state.setup.rules.draw.count, state.stock_left)
    return say("prompt.a_card") if count == 1 else number(count, "card")


def _open_first(sit: Situation) -> str:
    """Where openings are laid before the draw, and the stock still has a card to draw."""
    early = sit.state.setup.rules.initial.before_draw_only and not sit.opened
    if not early or not sit.state.stock_left:
        return ""
    return say("prompt.open_first", minimum=minimum(sit.state, sit.seat))


def _drawing_again(sit: Situation) -> str:
    if not sit.state.now.retracted:
        return ""
    return say("prompt.draw_again", cards=_to_draw(sit))


def _play(sit: Situation) -> str:
    return next(text for line in _LINES for text in (line(sit),) if text)


def _special(sit: Situation) -> str:
    hands = special_hands(sit)
    return say("prompt.special", hand=hand_text(sit, hands[0])) if hands else ""


def _no_discard(sit: Situation) -> str:
    if sit.state.now.last_three:
        mode = sit.state.setup.rules.stock_end.last_three_modern
        return say("prompt.last_three_lay" if mode == "may_lay" else "prompt.last_three")
    return say("prompt.no_discard") if sit.state.now.no_discard else ""


def _going_back(sit: Situation) -> str:
    if may_retract(sit):
        return say("prompt.retract")
    return say("prompt.retracted") if sit.state.now.retracted else ""


def _answered(sit: Situation) -> str:
    now = sit.state.now
    if now.answer is None:
        return ""
    name = sit.names[now.whom]
    return say("prompt.said_yes" if now.answer else "prompt.said_no", name=name)


def _bonus(sit: Situation) -> str:
    due = due_after_discard(sit.state)
    return say("prompt.bonus", bonus=number(due, "bonus")) if due else ""


def _asking(sit: Situation) -> str:
    """Where nobody goes out unasked, and this player could."""
    mandatory = sit.state.setup.rules.permission.mode == "mandatory"
    return say("prompt.ask_first") if mandatory and may_ask(sit) else ""


def _passing(sit: Situation) -> str:
    """The last card may be kept, where the rules have that."""
    if len(sit.hand) != 1 or verify(sit.state, Pass()) is not None:
        return ""
    out = verify(sit.state, Discard(sit.hand[0])) is None
    return say("prompt.may_pass" if out else "prompt.keep_last")


def _going_out(sit: Situation) -> str:
    """The last card, or none is left, and that ends the deal."""
    if not sit.hand:
        return say("prompt.go_out") if verify(sit.state, GoOut()) is None else ""
    if len(sit.hand) > 1 or verify(sit.state, Discard(sit.hand[0])) is not None:
        return ""
    return say("prompt.last_or_meld" if lay_offs(sit, (sit.hand[0],)) else "prompt.last_out")


def _melding(sit: Situation) -> str:
    if sit.opened:
        return say("prompt.play")
    if sit.state.setup.rules.initial.before_draw_only:
        return say("prompt.open_late")
    least = minimum(sit.state, sit.seat)
    lacks = lacking(sit.state.setup.rules.initial.require)
    if lacks:
        return say("prompt.play_unopened_with", minimum=least, content=lacks)
    return say("prompt.play_unopened", minimum=least)


_LINES: tuple[Callable[[Situation], str], ...] = (
    _special,
    _no_discard,
    _going_back,
    _answered,
    _bonus,
    _asking,
    foot_prompt,
    _passing,
    _going_out,
    _melding,
)
"""What may be said in the middle of a turn, the most pressing first; the last always speaks."""

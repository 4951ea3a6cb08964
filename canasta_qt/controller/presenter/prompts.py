"""What is expected of the player now: the one line of it, and the few buttons that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from canasta_qt.controller.gestures import special_moves
from canasta_qt.controller.gestures.cautions import Caution
from canasta_qt.controller.gestures.melding import lay_offs, may_merge
from canasta_qt.controller.gestures.situation import Situation
from canasta_qt.controller.presenter.pile_words import foot_prompt, takes, why_no_take
from canasta_qt.engine.actions import Discard, DrawStock, GoOut, Pass
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.opening.requirements import opening_minimum
from canasta_qt.engine.refusals import Code
from canasta_qt.engine.state import Phase
from canasta_qt.engine.stock import bonus_due_after_discard
from canasta_qt.view_model.pictures import ButtonId, ButtonModel
from canasta_qt.words.cards import number
from canasta_qt.words.refusals import lacking
from canasta_qt.words.turn import say


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
    rules = sit.state.setup.rules
    if special := _special(sit):
        return special
    if sit.state.now.retracted:
        return say("prompt.draw_again", cards=_to_draw(sit))
    if not sit.state.stock_left:
        may_end = verify(sit.state, DrawStock()) is None
        return say("prompt.last_take" if may_end else "prompt.take")
    if rules.initial.before_draw_only and not sit.opened:
        return say("prompt.open_first", minimum=opening_minimum(sit.state, sit.seat))
    if takes(sit):
        key = "prompt.start_open" if sit.opens_from_hand else "prompt.start"
    elif special_moves.kept_threes(sit):
        for_straight = rules.three.keep_one_for_straight
        key = "prompt.draw_kept" if for_straight else "prompt.draw_optional"
    else:
        key = "prompt.draw"
    return say(key, cards=_to_draw(sit))


def _to_draw(sit: Situation) -> str:
    """What a draw brings, "a card" or "2 cards"."""
    state = sit.state
    count = min(state.setup.rules.draw.count, state.stock_left)
    return say("prompt.a_card") if count == 1 else number(count, "card")


def _play(sit: Situation) -> str:
    return next(text for line in _LINES if (text := line(sit)))


def _special(sit: Situation) -> str:
    hands = special_moves.special_hands(sit)
    return say("prompt.special", hand=special_moves.hand_text(sit, hands[0])) if hands else ""


def _no_discard(sit: Situation) -> str:
    if sit.state.now.last_three:
        mode = sit.state.setup.rules.stock_end.last_three_modern
        return say("prompt.last_three_lay" if mode == "may_lay" else "prompt.last_three")
    return say("prompt.no_discard") if sit.state.now.no_discard else ""


def _going_back(sit: Situation) -> str:
    if special_moves.may_retract(sit):
        return say("prompt.retract")
    return say("prompt.retracted") if sit.state.now.retracted else ""


def _answered(sit: Situation) -> str:
    now = sit.state.now
    if now.answer is None:
        return ""
    name = sit.names[now.whom]
    return say("prompt.said_yes" if now.answer else "prompt.said_no", name=name)


def _bonus(sit: Situation) -> str:
    due = bonus_due_after_discard(sit.state)
    return say("prompt.bonus", bonus=number(due, "bonus")) if due else ""


def _asking(sit: Situation) -> str:
    """Where nobody goes out unasked, and this player could."""
    mandatory = sit.state.setup.rules.permission.mode == "mandatory"
    return say("prompt.ask_first") if mandatory and special_moves.may_ask(sit) else ""


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
    least = opening_minimum(sit.state, sit.seat)
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


def warned_buttons(caution: Caution) -> tuple[ButtonModel, ...]:
    """Go ahead, or leave it."""
    return (
        _button(ButtonId.GO_AHEAD, accent=True, label=caution.do_it),
        _button(ButtonId.LEAVE_IT, label=caution.leave_it),
    )


def buttons(sit: Situation, *, can_undo: bool, match_over: bool = False) -> tuple[ButtonModel, ...]:
    """The buttons for this moment, the one to press by Enter with the accent."""
    state = sit.state
    if state.phase is Phase.OVER:
        return () if match_over else (_button(ButtonId.NEXT_DEAL, accent=True),)
    if not sit.must_act:
        return ()
    if state.phase is Phase.ANSWER:
        return (_button(ButtonId.ANSWER_YES, accent=True), _button(ButtonId.ANSWER_NO))
    if sit.draft:
        return _draft_buttons(sit)
    undo = (_button(ButtonId.UNDO),) if can_undo else ()
    if state.phase is Phase.START:
        found = (*_draw_buttons(sit), *_offered(sit, ButtonId.LAY_THREE))
    else:
        ends = (ButtonId.SPECIAL, ButtonId.CONCEDE)
        found = tuple(_offered(sit, *(offer for offer in _OFFERED_IF if offer not in ends)))
    first, last = _offered(sit, ButtonId.SPECIAL), _offered(sit, ButtonId.CONCEDE)
    return (*first, *found, *undo, *last)


_OFFERED_IF: Final[dict[ButtonId, Callable[[Situation], bool]]] = {
    ButtonId.SPECIAL: special_moves.may_declare,
    ButtonId.RETRACT: special_moves.may_retract,
    ButtonId.GO_OUT: lambda sit: verify(sit.state, GoOut()) is None,
    ButtonId.PASS: lambda sit: verify(sit.state, Pass()) is None,
    ButtonId.LAY_THREE: special_moves.may_lay_three,
    ButtonId.MERGE: may_merge,
    ButtonId.ASK: special_moves.may_ask,
    ButtonId.CONCEDE: special_moves.may_concede,
}
"""Buttons of a turn in their order, and whether they mean something now."""


def _offered(sit: Situation, *offers: ButtonId) -> Iterator[ButtonModel]:
    """The buttons of these that mean something now."""
    accented = {ButtonId.SPECIAL, ButtonId.RETRACT, ButtonId.GO_OUT}
    if sit.state.now.no_discard:
        accented.add(ButtonId.PASS)
    for offer in offers:
        if _OFFERED_IF[offer](sit):
            yield _button(offer, accent=offer in accented)


def continue_button() -> ButtonModel:
    """The button that lets the next of the others play."""
    return _button(ButtonId.CONTINUE, accent=True)


def _button(
    button: ButtonId, *, accent: bool = False, why_not: str = "", label: str = ""
) -> ButtonModel:
    text = label or say(f"button.{button.value}")
    return ButtonModel(button, text, not why_not, accent and not why_not, why_not)


def _draft_buttons(sit: Situation) -> tuple[ButtonModel, ...]:
    refusal = sit.draft.refusal(sit.state)
    take = sit.draft.takes_pile
    confirm = _button(
        ButtonId.CONFIRM,
        accent=True,
        why_not=sit.why(refusal) if refusal else "",
        label=say("button.confirm_take" if take else "button.confirm"),
    )
    back = _button(ButtonId.TAKE_BACK)
    if sit.state.phase is Phase.START and not take and refusal is not None:
        return (*_draw_buttons(sit)[:1], back)
    return confirm, back


def _draw_buttons(sit: Situation) -> tuple[ButtonModel, ...]:
    refusal = verify(sit.state, DrawStock())
    label = say("button.draw" if sit.state.stock_left else "button.end_deal")
    draw = _button(
        ButtonId.DRAW, accent=True, why_not=sit.why(refusal) if refusal else "", label=label
    )
    why_not = "" if takes(sit) else why_no_take(sit)
    take = _button(ButtonId.TAKE_PILE, accent=refusal is not None, why_not=why_not)
    return draw, take

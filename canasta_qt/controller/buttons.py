"""The few buttons that matter at this moment of the turn."""

from __future__ import annotations

from canasta_qt.controller.asking import may_ask
from canasta_qt.controller.cautions import Caution
from canasta_qt.controller.merge_gestures import may_merge
from canasta_qt.controller.messages import say
from canasta_qt.controller.pile_words import takes, why_no_take
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.special_moves import (
    may_concede,
    may_declare,
    may_lay_three,
    may_retract,
)
from canasta_qt.controller.view_model import ButtonId, ButtonModel
from canasta_qt.engine.actions import DrawStock, GoOut, Pass
from canasta_qt.engine.legality import verify
from canasta_qt.engine.state import Phase


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
    start = state.phase is Phase.START
    return _start_buttons(sit, can_undo) if start else _play_buttons(sit, can_undo)


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


def _start_buttons(sit: Situation, can_undo: bool) -> tuple[ButtonModel, ...]:
    return (
        *_special_buttons(sit),
        *_draw_buttons(sit),
        *_three_button(sit),
        *((_button(ButtonId.UNDO),) if can_undo else ()),
        *_concede_button(sit),
    )


def _draw_buttons(sit: Situation) -> tuple[ButtonModel, ...]:
    refusal = verify(sit.state, DrawStock())
    label = say("button.draw" if sit.state.stock_left else "button.end_deal")
    draw = _button(
        ButtonId.DRAW, accent=True, why_not=sit.why(refusal) if refusal else "", label=label
    )
    why_not = "" if takes(sit) else why_no_take(sit)
    take = _button(ButtonId.TAKE_PILE, accent=refusal is not None, why_not=why_not)
    return draw, take


def _play_buttons(sit: Situation, can_undo: bool) -> tuple[ButtonModel, ...]:
    state = sit.state
    found = [*_special_buttons(sit)]
    if may_retract(sit):
        found.append(_button(ButtonId.RETRACT, accent=True))
    if verify(state, GoOut()) is None:
        found.append(_button(ButtonId.GO_OUT, accent=True))
    if verify(state, Pass()) is None:
        found.append(_button(ButtonId.PASS, accent=state.now.no_discard))
    found += _three_button(sit)
    if may_merge(sit):
        found.append(_button(ButtonId.MERGE))
    if may_ask(sit):
        found.append(_button(ButtonId.ASK))
    if can_undo:
        found.append(_button(ButtonId.UNDO))
    return (*found, *_concede_button(sit))


def _special_buttons(sit: Situation) -> tuple[ButtonModel, ...]:
    return (_button(ButtonId.SPECIAL, accent=True),) if may_declare(sit) else ()


def _concede_button(sit: Situation) -> tuple[ButtonModel, ...]:
    return (_button(ButtonId.CONCEDE),) if may_concede(sit) else ()


def _three_button(sit: Situation) -> tuple[ButtonModel, ...]:
    return (_button(ButtonId.LAY_THREE),) if may_lay_three(sit) else ()

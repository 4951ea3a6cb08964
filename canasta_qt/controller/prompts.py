"""The one line of what is expected now, the buttons that matter, and the pile about itself."""

from __future__ import annotations

from canasta_qt.controller.messages import card_name, number, say
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.take_gestures import describe, pile_refusal, take_by_click
from canasta_qt.controller.view_model import ButtonId, ButtonModel
from canasta_qt.engine.actions import AskPermission, DrawStock, GoOut, Pass, TakePile
from canasta_qt.engine.going_out import may_go_out
from canasta_qt.engine.legality import verify
from canasta_qt.engine.opening import minimum
from canasta_qt.engine.pile import is_frozen
from canasta_qt.engine.planner import going_out, pile_takes
from canasta_qt.engine.refusals import Code, Refusal
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
        return say("prompt.answer", name=sit.names[state.turn_seat])
    if sit.draft:
        return _staged(sit)
    return _start(sit) if state.phase is Phase.START else _play(sit)


def _others(sit: Situation) -> str:
    state = sit.state
    name = sit.names[state.actor]
    if state.phase is Phase.ANSWER:
        if state.turn_seat == sit.seat:
            return say("prompt.wait_answer", name=name)
        return say("prompt.other_asks", name=sit.names[state.turn_seat], whom=name)
    return say("prompt.other", name=name)


def _staged(sit: Situation) -> str:
    refusal = sit.draft.refusal(sit.state)
    if refusal is None:
        return say("prompt.ready_take" if sit.draft.takes_pile else "prompt.ready")
    if sit.state.phase is Phase.START and not sit.draft.takes_pile:
        return say("prompt.staged_start")
    if refusal.code is Code.INITIAL_COUNT:
        return say("prompt.short", points=number(refusal.need - refusal.have, "point"))
    return sit.why(refusal)


def _start(sit: Situation) -> str:
    may_take = bool(takes(sit))
    if sit.state.stock_left:
        return say("prompt.start" if may_take else "prompt.draw")
    may_end = verify(sit.state, DrawStock()) is None
    return say("prompt.last_take" if may_end else "prompt.take")


def _play(sit: Situation) -> str:
    now = sit.state.now
    if now.no_discard:
        return say("prompt.no_discard")
    if now.answer is not None:
        mates = sit.state.teammates(sit.seat)
        return say("prompt.said_yes" if now.answer else "prompt.said_no", name=sit.names[mates[0]])
    if sit.opened:
        return say("prompt.play")
    return say("prompt.play_unopened", minimum=minimum(sit.state, sit.seat))


def takes(sit: Situation) -> list[TakePile]:
    """Legal ways to take the pile now (a few of them); none when it is not this seat's choice."""
    return pile_takes(sit.state, limit=4) if sit.in_phase(Phase.START) else []


def nothing_to_take(sit: Situation) -> bool:
    """Whether the pile surely cannot be taken; False where an opening might still be found."""
    if pile_refusal(sit) is not None:
        return True
    if takes(sit):
        return False
    return sit.opened or not take_by_click(sit).options


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
    return _start_buttons(sit) if state.phase is Phase.START else _play_buttons(sit, can_undo)


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
    if sit.state.phase is Phase.START and not take:
        return (*_start_buttons(sit)[:1], back)
    return confirm, back


def _start_buttons(sit: Situation) -> tuple[ButtonModel, ...]:
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
    found: list[ButtonModel] = []
    if verify(state, GoOut()) is None:
        found.append(_button(ButtonId.GO_OUT, accent=True))
    if verify(state, Pass()) is None:
        found.append(_button(ButtonId.PASS, accent=state.now.no_discard))
    if may_ask(sit):
        found.append(_button(ButtonId.ASK))
    if can_undo:
        found.append(_button(ButtonId.UNDO))
    return tuple(found)


def may_ask(sit: Situation) -> bool:
    """Whether asking "may I go out?" is legal and there is a way to go out."""
    if verify(sit.state, AskPermission()) is not None:
        return False
    allowed = sit.state.clone()
    allowed.now.answer = True
    alone = len(sit.hand) <= 1 and may_go_out(allowed) is None
    return alone or going_out(allowed) is not None


def why_no_take(sit: Situation) -> str:
    """Why the pile cannot be taken now, in words."""
    blocked: Refusal | None = pile_refusal(sit)
    if blocked is not None:
        return sit.why(blocked)
    resolution = take_by_click(sit)
    if resolution.why:
        return resolution.why
    step = resolution.options[0].step if resolution.options else None
    refusal = verify(sit.state, step) if isinstance(step, TakePile) else None
    if refusal is not None:
        return sit.why(refusal)
    return say("badge.short_take", minimum=minimum(sit.state, sit.seat))


def pile_text(sit: Situation) -> str:
    """What the pile says of itself to this seat: size, frozen, may I, by what, what is missing."""
    state = sit.state
    if not state.pile or sit.top is None:
        return say("pile.empty")
    parts = [say("pile.count", count=number(len(state.pile), "card"), top=card_name(sit.top))]
    if state.freezer >= 0 or state.setup.rules.pile.always_frozen:
        parts.append(say("pile.frozen"))
    elif is_frozen(state, sit.side):
        parts.append(say("pile.frozen_for_you"))
    if sit.in_phase(Phase.START):
        parts.append(_may_take(sit))
    return " ".join(parts)


def _may_take(sit: Situation) -> str:
    ways = takes(sit)
    if not ways:
        return why_no_take(sit)
    claim = next(play for play in ways[0].plays if sit.top in play.cards)
    how = describe(sit, [card for card in claim.cards if card != sit.top])
    others = number(len(sit.state.pile) - 1, "card")
    if len(sit.state.pile) == 1:
        return say("pile.may_nothing", how=how)
    return say("pile.may" if sit.opened else "pile.may_open", how=how, count=others)


def stock_text(sit: Situation) -> str:
    """What the stock says of itself: how many cards, and how far it is to the turn card."""
    state = sit.state
    if not state.stock_left:
        return say("stock.empty")
    text = say("stock.count", count=number(state.stock_left, "card"))
    turn_card = state.setup.rules.deal.turn_card
    if turn_card is None:
        return text
    if state.turn_card_drawn:
        return text + " " + say("stock.turn_card_gone")
    before = state.stock_left - turn_card
    return text + " " + say("stock.turn_card", count=number(before, "card"))

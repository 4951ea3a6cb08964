"""The prompt, the few buttons that matter now, and the words about pile, stock and second hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from canasta_qt.engine.actions import Discard, DrawStock, GoOut, Pass, RestorePile, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.going_out.foot import foot_comes_by_passing, waits_for_opener
from canasta_qt.engine.judge.faults import punishes
from canasta_qt.engine.judge.legality import breach, is_proper, verify
from canasta_qt.engine.melds.meld_targets import Laying
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.movegen.legal_actions import can_act
from canasta_qt.engine.opening.requirements import lay_from_hand, opening_minimum
from canasta_qt.engine.pile import taking
from canasta_qt.engine.pile.contents import bottom_taken, claimed_card, top_is_hidden
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import FootStage, Phase
from canasta_qt.engine.stock import bonus_due_after_discard, threes_due, threes_to_choose
from canasta_qt.play.gestures import special_moves
from canasta_qt.play.gestures.bets import caught_words
from canasta_qt.play.gestures.cautions import Caution
from canasta_qt.play.gestures.melding import lay_offs, merges
from canasta_qt.play.gestures.situation import Situation
from canasta_qt.play.gestures.taking import describe, pile_refusal, take
from canasta_qt.view_model.pictures import ButtonId, ButtonModel
from canasta_qt.words.cards import card_name, cards_name, number, ranks_name
from canasta_qt.words.refusals import lacking
from canasta_qt.words.sentences import figures
from canasta_qt.words.turn import TurnText

# --- pile, stock and second hand ------------------------------------------------------------


def legal_takes(sit: Situation) -> list[TakePile]:
    """Legal ways to take the pile now (a few of them); none when it is not this seat's choice."""
    return pile_takes(sit.state, limit=4) if sit.in_phase(Phase.START) else []


def nothing_to_take(sit: Situation) -> bool:
    """Whether the pile surely cannot be taken; False where an opening might still be found."""
    if pile_refusal(sit) is not None:
        return True
    if legal_takes(sit):
        return False
    return sit.opened or not take(sit).options


def why_no_take(sit: Situation) -> str:
    blocked = pile_refusal(sit)
    if blocked is not None:
        return sit.why(blocked)
    resolution = take(sit)
    if resolution.why:
        return resolution.why
    step = resolution.options[0].step if resolution.options else None
    refusal = breach(sit.state, step) if isinstance(step, TakePile) else None
    if refusal is not None:
        return sit.why(refusal)
    text = TurnText.BADGE_SHORT_TAKE_HAND if sit.opens_from_hand else TurnText.BADGE_SHORT_TAKE
    return text(minimum=opening_minimum(sit.state, sit.seat))


def pile_text(sit: Situation) -> str:
    """The pile in words for this seat: size, frozen, may I take it, by what, what is missing."""
    state = sit.state
    if not state.pile or sit.top is None:
        return TurnText.PILE_EMPTY()
    parts = [_pile_count(sit), *_how_much(sit)]
    may = _may_take(sit) if sit.in_phase(Phase.START) else ""
    if state.setup.rules.pile.always_frozen:
        if not may.startswith(_needs_naturals(sit)):
            one = state.setup.rules.sequence.pile_take == "top_only"
            parts.append((TurnText.PILE_ALWAYS_WHOLE if one else TurnText.PILE_ALWAYS)())
    elif state.freezer >= 0:
        parts.append(TurnText.PILE_FROZEN())
    elif taking.is_frozen(state, sit.side):
        parts.append(TurnText.PILE_FROZEN_FOR_YOU())
    parts += [may] if may else [TurnText.PILE_NOT_NOW()] * (state.phase is not Phase.OVER)
    return " ".join(parts)


def _needs_naturals(sit: Situation) -> str:
    """The reason that says itself that only natural cards take the pile."""
    need = sit.state.setup.rules.pile.naturals_needed.frozen
    return sit.why(Refusal(Code.PILE_FROZEN, need=need))


def _pile_count(sit: Situation) -> str:
    state = sit.state
    count = number(len(state.pile), "card")
    if top_is_hidden(state):
        return TurnText.PILE_ALL_HIDDEN(count=count)
    if state.pile_hidden:
        hidden = figures(state.pile_hidden)
        return TurnText.PILE_COUNT_HIDDEN(count=count, hidden=hidden, top=_top_words(sit))
    return TurnText.PILE_COUNT(count=count, top=_top_words(sit))


def _how_much(sit: Situation) -> list[str]:
    rules = sit.state.setup.rules
    found = []
    part = pile_part(sit)
    if part is not None:
        text = TurnText.PILE_TO_WILD if rules.pile.amount == "to_next_wild" else TurnText.PILE_PART
        found.append(text(count=number(part, "card")))
    least = sit.state.setup.least_pile
    if least:
        found.append(TurnText.PILE_NEEDS(count=number(least, "card")))
    if sit.state.setup.chooses_depth:
        found.append(TurnText.PILE_DEPTH())
    if rules.draw.extra_with_pile:
        found.append(TurnText.PILE_EXTRA(count=number(rules.draw.extra_with_pile, "card")))
    return found


def pile_part(sit: Situation) -> int | None:
    """How many cards from the top a take by the top card brings; None for all of them."""
    state = sit.state
    if not state.pile or state.setup.chooses_depth:
        return None
    bottom = bottom_taken(state, state.pile[-1])
    return len(state.pile) - bottom if bottom else None


def _top_words(sit: Situation) -> str:
    """The top card in words; a last discard lies face down and is not named."""
    if sit.state.phase is Phase.OVER and sit.state.setup.rules.go_out.final_face_down:
        return TurnText.PILE_FACE_DOWN()
    assert sit.top is not None
    return card_name(sit.top)


def _may_take(sit: Situation) -> str:
    ways = legal_takes(sit)
    if not ways:
        return f"{why_no_take(sit)} {_too_few(sit)}".strip()
    way = _most_telling(sit, ways)
    chosen = claimed_card(sit.state, way.plays)
    claim = next(play for play in way.plays if chosen in play.cards)
    bottom = taking.bottom_of_take(sit.state, way, chosen)
    if bottom and taking.is_run_claim(sit.state, claim):
        return TurnText.PILE_MAY_TOP_ONLY(card=card_name(chosen))
    others = [card for card in claim.cards if card != chosen]
    how = describe(replace(sit, chosen=chosen), others, claim.onto)
    if bottom:
        return _may_take_part(sit, how, chosen, len(sit.state.pile) - bottom)
    return _may_take_all(sit, how, way)


def _too_few(sit: Situation) -> str:
    if pile_refusal(sit) is not None or sit.top is None or sit.state.setup.chooses_depth:
        return ""
    kind = KIND[sit.top]
    count = len(sit.of_kind(kind))
    needed = sit.state.setup.rules.pile.naturals_needed
    if count >= (needed.frozen if taking.is_frozen(sit.state, sit.side) else needed.unfrozen):
        return ""
    if count > 1:
        return TurnText.PILE_HOLD(count=figures(count), ranks=ranks_name(kind))
    return (TurnText.PILE_HOLD_ONE if count else TurnText.PILE_HOLD_NONE)(ranks=ranks_name(kind))


def _most_telling(sit: Situation, ways: list[TakePile]) -> TakePile:
    """The take to describe: the first, or one that brings more than the top card alone."""
    if sit.state.setup.chooses_depth:
        return ways[0]
    top = sit.state.pile[-1]
    return min(ways, key=lambda way: taking.bottom_of_take(sit.state, way, top))


def _may_take_part(sit: Situation, how: str, chosen: int, cards: int) -> str:
    count = number(cards, "card")
    if chosen != sit.state.pile[-1]:
        return TurnText.PILE_MAY_DEPTH(card=card_name(chosen), how=how, count=count)
    text = TurnText.PILE_MAY_PART if sit.opened else TurnText.PILE_MAY_OPEN_PART
    return text(how=how, count=count)


def _may_take_all(sit: Situation, how: str, way: TakePile) -> str:
    if sit.opens_from_hand:
        return TurnText.PILE_MAY_OPEN_HAND(how=how, opening=_opening(sit, way))
    others = number(len(sit.state.pile) - 1, "card")
    if len(sit.state.pile) == 1:
        return TurnText.PILE_MAY_NOTHING(how=how)
    return (TurnText.PILE_MAY if sit.opened else TurnText.PILE_MAY_OPEN)(how=how, count=others)


def _opening(sit: Situation, way: TakePile) -> str:
    """The melds that come from the hand before the pile is touched, in words."""
    assert sit.top is not None
    laying = lay_from_hand(sit.state, way.plays, sit.top)
    assert isinstance(laying, Laying)
    return cards_name(card for cards in laying.changed.values() for card in cards)


def stock_text(sit: Situation) -> str:
    """The stock in words: how many cards, and how far it is to the turn card."""
    state = sit.state
    if not state.stock_left:
        return TurnText.STOCK_EMPTY()
    text = TurnText.STOCK_COUNT(count=number(state.stock_left, "card"))
    turn_card = state.setup.rules.deal.turn_card
    if turn_card is None:
        return text
    if state.turn_card_drawn:
        return text + " " + TurnText.STOCK_TURN_CARD_GONE()
    before = state.stock_left - turn_card
    return text + " " + TurnText.STOCK_TURN_CARD(count=number(before, "card"))


SOON = 4
"""Cards in the hand from which on the prompt mentions a foot that comes by an empty hand."""


def foot_texts(sit: Situation) -> tuple[str, ...]:
    """Seat to the words about its foot; empty texts in games without feet."""
    return tuple(_foot_text(sit, seat) for seat in range(len(sit.names)))


def foot_prompt(sit: Situation) -> str:
    """The prompt about the own foot, or an empty text."""
    state = sit.state
    if not state.feet[sit.seat]:
        return ""
    waits = waits_for_opener(state, sit.seat)
    if state.foot_stages[sit.seat] is FootStage.EARNED and not waits:
        return TurnText.PROMPT_FOOT_EARNED()
    if not sit.hand:
        return TurnText.PROMPT_FOOT_PASS()
    by_empty_hand = state.setup.rules.foot.pickup == "hand_empty"
    return TurnText.PROMPT_FOOT_SOON() if by_empty_hand and len(sit.hand) <= SOON else ""


def _foot_text(sit: Situation, seat: int) -> str:
    state = sit.state
    stage = state.foot_stages[seat]
    if stage is FootStage.NONE:
        return ""
    mine = seat == sit.seat
    name = sit.names[seat]
    if stage >= FootStage.TAKEN:
        return TurnText.FOOT_MINE_TAKEN() if mine else TurnText.FOOT_OTHER_TAKEN(name=name)
    count = number(len(state.feet[seat]), "card")
    if not mine:
        return TurnText.FOOT_OTHER(name=name, count=count)
    parts = [TurnText.FOOT_MINE(count=count), _when_foot_comes(sit)]
    if state.setup.rules.foot.peek != "never":
        parts.append(TurnText.FOOT_SEEN(cards=cards_name(state.feet[seat])))
    return " ".join(parts)


def _when_foot_comes(sit: Situation) -> str:
    if sit.state.foot_stages[sit.seat] is FootStage.EARNED:
        waits = waits_for_opener(sit.state, sit.seat)
        return (TurnText.FOOT_WAITS_FOR_OPENER if waits else TurnText.FOOT_EARNED)()
    return {
        "hand_empty": TurnText.FOOT_HAND_EMPTY(),
        "own_first_canasta": TurnText.FOOT_CANASTA(),
        "own_first_nonblack_canasta": TurnText.FOOT_CANASTA_NONBLACK(),
        "partner_then_self": TurnText.FOOT_PARTNER_FIRST(),
    }[sit.state.setup.rules.foot.pickup]


# --- the prompt -----------------------------------------------------------------------------


def prompt(sit: Situation, *, human: bool = True) -> str:
    """What the viewer is to do now, or whom everybody waits for; not `human`: a bot plays here."""
    state = sit.state
    if state.phase is Phase.OVER:
        return TurnText.PROMPT_DEAL_OVER()
    if not can_act(state):
        return TurnText.PROMPT_NO_ACTION()
    if not sit.must_act:
        return _others(sit)
    if not human:
        return TurnText.PROMPT_ITSELF()
    if state.phase is Phase.ANSWER:
        sentence = TurnText.PROMPT_CONCEDE if _conceding(sit) else TurnText.PROMPT_ANSWER
        return sentence(name=sit.names[state.turn_seat])
    if threes_to_choose(state, sit.seat):
        return TurnText.PROMPT_CHOOSE_THREE()
    if sit.draft:
        return _staged(sit)
    if state.phase is Phase.START:
        return _start(sit)
    return next(text for line in _LINES if (text := line(sit)))


def _others(sit: Situation) -> str:
    state = sit.state
    name = sit.names[state.actor]
    if state.phase is Phase.ANSWER:
        conceding = _conceding(sit)
        if state.turn_seat == sit.seat:
            text = TurnText.PROMPT_WAIT_CONCEDE if conceding else TurnText.PROMPT_WAIT_ANSWER
            return text(name=name)
        text = TurnText.PROMPT_OTHER_CONCEDES if conceding else TurnText.PROMPT_OTHER_ASKS
        return text(name=sit.names[state.turn_seat], whom=name)
    text = TurnText.PROMPT_OTHER if sit.seat in state.order else TurnText.PROMPT_RESTING
    return text(name=name)


def _conceding(sit: Situation) -> bool:
    return sit.state.now.concession is not None


def _staged(sit: Situation) -> str:
    refusal = sit.draft.refusal(sit.state)
    if refusal is None:
        return (TurnText.PROMPT_READY_TAKE if sit.draft.takes_pile else TurnText.PROMPT_READY)()
    if sit.state.phase is Phase.START and not sit.draft.takes_pile:
        can_take = sit.opens_from_hand and bool(legal_takes(sit))
        text = TurnText.PROMPT_STAGED_HAND if can_take else TurnText.PROMPT_STAGED_START
        return text(cards=_to_draw(sit))
    if refusal.code is Code.INITIAL_COUNT:
        return TurnText.PROMPT_SHORT(points=number(refusal.need - refusal.have, "point"))
    return sit.why(refusal, sit.staged_melds)


def _start(sit: Situation) -> str:
    rules = sit.state.setup.rules
    if special := _special(sit):
        return special
    if sit.state.now.retracted:
        return TurnText.PROMPT_DRAW_AGAIN(cards=_to_draw(sit))
    if not sit.state.stock_left:
        may_end = verify(sit.state, DrawStock()) is None
        return (TurnText.PROMPT_LAST_TAKE if may_end else TurnText.PROMPT_TAKE)()
    if rules.initial.before_draw_only and not sit.opened:
        return TurnText.PROMPT_OPEN_FIRST(minimum=opening_minimum(sit.state, sit.seat))
    if legal_takes(sit):
        text = TurnText.PROMPT_START_OPEN if sit.opens_from_hand else TurnText.PROMPT_START
    elif special_moves.kept_threes(sit):
        for_straight = rules.three.keep_one_for_straight
        kept = TurnText.PROMPT_DRAW_KEPT if for_straight else TurnText.PROMPT_DRAW_OPTIONAL
        text = TurnText.PROMPT_DRAW_THREE if sit.state.setup.threes_by_hand else kept
    else:
        text = TurnText.PROMPT_DRAW
    return text(cards=_to_draw(sit))


def _to_draw(sit: Situation) -> str:
    """What a draw brings, "a card" or "2 cards"."""
    state = sit.state
    count = min(state.setup.rules.draw.count, state.stock_left)
    return TurnText.PROMPT_A_CARD() if count == 1 else number(count, "card")


def _special(sit: Situation) -> str:
    hands = special_moves.special_hands(sit)
    return TurnText.PROMPT_SPECIAL(hand=special_moves.hand_text(sit, hands[0])) if hands else ""


def _no_discard(sit: Situation) -> str:
    if sit.state.now.last_three:
        mode = sit.state.setup.rules.stock_end.last_three_modern
        lay = mode == "may_lay"
        return (TurnText.PROMPT_LAST_THREE_LAY if lay else TurnText.PROMPT_LAST_THREE)()
    return TurnText.PROMPT_NO_DISCARD() if sit.state.now.no_discard else ""


def _three_due(sit: Situation) -> str:
    return TurnText.PROMPT_LAY_KEPT() if threes_due(sit.state) else ""


def _going_back(sit: Situation) -> str:
    return TurnText.PROMPT_RETRACT() if special_moves.may_retract(sit) else ""


def _went_back(sit: Situation) -> str:
    return TurnText.PROMPT_RETRACTED() if sit.state.now.retracted else ""


def _none_goes(sit: Situation) -> str:
    """Where no card may be discarded, for the lines after it ask for one."""
    state = sit.state
    if any(verify(state, Discard(card)) is None for card in sit.hand):
        return ""
    if _asking(sit):
        return TurnText.PROMPT_ASK_ONLY()
    if foot_comes_by_passing(state):
        return TurnText.PROMPT_FOOT_PASS()
    if is_proper(state, Pass()):
        return (TurnText.PROMPT_KEEP_LAST if len(sit.hand) == 1 else TurnText.PROMPT_PASS)()
    out = not sit.hand and is_proper(state, GoOut())
    return (TurnText.PROMPT_GO_OUT if out else TurnText.PROMPT_NONE_GOES)()


def _answered(sit: Situation) -> str:
    now = sit.state.now
    if now.answer is None:
        return ""
    name = sit.names[now.whom]
    return (TurnText.PROMPT_SAID_YES if now.answer else TurnText.PROMPT_SAID_NO)(name=name)


def _bonus(sit: Situation) -> str:
    due = bonus_due_after_discard(sit.state)
    text = TurnText.PROMPT_BONUS if len(sit.hand) == 1 else TurnText.PROMPT_BONUS_MORE
    return text(bonus=number(due, "bonus")) if due else ""


def _asking(sit: Situation) -> str:
    """Where nobody goes out unasked, and this player could."""
    mandatory = sit.state.setup.rules.permission.mode == "mandatory"
    return TurnText.PROMPT_ASK_FIRST() if mandatory and special_moves.may_ask(sit) else ""


def _passing(sit: Situation) -> str:
    if len(sit.hand) != 1 or not is_proper(sit.state, Pass()):
        return ""
    out = is_proper(sit.state, Discard(sit.hand[0]))
    return (TurnText.PROMPT_MAY_PASS if out else TurnText.PROMPT_KEEP_LAST)()


def _going_out(sit: Situation) -> str:
    if not sit.hand:
        return TurnText.PROMPT_GO_OUT() if is_proper(sit.state, GoOut()) else ""
    if len(sit.hand) > 1 or not is_proper(sit.state, Discard(sit.hand[0])):
        return ""
    fits = lay_offs(sit, (sit.hand[0],))
    return (TurnText.PROMPT_LAST_OR_MELD if fits else TurnText.PROMPT_LAST_OUT)()


def _melding(sit: Situation) -> str:
    if sit.opened:
        caught = caught_words(sit.state, sit.seat)
        text = TurnText.PROMPT_PLAY()
        return TurnText.PROMPT_PLAY_CAUGHT(prompt=text, caught=caught) if caught else text
    if sit.state.setup.rules.initial.before_draw_only:
        return TurnText.PROMPT_OPEN_LATE()
    least = opening_minimum(sit.state, sit.seat)
    lacks = lacking(sit.state.setup.rules.initial.require)
    if lacks:
        return TurnText.PROMPT_PLAY_UNOPENED_WITH(minimum=least, content=lacks)
    return TurnText.PROMPT_PLAY_UNOPENED(minimum=least)


_LINES: tuple[Callable[[Situation], str], ...] = (
    _special,
    _no_discard,
    _three_due,
    _going_back,
    _answered,
    _none_goes,
    _went_back,
    _bonus,
    _asking,
    foot_prompt,
    _passing,
    _going_out,
    _melding,
)
"""Prompts in the middle of a turn, the most pressing first; the last is never empty."""


# --- the buttons ----------------------------------------------------------------------------


def warned_buttons(caution: Caution) -> tuple[ButtonModel, ...]:
    """Go ahead, or leave it, which is the safe answer and that of Enter."""
    return (
        _button(ButtonId.GO_AHEAD, label=caution.do_it),
        _button(ButtonId.LEAVE_IT, accent=True, label=caution.leave_it),
    )


def buttons(sit: Situation, *, can_undo: bool) -> tuple[ButtonModel, ...]:
    """The buttons for this moment, the one to press by Enter with the accent."""
    state = sit.state
    if state.phase is Phase.OVER:
        return _row(ButtonId.NEXT_DEAL, ButtonId.RESULT)
    if not sit.must_act:
        return ()
    if state.phase is Phase.ANSWER:
        return _row(ButtonId.ANSWER_YES, ButtonId.ANSWER_NO)
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


_OFFERED_IF: Final[dict[ButtonId, Callable[[Situation], object]]] = {
    ButtonId.SPECIAL: special_moves.special_hands,
    ButtonId.RETRACT: special_moves.may_retract,
    ButtonId.GO_OUT: lambda sit: is_proper(sit.state, GoOut()),
    ButtonId.PASS: lambda sit: is_proper(sit.state, Pass()),
    ButtonId.LAY_THREE: special_moves.kept_threes,
    ButtonId.MERGE: merges,
    ButtonId.ASK: special_moves.offers_asking,
    ButtonId.CONCEDE: special_moves.may_concede,
}
"""Buttons of a turn in their order, and what must be true for them to mean something."""


def _offered(sit: Situation, *offers: ButtonId) -> Iterator[ButtonModel]:
    accented = {ButtonId.SPECIAL, ButtonId.RETRACT, ButtonId.GO_OUT}
    if sit.state.now.no_discard:
        accented.add(ButtonId.PASS)
    for offer in offers:
        if _OFFERED_IF[offer](sit):
            yield _button(offer, accent=offer in accented)


def match_over_buttons() -> tuple[ButtonModel, ...]:
    """The ways on after a match, the one to press by Enter with the accent."""
    ways = ButtonId.NEW_MATCH, ButtonId.REVIEW, ButtonId.COMPARE, ButtonId.RESULT
    return _row(ButtonId.PLAY_AGAIN, *ways)


def continue_buttons() -> tuple[ButtonModel, ...]:
    """The button that lets the next of the others play."""
    return _row(ButtonId.CONTINUE)


def _row(main: ButtonId, *others: ButtonId) -> tuple[ButtonModel, ...]:
    """Buttons of which Enter presses the first."""
    return (_button(main, accent=True), *map(_button, others))


def _button(
    button: ButtonId, *, accent: bool = False, why_not: str = "", label: str = ""
) -> ButtonModel:
    text = label or TurnText.of("button", button.value)()
    return ButtonModel(button, text, not why_not, accent and not why_not, why_not)


def _draft_buttons(sit: Situation) -> tuple[ButtonModel, ...]:
    refusal = sit.draft.refusal(sit.state)
    action = sit.draft.action(sit.state)
    slip = refusal is not None and action is not None and verify(sit.state, action) is None
    take = sit.draft.takes_pile
    confirm = _button(
        ButtonId.CONFIRM,
        accent=not slip,
        why_not=sit.why(refusal, sit.staged_melds) if refusal is not None and not slip else "",
        label=(TurnText.BUTTON_CONFIRM_TAKE if take else TurnText.BUTTON_CONFIRM)(),
    )
    back = _button(ButtonId.TAKE_BACK)
    if sit.state.phase is Phase.START and not take and refusal is not None:
        return (*_draw_buttons(sit)[:1], back)
    return confirm, back


def _draw_buttons(sit: Situation) -> tuple[ButtonModel, ...]:
    """Draw and take; neither in gold where both may be done, for that is the player's choice."""
    refusal, takes = verify(sit.state, DrawStock()), legal_takes(sit)
    label = (TurnText.BUTTON_DRAW if sit.state.stock_left else TurnText.BUTTON_END_DEAL)()
    why_not = sit.why(refusal) if refusal else ""
    draw = _button(ButtonId.DRAW, accent=not takes, why_not=why_not, label=label)
    may_reach = punishes(sit.state.setup.rules) and verify(sit.state, RestorePile()) is None
    why_not = "" if may_reach or takes else why_no_take(sit)
    accent = refusal is not None and not may_reach
    take = _button(ButtonId.TAKE_PILE, accent=accent, why_not=why_not)
    return draw, take

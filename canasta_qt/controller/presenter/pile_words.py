"""What pile, stock and second hand say of themselves to the player who looks at them."""

from __future__ import annotations

from dataclasses import replace

from canasta_qt.controller.gestures.situation import Situation
from canasta_qt.controller.gestures.taking import describe, pile_refusal, take
from canasta_qt.engine.actions import TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.melds.meld_targets import Laying
from canasta_qt.engine.movegen.laydowns import pile_takes
from canasta_qt.engine.opening.requirements import lay_from_hand, opening_minimum
from canasta_qt.engine.pile.contents import bottom_taken, claimed_card, top_is_hidden
from canasta_qt.engine.pile.taking import (
    bottom_of_take,
    is_frozen,
    is_run_claim,
    needs_minimum_pile,
)
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import FootStage, Phase
from canasta_qt.words.cards import card_name, cards_name, number, ranks_name
from canasta_qt.words.sentences import figures
from canasta_qt.words.turn import say


def takes(sit: Situation) -> list[TakePile]:
    """Legal ways to take the pile now (a few of them); none when it is not this seat's choice."""
    return pile_takes(sit.state, limit=4) if sit.in_phase(Phase.START) else []


def nothing_to_take(sit: Situation) -> bool:
    """Whether the pile surely cannot be taken; False where an opening might still be found."""
    if pile_refusal(sit) is not None:
        return True
    if takes(sit):
        return False
    return sit.opened or not take(sit).options


def why_no_take(sit: Situation) -> str:
    """Why the pile cannot be taken now, in words."""
    blocked = pile_refusal(sit)
    if blocked is not None:
        return sit.why(blocked)
    resolution = take(sit)
    if resolution.why:
        return resolution.why
    step = resolution.options[0].step if resolution.options else None
    refusal = verify(sit.state, step) if isinstance(step, TakePile) else None
    if refusal is not None:
        return sit.why(refusal)
    key = "badge.short_take_hand" if sit.opens_from_hand else "badge.short_take"
    return say(key, minimum=opening_minimum(sit.state, sit.seat))


def pile_text(sit: Situation) -> str:
    """What the pile says of itself to this seat: size, frozen, may I, by what, what is missing."""
    state = sit.state
    if not state.pile or sit.top is None:
        return say("pile.empty")
    parts = [_count(sit), *_how_much(sit)]
    may = _may_take(sit) if sit.in_phase(Phase.START) else ""
    if state.setup.rules.pile.always_frozen:
        if not may.startswith(_needs_naturals(sit)):
            one = state.setup.rules.sequence.pile_take == "top_only"
            parts.append(say("pile.always_whole" if one else "pile.always"))
    elif state.freezer >= 0:
        parts.append(say("pile.frozen"))
    elif is_frozen(state, sit.side):
        parts.append(say("pile.frozen_for_you"))
    parts += [may] if may else [say("pile.not_now")] * (state.phase is not Phase.OVER)
    return " ".join(parts)


def _needs_naturals(sit: Situation) -> str:
    """The reason that says itself that only natural cards take the pile."""
    need = sit.state.setup.rules.pile.naturals_needed.frozen
    return sit.why(Refusal(Code.PILE_FROZEN, need=need))


def _count(sit: Situation) -> str:
    """How many cards there are, how many of them nobody has seen, and what lies on top."""
    state = sit.state
    count = number(len(state.pile), "card")
    if top_is_hidden(state):
        return say("pile.all_hidden", count=count)
    if state.pile_hidden:
        hidden = figures(state.pile_hidden)
        return say("pile.count_hidden", count=count, hidden=hidden, top=_top(sit))
    return say("pile.count", count=count, top=_top(sit))


def _how_much(sit: Situation) -> list[str]:
    """What a take brings, where it is not simply the pile."""
    rules = sit.state.setup.rules
    found = []
    part = pile_part(sit)
    if part is not None:
        key = "pile.to_wild" if rules.pile.amount == "to_next_wild" else "pile.part"
        found.append(say(key, count=number(part, "card")))
    if needs_minimum_pile(rules) and rules.pile.n:
        found.append(say("pile.needs", count=number(rules.pile.n, "card")))
    if sit.state.setup.chooses_depth:
        found.append(say("pile.depth"))
    if rules.draw.extra_with_pile:
        found.append(say("pile.extra", count=number(rules.draw.extra_with_pile, "card")))
    return found


def pile_part(sit: Situation) -> int | None:
    """How many cards from the top a take by the top card brings; None for all of them."""
    state = sit.state
    if not state.pile or state.setup.chooses_depth:
        return None
    bottom = bottom_taken(state, state.pile[-1])
    return len(state.pile) - bottom if bottom else None


def _top(sit: Situation) -> str:
    """The top card in words; a last discard lies face down and is not named."""
    if sit.state.phase is Phase.OVER and sit.state.setup.rules.go_out.final_face_down:
        return say("pile.face_down")
    assert sit.top is not None
    return card_name(sit.top)


def _may_take(sit: Situation) -> str:
    ways = takes(sit)
    if not ways:
        return f"{why_no_take(sit)} {_held(sit)}".strip()
    told = _most_telling(sit, ways)
    chosen = claimed_card(sit.state, told.plays)
    claim = next(play for play in told.plays if chosen in play.cards)
    bottom = bottom_of_take(sit.state, told, chosen)
    if bottom and is_run_claim(sit.state, claim):
        return say("pile.may_top_only", card=card_name(chosen))
    others = [card for card in claim.cards if card != chosen]
    how = describe(replace(sit, chosen=chosen), others, claim.onto)
    if bottom:
        return _may_take_part(sit, how, chosen, len(sit.state.pile) - bottom)
    return _may_take_all(sit, how, told)


def _held(sit: Situation) -> str:
    """How many cards like the top card the hand has, where that is too few."""
    if pile_refusal(sit) is not None or sit.top is None or sit.state.setup.chooses_depth:
        return ""
    kind = KIND[sit.top]
    count = len(sit.of_kind(kind))
    needed = sit.state.setup.rules.pile.naturals_needed
    if count >= (needed.frozen if is_frozen(sit.state, sit.side) else needed.unfrozen):
        return ""
    if count > 1:
        return say("pile.hold", count=figures(count), ranks=ranks_name(kind))
    return say("pile.hold_one" if count else "pile.hold_none", ranks=ranks_name(kind))


def _most_telling(sit: Situation, ways: list[TakePile]) -> TakePile:
    """The take that is told of: the first, or one that brings more than the top card alone."""
    if sit.state.setup.chooses_depth:
        return ways[0]
    top = sit.state.pile[-1]
    return min(ways, key=lambda way: bottom_of_take(sit.state, way, top))


def _may_take_part(sit: Situation, how: str, chosen: int, cards: int) -> str:
    count = number(cards, "card")
    if chosen != sit.state.pile[-1]:
        return say("pile.may_depth", card=card_name(chosen), how=how, count=count)
    return say("pile.may_part" if sit.opened else "pile.may_open_part", how=how, count=count)


def _may_take_all(sit: Situation, how: str, told: TakePile) -> str:
    if sit.opens_from_hand:
        return say("pile.may_open_hand", how=how, opening=_opening(sit, told))
    others = number(len(sit.state.pile) - 1, "card")
    if len(sit.state.pile) == 1:
        return say("pile.may_nothing", how=how)
    return say("pile.may" if sit.opened else "pile.may_open", how=how, count=others)


def _opening(sit: Situation, told: TakePile) -> str:
    """The melds that come from the hand before the pile is touched, in words."""
    assert sit.top is not None
    laying = lay_from_hand(sit.state, told.plays, sit.top)
    assert isinstance(laying, Laying)
    return cards_name(card for cards in laying.changed.values() for card in cards)


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


SOON = 4
"""With so few cards in the hand the foot that comes by an empty hand is mentioned."""


def foot_texts(sit: Situation) -> tuple[str, ...]:
    """Seat to what its foot says; empty texts in games without feet."""
    return tuple(_text(sit, seat) for seat in range(len(sit.names)))


def foot_prompt(sit: Situation) -> str:
    """What the player should know now about the own foot, or an empty text."""
    state = sit.state
    if not state.feet[sit.seat]:
        return ""
    if state.foot_stages[sit.seat] is FootStage.EARNED:
        return say("prompt.foot_earned")
    if not sit.hand:
        return say("prompt.foot_pass")
    by_empty_hand = state.setup.rules.foot.pickup == "hand_empty"
    return say("prompt.foot_soon") if by_empty_hand and len(sit.hand) <= SOON else ""


def _text(sit: Situation, seat: int) -> str:
    state = sit.state
    stage = state.foot_stages[seat]
    if stage is FootStage.NONE:
        return ""
    mine = seat == sit.seat
    name = sit.names[seat]
    if stage >= FootStage.TAKEN:
        return say("foot.mine_taken") if mine else say("foot.other_taken", name=name)
    count = number(len(state.feet[seat]), "card")
    if not mine:
        return say("foot.other", name=name, count=count)
    parts = [say("foot.mine", count=count), _when(sit)]
    if state.setup.rules.foot.peek != "never":
        parts.append(say("foot.seen", cards=cards_name(state.feet[seat])))
    return " ".join(parts)


def _when(sit: Situation) -> str:
    """When the own foot comes."""
    if sit.state.foot_stages[sit.seat] is FootStage.EARNED:
        return say("foot.earned")
    return {
        "hand_empty": say("foot.hand_empty"),
        "own_first_canasta": say("foot.canasta"),
        "own_first_nonblack_canasta": say("foot.canasta_nonblack"),
        "partner_then_self": say("foot.partner_first"),
    }[sit.state.setup.rules.foot.pickup]

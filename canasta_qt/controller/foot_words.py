"""What a second hand says of itself: when it comes, and who has picked it up already."""

from __future__ import annotations

from canasta_qt.controller.messages import cards_name, number, say
from canasta_qt.controller.situation import Situation
from canasta_qt.engine.state import FootStage

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

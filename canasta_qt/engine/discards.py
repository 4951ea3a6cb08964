"""Discards: which cards may end a turn, and passing without one."""

from __future__ import annotations

from canasta_qt.engine.cards import BLACK_THREE, IS_WILD, KIND, RED_THREE
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Position


def check_card(pos: Position, card: int) -> Refusal | None:
    """Whether the rules let this card of the hand be discarded, leaving going out aside.

    Where every card of the hand is barred the bar falls, so that a turn can always end (ruling).
    """
    refusal = _barred(pos, card)
    if refusal is None:
        return None
    hand = pos.hands[pos.turn_seat]
    return refusal if any(_barred(pos, other) is None for other in hand) else None


def _barred(pos: Position, card: int) -> Refusal | None:
    kind = KIND[card]
    if IS_WILD[kind]:
        return _barred_wild(pos, card)
    if kind in (BLACK_THREE, RED_THREE):
        return _barred_three(pos, card, kind)
    return None


def _barred_wild(pos: Position, card: int) -> Refusal | None:
    mode = pos.setup.rules.discard.wild
    if mode == "allowed":
        return None
    hand = pos.hands[pos.turn_seat]
    if mode == "last_or_all_wild" and all(IS_WILD[KIND[other]] for other in hand):
        return None
    return Refusal(Code.DISCARD_WILD, cards=(card,))


def _barred_three(pos: Position, card: int, kind: int) -> Refusal | None:
    rules = pos.setup.rules
    if rules.discard.threes == "none" or (kind == RED_THREE and rules.discard.threes == "black"):
        return Refusal(Code.DISCARD_THREE, kind=kind, cards=(card,))
    if kind == BLACK_THREE and rules.black_three.no_discard_first_round and pos.round == 1:
        return Refusal(Code.DISCARD_RANK, kind=kind, cards=(card,))
    return None

"""Special hands: whole hands that are laid at once, end the deal and score only their value."""

from __future__ import annotations

from canasta_qt.engine.actions import DeclareSpecialHand
from canasta_qt.engine.going_out.requirements import check_permission
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.shapes.hand_shapes import ReadyHand, matches_hand
from canasta_qt.engine.state import Phase, Position


def may_declare(pos: Position) -> Refusal | None:
    """Whether the seat to act may lay a special hand now, whatever cards it holds.

    The side has not opened (EX-152), nothing was melded in this turn, and the last card came from
    the stock. P5 exempts special hands from canastas and the last discard, not from the answer to
    "may I go out?" (ruling).
    """
    rules = pos.setup.rules
    sole_card = rules.pile.special_hand_one_card and len(pos.pile) == 1 and not pos.pile_hidden
    if pos.phase is not Phase.PLAY and not (pos.phase is Phase.START and sole_card):
        return Refusal(Code.PHASE)
    closed = bool(pos.opened[pos.side]) and not _courtesy(pos)
    if closed or pos.now.laid or pos.now.took_pile or pos.now.retracted:
        return Refusal(Code.SPECIAL_HAND)
    return check_permission(pos)


def _courtesy(pos: Position) -> bool:
    """`special_hands.partner_courtesy`: this is the turn right after a team-mate opened."""
    ago = pos.turn - pos.opened[pos.side]
    if not pos.setup.rules.special_hands.partner_courtesy or not 0 < ago < len(pos.order):
        return False
    opener = pos.order[(pos.order.index(pos.turn_seat) - ago) % len(pos.order)]
    return opener in pos.teammates(pos.turn_seat)


def verify_declaration(pos: Position, action: DeclareSpecialHand) -> Refusal | None:
    """Whether the whole hand of the seat to act may be laid as this special hand now."""
    refusal = may_declare(pos)
    if refusal is not None:
        return refusal
    hand = special_hand(pos, action.hand_id)
    if hand is None or not matches_hand(hand, cards_to_declare(pos)):
        return Refusal(Code.SPECIAL_HAND)
    return None


def special_hand(pos: Position, hand_id: str) -> ReadyHand | None:
    """The special hand of that id, or None where the rules have none."""
    return next((hand for hand in pos.setup.special_hands if hand.id == hand_id), None)


def cards_to_declare(pos: Position) -> list[int]:
    """The cards a special hand is made of now: the hand, before the draw with the pile's card."""
    hand = pos.hands[pos.turn_seat]
    return hand if pos.phase is Phase.PLAY else [*hand, *pos.pile]


def declarable_hands(pos: Position) -> tuple[str, ...]:
    """Ids of the special hands the seat to act may declare now, dearest first.

    >>> pos = position("american_2017", phase="play", hands={0: "4 4 5 5 6 6 7 7 8 8 9 9 T T"})
    >>> declarable_hands(pos)
    ('pairs_natural',)
    """
    if not pos.setup.special_hands or may_declare(pos) is not None:
        return ()
    cards = cards_to_declare(pos)
    found = [hand for hand in pos.setup.special_hands if matches_hand(hand, cards)]
    return tuple(hand.id for hand in sorted(found, key=lambda hand: -hand.value))

"""Laying out a three that was kept: when a player may, and what must be left to end the turn."""

from __future__ import annotations

from canasta_qt.engine.cards import HIDDEN, KIND
from canasta_qt.engine.discards import check_last
from canasta_qt.engine.going_out import may_go_out
from canasta_qt.engine.refusals import Code, Refusal
from canasta_qt.engine.state import Phase, Position
from canasta_qt.engine.threes import kept


def verify_lay_three(pos: Position, card: int) -> Refusal | None:
    """Whether the seat to act may lay a kept three out now, in its turn before the discard.

    The last card of the stock may be laid under `stock_end.last_three_modern = may_lay`.
    """
    if pos.phase not in (Phase.START, Phase.PLAY):
        return Refusal(Code.PHASE)
    hand = pos.hands[pos.turn_seat]
    if card == HIDDEN or card not in hand:
        return Refusal(Code.NOT_HELD, cards=(card,))
    if not pos.setup.tabled[KIND[card]]:
        return Refusal(Code.THREE_MELD, cards=(card,))
    if pos.now.last_three:
        may_lay = pos.setup.rules.stock_end.last_three_modern == "may_lay"
        return None if may_lay and card == hand[-1] else Refusal(Code.PHASE)
    if not pos.setup.keeps_threes:
        return Refusal(Code.PHASE)
    return _check_left(pos, card) if pos.phase is Phase.PLAY else None


def _check_left(pos: Position, card: int) -> Refusal | None:
    """P4 for a three: whatever the stock brings, the hand must still be able to end the turn.

    A hand of threes only ends it with a pass; a last card must be one that goes out. Bonus cards
    that are due do not help: the replacement may be the turn card (ruling).
    """
    tabled = pos.setup.tabled
    stays = kept(pos, pos.turn_seat, [card]) > 0
    hand = pos.hands[pos.turn_seat]
    rest = [other for other in hand if other != card and (stays or not tabled[KIND[other]])]
    left = len(rest) + _is_replaced(pos, stays)
    if rest and (left >= 2 or tabled[KIND[rest[0]]]):
        return None
    out = may_go_out(pos)
    if rest and out is None and check_last(pos, rest[0]) is None:
        return None
    may_pass = out is not None and pos.setup.rules.discard.pass_with_one
    return None if rest and may_pass else Refusal(Code.HAND_GUARD, left, 2)


def _is_replaced(pos: Position, stays: bool) -> bool:
    """Whether a card is sure to come for a three; `stays`: even when it is another three."""
    if not pos.setup.rules.red_three.replace_from_stock:
        return False
    return pos.stock_left > (0 if stays else _unseen_threes(pos))


def _unseen_threes(pos: Position) -> int:
    """Threes laid out for points that the seat to act has not seen yet."""
    tabled = pos.setup.tabled
    every = sum(total for kind, total in enumerate(pos.setup.kind_total) if tabled[kind])
    seen = sum(map(len, (*pos.red_threes, *pos.black_threes)))
    own = (*pos.hands[pos.turn_seat], *pos.pile)
    return every - seen - sum(tabled[KIND[card]] for card in own)

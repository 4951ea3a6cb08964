"""Between the engine's positions and the flat states of playouts."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from canasta_qt.bots.playout import places as at
from canasta_qt.engine.cards import JOKER, KIND, TWO
from canasta_qt.engine.opening import minimum
from canasta_qt.engine.state import Meld, Phase, Position

_STAGES = {Phase.START: at.START, Phase.PLAY: at.PLAY, Phase.OVER: at.OVER, Phase.ANSWER: at.PLAY}


def flat_state(
    pos: Position, hands: Sequence[Sequence[int]], stock: Sequence[int], luck: int = 1
) -> list[int]:
    """The numbers of a position whose hidden cards are the given ones.

    `hands` has every seat's cards, `stock` the cards left, next first; what everybody knows of a
    hand is not in a position and stays 0 (`note_known`).
    """
    s = [0] * at.STATE_SIZE
    s[at.LUCK] = luck
    _turn(s, pos)
    for seat, hand in enumerate(hands):
        s[at.HELD + seat] = len(hand)
        s[at.RED + seat] = len(pos.red_threes[seat])
        s[at.LAID_BEFORE + seat] = pos.laid_before[seat]
        for card in hand:
            s[at.HAND + at.KINDS * seat + KIND[card]] += 1
    for side, melds in enumerate(pos.melds):
        s[at.OPENED + side] = pos.opened[side]
        s[at.MINIMUM + side] = minimum(pos, pos.sides[side][0])
        for meld in melds:
            _meld(s, side, meld)
    _pack(s, at.PILE, at.PILE_LEFT, pos.pile)
    _pack(s, at.STOCK, at.STOCK_LEFT, reversed(stock))
    return s


def _turn(s: list[int], pos: Position) -> None:
    now, result = pos.now, pos.result
    s[at.SEAT] = pos.turn_seat
    s[at.TURN] = pos.turn
    s[at.STAGE] = _STAGES[pos.phase]
    s[at.FROZEN] = pos.freezer >= 0
    s[at.OUT] = -1 if result is None or result.out is None else result.out
    if result is not None:
        s[at.CONCEALED] = ("no", "full", "no_canasta").index(result.concealed)
    s[at.TOOK] = now.took_pile
    s[at.NO_DISCARD] = now.no_discard
    s[at.REFUSED] = now.answer is False
    kinds = {meld.uid: meld.kind for meld in pos.melds[pos.side]}
    for uid, cards in now.laid:
        s[at.LAID] += len(cards)
        s[at.NOW + kinds[uid]] += len(cards)
        s[at.NOW_WILD + kinds[uid]] += sum(KIND[card] in (TWO, JOKER) for card in cards)


def _meld(s: list[int], side: int, meld: Meld) -> None:
    index = at.KINDS * side + meld.kind
    s[at.BORN + index] = meld.born
    for card in meld.cards:
        row = {TWO: at.TWOS, JOKER: at.JOKS}.get(KIND[card], at.NATURALS)
        s[row + index] += 1


def _pack(s: list[int], row: int, count: int, cards: Iterable[int]) -> None:
    for card in cards:
        s[row + s[count]] = KIND[card]
        s[count] += 1

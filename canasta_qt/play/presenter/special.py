"""Special hands in the picture: how near the viewer's hand is to one, and one laid in order."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from canasta_qt.engine.cards import IS_WILD, KIND, count_kinds
from canasta_qt.engine.shapes.hand_shapes import ReadyHand, kind_counts
from canasta_qt.engine.state import DealState
from canasta_qt.words.cards import hand_name
from canasta_qt.words.turn import TurnText

NEAR: Final = 4
"""So many cards may be missing, or half as many pairs, for a hand to be worth a mention."""

MOST: Final = 2
"""Hands mentioned at a time."""


def progress(state: DealState, seat: int) -> tuple[str, ...]:
    """How far the hand of a seat is on the way to special hands: the nearest."""
    counts = kind_counts(state.hands[seat])
    near: list[tuple[int, int, str]] = []
    for hand in state.setup.special_hands:
        have, need = _steps(hand, counts)
        if need - have <= (NEAR if need == hand.size else NEAR // 2):
            text = TurnText.SPECIAL_SO_FAR(hand=hand_name(hand.id), have=have, need=need)
            near.append((-have * hand.size // need, -hand.value, text))
    return tuple(text for _, _, text in sorted(near)[:MOST])


def _steps(hand: ReadyHand, counts: list[int]) -> tuple[int, int]:
    """What the cards have of a hand, and all of it: pairs of a hand of pairs, else cards."""
    used = hand.best_use(counts)
    in_pairs = not hand.mixed and set(hand.groups) <= {2}
    in_pairs = in_pairs and all(n == 2 for way in hand.ways for _, n in way.needs)
    return (sum(n // 2 for n in used), hand.size // 2) if in_pairs else (sum(used), hand.size)


def laid_in_order(cards: Iterable[int]) -> list[int]:
    """A special hand as it is laid out: larger sets first, each together, aces high, wild last."""
    held = list(cards)
    counts = count_kinds(held)

    def place(card: int) -> tuple[bool, int, int, int]:
        kind = KIND[card]
        wild = IS_WILD[kind]
        return wild, -counts[kind], kind if wild else -kind, card

    return sorted(held, key=place)

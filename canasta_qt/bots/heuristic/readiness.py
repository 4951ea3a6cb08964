"""How near a hand is to an opening, where it has to be built up over turns.

So it is where all of it must come from the hand, and where a hand is so small that it seldom counts
enough by chance: what is thrown away in the meantime decides whether the opening ever comes.
"""

from __future__ import annotations

from collections.abc import Sequence

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.engine.cards import ACE, JOKER, KIND_OF_TEXT, NATURAL_KINDS, SEVEN, TWO
from canasta_qt.engine.meld_checks import is_dead_rank
from canasta_qt.engine.opening import from_hand_first, minimum

_PURE = 3
"""Naturals of one rank that make a meld without wilds."""
_SMALL_HAND = 10
"""A deal of fewer cards is a small hand: it has to be built up even where the pile may help."""
_WITHOUT_PURE = 0.6
"""Share of its points a hand counts that lacks the natural meld the rules ask for."""


def readiness_of(know: Knowledge) -> Readiness | None:
    """The measure for this moment; None where it makes no difference."""
    if know.own.opened:
        return None
    alone = from_hand_first(know.setup.rules)
    return Readiness(know) if alone or deals_few(know) else None


def deals_few(know: Knowledge) -> bool:
    """Whether the game is played with small hands."""
    return know.setup.rules.deal.hand_size < _SMALL_HAND


class Readiness:
    """How near hands are to the opening minimum, in points of worth.

    Attributes:
        whole: what a hand is worth that is as good as opened.
    """

    __slots__ = (
        "_content",
        "_curve",
        "_kinds",
        "_need",
        "_points",
        "_weights",
        "_wildless",
        "whole",
    )

    def __init__(self, know: Knowledge) -> None:
        rules = know.setup.rules
        self._need = max(1, minimum(know.view, know.seat))
        self._points = know.setup.points
        self._weights = know.weights
        few, weights = deals_few(know), know.weights
        self.whole = (weights.ready_of_few if few else weights.ready) * (1 - know.urgency)
        self._curve = weights.ready_curve_of_few if few else weights.ready_curve
        self._content = rules.initial.require != "none"
        self._wildless = frozenset(KIND_OF_TEXT.get(t, 0) for t in rules.meld.never_wild_ranks)
        prized = (ACE, SEVEN) if rules.special_rank.incomplete else ()
        self._kinds = tuple(
            (kind, kind not in prized)
            for kind in sorted(NATURAL_KINDS, key=lambda kind: -self._points[kind])
            if not is_dead_rank(know.view, know.side, kind)
        )

    def value(self, held: Sequence[int]) -> float:
        """What the nearness of these cards is worth; grows ever faster towards the minimum."""
        share = min(1.0, self.count(held) / self._need)
        return float(self.whole * share**self._curve)

    def count(self, held: Sequence[int]) -> float:
        """Points an opening from these cards might count, less where its content is missing."""
        wilds = held[TWO] + held[JOKER]
        jokers = held[JOKER]
        total = 0.0
        pure = not self._content
        for kind, may_be_pure in self._kinds:
            number, points = held[kind], self._points[kind]
            if number >= _PURE and may_be_pure:
                total += number * points
                pure = True
            elif number >= 2 and wilds and kind not in self._wildless:
                joker = jokers > 0
                jokers -= joker
                wilds -= 1
                total += number * points + self._points[JOKER if joker else TWO]
            elif number >= 2:
                total += self._weights.ready_pair * number * points
            elif number:
                total += self._weights.ready_single * points
        return total if pure else total * _WITHOUT_PURE

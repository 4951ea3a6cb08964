"""Reaching for a special hand: how likely it still comes, and which cards it needs."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.engine.cards import BLACK_THREE, JOKER, NATURAL_KINDS, TWO
from canasta_qt.engine.hand_shapes import ReadyHand, counts_of
from canasta_qt.engine.state import Phase

_FARTHEST = 4
"""Cards missing from which nobody starts to think of a special hand."""
_MOST_TURNS = 15
_KINDS = (TWO, BLACK_THREE, *NATURAL_KINDS, JOKER)


@dataclass(frozen=True, slots=True)
class Target:
    """A special hand within reach.

    Attributes:
        used: kind to cards of the hand that it needs, threes under `BLACK_THREE`.
        hope: its points times the chance that it comes.
        setback: the same with one needed card less.
    """

    used: tuple[int, ...]
    hope: float
    setback: float


class SpecialHands:
    """The special hands within reach at one moment.

    Attributes:
        hope: what keeping them within reach is worth, in points; 0 when none is.
    """

    __slots__ = ("_counts", "_targets", "hope")

    def __init__(self, know: Knowledge) -> None:
        self._targets: list[Target] = []
        self._counts: list[int] = []
        if know.setup.special_hands and not know.own.opened and not know.view.now.laid:
            self._counts = counts_of(know.view.hand)
            for hand in know.setup.special_hands:
                target = _target(know, hand, self._counts)
                if target is not None:
                    self._targets.append(target)
        self.hope = max((target.hope for target in self._targets), default=0.0)

    def cost(self, kind: int) -> float:
        """Hope that goes with one card of this kind."""
        left = [
            target.setback if self._counts[kind] <= target.used[kind] else target.hope
            for target in self._targets
        ]
        return self.hope - max(left, default=0.0)

    def needs_three(self) -> bool:
        """Whether the best hope keeps a three in the hand."""
        best = max(self._targets, key=lambda target: target.hope, default=None)
        return best is not None and best.used[BLACK_THREE] > 0


def _target(know: Knowledge, hand: ReadyHand, counts: list[int]) -> Target | None:
    used = hand.best_use(counts)
    missing = hand.size - sum(used)
    if missing > _FARTHEST:
        return None
    turns = min(_MOST_TURNS, know.view.stock_left // len(know.view.order))
    wanted = _wanted(know, hand, _after_discard(know, counts, used), sum(used))
    rate = wanted / max(1, know.loose_total)
    stays = know.weights.special_stays * (1 - know.urgency)
    hope = hand.value * _chance(missing, rate, turns, stays)
    return Target(tuple(used), hope, hand.value * _chance(missing + 1, rate, turns, stays))


def _after_discard(know: Knowledge, counts: list[int], used: list[int]) -> list[int]:
    """The hand without the card that this turn throws, one of those the special hand spares."""
    left = counts[:]
    spare = [kind for kind in _KINDS if counts[kind] > used[kind]]
    if spare and know.view.phase is Phase.PLAY:
        left[min(spare, key=know.live)] -= 1
    return left


def _wanted(know: Knowledge, hand: ReadyHand, counts: list[int], have: int) -> int:
    """Unseen cards of which one would fit the hand as well."""
    total = 0
    for kind in _KINDS:
        counts[kind] += 1
        if sum(hand.best_use(counts)) > have:
            total += know.live(kind)
        counts[kind] -= 1
    return total


def _chance(missing: int, rate: float, turns: int, stays: float) -> float:
    """Chance that all missing cards come within so many draws, one a turn.

    `rate` is the chance of a fitting card now; with fewer missing fewer fit. `stays` is the chance
    of a turn that nobody opens for the side or ends the deal.
    """
    if not missing:
        return 1.0
    at = [0.0] * (missing + 1)
    at[missing] = 1.0
    for _ in range(turns):
        for lack in range(1, missing + 1):
            step = at[lack] * rate * lack / missing
            at[lack - 1] += stays * step if lack == 1 else step
            at[lack] -= step
        for lack in range(1, missing + 1):
            at[lack] *= stays
    return at[0]

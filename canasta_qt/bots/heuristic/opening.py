"""Opening with a purpose: cheaply early, dearly only for a fat pile or in danger."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.sketch import imagine
from canasta_qt.bots.heuristic.stakes import threes
from canasta_qt.engine.actions import Action, LayDown, Play
from canasta_qt.engine.bonus_cards import bonus_due
from canasta_qt.engine.cards import NATURAL_KINDS
from canasta_qt.engine.planner import openings


def opening_value(moment: Moment, *, taking: bool = False) -> float:
    """What it is worth to have opened, whatever is laid for it; `taking`: by taking the pile."""
    know = moment.know
    weights = know.weights
    value = weights.opening + weights.opening_per_round * min(6, know.view.round - 1)
    value += weights.opening_of_pile * moment.worth.pile
    if any(know.theirs[side].opened for side in range(len(know.theirs)) if side != know.side):
        value += weights.opening_rivals
    if moment.worth.readiness is not None:
        value += moment.worth.readiness.whole
        value += weights.ready_per_round * (know.view.round - 1)
    bonus = bonus_due(know.view, taking=taking)
    return value + weights.draw * bonus + 2 * know.urgency * threes(know, know.side)


def price(moment: Moment, plays: Sequence[Play]) -> float:
    """Gain of laying these plays over keeping them, the worth of having opened not included."""
    after = moment.sketch
    imagine(moment.know, after, plays)
    worth = moment.worth
    kept = worth.total(moment.sketch, may_lay=False)
    return worth.laid(plays) + worth.total(after, may_lay=False) - kept


def open_or_wait(moment: Moment) -> Action | None:
    """The best opening from the hand, or None when waiting is better."""
    best: Action | None = None
    best_gain = moment.special.hope - opening_value(moment)
    for gain, action in _priced(moment):
        if gain > best_gain:
            best, best_gain = action, gain
    return best if best is not None and moment.legal(best) else None


def best_openings(moment: Moment, most: int) -> list[LayDown]:
    """The openings from the hand that cost least, good ones or not, for somebody to compare."""
    rated = [(-gain, number, action) for number, (gain, action) in enumerate(_priced(moment))]
    return [action for *_, action in sorted(rated, key=lambda one: one[:2])[:most]]


def _priced(moment: Moment) -> Iterator[tuple[float, LayDown]]:
    """Openings from the hand, and what laying them gains over waiting."""
    if _has_groups(moment):
        for plays in openings(moment.view, limit=24):
            yield price(moment, plays), LayDown(plays)


def _has_groups(moment: Moment) -> bool:
    """A quick look whether searching for an opening can succeed at all."""
    know = moment.know
    limits = moment.worth.limits
    return any(
        know.held[kind] >= limits.min_size
        or (know.held[kind] >= limits.min_naturals and know.wilds_held)
        for kind in NATURAL_KINDS
    ) or (know.setup.rules.wild_meld.enabled and know.wilds_held >= 3)

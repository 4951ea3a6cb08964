"""Laying cards once the side has opened: what is worth more on the table than in the hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from canasta_qt.bots.heuristic.last_card import can_discard
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.sketch import Sketch
from canasta_qt.bots.heuristic.worth import Worth
from canasta_qt.engine.actions import Action, LayDown, Play
from canasta_qt.engine.cards import IS_WILD, JOKER, KIND, NATURAL_KINDS, TWO


@dataclass(frozen=True, slots=True)
class Step:
    """So many naturals, twos and jokers from the hand to the meld of a kind."""

    kind: int
    naturals: int
    twos: int = 0
    jokers: int = 0


_LEAST_GAIN = 1.0
"""Points a lay-down must be better than waiting."""


def meld(moment: Moment) -> Action | None:
    """The lay-down that pays, all of it in one action, or None when waiting is better."""
    steps = _plan(moment)
    while steps:
        action = LayDown(_plays(moment, steps))
        if moment.legal(action):
            return action
        steps.pop()
    return None


def _plan(moment: Moment) -> list[Step]:
    """Good steps, best first, each judged with the earlier ones laid."""
    worth = moment.worth
    sketch = moment.sketch
    steps: list[Step] = []
    while True:
        before = worth.total(sketch, may_lay=False)
        best: Step | None = None
        best_gain = _LEAST_GAIN
        for step in _steps(worth, sketch):
            gain = _gain(moment, sketch, step, before)
            if gain > best_gain:
                best, best_gain = step, gain
        if best is None:
            return steps
        sketch.lay(best.kind, best.naturals, best.twos, best.jokers)
        steps.append(best)


def single_steps(moment: Moment, most: int) -> list[LayDown]:
    """The best lay-downs of one meld each, good ones or not, so that somebody may compare them."""
    worth, sketch = moment.worth, moment.sketch
    before = worth.total(sketch, may_lay=False)
    rated = [
        (-_gain(moment, sketch, step, before), step.kind, number, step)
        for number, step in enumerate(_steps(worth, sketch))
    ]
    actions = (LayDown(_plays(moment, [step])) for *_, step in sorted(rated)[: 2 * most])
    return [action for action in actions if moment.legal(action)][:most]


def _gain(moment: Moment, sketch: Sketch, step: Step, before: float) -> float:
    worth = moment.worth
    after = sketch.copy()
    after.lay(step.kind, step.naturals, step.twos, step.jokers)
    if not worth.brings_foot(after) and (after.hand_size < 2 or not can_discard(worth, after)):
        return -1.0
    points = worth.faces
    laid = step.naturals * points[step.kind] + step.twos * points[TWO] + step.jokers * points[JOKER]
    laid += moment.manners.lay(step.kind, step.naturals, step.twos + step.jokers, sketch)
    return laid + worth.total(after, may_lay=False) - before


def _steps(worth: Worth, sketch: Sketch) -> Iterator[Step]:
    for kind in NATURAL_KINDS:
        held, there = sketch.held[kind], sketch.naturals[kind]
        if held or there:
            yield from _rank_steps(worth, sketch, kind)
    yield from _wild_meld_steps(worth, sketch)


def _rank_steps(worth: Worth, sketch: Sketch, kind: int) -> Iterator[Step]:
    """All of a rank, all but a pair, or some with wilds; wilds only as the rules' lock allows."""
    held, there, wilds = sketch.held[kind], sketch.naturals[kind], sketch.wilds[kind]
    limits = worth.limits
    most = min(held, limits.room(kind, there + wilds))
    most_wilds = 0 if _locked(worth, sketch) else sketch.wilds_held
    for naturals in sorted({most, most - 2, 0}, reverse=True):
        if naturals < 0:
            continue
        for extra in range(min(3, most_wilds) + 1):
            if not naturals and not extra:
                continue
            if limits.fits(kind, there + naturals, wilds + extra, extra):
                yield _with_wilds(worth, sketch, kind, naturals, extra)


def _with_wilds(worth: Worth, sketch: Sketch, kind: int, naturals: int, wilds: int) -> Step:
    """Twos first; jokers first when being caught with them is near."""
    twos, jokers = sketch.held[TWO], sketch.held[JOKER]
    if worth.know.urgency > 0.4:
        used = min(wilds, jokers)
        return Step(kind, naturals, wilds - used, used)
    used = min(wilds, twos)
    return Step(kind, naturals, used, wilds - used)


def _locked(worth: Worth, sketch: Sketch) -> bool:
    """A wild meld under way takes all wilds."""
    size = sketch.wilds[TWO]
    rules = worth.know.setup.rules.wild_meld
    return rules.lock and 0 < size < worth.know.setup.canasta_size


def _wild_meld_steps(worth: Worth, sketch: Sketch) -> Iterator[Step]:
    rules = worth.know.setup.rules.wild_meld
    if not rules.enabled or not sketch.wilds_held:
        return
    low, high = rules.sizes
    there = sketch.wilds[TWO]
    most = sketch.wilds_held if high is None else min(sketch.wilds_held, high - there)
    if most > 0 and there + most >= low:
        twos = min(most, sketch.held[TWO])
        yield Step(TWO, 0, twos, most - twos)


def _plays(moment: Moment, steps: list[Step]) -> tuple[Play, ...]:
    """The steps with real cards; steps to one meld become one play."""
    stock = {kind: list(cards) for kind, cards in enumerate(moment.know.cards)}
    groups: dict[int, list[int]] = {}
    for step in steps:
        group = groups.setdefault(step.kind, [])
        group.extend(stock[step.kind].pop(0) for _ in range(step.naturals))
        group.extend(stock[TWO].pop(0) for _ in range(step.twos))
        group.extend(stock[JOKER].pop(0) for _ in range(step.jokers))
    return tuple(Play(tuple(cards), _onto(moment, kind, cards)) for kind, cards in groups.items())


def _onto(moment: Moment, kind: int, cards: list[int]) -> int:
    """A meld must be named where wilds alone join it."""
    existing = moment.know.own.melds[kind]
    if existing is not None and all(IS_WILD[KIND[card]] for card in cards):
        return existing.uid
    return Play(()).onto

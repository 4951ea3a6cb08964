"""Laying cards: the opening, what is worth more on the table than in the hand, runs and mergers.

A side opens with a purpose: cheaply early, dearly only for a fat pile or in danger. A run is worth
its bonus by the chance that it grows to seven (`run_chance`). No lay-down leaves only cards that
may not be discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from operator import itemgetter

from canasta_qt.engine.actions import NEW, Action, LayDown, MergeMelds, Play, TakePile
from canasta_qt.engine.cards import (
    IS_WILD,
    JOKER,
    KIND,
    KIND_TEXT,
    NATURAL_KINDS,
    RUN_CANASTA,
    SEQUENCE,
    SUIT,
    TWO,
)
from canasta_qt.engine.judge.optional_actions import possible_merges
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.melds.sequences import find_run, run_plays
from canasta_qt.engine.movegen.laydowns import openings
from canasta_qt.engine.pile.taking import is_run_claim
from canasta_qt.engine.stock import bonus_due
from canasta_qt.players.heuristic.danger import feeding_cost
from canasta_qt.players.heuristic.knowledge import Knowledge, run_chance
from canasta_qt.players.heuristic.meld_worth import threes
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.heuristic.worth import Sketch, Worth, imagine

_LEAST_TO_ADD = -10.0
"""Points by which adding to a run must be better than keeping its cards for groups."""

_LEAST_ASKED = 30.0
"""The same where going out asks for a run and the side has none on the table."""

_NEIGHBOUR_ASKED = 14.0
"""The same where going out asks for a run."""

_KEPT_AFTER_RUN = 3
"""Cards a hand should hold after a run that does not complete."""


def lay_run(moment: DecisionMoment) -> Action | None:
    """The run, or the addition to one, that pays most; None where there is none."""
    know = moment.know
    if not know.setup.has_runs or not know.own.opened:
        return None
    hand = moment.view.hand
    least = _LEAST_ASKED if _asks_for_run(know) and not _run_begun(know) else know.weights.run_begun
    best: Action | None = None
    best_gain = 0.0
    for play in run_plays(moment.view, hand):
        gain = run_gain(know, play, hand)
        gain -= least if play.onto == NEW else _LEAST_TO_ADD
        if gain > best_gain and _keeps_enough(moment, play):
            action = LayDown((play,))
            if moment.legal(action):
                best, best_gain = action, gain
    return best


def merge(moment: DecisionMoment) -> Action | None:
    """Two groups that make a canasta together are merged at once."""
    melds = {meld.uid: meld for meld in moment.view.melds[moment.know.side]}
    for action in possible_merges(moment.view):
        pair = melds[action.uid], melds[action.into]
        size = sum(len(meld.cards) for meld in pair)
        open_pair = not any(is_canasta(moment.know.setup, meld) for meld in pair)
        least = RUN_CANASTA if pair[0].kind == SEQUENCE else moment.know.setup.canasta_size
        if open_pair and size >= least and moment.legal(MergeMelds(action.uid, action.into)):
            return action
    return None


def continues(know: Knowledge, card: int) -> bool:
    """Whether a run of the own side takes this card."""
    return find_run(know.setup, know.view.melds[know.side], (card,)) >= 0


def takes_run(moment: DecisionMoment, take: TakePile) -> Play | None:
    """The play of a take that lays the top card at the end of a run, or None."""
    if not moment.know.setup.has_runs:
        return None
    top = moment.view.pile[-1]
    claim = next((play for play in take.plays if top in play.cards), None)
    return claim if claim is not None and is_run_claim(moment.view, claim) else None


def run_gain(know: Knowledge, play: Play, hand: Sequence[int]) -> float:
    """Points a play to a run is worth beyond keeping its cards for groups."""
    run = next((m.cards for m in know.view.melds[know.side] if m.uid == play.onto), ())
    before = run_chance(know.view, run, hand) if run else 0.0
    after = run_chance(know.view, (*run, *play.cards), hand)
    asked = know.weights.run_asked_for if _asks_for_run(know) else 0.0
    bonus = know.setup.rules.sequence.bonus + asked
    faces = sum(know.setup.points[KIND[card]] for card in play.cards)
    gain = (after - before) * bonus + faces
    gain += _short_run(know, (*run, *play.cards), hand) - _short_run(know, run, hand)
    return gain - sum(_use_in_group(know, card) for card in play.cards)


def _short_run(know: Knowledge, cards: Sequence[int], hand: Sequence[int]) -> float:
    """What a run of these cards must be expected to cost because it stays too short."""
    short = know.setup.rules.sequence.short_penalty
    if short is None or not cards:
        return 0.0
    chance = run_chance(know.view, cards, hand, short.below)
    if len(cards) < short.below:
        chance *= 1 - know.urgency
    return short.points * (1 - chance)


def _asks_for_run(know: Knowledge) -> bool:
    return "sequence" in know.own.missing


def _run_begun(know: Knowledge) -> bool:
    melds = know.view.melds[know.side]
    return any(meld.kind == SEQUENCE and len(meld.cards) < RUN_CANASTA for meld in melds)


def _use_in_group(know: Knowledge, card: int) -> float:
    """What a card is worth in a group: most where its rank is near a canasta."""
    kind = KIND[card]
    if card in know.kept:
        return 0.0
    if IS_WILD[kind]:
        return 60.0
    meld = know.own.melds[kind]
    if meld is not None and len(meld.cards) < know.setup.canasta_size:
        return 15.0 * (len(meld.cards) - 1)
    return 20.0 if know.held[kind] >= 2 else 0.0


def _keeps_enough(moment: DecisionMoment, play: Play) -> bool:
    runs = {meld.uid: len(meld.cards) for meld in moment.view.melds[moment.know.side]}
    complete = runs.get(play.onto, 0) + len(play.cards) >= RUN_CANASTA
    left = len(moment.view.hand) - len(play.cards)
    return left >= (2 if complete else _KEPT_AFTER_RUN)


def spare(moment: DecisionMoment, cards: Sequence[int]) -> tuple[float, int]:
    """The card of one rank that runs need least, and what they lose when it is discarded."""
    if not moment.know.setup.has_runs or IS_WILD[KIND[cards[0]]]:
        return 0.0, cards[0]
    return min((_run_loss(moment, card) + _run_feeding(moment.know, card), card) for card in cards)


def _run_loss(moment: DecisionMoment, card: int) -> float:
    """What the own runs, on the table and in the hand, lose with this card."""
    if continues(moment.know, card):
        return moment.know.weights.run_continued * moment.know.setup.rules.sequence.bonus
    near = {(KIND[other], SUIT[other]) for other in moment.view.hand}
    rank, suit = KIND[card], SUIT[card]
    asked = _asks_for_run(moment.know) and not _run_begun(moment.know)
    worth = _NEIGHBOUR_ASKED if asked else moment.know.weights.run_neighbour
    return sum(worth / abs(step) for step in (-2, -1, 1, 2) if (rank + step, suit) in near)


def _run_feeding(know: Knowledge, card: int) -> float:
    """What it costs that a rival's run takes the card."""
    rules = know.setup.rules.sequence
    if rules.pile_take == "none":
        return 0.0
    rivals = (melds for side, melds in enumerate(know.view.melds) if side != know.side)
    takes = any(find_run(know.setup, melds, (card,)) >= 0 for melds in rivals)
    return know.weights.run_continued * rules.bonus if takes else 0.0


THREES_AT_RISK = 2
"""Unopened, red threes count against their side: opening turns them from minus to plus."""


def opening_value(moment: DecisionMoment, *, taking: bool = False) -> float:
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
    return value + weights.draw * bonus + THREES_AT_RISK * know.urgency * threes(know, know.side)


def opening_price(moment: DecisionMoment, plays: Sequence[Play]) -> float:
    """Gain of laying these plays over keeping them, the worth of having opened not included."""
    after = moment.sketch
    imagine(moment.know, after, plays)
    worth = moment.worth
    kept = worth.total(moment.sketch, may_lay=False)
    return worth.laid(plays) + worth.total(after, may_lay=False) - kept


def open_or_wait(moment: DecisionMoment) -> Action | None:
    """The best opening from the hand, or None when waiting is better."""
    waiting = moment.special.hope - opening_value(moment)
    better = [(gain, action) for gain, action in _priced_openings(moment) if gain > waiting]
    _, best = max(better, key=itemgetter(0), default=(0.0, None))
    return best if best is not None and moment.legal(best) else None


def best_openings(moment: DecisionMoment, most: int) -> list[LayDown]:
    """The openings from the hand that cost least, good ones or not, for somebody to compare."""
    rated = [
        (-gain, number, action) for number, (gain, action) in enumerate(_priced_openings(moment))
    ]
    return [action for *_, action in sorted(rated, key=lambda one: one[:2])[:most]]


def _priced_openings(moment: DecisionMoment) -> Iterator[tuple[float, LayDown]]:
    """Openings from the hand, and what laying them gains over waiting."""
    if _has_groups(moment):
        for plays in openings(moment.view, limit=24):
            yield opening_price(moment, plays), LayDown(plays)


def _has_groups(moment: DecisionMoment) -> bool:
    """A quick look whether searching for an opening can succeed at all."""
    know = moment.know
    limits = moment.worth.limits
    return any(
        know.held[kind] >= limits.min_size
        or (know.held[kind] >= limits.min_naturals and know.wilds_held)
        for kind in NATURAL_KINDS
    ) or (know.setup.rules.wild_meld.enabled and know.wilds_held >= 3)


_SAFE_SIZE = 5
"""Cards of a rivals' meld from which its rank is "safe" (`discard.empty_pile_ban`)."""


def can_discard(worth: Worth, sketch: Sketch, *, empty: bool | None = None) -> bool:
    """Whether the hand of the sketch holds a card that may be discarded without a fall-back.

    `empty` says whether the pile will be empty then; by default as it is now.
    """
    know = worth.know
    rules = know.setup.rules.discard
    bare = not know.view.pile if empty is None else empty
    if bare and rules.empty_pile_ban:
        return any(sketch.held[kind] and not _banned(know, worth, kind) for kind in NATURAL_KINDS)
    return rules.wild == "allowed" or sketch.hand_size > sketch.wilds_held


def _banned(know: Knowledge, worth: Worth, kind: int) -> bool:
    """Whether the rank is barred from an empty pile."""
    ban = know.setup.rules.discard.empty_pile_ban
    if KIND_TEXT[kind] in ban or ("dead" in ban and worth.limits.dead[kind]):
        return True
    others = [table.melds[kind] for side, table in enumerate(know.theirs) if side != know.side]
    full = any(meld is not None and len(meld.cards) >= _SAFE_SIZE for meld in others)
    return full and "safe" in ban


HURRY = 0.4
"""Urgency from which jokers are laid before twos, and nothing is saved up."""


@dataclass(frozen=True, slots=True)
class MeldStep:
    """So many naturals, twos and jokers from the hand to the meld of a kind."""

    kind: int
    naturals: int
    twos: int = 0
    jokers: int = 0


_FAT = 4
"""A pile of so many cards is looked at before the last safe discard is laid."""
_LEAST_GAIN = 1.0
"""Points a lay-down must be better than waiting."""


def meld(moment: DecisionMoment) -> Action | None:
    """The lay-down that pays, all of it in one action, or None when waiting is better."""
    steps = _plan(moment)
    while steps:
        action = LayDown(_plays(moment, steps))
        if moment.legal(action):
            return action
        steps.pop()
    return None


def _plan(moment: DecisionMoment) -> list[MeldStep]:
    """Good steps, best first, each judged with the earlier ones laid."""
    worth = moment.worth
    sketch = moment.sketch
    risks = _risks(moment)
    steps: list[MeldStep] = []
    while True:
        before = worth.total(sketch, may_lay=False)
        good = [
            (gain, -number, step)
            for number, step in enumerate(_steps(worth, sketch))
            if (gain := _gain(moment, sketch, step, before, risks)) > _LEAST_GAIN
        ]
        if not good:
            return steps
        best = max(good, key=itemgetter(0, 1))[2]
        if best.twos + best.jokers and not _completes(moment, sketch, best):
            best = _whole(moment, sketch, best.kind, good) or best
        sketch.lay(best.kind, best.naturals, best.twos, best.jokers)
        steps.append(best)


def _completes(moment: DecisionMoment, sketch: Sketch, step: MeldStep) -> bool:
    """Whether the meld of the step is a canasta after it."""
    size = sketch.naturals[step.kind] + sketch.wilds[step.kind]
    added = step.naturals + step.twos + step.jokers
    return size + added >= moment.know.setup.canasta_size


def _whole(
    moment: DecisionMoment, sketch: Sketch, kind: int, good: Sequence[tuple[float, int, MeldStep]]
) -> MeldStep | None:
    """The best of the good steps that completes the meld: wilds are not laid towards less."""
    whole = [one for one in good if one[2].kind == kind and _completes(moment, sketch, one[2])]
    return max(whole, key=itemgetter(0, 1))[2] if whole else None


def single_steps(moment: DecisionMoment, most: int) -> list[LayDown]:
    """The best lay-downs of one meld each, good ones or not, so that somebody may compare them."""
    worth, sketch = moment.worth, moment.sketch
    before = worth.total(sketch, may_lay=False)
    risks = _risks(moment)
    rated = [
        (-_gain(moment, sketch, step, before, risks), step.kind, number, step)
        for number, step in enumerate(_steps(worth, sketch))
    ]
    actions = (LayDown(_plays(moment, [step])) for *_, step in sorted(rated)[: 2 * most])
    return [action for action in actions if moment.legal(action)][:most]


def _risks(moment: DecisionMoment) -> dict[int, float]:
    """Kind held to what its discard may give away, where the pile is fat; else nothing."""
    know = moment.know
    if len(moment.view.pile) < _FAT or not know.weights.keeps_safe:
        return {}
    wilds_go = know.setup.rules.discard.wild == "allowed"
    return {
        kind: know.weights.wild[0] if IS_WILD[kind] else feeding_cost(moment, kind)
        for kind, held in enumerate(know.held)
        if held and (wilds_go or not IS_WILD[kind])
    }


def _exposed(sketch: Sketch, after: Sketch, risks: dict[int, float]) -> float:
    """By how much the least dangerous discard gets worse."""
    if not risks or not after.hand_size:
        return 0.0
    now, then = (
        min((risk for kind, risk in risks.items() if hand.held[kind]), default=0.0)
        for hand in (sketch, after)
    )
    return max(0.0, then - now)


def _gain(
    moment: DecisionMoment, sketch: Sketch, step: MeldStep, before: float, risks: dict[int, float]
) -> float:
    worth = moment.worth
    after = sketch.copy()
    after.lay(step.kind, step.naturals, step.twos, step.jokers)
    if not worth.brings_foot(after) and (after.hand_size < 2 or not can_discard(worth, after)):
        return -1.0
    points = worth.faces
    laid = step.naturals * points[step.kind] + step.twos * points[TWO] + step.jokers * points[JOKER]
    laid += moment.manners.lay(step.kind, step.naturals, step.twos + step.jokers, sketch)
    laid -= moment.know.weights.keeps_safe * _exposed(sketch, after, risks)
    if step.twos + step.jokers and not _completes(moment, sketch, step):
        laid -= moment.know.weights.wild_laid_early * worth.calm
    return laid + worth.total(after, may_lay=False) - before


def _steps(worth: Worth, sketch: Sketch) -> Iterator[MeldStep]:
    for kind in NATURAL_KINDS:
        held, there = sketch.held[kind], sketch.naturals[kind]
        if held or there:
            yield from _rank_steps(worth, sketch, kind)
    yield from _wild_meld_steps(worth, sketch)


def _rank_steps(worth: Worth, sketch: Sketch, kind: int) -> Iterator[MeldStep]:
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


def _with_wilds(worth: Worth, sketch: Sketch, kind: int, naturals: int, wilds: int) -> MeldStep:
    """Twos first; jokers first when being caught with them is near."""
    twos, jokers = sketch.held[TWO], sketch.held[JOKER]
    if worth.know.urgency > HURRY:
        used = min(wilds, jokers)
        return MeldStep(kind, naturals, wilds - used, used)
    used = min(wilds, twos)
    return MeldStep(kind, naturals, used, wilds - used)


def _locked(worth: Worth, sketch: Sketch) -> bool:
    """A wild meld under way takes all wilds."""
    size = sketch.wilds[TWO]
    rules = worth.know.setup.rules.wild_meld
    return rules.lock and 0 < size < worth.know.setup.canasta_size


def _wild_meld_steps(worth: Worth, sketch: Sketch) -> Iterator[MeldStep]:
    rules = worth.know.setup.rules.wild_meld
    if not rules.enabled or not sketch.wilds_held:
        return
    low, high = rules.sizes
    there = sketch.wilds[TWO]
    most = sketch.wilds_held if high is None else min(sketch.wilds_held, high - there)
    if worth.limits.waits:
        most = min(most, worth.know.setup.canasta_size - 1 - there)
    if most > 0 and there + most >= low:
        twos = min(most, sketch.held[TWO])
        yield MeldStep(TWO, 0, twos, most - twos)


def _plays(moment: DecisionMoment, steps: list[MeldStep]) -> tuple[Play, ...]:
    """The steps with real cards; steps to one meld become one play."""
    stock = {kind: list(cards) for kind, cards in enumerate(moment.know.cards)}
    groups: dict[int, list[int]] = {}
    for step in steps:
        group = groups.setdefault(step.kind, [])
        group.extend(stock[step.kind].pop(0) for _ in range(step.naturals))
        group.extend(stock[TWO].pop(0) for _ in range(step.twos))
        group.extend(stock[JOKER].pop(0) for _ in range(step.jokers))
    return tuple(Play(tuple(cards), _onto(moment, kind, cards)) for kind, cards in groups.items())


def _onto(moment: DecisionMoment, kind: int, cards: list[int]) -> int:
    """A meld must be named where wilds alone join it."""
    existing = moment.know.own.melds[kind]
    if existing is not None and all(IS_WILD[KIND[card]] for card in cards):
        return existing.uid
    return Play(()).onto

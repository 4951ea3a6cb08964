"""Thinking ahead: the moves worth comparing, and what each brought in imagined deals.

Moves are compared by sequential halving on common worlds: every round drops the worse half.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from time import perf_counter
from typing import Any

from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import Setup
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout.constants import MOST_SEATS
from canasta_qt.players.playout.fill_rules import playout_rules
from canasta_qt.players.playout.policy.rollouts import make, rollout, short_rollout
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.rules.discards import may_discard
from canasta_qt.players.playout.rules.steps import DISCARD
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import SHELF, is_paired
from canasta_qt.players.playout.styles import can_be_careful, usual_style
from canasta_qt.players.playout.supported_rules import unknown_options
from canasta_qt.players.search.candidates import Candidate, candidates, endings
from canasta_qt.players.search.evaluation import (
    Foresight,
    averages_in,
    ends_in_sight,
    evaluation_of,
    measure_for,
    value_for,
)
from canasta_qt.players.search.hand_inference import Worlds, likely_tables
from canasta_qt.players.search.move_codec import (
    NO_PLAN,
    flat_view,
    melds_are_plural,
    plural_melds_are_known,
)

SURE = 3.0
"""Standard errors by which the best must lead everybody for the matter to be settled early."""
LOOKS_EVERY = 16
"""Worlds after which those who put a price on rollouts look again (`Effort.price`)."""
FIRST_LOOK = 32
"""Worlds before that: what happens rarely and decides much shows in no fewer."""

UNENDED = -1
"""In place of the discard that ends a turn: whoever plays on chooses it."""

Sampler = Callable[[int, Sequence[int]], Sequence[float] | None]
"""The values of these candidates in world number n, in their order; None when time is over."""


class Clock:
    """The time that a decision may take; it runs from now on."""

    def __init__(self, seconds: float = math.inf) -> None:
        """Without a number it never ends."""
        self._seconds = seconds
        self._begun = perf_counter()

    def is_over(self, share: float = 1.0) -> bool:
        """Whether so much of the time (0..1) has passed."""
        return perf_counter() > self._begun + share * self._seconds


@dataclass(slots=True)
class Samples:
    """What a candidate brought in the worlds it was tried in, in their order."""

    values: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """Average value; 0 when it was never tried."""
        return sum(self.values) / len(self.values) if self.values else 0.0


def halve(
    count: int,
    budget: int,
    sample: Sampler,
    clock: Clock | None = None,
    kept: int | None = None,
    *,
    price: float = 0.0,
) -> tuple[int, list[Samples]]:
    """The best of `count` candidates after about `budget` samples, and all records.

    The candidate `kept` stays in the running to the end, so that the others can be compared with it
    in as many worlds as they were tried in. Samples are left over when the best clearly leads all
    others before the last round. With a `price`, those that promise less than that for a further
    sample are left out at any time (`promise`), and samples are left over when no rival is left.
    Each round has the same share of the budget and of the time on the `clock`; what it does not
    need is left to the next ones. A world that not all were tried in counts for nobody.
    """
    clock = clock or Clock()
    records = [Samples() for _ in range(count)]
    alive = list(range(count))
    rounds = max(1, math.ceil(math.log2(count)))
    world = 0
    best = 0
    for turn in range(1, rounds + 1):
        for _ in range(max(2, budget // (rounds * len(alive)))):
            values = None if clock.is_over(turn / rounds) else sample(world, alive)
            if values is None:
                break
            for one, value in zip(alive, values, strict=True):
                records[one].values.append(value)
            world += 1
            if price and world >= FIRST_LOOK and world % LOOKS_EVERY == 0:
                alive = _those_in_doubt(alive, records, kept, price)
                if len(alive) == 1:
                    break
        alive.sort(key=lambda one: (-records[one].mean, one))
        best = alive[0]
        alive = _better_half(alive, kept)
        if not any(_may_be_better(one, best, records) for one in alive if one != best):
            break
    return best, records


def _may_be_better(one: int, best: int, records: Sequence[Samples]) -> bool:
    """Whether the best one does not clearly lead this one."""
    if not records[one].values:
        return True
    gain, error = lead(records[best], records[one])
    return gain < SURE * error


def promise(ahead: Samples, behind: Samples) -> float:
    """What a further sample of both is expected to gain, in the unit of the values.

    The loss that is expected if the one ahead is chosen now, since the one behind may be better
    after all (the expected opportunity cost of ranking and selection), falls with the standard
    error, that is with the root of the number of samples.
    """
    gain, error = lead(ahead, behind)
    if not error:
        return 0.0
    z = gain / error
    density = math.exp(-z * z / 2) / math.sqrt(2 * math.pi)
    loss = error * (density - z * math.erfc(z / math.sqrt(2)) / 2)
    return loss / (2 * len(behind.values))


def _those_in_doubt(
    alive: Sequence[int], records: Sequence[Samples], kept: int | None, price: float
) -> list[int]:
    """The best, and those that are worth their price; then the kept one too, while one is left."""
    best = max(alive, key=lambda one: records[one].mean)
    left = [one for one in alive if one == best or promise(records[best], records[one]) >= price]
    return left if len(left) == 1 else [one for one in alive if one in left or one == kept]


def _better_half(ranked: list[int], kept: int | None) -> list[int]:
    """Those that go on, of candidates from the best to the worst."""
    half = max(1, (len(ranked) + 1) // 2)
    return ranked[:half] + [one for one in ranked[half:] if one == kept]


def lead(ahead: Samples, behind: Samples) -> tuple[float, float]:
    """By how much one candidate leads another in the worlds of both, and its standard error.

    There must be at least one such world.
    """
    gaps = [one - other for one, other in zip(ahead.values, behind.values, strict=False)]
    mean = sum(gaps) / len(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean, math.sqrt(variance / len(gaps))


HEURISTIC_WEIGHT = 0.5
"""Share of what the rules of thumb hold against a move that counts, beside plain deals."""
SAFETY_S = 3.0
"""Seconds after which thinking ends whatever is left of the budget, where playouts run compiled. It
never should: only where the machine stands still for a while may the same question get another
answer."""

LIKELY_GAIN = 0.2
"""How far moves lie apart before anything is tried: a standard deviation, in that of how much their
gap varies from world to world."""
LIKELY_POINTS = 150.0
"""The same in points, where less: that a card can be worth thousands makes moves no more unlike."""
LIKELY_LOSS = 0.5
"""How far a rival is behind the trusted move then: it was chosen for being the best of many in few
worlds (the winner's curse), and rules of thumb know what rollouts do not. In `LIKELY_GAIN`."""
SUSPECTS_DOUBT = 2.0
"""Standard errors by which a move must lead that a partner would complain of."""
FEWEST_WORLDS = 8
"""In fewer common worlds nothing is sure."""
MANY_WORLDS = 100
"""In fewer of them a rival must lead by `SUSPECTS_DOUBT`, whatever it promises."""


def doubt_in(worlds: int, doubt: float, error: float = 0.0) -> float:
    """Standard errors by which a rival must lead in so many common worlds to be preferred.

    What the worlds tell is weighed with what was likely before, a normal distribution of mean
    `-LIKELY_LOSS` and deviation 1 in units of `LIKELY_GAIN`, or of `LIKELY_POINTS` where those are
    less (by the standard `error` in points); the mean of what is likely now must lie `doubt` of its
    own deviations above 0. The fewer the worlds are, the more they must tell.
    """
    if worlds < FEWEST_WORLDS:
        return math.inf
    root = LIKELY_GAIN * math.sqrt(worlds)
    if error:
        root = min(root, LIKELY_POINTS / error)
    needed = LIKELY_LOSS / root + doubt * math.sqrt(1 + 1 / root**2)
    return needed if worlds >= MANY_WORLDS else max(needed, SUSPECTS_DOUBT)


@dataclass(frozen=True, slots=True)
class Thoughts:
    """What came of thinking.

    Attributes:
        candidates: the moves, the usual one first.
        records: what each was worth; the values decide.
        points: by how many points its side was ahead in the same deals, less what the rules of
            thumb hold against it; the same as its values unless the end of the match is in sight.
        best: place of the candidate that came out first.
    """

    candidates: tuple[Candidate, ...]
    records: tuple[Samples, ...]
    points: tuple[Samples, ...]
    best: int

    def choice(self, doubt: float) -> int:
        """Place of the move to make: the one that is trusted, unless the best is clearly better.

        Trusted is the usual move; if a partner would complain of that (`Candidate.is_suspect`), the
        best of the moves that are above suspicion. `doubt` says how clearly, see `doubt_in`; of
        a suspect `SUSPECTS_DOUBT` is asked at least.
        """
        trusted = 0
        if self.candidates[0].is_suspect:
            others = (at for at, one in enumerate(self.candidates) if not one.is_suspect)
            trusted = max(others, key=self._standing, default=0)
        if self.best == trusted:
            return trusted
        best, usual = self.records[self.best], self.records[trusted]
        if self.candidates[self.best].is_suspect and not self.candidates[trusted].is_suspect:
            doubt = max(doubt, SUSPECTS_DOUBT)
        worlds = min(len(best.values), len(usual.values))
        if worlds < FEWEST_WORLDS:
            return trusted
        gain, error = lead(best, usual)
        return self.best if gain > doubt_in(worlds, doubt, error) * error else trusted

    def _standing(self, at: int) -> tuple[int, float]:
        """How long a candidate was in the running, and what it was worth."""
        return len(self.records[at].values), self.records[at].mean


def weighs(effort: Effort, rules: TableRules) -> bool:
    """Whether players inside rollouts weigh all they do under these rules."""
    return effort.careful_rollouts > 0 and can_be_careful(rules)


def rollouts_for(effort: Effort, setup: Setup) -> int:
    """Rollouts for a decision: fewer where deals are so long that it would take seconds."""
    budget = effort.careful_rollouts if weighs(effort, setup.rules) else effort.budget
    return min(budget, int(effort.cards / (PACKS * _cost(setup))))


PACKS = 108
"""Cards of the usual two packs, whose rollouts have a cost of 1."""


def _cost(setup: Setup) -> float:
    """How many times as long as in Classic a rollout takes, about."""
    return len(setup.pack) * _slowness(setup) / PACKS


def _slowness(setup: Setup) -> float:
    """How much longer a rollout takes than the cards of the pack say; measured in all games.

    Players look for melds of wild cards too; where going out asks for one, most deals go on until
    the stock is empty; three pairs play long as well. Packs for hands with feet say enough.
    """
    rules = setup.rules
    if setup.has_feet:
        return 1.0
    slow = 1.3 if rules.wild_meld.enabled and rules.pack.decks > 2 else 1.0
    if any(asked.kind == "wild" for asked in rules.go_out.kinds):
        slow *= 1.5
    if len(setup.sides) == 3 and setup.seats == 6:
        slow *= 1.4
    return slow


def ends_turns(setup: Setup) -> bool:
    """Whether a laying is judged with the best discards after it: where there are partners.

    The best of several looks better than it is, and so do layings. Where nobody has a partner that
    was measured to lose points: what is laid down is then missed for natural canastas.
    """
    return len(setup.sides) < setup.seats


def think(
    moment: DecisionMoment,
    usual: Action,
    effort: Effort,
    luck: int,
    clock: Clock | None = None,
    worlds: Worlds | None = None,
) -> Thoughts | None:
    """Compare the moves by rollouts; None where there is nothing to compare, or no time for it.

    `luck` is the bot's own chance for the worlds. When the time on the `clock` is over, the rollout
    that runs is the last. Without `worlds`, those that the seat can imagine are taken.
    """
    view = moment.view
    careful = weighs(effort, view.setup.rules)
    block = block_of(view, careful=careful)
    if block is None or not is_covered(view):
        return None
    base = flat_view(view)
    rivals = candidates(moment, usual, block, base, effort.candidate_factor)
    if len(rivals) < 2:
        return None
    if worlds is None:
        worlds = worlds_of(view, block, base, luck)
    plans = [SHELF.filled(f"plan {at}", one.move.plan) for at, one in enumerate(rivals)]
    turns = [(at, UNENDED) for at in range(len(rivals))]
    if ends_turns(view.setup):
        turns += [(at, end) for at, one in enumerate(rivals) for end in endings(moment, one.action)]
    heuristic_weight = effort.heuristic_weight if careful else HEURISTIC_WEIGHT
    held_against = [heuristic_weight * one.cost for one in rivals]
    outcome = MoveWorths(view, block, effort.rounds if careful else 0)
    points = [Samples() for _ in turns]

    clock = clock or Clock(SAFETY_S)

    def sample(number: int, alive: Sequence[int]) -> list[float] | None:
        world, values, leads = worlds.world(number), [], []
        for one in alive:
            if clock.is_over():
                return None
            at, end = turns[one]
            value = outcome.of(world, plans[at], rivals[at].move.code, end)
            if outcome.measure is not None:
                leads.append(outcome.lead() - held_against[at])
            values.append(value - held_against[at])
        for one, points_ahead in zip(alive, leads, strict=False):
            points[one].values.append(points_ahead)
        return values

    budget = rollouts_for(effort, view.setup)
    best, records = halve(
        len(turns), budget, sample, clock, kept=0, price=effort.price * _cost(view.setup)
    )
    if not records[0].values:
        return None
    led = points if outcome.measure else records
    whole = [_best_turn(at, turns, records) for at in range(len(rivals))]
    return Thoughts(
        tuple(rivals),
        tuple(records[one] for one in whole),
        tuple(led[one] for one in whole),
        turns[best][0],
    )


def _best_turn(at: int, turns: Sequence[tuple[int, int]], records: Sequence[Samples]) -> int:
    """The place of what a move is worth: with the discard after it that was best, if it had any."""
    places = (place for place, (move, _) in enumerate(turns) if move == at)
    return max(places, key=lambda place: (len(records[place].values), records[place].mean))


class MoveWorths:
    """What moves are worth in worlds: deals are played on, to their end or as far as is needed.

    Attributes:
        measure: how far ahead points put a scorer, if they are worth something else than that.
        block, rounds, outlook: by which rules deals are played on, how far, and the weights by
            which the rest is foreseen; without those, deals are played to their end.
        brought: what the deal that was played last brings each scorer.
    """

    def __init__(self, view: PlayerView, block: Any, rounds: int) -> None:
        """After so many rounds the rest of a deal is foreseen, where that is known; 0: never."""
        self.block, self.rounds = block, rounds
        self._value = value_for(view)
        self._side = view.setup.scorer_of[view.seat]
        self._no_plan = SHELF.filled("no plan", NO_PLAN)
        self.brought = SHELF.filled("brought", [0] * view.setup.scorers)
        self.outlook = self._foresight = self.measure = None
        known_outlook = evaluation_of(block) if rounds else None
        if known_outlook is not None:
            self.outlook = SHELF.filled("outlook", known_outlook.weights)
        if ends_in_sight(view):
            self.measure = measure_for(view)
            if known_outlook is not None:
                standing = view.setup.rules, tuple(view.totals), view.deal_number
                known = averages_in(*standing, self._side)
                self._foresight = Foresight(known_outlook, self._value, self._side, known)

    def of(self, world: Any, plan: Any, move: int, end: int = UNENDED) -> float:
        """What this move is worth in this world, with the discard that ends the turn after it.

        Where that is not allowed then, or none is said, the turn goes on as players inside like.
        """
        if end != UNENDED:
            laid = world.copy()
            make(self.block, laid, plan, move)
            if laid.turn == world.turn and may_discard(self.block, laid, (end - DISCARD) & 15):
                world, plan, move = laid, self._no_plan, end
        stock = self.play(world, plan, move)
        if self._foresight is not None and stock >= 0:
            return self._foresight(self.brought, stock)
        return self._value(list(self.brought))

    def play(self, world: Any, plan: Any, move: int) -> int:
        """Play on, into `brought`; the cards in the stock when the rest was foreseen, else -1."""
        if self.outlook is None:
            rollout(self.block, world, plan, move, self.brought)
            return -1
        return short_rollout(self.block, world, plan, move, self.rounds, self.outlook, self.brought)

    def lead(self) -> float:
        """By how many points the side was ahead then."""
        return 0.0 if self.measure is None else self.measure(list(self.brought), self._side)


def worlds_of(view: PlayerView, block: Any, base: State, luck: int) -> Worlds:
    """The worlds that this seat imagines; `base` is its view as a flat state."""
    return Worlds(block, base, likely_tables(view, block, base), luck)


@lru_cache(maxsize=32)
def rules_of(
    rules: TableRules, *, paired: bool = False, careful: bool = False, usual: bool = False
) -> Rules | None:
    """These rules as playouts go by them, or None where playouts do not know some option of them.

    `paired`: as they are once a temporary partnership has been formed. Players inside weigh all
    they do if `careful`, and play as in the `usual` game.
    """
    if unknown_options(rules):
        return None
    styles = [usual_style()] * MOST_SEATS if usual else ()
    return playout_rules(rules, paired=paired, careful=careful, styles=styles)


def block_of(view: PlayerView, *, careful: bool = False, usual: bool = False) -> Rules | None:
    """The rules that are in force now, as playouts go by them, or None."""
    return rules_of(view.setup.rules, paired=is_paired(view), careful=careful, usual=usual)


def is_covered(view: PlayerView) -> bool:
    """Whether this decision is one for rollouts: no open question, one meld of a rank a side."""
    if view.phase not in (Phase.START, Phase.PLAY) or view.now.answer is True:
        return False
    return table_is_known(view)


def table_is_known(view: PlayerView) -> bool:
    """Whether playouts know what lies on the table: one growing meld of each rank a side."""
    if melds_are_plural(view.setup):
        return plural_melds_are_known(view)
    kinds = [[meld.kind for meld in melds] for melds in view.melds]
    return all(len(set(side)) == len(side) for side in kinds)

"""Thinking ahead: the moves worth comparing, and what each brought in imagined deals."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any

from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.playout.block import rule_block
from canasta_qt.bots.playout.bridge import is_paired
from canasta_qt.bots.playout.coverage import is_known_tier, unknown_options
from canasta_qt.bots.playout.flat import SHELF, row
from canasta_qt.bots.playout.rollouts import rollout
from canasta_qt.bots.playout.styles import can_be_careful
from canasta_qt.bots.search.beliefs import beliefs_of
from canasta_qt.bots.search.bridge import flat_view
from canasta_qt.bots.search.candidates import Candidate, candidates
from canasta_qt.bots.search.chances import measure_for, value_for
from canasta_qt.bots.search.halving import Record, halve, lead
from canasta_qt.bots.search.layings import is_known, needed
from canasta_qt.bots.search.worlds import Worlds
from canasta_qt.engine.actions import Action
from canasta_qt.engine.opening import tier_for
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView

SAFETY_S = 3.0
"""Seconds after which thinking ends whatever is left of the budget. It never should: only where
the machine stands still for a while may the same question get another answer."""

CARE_COSTS = 2
"""Rollouts of the budget that one with careful players counts for."""


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
    records: tuple[Record, ...]
    points: tuple[Record, ...]
    best: int

    def choice(self, doubt: float) -> int:
        """Place of the move to make: the one that is trusted, unless the best is clearly better.

        Trusted is the usual move; if that is a gift of the pile in plain sight, the best of the
        moves that are none. `doubt` is by how many standard errors the best must lead it.
        """
        trusted = 0
        if self.candidates[0].gift:
            others = (at for at, one in enumerate(self.candidates) if not one.gift)
            trusted = max(others, key=self._standing, default=0)
        if self.best == trusted:
            return trusted
        gain, error = lead(self.records[self.best], self.records[trusted])
        return self.best if gain > doubt * error else trusted

    def _standing(self, at: int) -> tuple[int, float]:
        """How long a candidate was in the running, and what it was worth."""
        return len(self.records[at].values), self.records[at].mean


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think.

    Attributes:
        budget: rollouts for a decision, about.
        careful: players inside them weigh all they do, under rules that let them: truer deals,
            each in the time of two or three others.
        trust: share of what the rules of thumb hold against a move that counts.
    """

    budget: int
    careful: bool = False
    trust: float = 0.5

    def rollouts(self, rules: TableRules) -> int:
        """Rollouts for a decision under these rules: fewer where they take longer."""
        slow = self.careful and can_be_careful(rules)
        return self.budget // CARE_COSTS if slow else self.budget


def think(moment: Moment, usual: Action, effort: Effort, luck: int) -> Thoughts | None:
    """Compare the moves by rollouts; None where there is nothing to compare.

    `luck` is the bot's own chance for the worlds.
    """
    view = moment.view
    block = block_of(view, careful=effort.careful)
    if block is None or not is_covered(view):
        return None
    base = flat_view(view)
    rivals = candidates(moment, usual, block, base)
    if len(rivals) < 2:
        return None
    worlds = Worlds(block, base, beliefs_of(view), luck)
    plans = [SHELF.filled(f"plan {at}", one.move.plan) for at, one in enumerate(rivals)]
    side, value = view.setup.scorer_of[view.seat], value_for(view)
    lead_in_points = measure_for(view)
    brought = SHELF.filled("brought", [0] * view.setup.scorers)
    points = [Record() for _ in rivals]

    def sample(number: int, alive: Sequence[int]) -> list[float]:
        world, values = worlds.world(number), []
        for one in alive:
            rollout(block, world, plans[one], rivals[one].move.code, brought)
            scores, held_against = list(brought), effort.trust * rivals[one].cost
            points[one].values.append(lead_in_points(scores, side) - held_against)
            values.append(value(scores) - held_against)
        return values

    end = perf_counter() + SAFETY_S
    budget = effort.rollouts(view.setup.rules)
    best, records = halve(len(rivals), budget, sample, lambda: perf_counter() > end, kept=0)
    return Thoughts(tuple(rivals), tuple(records), tuple(points), best)


@lru_cache(maxsize=16)
def rules_of(rules: TableRules, *, paired: bool = False, careful: bool = False) -> Any:
    """The rule block of these rules, or None where playouts do not know some option of them.

    `paired`: as they are once a temporary partnership has been formed. `careful`: players inside
    weigh all they do.
    """
    if unknown_options(rules):
        return None
    return row(rule_block(rules, paired=paired, careful=careful))


def block_of(view: PlayerView, *, careful: bool = False) -> Any:
    """The rule block as it is in force now, or None."""
    return rules_of(view.setup.rules, paired=is_paired(view), careful=careful)


def is_covered(view: PlayerView) -> bool:
    """Whether this decision is one for rollouts: no open question, one meld of a rank a side."""
    if view.phase not in (Phase.START, Phase.PLAY) or view.now.answer is True:
        return False
    return table_is_known(view)


def table_is_known(view: PlayerView) -> bool:
    """Whether playouts know what lies on the table, and what openings are asked for.

    They know one growing meld of each rank a side.
    """
    if not all(map(is_known_tier, _demands(view))):
        return False
    if needed(view.setup):
        return is_known(view)
    kinds = [[meld.kind for meld in melds] for melds in view.melds]
    return all(len(set(side)) == len(side) for side in kinds)


def _demands(view: PlayerView) -> Iterator[str]:
    """What `initial.tiers` ask of the sides that have not opened."""
    for side, seats in enumerate(view.sides):
        if not view.opened[side]:
            yield tier_for(view, seats[0])

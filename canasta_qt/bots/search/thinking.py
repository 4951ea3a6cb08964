"""Thinking ahead: the moves worth comparing, and what each brought in imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter
from typing import Any

from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.playout.block import rule_block
from canasta_qt.bots.playout.coverage import unknown_options
from canasta_qt.bots.playout.flat import SHELF, row
from canasta_qt.bots.playout.rollouts import rollout
from canasta_qt.bots.search.beliefs import beliefs_of
from canasta_qt.bots.search.bridge import flat_view
from canasta_qt.bots.search.candidates import Candidate, candidates
from canasta_qt.bots.search.halving import Record, halve
from canasta_qt.bots.search.worlds import Worlds
from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView

SAFETY_S = 3.0
"""Seconds after which thinking ends whatever is left of the budget. It never should: only where
the machine stands still for a while may the same question get another answer."""


@dataclass(frozen=True, slots=True)
class Thoughts:
    """Candidates, the usual move first, what each brought in points, and the best one's place."""

    candidates: tuple[Candidate, ...]
    records: tuple[Record, ...]
    best: int


def think(moment: Moment, usual: Action, budget: int, trust: float, luck: int) -> Thoughts | None:
    """Compare the moves by about `budget` rollouts; None where there is nothing to compare.

    `trust` is the share of the rules of thumb's cost that counts against a move, `luck` the bot's
    own chance for the worlds.
    """
    view = moment.view
    block = rules_of(view.setup.rules)
    if block is None or not is_covered(view):
        return None
    base = flat_view(view)
    rivals = candidates(moment, usual, block, base)
    if len(rivals) < 2:
        return None
    worlds = Worlds(block, base, beliefs_of(view), view.seat, luck)
    plans = [SHELF.filled(f"plan {at}", one.move.plan) for at, one in enumerate(rivals)]
    side = view.side_of[view.seat]

    def sample(number: int, alive: Sequence[int]) -> list[float]:
        world = worlds.world(number)
        return [
            float(rollout(block, world, plans[one], rivals[one].move.code, side))
            - trust * rivals[one].cost
            for one in alive
        ]

    end = perf_counter() + SAFETY_S
    best, records = halve(len(rivals), budget, sample, lambda: perf_counter() > end)
    return Thoughts(tuple(rivals), tuple(records), best)


@lru_cache(maxsize=16)
def rules_of(rules: TableRules) -> Any:
    """The rule block of these rules, or None where playouts do not know some option of them."""
    return None if unknown_options(rules) else row(rule_block(rules))


def is_covered(view: PlayerView) -> bool:
    """Whether this decision is one for rollouts: no open question, one meld of a rank a side."""
    if view.phase not in (Phase.START, Phase.PLAY) or view.now.answer is True:
        return False
    kinds = [[meld.kind for meld in melds] for melds in view.melds]
    return all(len(set(side)) == len(side) for side in kinds)

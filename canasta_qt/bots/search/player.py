"""The searching player: the heuristic's move and its rivals, compared by rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from canasta_qt.bots.dice import roll
from canasta_qt.bots.heuristic.player import HeuristicBot
from canasta_qt.bots.heuristic.weights import STEADY, Weights
from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.block import rule_block
from canasta_qt.bots.playout.coverage import unknown_options
from canasta_qt.bots.playout.flat import row
from canasta_qt.bots.playout.rollouts import rollout
from canasta_qt.bots.playout.worlds import fill
from canasta_qt.bots.search.bridge import flat_view
from canasta_qt.bots.search.candidates import Candidate, candidates
from canasta_qt.bots.search.halving import halve, lead
from canasta_qt.engine.actions import Action
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView

_LUCK = 2**48 - 1
_STRIDE = 828_091_051


class SearchBot:
    """Plays the heuristic's move unless rollouts clearly prefer another one.

    `budget` is the number of rollouts for a decision; `doubt` the standard errors by which a rival
    must lead. Under rules that playouts do not know it is the heuristic player.
    """

    def __init__(
        self, seed: int | str, budget: int = 500, doubt: float = 1.0, weights: Weights = STEADY
    ) -> None:
        self.seed = seed
        self.budget = budget
        self.doubt = doubt
        self.heuristic = HeuristicBot(seed, weights)

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act."""
        usual = self.heuristic.choose(view)
        block = rules_of(view.setup.rules)
        if block is None or not _is_covered(view):
            return usual
        base = flat_view(view)
        rivals = candidates(view, usual, block, base)
        return self._best(view, block, base, rivals) if len(rivals) > 1 else usual

    def _best(
        self, view: PlayerView, block: Any, base: list[int], rivals: Sequence[Candidate]
    ) -> Action:
        luck = roll(self.seed, view)
        side = view.side_of[view.seat]
        flat = row(base)
        plans = [row(rival.move.plan) for rival in rivals]

        def sample(number: int, alive: Sequence[int]) -> list[float]:
            world = flat[:]
            world[at.LUCK] = (luck + _STRIDE * number) & _LUCK
            fill(block, world)
            return [
                float(rollout(block, world, plans[one], rivals[one].move.code, side))
                for one in alive
            ]

        best, records = halve(len(rivals), self.budget, sample)
        if best:
            gain, error = lead(records[best], records[0])
            if gain <= self.doubt * error:
                best = 0
        return rivals[best].action


@lru_cache(maxsize=16)
def rules_of(rules: TableRules) -> Any:
    """The rule block of these rules, or None where playouts do not know some option of them."""
    return None if unknown_options(rules) else row(rule_block(rules))


def _is_covered(view: PlayerView) -> bool:
    """Whether this decision is one for rollouts: no open question, one meld of a rank a side."""
    if view.phase not in (Phase.START, Phase.PLAY) or view.now.answer is True:
        return False
    kinds = [[meld.kind for meld in melds] for melds in view.melds]
    return all(len(set(side)) == len(side) for side in kinds)

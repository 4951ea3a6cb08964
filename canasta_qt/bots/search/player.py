"""The searching player: the heuristic's move and its rivals, compared by rollouts."""

from __future__ import annotations

from canasta_qt.bots.dice import roll
from canasta_qt.bots.heuristic.permission import asking_first
from canasta_qt.bots.heuristic.player import HeuristicBot
from canasta_qt.bots.heuristic.weights import STEADY, Weights
from canasta_qt.bots.search.answering import weigh_answer
from canasta_qt.bots.search.thinking import Effort, Thoughts, think
from canasta_qt.engine.actions import Action
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView

DOUBT = 0.5
"""Standard errors by which a rival must lead the move that is trusted."""


class SearchBot:
    """Plays the heuristic's move unless rollouts clearly prefer another one.

    Under rules that playouts do not know it is the heuristic player.
    """

    def __init__(
        self,
        seed: int | str,
        effort: Effort,
        doubt: float = DOUBT,
        weights: Weights = STEADY,
    ) -> None:
        self.seed = seed
        self.effort = effort
        self.doubt = doubt
        self.heuristic = HeuristicBot(seed, weights)

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act."""
        return self.consider(view)[0]

    def consider(self, view: PlayerView) -> tuple[Action, Thoughts | None]:
        """What it chooses, and what came of thinking; None where there was nothing to compare."""
        usual = self.heuristic.choose(view)
        moment, luck = self.heuristic.moment(view), roll(self.seed, view)
        if view.phase is Phase.ANSWER:
            thoughts = weigh_answer(view, usual, self.effort.budget, luck)
        else:
            thoughts = think(moment, usual, self.effort, luck)
        if thoughts is None:
            return usual, None
        action = thoughts.candidates[thoughts.choice(self.doubt)].action
        return (action if action == usual else asking_first(moment, action)), thoughts

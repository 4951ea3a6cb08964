"""An exercise solved anew, by the judge of today and in worlds of its own.

Rules and players change; an exercise holds as long as the right moves still are. What is asked is
whether the new figures speak against it: three standard errors are left to luck.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.features.learning.exercises.model.exercise import GOOD_ENOUGH
from canasta_qt.features.learning.exercises.model.finding import CLEAR, CLEAR_PLAINLY
from canasta_qt.features.learning.exercises.model.position import Staged
from canasta_qt.players.judging.comparison import WORLDS, Comparison, Gap, compare

ERRORS: Final = 3.0


@dataclass(frozen=True, slots=True)
class Solved:
    """A move and by how much the best right one leads it, in each model; negative: it is better."""

    action: Action
    careful: Gap
    plain: Gap
    right: bool


@dataclass(frozen=True, slots=True)
class Solution:
    """What the judge says today.

    Attributes:
        moves: the moves in the order of the exercise.
        worlds: imagined deals of each model.
        holds: whether nothing speaks against the exercise.
    """

    moves: tuple[Solved, ...]
    worlds: int
    holds: bool


def solve(staged: Staged, worlds: int = WORLDS, luck: int | str = "solve") -> Solution | None:
    """Solve an exercise anew; None where its moves cannot be compared any more."""
    actions = [rated.action for rated in staged.moves]
    careful = compare(staged.view, actions, worlds=worlds, luck=luck)
    plain = compare(staged.view, actions, worlds=worlds, luck=luck, model="plain")
    if careful is None or plain is None:
        return None
    best = [_best_right(one, staged.right) for one in (careful, plain)]
    moves = tuple(
        Solved(action, careful.gap(best[0], at), plain.gap(best[1], at), at < staged.right)
        for at, action in enumerate(actions)
    )
    return Solution(moves, worlds, all(map(_holds, moves)))


def _best_right(comparison: Comparison, right: int) -> int:
    return max(range(right), key=lambda at: (comparison.branches[at].mean, -at))


def _holds(move: Solved) -> bool:
    if move.right:
        return not move.careful.is_beyond(GOOD_ENOUGH, ERRORS)
    return _reaches(move.careful, CLEAR) and _reaches(move.plain, CLEAR_PLAINLY)


def _reaches(gap: Gap, least: float) -> bool:
    """Whether it may well be so large."""
    return gap.points + ERRORS * gap.error >= least

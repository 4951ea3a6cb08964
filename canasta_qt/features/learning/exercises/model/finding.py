"""Whether a position is an exercise: one move clearly best, by two models.

The judge's ordinary thought finds what is worth a look; all that counts is measured in fresh
worlds, as what is best by luck would be best again by the same luck.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine import actions as do
from canasta_qt.engine.actions import Action
from canasta_qt.engine.judge.legality import verify
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.features.learning.exercises.model.exercise import GOOD_ENOUGH, StatedFact, Theme
from canasta_qt.players.adviser.catalogue import WEIGHTS
from canasta_qt.players.adviser.moves import structural_reasons
from canasta_qt.players.adviser.reasons import explanation, is_good
from canasta_qt.players.api import make_bot
from canasta_qt.players.judging import EXPERT, Comparison, Fact, Gap, compare, equal_moves
from canasta_qt.players.levels import Effort
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import Thoughts, weighs

CLEAR: Final = 60
"""Points by which the best beats every wrong move, played on carefully."""
CLEAR_PLAINLY: Final = 40
"""The same with plain players."""
ERRORS: Final = 3.0
"""Standard errors that must be between them too."""
WORLDS: Final = 3000
"""Deals imagined for what is right; a third of them for moves far behind."""
PLAIN_WORLDS: Final = 6000
_QUICK: Final = Effort(1200)
"""The first thought under rules that have no careful players: their deals are long."""
_LOOK: Final = 600
"""Deals after which a position that will hardly do is let go."""
_HOPE: Final = 40
"""Points by which the best must lead in the first thought, and in the look after it."""
MOST_RIGHT: Final = 3
MOST_MOVES: Final = 6
"""So many are kept: the right ones, and the best of the wrong ones."""
_UNDECIDED: Final = 0.03
"""In more than this share of deals each side must come out ahead, after one move or another."""


@dataclass(frozen=True, slots=True)
class Finding:
    """A position that is an exercise.

    Attributes:
        actions: the moves, the best first; the first `right` ones are right.
        gaps: by how many points each falls short of the best (0 or less).
        fact: the greatest difference between the best and the strongest wrong move.
    """

    actions: tuple[Action, ...]
    gaps: tuple[int, ...]
    right: int
    fact: StatedFact | None


def find(view: PlayerView, seed: int | str) -> Finding | None:
    """The exercise before the seat to act, if it is one; the same for the same view and seed."""
    thoughts = _first_thought(view, seed)
    if thoughts is None:
        return None
    order = sorted(range(len(thoughts.records)), key=lambda at: -thoughts.records[at].mean)
    if any(verify(view, thoughts.candidates[at].action) is not None for at in order):
        return None  # a way out that is legal only after a question to the partner
    actions = [thoughts.candidates[at].action for at in order]
    means = [thoughts.records[at].mean for at in order]
    right = _right_of([mean - means[0] for mean in means], hope=_HOPE)
    if right is None or not _of_one_kind(actions[:right]):
        return None
    return measure(view, actions, right, seed)


def _first_thought(view: PlayerView, seed: int | str) -> Thoughts | None:
    if view.phase not in (Phase.START, Phase.PLAY):
        return None
    effort = EXPERT if weighs(EXPERT, view.setup.rules) else _QUICK
    return SearchBot(f"{seed}/thought", effort).consider(view)[1]


def _right_of(gaps: Sequence[float], hope: float) -> int | None:
    """How many of the moves (best first) seem right; None without a clear line after them."""
    right = sum(gap > -hope / 2 for gap in gaps)
    if right > MOST_RIGHT or right == len(gaps) or gaps[right] > -hope:
        return None
    return right


def _of_one_kind(actions: Sequence[Action]) -> bool:
    return len({type(action) for action in actions}) == 1


def measure(
    view: PlayerView, actions: Sequence[Action], right: int, seed: int | str
) -> Finding | None:
    """The worth of moves, of which the first few seem right, or None where nothing is clear."""
    near = actions[: right + 1]
    look = compare(view, near, worlds=_LOOK, luck=f"{seed}/look")
    if look is None or _gap_at(look, right) < _HOPE:
        return None
    careful = compare(view, near, worlds=WORLDS, luck=f"{seed}/careful")
    if careful is None or not _is_clear(careful, right, CLEAR) or is_decided(careful):
        return None
    plain = compare(view, near, worlds=PLAIN_WORLDS, luck=f"{seed}/plain", model="plain")
    if plain is None or not _is_clear(plain, right, CLEAR_PLAINLY):
        return None
    return _finding(view, actions, right, seed, careful)


def _finding(
    view: PlayerView, actions: Sequence[Action], right: int, seed: int | str, careful: Comparison
) -> Finding | None:
    rest = actions[right + 1 :]
    best = careful.best
    gaps = [(actions[at], -careful.gap(best, at).points) for at in range(right + 1)]
    if rest:
        others = compare(view, [actions[best], *rest], worlds=WORLDS // 3, luck=f"{seed}/rest")
        if others is None:
            return None
        gaps += [(one, -others.gap(0, at).points) for at, one in enumerate(rest, start=1)]
    wrong = [gap for _, gap in gaps[:right] if gap < -GOOD_ENOUGH]
    if wrong or any(gap > -CLEAR for _, gap in gaps[right:]):
        return None
    gaps.sort(key=lambda pair: -pair[1])
    del gaps[max(MOST_MOVES, right + 1) :]
    ordered = [action for action, _ in gaps]
    if not explanation(view, ordered[0], ordered[right]):
        return None
    if _is_disputed(view, ordered, right, seed):
        return None
    return Finding(
        tuple(ordered),
        tuple(round(gap) for _, gap in gaps),
        right,
        _fact(view, careful, best, right),
    )


def _is_disputed(view: PlayerView, actions: Sequence[Action], right: int, seed: int | str) -> bool:
    """Whether plain players hold some other wrong move for about as good as the best."""
    if len(actions) <= right + 1:
        return False
    moves = [actions[0], *actions[right:]]
    plain = compare(view, moves, worlds=WORLDS, luck=f"{seed}/disputed", model="plain")
    if plain is None:
        return True
    gaps = [plain.gap(0, at) for at in range(1, len(moves))]
    return not all(reaches(gap, CLEAR_PLAINLY) for gap in gaps)


def reaches(gap: Gap, least: float) -> bool:
    """Whether a gap may well be so large."""
    return gap.points + ERRORS * gap.error >= least


def _gap_at(comparison: Comparison, right: int) -> float:
    """Points by which the weakest right move beats the wrong one behind it."""
    return min(comparison.gap(at, right).points for at in range(right))


def _is_clear(comparison: Comparison, right: int, least: float) -> bool:
    """Whether every right move beats the wrong one, the best of them by so many points."""
    gaps = [comparison.gap(at, right) for at in range(right)]
    sure = all(gap.is_beyond(0.0, ERRORS) for gap in gaps)
    return sure and max(gap.points for gap in gaps) >= least


def is_decided(comparison: Comparison) -> bool:
    """Whether one side comes out ahead in all but a few deals, whatever is played."""
    return all(
        not _UNDECIDED < sum(value > 0 for value in one.values) / len(one.values) < 1 - _UNDECIDED
        for one in comparison.branches
    )


LEAST_SHARE: Final = 0.1
"""A difference in fewer deals explains nothing."""


def _fact(view: PlayerView, found: Comparison, best: int, other: int) -> StatedFact | None:
    """The first difference that is felt, and is not what the move does by itself."""
    action = found.branches[best].action
    plain = {
        fact for one in structural_reasons(view, action) for fact in WEIGHTS[one.code].explains
    }
    if isinstance(action, (do.DrawStock, do.TakePile)):
        plain.add("own_takes_soon")
    for one in found.differences(best, other):
        small = one.is_share and abs(one.one - one.other) < LEAST_SHARE
        if is_good(one) and not small and (one.fact not in plain or one.fact not in _BY_ITSELF):
            return StatedFact(one.fact, round(100 * one.one), round(100 * one.other))
    return None


_BY_ITSELF: Final[frozenset[Fact]] = frozenset(
    {"own_takes_soon", "own_opens_soon", "own_completes", "own_canastas", "own_goes_out_soon",
     "own_goes_out"}
)  # fmt: skip
"""What a move may bring about by itself, so that a figure of it says nothing."""


def theme_of(view: PlayerView, best: Action, wrong: Action) -> Theme | None:
    """The theme where `best` is right and `wrong` the strongest rival; None: it has no name."""
    if view.phase is Phase.START:
        if isinstance(best, do.TakePile):
            return "which_take" if isinstance(wrong, do.TakePile) else "take"
        return "leave" if isinstance(best, do.DrawStock) else None
    if _goes_out(view, best):
        return "out"
    if isinstance(best, do.Discard):
        return "throw" if isinstance(wrong, do.Discard) else "wait"
    if isinstance(best, do.LayDown):
        return "which_lay" if isinstance(wrong, do.LayDown) else "lay"
    return None


def _goes_out(view: PlayerView, action: Action) -> bool:
    """Whether at most one card is left in the hand after this, and no second hand waits."""
    if isinstance(action, (do.GoOut, do.AskPermission, do.DeclareSpecialHand)):
        return True
    if isinstance(action, do.Discard):
        return len(view.hand) == 1
    if not isinstance(action, do.LayDown):
        return False
    laid = sum(len(play.cards) for play in action.plays)
    return len(view.hand) - laid < 2 and not view.feet[view.seat : view.seat + 1]


_LEVELS: Final = (("newcomer", 1), ("casual", 2), ("steady", 3), ("club", 4), ("expert", 4))
NEVER_FOUND: Final = 5
_ASKED: Final = 3
"""Players of a level that are asked; most of them must find it."""


def degree_of(view: PlayerView, right: Sequence[Action], seed: int | str) -> int:
    """The degree of the weakest level most of whose players find a right move."""
    for level, degree in _LEVELS:
        found = 0
        for number in range(_ASKED):
            choice = make_bot(level, f"{seed}/{level}/{number}", by_count=True).choose(view)
            found += any(equal_moves(view, choice, one) for one in right)
        if 2 * found > _ASKED:
            return degree
    return NEVER_FOUND

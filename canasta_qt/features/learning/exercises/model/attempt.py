"""Answering an exercise: its worth, one hint, and the end; and solving it anew.

The first miss brings a hint, the second one the answer. Whatever falls short of the best by at
most `GOOD_ENOUGH` points is right; moves that come to the same are the same move.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

from canasta_qt.engine import actions as do
from canasta_qt.engine.actions import Action
from canasta_qt.features.learning.exercises.model.exercise import GOOD_ENOUGH, Exercise
from canasta_qt.features.learning.exercises.model.finding import (
    CLEAR,
    CLEAR_PLAINLY,
    ERRORS,
    reaches,
)
from canasta_qt.features.learning.exercises.model.position import Staged, staged
from canasta_qt.features.review.model.continuation import continuations
from canasta_qt.players.judging import (
    WORLDS,
    Comparer,
    Comparison,
    Gap,
    can_compare,
    compare,
    equal_moves,
    joined,
)
from canasta_qt.record.positions.exercise import PositionExercise
from canasta_qt.record.replay import MatchRun

AttemptResult = Literal["first", "second", "missed", "shown"]
"""Right at the first try, right after the hint, missed, or shown because the player asked."""

Target = Literal["hand", "stock", "pile", "out"]
"""Where the answer begins: with these cards of the hand, at the stock, with the pile, or by going
out with all that is there."""

JUDGED_WORLDS: Final = 1500
"""Deals imagined for an answer that nobody has measured before."""
MOST_TRIES: Final = 2


class ShownExercise(NamedTuple):
    """The exercise on the table, and how it ended; None while it goes on."""

    exercise: Exercise | PositionExercise
    result: AttemptResult | None


@dataclass(frozen=True, slots=True)
class Hint:
    """What lifts: cards of the hand, and where the move begins."""

    target: Target
    cards: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AnswerVerdict:
    """Whether an answer is right, the points it falls short by (None: unknown), hint and end."""

    right: bool
    gap: int | None
    hint: Hint | None = None
    result: AttemptResult | None = None


def copy_of(run: MatchRun) -> MatchRun:
    """A run at the same place of its deal, to be played on independently."""
    tape = run.tape()
    return MatchRun.at(run.log, tape, tape.actions)


class Attempt:
    """One player at one exercise.

    Attributes:
        run: the table of this attempt, with what has been laid down so far; as it was after a miss.
        tries: answers so far.
        result: how it ended; None while it goes on.
    """

    def __init__(self, staged: Staged) -> None:
        self.staged = staged
        self.tries = 0
        self.result: AttemptResult | None = None
        self.run = copy_of(self.staged.run)

    def meant(self, action: Action) -> Action | None:
        """The answer that an action of the player, legal in `run`, completes; None: go on.

        All that is laid down in the turn is one move. It is laid in `run`, and judged only when it
        is right or something else is done, such as throwing a card.
        """
        laid = self._laid_with(action)
        if laid is None:
            return self._laid(self.run) or action
        if _is_good(known_gap(self.staged, laid)):
            return laid
        self.run.play(action)
        return None

    def _laid(self, run: MatchRun) -> Action | None:
        """All that has been laid down since the question, as one move; None for nothing."""
        return joined(self.staged.view, run.state.melds[self.staged.view.side])

    def _laid_with(self, action: Action) -> Action | None:
        """The same with one more lay-down; None for any other action."""
        if not isinstance(action, do.LayDown):
            return None
        if not self._laid(self.run):
            return action
        trial = copy_of(self.run)
        trial.play(action)
        return self._laid(trial) or action

    def answer(self, action: Action, measured: int | None = None) -> AnswerVerdict:
        """Judge an answer of `meant`; without `measured` an unknown one is measured here, slowly.

        Raises `ValueError` once the exercise is over.
        """
        if self.result is not None:
            raise ValueError("the exercise is over")
        gap = known_gap(self.staged, action)
        if gap is None:
            gap = measured_gap(self.staged, action) if measured is None else measured
        self.tries += 1
        self.run = copy_of(self.staged.run)
        if _is_good(gap):
            self.result = "first" if self.tries == 1 else "second"
            return AnswerVerdict(True, gap, result=self.result)
        if self.tries >= MOST_TRIES:
            self.result = "missed"
            return AnswerVerdict(False, gap, result=self.result)
        return AnswerVerdict(False, gap, hint_for(self.staged))

    def give_up(self) -> AttemptResult:
        """End with the answer shown. A second call changes nothing."""
        self.result = self.result or "shown"
        return self.result


def _is_good(gap: int | None) -> bool:
    return gap is not None and gap >= -GOOD_ENOUGH


def known_gap(staged: Staged, action: Action) -> int | None:
    """By how many points an answer falls short, from what was measured beforehand."""
    for rated in staged.moves:
        if rated.action == action or equal_moves(staged.view, rated.action, action):
            return rated.gap
    return None


def measured_gap(staged: Staged, action: Action) -> int | None:
    """The same, measured now in the favour of doubt; None for a move that cannot be compared."""
    comparison = compare(
        staged.view, [staged.answer, action], worlds=JUDGED_WORLDS, luck="exercise"
    )
    if comparison is None:
        return None
    gap = comparison.gap(0, 1)
    return -max(0, round(gap.points - gap.error))


def hint_for(staged: Staged) -> Hint:
    """The hint after the first miss."""
    action = staged.answer
    if isinstance(action, do.Discard):
        return Hint("hand", (action.card,))
    if isinstance(action, (do.LayDown, do.TakePile)):
        held = set(staged.view.hand)
        cards = tuple(card for play in action.plays for card in play.cards if card in held)
        return Hint("pile" if isinstance(action, do.TakePile) else "hand", cards)
    if isinstance(action, (do.GoOut, do.AskPermission, do.DeclareSpecialHand)):
        return Hint("out", ())
    return Hint("stock" if isinstance(action, do.DrawStock) else "hand", ())


# --- an exercise solved anew ------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Solved:
    """A move and by how much the best right one leads it, in each model; negative: it is better."""

    action: Action
    careful: Gap
    plain: Gap
    right: bool


@dataclass(frozen=True, slots=True)
class Solution:
    """Today's judgement: the moves in the exercise's order, and whether the exercise `holds`."""

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
    return reaches(move.careful, CLEAR) and reaches(move.plain, CLEAR_PLAINLY)


# --- what happens in three imagined deals -----------------------------------------------------

IMAGINED_WORLDS: Final = 400
"""Deals from which the three are taken."""
SHARES: Final = (0.5, 0.25, 0.75)
"""Where they stand among all, from the one in which the answer pays least to the one in which it
pays most: the middle, and half-way to both ends. So they are neither picked to please nor alike."""
_TRIES: Final = 12


@dataclass(frozen=True, slots=True)
class ImaginedDeal:
    """One imagined deal, played on after two moves.

    Attributes:
        order: the deck that leads to the same position with imagined hidden cards.
        gain: by how many points the answer brings more than the other move in it.
        answer, other: the actions that follow, the move itself first.
    """

    order: tuple[int, ...]
    gain: int
    answer: tuple[Action, ...]
    other: tuple[Action, ...]


def imagined_of(question: tuple[Exercise, Action]) -> tuple[ImaginedDeal, ...]:
    """The deals of an exercise that has to be put on its table first, and of another move."""
    exercise, other = question
    return imagined_deals(staged(exercise), other)


def imagined_deals(place: Staged, other: Action) -> tuple[ImaginedDeal, ...]:
    """Three deals that fit what the seat knows, fewer where they cannot be shown.

    `other` is the player's move; for the answer itself the strongest wrong move is taken.
    """
    view = place.view
    if other == place.answer:
        other = place.moves[place.right].action
    actions = [place.answer, other]
    if not can_compare(view, actions):
        return ()
    comparer = Comparer(view, actions, luck="imagined", model="plain")
    branches = comparer.add(IMAGINED_WORLDS).branches
    gains = [one - two for one, two in zip(branches[0].values, branches[1].values, strict=True)]
    ranked = sorted(range(len(gains)), key=lambda number: (gains[number], number))
    found: list[ImaginedDeal] = []
    tape = place.run.tape()
    for share in SHARES:
        for number in _around(ranked, share):
            way = next(continuations(place.run, tape, place.seat, comparer, [number]), None)
            if way is not None:
                gain = round(gains[number])
                found.append(ImaginedDeal(way.order, gain, way.played, way.other))
                break
    return tuple(found)


def _around(ranked: Sequence[int], share: float) -> list[int]:
    """Numbers of worlds, those next to a place in the ranking first."""
    middle = round(share * (len(ranked) - 1))
    nearest = sorted(range(len(ranked)), key=lambda place: (abs(place - middle), place))
    return [ranked[place] for place in nearest[:_TRIES]]


def run_with(staged: Staged, deal: ImaginedDeal) -> MatchRun:
    """The exercise with the deck of an imagined deal of it. Raises `IllegalAction` for others."""
    tape = staged.run.tape()
    return MatchRun.with_deck(staged.run.log, tape, deal.order, tape.actions)

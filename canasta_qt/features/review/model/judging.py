"""Whether another move was better: asked of two models, and said only where both agree.

What falsely blames good moves is a model that is not quite right, more than chance. So the judge's
thought only finds a rival; fresh worlds compare it with the move that was played, then another
model does, and the smaller gap counts. What the judge would play itself after one of several
further thoughts is no mistake whatever the gap.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from canasta_qt.engine.actions import Action
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.families import family
from canasta_qt.players.judging import EXPERT, Comparer, Gap, is_same, moves_of
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout import COMPILED
from canasta_qt.players.search.move_codec import FlatMove
from canasta_qt.players.search.player import SearchBot
from canasta_qt.players.search.thinking import Thoughts, lead

MoveVerdict = Literal["not_asked", "fine", "small", "disputed", "better_there", "well_found"]
"""What comes of a question: nothing to decide or nothing that can be compared; the judge would do
the same; something else may be a little better; one model says so and the other does not, or the
judge does not always; something else was better; and what rules of thumb would have done is
worse."""

THOUGHT: Final = EXPERT if COMPILED else Effort(100, 100)
"""How hard the judge thinks of a rival."""
FRESH_WORLDS: Final = 3000 if COMPILED else 300
"""Deals of the first comparison, and how many times as many there are where it stays open."""
FRESH_AGAIN: Final = 4
PLAIN_WORLDS: Final = 24_000 if COMPILED else 1200
"""Deals of the second one, at most."""
FURTHER_THOUGHTS: Final = 8
"""How many more times the judge thinks before it calls a move worse: it must never choose it."""
BEYOND_CHANCE: Final = 5.0
"""A thought's standard errors by which a move is so far behind that no thought would choose it."""

LEAST_GAP: Final = 40.0
SURE_OF: Final = 25.0
SURE: Final = 3.0
"""The first comparison: so many points, and so many still when these standard errors are off."""
PLAIN_TO_SEE: Final = {
    "pairs at risk": 0.1,
    "pairs with a foot": 0.1,
    "pairs with runs for the top card": 0.1225,
}
"""The same by family of rules (`families.family`): a share of how much a deal's gap varies.

Where deals swing by thousands of points, Expert itself cannot tell moves that are tens apart, and
takes now this one, now that. Chosen on other deals of Modern American than the gate's, and taken
over for games with a foot; for Samba more by the root of how many fewer rollouts Expert makes.
"""
CONFIRMED: Final = 20.0
CONFIRMED_BY: Final = 2.0
"""The second: so many points, and more than so many standard errors."""
PRAISED: Final = 75
"""Confirmed points from which on a move is well found."""
HOPELESS: Final = 3.0
PRECISE: Final = 5.0
"""Standard errors by which a confirmation is out of reach, and an error that needs no smaller."""
STEP: Final = 10
"""What is told is rounded to so many points."""


@dataclass(frozen=True, slots=True)
class Judgement:
    """The answer to a question.

    Attributes:
        rival: the judge's move, or, for something well found, that of rules of thumb.
        points: the smaller gap, rounded; 0 where nothing is said.
        careful, plain: by how much the better move leads; None where that was not asked.
        comparer: the first comparison, of the played move and the rival in this order.
    """

    verdict: MoveVerdict
    rival: Action | None = None
    points: int = 0
    careful: Gap | None = None
    plain: Gap | None = None
    plain_worlds: int = 0
    comparer: Comparer | None = None


NOT_ASKED: Final = Judgement("not_asked")


class MoveJudge:
    """Judges moves, always in the same way for the same view and move."""

    def __init__(self, seed: str = "review", stop: Callable[[], bool] = lambda: False) -> None:
        """`stop` is asked now and then; once it is true, the judgement is worth nothing."""
        self._bot = SearchBot(seed, THOUGHT)
        names = (f"{seed}/thought {number}" for number in range(FURTHER_THOUGHTS))
        self._others = [SearchBot(name, THOUGHT) for name in names]
        self._seed = seed
        self._stop = stop

    def judge(self, view: PlayerView, played: Action) -> Judgement:
        """The judgement of a legal move of `view.seat`, the seat to act."""
        if view.phase is Phase.ANSWER:
            return NOT_ASKED
        moves = moves_of(view, (played,))
        if moves is None:
            return NOT_ASKED
        thoughts = self._bot.consider(view)[1]
        if thoughts is None:
            return NOT_ASKED
        place = thoughts.choice(self._bot.doubt)
        if is_same(moves[0], thoughts.candidates[place].move):
            return self._praise(view, played, thoughts, place)
        return self._blame(view, played, moves[0], thoughts, place)

    def _blame(
        self, view: PlayerView, played: Action, move: FlatMove, thoughts: Thoughts, best: int
    ) -> Judgement:
        """Whether the judge's own move is better than what was played."""
        rival = thoughts.candidates[best].action
        if _is_close(thoughts, best, move):
            return Judgement("small", rival)
        comparer = self._compared(view, (played, rival), LEAST_GAP)
        careful = comparer.comparison().gap(1, 0)
        sure = careful.is_beyond(SURE_OF, SURE) and careful.points >= LEAST_GAP
        if not sure or _is_lost_in_chance(view, careful, comparer.worlds):
            return Judgement("small", rival, careful=careful, comparer=comparer)
        if _may_be_chosen(thoughts, best, move, careful) and self._would_play(view, move):
            return Judgement("disputed", rival, careful=careful, comparer=comparer)
        plain, worlds = self._confirmed(view, (played, rival), (1, 0))
        asked = (careful, plain, worlds, comparer)
        if plain.points < CONFIRMED or not plain.points > CONFIRMED_BY * plain.error:
            return Judgement("disputed", rival, 0, *asked)
        return Judgement("better_there", rival, _told(careful, plain), *asked)

    def _would_play(self, view: PlayerView, move: FlatMove) -> bool:
        """Whether the judge chooses this move in one of several further thoughts."""
        for bot in self._others:
            if self._stop():
                return False
            thoughts = bot.consider(view)[1]
            if thoughts is None:
                continue
            place = thoughts.choice(bot.doubt)
            if is_same(thoughts.candidates[place].move, move):
                return True
        return False

    def _praise(
        self, view: PlayerView, played: Action, thoughts: Thoughts, place: int
    ) -> Judgement:
        """Whether rules of thumb would have missed what was played."""
        usual = thoughts.candidates[0].action
        if place == 0:
            return Judgement("fine", usual)
        ahead, error = lead(thoughts.records[place], thoughts.records[0])
        if ahead + SURE * error < PRAISED:
            return Judgement("fine", usual)
        comparer = self._compared(view, (played, usual), PRAISED)
        careful = comparer.comparison().gap(0, 1)
        clear = careful.is_beyond(SURE_OF, SURE) and careful.points >= PRAISED
        if not clear or _is_lost_in_chance(view, careful, comparer.worlds):
            return Judgement("fine", usual)
        move = thoughts.candidates[0].move
        if _may_be_chosen(thoughts, place, move, careful) and self._would_play(view, move):
            return Judgement("fine", usual)
        plain, worlds = self._confirmed(view, (played, usual), (0, 1))
        sure = plain.points > CONFIRMED_BY * plain.error
        if plain.points < PRAISED or not sure:
            return Judgement("fine", usual)
        points = _told(careful, plain)
        return Judgement("well_found", usual, points, careful, plain, worlds, comparer)

    def _compared(self, view: PlayerView, actions: tuple[Action, Action], least: float) -> Comparer:
        """Both moves in fresh worlds, in more of them as long as it is undecided."""
        comparer = Comparer(view, actions, luck=f"{self._seed}/fresh")
        for _ in range(FRESH_AGAIN):
            gap = comparer.add(FRESH_WORLDS, self._stop).gap(0, 1)
            ahead = Gap(abs(gap.points), gap.error)
            is_settled = ahead.points < least or ahead.is_beyond(SURE_OF, SURE)
            if is_settled or _is_lost_in_chance(view, ahead, comparer.worlds, SURE) or self._stop():
                break
        return comparer

    def _confirmed(
        self, view: PlayerView, actions: tuple[Action, Action], order: tuple[int, int]
    ) -> tuple[Gap, int]:
        """The gap in the other model, and its worlds."""
        luck = f"{self._seed}/fresh"
        comparer = Comparer(view, actions, luck=luck, model="plain", facts=False)
        gap = Gap(0.0, 0.0)
        while comparer.worlds < PLAIN_WORLDS and not self._stop():
            gap = comparer.add(min(FRESH_WORLDS, PLAIN_WORLDS), self._stop).gap(*order)
            if gap.points + HOPELESS * gap.error < CONFIRMED:
                break
            if gap.error <= PRECISE and gap.is_beyond(CONFIRMED, HOPELESS):
                break
        return gap, comparer.worlds


def _is_close(thoughts: Thoughts, best: int, move: FlatMove) -> bool:
    """Whether the thought itself says that the move is hardly worse."""
    for place, candidate in enumerate(thoughts.candidates):
        if is_same(candidate.move, move):
            gain, error = lead(thoughts.records[best], thoughts.records[place])
            return gain + SURE * error < LEAST_GAP
    return False


def _is_lost_in_chance(view: PlayerView, gap: Gap, worlds: int, errors: float = 0.0) -> bool:
    """Whether a gap, with `errors` more, is small beside how it varies between deals."""
    share = PLAIN_TO_SEE.get(family(view.setup.rules), 0.0)
    return gap.points + errors * gap.error < share * gap.error * math.sqrt(worlds)


def _may_be_chosen(thoughts: Thoughts, best: int, move: FlatMove, careful: Gap) -> bool:
    """Whether another thought might choose the move: it is a candidate, and chance may bring it.

    A thought knows a laying with the discard that is best after it, the comparison does not.
    """
    for place, candidate in enumerate(thoughts.candidates):
        if is_same(candidate.move, move):
            gain, error = lead(thoughts.records[best], thoughts.records[place])
            return min(careful.points, gain) < BEYOND_CHANCE * error
    return False


def _told(careful: Gap, plain: Gap) -> int:
    return STEP * round(min(careful.points, plain.points) / STEP)

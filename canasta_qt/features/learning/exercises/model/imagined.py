"""What happens in three imagined deals: after the answer, and after what was played instead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from canasta_qt.engine.actions import Action
from canasta_qt.features.learning.exercises.model.exercise import Exercise
from canasta_qt.features.learning.exercises.model.position import Staged, staged
from canasta_qt.features.review.model.continuation import continuations
from canasta_qt.players.judging.comparison import Comparer, can_compare
from canasta_qt.record.log import MatchLog
from canasta_qt.record.replay import MatchRun

WORLDS: Final = 400
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
        answer, other: what happens, the move itself first; all of it legal.
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

    `other` is what the player would have done; for the answer itself the strongest wrong move is
    taken. A pure function of both. Takes about a tenth of a second.
    """
    view = place.view
    if other == place.answer:
        other = place.moves[place.right].action
    actions = [place.answer, other]
    if not can_compare(view, actions):
        return ()
    comparer = Comparer(view, actions, luck="imagined", model="plain")
    branches = comparer.add(WORLDS).branches
    gains = [one - two for one, two in zip(branches[0].values, branches[1].values, strict=True)]
    ranked = sorted(range(len(gains)), key=lambda number: (gains[number], number))
    found: list[ImaginedDeal] = []
    tape = place.run.tape()
    for share in SHARES:
        numbers = _around(ranked, share)
        for number in numbers:
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
    """The exercise before the move, dealt from the deck of an imagined deal: play it on from here.

    Raises `engine.refusals.IllegalAction` for a deck that was not made for it.
    """
    tape = staged.run.tape()
    return MatchRun.with_deck(staged.run.log, tape, deal.order, tape.actions)


def log_of(staged: Staged, deal: ImaginedDeal, *, answered: bool) -> MatchLog:
    """The log of an imagined deal with what happens after the answer, or after the other move."""
    run = run_with(staged, deal)
    for action in deal.answer if answered else deal.other:
        run.play(action)
    return run.log

"""Openings that hold runs: which runs of the hand go with which groups."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import islice

from canasta_qt.engine.actions import Play
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.run_search import new_runs
from canasta_qt.engine.state import Position

Plays = tuple[Play, ...]

_MOST = 40


def with_runs(
    pos: Position,
    hand: Sequence[int],
    need: int,
    groups: Callable[[list[int], int], list[Plays]],
) -> Iterator[Plays]:
    """Sets of runs from the hand worth `need` points, with groups of the rest where too few.

    `groups` gives sets of groups from some cards that are worth so many points. Every set is just
    enough: leaving one of its melds out would miss the minimum.
    """
    if not pos.setup.has_runs:
        return
    for runs in islice(_run_sets(pos, hand), _MOST):
        points = _points(pos, runs)
        found: list[Plays] = [()]
        if points < need:
            laid = {card for run in runs for card in run.cards}
            found = groups([card for card in hand if card not in laid], need - points)
        yield from ((*runs, *plays) for plays in found if _just_enough(pos, (*runs, *plays), need))


def _run_sets(pos: Position, hand: Sequence[int]) -> Iterator[Plays]:
    """Every run, then every two of them without a card in common."""
    runs = list(new_runs(pos, hand))
    yield from ((run,) for run in runs)
    for run in runs:
        rest = [card for card in hand if card not in run.cards]
        yield from ((run, more) for more in new_runs(pos, rest) if more.cards > run.cards)


def _just_enough(pos: Position, plays: Plays, need: int) -> bool:
    total = _points(pos, plays)
    return total >= need and all(total - _points(pos, (play,)) < need for play in plays)


def _points(pos: Position, plays: Plays) -> int:
    points = pos.setup.points
    return sum(points[KIND[card]] for play in plays for card in play.cards)

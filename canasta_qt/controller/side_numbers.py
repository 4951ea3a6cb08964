"""The numbers of a side while a deal is played: totals, what the deal brings, and why so little."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from canasta_qt.controller.messages import number, say
from canasta_qt.engine.meld_sorts import is_canasta
from canasta_qt.engine.scoring import running_score
from canasta_qt.engine.scoring_threes import tabled_three_lines
from canasta_qt.engine.state import DealState

Score = tuple[int, int]
"""A running total, and what the deal has brought so far or in the end."""


def at_the_deal(state: DealState) -> tuple[Score, ...]:
    """Every scorer's score while the cards are still dealt."""
    return tuple((total, 0) for total in state.totals)


def so_far(state: DealState) -> tuple[Score, ...]:
    """Every scorer's score with what lies on the table now."""
    return tuple((total, running_score(state, scorer)) for scorer, total in enumerate(state.totals))


def own_scores(state: DealState, seats: Sequence[int], viewer: int) -> dict[int, int]:
    """Seat to scorer, the viewer first, where partners keep scores of their own; else empty."""
    scorer_of = state.setup.scorer_of
    if len({scorer_of[seat] for seat in seats}) < 2:
        return {}
    return {seat: scorer_of[seat] for seat in sorted(seats, key=lambda seat: seat != viewer)}


def score_note(state: DealState, side: int) -> str:
    """Why what a side has on the table counts against it now, or will; or an empty text."""
    return " ".join(text for note in _NOTES for text in (note(state, side),) if text)


def _canastas(state: DealState, side: int) -> int:
    return sum(is_canasta(state.setup, meld) for meld in state.melds[side])


def _melds_against(state: DealState, side: int) -> str:
    """P8: by the matrix the melds of a side without a canasta count against it."""
    against = state.setup.rules.score.matrix and not _canastas(state, side)
    return say("side.no_canasta") if against and state.melds[side] else ""


def _threes_against(state: DealState, side: int) -> str:
    lines = tabled_three_lines(state, side, state.sides[side], None)
    return say("side.threes_against") if sum(line.points for line in lines) < 0 else ""


def _nothing_positive(state: DealState, side: int) -> str:
    needed = state.setup.rules.score.canastas_for_positive
    if _canastas(state, side) >= needed or not state.melds[side]:
        return ""
    return say("side.not_positive", canastas=number(needed, "canasta"))


_NOTES: tuple[Callable[[DealState, int], str], ...] = (
    _melds_against,
    _threes_against,
    _nothing_positive,
)

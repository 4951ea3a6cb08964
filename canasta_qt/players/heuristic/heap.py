"""The heap (`meld.discard_heap`): loose cards of completed ranks, put aside for their face value.

What lies there can neither be caught nor thrown: while the deal goes on a hand keeps some cards to
throw, and pairs that may take the pile.
"""

from __future__ import annotations

from collections.abc import Iterator

from canasta_qt.engine.actions import Action, LayOnHeap
from canasta_qt.engine.cards import KIND, NATURAL_KINDS
from canasta_qt.engine.going_out.requirements import may_go_out
from canasta_qt.engine.judge.optional_actions import belongs_on_heap, heap_is_open
from canasta_qt.players.heuristic.going_out import exit_margin
from canasta_qt.players.heuristic.moment import DecisionMoment

SPARED = 5
"""Cards that a hand keeps while the deal is calm."""
_HURRY = 0.3
"""Urgency from which all that may go there does."""


def to_heap(moment: DecisionMoment) -> Action | None:
    """The cards that had better lie on the heap, in one step; None for none."""
    view = moment.view
    if not heap_is_open(view, moment.know.side):
        return None
    leaves = may_go_out(view) is None and _leaving_pays(moment)
    hurried = leaves or moment.know.urgency > _HURRY
    spare = len(view.hand) - (1 if leaves else 2 if hurried else SPARED)
    cards = [card for group in _loose(moment, pairs=hurried) for card in group]
    for count in range(min(spare, len(cards)), 0, -1):
        action = LayOnHeap(tuple(cards[:count]))
        if moment.legal(action):
            return action
    return None


def _leaving_pays(moment: DecisionMoment) -> bool:
    return exit_margin(moment, moment.know.seat, moment.know.setup.rules.go_out.bonus) > 0


def _loose(moment: DecisionMoment, *, pairs: bool) -> Iterator[list[int]]:
    """The own cards of each rank that may lie there, the dearest rank first; single ones only
    without `pairs`.
    """
    points = moment.know.setup.points
    hand = sorted(moment.view.hand)
    for kind in sorted(NATURAL_KINDS, key=lambda kind: -points[kind]):
        group = [card for card in hand if KIND[card] == kind]
        may = group and belongs_on_heap(moment.view, moment.know.side, kind)
        if may and (pairs or len(group) == 1):
            yield group

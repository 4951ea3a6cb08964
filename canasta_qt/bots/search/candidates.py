"""The moves worth comparing: the heuristic's, the playout's own, and every discard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.flat import row
from canasta_qt.bots.playout.policy import decide
from canasta_qt.bots.search.bridge import PLAN_SIZE, FlatMove, action_of, flat_move
from canasta_qt.engine.actions import Action, Discard, DrawStock
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.legality import verify
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView


class Candidate(NamedTuple):
    """A legal action and the playout's move for it."""

    action: Action
    move: FlatMove


def candidates(view: PlayerView, usual: Action, rules: Any, base: list[int]) -> list[Candidate]:
    """What `view.seat` might do, the `usual` action first; empty where playouts do not know it.

    `rules` is the rule block, `base` the view as a flat state.
    """
    first = flat_move(view, usual)
    if first is None:
        return []
    found = {first: usual}
    for move in _moves(view, rules, base):
        action = action_of(view, move)
        if move not in found and verify(view, action) is None:
            found[move] = action
    return [Candidate(action, move) for move, action in found.items()]


def _moves(view: PlayerView, rules: Any, base: list[int]) -> Iterator[FlatMove]:
    yield _own_move(rules, base)
    simple = [DrawStock()] if view.phase is Phase.START else _discards(view)
    for action in simple:
        move = flat_move(view, action)
        if move is not None:
            yield move


def _own_move(rules: Any, base: list[int]) -> FlatMove:
    """What the playout's player would do here."""
    s = row(base)
    code = decide(rules, s)
    return FlatMove(code, tuple(s[at.PLAN + index] for index in range(PLAN_SIZE)))


def _discards(view: PlayerView) -> list[Action]:
    """One discard of each kind in the hand."""
    kinds = {KIND[card]: card for card in sorted(view.hand, reverse=True)}
    return [Discard(kinds[kind]) for kind in sorted(kinds)]

"""What a person need not be asked for."""

from __future__ import annotations

from canasta_qt.controller.pile_words import nothing_to_take
from canasta_qt.controller.situation import Situation
from canasta_qt.controller.special_moves import may_declare, may_lay_three
from canasta_qt.engine.actions import Action, DrawStock, GoOut, Pass
from canasta_qt.engine.legality import verify
from canasta_qt.engine.state import Phase


def by_itself(sit: Situation) -> Action | None:
    """The one thing left to do: to end a turn with no cards, or a dead deal; else None."""
    if sit.in_phase(Phase.PLAY) and not sit.hand:
        ends = (GoOut(), Pass())
        return next((action for action in ends if verify(sit.state, action) is None), None)
    dead = sit.in_phase(Phase.START) and not sit.state.stock_left and nothing_to_take(sit)
    dead = dead and not may_lay_three(sit) and not may_declare(sit)
    return DrawStock() if dead and verify(sit.state, DrawStock()) is None else None

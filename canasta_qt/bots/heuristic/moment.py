"""One decision: what is known, what things are worth, and the chance of this moment."""

from __future__ import annotations

from dataclasses import dataclass

from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.manners import Manners
from canasta_qt.bots.heuristic.sketch import Sketch, sketch_of
from canasta_qt.bots.heuristic.special_hand import SpecialHands
from canasta_qt.bots.heuristic.worth import Worth
from canasta_qt.engine.actions import Action
from canasta_qt.engine.legality import fault_of, verify
from canasta_qt.engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class Moment:
    """Everything a decision is made from."""

    know: Knowledge
    worth: Worth
    special: SpecialHands
    manners: Manners
    chance: int

    @property
    def view(self) -> PlayerView:
        """The view that is decided on."""
        return self.know.view

    @property
    def sketch(self) -> Sketch:
        """The moment as it is, free to be changed."""
        return sketch_of(self.know)

    def legal(self, action: Action) -> bool:
        """Whether the engine allows the action, and not as a fault that it would punish."""
        return verify(self.view, action) is None and fault_of(self.view, action) is None

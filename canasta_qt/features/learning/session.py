"""Tips: shown once each, when a newcomer first meets something in a real deal."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final

from canasta_qt.engine.actions import Action, AskPermission, GoOut, LayDown, TakePile
from canasta_qt.engine.cards import BLACK_THREE, KIND
from canasta_qt.engine.judge.going_out_search import find_going_out
from canasta_qt.engine.melds.meld_types import is_canasta
from canasta_qt.engine.movegen.laydowns import openings, pile_takes
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.storage.learning import LearningStore

SECTION: Final = "tips"
"""Where it is kept which tips were told."""

FEW_CARDS: Final = 8
"""From so few cards of the stock on it is nearly empty."""


def _is_blocked(view: PlayerView) -> bool:
    top = KIND[view.pile[-1]] if view.pile else 0
    return top == BLACK_THREE and bool(view.setup.blocked_tops[top])


def _has_canasta(view: PlayerView) -> bool:
    return any(is_canasta(view.setup, meld) for meld in view.melds[view.side_of[view.seat]])


_OCCASIONS: Final[Mapping[str, tuple[Phase | None, Callable[[PlayerView], bool]]]] = {
    "asked": (Phase.ANSWER, lambda view: view.now.concession is None),
    "go_out": (Phase.PLAY, lambda view: find_going_out(view) is not None),
    "take": (Phase.START, lambda view: bool(pile_takes(view))),
    "blocked": (Phase.START, _is_blocked),
    "frozen": (Phase.START, lambda view: view.freezer >= 0),
    "open": (Phase.PLAY, lambda view: not view.opened[view.side] and bool(openings(view))),
    "canasta": (None, _has_canasta),
    "red_three": (None, lambda view: bool(view.red_threes[view.seat])),
    "stock": (Phase.START, lambda view: view.stock_left <= FEW_CARDS),
}
"""Tip to its phase of a turn (None for any) and its condition, the most pressing first."""

ADVICE: Final[Mapping[str, tuple[type[Action], ...]]] = {
    "take": (TakePile,),
    "open": (LayDown,),
    "go_out": (LayDown, AskPermission, GoOut),
}
"""Tip that says what to do to the moves of which one must be advised before it is told."""

OF_THE_TURN: Final = frozenset({"canasta", "red_three", "stock"})
"""Tips that hold for a whole turn; the others are over with the next move."""

TIPS: Final = tuple(_OCCASIONS)
"""The names of all tips."""


def tip_for(view: PlayerView, told: Collection[str]) -> str | None:
    """The tip for the position of a view whose seat is to act, of those not `told` yet."""
    if view.actor != view.seat or view.phase is Phase.OVER:
        return None
    for tip, (phase, holds) in _OCCASIONS.items():
        if tip not in told and phase in (None, view.phase) and holds(view):
            return tip
    return None


class Tips:
    """The stored tips that were shown, and whether they are shown at all."""

    def __init__(self, store: LearningStore) -> None:
        self._store = store

    @property
    def begun(self) -> bool:
        return self._store.section(SECTION).get("begun") is True

    @property
    def told(self) -> frozenset[str]:
        """The tips that were shown."""
        told = self._store.section(SECTION).get("told")
        return (
            frozenset(tip for tip in told if tip in TIPS) if isinstance(told, list) else frozenset()
        )

    def begin(self) -> None:
        """Show tips from now on. Raises `StorageProblem`."""
        self._store.put(SECTION, {**self._store.section(SECTION), "begun": True})

    def tell(self, tip: str) -> None:
        """Note that a tip is shown, and never again. Raises `StorageProblem`."""
        told = sorted({*self.told, tip})
        self._store.put(SECTION, {**self._store.section(SECTION), "told": told})

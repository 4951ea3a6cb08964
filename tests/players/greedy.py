"""A greedy player, the next yardstick after chance: takes, lays and goes out whenever it can."""

from __future__ import annotations

from canasta_qt.engine.actions import Action, Discard, GoOut, LayDown, Play, TakePile
from canasta_qt.engine.cards import IS_WILD, KIND, count_kinds
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.view import PlayerView


class GreedyBot:
    """Lays the most points, throws what it holds least of, and no rank the rivals have melded."""

    def __init__(self, seed: int | str) -> None:
        self.seed = seed

    def choose(self, view: PlayerView) -> Action:
        legal = legal_actions(view)
        laying = [action for action in legal if isinstance(action, TakePile | LayDown)]
        if laying:
            return max(laying, key=lambda action: _points(view, action.plays))
        for action in legal:
            if isinstance(action, GoOut):
                return action
        discards = [action for action in legal if isinstance(action, Discard)]
        return min(discards, key=lambda action: _dearness(view, action.card), default=legal[0])


def _points(view: PlayerView, plays: tuple[Play, ...]) -> int:
    return sum(view.setup.points[KIND[card]] for play in plays for card in play.cards)


def _dearness(view: PlayerView, card: int) -> tuple[bool, bool, int, int]:
    kind = KIND[card]
    own = view.side_of[view.seat]
    theirs = {m.kind for side, melds in enumerate(view.melds) if side != own for m in melds}
    held = count_kinds(view.hand)[kind]
    return IS_WILD[kind], kind in theirs, held, -view.setup.points[kind]

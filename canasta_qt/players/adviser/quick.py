"""The quick adviser: what Steady says of a position, in this process, within a few milliseconds.

Whoever must not contradict good advice asks it: the button in gold, tips, the order of choices. It
objects to a move only where its own estimate leaves no doubt; a full answer (`hinting`) may always
say otherwise.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.engine.actions import Action, Discard, DrawStock, LayDown, TakePile
from canasta_qt.engine.cards import KIND
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.moment import DecisionMoment
from canasta_qt.players.heuristic.pile import discard_cost, draw_value, take_value
from canasta_qt.players.heuristic.player import HeuristicBot, usual_action

BEYOND_DOUBT: Final = 150.0
"""Points by which a move must be worse than another in Steady's estimate to be called a mistake."""


def moment_of(view: PlayerView) -> DecisionMoment:
    """What the quick adviser makes of the view of a seat that is to act."""
    return HeuristicBot("quick").moment(view)


def quick_move(view: PlayerView) -> Action:
    """The move it would make. Raises `NoLegalAction` where nothing can be done."""
    return usual_action(moment_of(view))


def worth_of_take(moment: DecisionMoment, take: TakePile) -> float:
    """Points by which a take is better than a card from the stock, in its estimate."""
    return take_value(moment, take) - draw_value(moment)


def worths_of_takes(view: PlayerView, takes: Sequence[TakePile]) -> list[float]:
    """The same for several legal takes of the seat to act."""
    moment = moment_of(view)
    return [worth_of_take(moment, take) for take in takes]


def objects_to(view: PlayerView, action: Action) -> bool:
    """Whether a legal move of the seat to act is a mistake beyond doubt.

    A card that is needed much more than another or gives the pile away, a pile taken at a loss, a
    wild card that spoils what a partner builds. Whether to draw where the pile may be taken is
    never beyond doubt: even where Steady sees hundreds of points in it, Expert often draws.
    """
    moment = moment_of(view)
    if isinstance(action, TakePile):
        return moment.legal(DrawStock()) and worth_of_take(moment, action) < -BEYOND_DOUBT
    if isinstance(action, Discard):
        return _overpays(moment, action)
    return isinstance(action, LayDown) and moment.manners.spoils(action.plays)


def _overpays(moment: DecisionMoment, action: Discard) -> bool:
    held = moment.know.held
    kinds = {KIND[card]: card for card in moment.view.hand if held[KIND[card]]}
    if len(moment.view.hand) == 1 or KIND[action.card] not in kinds:
        return False
    others = [
        discard_cost(moment, kind) for kind, card in kinds.items() if moment.legal(Discard(card))
    ]
    least = min(others, default=0.0)
    return discard_cost(moment, KIND[action.card]) - least > BEYOND_DOUBT

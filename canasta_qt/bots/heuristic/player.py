"""The player by rules: looks at the moment and asks the right topic for the move."""

from __future__ import annotations

from collections.abc import Callable

from canasta_qt.bots.dice import roll
from canasta_qt.bots.heuristic.discarding import discard
from canasta_qt.bots.heuristic.draw_or_take import draw_or_take
from canasta_qt.bots.heuristic.going_out import Verdict, first_step, judge, way_out
from canasta_qt.bots.heuristic.knowledge import Knowledge
from canasta_qt.bots.heuristic.manners import Manners
from canasta_qt.bots.heuristic.melding import meld
from canasta_qt.bots.heuristic.moment import Moment
from canasta_qt.bots.heuristic.opening import open_or_wait
from canasta_qt.bots.heuristic.permission import answer, question
from canasta_qt.bots.heuristic.rare import declaration, three_to_lay
from canasta_qt.bots.heuristic.runs import lay_run, merge
from canasta_qt.bots.heuristic.special_hand import SpecialHands
from canasta_qt.bots.heuristic.weights import STEADY, Weights
from canasta_qt.bots.heuristic.worth import Worth
from canasta_qt.engine.actions import (
    Action,
    GoOut,
    Pass,
    RetractMelds,
)
from canasta_qt.engine.movegen import legal_actions
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView


class HeuristicBot:
    """A steady player, deterministic for its seed and the view."""

    def __init__(self, seed: int | str, weights: Weights = STEADY) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act."""
        moment = self.moment(view)
        action = _BY_PHASE[view.phase](moment)
        if action is not None and moment.legal(action):
            return action
        legal = legal_actions(view)
        return next(filter(moment.legal, legal), legal[0])

    def moment(self, view: PlayerView) -> Moment:
        """What it makes of the view before it decides."""
        know = Knowledge(view, self.weights)
        chance = roll(self.seed, view)
        return Moment(know, Worth(know), SpecialHands(know), Manners(know), chance)


def _play(moment: Moment) -> Action | None:
    """Between drawing and the end of the turn."""
    if not moment.view.hand:
        return GoOut()
    action = declaration(moment) or three_to_lay(moment) or _exit(moment)
    if action is None:
        action = merge(moment) or lay_run(moment)
    if action is None:
        action = meld(moment) if moment.know.own.opened else open_or_wait(moment)
    return action or discard(moment) or _unended(moment)


def _start(moment: Moment) -> Action:
    return declaration(moment) or three_to_lay(moment) or draw_or_take(moment)


def _unended(moment: Moment) -> Action:
    """No card may be discarded: take melds back where the rules say so, or pass."""
    retract = RetractMelds()
    return retract if moment.legal(retract) else Pass()


def _exit(moment: Moment) -> Action | None:
    """A step on the way out if the side wants it, or the question to the partner."""
    now = moment.view.now
    rules = moment.know.setup.rules.permission
    if now.answer is False:
        return None
    way = way_out(moment)
    if way is None:
        return None
    if now.answer is True or len(moment.view.hand) <= 1:
        return first_step(way)
    verdict = judge(moment, way)
    if verdict is Verdict.STAY:
        return None
    if verdict is Verdict.ASK or rules.mode == "mandatory":
        return question(moment) or first_step(way)
    return first_step(way)


def _impossible(moment: Moment) -> Action | None:
    raise ValueError(f"seat {moment.know.seat} has nothing to choose: the deal is over")


_BY_PHASE: dict[Phase, Callable[[Moment], Action | None]] = {
    Phase.START: _start,
    Phase.PLAY: _play,
    Phase.ANSWER: answer,
    Phase.OVER: _impossible,
}

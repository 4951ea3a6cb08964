"""The player by rules: looks at the moment and asks the right topic for the move.

Two acts that few games know are here too: declaring a special hand, and laying out a kept three.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from canasta_qt.engine import actions
from canasta_qt.engine.actions import Action, LayOnHeap
from canasta_qt.engine.cards import KIND, NATURAL_KINDS
from canasta_qt.engine.going_out.requirements import may_go_out
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.judge.optional_actions import belongs_on_heap, heap_is_open
from canasta_qt.engine.movegen.legal_actions import NoLegalAction, legal_actions
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic import going_out
from canasta_qt.players.heuristic.going_out import exit_margin
from canasta_qt.players.heuristic.knowledge import Knowledge
from canasta_qt.players.heuristic.melding import lay_run, meld, merge, open_or_wait
from canasta_qt.players.heuristic.moment import (
    DecisionMoment,
    Manners,
    SpecialHands,
    lot_of_deal,
    roll,
)
from canasta_qt.players.heuristic.pile import discard, draw_or_take
from canasta_qt.players.heuristic.weights import STEADY, Weights
from canasta_qt.players.heuristic.worth import Worth

SPARED = 5
"""Cards that a hand keeps while the deal is calm."""
_HURRY = 0.3
"""Urgency from which all that may go there does."""


def to_heap(moment: DecisionMoment) -> Action | None:
    """The cards that had better lie on the heap, in one step; None for none."""
    view = moment.view
    if not heap_is_open(view, moment.know.side):
        return None
    bonus = view.setup.rules.go_out.bonus
    leaves = may_go_out(view) is None and exit_margin(moment, moment.know.seat, bonus) > 0
    hurried = leaves or moment.know.urgency > _HURRY
    spare = len(view.hand) - (1 if leaves else 2 if hurried else SPARED)
    cards = [card for group in _loose(moment, pairs=hurried) for card in group]
    for count in range(min(spare, len(cards)), 0, -1):
        action = LayOnHeap(tuple(cards[:count]))
        if moment.legal(action):
            return action
    return None


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


# --- the player by rules ----------------------------------------------------------------------


def declaration(moment: DecisionMoment) -> Action | None:
    """The dearest special hand that is complete, or None."""
    complete = declarable_hands(moment.view)
    return actions.DeclareSpecialHand(complete[0]) if complete else None


def three_to_lay(moment: DecisionMoment) -> Action | None:
    """A kept three that serves nothing: laid out it scores, and another card comes for it."""
    tabled = moment.know.setup.tabled
    threes = [card for card in moment.view.hand if tabled[KIND[card]]]
    if moment.special.needs_three():
        threes = threes[1:]
    for card in threes:
        lay = actions.LayThree(card)
        if moment.legal(lay):
            return lay
    return None


class HeuristicBot:
    """A steady player, deterministic for its seed and the view."""

    def __init__(self, seed: int | str, weights: Weights = STEADY) -> None:
        self.seed = seed
        self.weights = weights

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act. Raises `NoLegalAction`."""
        return usual_action(self.moment(view))

    def moment(self, view: PlayerView) -> DecisionMoment:
        """What it makes of the view before it decides."""
        know = Knowledge(view, self.weights.of_day(lot_of_deal(self.seed, view)))
        chance = roll(self.seed, view)
        return DecisionMoment(know, Worth(know), SpecialHands(know), Manners(know), chance)


def usual_action(moment: DecisionMoment) -> Action:
    """The legal action that the rules of thumb choose at this moment."""
    action = _BY_PHASE[moment.view.phase](moment)
    if action is not None and moment.legal(action):
        return action
    legal = legal_actions(moment.view)
    if not legal:
        raise NoLegalAction(f"seat {moment.view.seat} has nothing to choose")
    return legal[0]


def _play(moment: DecisionMoment) -> Action | None:
    if not moment.view.hand:
        return actions.GoOut()
    action = declaration(moment) or three_to_lay(moment) or _exit(moment)
    if action is None:
        action = merge(moment) or lay_run(moment)
    if action is None:
        action = meld(moment) if moment.know.own.opened else open_or_wait(moment)
    return action or to_heap(moment) or discard(moment) or _unended(moment)


def _start(moment: DecisionMoment) -> Action:
    action = declaration(moment) or three_to_lay(moment)
    if action is None and moment.view.setup.rules.initial.before_draw_only:
        action = None if moment.know.own.opened else open_or_wait(moment)
    return action or draw_or_take(moment)


def _unended(moment: DecisionMoment) -> Action:
    """No card may be discarded: take melds back where the rules say so, or pass."""
    retract = actions.RetractMelds()
    return retract if moment.legal(retract) else actions.Pass()


def _exit(moment: DecisionMoment) -> Action | None:
    """A step on the way out if the side wants it, or the question to the partner."""
    now = moment.view.now
    rules = moment.know.setup.rules.permission
    if now.answer is False:
        return None
    way = going_out.way_out(moment)
    if way is None:
        return None
    if now.answer is True or len(moment.view.hand) <= 1:
        return going_out.first_step(way)
    verdict = going_out.judge_way_out(moment, way)
    if verdict is going_out.ExitChoice.STAY:
        return None
    if verdict is going_out.ExitChoice.ASK or rules.mode == "mandatory":
        return going_out.question(moment) or going_out.first_step(way)
    return going_out.first_step(way)


_BY_PHASE: dict[Phase, Callable[[DecisionMoment], Action | None]] = {
    Phase.START: _start,
    Phase.PLAY: _play,
    Phase.ANSWER: going_out.answer,
    Phase.OVER: lambda _moment: None,
}

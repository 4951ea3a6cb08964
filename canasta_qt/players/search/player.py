"""The searching player: the heuristic's move and its rivals, compared by rollouts.

A question "may I go out?" is answered the same way. That the partner asks tells something about the
hand: only worlds count in which all of it can be laid down. In each of them the deal ends at once
for a yes, and goes on for a no.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from canasta_qt.engine.actions import Action, AnswerPermission
from canasta_qt.engine.cards import IS_WILD
from canasta_qt.engine.state import Phase
from canasta_qt.engine.view import PlayerView
from canasta_qt.players.heuristic.going_out import question
from canasta_qt.players.heuristic.moment import DecisionMoment, roll
from canasta_qt.players.heuristic.player import HeuristicBot, usual_action
from canasta_qt.players.heuristic.weights import STEADY, Weights
from canasta_qt.players.levels import Effort
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy.hand_tables import HandTables, forget
from canasta_qt.players.playout.policy.policy_go_out import fill_way_out
from canasta_qt.players.playout.policy.rollouts import play_out
from canasta_qt.players.playout.rules import steps
from canasta_qt.players.playout.rules.discards import may_discard
from canasta_qt.players.playout.rules.going_out import may_go_out
from canasta_qt.players.playout.rules.judge import plan_is_legal
from canasta_qt.players.playout.rules.melds import clear_plan, planned_cards
from canasta_qt.players.playout.rules.score import score
from canasta_qt.players.playout.state import State
from canasta_qt.players.playout.state_codec import places_of
from canasta_qt.players.search.candidates import Candidate
from canasta_qt.players.search.evaluation import ahead, value_for
from canasta_qt.players.search.exits import dearest, exits, goes_out_by
from canasta_qt.players.search.hand_inference import Worlds, likely_tables
from canasta_qt.players.search.move_codec import FlatMove, flat_view
from canasta_qt.players.search.thinking import (
    SAFETY_S,
    Clock,
    Samples,
    Thoughts,
    block_of,
    table_is_known,
    think,
)

MOST_WORLDS = 200
"""In so many worlds the answer is as good as it gets."""
TRIES = 8
"""Worlds imagined for each in which the partner can go out."""
LEAST_WORLDS = 16
"""In fewer than these, rules of thumb answer."""
_UNLIKELY = 1 / 16
"""How likely cards of a rank are that the side has not melded: most such hands cannot go out."""


def weigh_answer(
    view: PlayerView, usual: Action, budget: int, luck: int, clock: Clock | None = None
) -> Thoughts | None:
    """Compare yes and no, the `usual` answer first; None where they cannot be compared in time."""
    block = block_of(view)
    if block is None or not _is_covered(view) or not isinstance(usual, AnswerPermission):
        return None
    value, side = value_for(view), view.side_of[view.seat]
    records, points = {True: Samples(), False: Samples()}, {True: Samples(), False: Samples()}
    wanted = min(budget, MOST_WORLDS)
    for brought in islice(
        _outcomes(block, view, wanted * TRIES, luck, clock or Clock(SAFETY_S)), wanted
    ):
        for yes, scores in brought.items():
            records[yes].values.append(value(scores))
            points[yes].values.append(ahead(scores, side))
    if len(records[True].values) < LEAST_WORLDS:
        return None
    order = (usual.yes, not usual.yes)
    best = 0 if records[usual.yes].mean >= records[not usual.yes].mean else 1
    return Thoughts(
        tuple(Candidate(AnswerPermission(yes), FlatMove(0)) for yes in order),
        tuple(records[yes] for yes in order),
        tuple(points[yes] for yes in order),
        best,
    )


def _is_covered(view: PlayerView) -> bool:
    """A partner asks to go out, with melds on the table."""
    asks = view.phase is Phase.ANSWER and view.now.concession is None
    opened = view.opened[view.side_of[view.turn_seat]] > 0
    return asks and opened and not view.setup.temporary and table_is_known(view)


def _outcomes(
    block: Any, view: PlayerView, tries: int, luck: int, clock: Clock
) -> Iterator[dict[bool, Sequence[int]]]:
    """What the deal brings each side after a yes and after a no, in worlds where that differs.

    They end when the time on the `clock` is over.
    """
    base, asker = flat_view(view), view.order.index(view.turn_seat)
    worlds = Worlds(block, base, _about(view, block, base), luck)
    sides = range(len(view.sides))
    for number in range(tries):
        if clock.is_over():
            return
        world = worlds.world(number)
        ended = world.copy()
        if _goes_out(block, ended, asker):
            goes_on = world.copy()
            goes_on.refused = goes_on.asked = 1
            play_out(block, goes_on)
            yield {
                True: [score(block, ended, side) for side in sides],
                False: [score(block, goes_on, side) for side in sides],
            }


def _about(view: PlayerView, block: Any, base: State) -> HandTables:
    """What hands are likely, the asker's being one that can go out."""
    asker = places_of(view).index(view.turn_seat)
    tables = likely_tables(view, block, base)
    melded = {meld.kind for meld in view.melds[view.side_of[view.turn_seat]]}
    for kind in range(const.KINDS):
        is_usual = IS_WILD[kind] or kind in melded
        forget(block, tables, asker, kind, 1.0 if is_usual else _UNLIKELY)
    return tables


def _goes_out(block: Any, world: Any, seat: int) -> bool:
    """Let the seat go out with all its cards; whether that can be done."""
    side = seat % block.sides
    world.refused = 0
    clear_plan(block, world)
    if not fill_way_out(block, world, seat, side):
        return False
    planned = planned_cards(block, world, side) > 0
    if planned and not plan_is_legal(block, world, False):
        return False
    if not may_go_out(block, world, side, planned, 0):
        return False
    if planned:
        steps.perform(block, world, steps.LAY)
    steps.perform(block, world, _last_move(block, world, seat))
    return bool(world.stage == const.OVER and world.out == seat)


def _last_move(block: Any, world: Any, seat: int) -> int:
    """The end of the turn: the last card is thrown if there is one left."""
    hand = const.KINDS * seat
    left = [kind for kind in range(const.KINDS) if world.hand[hand + kind]]
    if not left:
        return steps.GO_OUT
    return steps.DISCARD + left[0] if may_discard(block, world, left[0]) else steps.PASS


DOUBT = 0.5
"""How clearly a rival must lead the move that is trusted: see `doubt_in`."""


class SearchBot:
    """Plays the heuristic's move unless rollouts clearly prefer another one.

    Under rules that playouts do not know it is the heuristic player, and where there is no time.
    """

    def __init__(
        self,
        seed: int | str,
        effort: Effort,
        doubt: float = DOUBT,
        weights: Weights = STEADY,
        *,
        safety_s: float | None = None,
    ) -> None:
        """`safety_s` is the time after which it moves, in seconds; None: `SAFETY_S`."""
        self.safety_s = safety_s
        self.seed = seed
        self.effort = effort
        self.doubt = doubt
        self.heuristic = HeuristicBot(seed, weights)

    def choose(self, view: PlayerView) -> Action:
        """A legal action for `view.seat`, which must be the seat to act."""
        return self.consider(view)[0]

    def worlds_for(self, view: PlayerView) -> Worlds | None:
        """Worlds to think in that are not imagined from the view; usually none."""

    def consider(self, view: PlayerView) -> tuple[Action, Thoughts | None]:
        """What it chooses, and what came of thinking; None where there was nothing to compare."""
        clock = Clock(SAFETY_S if self.safety_s is None else self.safety_s)
        moment, luck = self.heuristic.moment(view), roll(self.seed, view)
        usual = _promised(view) or dearest(view, usual_action(moment))
        if view.phase is Phase.ANSWER:
            thoughts = weigh_answer(view, usual, self.effort.budget, luck, clock)
        else:
            worlds = self.worlds_for(view)
            thoughts = think(moment, usual, self.effort, luck, clock, worlds)
        if thoughts is None:
            return usual, None
        action = thoughts.candidates[thoughts.choice(self.doubt)].action
        if action != usual:
            action = _asking_first(moment, dearest(view, action))
        return action, thoughts


def _promised(view: PlayerView) -> Action | None:
    """The best way out after a yes, where that binds."""
    bound = view.now.answer is True and view.setup.rules.permission.binding
    ways = exits(view) if bound and view.phase is Phase.PLAY else ()
    return ways[0].first_step if ways else None


def _asking_first(moment: DecisionMoment, action: Action) -> Action:
    """The action, or the question to a partner where it is a step on the way out."""
    if moment.view.now.answer is not None or not goes_out_by(moment.view, action):
        return action
    return question(moment) or action

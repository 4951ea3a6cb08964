"""What must hold whenever a playout and the engine walk side by side; each check walks one deal."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import starmap

import pytest
from _pytest.mark import ParameterSet

from canasta_qt.engine.actions import (
    Action,
    AskPermission,
    ConcedeDeal,
    DeclareSpecialHand,
    Discard,
    DrawStock,
    GoOut,
    LayDown,
    LayOnHeap,
    Pass,
    TakePile,
)
from canasta_qt.engine.going_out.special_hands import declarable_hands
from canasta_qt.engine.movegen.legal_actions import legal_actions
from canasta_qt.engine.rules import TableRules
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.policy import policy
from canasta_qt.players.playout.rules import steps
from canasta_qt.players.playout.rules.melds import clear_plan
from canasta_qt.players.playout.state_codec import plan_of
from canasta_qt.players.search import move_codec
from canasta_qt.players.search.move_codec import flat_move
from tests.players.playout.walk import (
    Walk,
    action_of,
    is_left,
    is_legal,
    judged,
    move_of,
    over,
    random_heap,
    random_plan,
    random_run_take,
)

HouseRules = tuple[str, dict[str, object]]
"""A game, and what is changed in it."""


def one_by_one_or_together(house_rules: Sequence[HouseRules]) -> list[ParameterSet]:
    """All that is changed in a game at once; with ``-m slow`` one after the other."""
    slow = [pytest.param(*one, marks=pytest.mark.slow) for one in house_rules]
    together: list[HouseRules] = []
    for game, changes in house_rules:
        for known, more in together:
            if game == known and not changes.keys() & more.keys():
                more.update(changes)
                break
        else:
            together.append((game, dict(changes)))
    return [*starmap(pytest.param, together), *slow]


def policy_keeps_the_rules(rules: TableRules, seed: int) -> None:
    """The player of a playout does only what the engine lets pass, and both count the same."""
    walk = Walk(rules, seed)
    while not over(walk.state):
        move = policy.decide(walk.r, walk.s)
        action = action_of(walk.s, walk.state, move)
        assert judged(walk.state, action), (seed, walk.state.turn, action)
        clear_plan(walk.r, walk.s)
        step(walk, action, seed)
    count_the_same(walk, seed)


def actions_do_the_same(rules: TableRules, seed: int, led: float = 0.0) -> None:
    """Every legal action of the engine is legal in the playout, and does the same there.

    `led` is the share of actions that the playout's player chooses; the others are any.
    """
    walk = Walk(rules, seed)
    while not over(walk.state):
        legal = choices(walk)
        _allow_actions(walk, legal, seed)
        step(walk, _next(walk, legal, led), seed)
    count_the_same(walk, seed)


def count_the_same(walk: Walk, seed: int) -> None:
    """Both count the same points."""
    mine, engines = walk.scores()
    assert is_left(walk.state) or mine == engines, (seed, mine, engines)


def plans_are_judged_alike(rules: TableRules, seed: int, led: float = 0.0) -> dict[bool, int]:
    """Any plan, good or bad, and any discard are legal just where the engine says so.

    After a promise to go out the engine asks more than a playout knows. `led` is the share of
    actions that the playout's player chooses. Returns how many were legal and how many were not.
    """
    met = {True: 0, False: 0}
    walk = Walk(rules, seed)
    while not over(walk.state):
        if walk.state.now.answer:
            step(walk, _next(walk, [], led), seed)
            continue
        _judge_plans(walk, seed, met)
        step(walk, _next(walk, choices(walk), led), seed)
    return met


def all_is_alike(rules: TableRules, seed: int, led: float = 0.0, plans: int = 4) -> dict[bool, int]:
    """Legal actions, plans, what actions do and the score: the checks above on one deal.

    `plans` random takes and as many random layings are judged at each choice. Returns how many
    plans were legal and how many were not.
    """
    met = {True: 0, False: 0}
    walk = Walk(rules, seed)
    while not over(walk.state):
        legal = [] if walk.state.now.answer else choices(walk)
        if not walk.state.now.answer:
            _allow_actions(walk, legal, seed)
            _judge_plans(walk, seed, met, plans)
        step(walk, _next(walk, legal, led), seed)
    count_the_same(walk, seed)
    return met


def _allow_actions(walk: Walk, legal: list[Action], seed: int) -> None:
    for action in legal:
        if isinstance(action, (LayDown, LayOnHeap, TakePile, Discard, DrawStock)):
            move = move_of(walk.s, walk.state, action)
            assert is_legal(walk.r, walk.s, move), (seed, walk.state.turn, action)
            clear_plan(walk.r, walk.s)


def _judge_plans(walk: Walk, seed: int, met: dict[bool, int], plans: int = 4) -> None:
    for move in (steps.TAKE, steps.LAY) * plans:
        random_plan(walk)
        if move == steps.TAKE:
            random_run_take(walk)
        if (move == steps.TAKE and walk.state.pile) or any(plan_of(walk.s)):
            _compare(walk, move if walk.state.pile else steps.LAY, seed, met)
        clear_plan(walk.r, walk.s)
    if walk.r.add_natural > 1:
        random_heap(walk)
        if any(plan_of(walk.s)):
            _compare(walk, steps.LAY_ON_HEAP, seed, met)
        clear_plan(walk.r, walk.s)
    hand = const.KINDS * walk.s.seat
    for kind in range(const.KINDS):
        if walk.s.hand[hand + kind]:
            _compare(walk, steps.DISCARD + kind, seed, met)


def _next(walk: Walk, legal: list[Action], led: float) -> Action:
    """What happens next: one of the legal actions, or what the playout's player does.

    Who has promised to go out does, or pays for it.
    """
    if walk.state.now.answer or (led and walk.rng.random() < led):
        action = action_of(walk.s, walk.state, policy.decide(walk.r, walk.s))
        clear_plan(walk.r, walk.s)
        return action
    return walk.rng.choice(legal)


def _compare(walk: Walk, move: int, seed: int, met: dict[bool, int]) -> None:
    action = action_of(walk.s, walk.state, move)
    mine = is_legal(walk.r, walk.s, move)
    assert mine == judged(walk.state, action), (seed, walk.state.turn, action)
    met[mine] += 1


def choices(walk: Walk) -> list[Action]:
    """Legal actions that a playout knows: nothing between partners, the dearest special hand."""
    dearest = declarable_hands(walk.state)[:1]
    return [
        action
        for action in legal_actions(walk.state)
        if not isinstance(action, (AskPermission, ConcedeDeal))
        and (not isinstance(action, DeclareSpecialHand) or action.hand_id in dearest)
        and is_representable(walk, action)
    ]


def is_representable(walk: Walk, action: Action) -> bool:
    """Whether a playout can say what the action does; it knows one growing meld of each rank."""
    setup = walk.state.setup
    several = move_codec.melds_are_plural(setup) or setup.pair_outside
    known = not several and not setup.chooses_depth
    if known or isinstance(action, (DrawStock, GoOut, Pass)):
        return True
    return flat_move(walk.state, action) is not None


def step(walk: Walk, action: Action, seed: int) -> None:
    """Carry an action out in both, and compare."""
    walk.do(action)
    assert is_left(walk.state) or not walk.differences(), (
        seed,
        walk.state.turn,
        action,
        walk.differences(),
    )

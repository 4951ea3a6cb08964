"""The playout core is no judge of its own: whatever it does, the engine would do the same."""

from __future__ import annotations

import pytest

from canasta_qt.bots.playout import moves, policy
from canasta_qt.bots.playout.coverage import unknown_options
from canasta_qt.bots.playout.melds import clear_plan, planned_cards
from canasta_qt.engine.actions import (
    AskPermission,
    ConcedeDeal,
    Discard,
    DrawStock,
    LayDown,
    TakePile,
)
from canasta_qt.engine.movegen import legal_actions
from canasta_qt.engine.rules.presets import preset, preset_ids
from tests.bots.playout.walk import (
    Walk,
    action_of,
    is_legal,
    judged,
    move_of,
    over,
    random_plan,
)

BETWEEN_PARTNERS = (AskPermission, ConcedeDeal)
COVERED = tuple(game for game in preset_ids() if not unknown_options(preset(game).rules))


@pytest.mark.parametrize("game", COVERED)
def test_the_player_of_a_playout_keeps_the_rules_to_the_last_point(game: str) -> None:
    for seed in range(3):
        walk = Walk(preset(game).rules, seed)
        while not over(walk.state):
            move = policy.decide(walk.r, walk.s)
            action = action_of(walk.s, walk.state, move)
            assert judged(walk.state, action), (seed, walk.state.turn, action)
            clear_plan(walk.s)
            walk.do(action)
            assert not walk.differences(), (seed, walk.state.turn, action)
        mine, engines = walk.scores()
        assert mine == engines


@pytest.mark.parametrize("game", COVERED)
def test_every_legal_action_of_the_engine_does_the_same_in_the_playout(game: str) -> None:
    for seed in range(3):
        walk = Walk(preset(game).rules, 100 + seed)
        while not over(walk.state):
            legal = [a for a in legal_actions(walk.state) if not isinstance(a, BETWEEN_PARTNERS)]
            for action in legal:
                if isinstance(action, (LayDown, TakePile, Discard, DrawStock)):
                    move = move_of(walk.s, walk.state, action)
                    assert is_legal(walk.r, walk.s, move), (seed, walk.state.turn, action)
                    clear_plan(walk.s)
            walk.do(walk.rng.choice(legal))
            assert not walk.differences(), (seed, walk.state.turn)
        mine, engines = walk.scores()
        assert mine == engines


@pytest.mark.parametrize("game", COVERED)
def test_a_plan_is_legal_just_where_the_engine_says_so(game: str) -> None:
    met = {True: 0, False: 0}
    for seed in range(3):
        walk = Walk(preset(game).rules, 200 + seed)
        while not over(walk.state):
            for move in (moves.TAKE, moves.LAY) * 4:
                random_plan(walk)
                if (move == moves.TAKE and walk.state.pile) or planned_cards(walk.s):
                    if not walk.state.pile:
                        move = moves.LAY
                    action = action_of(walk.s, walk.state, move)
                    mine = is_legal(walk.r, walk.s, move)
                    assert mine == judged(walk.state, action), (seed, walk.state.turn, action)
                    met[mine] += 1
                clear_plan(walk.s)
            legal = [a for a in legal_actions(walk.state) if not isinstance(a, BETWEEN_PARTNERS)]
            walk.do(walk.rng.choice(legal))
    assert min(met.values()) > 10

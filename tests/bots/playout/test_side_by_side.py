"""The playout core is no judge of its own: whatever it does, the engine would do the same."""

from __future__ import annotations

import pytest

from canasta_qt.bots.playout.coverage import unknown_options
from canasta_qt.engine.rules.presets import preset, preset_ids
from tests.bots.playout.checks import (
    actions_do_the_same,
    plans_are_judged_alike,
    policy_keeps_the_rules,
)

COVERED = tuple(game for game in preset_ids() if not unknown_options(preset(game).rules))


@pytest.mark.parametrize("game", COVERED)
def test_the_player_of_a_playout_keeps_the_rules_to_the_last_point(game: str) -> None:
    for seed in range(3):
        policy_keeps_the_rules(preset(game).rules, seed)


@pytest.mark.parametrize("game", COVERED)
def test_every_legal_action_of_the_engine_does_the_same_in_the_playout(game: str) -> None:
    for seed in range(100, 102):
        actions_do_the_same(preset(game).rules, seed)


@pytest.mark.parametrize("game", COVERED)
def test_a_plan_is_legal_just_where_the_engine_says_so(game: str) -> None:
    met = [plans_are_judged_alike(preset(game).rules, seed) for seed in range(200, 202)]
    assert sum(one[True] for one in met) > 10
    assert sum(one[False] for one in met) > 10

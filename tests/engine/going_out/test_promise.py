"""Whoever asks and hears yes goes out in that turn, however it is played."""

from __future__ import annotations

import random
from collections.abc import Iterable

import pytest

from canasta_qt.engine import DealState, Match, Phase, act, random_action, verify
from canasta_qt.engine.actions import AnswerPermission, AskPermission, ConcedeDeal
from canasta_qt.engine.rules import preset_ids, resolve

EASY: dict[str, object] = {
    "go_out.canastas": 1,
    "go_out.kinds": [],
    "go_out.red_threes": "none",
    "go_out.blocked_by_incomplete": [],
    "permission.mode": "optional",
    "permission.limit_per_deal": None,
    "deal.foot_size": 0,
    "foot.pickup": "none",
    "go_out.partner_in_foot": False,
}
"""Going out comes often, so that many are asked."""
DEALS = {
    "classic_4p": (0, 1),
    "samba": (0, 1),
    "bolivia": (1, 2, 4),
    "american_2024": (0,),
    "mexicana": (0, 1, 2),
    "pennies": (1, 2),
    "yucatan": (0, 3),
}
"""Deals in which somebody promises to go out, by game, and does so in few steps."""


def asked_and_out(preset_id: str, seed: int) -> int:
    """Play a deal in which everybody asks as soon as possible; how many were asked."""
    state, _ = Match(resolve(preset_id, EASY), seed).start_deal()
    rng = random.Random(seed)
    asked = 0
    while state.phase is not Phase.OVER:
        if state.phase is Phase.PLAY and verify(state, AskPermission()) is None:
            asked += 1
            act(state, AskPermission())
            yes = rng.random() < 0.5
            act(state, AnswerPermission(yes))
            if yes:
                goes_out(state, rng)
                break
        else:
            act(state, random_action(state, rng))
    return asked


def goes_out(state: DealState, rng: random.Random) -> None:
    """Play on at random until the deal is over, which it must be in this turn."""
    seat, turn = state.turn_seat, state.turn
    while state.phase is not Phase.OVER:
        action = random_action(state, rng)
        assert not isinstance(action, ConcedeDeal)
        act(state, action)
        assert state.turn == turn
    assert state.result is not None
    assert state.result.out == seat
    assert not state.penalties


@pytest.mark.parametrize(
    ("preset_id", "deals"),
    [*DEALS.items(), *(pytest.param(game, range(4), marks=pytest.mark.slow) for game in DEALS)],
)
def test_a_promised_exit_is_made_whatever_is_played(preset_id: str, deals: Iterable[int]) -> None:
    assert sum(asked_and_out(preset_id, seed) for seed in deals) > 0


@pytest.mark.slow
@pytest.mark.parametrize("preset_id", preset_ids())
def test_a_promised_exit_is_made_in_every_game(preset_id: str) -> None:
    for seed in range(40):
        if len(Match(resolve(preset_id), seed).setup.sides[0]) > 1:
            asked_and_out(preset_id, seed)

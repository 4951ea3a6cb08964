"""How far house rules lie from their game, and games from each other."""

from __future__ import annotations

import pytest

from canasta_qt.engine.rules import OPTIONS, preset, preset_ids, resolve
from canasta_qt.players.search.nearness import steps_apart
from tests.helpers.alternatives import changes


@pytest.mark.parametrize(
    ("game", "house_rules", "steps"),
    [
        ("classic_4p", {}, 0),
        ("classic_4p", {"deal.upcard": False, "permission.mode": "mandatory"}, 0),
        ("classic_4p", {"draw.count": 2}, 1),
        ("classic_4p", {"go_out.bonus": 200}, 0.5),
        ("classic_4p", {"go_out.bonus": 10000}, 3),
        ("classic_4p", {"pile.blocked_ranks": ["K", "Q"]}, 1),
        ("classic_4p", {"wild_meld.enabled": True}, None),
        ("hand_and_foot", {"deal.foot_size": 9}, None),
    ],
)
def test_house_rules_lie_as_far_from_their_game_as_they_differ(
    game: str, house_rules: dict[str, object], steps: float | None
) -> None:
    assert steps_apart(resolve(game, house_rules), preset(game).rules) == steps


def test_it_is_as_far_from_one_to_the_other_as_back() -> None:
    games = [preset(game).rules for game in preset_ids()]
    pairs = [(one, games[at - 1]) for at, one in enumerate(games)]
    pairs += [pair for spec in OPTIONS for pair in changes(spec)]
    for one, other in pairs:
        assert steps_apart(one, other) == steps_apart(other, one)
        assert steps_apart(one, one) == 0

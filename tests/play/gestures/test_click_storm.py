"""Random commands at every moment: nothing breaks, nothing is lost, nothing hidden is shown."""

from __future__ import annotations

import random
from typing import get_args

import pytest
from pytestqt.qtbot import QtBot

from canasta_qt.view_model.pictures import ButtonId, SortOrder, Zone, ZoneKind
from tests.helpers.deals import invariants
from tests.helpers.table.table_tools import NotedGame, assert_same

SORTS = get_args(SortOrder)


def random_command(game: NotedGame, rng: random.Random) -> None:
    """Something a person with a nervous hand might do, or a table with a bug."""
    controller = game.controller
    model = game.model
    hand = [card.token for card in model.seats[model.viewer].hand]
    staged = [c.token for g in (model.draft.groups if model.draft else ()) for c in g.cards]
    top = [card.token for card in model.pile[-1:]]
    some = rng.choice([hand, hand, hand, staged, top, list(range(len(game.state.setup.pack)))]) or [
        0
    ]
    tokens = tuple(rng.sample(some, min(len(some), rng.choice([1, 1, 2, 3, 4]))))
    melds = [meld.uid for side in model.sides for meld in side.melds]
    kind = rng.choice(list(ZoneKind))
    key = rng.choice(melds) if kind is ZoneKind.MELD and melds else rng.randrange(3)
    zone = Zone(kind, key)
    commands = [
        lambda: controller.input.drop(tokens, zone),
        lambda: controller.input.drop(tokens, zone),
        lambda: controller.input.drop(tokens, Zone(ZoneKind.NEW_MELD, 0)),
        lambda: controller.input.drop(tokens[:1], Zone(ZoneKind.PILE)),
        lambda: controller.input.activate(zone),
        lambda: controller.input.quick(tokens[0]),
        lambda: controller.input.press(rng.choice(list(ButtonId))),
        lambda: controller.input.choose(rng.choice([None, 0, 1, 7])),
        lambda: controller.input.reorder(tokens, rng.randrange(-1, 14)),
        lambda: controller.input.sort_hand(rng.choice(SORTS)),  # type: ignore[arg-type]
        lambda: controller.input.unstage(rng.choice([(), tokens])),
        lambda: controller.input.drop_targets(tokens),
        controller.script_finished,
        lambda: controller.input.press(ButtonId.UNDO),
    ]
    rng.choice(commands)()


SHORT = ("classic_4p", 1), ("miller_6p", 2)
FIRST = *SHORT, ("american_2017", 1), ("classic_3p", 1)
STORMS = [
    *((rules, seed, 200) for rules, seed in SHORT),
    *(pytest.param(rules, seed, 700, marks=pytest.mark.slow) for rules, seed in FIRST),
    *(
        pytest.param(rules, seed, 700, marks=pytest.mark.slow)
        for rules in ("classic_4p", "classic_2p", "classic_wild", "american_2024")
        for seed in (2, 3)
    ),
]


@pytest.mark.parametrize(("rules", "seed", "commands"), STORMS)
def test_a_click_storm_leaves_everything_sound(
    qtbot: QtBot, game: NotedGame, rules: str, seed: int, commands: int
) -> None:
    rng = random.Random(seed)
    game.instant = False
    game.start(rules, seed=seed)
    furthest = 0
    for count in range(commands):
        random_command(game, rng)
        furthest = max(furthest, game.state.turn)
        assert invariants.broken_invariants(game.state) == []
        if count % 10 == 0:
            assert_same(game.model, game)
        if count % 3 == 0:
            game.controller.script_finished()
            qtbot.wait(1)
    assert_same(game.model, game)
    assert furthest > 4
    assert not game.problems

"""The playout core is no judge of its own: whatever it does, the engine would do the same."""

from __future__ import annotations

from functools import cache

import pytest

from canasta_qt.engine.rules import resolve
from canasta_qt.engine.rules.presets import preset, preset_ids
from canasta_qt.players.playout.supported_rules import unknown_options
from tests.helpers.chosen_games import ACTIONS, sweep
from tests.players.playout.checks import (
    actions_do_the_same,
    all_is_alike,
    one_by_one_or_together,
    plans_are_judged_alike,
    policy_keeps_the_rules,
)

HOUSE_RULES: tuple[tuple[str, dict[str, object]], ...] = (
    ("classic_4p", {"stock_end.forced_layoff": "top_only", "pile.layoff": "incomplete_only"}),
    ("classic_4p", {"pile.amount": "top_n", "pile.n": 4, "freeze.black_three": True}),
    ("american_2017", {"discard.empty_pile_fallback": "retract_melds", "meld.min_naturals": 3}),
    ("american_2024", {"three.keep_one_for_straight": True, "bonus_cards.usable": "same_turn"}),
    ("american_old", {"bonus_cards.with_pile_take": False, "meld.dead_ranks": "own_team"}),
    ("classic_2p", {"deal.pile_face_down": 3, "go_out.final_ban": ["2", "X"]}),
    ("classic_3p", {"wild_meld.enabled": True, "meld.add_wild_to_natural_canasta": False}),
    ("samba_us", {"sequence.pile_take": "top_only", "pile.always_frozen": True}),
    (
        "bolivia",
        {
            "sequence.extend_complete_when_going_out": True,
            "sequence.short_penalty": {"below": 5, "points": -1000},
        },
    ),
    ("samba", {"sequence.pile_take": "whole_pile", "sequence.sizes": [4, 7]}),
    ("tampa", {"meld.same_rank": "new_after_canasta", "meld.canasta_size": 6}),
    ("classic_4p", {"discard.rank_locks": {"7": "never"}, "red_three.positive_if": "kind:sevens"}),
    ("viennese", {"special_rank.bonus": {"A_pure": 900}, "initial.splash": True}),
)
COVERED = tuple(game for game in preset_ids() if not unknown_options(preset(game).rules))


@cache
def walked(game: str) -> dict[bool, int]:
    """One deal in which all is compared; how many plans were legal and how many were not."""
    return all_is_alike(preset(game).rules, 200, plans=2)


@sweep("game", COVERED, by=ACTIONS)
def test_the_player_of_a_playout_keeps_the_rules_to_the_last_point(game: str) -> None:
    policy_keeps_the_rules(preset(game).rules, 0)


@sweep("game", COVERED, by=ACTIONS)
def test_every_legal_action_of_the_engine_does_the_same_in_the_playout(game: str) -> None:
    assert walked(game)


@sweep("game", COVERED, by=ACTIONS)
def test_a_plan_is_legal_just_where_the_engine_says_so(game: str) -> None:
    assert min(walked(game).values()) > 10


@pytest.mark.slow
@pytest.mark.parametrize("game", COVERED)
def test_more_deals_of_every_game_are_played_the_same(game: str) -> None:
    """The three questions above, of other deals."""
    rules = preset(game).rules
    for seed in (1, 2):
        policy_keeps_the_rules(rules, seed)
    for seed in (100, 101):
        actions_do_the_same(rules, seed)
    met = [plans_are_judged_alike(rules, seed) for seed in (200, 201)]
    assert sum(one[True] for one in met) > 10
    assert sum(one[False] for one in met) > 10


@pytest.mark.parametrize(("game", "changes"), one_by_one_or_together(HOUSE_RULES))
def test_house_rules_are_kept_just_as_well(game: str, changes: dict[str, object]) -> None:
    rules = resolve(game, changes)
    assert not unknown_options(rules)
    policy_keeps_the_rules(rules, 1)
    all_is_alike(rules, 3, plans=2)

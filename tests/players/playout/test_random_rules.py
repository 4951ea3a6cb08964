"""Playouts honour every rule they claim to know, whichever others stand beside it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from canasta_qt.engine.rules import (
    OPTIONS,
    OptionSpec,
    TableRules,
    preset,
    preset_ids,
    replace_option,
    resolve,
)
from canasta_qt.players.playout.supported_rules import unknown_options
from tests.helpers.alternatives import FIXED, another
from tests.helpers.deals.rules_strategies import seldom_varied
from tests.players.playout.walk_rules import CHECKS, rule_set, walk


def rule_sets(number: int) -> list[tuple[int, TableRules]]:
    """So many random rules that are admitted, each with the number that gives it again."""
    drawn = ((at, rule_set("playouts", at)) for at in range(2 * number))
    return [(at, rules) for at, rules in drawn if rules is not None][:number]


@pytest.mark.parametrize("number", [8, pytest.param(30, marks=pytest.mark.slow)])
def test_playouts_and_the_engine_agree_under_any_rules_that_are_admitted(number: int) -> None:
    for at, rules in rule_sets(number):
        assert walk(rules, len(CHECKS) * at) == "", at


def is_known(spec: OptionSpec) -> bool:
    """Whether playouts know another value of an option than its default."""
    changed = replace_option(TableRules(), spec.key, spec.parse(another(spec)))
    return spec.key not in unknown_options(changed)


def test_every_option_that_playouts_know_is_varied_in_random_rules() -> None:
    known = {spec.key for spec in OPTIONS if spec.key not in FIXED and is_known(spec)}
    assert len(known) > len(OPTIONS) * 0.8
    assert seldom_varied([rules for _, rules in rule_sets(200)]) & known == set()


@pytest.mark.slow  # stand-in: test_playouts_and_the_engine_agree_under_any_rules_that_are_admitted
def test_what_once_diverged_does_not_any_more() -> None:
    for game, changes in ONCE:
        rules = resolve(game, changes)
        assert unknown_options(rules) or walk(rules, 1) == "", (game, changes)


@pytest.mark.slow  # stand-in: test_playouts_and_the_engine_agree_under_any_rules_that_are_admitted
def test_playouts_and_the_engine_agree_about_deals_where_they_once_parted() -> None:
    for once in PARTED:
        rules = resolve(once["preset"], once["overrides"])
        assert not unknown_options(rules)
        assert walk(rules, once["seed"]) == "", once


def test_all_games_are_admitted() -> None:
    assert not [game for game in preset_ids() if unknown_options(preset(game).rules)]


def test_tables_that_penalise_are_not_imagined_for_their_red_threes_wait_in_the_hands() -> None:
    rules = resolve("classic_4p", {"table.enforcement": "penalise"})
    assert unknown_options(rules) == ("table.enforcement",)


PARTED = json.loads(Path(__file__).with_name("parted_rules.json").read_text("utf-8"))
"""Rule sets that playouts counted otherwise than the engine, with the number of such a deal."""

ONCE: tuple[tuple[str, dict[str, object]], ...] = (
    ("hand_and_foot_simpson", {"pile.amount": "all"}),
    ("samba", {"red_three.role": "penalty_card"}),
    ("american_2017", {"red_three.place": "on_receipt"}),
    ("bolivia", {"pile.layoff": "any_meld"}),
    ("american_old", {"initial.before_draw_only": True}),
    ("classic_3p", {"red_three.role": "penalty_card"}),
    ("classic_5p", {"red_three.place": "optional"}),
    ("classic_5p", {"discard.empty_pile_ban": ["A", "7", "dead", "wild"]}),
)
"""Changes of one option that playouts once got wrong."""

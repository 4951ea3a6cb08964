"""Playouts' rules are filled from those of the table, and what they claim to know moves them."""

from __future__ import annotations

import ast
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import pytest

from canasta_qt.engine.rules import OPTIONS, TableRules, preset, preset_ids, replace_option, resolve
from canasta_qt.engine.rules.options import OptionSpec
from canasta_qt.engine.setup import setup_for
from canasta_qt.players import playout
from canasta_qt.players.heuristic.weights import STEADY
from canasta_qt.players.playout.fill_rules import playout_rules, rule_numbers
from canasta_qt.players.playout.styles import CHANCE, POINT, SHARE, STYLE, prices_for
from canasta_qt.players.playout.supported_rules import unknown_options
from tests.helpers.alternatives import changes

NO_NUMBER = {"table", "players", "paired"}
"""Fields that no number of the rules fills."""

NO_MATTER = {
    "deal.upcard_reject",
    "deal.upcard_reject_action",
    "deal.upcard_max_rejects",
    "deal.exact_cut_bonus",
    "foot.peek",
    "freeze.wild_upcard",
    "freeze.red_three_upcard",
    "permission.binding",
    "permission.limit_per_deal",
    "permission.whom",
}
"""Options that make no difference from a deal's first turn on, or only between the partners, or
only to what the seat that imagines knows."""

IN_STATE = {"initial.table", "initial.basis"}
"""Options by which a state says what its sides need to open."""


@lru_cache(maxsize=1)
def fields() -> list[str]:
    """The names of the fields of `Rules`."""
    source = Path(playout.__file__).with_name("rule_set.py").read_text(encoding="utf-8")
    body = next(one for one in ast.parse(source).body if isinstance(one, ast.ClassDef)).body
    return [one.target.id for one in body if isinstance(one, ast.AnnAssign)]  # type: ignore[union-attr]


def numbers(rules: TableRules) -> dict[str, int | Sequence[int]]:
    """All numbers of the rules by the name of their field."""
    return rule_numbers(setup_for(rules))


def asked_first(rules: TableRules) -> TableRules:
    """The same, where a player who goes out must ask."""
    return replace_option(rules, "permission.mode", "mandatory")


filled = lru_cache(maxsize=1)(numbers)


def matters_to_playouts(spec: OptionSpec) -> bool:
    outside = spec.group == "match" and spec.key not in ("match.players", "match.team_mode")
    return "rules" in spec.effects and not outside and spec.key not in NO_MATTER | IN_STATE


def test_every_option_that_playouts_know_moves_their_rules_and_no_other_does() -> None:
    still, moved = set(), set()
    for spec in OPTIONS:
        for before, after in changes(spec):
            if spec.key == "permission.timing":
                before, after = asked_first(before), asked_first(after)
            if not unknown_options(before) and not unknown_options(after):
                same = filled(before) == numbers(after)
                (still if same else moved).add(spec.key)
    known = {spec.key for spec in OPTIONS if matters_to_playouts(spec)}
    assert still - moved & known == set()
    assert moved <= known


def _is_filled(value: int | Sequence[int]) -> bool:
    return bool(value) if isinstance(value, int) else any(value)


def test_every_field_is_filled_by_some_rules() -> None:
    asked = [preset(game).rules for game in preset_ids()]
    asked += [
        after
        for spec in OPTIONS
        for _, after in changes(spec)
        if matters_to_playouts(spec) and not unknown_options(after)
    ]
    found = [numbers(rules) for rules in asked]
    by_players = {*prices_for(TableRules()), *map(str.lower, STYLE)}
    assert {*fields()} == {*found[0]} | by_players | NO_NUMBER
    empty = {name for name in found[0] if not any(_is_filled(one[name]) for one in found)}
    assert empty == set()


def test_prices_are_those_of_the_rules_of_thumb() -> None:
    rules, weights = preset("classic_4p").rules, STEADY.suited(preset("classic_4p").rules)
    block = playout_rules(rules)
    for one, unit, value in (
        (block.first_canasta, POINT, weights.first_canasta),
        (block.pair_hope, SHARE, weights.pair_hope),
        (block.forgets, CHANCE, weights.trust_per_round),
    ):
        assert one / unit == pytest.approx(value, abs=0.5 / unit)
    for row, unit, values in (
        (block.thin, POINT, weights.thin_hand),
        (block.hopes, SHARE, weights.canasta_chance),
    ):
        assert [one / unit for one in row] == pytest.approx([*values], abs=0.5 / unit)


def test_a_rule_nobody_taught_playouts_is_not_admitted() -> None:
    assert unknown_options(TableRules()) == ()
    changed = resolve("classic_4p", {"table.enforcement": "penalise"})
    assert unknown_options(changed) == ("table.enforcement",)

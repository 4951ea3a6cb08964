"""The games that stand for all others leave out no rule."""

from __future__ import annotations

from canasta_qt.engine.rules import preset, preset_ids
from canasta_qt.engine.rules.table_rules import get
from tests.helpers.chosen_games import ACTIONS, CLASSIC, SEATS, chosen_games, traits


def test_whatever_rule_any_game_changes_a_chosen_game_changes() -> None:
    everything = {trait for game in preset_ids() for trait in traits(game)}
    assert {trait for game in chosen_games() for trait in traits(game)} == everything


def test_every_number_of_players_is_chosen() -> None:
    chosen = {preset(game).rules.match.players for game in chosen_games()}
    assert chosen == {preset(game).rules.match.players for game in preset_ids()}


def test_classic_is_chosen_and_many_games_are_not() -> None:
    assert CLASSIC in chosen_games()
    assert len(chosen_games()) <= 0.6 * len(preset_ids())


def test_a_choice_among_some_games_covers_just_these() -> None:
    assert chosen_games(["samba"]) == ("samba",)
    assert chosen_games([CLASSIC, "samba", "samba_us"]) == (CLASSIC, "samba", "samba_us")


def test_a_choice_by_some_options_has_all_their_values_in_fewer_games() -> None:
    for by in (SEATS, ACTIONS):
        chosen = chosen_games(by=by)
        for key in by:
            values = {get(preset(game).rules, key) for game in chosen}
            assert values == {get(preset(game).rules, key) for game in preset_ids()}
        assert len(chosen) <= 0.6 * len(chosen_games())

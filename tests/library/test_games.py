"""Games are found by name and by rule; two of them are compared in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from canasta_qt.engine.rules import OPTIONS, TableRules, get, preset, preset_ids, resolve
from canasta_qt.features.match_setup.window.game_finder import facts, standing
from canasta_qt.library.games import Games, ListedGame, changed_game, listed_game
from canasta_qt.library.match_setup import (
    ChangedRules,
    MatchChoice,
    changed_name,
    known_choice,
    match_from,
)
from canasta_qt.library.preferences import Preferences
from canasta_qt.library.rule_library import RuleLibrary
from canasta_qt.library.search import GameSearch
from canasta_qt.storage.settings import Settings
from canasta_qt.words.rules.values import compare, comparison_text, idle_differences, value_text
from tests.helpers.cases import for_each

SAMBA = preset("samba").rules
FRIENDLY = resolve("samba", {"go_out.bonus": 300})


@pytest.fixture
def library(tmp_path: Path) -> RuleLibrary:
    library = RuleLibrary(tmp_path / "rules")
    library.load()
    return library


@pytest.fixture(scope="module")
def search() -> GameSearch:
    return GameSearch(Games().all(), facts)


def ids(found: object) -> set[str]:
    return {one.game.id for one in found}


# --- the games there are --------------------------------------------------------------------


@for_each("game", preset_ids())
def test_each_game_is_described_in_two_lines(game: str) -> None:
    assert 40 <= len(preset(game).description) <= 160


def test_a_game_tells_how_well_it_is_known_and_who_describes_it() -> None:
    assert standing(listed_game("samba")) == "Well documented. Described by: pagat.com."
    assert "Documented, with some points open." in standing(listed_game("brazilian"))


def test_no_source_is_named_for_rules_of_ones_own(library: RuleLibrary) -> None:
    own = library.save_new("Ours", FRIENDLY, "samba", SAMBA)
    assert standing(Games(library).get(own.id)) == ""


def test_ones_own_rules_come_last_and_favourites_first(library: RuleLibrary) -> None:
    own = library.save_new("Ours", FRIENDLY, "samba", SAMBA)
    library.set_favourite("bolivia", True)
    groups = Games(library).groups()
    assert [game.id for game in groups[0].games] == ["bolivia"]
    assert [game.id for game in groups[-1].games] == [own.id]
    assert sum(len(group.games) for group in groups) == len(preset_ids()) + 2


def test_rules_whose_game_is_gone_are_played_all_the_same(library: RuleLibrary) -> None:
    own = library.save_new("Ours", FRIENDLY, "no-longer-there", SAMBA)
    match = match_from(MatchChoice(own.id, seed=1), Games(library))
    assert resolve(match.rules, match.overrides) == FRIENDLY


def test_the_table_tells_its_game_even_when_its_rules_have_been_deleted(
    library: RuleLibrary,
) -> None:
    own = library.save_new("Ours", FRIENDLY, "samba", SAMBA)
    games = Games(library)
    assert games.in_force(FRIENDLY, "Ours", "samba", own.id).id == own.id
    library.delete(own.id)
    game = games.in_force(FRIENDLY, "Ours", "samba", own.id)
    assert (game.id, game.name, game.rules, game.changes) == ("samba", "Ours", FRIENDLY, 1)


# --- what is played -------------------------------------------------------------------------


def test_changed_rules_are_played_under_the_name_of_their_game() -> None:
    changed = ChangedRules(changed_name("Samba"), FRIENDLY)
    match = match_from(MatchChoice("samba", seed=1, changed=changed))
    assert (match.rules, match.rules_name, match.rule_set) == ("samba", "Samba, changed", "")
    assert resolve(match.rules, match.overrides) == FRIENDLY


def test_kept_rules_are_played_under_their_own_name(library: RuleLibrary) -> None:
    own = library.save_new("Ours", FRIENDLY, "samba", SAMBA)
    match = match_from(MatchChoice(own.id, seed=1), Games(library))
    assert (match.rules, match.rules_name, match.rule_set) == ("samba", "Ours", own.id)


def test_what_is_changed_twice_is_called_changed_once() -> None:
    assert changed_name(changed_name("Samba")) == "Samba, changed"


def test_changed_numbers_of_players_change_the_company() -> None:
    rules = resolve("classic_2p", {"match.players": 3, "match.dealer_rotation": "left"})
    choice = MatchChoice("classic_2p", changed=ChangedRules("Three", rules))
    assert len(match_from(choice).seats) == 3


def test_rules_that_were_not_kept_are_played_again_after_a_restart() -> None:
    saved: list[Settings] = []
    choice = MatchChoice("samba", changed=ChangedRules("Samba, changed", FRIENDLY))
    Preferences(save=saved.append).choice = choice
    assert Preferences(saved[-1]).choice == choice


@for_each("text", ["", "{", "[]", '{"name": 3, "options": {}}', '{"name": "x"}'])
def test_changes_that_cannot_be_read_are_left_out(text: str) -> None:
    assert Preferences(Settings(preset="samba", overrides=text)).choice.changed is None


def test_deleted_rules_give_way_to_the_usual_game(library: RuleLibrary) -> None:
    own = library.save_new("Ours", FRIENDLY, "samba", SAMBA)
    choice = MatchChoice(own.id)
    assert known_choice(choice, Games(library)) == choice
    library.delete(own.id)
    assert known_choice(choice, Games(library)) == MatchChoice()


# --- searching ------------------------------------------------------------------------------


def test_a_name_is_found_without_a_reason(search: GameSearch) -> None:
    found = {one.game.id: one.reasons for one in search.find("samba")}
    assert found["samba"] == ()


def test_a_rule_is_found_with_the_reason(search: GameSearch) -> None:
    found = {one.game.id: one.reasons for one in search.find("freeze")}
    assert "Taking the pile: Always frozen: on" in found["uruguay"]
    assert "viennese" not in found


def test_a_number_belongs_to_the_word_after_it(search: GameSearch) -> None:
    assert ids(search.find("3 packs")) == {
        game.id for game in Games().all() if game.rules.pack.decks == 3
    }


def test_every_word_must_be_found(search: GameSearch) -> None:
    assert ids(search.find("sevens foot")) <= ids(search.find("sevens"))
    assert search.find("sevens zebra") == ()


def test_no_words_find_every_game(search: GameSearch) -> None:
    assert len(search.find("  ")) == len(preset_ids())


def test_rules_of_ones_own_are_found_by_the_name_of_their_game(library: RuleLibrary) -> None:
    own = library.save_new("Ours", FRIENDLY, "samba", SAMBA)
    found = GameSearch(Games(library).all(), facts).find("samba dutch")
    assert own.id in ids(found)


# --- comparing ------------------------------------------------------------------------------


@for_each("game", ["viennese", "bolivia", "pennies", "american_cla"])
def test_a_comparison_shows_exactly_what_differs(game: str) -> None:
    classic, other = TableRules(), preset(game).rules
    shown = {row.key: row for group in compare(classic, other) for row in group.options}
    differ = [spec for spec in OPTIONS if get(classic, spec.key) != get(other, spec.key)]
    idle = [spec for spec in differ if not (spec.matters(classic) or spec.matters(other))]
    assert set(shown) == {spec.key for spec in differ} - {spec.key for spec in idle}
    assert idle_differences(classic, other) == len(idle)
    for key, row in shown.items():
        assert row.left == value_text(key, get(classic, key))
        assert row.right == value_text(key, get(other, key))


def test_a_whole_comparison_has_every_option_once() -> None:
    groups = compare(TableRules(), SAMBA, everything=True)
    assert [row.key for group in groups for row in group.options] == [s.key for s in OPTIONS]


def test_a_comparison_can_be_sent_as_text() -> None:
    text = comparison_text("Samba", "Ours", compare(SAMBA, FRIENDLY))
    assert text.splitlines() == [
        "Samba and Ours",
        "",
        "Going out",
        "  Bonus for going out",
        "    Samba: 200",
        "    Ours: 300",
    ]
    assert "do not differ" in comparison_text("Samba", "Samba", compare(SAMBA, SAMBA))


def test_a_changed_game_tells_what_it_is_made_from() -> None:
    game: ListedGame = changed_game(listed_game("samba"), "Samba, changed", FRIENDLY)
    assert (game.id, game.parent_name, game.changes) == ("samba", "Samba (Dutch form)", 1)

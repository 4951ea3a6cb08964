"""Rules from a preset and overrides: conflicts, what can be played, and the written form."""

from __future__ import annotations

import json
from collections.abc import Mapping

import pytest

from canasta_qt.engine.rules import (
    OPTIONS,
    Issue,
    RulesProblem,
    TableRules,
    check,
    diff,
    dump_rules,
    load_rules,
    option,
    preset,
    preset_ids,
    replace_option,
    require_sound,
    resolve,
)
from canasta_qt.engine.rules.constraints.issues import TEXTS
from tests.helpers.cases import for_each
from tests.helpers.deals.rules_strategies import is_sound, nearby_rules, sound_rules
from tests.helpers.examples import tried

CLASSIC = TableRules()
SOLO: dict[str, object] = {
    "match.team_mode": "solo",
    "match.score_unit": "per_player",
    "permission.mode": "none",
}

CONFLICTS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("team_mode", "classic_4p", {"match.players": 2}),
    ("team_mode", "classic_4p", {"match.players": 5}),
    ("team_mode", "classic_3p", {"match.players": 4}),
    ("score_unit_teams", "classic_4p", {"match.score_unit": "per_player"}),
    ("score_unit_teams", "classic_5p", {"match.score_unit": "per_player"}),
    ("score_unit_alone", "classic_3p", {"match.score_unit": "per_team"}),
    ("rotation", "classic_4p", {"match.dealer_rotation": "alternate"}),
    ("foot_alone", "hand_and_foot", SOLO),
    ("foot_alone", "bain_hand_and_foot", SOLO),
    ("instant_win", "classic_4p", {"match.instant_win": {"special_hands": ["straight"]}}),
    ("too_few_cards", "classic_4p", {"deal.hand_size": 27}),
    ("too_few_cards", "classic_4p", {"pack.decks": 1, "deal.hand_size": 14}),
    ("turn_card", "classic_4p", {"deal.hand_size": 25, "deal.turn_card": 9}),
    ("no_hidden_map", "classic_4p", {"deal.pile_face_down": "by_upcard"}),
    ("hidden_without_upcard", "italian_us", {"deal.upcard": False}),
    ("hidden_without_upcard", "canadian", {"deal.upcard": False}),
    (
        "cut",
        "classic_4p",
        {"deal.exact_cut_bonus": {"who": "dealer_team", "cards": 108, "points": 100}},
    ),
    ("retract", "american_2024", {"deal.foot_size": 4, "foot.pickup": "hand_empty"}),
    ("retract", "american_2024", {"meld.discard_heap": True}),
    ("foot", "classic_4p", {"deal.foot_size": 5}),
    ("foot", "classic_4p", {"foot.pickup": "hand_empty"}),
    ("no_foot", "classic_4p", {"go_out.partner_in_foot": True}),
    ("no_turn_card", "american_2017", {"deal.turn_card": None}),
    ("min_max", "classic_4p", {"meld.min_size": 4, "meld.max_size": 3}),
    ("canasta_max", "classic_4p", {"meld.max_size": 6}),
    ("canasta_min", "manzana", {"meld.min_size": 5}),
    (
        "never_and_dirty",
        "classic_4p",
        {"meld.never_wild_ranks": ["A"], "meld.wild_only_if_opened_dirty": ["A"]},
    ),
    ("wild_ranks", "classic_4p", {"pack.wild_ranks": ["X"]}),
    ("wild_ranks", "classic_4p", {"pack.wild_ranks": ["2"]}),
    ("span", "classic_4p", {"black_three.meld_sizes": [4, 3]}),
    ("wild_canasta", "classic_wild", {"wild_meld.sizes": [3, 6]}),
    ("no_wilds", "classic_wild", {"pack.wild_ranks": []}),
    ("kind_off", "classic_4p", {"go_out.kinds": [{"kind": "wild", "min": 1}]}),
    ("kind_off", "classic_4p", {"go_out.kinds": [{"kind": "sequence", "min": 1}]}),
    ("kind_twice", "classic_4p", {"go_out.kinds": [{"kind": "mixed", "min": 1}] * 2}),
    (
        "hand_twice",
        "american_2017",
        {"special_hands.list": [{"id": "zip", "pattern": "7 natural pairs", "value": 2500}] * 2},
    ),
    ("opening_first_row", "classic_4p", {"initial.table": [[0, 50]]}),
    ("opening_first_row", "hand_and_foot", {"initial.basis": "score"}),
    (
        "opening_first_deal",
        "hand_and_foot",
        {"initial.table": [[2, 50]]},
    ),
    ("opening_order", "classic_4p", {"initial.table": [["-inf", 15], [10, 50], [0, 90]]}),
    ("opening_order", "classic_4p", {"initial.table": [["-inf", 15], [0, 50], [0, 90]]}),
    ("opening_order", "classic_4p", {"initial.table": [["-inf", 15], ["-inf", 50]]}),
    ("tier_from", "classic_4p", {"initial.tiers": [{"need": "any canasta"}]}),
    ("totals", "classic_4p", {"pack.decks": 3}),
    ("totals", "joker", {"pack.decks": 3, "red_three.totals": [0] * 7}),
    ("modern_threes", "classic_4p", {"red_three.role": "modern"}),
    ("black_like_red", "joker", {"red_three.role": "penalty_card"}),
    ("matrix", "classic_4p", {"score.matrix": True}),
    ("matrix", "classic_4p", {"red_three.positive_if": "matrix"}),
    ("pile_n", "classic_4p", {"pile.amount": "top_n"}),
    ("pile_n", "classic_4p", {"pile.amount": "top_n", "pile.needs_n": True}),
    ("run_canasta", "samba_us", {"sequence.sizes": [3, 6]}),
    ("black_removed", "joker", {"black_three.removed_on_pile_take": {"each": 5, "all": 100}}),
    ("wild_take", "classic_4p", {"wild_meld.pile_take": "same_kind_pair"}),
)


@for_each(("code", "preset_id", "overrides"), CONFLICTS)
def test_options_that_do_not_fit_together_are_refused(
    code: str, preset_id: str, overrides: Mapping[str, object]
) -> None:
    with pytest.raises(RulesProblem) as caught:
        resolve(preset_id, overrides)
    found = [issue for issue in caught.value.issues if issue.code == code]
    assert found, caught.value
    assert found[0].text() in str(caught.value)
    assert all(key == option(key).key for key in found[0].keys)  # type: ignore[union-attr]


WARNINGS: tuple[tuple[str, str, dict[str, object]], ...] = (
    ("permission_alone", "classic_2p", {"permission.mode": "optional"}),
    ("score_unit_alone", "classic_2p", {"match.score_unit": "per_team"}),
    ("draw_alone", "classic_3p", {"match.partner_selection": "draw_two_highest"}),
    ("rejects_off", "classic_4p", {"deal.upcard": False, "deal.upcard_max_rejects": 3}),
    ("no_bonus_cards", "mexicana", {"bonus_cards.counts": [0, 0]}),
    ("naturals", "classic_4p", {"meld.min_naturals": 4}),
    ("red_discard", "classic_4p", {"red_three.discardable": True}),
    ("black_never", "classic_4p", {"black_three.meld_sizes": [5, 6]}),
    ("special_size", "american_2017", {"deal.hand_size": 12}),
    ("easier_frozen", "classic_4p", {"pile.naturals_needed": {"unfrozen": 3, "frozen": 2}}),
    ("concealed_off", "viennese", {"concealed.total": None}),
    ("positive_above_out", "classic_4p", {"score.canastas_for_positive": 2}),
    ("small_stock", "classic_4p", {"deal.hand_size": 25}),
    ("opening_out_of_reach", "classic_4p", {"initial.table": [["-inf", 400]]}),
    ("opening_falls", "classic_4p", {"initial.table": [["-inf", 50], [0, 30]]}),
    ("concealed_less", "classic_4p", {"concealed.total": 50}),
    ("canastas_out_of_reach", "classic_2p", {"go_out.canastas": 10, "meld.canasta_size": 12}),
    ("mixed_above_natural", "classic_4p", {"score.canasta": {"natural": 200, "mixed": 300}}),
)


@for_each(("code", "preset_id", "overrides"), WARNINGS)
def test_odd_options_are_warned_of_but_allowed(
    code: str, preset_id: str, overrides: Mapping[str, object]
) -> None:
    issues = check(resolve(preset_id, overrides))
    assert [(issue.severity, issue.code) for issue in issues] == [("warning", code)]
    assert issues[0].text()


def test_a_match_end_without_its_number_is_an_error() -> None:
    nothing = replace_option(CLASSIC, "match.end", type(CLASSIC.match.end)("deals", 5000, None))
    assert [issue.code for issue in check(nothing)] == ["match_end"]
    assert check(nothing)[0].text()


def test_wild_cards_make_a_meld_of_black_threes_larger() -> None:
    five = {"black_three.meld": "anytime", "black_three.meld_sizes": [5, 6]}
    assert [issue.code for issue in check(resolve("classic_4p", five))] == ["black_never"]
    assert check(resolve("classic_4p", {**five, "black_three.meld_wilds": 1})) == ()


def test_every_conflict_has_an_example_here() -> None:
    shown = {code for code, _, _ in (*CONFLICTS, *WARNINGS)} | {"match_end"}
    assert shown == set(TEXTS)


@for_each("preset_id", preset_ids())
def test_every_preset_is_sound(preset_id: str) -> None:
    assert is_sound(preset(preset_id).rules)


def test_too_few_cards_says_how_many_are_needed() -> None:
    with pytest.raises(RulesProblem, match="needs at least 110 cards, the pack has 108"):
        resolve("classic_4p", {"deal.hand_size": 27})


def test_everything_wrong_is_told_at_once() -> None:
    with pytest.raises(RulesProblem) as caught:
        resolve(
            "classic_4p",
            {
                "pile.layof": "no",
                "deal.hand_size": "many",
                "draw.count": 9,
                "freeze.wild_discard": "yes",
                "meld.max_size": 5,
            },
        )
    assert [issue.code for issue in caught.value.issues] == [
        "unknown_option",
        "wrong_type",
        "out_of_range",
        "wrong_type",
        "canasta_max",
    ]
    assert "did you mean pile.layoff" in str(caught.value)


def test_an_option_without_its_group_is_found_again() -> None:
    with pytest.raises(RulesProblem, match=r"did you mean pile.layoff\?"):
        resolve("classic_4p", {"layoff": "no"})


def test_a_long_bad_value_is_cut_short_in_the_message() -> None:
    with pytest.raises(RulesProblem) as caught:
        resolve("classic_4p", {"pile.layoff": "x" * 10_000})
    assert len(str(caught.value)) < 300


def test_diff_is_what_was_overridden() -> None:
    overrides = {"pile.layoff": "no", "match.end": {"kind": "deals", "count": 3}}
    rules = resolve("viennese", overrides)
    found = diff(rules, preset("viennese").rules)
    assert found == overrides
    assert list(found) == ["match.end", "pile.layoff"]
    assert resolve("viennese", found) == rules


@tried(15, 40, sound_rules())
def test_any_sound_rules_come_back_from_their_difference_and_their_written_form(
    rules: TableRules,
) -> None:
    assert resolve("classic_4p", diff(rules, CLASSIC)) == rules
    assert load_rules(json.loads(json.dumps(dump_rules(rules)))) == rules


TOO_FEW_WILD = (("X",), ("2",), ())
"""Wild ranks that leave out twos or jokers, in a pack that has both."""


@pytest.mark.parametrize("ranks", TOO_FEW_WILD)
def test_twos_and_jokers_are_always_wild(ranks: tuple[str, ...]) -> None:
    with pytest.raises(RulesProblem) as caught:
        require_sound(replace_option(CLASSIC, "pack.wild_ranks", ranks))
    assert "pack.wild_ranks" in str(caught.value)


@pytest.mark.parametrize("ranks", TOO_FEW_WILD)
def test_written_rules_with_tame_twos_or_jokers_are_refused(ranks: tuple[str, ...]) -> None:
    with pytest.raises(RulesProblem, match=r"pack\.wild_ranks"):
        load_rules(_options(**{"pack.wild_ranks": list(ranks)}))


def test_a_pack_without_jokers_needs_no_wild_jokers() -> None:
    assert is_sound(resolve("classic_4p", {"pack.wild_ranks": ["2"], "pack.jokers": 0}))


@for_each("players", range(2, 7))
def test_any_number_of_players_may_play_alone(players: int) -> None:
    assert is_sound(resolve("classic_4p", {**SOLO, "match.players": players}))


@tried(25, 60, nearby_rules())
def test_rules_made_for_the_engine_are_sound(rules: TableRules) -> None:
    assert is_sound(rules)


def _written(**changes: object) -> dict[str, object]:
    return {**dump_rules(CLASSIC), **changes}


def _options(**changes: object) -> dict[str, object]:
    options = dump_rules(CLASSIC)["options"]
    assert isinstance(options, dict)
    return _written(options={**options, **changes})


@for_each(
    ("obj", "message"),
    [
        ([], "rules: list is no set of rules"),
        ({}, "format: NoneType is no set of rules"),
        (_written(format=True), "format: bool is no set of rules"),
        (_written(format=0), "format: int is no set of rules"),
        (_written(format=2), "format: 2 is from a newer version .* up to 1"),
        (_written(options=3), "options: int is no set of rules"),
        (_written(options={3: 4}), "options: dict is no set of rules"),
        (_options(**{"pile.colour": 1}), "pile.colour: there is no such option"),
        (_options(**{"draw.count": 99}), "draw.count: 99 is out of range"),
        (_options(**{"meld.max_size": 6}), "canasta of 7 is larger than the largest meld"),
        (_written(options={}), "match.players: the option is missing"),
    ],
)
def test_a_damaged_or_foreign_set_of_rules_is_refused(obj: object, message: str) -> None:
    with pytest.raises(RulesProblem, match=message):
        load_rules(obj)


def test_all_that_is_wrong_with_written_rules_is_told_at_once() -> None:
    with pytest.raises(RulesProblem) as caught:
        load_rules(_written(options={"draw.count": 99, "pile.colour": 1}))
    assert len(caught.value.issues) == 2 + len(OPTIONS) - 1


def test_an_issue_is_codes_and_numbers() -> None:
    issue = Issue("error", "canasta_max", ("meld.canasta_size", "meld.max_size"), (("canasta", 7),))
    assert check(replace_option(CLASSIC, "meld.max_size", 6)) == (issue,)

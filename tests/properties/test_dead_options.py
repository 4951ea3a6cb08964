"""No option is dead: flipping each one changes what happens somewhere.

Both rule sets play the same seeded deals with the same random choices; the traces must part. A row
names an option that matters seldom, another value for it, and rules under which it does; all others
are tried with the values they know.
"""

from __future__ import annotations

import random
from collections.abc import Mapping

from canasta_qt.engine import Match, Phase, act, random_action, resolve, score_deal
from canasta_qt.engine.rules import OPTIONS, OptionSpec, TableRules
from tests.helpers.alternatives import changes
from tests.helpers.cases import for_each

Overrides = Mapping[str, object]

WILD: Overrides = {"wild_meld.enabled": True}
ALWAYS_OUT = {"go_out.canastas": 0}
"""Going out needs no canasta, so that random play gets there often."""

SIX: Overrides = {
    "match.players": 6,
    "pack.decks": 3,
    "pack.jokers": 6,
    "red_three.totals": [0, 100, 200, 300, 400, 1000, 1200],
}


def hands(pattern: str) -> Overrides:
    """Rules with three cards in the hand, and four that are a special hand."""
    listed = [{"id": "garbage", "pattern": pattern, "value": 1000}]
    return {"deal.hand_size": 3, "special_hands.list": listed}


CUT = {"who": "each_player", "cards": 30, "points": 100}

FLIPS: dict[str, tuple[object, Overrides]] = {
    "deal.upcard_reject": (["3r"], {}),
    "deal.upcard_reject_action": ("bury", {}),
    "red_three.replace_when_from_pile": (True, {}),
    "red_three.otherwise": ("zero", {"red_three.positive_if": "canastas_ge:2"}),
    "red_three.negate_only_if_opponents_out": (True, {"red_three.positive_if": "canastas_ge:2"}),
    "black_three.blocks_next": (
        False,
        {"pile.blocked_tops": [], "black_three.meld": "anytime", "pile.frozen_before_open": False},
    ),
    "black_three.meld_sizes": ([2, 4], {"black_three.meld": "anytime"}),
    "black_three.meld_wilds": (2, {**ALWAYS_OUT, "black_three.meld": "anytime"}),
    "black_three.meld_is_canasta": (
        True,
        {"black_three.meld": "anytime", "meld.canasta_size": 3, "go_out.canastas": 2},
    ),
    "black_three.points_melded": (50, {"black_three.meld": "anytime"}),
    "black_three.no_discard_first_round": (True, {}),
    "meld.max_size": (7, {}),
    "meld.wild_cap_scope": ("first_seven", {"meld.max_wilds": 1, "meld.canasta_size": 4}),
    "meld.add_wild_to_natural_canasta": (False, {"meld.canasta_size": 4}),
    "meld.add_wild_to_mixed_canasta": (False, {"meld.canasta_size": 4}),
    "wild_meld.enabled": (True, {}),
    "wild_meld.sizes": ([4, 7], WILD),
    "wild_meld.lock": (True, WILD),
    "wild_meld.bonus": (
        {"all_twos": 1, "all_jokers": 2, "mixed": 3},
        {**WILD, "meld.canasta_size": 3},
    ),
    "wild_meld.incomplete": ({"normal": -1000, "all_jokers": -1000}, WILD),
    "initial.basis": ("deal_number", {"initial.table": [["-inf", 50], [1, 90]]}),
    "initial.canasta_bonus_counts": (True, {"meld.canasta_size": 3}),
    "initial.concealed_exempt": (
        "no",
        {"deal.hand_size": 3, "meld.canasta_size": 3, "initial.table": [["-inf", 120]]},
    ),
    "initial.tiers": (
        [{"from_score": 0, "need": "natural canasta"}],
        {"meld.canasta_size": 4},
    ),
    "initial.splash": (True, {"meld.canasta_size": 3}),
    "initial.may_complete_mixed_canasta": (False, {"meld.canasta_size": 4}),
    "pile.special_hand_one_card": (True, hands("2-1-1")),
    "pile.cap_conflict": (
        "second_meld",
        {"pile.layoff": "incomplete_only", "meld.canasta_size": 4, "meld.max_wilds": 1},
    ),
    "pile.blocked_tops": (
        ["2", "X"],
        {"black_three.blocks_next": False, "black_three.meld": "anytime"},
    ),
    "freeze.wild_upcard": (False, {}),
    "freeze.red_three_upcard": (
        False,
        {"pile.frozen_before_open": False, "initial.table": [["-inf", 0]]},
    ),
    "discard.pass_with_one": (True, {"deal.hand_size": 3}),
    "go_out.red_threes": ("ge_canastas", {"meld.canasta_size": 4}),
    "permission.whom": ("any_one_teammate", {**SIX, "match.team_mode": "triples"}),
    "permission.timing": ("before_any_meld", {}),
    "permission.binding": (False, ALWAYS_OUT),
    "permission.limit_per_deal": (1, {}),
    "concealed.total": (900, {**ALWAYS_OUT, "meld.canasta_size": 3, "deal.hand_size": 4}),
    "concealed.scope": ("team", {**ALWAYS_OUT, "meld.canasta_size": 3, "deal.hand_size": 4}),
    "concealed.own_canasta": (False, {**ALWAYS_OUT, "deal.hand_size": 4}),
    "concealed.no_layoff": (False, {**ALWAYS_OUT, "meld.canasta_size": 3, "deal.hand_size": 4}),
    "concealed.pile_ok": (False, {**ALWAYS_OUT, "meld.canasta_size": 3, "deal.hand_size": 4}),
    "concealed.without_canasta_total": (400, {**ALWAYS_OUT, "deal.hand_size": 4}),
    "special_hands.list": (hands("2-2")["special_hands.list"], {"deal.hand_size": 3}),
    "special_hands.wild_pair": ("twos_or_jokers", hands("22+1 pairs")),
    "special_hands.distinct_pairs": (False, hands("2 natural pairs")),
    "special_hands.partner_courtesy": (
        True,
        {**hands("2-1-1"), "initial.table": [["-inf", 0]], "discard.pass_with_one": True},
    ),
    "stock_end.last_red_three": ("end_after_meld", {}),
    "score.unopened_hand_factor": (2, {"initial.table": [["-inf", 400]]}),
    "penalty.red_three_hidden": (-300, {"table.enforcement": "penalise"}),
    "match.cutter": ("left_of_dealer", {"deal.exact_cut_bonus": {**CUT, "who": "cutter_team"}}),
    "deal.upcard_max_rejects": (1, {}),
    "wild_meld.pile_take": ("same_kind_pair", {**WILD, "pile.blocked_tops": ["3b", "3r"]}),
}
"""Flips of Classic."""

AMERICAN: dict[str, tuple[object, Overrides]] = {
    "deal.turn_card": (40, {}),
    "bonus_cards.mode": ("reserved_packets", {}),
    "bonus_cards.counts": ([2, 1], {}),
    "bonus_cards.needs_turn_card": (False, {}),
    "bonus_cards.limit": ("through_turn_card", {}),
    "bonus_cards.with_pile_take": (False, {}),
    "bonus_cards.usable": ("same_turn", {}),
    "bonus_cards.not_if_going_out": (
        False,
        {
            **ALWAYS_OUT,
            "deal.hand_size": 3,
            "initial.table": [["-inf", 0]],
            "initial.require": "none",
            "go_out.final_discard": "optional",
        },
    ),
    "three.keep_one_for_straight": (False, {}),
    "three.keep_any": (True, {}),
    "three.in_hand_scores_as_laid": (True, {"three.keep_any": True}),
    "special_rank.bonus": ({"A_pure": 1000, "7_any": 1}, {"meld.canasta_size": 4}),
    "special_rank.incomplete": ({}, {}),
    "special_rank.hand_set": ({}, {}),
    "discard.empty_pile_ban": ([], {}),
    "discard.empty_pile_fallback": (
        "retract_melds",
        {
            "deal.hand_size": 4,
            "initial.table": [["-inf", 0]],
            "initial.require": "none",
            "meld.canasta_size": 3,
            "go_out.canastas": 5,
        },
    ),
    "stock_end.last_three_modern": ("must_lay", {}),
}
"""Options of the modern game, flipped from the American rules of 2017."""

RUNS: dict[str, tuple[object, Overrides]] = {
    "sequence.enabled": (False, {}),
    "sequence.sizes": ([4, 7], {}),
    "sequence.wilds": (1, {}),
    "sequence.bonus": (500, {}),
    "sequence.merge": (True, {}),
    "sequence.pile_take": ("none", {}),
    "sequence.short_penalty": ({"below": 5, "points": -1000}, {}),
    "meld.same_rank": ("merge", {}),
    "red_three.discardable": (True, {"red_three.place": "optional", "discard.threes": "any"}),
    "black_three.removed_on_pile_take": ({"each": 5, "all": 100}, {}),
    "score.set_bonus": ([{"canastas": 2, "points": 1000}], {"meld.canasta_size": 4}),
}
"""Flips of American Samba."""


ELSEWHERE = {
    "foot.peek": "test_foot.py: what the owner's view shows",
    "sequence.extend_complete_when_going_out": "test_sequences.py",
    "match.instant_win": "test_special_hands.py",
    "red_three.role": "with black_three.role: American presets, test_threes.py",
    "score.matrix": "with red_three.positive_if: EX-131 to EX-136",
    "go_out.final_face_down": "test_discards.py",
    "match.end": "test_match.py",
    "match.tie": "test_match.py",
    "wild_meld.counts_to_go_out": "test_going_out.py",
    "concealed.lenient": "EX-106",
    "red_three.in_hand_end": "EX-143: never reached in play, because red threes are laid at once",
    "penalty.pile_illegal": "EX-066 and test_penalties.py",
    "penalty.go_out_after_no": "test_penalties.py",
    "penalty.opening_low": "test_penalties.py",
    "table.restore_pile": "EX-066 and test_penalties.py",
    "table.undo_meld": "tests/record: the undo policy",
}

DISPLAY_ONLY = {
    "pack.wild_ranks": "twos and the pack's jokers, in every source; anything else is refused",
    "match.seating": "one value",
    "match.dealer_rotation": "left and alternate pass the deal on alike",
    "match.first_player": "one value",
    "match.score_unit": "how the sides are formed settles who keeps a total",
    "penalty.talk_answer": "conduct at a table with people",
    "table.pile_view": "what the screen shows of the pile",
}


LATE: Mapping[str, int] = {
    "deal.upcard_reject": 4,
    "deal.upcard_reject_action": 4,
    "red_three.replace_when_from_pile": 26,
    "black_three.blocks_next": 16,
    "black_three.meld_wilds": 9,
    "black_three.no_discard_first_round": 9,
    "wild_meld.enabled": 27,
    "wild_meld.sizes": 27,
    "wild_meld.lock": 27,
    "wild_meld.bonus": 27,
    "wild_meld.incomplete": 27,
    "pile.special_hand_one_card": 8,
    "pile.blocked_tops": 13,
    "freeze.wild_upcard": 39,
    "freeze.red_three_upcard": 26,
    "permission.whom": 24,
    "permission.timing": 49,
    "permission.binding": 15,
    "permission.limit_per_deal": 51,
    "concealed.total": 5,
    "concealed.scope": 130,
    "concealed.own_canasta": 5,
    "concealed.no_layoff": 49,
    "concealed.pile_ok": 339,
    "concealed.without_canasta_total": 5,
    "special_hands.wild_pair": 128,
    "special_hands.distinct_pairs": 42,
    "special_hands.partner_courtesy": 9,
    "stock_end.last_red_three": 32,
    "penalty.red_three_hidden": 5,
    "bonus_cards.needs_turn_card": 15,
    "bonus_cards.limit": 40,
    "bonus_cards.usable": 10,
    "three.in_hand_scores_as_laid": 5,
    "discard.empty_pile_fallback": 19,
    "stock_end.last_three_modern": 32,
    "sequence.bonus": 5,
    "match.cutter": 17,
    "deal.upcard_max_rejects": 4,
    "wild_meld.pile_take": 22,
}
"""Deals in which options that seldom matter once did: tried first, all others after them."""


def differ(game: str, key: str, value: object, base: Overrides, most: int) -> bool:
    """Whether another value of an option changes any of so many deals."""
    before = resolve(game, base)
    after = resolve(game, {**base, key: value})
    assert before != after
    return part(before, after, LATE.get(key, 0), most)


def part(before: TableRules, after: TableRules, first: int, most: int) -> bool:
    """Whether any of so many deals goes otherwise under the other rules; `first` is tried first."""
    return any(trace(before, seed) != trace(after, seed) for seed in (first, *range(most)))


def trace(rules: TableRules, seed: int) -> list[object]:
    """What one seeded deal of random play comes to, step by step."""
    match = Match(rules, seed)
    state, _ = match.start_deal()
    rng = random.Random(seed)
    steps: list[object] = [match.seating]
    while state.phase is not Phase.OVER:
        action = random_action(state, rng)
        steps.append(action)
        act(state, action)
    steps += [state.result, score_deal(state)]
    return steps


@for_each("key", FLIPS)
def test_flipping_the_option_changes_what_happens(key: str) -> None:
    value, base = FLIPS[key]
    assert differ("classic_4p", key, value, base, 400)


@for_each("key", AMERICAN)
def test_flipping_an_option_of_the_modern_game_changes_what_happens(key: str) -> None:
    value, base = AMERICAN[key]
    assert differ("american_2017", key, value, base, 200)


@for_each("key", RUNS)
def test_flipping_an_option_of_samba_changes_what_happens(key: str) -> None:
    value, base = RUNS[key]
    assert differ("samba_us", key, value, base, 400)


IN_TABLES = {*FLIPS, *AMERICAN, *RUNS, *ELSEWHERE, *DISPLAY_ONLY}
PLAIN = [spec for spec in OPTIONS if spec.key not in IN_TABLES]
"""Options that matter in Classic, or under what they call for themselves."""


@for_each("spec", PLAIN, ids=lambda spec: spec.key)
def test_another_value_of_any_other_option_changes_what_happens(spec: OptionSpec) -> None:
    first = LATE.get(spec.key, 0)
    assert any(part(before, after, first, 100) for before, after in [*changes(spec)][::-1])


def test_the_tables_name_only_options_that_exist() -> None:
    assert {spec.key for spec in OPTIONS} >= IN_TABLES

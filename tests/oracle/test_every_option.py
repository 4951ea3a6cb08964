"""Every option matters to the engine, and the referee knows it.

Under each option alone, varied in a game, some deal is one that the other value refuses or counts
otherwise; engine and referee must stop at the same action of it. A row names an option that matters
seldom, another value for it, and the rules beside which it does; all others are tried with the
values they know.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import replace

from canasta_qt.engine import Match, Phase, act, random_action, resolve, score_deal
from canasta_qt.engine.rules import OPTIONS, OptionSpec, TableRules, option
from tests.helpers.alternatives import FIXED, changes
from tests.helpers.cases import for_each
from tests.oracle.compare import cuts_of, refused_by_engine, refused_by_referee
from tests.oracle.matches import random_matches

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


FEW = {**ALWAYS_OUT, "deal.hand_size": 4, "initial.table": [["-inf", 0]]}
"""Hands so short that random play goes out with the whole of one."""


CUT = {"who": "each_player", "cards": 30, "points": 100}

FLIPS: dict[str, tuple[object, Overrides]] = {
    "deal.upcard_reject": (["3r"], {}),
    "deal.upcard_reject_action": ("bury", {}),
    "red_three.replace_when_from_pile": (True, {}),
    "red_three.otherwise": ("zero", {"red_three.positive_if": "canastas_ge:2"}),
    "red_three.in_hand_end": ({"each": -100}, {"red_three.place": "optional"}),
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
    "wild_meld.enabled": (True, {"discard.wild": "never", "deal.hand_size": 13}),
    "wild_meld.sizes": ([4, 7], WILD),
    "wild_meld.lock": (True, WILD),
    "wild_meld.bonus": (
        {"all_twos": 1, "all_jokers": 2, "mixed": 3},
        {**WILD, "meld.canasta_size": 3},
    ),
    "wild_meld.incomplete": ({"normal": -1000, "all_jokers": -1000}, WILD),
    "wild_meld.counts_to_go_out": (
        False,
        {
            **WILD,
            "pack.jokers": 12,
            "meld.canasta_size": 4,
            "deal.hand_size": 5,
            "discard.wild": "never",
            "initial.table": [["-inf", 0]],
        },
    ),
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
    "concealed.scope": ("team", {**FEW, "concealed.own_canasta": False}),
    "concealed.own_canasta": (False, {**ALWAYS_OUT, "deal.hand_size": 4}),
    "concealed.no_layoff": (False, {**ALWAYS_OUT, "meld.canasta_size": 3, "deal.hand_size": 4}),
    "concealed.lenient": (
        True,
        {**FEW, "concealed.own_canasta": False, "deal.hand_size": 3, "meld.min_size": 2},
    ),
    "concealed.pile_ok": (False, {**FEW, "concealed.own_canasta": False}),
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


NOTHING: Overrides = {
    "pack.points": dict.fromkeys(["X", "2", "A", "K", "Q", "J", "T", *"987654"], 0),
    "black_three.points_melded": 0,
    "black_three.points_hand": 0,
    "red_three.totals": [0, 0, 0, 0, 0],
    "score.canasta": {"natural": 0, "mixed": 0},
    "go_out.bonus": 0,
    "concealed.total": None,
    "initial.table": [["-inf", 0]],
}
"""Rules under which nobody scores anything."""

MATCHES: dict[str, tuple[object, Overrides]] = {
    "match.end": ({"kind": "deals", "count": 1}, {"match.end": {"kind": "deals", "count": 2}}),
    "match.tie": ("shared", {**NOTHING, "match.end": {"kind": "deals", "count": 1}}),
    "match.instant_win": ({"canastas": 1}, {"meld.canasta_size": 3}),
}
"""What decides whether another deal is played, flipped from Classic."""

UNJUDGED: dict[str, str] = {
    "match.partner_selection": "a log holds who sits where",
    "match.first_dealer": "a log holds who deals first",
    "match.cutter": "what was cut is chance, which the referee is told",
    "deal.upcard_max_rejects": "a log holds the deck that was dealt in the end",
    "penalty.asked_but_unable": "where the referee sits faults are refused, not punished",
    "penalty.red_three_hidden": "where the referee sits faults are refused, not punished",
    "table.enforcement": "where the referee sits faults are refused, not punished",
}
"""Options that change what happens, but nothing that the referee judges, and why."""

ELSEWHERE: dict[str, str] = {
    **dict.fromkeys(FIXED, "one value, or none else that fits"),
    "match.dealer_rotation": "left and alternate pass the deal on alike",
    "match.score_unit": "how the sides are formed settles who keeps a total",
    "foot.peek": "test_foot.py: what the owner's view shows",
    "go_out.final_face_down": "test_discards.py: what the others see",
    "penalty.pile_illegal": "EX-066 and test_penalties.py: faults",
    "penalty.go_out_after_no": "test_penalties.py: faults",
    "penalty.opening_low": "test_penalties.py: faults",
    "penalty.talk_answer": "conduct at a table with people",
    "table.restore_pile": "EX-066 and test_penalties.py: faults",
    "table.undo_meld": "tests/record: the undo policy",
    "table.pile_view": "what the screen shows of the pile",
}
"""Options that change no deal of random play, and where they are asked about."""


LATE: Mapping[str, int] = {
    "deal.upcard_reject": 31,
    "deal.upcard_reject_action": 11,
    "red_three.replace_when_from_pile": 11,
    "red_three.in_hand_end": 4,
    "black_three.blocks_next": 8,
    "black_three.meld_is_canasta": 10,
    "black_three.points_melded": 7,
    "black_three.no_discard_first_round": 5,
    "wild_meld.sizes": 67,
    "wild_meld.lock": 67,
    "wild_meld.bonus": 67,
    "wild_meld.incomplete": 67,
    "initial.splash": 5,
    "pile.special_hand_one_card": 3,
    "pile.cap_conflict": 23,
    "pile.blocked_tops": 8,
    "freeze.wild_upcard": 31,
    "freeze.red_three_upcard": 11,
    "discard.pass_with_one": 4,
    "permission.whom": 4,
    "permission.binding": 30,
    "concealed.scope": 16,
    "concealed.no_layoff": 69,
    "concealed.lenient": 115,
    "concealed.pile_ok": 16,
    "special_hands.wild_pair": 80,
    "special_hands.distinct_pairs": 190,
    "special_hands.partner_courtesy": 8,
    "stock_end.last_red_three": 5,
    "bonus_cards.limit": 13,
    "discard.empty_pile_ban": 3,
    "stock_end.last_three_modern": 23,
    "sequence.merge": 14,
    "sequence.pile_take": 12,
    "meld.same_rank": 5,
    "foot.when": 3,
    "black_three.meld": 7,
    "pile.initial_ace_pair": 23,
    "go_out.kinds": 4,
    "go_out.final_ban": 4,
    "initial.concealed_exempt": 6,
    "sequence.extend_complete_when_going_out": 973,
    "penalty.red_three_hidden": 5,
    "match.cutter": 17,
    "deal.upcard_max_rejects": 4,
}
"""Deals in which options that seldom matter once did: tried first, all others after them."""


Pair = tuple[TableRules, TableRules]
"""Rules, and the same with another value of one option."""


def flipped(game: str, key: str, row: tuple[object, Overrides]) -> list[Pair]:
    """A game with what a row says beside the option, without and with the row's value of it."""
    value, beside = row
    return [(resolve(game, beside), resolve(game, {**beside, key: value}))]


def judged_alike(key: str, pairs: Iterable[Pair], most: int, deals: int = 1) -> None:
    """One of so many matches is one that the other value stops, for engine and referee alike."""
    pairs = [*pairs]
    for seed in (LATE.get(key, 0), *range(most)):
        for pair in pairs:
            for played, asked in (pair, pair[::-1]):
                match = next(random_matches("", played, deals, str(seed)))
                log = replace(match, rules=asked)
                stopped = refused_by_engine(log)
                if stopped is not None:
                    assert refused_by_referee(log, cuts_of(log)) == stopped, (seed, asked)
                    return
    raise AssertionError(f"{key} changes nothing in {most} deals")


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


@for_each("key", FLIPS.keys() - UNJUDGED.keys())
def test_an_option_flipped_in_classic_is_judged_alike(key: str) -> None:
    judged_alike(key, flipped("classic_4p", key, FLIPS[key]), 400)


@for_each("key", AMERICAN)
def test_an_option_flipped_in_the_modern_game_is_judged_alike(key: str) -> None:
    judged_alike(key, flipped("american_2017", key, AMERICAN[key]), 200)


@for_each("key", RUNS)
def test_an_option_flipped_in_samba_is_judged_alike(key: str) -> None:
    judged_alike(key, flipped("samba_us", key, RUNS[key]), 400)


@for_each("key", MATCHES)
def test_an_option_that_ends_a_match_is_judged_alike(key: str) -> None:
    judged_alike(key, flipped("classic_4p", key, MATCHES[key]), 20, deals=2)


IN_TABLES = {*FLIPS, *AMERICAN, *RUNS, *MATCHES, *UNJUDGED, *ELSEWHERE}
PLAIN = [spec for spec in OPTIONS if spec.key not in IN_TABLES]
"""Options that matter in Classic, or under what they call for themselves."""


@for_each("spec", PLAIN, ids=lambda spec: spec.key)
def test_another_value_of_any_other_option_is_judged_alike(spec: OptionSpec) -> None:
    judged_alike(spec.key, [*changes(spec)][::-1], 100)


@for_each("key", UNJUDGED)
def test_an_option_that_the_referee_never_meets_changes_what_happens(key: str) -> None:
    row = FLIPS.get(key)
    pairs = flipped("classic_4p", key, row) if row else [*changes(option(key))][::-1]
    seeds = (LATE.get(key, 0), *range(100))
    assert any(trace(one, seed) != trace(other, seed) for seed in seeds for one, other in pairs)


def test_the_tables_name_only_options_that_exist() -> None:
    assert {spec.key for spec in OPTIONS} >= IN_TABLES

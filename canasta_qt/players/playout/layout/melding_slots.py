"""Slots of the rule vector about melds, the pile, runs and second hands, and who plays."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import SEQUENCE as KINDS
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for
from canasta_qt.players.playout.layout import rule_rows as rows
from canasta_qt.players.playout.layout.slots import ANY, Slot, among, choice, derived, number, word


def _need(kind: str) -> Slot:
    """Canastas of a kind that going out asks for."""

    def of(rules: TableRules) -> int:
        return max((need.min for need in rules.go_out.kinds if need.kind == kind), default=0)

    return derived(f"NEED_{kind.upper()}", of, "go_out.kinds")


def _must_ask(rules: TableRules) -> int:
    until = ("before_any_meld", "after_top_card_meld", "when_ready").index(rules.permission.timing)
    partners = len(setup_for(rules).sides[0]) > 1
    return 1 + until if rules.permission.mode == "mandatory" and partners else 0


def _short_run(rules: TableRules, part: str) -> int:
    short = rules.sequence.short_penalty
    return 0 if short is None else int(getattr(short, part))


COMPANY: Final = (
    derived(
        "SEATS",
        lambda rules: len(setup_for(rules).order_of_deal(1)),
        "match.players",
        "match.team_mode",
    ),
    derived("SIDES", lambda rules: len(setup_for(rules).sides), "match.team_mode", "match.players"),
    number("HAND_SIZE", "deal.hand_size"),
    number("DRAW", "draw.count"),
    word("SHORT_ENDS", "draw.short_stock", "end_hand"),
)
MELDS: Final = (
    number("CANASTA", "meld.canasta_size"),
    number("LEAST", "meld.min_size"),
    number("MOST", "meld.max_size"),
    number("MAX_WILDS", "meld.max_wilds"),
    choice("RATIO", "meld.ratio", "none", "nat_ge_wild", "nat_gt_wild", "nat_ge_2wild"),
    derived(
        "ADD_NATURAL",
        lambda rules: rules.meld.add_natural_to_canasta + 2 * rules.meld.discard_heap,
        "meld.add_natural_to_canasta",
        "meld.discard_heap",
    ),
    number("ADD_WILD_NATURAL", "meld.add_wild_to_natural_canasta"),
    number("ADD_WILD_MIXED", "meld.add_wild_to_mixed_canasta"),
    number("WILD_MELD", "wild_meld.enabled"),
    derived("WILD_LEAST", lambda rules: rules.wild_meld.sizes[0], "wild_meld.sizes"),
    derived("WILD_MOST", lambda rules: rules.wild_meld.sizes[1] or ANY, "wild_meld.sizes"),
    number("WILD_LOCK", "wild_meld.lock"),
    derived("ALL_TWOS", lambda rules: rules.wild_meld.bonus.all_twos, "wild_meld.bonus"),
    derived("ALL_JOKERS", lambda rules: rules.wild_meld.bonus.all_jokers, "wild_meld.bonus"),
    derived("MIXED_WILD", lambda rules: rules.wild_meld.bonus.mixed, "wild_meld.bonus"),
    derived("WILD_SHORT", lambda rules: rules.wild_meld.incomplete.normal, "wild_meld.incomplete"),
    derived(
        "WILD_SHORT_JOKERS",
        lambda rules: rules.wild_meld.incomplete.all_jokers,
        "wild_meld.incomplete",
    ),
    number("JOKERS", "pack.jokers"),
    choice(
        "FEET",
        "foot.pickup",
        "none",
        "hand_empty",
        "own_first_canasta",
        "own_first_nonblack_canasta",
        "partner_then_self",
    ),
)
PILE: Final = (
    choice("WILD_TAKES", "wild_meld.pile_take", "never", "same_kind_pair"),
    choice(
        "TAKE_TO_OPEN",
        "pile.take_in_opening_turn",
        "allowed",
        "allowed_after_hand_opening",
        "not_allowed",
    ),
    number("FROZEN_UNOPENED", "pile.frozen_before_open"),
    number("ALWAYS_FROZEN", "pile.always_frozen"),
    number("NATURAL_PLUS_WILD", "pile.natural_plus_wild"),
    choice("LAYOFF", "pile.layoff", "any_meld", "incomplete_only", "no"),
    derived(
        "NEED_UNFROZEN", lambda rules: rules.pile.naturals_needed.unfrozen, "pile.naturals_needed"
    ),
    derived("NEED_FROZEN", lambda rules: rules.pile.naturals_needed.frozen, "pile.naturals_needed"),
    choice("OWN_RANK", "pile.own_canasta_rank", "allowed", "pair_only", "forbidden"),
    number("LEAST_HAND", "pile.least_hand"),
    choice("ONE_CARD", "pile.one_card", "allow", "only_if_going_out", "forbid"),
    number("TOP_COUNTS", "initial.top_card_counts"),
)
_GROUP_OPTIONS = (
    "meld.min_size",
    "meld.max_size",
    "meld.min_naturals",
    "meld.max_wilds",
    "meld.ratio",
    "meld.wild_cap_scope",
    "meld.canasta_size",
    "pack.decks",
    "pack.jokers",
)
GROUPS: Final = (
    derived("GROUPS", rows.groups, *_GROUP_OPTIONS, width=rows.MOST_WILDS + 1),
    derived("GROUPS_LYING", rows.groups_lying, *_GROUP_OPTIONS, width=rows.MOST_WILDS + 1),
    derived("FREEZES", rows.freezing, "freeze.wild_discard", "freeze.black_three", width=KINDS),
)
RUNS: Final = (
    derived("MANY", lambda rules: rules.meld.same_rank != "merge", "meld.same_rank"),
    number("HAS_RUNS", "sequence.enabled"),
    derived("RUN_LEAST", lambda rules: rules.sequence.sizes[0], "sequence.sizes"),
    derived("RUN_MOST", lambda rules: rules.sequence.sizes[1] or ANY, "sequence.sizes"),
    number("RUN_BONUS", "sequence.bonus"),
    choice("RUN_TAKE", "sequence.pile_take", "none", "top_only", "whole_pile"),
    number("RUN_GROWS", "sequence.extend_complete_when_going_out"),
    derived("RUN_SHORT", lambda rules: _short_run(rules, "below"), "sequence.short_penalty"),
    derived(
        "RUN_SHORT_POINTS", lambda rules: _short_run(rules, "points"), "sequence.short_penalty"
    ),
)
FEET: Final = (
    number("FOOT_SIZE", "deal.foot_size"),
    word("FOOT_AT_ONCE", "foot.when", "same_turn_if_melded_out"),
    number("PARTNER_IN_FOOT", "go_out.partner_in_foot"),
    derived(
        "FOOT_THREES_REPLACED",
        lambda rules: rules.foot.red_three_replaced and rules.red_three.replace_from_stock,
        "foot.red_three_replaced",
    ),
    number("FOOT_COSTS", "foot.unpicked_counts"),
    number("FOOT_RED", "foot.unpicked_red_three"),
    _need("sevens"),
    derived(
        "MUST_ASK",
        _must_ask,
        "permission.mode",
        "permission.timing",
        "match.team_mode",
        "match.players",
        knows=among("permission.mode", "optional", "none", "mandatory"),
    ),
    derived("TIERS", lambda rules: bool(rules.initial.tiers), "initial.tiers"),
    derived(
        "HANDS",
        lambda rules: len(rows.special_ways(rules)),
        "special_hands.list",
        "special_hands.wild_pair",
        knows=lambda rules: len(rows.special_ways(rules)) <= rows.MOST_WAYS,
    ),
    derived(
        "WAYS",
        rows.ways,
        "special_hands.list",
        "special_hands.wild_pair",
        width=rows.WAY * rows.MOST_WAYS,
    ),
)

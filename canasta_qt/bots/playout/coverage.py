"""Which rules a playout knows; under others bots play by their heuristics alone.

An option that a playout does not know may only have its classic value. So a new option is unknown
until somebody teaches the playout to honour it and a test walks it beside the engine.
"""

from __future__ import annotations

from canasta_qt.bots.playout.block import EARNERS
from canasta_qt.bots.playout.block_rows import special_ways
from canasta_qt.bots.playout.places import MOST_SETS, MOST_WAYS
from canasta_qt.engine.opening.requirements import from_hand_first, pair_outside
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.options import OPTIONS, OptionSpec
from canasta_qt.engine.rules.table_rules import get
from canasta_qt.engine.setup import setup_for

_KNOWN = (
    "pack.decks",
    "pack.jokers",
    "pack.points",
    "deal.hand_size",
    "deal.turn_card",
    "deal.foot_size",
    "foot.when",
    "foot.red_three_replaced",
    "foot.unpicked_counts",
    "foot.unpicked_red_three",
    "bonus_cards.counts",
    "bonus_cards.needs_turn_card",
    "bonus_cards.limit",
    "bonus_cards.with_pile_take",
    "bonus_cards.usable",
    "draw.count",
    "draw.short_stock",
    "red_three.totals",
    "red_three.positive_if",
    "red_three.discardable",
    "red_three.negate_only_if_opponents_out",
    "black_three.totals",
    "black_three.removed_on_pile_take",
    "black_three.blocks_next",
    "black_three.meld",
    "black_three.meld_sizes",
    "black_three.meld_is_canasta",
    "black_three.points_melded",
    "black_three.points_hand",
    "black_three.no_discard_first_round",
    "meld.min_size",
    "meld.max_size",
    "meld.canasta_size",
    "meld.min_naturals",
    "meld.max_wilds",
    "meld.ratio",
    "meld.wild_cap_scope",
    "meld.add_natural_to_canasta",
    "meld.add_wild_to_natural_canasta",
    "meld.add_wild_to_mixed_canasta",
    "meld.rule_of_five",
    "meld.dead_ranks",
    "meld.same_rank",
    "meld.never_wild_ranks",
    "meld.wild_only_if_opened_dirty",
    "wild_meld.enabled",
    "wild_meld.sizes",
    "wild_meld.lock",
    "wild_meld.bonus",
    "wild_meld.incomplete",
    "wild_meld.counts_to_go_out",
    "sequence.enabled",
    "sequence.sizes",
    "sequence.bonus",
    "sequence.pile_take",
    "sequence.extend_complete_when_going_out",
    "sequence.short_penalty",
    "initial.table",
    "initial.basis",
    "initial.top_card_counts",
    "initial.concealed_exempt",
    "initial.from_hand_only",
    "initial.splash",
    "initial.tiers",
    "initial.may_complete_mixed_canasta",
    "special_rank.bonus",
    "special_rank.incomplete",
    "special_rank.hand_set",
    "pile.take_in_opening_turn",
    "pile.opening_pair",
    "pile.frozen_before_open",
    "pile.always_frozen",
    "pile.natural_plus_wild",
    "pile.layoff",
    "pile.naturals_needed",
    "pile.own_canasta_rank",
    "pile.n",
    "pile.needs_n",
    "pile.blocked_tops",
    "pile.blocked_ranks",
    "pile.one_card",
    "freeze.wild_discard",
    "freeze.black_three",
    "discard.wild",
    "discard.empty_pile_fallback",
    "discard.pass_with_one",
    "go_out.final_ban",
    "go_out.blocked_by_incomplete",
    "deal.pile_face_down",
    "deal.pile_face_down_map",
    "draw.extra_with_pile",
    "initial.all_pure_up_to",
    "initial.before_draw_only",
    "score.unopened_hand_factor",
    "special_hands.wild_pair",
    "score.matrix",
    "go_out.canastas",
    "go_out.kinds",
    "go_out.red_threes",
    "go_out.partner_in_foot",
    "go_out.final_discard",
    "go_out.bonus",
    "concealed.total",
    "concealed.scope",
    "concealed.own_canasta",
    "concealed.no_layoff",
    "concealed.lenient",
    "concealed.pile_ok",
    "concealed.without_canasta_total",
    "stock_end.mode",
    "stock_end.forced_layoff",
    "stock_end.last_red_three",
    "score.canasta",
)
"""Options of which a playout knows every value."""

_NO_MATTER = (
    "deal.upcard",
    "deal.upcard_reject",
    "deal.upcard_reject_action",
    "deal.upcard_max_rejects",
    "deal.exact_cut_bonus",
    "freeze.wild_upcard",
    "freeze.red_three_upcard",
    "go_out.final_face_down",
    "permission.timing",
    "permission.binding",
    "permission.limit_per_deal",
    "permission.whom",
)
"""Options that make no difference from a deal's first turn on, or only between the partners."""

_SOME: dict[str, tuple[object, ...]] = {
    "permission.mode": ("optional", "none", "mandatory"),
    "foot.pickup": EARNERS,
    "wild_meld.pile_take": ("same_kind_pair",),
    "red_three.place": ("on_receipt", "own_turn_start", "optional"),
    "red_three.otherwise": ("negate", "zero", "canastone"),
    "red_three.role": ("modern", "penalty_card"),
    "black_three.role": ("modern", "bonus_like_red"),
    "bonus_cards.mode": ("draw_from_stock", "reserved_packets", "draw_now"),
    "discard.threes": ("none", "any"),
    "pile.amount": ("top_n", "from_chosen_card"),
    "initial.require": ("pure_meld", "pure_or_wild_meld", "all_pure"),
    "stock_end.last_three_modern": ("must_lay",),
}
"""Options of which a playout knows some values besides the classic one."""


def is_known_tier(need: str) -> bool:
    """Whether playouts know openings with this demand of `initial.tiers`; they do without any.

    Where they do not, they are not asked until every side with such a demand has opened.
    """
    return not need or need.startswith("hidden")


def unknown_options(rules: TableRules) -> tuple[str, ...]:
    """Keys of the options whose value a playout does not know; empty: it can play these rules."""
    keys = [spec.key for spec in OPTIONS if not _is_known(rules, spec)]
    keys += [key for key in _together(rules) if key not in keys]
    return tuple(keys)


def _together(rules: TableRules) -> list[str]:
    """Options that a playout knows, but not beside certain others."""
    keys = []
    concealed = rules.concealed.total is not None and rules.concealed.no_layoff
    if rules.meld.dead_ranks != "none" and concealed and rules.concealed.lenient:
        keys.append("meld.dead_ranks")
    if rules.black_three.role != "stop" and rules.discard.threes != "none":
        keys.append("discard.threes")
    optional = rules.red_three.place == "optional"
    if optional and (rules.red_three.role == "modern" or rules.black_three.role != "stop"):
        keys.append("red_three.place")
    if rules.discard.pass_with_one and rules.red_three.role == "modern":
        keys.append("discard.pass_with_one")
    now = rules.bonus_cards.mode == "draw_now"
    waits = rules.bonus_cards.usable == "next_turn"
    last = rules.go_out.final_ban or rules.three.keep_one_for_straight
    if now and (waits or last or rules.discard.empty_pile_fallback != "least_bad"):
        keys.append("bonus_cards.mode")
    if pair_outside(rules) and (rules.initial.tiers or rules.meld.same_rank != "merge"):
        keys.append("pile.opening_pair")
    retracts = rules.discard.empty_pile_ban and rules.discard.empty_pile_fallback != "least_bad"
    keys += _beside_runs(rules) + _beside_feet(rules) + _beside_wild_takes(rules)
    if rules.match.team_mode == "temp_2v1" and not _can_pool(rules):
        keys.append("match.team_mode")
    if retracts and (rules.pile.amount != "all" or rules.deal.pile_face_down):
        keys.append("discard.empty_pile_fallback")
    return keys


def _can_pool(rules: TableRules) -> bool:
    """Whether a partnership that is formed in mid-deal is known beside the other rules."""
    setup = setup_for(rules)
    return not (
        setup.has_runs
        or setup.has_feet
        or setup.has_bonus_cards
        or setup.keeps_threes
        or setup.special_hands
        or rules.meld.same_rank != "merge"
        or rules.meld.dead_ranks != "none"
        or rules.black_three.role != "stop"
        or rules.black_three.removed_on_pile_take is not None
        or rules.red_three.place != "on_receipt"
        or rules.red_three.role == "penalty_card"
        or rules.permission.mode == "mandatory"
    )


def _beside_runs(rules: TableRules) -> list[str]:
    """What is not known beside runs, or beside several melds of a rank."""
    keys = []
    if rules.meld.same_rank != "merge":
        special = rules.meld.dead_ranks != "none" or rules.meld.rule_of_five
        pure = rules.meld.wild_only_if_opened_dirty
        unfinished = rules.go_out.blocked_by_incomplete or rules.special_rank.incomplete
        if special or pure or unfinished or rules.discard.empty_pile_ban:
            keys.append("meld.same_rank")
        if rules.pile.natural_plus_wild or rules.pile.layoff == "any_meld":
            keys.append("meld.same_rank")
    if rules.sequence.enabled and (
        rules.bonus_cards.mode != "none"
        or rules.concealed.total is not None
        or rules.concealed.without_canasta_total is not None
        or rules.initial.require not in ("none", "all_pure")
        or from_hand_first(rules)
        or rules.initial.splash
        or rules.go_out.final_ban
        or rules.discard.empty_pile_ban
        or rules.special_hands.hands
        or rules.pile.amount != "all"
    ):
        keys.append("sequence.enabled")
    return keys


def _beside_feet(rules: TableRules) -> list[str]:
    """What is not known beside feet."""
    apart = (
        rules.sequence.enabled,
        rules.bonus_cards.mode != "none",
        bool(rules.special_hands.hands),
        rules.red_three.role == "modern",
        rules.red_three.place == "optional",
        rules.discard.pass_with_one,
        bool(rules.discard.empty_pile_ban),
        bool(rules.deal.pile_face_down),
        rules.pile.amount == "from_chosen_card",
        rules.draw.extra_with_pile > 0,
        rules.initial.before_draw_only,
        rules.score.unopened_hand_factor != 1,
    )
    return ["deal.foot_size"] if rules.deal.foot_size and any(apart) else []


def _beside_wild_takes(rules: TableRules) -> list[str]:
    """What is not known where wild top cards may be taken."""
    initial = rules.initial
    apart = (
        rules.stock_end.forced_layoff != "none",
        rules.pile.one_card == "only_if_going_out",
        not initial.top_card_counts,
        initial.from_hand_only,
        initial.require != "none",
        initial.splash,
        not initial.may_complete_mixed_canasta,
        rules.pile.take_in_opening_turn == "allowed_after_hand_opening",
        bool(rules.discard.empty_pile_ban),
        rules.sequence.enabled,
        initial.before_draw_only,
        initial.all_pure_up_to is not None,
        rules.pile.amount == "from_chosen_card",
    )
    return ["wild_meld.pile_take"] if rules.wild_meld.pile_take != "never" and any(apart) else []


def _is_known(rules: TableRules, spec: OptionSpec) -> bool:
    value = get(rules, spec.key)
    key = spec.key
    if value == spec.default or key in _KNOWN or key in _NO_MATTER or spec.group == "match":
        return True
    if "rules" not in spec.effects or value in _SOME.get(key, ()):
        return True
    if key == "discard.rank_locks":
        ends = dict(rules.discard.rank_locks)
        return all(lock == "never" or rank in rules.go_out.final_ban for rank, lock in ends.items())
    if key == "three.keep_one_for_straight":
        return rules.red_three.role == "modern" and rules.black_three.role != "stop"
    if key == "special_hands.list":
        return len(special_ways(setup_for(rules))) <= MOST_WAYS
    if key == "score.set_bonus":
        return len(rules.score.set_bonus) <= MOST_SETS
    if key == "discard.empty_pile_ban":
        return "safe" not in rules.discard.empty_pile_ban
    return key == "red_three.in_hand_end" and rules.red_three.in_hand_end.kind in ("each", "flat")

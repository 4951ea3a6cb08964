"""Which rules a playout knows; under others bots play by their heuristics alone.

What playouts do not know of an option stands at its declaration (`beyond_playouts`), here what they
do not know beside other rules.
"""

from __future__ import annotations

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import from_hand_first, pair_outside
from canasta_qt.engine.rules.options import OPTIONS, OptionSpec
from canasta_qt.engine.rules.table_rules import get
from canasta_qt.engine.setup import setup_for
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.fill_rules import special_ways


def unknown_options(rules: TableRules) -> tuple[str, ...]:
    """Keys of the options whose value a playout does not know; empty: it can play these rules."""
    keys = [spec.key for spec in OPTIONS if spec.beyond_playouts and _is_beyond(rules, spec)]
    return tuple(dict.fromkeys((*keys, *_too_much(rules), *_together(rules))))


def _is_beyond(rules: TableRules, spec: OptionSpec) -> bool:
    value, beyond = get(rules, spec.key), spec.beyond_playouts
    if isinstance(beyond, bool):
        return value != spec.default
    words = value if isinstance(value, tuple) else (value,)
    return any(word in beyond for word in words)


def _too_much(rules: TableRules) -> list[str]:
    """Options that playouts know up to a limit."""
    keys = []
    banned = rules.go_out.final_ban
    if any(lock != "never" and rank not in banned for rank, lock in rules.discard.rank_locks):
        keys.append("discard.rank_locks")
    modern = rules.red_three.role == "modern" and rules.black_three.role != "stop"
    if rules.three.keep_one_for_straight and not modern:
        keys.append("three.keep_one_for_straight")
    if len(rules.score.set_bonus) > const.MOST_SETS:
        keys.append("score.set_bonus")
    if len(special_ways(setup_for(rules))) > const.MOST_WAYS:
        keys.append("special_hands.list")
    return keys


def _together(rules: TableRules) -> list[str]:
    """Options that a playout knows, but not beside certain others."""
    keys = []
    concealed = rules.concealed.total is not None and rules.concealed.no_layoff
    if rules.meld.dead_ranks != "none" and concealed and rules.concealed.lenient:
        keys.append("meld.dead_ranks")
    if pair_outside(rules) and (rules.initial.tiers or rules.meld.same_rank != "merge"):
        keys.append("pile.opening_pair")
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
        or rules.initial.tiers
        or rules.meld.discard_heap
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
        if rules.pile.amount == "from_chosen_card":
            keys.append("pile.amount")
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
        or rules.meld.discard_heap
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

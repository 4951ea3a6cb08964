"""The rule block of a playout: the numbers of `places` from table rules, or why there is none."""

from __future__ import annotations

from itertools import repeat

from canasta_qt.bots.heuristic.weights import STEADY
from canasta_qt.bots.playout import foot_places as foot
from canasta_qt.bots.playout import places as at
from canasta_qt.bots.playout.block_rows import THREES, never_goes_out, write_hands, write_rows
from canasta_qt.bots.playout.price_rows import write_prices
from canasta_qt.bots.playout.styles import careful_style_of, style_of, write_style
from canasta_qt.engine.opening.requirements import pair_outside
from canasta_qt.engine.pile.taking import needs_minimum_pile
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import setup_for

EARNERS = ("hand_empty", "own_first_canasta", "own_first_nonblack_canasta")
"""What brings a foot, of what a playout knows."""

_CONDITIONS = ("has_meld", "canastas_ge", "always", "matrix", "clean_and_dirty", "kind")
"""Of red threes: when they count for their side."""


def rule_block(rules: TableRules, *, paired: bool = False, careful: bool = False) -> list[int]:
    """The rules as numbers. Only rules without `unsupported` options give a true block.

    `paired`: as they are once a temporary partnership has been formed (P9). `careful`: players
    weigh all they do.
    """
    block = [0] * at.RULES_SIZE
    for index, value in {
        **_company(rules),
        **_melds(rules),
        **_wild(rules),
        **_pile(rules),
        **_ending(rules),
        **_concealed(rules),
        **_threes(rules),
        **_special(rules),
        **_bonus(rules),
        **_runs(rules),
        **_italian(rules),
        **_feet(rules),
        **_asking(rules),
    }.items():
        block[index] = int(value)
    if paired:
        block[at.SIDES] = 2
    write_rows(block, rules)
    write_hands(block, setup_for(rules))
    write_prices(block, STEADY.suited(rules))
    style = careful_style_of(rules) if careful else style_of(rules)
    for seat in range(at.MOST_SEATS):
        write_style(block, seat, style)
    return block


def _company(rules: TableRules) -> dict[int, int]:
    return {
        at.SEATS: len(setup_for(rules).order_of_deal(1)),
        at.SIDES: len(setup_for(rules).sides),
        at.HAND_SIZE: rules.deal.hand_size,
        at.UPCARD: rules.deal.upcard,
        at.DRAW: rules.draw.count,
        at.SHORT_ENDS: rules.draw.short_stock == "end_hand",
        at.JOKERS: rules.pack.jokers,
        at.TEMPORARY: setup_for(rules).temporary,
    }


def _italian(rules: TableRules) -> dict[int, int]:
    """What the Italian games add to openings, takes and the score."""
    initial = rules.initial
    limit = initial.all_pure_up_to
    pure_up_to = -1 if limit is None else limit
    lock = rules.wild_meld.lock and "wild" in rules.go_out.blocked_by_incomplete
    block = {
        at.PURE_UP_TO: at.NEVER_MORE if initial.require == "all_pure" else pure_up_to,
        at.BEFORE_DRAW: initial.before_draw_only,
        at.EXTRA: rules.draw.extra_with_pile,
        at.CLEAN_WILDS: any(need.kind == "dirty" for need in rules.go_out.kinds)
        or rules.red_three.positive_if == "clean_and_dirty",
        at.WILDS_HELD: lock,
        at.UNOPENED_FACTOR: rules.score.unopened_hand_factor,
        at.SETS: len(rules.score.set_bonus),
    }
    for number, one in enumerate(rules.score.set_bonus[: at.MOST_SETS]):
        wanted = (one.canastas, one.natural, one.mixed, one.clean, one.dirty)
        for place, value in enumerate((*wanted, one.points, one.replaces or 0)):
            block[at.SET_ROWS + at.SET_ROW * number + place] = value
    return block


def _limit(number: int | None) -> int:
    return at.ANY if number is None else number


def _melds(rules: TableRules) -> dict[int, int]:
    meld = rules.meld
    ratios = ("none", "nat_ge_wild", "nat_gt_wild", "nat_ge_2wild")
    return {
        at.CANASTA: meld.canasta_size,
        at.LEAST: meld.min_size,
        at.MOST: _limit(meld.max_size),
        at.MIN_NATURALS: meld.min_naturals,
        at.MAX_WILDS: _limit(meld.max_wilds),
        at.RATIO: ratios.index(meld.ratio),
        at.CAP_OF_SEVEN: meld.wild_cap_scope == "first_seven",
        at.ADD_NATURAL: meld.add_natural_to_canasta,
        at.ADD_WILD_NATURAL: meld.add_wild_to_natural_canasta,
        at.ADD_WILD_MIXED: meld.add_wild_to_mixed_canasta,
    }


def _wild(rules: TableRules) -> dict[int, int]:
    wild = rules.wild_meld
    return {
        at.WILD_MELD: wild.enabled,
        at.WILD_LEAST: wild.sizes[0],
        at.WILD_MOST: _limit(wild.sizes[1]),
        at.WILD_LOCK: wild.lock,
        at.WILD_COUNTS: wild.counts_to_go_out,
        at.ALL_TWOS: wild.bonus.all_twos,
        at.ALL_JOKERS: wild.bonus.all_jokers,
        at.MIXED_WILD: wild.bonus.mixed,
        at.WILD_SHORT: wild.incomplete.normal,
        at.WILD_SHORT_JOKERS: wild.incomplete.all_jokers,
    }


def _pile(rules: TableRules) -> dict[int, int]:
    pile = rules.pile
    return {
        at.TAKE_TO_OPEN: ("allowed", "allowed_after_hand_opening", "not_allowed").index(
            pile.take_in_opening_turn
        ),
        at.FROZEN_UNOPENED: pile.frozen_before_open,
        at.ALWAYS_FROZEN: pile.always_frozen,
        at.NATURAL_PLUS_WILD: pile.natural_plus_wild,
        at.LAYOFF: ("any_meld", "incomplete_only", "no").index(pile.layoff),
        at.NEED_UNFROZEN: pile.naturals_needed.unfrozen,
        at.NEED_FROZEN: pile.naturals_needed.frozen,
        at.OWN_RANK: ("allowed", "pair_only", "forbidden").index(pile.own_canasta_rank),
        at.CHOOSES: pile.amount == "from_chosen_card",
        at.ONE_CARD: ("allow", "only_if_going_out", "forbid").index(pile.one_card),
        foot.WILD_TAKES: rules.wild_meld.pile_take == "same_kind_pair",
        at.TOP_COUNTS: rules.initial.top_card_counts,
        at.FREEZE_WILD: rules.freeze.wild_discard,
        at.FREEZE_BLACK: rules.freeze.black_three,
        at.DISCARD_WILD: ("allowed", "never", "last_or_all_wild").index(rules.discard.wild),
        at.TOP_CARDS: (pile.n or 1) if pile.amount == "top_n" else 0,
        at.NEEDS_CARDS: (pile.n or 0) if needs_minimum_pile(rules) else 0,
        at.FACE_DOWN: down if isinstance(down := rules.deal.pile_face_down, int) else 0,
        at.NO_BLACK_FIRST: rules.black_three.no_discard_first_round,
    }


def _ending(rules: TableRules) -> dict[int, int]:
    needs = {need.kind: need.min for need in rules.go_out.kinds}
    modes = ("end_no_meld", "end_after_meld", "turn_continues_if_other_card")
    return {
        at.CANASTAS_OUT: rules.go_out.canastas,
        at.OUT_BONUS: rules.go_out.bonus,
        at.FINAL_DISCARD: rules.go_out.final_discard == "required",
        at.NEED_NATURAL: needs.get("natural", 0),
        at.NEED_MIXED: needs.get("mixed", 0),
        at.NEED_WILD: needs.get("wild", 0),
        at.NEED_CLEAN: needs.get("clean", 0),
        at.NEED_DIRTY: needs.get("dirty", 0),
        foot.NEED_SEVENS: needs.get("sevens", 0),
        at.LAST_RED: modes.index(rules.stock_end.last_red_three),
        at.ENDS_WITH_STOCK: rules.stock_end.mode == "end_after_last_draw_turn",
        at.FORCED: ("none", "whole_pile", "top_only").index(rules.stock_end.forced_layoff),
    }


def _concealed(rules: TableRules) -> dict[int, int]:
    concealed = rules.concealed
    exempt = ("no", "stock_draw_only", "always")
    return {
        at.CONCEALED_TOTAL: -1 if concealed.total is None else concealed.total,
        at.CONCEALED_PLAIN: -1
        if concealed.without_canasta_total is None
        else concealed.without_canasta_total,
        at.CONCEALED_PILE: concealed.pile_ok,
        at.CONCEALED_CANASTA: concealed.own_canasta,
        at.CONCEALED_ALONE: concealed.no_layoff,
        at.CONCEALED_TEAM: concealed.scope == "team",
        at.CONCEALED_LENIENT: concealed.lenient,
        at.OPEN_EXEMPT: exempt.index(rules.initial.concealed_exempt),
    }


def _threes(rules: TableRules) -> dict[int, int]:
    red, black = rules.red_three, rules.black_three
    condition, _, number = red.positive_if.partition(":")
    removed = black.removed_on_pile_take
    modern = red.role == "modern"
    spares = rules.stock_end.last_three_modern != "must_lay"
    return {
        at.RED_IF: _CONDITIONS.index(condition),
        at.RED_IF_N: int(number) if number.isdecimal() else 0,
        at.RED_TO_GO: ("none", "ge_canastas", "all").index(rules.go_out.red_threes),
        at.RED_OTHERWISE: ("negate", "zero", "canastone").index(red.otherwise),
        at.RED_UNLESS_OUT: red.negate_only_if_opponents_out,
        at.RED_MOST: len(red.totals) - 1,
        at.OWN_TURN_THREES: red.place == "own_turn_start",
        at.BLACK_MELD: ("going_out_only", "never", "anytime").index(black.meld),
        at.BLACK_LEAST: black.meld_sizes[0],
        at.BLACK_MOST: _limit(black.meld_sizes[1]),
        at.BLACK_CANASTA: black.meld_is_canasta,
        at.TABLES_BLACK: black.role != "stop",
        at.BLACK_COUNT: max(0, len(black.totals) - 1),
        at.KEEPS_ONE: modern and rules.three.keep_one_for_straight,
        at.ENDS_WITH_THREE: modern,
        at.SPARES_THREE: modern and spares,
        at.REMOVES_BLACK: removed is not None,
        at.REMOVED_EACH: 0 if removed is None else removed.each,
        at.REMOVED_ALL: 0 if removed is None else removed.all,
        at.NO_THREES: rules.discard.threes == "none",
        at.THREES_STAY: red.place == "optional" and red.role != "penalty_card",
        at.RED_GO: rules.discard.threes == "any" and red.discardable,
        at.RED_FLAT: -red.in_hand_end.points if red.in_hand_end.kind == "flat" else 0,
    }


def _special(rules: TableRules) -> dict[int, int]:
    """Demands on melds, openings and discards that Modern American makes."""
    meld, initial = rules.meld, rules.initial
    ban, unfinished = rules.discard.empty_pile_ban, rules.go_out.blocked_by_incomplete
    locks = rules.discard.rank_locks
    first = (
        initial.from_hand_only or rules.pile.take_in_opening_turn == "allowed_after_hand_opening"
    )
    contents = {"pure_meld": 1, "pure_or_wild_meld": 2}
    content = contents.get(initial.require, 0)
    pure = initial.require == "all_pure" or initial.all_pure_up_to is not None
    pure_ranks = meld.never_wild_ranks or meld.wild_only_if_opened_dirty
    kept = setup_for(rules).keeps_threes and any(map(never_goes_out, repeat(rules), THREES))
    return {
        at.DEAD: ("none", "own_team", "both_teams").index(meld.dead_ranks),
        at.RULE_OF_FIVE: meld.rule_of_five,
        at.SPECIAL_MELDS: meld.dead_ranks != "none" or meld.rule_of_five or bool(pure_ranks),
        at.HAND_FIRST: first + pair_outside(rules),
        at.CONTENT: content,
        at.SPLASH: initial.splash,
        at.NO_MIXED_OPENING: not initial.may_complete_mixed_canasta,
        at.SPOILS: pure or not initial.may_complete_mixed_canasta,
        foot.TIERS: bool(initial.tiers),
        at.FINE_OPENING: first
        or content > 0
        or pure
        or initial.splash
        or not initial.may_complete_mixed_canasta,
        at.BANS: ("dead" in ban and meld.dead_ranks != "none")
        + 2 * ("wild" in ban)
        + 4 * bool({*ban} - {"dead", "wild"})
        + 8 * bool(locks),
        foot.HAS_LOCKS: bool(locks),
        at.PLAIN_DISCARDS: not (ban or locks or "wild" in rules.go_out.blocked_by_incomplete)
        and rules.discard.wild == "allowed"
        and rules.discard.threes != "none"
        and not rules.black_three.no_discard_first_round,
        at.RETRACTS: bool(ban) and rules.discard.empty_pile_fallback == "retract_melds",
        at.MATRIX: rules.score.matrix,
        at.UNFINISHED: sum(
            bit for bit, name in ((1, "A_pure"), (2, "7"), (4, "wild")) if name in unfinished
        ),
        at.FINE_LAST: bool(rules.go_out.final_ban or kept or locks)
        and not rules.discard.pass_with_one,
        at.PASS_ONE: rules.discard.pass_with_one,
    }


def _runs(rules: TableRules) -> dict[int, int]:
    """Runs, and several melds of a rank."""
    sequence = rules.sequence
    short = sequence.short_penalty
    needs = {need.kind: need.min for need in rules.go_out.kinds}
    return {
        at.MANY: rules.meld.same_rank != "merge",
        at.HAS_RUNS: sequence.enabled,
        at.RUN_LEAST: sequence.sizes[0],
        at.RUN_MOST: _limit(sequence.sizes[1]),
        at.RUN_BONUS: sequence.bonus,
        at.RUN_TAKE: ("none", "top_only", "whole_pile").index(sequence.pile_take),
        at.NEED_RUN: needs.get("sequence", 0),
        at.RUN_GROWS: sequence.extend_complete_when_going_out,
        at.RUN_SHORT: 0 if short is None else short.below,
        at.RUN_SHORT_POINTS: 0 if short is None else short.points,
    }


def _feet(rules: TableRules) -> dict[int, int]:
    """The second hand."""
    second = rules.foot
    return {
        at.FEET: EARNERS.index(second.pickup) + 1 if second.pickup in EARNERS else 0,
        foot.FOOT_SIZE: rules.deal.foot_size,
        foot.FOOT_AT_ONCE: second.when == "same_turn_if_melded_out",
        foot.PARTNER_IN_FOOT: rules.go_out.partner_in_foot,
        foot.FOOT_THREES_REPLACED: second.red_three_replaced and rules.red_three.replace_from_stock,
        foot.FOOT_COSTS: second.unpicked_counts,
        foot.FOOT_RED: second.unpicked_red_three,
    }


def _asking(rules: TableRules) -> dict[int, int]:
    """Until when in a turn who goes out must have asked, where that must be."""
    until = ("before_any_meld", "after_top_card_meld", "when_ready").index(rules.permission.timing)
    partners = len(setup_for(rules).sides[0]) > 1
    must = rules.permission.mode == "mandatory" and partners
    return {foot.MUST_ASK: 1 + until if must else 0}


def _bonus(rules: TableRules) -> dict[int, int]:
    """Cards for opening."""
    bonus = rules.bonus_cards
    return {
        at.BONUS_MODE: ("none", "draw_from_stock", "reserved_packets", "draw_now").index(
            bonus.mode
        ),
        at.BONUS_CARDS: bonus.counts[0],
        at.BONUS_CARDS + 1: bonus.counts[1],
        at.BONUS_TURN_CARD: bonus.needs_turn_card,
        at.BONUS_WITHIN: bonus.limit == "through_turn_card",
        at.BONUS_WITH_PILE: bonus.with_pile_take,
        at.BONUS_WAITS: bonus.usable == "next_turn",
        at.TURN_CARD: rules.deal.turn_card or 0,
    }

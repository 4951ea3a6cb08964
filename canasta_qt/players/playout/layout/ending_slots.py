"""Slots of the rule vector about openings, threes, discards, going out and the score."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import SEQUENCE as KINDS
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import (
    cards_for_a_turn,
    from_hand_first,
    holds_wilds_back,
    needs_minimum_pile,
    pair_outside,
)
from canasta_qt.engine.setup import setup_for
from canasta_qt.engine.shapes.traits import REQUIRED
from canasta_qt.players.playout.layout import rule_rows as rows
from canasta_qt.players.playout.layout.melding_slots import _need
from canasta_qt.players.playout.layout.slots import ANY, among, choice, derived, number, word

NEVER_MORE: Final = 99999
"""More points than any opening needs."""
_EMPTY_BANS = (("dead", 1), ("wild", 2), ("A", 4), ("7", 4))
_UNFINISHED = (("A_pure", 1), ("7", 2), ("wild", 4))
_CONDITIONS = ("has_meld", "canastas_ge", "always", "matrix", "clean_and_dirty", "kind")


def _red_condition(rules: TableRules) -> int:
    return _CONDITIONS.index(rules.red_three.positive_if.partition(":")[0])


def _red_condition_number(rules: TableRules) -> int:
    number_text = rules.red_three.positive_if.partition(":")[2]
    return int(number_text) if number_text.isdecimal() else 0


def _is_modern(rules: TableRules) -> bool:
    return rules.red_three.role == "modern"


def _asks_pure(rules: TableRules) -> bool:
    return rules.initial.require == "all_pure" or rules.initial.all_pure_up_to is not None


def _spoils(rules: TableRules) -> bool:
    return _asks_pure(rules) or not rules.initial.may_complete_mixed_canasta


def _hand_first(rules: TableRules) -> int:
    return from_hand_first(rules) + pair_outside(rules)


def _is_fine(rules: TableRules) -> bool:
    asks = rules.initial.require != "none" or rules.initial.splash
    return from_hand_first(rules) or asks or _spoils(rules)


def _pure_up_to(rules: TableRules) -> int:
    limit = rules.initial.all_pure_up_to
    if rules.initial.require == "all_pure":
        return NEVER_MORE
    return -1 if limit is None else limit


def _has_special_melds(rules: TableRules) -> bool:
    meld = rules.meld
    pure = meld.never_wild_ranks or meld.wild_only_if_opened_dirty
    return meld.dead_ranks != "none" or meld.rule_of_five or bool(pure)


def _bans(rules: TableRules) -> int:
    ban = {*rules.discard.empty_pile_ban}
    if rules.meld.dead_ranks == "none":
        ban.discard("dead")
    bits = {bit for name, bit in _EMPTY_BANS if name in ban}
    return sum(bits) + 8 * bool(rules.discard.rank_locks)


def _plain_discards(rules: TableRules) -> bool:
    discard = rules.discard
    barred = discard.empty_pile_ban or discard.rank_locks
    return (
        not (barred or "wild" in rules.go_out.blocked_by_incomplete)
        and discard.wild == "allowed"
        and discard.threes != "none"
        and not rules.black_three.no_discard_first_round
    )


def _last_discard_matters(rules: TableRules) -> bool:
    kept = setup_for(rules).keeps_threes and any(
        rows.never_goes_out(rules, kind) for kind in rows.THREES
    )
    wild = rules.discard.wild == "never"
    barred = rules.go_out.final_ban or rules.discard.rank_locks or kept or wild
    return bool(barred) and not rules.discard.pass_with_one


def _removed(rules: TableRules, part: str) -> int:
    removed = rules.black_three.removed_on_pile_take
    return 0 if removed is None else int(getattr(removed, part))


def _clean_wilds(rules: TableRules) -> bool:
    asked = any(need.kind == "dirty" for need in rules.go_out.kinds)
    return asked or rules.red_three.positive_if == "clean_and_dirty"


def _knows_locks(rules: TableRules) -> bool:
    ends = dict(rules.discard.rank_locks)
    return all(lock == "never" or rank in rules.go_out.final_ban for rank, lock in ends.items())


def _keeps_one(rules: TableRules) -> bool:
    return _is_modern(rules) and rules.three.keep_one_for_straight


def _knows_keeping(rules: TableRules) -> bool:
    kept = rules.three.keep_one_for_straight
    return not kept or (_is_modern(rules) and rules.black_three.role != "stop")


def _flat_red(rules: TableRules) -> int:
    end = rules.red_three.in_hand_end
    return -end.points if end.kind == "flat" else 0


def _face_down(rules: TableRules) -> int:
    down = rules.deal.pile_face_down
    return down if isinstance(down, int) else 0


ENDING: Final = (
    number("CANASTAS_OUT", "go_out.canastas"),
    derived(
        "DEMANDS", lambda rules: len(rows.demands(rules)) // 2, "go_out.canastas", "go_out.kinds"
    ),
    number("OUT_BONUS", "go_out.bonus"),
    word("FINAL_DISCARD", "go_out.final_discard", "required"),
    derived(
        "CONCEALED_TOTAL",
        lambda rules: -1 if (total := rules.concealed.total) is None else total,
        "concealed.total",
    ),
    derived(
        "CONCEALED_PLAIN",
        lambda rules: -1 if (total := rules.concealed.without_canasta_total) is None else total,
        "concealed.without_canasta_total",
    ),
    number("CONCEALED_PILE", "concealed.pile_ok"),
    number("CONCEALED_CANASTA", "concealed.own_canasta"),
    number("CONCEALED_ALONE", "concealed.no_layoff"),
    word("CONCEALED_TEAM", "concealed.scope", "team"),
    number("CONCEALED_LENIENT", "concealed.lenient"),
    choice("OPEN_EXEMPT", "initial.concealed_exempt", "no", "stock_draw_only", "always"),
)
THREES: Final = (
    derived("RED_IF", _red_condition, "red_three.positive_if"),
    derived("RED_IF_N", _red_condition_number, "red_three.positive_if"),
    choice("RED_OTHERWISE", "red_three.otherwise", "negate", "zero", "canastone"),
    number("RED_UNLESS_OUT", "red_three.negate_only_if_opponents_out"),
    derived("RED_MOST", lambda rules: rows.last_total(rules.red_three.totals), "red_three.totals"),
    choice("BLACK_MELD", "black_three.meld", "going_out_only", "never", "anytime"),
    derived("BLACK_LEAST", lambda rules: rules.black_three.meld_sizes[0], "black_three.meld_sizes"),
    derived(
        "BLACK_MOST", lambda rules: rules.black_three.meld_sizes[1] or ANY, "black_three.meld_sizes"
    ),
    number("BLACK_CANASTA", "black_three.meld_is_canasta"),
    choice(
        "LAST_RED",
        "stock_end.last_red_three",
        "end_no_meld",
        "end_after_meld",
        "turn_continues_if_other_card",
    ),
    derived(
        "TURN_NEEDS",
        cards_for_a_turn,
        "stock_end.mode",
        "draw.short_stock",
        "draw.extra_with_pile",
        "draw.count",
    ),
    choice("FORCED", "stock_end.forced_layoff", "none", "whole_pile", "top_only"),
    _need("natural"),
    _need("mixed"),
    _need("wild"),
    derived(
        "DEMAND_ROWS",
        rows.demands,
        *("go_out.canastas", "go_out.kinds", "wild_meld.counts_to_go_out"),
        width=rows.MOST_DEMANDS * 2,
    ),
    choice("DISCARD_WILD", "discard.wild", "allowed", "never", "last_or_all_wild"),
    number("NO_BLACK_FIRST", "black_three.no_discard_first_round"),
    derived(
        "OWN_TURN_THREES",
        lambda rules: rules.red_three.place == "own_turn_start",
        "red_three.place",
        knows=among("red_three.place", "on_receipt", "own_turn_start", "optional"),
    ),
    derived(
        "TABLES_BLACK",
        lambda rules: rules.black_three.role != "stop",
        "black_three.role",
        knows=among("black_three.role", "stop", "modern", "bonus_like_red"),
    ),
    derived(
        "KEEPS_ONE",
        _keeps_one,
        "three.keep_one_for_straight",
        "red_three.role",
        knows=_knows_keeping,
    ),
    derived(
        "ENDS_WITH_THREE",
        _is_modern,
        "red_three.role",
        knows=among("red_three.role", "bonus", "modern", "penalty_card"),
    ),
    derived(
        "SPARES_THREE",
        lambda rules: _is_modern(rules) and rules.stock_end.last_three_modern != "must_lay",
        "stock_end.last_three_modern",
        "red_three.role",
        knows=among("stock_end.last_three_modern", "count5", "must_lay"),
    ),
)
DEMANDS: Final = (
    derived(
        "SPECIAL_MELDS",
        _has_special_melds,
        "meld.dead_ranks",
        "meld.rule_of_five",
        "meld.never_wild_ranks",
        "meld.wild_only_if_opened_dirty",
    ),
    choice("DEAD", "meld.dead_ranks", "none", "own_team", "both_teams"),
    number("RULE_OF_FIVE", "meld.rule_of_five"),
    choice(
        "BONUS_MODE", "bonus_cards.mode", "none", "draw_from_stock", "reserved_packets", "draw_now"
    ),
    derived("BONUS_CARDS", lambda rules: rules.bonus_cards.counts, "bonus_cards.counts", width=2),
    number("BONUS_TURN_CARD", "bonus_cards.needs_turn_card"),
    word("BONUS_WITHIN", "bonus_cards.limit", "through_turn_card"),
    number("BONUS_WITH_PILE", "bonus_cards.with_pile_take"),
    word("BONUS_WAITS", "bonus_cards.usable", "next_turn"),
    derived("TURN_CARD", lambda rules: rules.deal.turn_card or 0, "deal.turn_card"),
    derived(
        "FINE_OPENING",
        _is_fine,
        "initial.require",
        "initial.splash",
        "initial.from_hand_only",
        "initial.all_pure_up_to",
        "initial.may_complete_mixed_canasta",
        "pile.take_in_opening_turn",
        knows=among("initial.require", "none", "pure_meld", "pure_or_wild_meld", "all_pure"),
    ),
    derived(
        "HAND_FIRST",
        _hand_first,
        "initial.from_hand_only",
        "pile.take_in_opening_turn",
        "pile.opening_pair",
    ),
    derived("CONTENT", lambda rules: REQUIRED[rules.initial.require], "initial.require"),
    number("SPLASH", "initial.splash"),
    derived(
        "NO_MIXED_OPENING",
        lambda rules: not rules.initial.may_complete_mixed_canasta,
        "initial.may_complete_mixed_canasta",
    ),
    word("NO_THREES", "discard.threes", "none"),
    derived(
        "BANS",
        _bans,
        "discard.empty_pile_ban",
        "meld.dead_ranks",
        "discard.rank_locks",
        knows=lambda rules: "safe" not in rules.discard.empty_pile_ban,
    ),
    derived(
        "RETRACTS",
        lambda rules: (
            bool(rules.discard.empty_pile_ban)
            and rules.discard.empty_pile_fallback == "retract_melds"
        ),
        "discard.empty_pile_ban",
        "discard.empty_pile_fallback",
    ),
    number("MATRIX", "score.matrix"),
)
BY_KIND: Final = (
    derived(
        "POINTS",
        rows.points,
        "pack.points",
        "black_three.meld",
        "black_three.points_melded",
        "black_three.points_hand",
        width=KINDS,
    ),
    derived(
        "HAND_COST",
        rows.hand_costs,
        "pack.points",
        "black_three.points_hand",
        "red_three.in_hand_end",
        "black_three.meld",
        "black_three.points_melded",
        width=KINDS,
    ),
    derived(
        "BLOCKED",
        rows.blocked,
        "pile.blocked_tops",
        "pile.blocked_ranks",
        "black_three.blocks_next",
        "wild_meld.pile_take",
        width=KINDS,
    ),
    derived(
        "PACK",
        lambda rules: setup_for(rules).kind_total[:KINDS],
        "pack.decks",
        "pack.jokers",
        width=KINDS,
    ),
    derived(
        "TABLED",
        lambda rules: setup_for(rules).tabled[:KINDS],
        "red_three.role",
        "black_three.role",
        width=KINDS,
    ),
    derived(
        "RED_TOTALS",
        lambda rules: rules.red_three.totals[: rows.TOTALS],
        "red_three.totals",
        width=rows.TOTALS,
    ),
)
LATER: Final = (
    derived("PURE_BONUS", rows.pure_bonuses, *rows.BONUS_OPTIONS, width=KINDS),
    derived("MIXED_BONUS", rows.mixed_bonuses, *rows.BONUS_OPTIONS, width=KINDS),
    derived("SHORT_PURE", rows.short_pure, "special_rank.incomplete", width=KINDS),
    derived("SHORT_MIXED", rows.short_mixed, "special_rank.incomplete", width=KINDS),
    derived("SET_LEAST", rows.caught_least, "special_rank.hand_set", width=KINDS),
    derived("SET_POINTS", rows.caught_points, "special_rank.hand_set", width=KINDS),
    derived(
        "PURITY",
        rows.purity,
        "meld.never_wild_ranks",
        "meld.wild_only_if_opened_dirty",
        width=KINDS,
    ),
    derived("TRAITS", rows.traits, "meld.canasta_size", width=rows.TRAITS_ROW**2),
    derived("BANNED", rows.banned, "discard.empty_pile_ban", width=KINDS),
    derived(
        "LAST_BANNED",
        rows.last_banned,
        *("go_out.final_ban", "discard.rank_locks", "discard.threes", "discard.wild"),
        *("red_three.discardable", "red_three.role", "black_three.role"),
        width=KINDS,
    ),
    derived("LOCKED", rows.locked, "discard.rank_locks", width=KINDS, knows=_knows_locks),
    derived(
        "BLACK_TOTALS",
        lambda rules: rules.black_three.totals[: rows.TOTALS],
        "black_three.totals",
        width=rows.TOTALS,
    ),
    derived(
        "BLACK_COUNT", lambda rules: rows.last_total(rules.black_three.totals), "black_three.totals"
    ),
    derived(
        "UNFINISHED",
        lambda rules: sum(
            bit for name, bit in _UNFINISHED if name in rules.go_out.blocked_by_incomplete
        ),
        "go_out.blocked_by_incomplete",
    ),
    derived(
        "FINE_LAST",
        _last_discard_matters,
        *("go_out.final_ban", "discard.rank_locks", "discard.threes", "discard.wild"),
        *("discard.pass_with_one", "three.keep_one_for_straight", "red_three.discardable"),
        *("red_three.place", "red_three.role", "black_three.role"),
    ),
    number("PASS_ONE", "discard.pass_with_one"),
    number("UPCARD", "deal.upcard"),
    derived("TOP_CARDS", rows.top_cards, "pile.amount", "pile.n"),
    derived(
        "NEEDS_CARDS",
        lambda rules: (rules.pile.n or 0) if needs_minimum_pile(rules) else 0,
        "pile.needs_n",
        "pile.n",
        "pile.amount",
    ),
    word("CHOOSES", "pile.amount", "from_chosen_card"),
    derived("FACE_DOWN", _face_down, "deal.pile_face_down"),
    derived(
        "DOWN_BY",
        rows.face_down_by_upcard,
        "deal.pile_face_down",
        "deal.pile_face_down_map",
        width=KINDS,
    ),
    derived(
        "REMOVES_BLACK",
        lambda rules: rules.black_three.removed_on_pile_take is not None,
        "black_three.removed_on_pile_take",
    ),
    derived(
        "REMOVED_EACH", lambda rules: _removed(rules, "each"), "black_three.removed_on_pile_take"
    ),
    derived(
        "REMOVED_ALL", lambda rules: _removed(rules, "all"), "black_three.removed_on_pile_take"
    ),
    choice("RED_TO_GO", "go_out.red_threes", "none", "ge_canastas", "all"),
    derived("RED_FLAT", _flat_red, "red_three.in_hand_end"),
    derived(
        "RED_AS_LAID",
        lambda rules: (
            rules.red_three.in_hand_end.kind == "as_laid" and rules.red_three.role != "penalty_card"
        ),
        "red_three.in_hand_end",
        "red_three.role",
    ),
    derived(
        "THREES_STAY",
        lambda rules: rules.red_three.place == "optional" and setup_for(rules).tabled[rows.RED3],
        "red_three.place",
        "red_three.role",
    ),
    derived(
        "RED_GO",
        lambda rules: rules.discard.threes == "any" and rules.red_three.discardable,
        "discard.threes",
        "red_three.discardable",
    ),
    derived(
        "PLAIN_DISCARDS",
        _plain_discards,
        "discard.empty_pile_ban",
        "discard.rank_locks",
        "discard.wild",
        "discard.threes",
        "go_out.blocked_by_incomplete",
        "black_three.no_discard_first_round",
    ),
    derived("HAS_LOCKS", lambda rules: bool(rules.discard.rank_locks), "discard.rank_locks"),
    derived(
        "TEMPORARY", lambda rules: setup_for(rules).temporary, "match.team_mode", "match.players"
    ),
    derived("PURE_UP_TO", _pure_up_to, "initial.require", "initial.all_pure_up_to"),
    number("BEFORE_DRAW", "initial.before_draw_only"),
    number("EXTRA", "draw.extra_with_pile"),
    derived("CLEAN_WILDS", _clean_wilds, "go_out.kinds", "red_three.positive_if"),
    derived(
        "WILDS_HELD",
        holds_wilds_back,
        "discard.wild",
        "wild_meld.lock",
        "go_out.blocked_by_incomplete",
    ),
    derived(
        "MAY_STRAND",
        lambda rules: setup_for(rules).may_strand,
        "discard.rank_locks",
        "discard.wild",
        "wild_meld.lock",
        "go_out.blocked_by_incomplete",
    ),
    number("UNOPENED_FACTOR", "score.unopened_hand_factor"),
    derived(
        "SPOILS",
        lambda rules: _spoils(rules) and not rules.initial.before_draw_only,
        "initial.before_draw_only",
        "initial.require",
        "initial.all_pure_up_to",
        "initial.may_complete_mixed_canasta",
    ),
    derived(
        "SETS",
        lambda rules: len(rules.score.set_bonus),
        "score.set_bonus",
        knows=lambda rules: len(rules.score.set_bonus) <= rows.MOST_SETS,
    ),
    derived("SET_ROWS", rows.set_rows, "score.set_bonus", width=rows.MOST_SETS * rows.SET_ROW),
)

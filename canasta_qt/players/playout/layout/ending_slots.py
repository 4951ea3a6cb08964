"""Slots of the rule vector about openings, threes, discards, going out and the score."""

from __future__ import annotations

from typing import Final

from canasta_qt.engine.cards import SEQUENCE as KINDS
from canasta_qt.engine.opening.requirements import REQUIRED, from_hand_first, pair_outside
from canasta_qt.engine.pile.taking import needs_minimum_pile
from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.setup import holds_wilds_back, setup_for
from canasta_qt.engine.stock import cards_for_a_turn
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
        "DEMANDS",
        lambda rules: len(rows.demands(rules)) // 2,
        "go_out.canastas",
        "go_out.kinds",
        doc="How many demands going out makes on the side's canastas; the first: how many in all.",
    ),
    number("OUT_BONUS", "go_out.bonus"),
    word("FINAL_DISCARD", "go_out.final_discard", "required"),
    derived(
        "CONCEALED_TOTAL",
        lambda rules: -1 if (total := rules.concealed.total) is None else total,
        "concealed.total",
        doc="-1: no bonus for a concealed hand.",
    ),
    derived(
        "CONCEALED_PLAIN",
        lambda rules: -1 if (total := rules.concealed.without_canasta_total) is None else total,
        "concealed.without_canasta_total",
        doc="The total without an own canasta; -1: none.",
    ),
    number("CONCEALED_PILE", "concealed.pile_ok"),
    number("CONCEALED_CANASTA", "concealed.own_canasta"),
    number("CONCEALED_ALONE", "concealed.no_layoff"),
    word("CONCEALED_TEAM", "concealed.scope", "team"),
    number("CONCEALED_LENIENT", "concealed.lenient"),
    choice(
        "OPEN_EXEMPT",
        "initial.concealed_exempt",
        "no",
        "stock_draw_only",
        "always",
        doc="Going out at once needs no count",
    ),
)
THREES: Final = (
    derived(
        "RED_IF",
        _red_condition,
        "red_three.positive_if",
        doc="0 a meld, 1 so many canastas, 2 always, 3 by the matrix, 4 a clean and a dirty "
        "canasta, 5 one of sevens.",
    ),
    derived("RED_IF_N", _red_condition_number, "red_three.positive_if"),
    choice(
        "RED_OTHERWISE",
        "red_three.otherwise",
        "negate",
        "zero",
        "canastone",
        doc="The same negative, nothing, or by the canastas",
    ),
    number("RED_UNLESS_OUT", "red_three.negate_only_if_opponents_out"),
    derived(
        "RED_MOST",
        lambda rules: rows.last_total(rules.red_three.totals),
        "red_three.totals",
        doc="Index of the last of `RED_TOTALS`.",
    ),
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
        doc="The stock's last card is a red three",
    ),
    derived(
        "TURN_NEEDS",
        cards_for_a_turn,
        "stock_end.mode",
        "draw.short_stock",
        "draw.extra_with_pile",
        "draw.count",
        doc="Cards the stock must hold for another turn to begin.",
    ),
    choice(
        "FORCED",
        "stock_end.forced_layoff",
        "none",
        "whole_pile",
        "top_only",
        doc="Lay-off an empty stock forces",
    ),
    _need("natural"),
    _need("mixed"),
    _need("wild"),
    derived(
        "DEMAND_ROWS",
        rows.demands,
        *("go_out.canastas", "go_out.kinds", "wild_meld.counts_to_go_out"),
        doc="By demand: a mask of the sorts of canastas that serve, by eight bits, and how many.",
        width=rows.MOST_DEMANDS * 2,
    ),
    choice(
        "DISCARD_WILD",
        "discard.wild",
        "allowed",
        "never",
        "last_or_all_wild",
        doc="Wild cards as discards; the last as the last card or from a hand of wilds",
    ),
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
        doc="Black threes are laid out for points, as red ones are.",
        knows=among("black_three.role", "stop", "modern", "bonus_like_red"),
    ),
    derived(
        "KEEPS_ONE",
        _keeps_one,
        "three.keep_one_for_straight",
        "red_three.role",
        doc="One three stays in the hand until the side has opened.",
        knows=_knows_keeping,
    ),
    derived(
        "ENDS_WITH_THREE",
        _is_modern,
        "red_three.role",
        doc="The stock's last card is a three: the deal ends at once, in modern games.",
        knows=among("red_three.role", "bonus", "modern", "penalty_card"),
    ),
    derived(
        "SPARES_THREE",
        lambda rules: _is_modern(rules) and rules.stock_end.last_three_modern != "must_lay",
        "stock_end.last_three_modern",
        "red_three.role",
        doc="That three stays in the hand.",
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
        doc="Whether any rule of the next two, or of the row `PURITY`, is in use.",
    ),
    choice(
        "DEAD", "meld.dead_ranks", "none", "own_team", "both_teams", doc="Completed ranks are dead"
    ),
    number("RULE_OF_FIVE", "meld.rule_of_five"),
    choice(
        "BONUS_MODE",
        "bonus_cards.mode",
        "none",
        "draw_from_stock",
        "reserved_packets",
        "draw_now",
        doc="Cards for opening",
    ),
    derived(
        "BONUS_CARDS",
        lambda rules: rules.bonus_cards.counts,
        "bonus_cards.counts",
        doc="How many the first side to open gets, and the second.",
        width=2,
    ),
    number("BONUS_TURN_CARD", "bonus_cards.needs_turn_card"),
    word("BONUS_WITHIN", "bonus_cards.limit", "through_turn_card"),
    number("BONUS_WITH_PILE", "bonus_cards.with_pile_take"),
    word("BONUS_WAITS", "bonus_cards.usable", "next_turn"),
    derived(
        "TURN_CARD",
        lambda rules: rules.deal.turn_card or 0,
        "deal.turn_card",
        doc="Place in the stock of the card laid sideways, from the bottom; 0 without one.",
    ),
    derived(
        "FINE_OPENING",
        _is_fine,
        "initial.require",
        "initial.splash",
        "initial.from_hand_only",
        "initial.all_pure_up_to",
        "initial.may_complete_mixed_canasta",
        "pile.take_in_opening_turn",
        doc="Whether an opening is asked for more than points, by one of the next four.",
        knows=among("initial.require", "none", "pure_meld", "pure_or_wild_meld", "all_pure"),
    ),
    derived(
        "HAND_FIRST",
        _hand_first,
        "initial.from_hand_only",
        "pile.take_in_opening_turn",
        "pile.opening_pair",
        doc="An opening must be complete before the pile is touched: 1, and 2 where the cards that "
        "take the pile must lie outside it.",
    ),
    derived(
        "CONTENT",
        lambda rules: REQUIRED[rules.initial.require],
        "initial.require",
        doc="Traits of which some meld of an opening must have one; 0: none.",
    ),
    number("SPLASH", "initial.splash"),
    derived(
        "NO_MIXED_OPENING",
        lambda rules: not rules.initial.may_complete_mixed_canasta,
        "initial.may_complete_mixed_canasta",
    ),
    word("NO_THREES", "discard.threes", "none", doc="No three is ever discarded."),
    derived(
        "BANS",
        _bans,
        "discard.empty_pile_ban",
        "meld.dead_ranks",
        "discard.rank_locks",
        doc="Kept off an empty pile, besides the row `BANNED`: 1 dead ranks, 2 wild cards, 4 the "
        "row, 8 locked ranks.",
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
        doc="Melds go back to the hand where only such cards are left.",
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
        doc="How many of each kind the pack has.",
        width=KINDS,
    ),
    derived(
        "TABLED",
        lambda rules: setup_for(rules).tabled[:KINDS],
        "red_three.role",
        "black_three.role",
        doc="1 for threes that are laid out for points.",
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
    derived(
        "MIXED_BONUS",
        rows.mixed_bonuses,
        *rows.BONUS_OPTIONS,
        doc="Bonus of a canasta of this kind.",
        width=KINDS,
    ),
    derived("SHORT_PURE", rows.short_pure, "special_rank.incomplete", width=KINDS),
    derived(
        "SHORT_MIXED",
        rows.short_mixed,
        "special_rank.incomplete",
        doc="What a meld of this kind brings that is no canasta in the end.",
        width=KINDS,
    ),
    derived("SET_LEAST", rows.caught_least, "special_rank.hand_set", width=KINDS),
    derived(
        "SET_POINTS",
        rows.caught_points,
        "special_rank.hand_set",
        doc="So many cards of this kind caught in one hand bring these points; 0 for no such rule.",
        width=KINDS,
    ),
    derived(
        "PURITY",
        rows.purity,
        "meld.never_wild_ranks",
        "meld.wild_only_if_opened_dirty",
        doc="0 any meld, 1 never a wild card, 2 only in melds begun with one in the turn of "
        "opening.",
        width=KINDS,
    ),
    derived(
        "TRAITS",
        rows.traits,
        "meld.canasta_size",
        doc="By naturals and then by wild cards: what a meld is for the content of an opening.",
        width=rows.TRAITS_ROW**2,
    ),
    derived("BANNED", rows.banned, "discard.empty_pile_ban", width=KINDS),
    derived(
        "LAST_BANNED",
        rows.last_banned,
        *("go_out.final_ban", "discard.rank_locks", "discard.threes", "discard.wild"),
        *("red_three.discardable", "red_three.role", "black_three.role"),
        doc="1 for kinds that cannot be the discard that goes out.",
        width=KINDS,
    ),
    derived(
        "LOCKED",
        rows.locked,
        "discard.rank_locks",
        doc="1 for ranks never discarded, 2 for those not before every side has a sevens canasta.",
        width=KINDS,
        knows=_knows_locks,
    ),
    derived(
        "BLACK_TOTALS",
        lambda rules: rules.black_three.totals[: rows.TOTALS],
        "black_three.totals",
        width=rows.TOTALS,
    ),
    derived(
        "BLACK_COUNT",
        lambda rules: rows.last_total(rules.black_three.totals),
        "black_three.totals",
        doc="Index of the last of these.",
    ),
    derived(
        "UNFINISHED",
        lambda rules: sum(
            bit for name, bit in _UNFINISHED if name in rules.go_out.blocked_by_incomplete
        ),
        "go_out.blocked_by_incomplete",
        doc="Melds short of a canasta that bar going out: 1 pure aces, 2 sevens, 4 wild melds.",
    ),
    derived(
        "FINE_LAST",
        _last_discard_matters,
        *("go_out.final_ban", "discard.rank_locks", "discard.threes", "discard.wild"),
        *("discard.pass_with_one", "three.keep_one_for_straight", "red_three.discardable"),
        *("red_three.place", "red_three.role", "black_three.role"),
        doc="Whether some card that may lie in a hand cannot be the discard that goes out.",
    ),
    number(
        "PASS_ONE",
        "discard.pass_with_one",
        "With one card left, and no way to go out, a turn may end without a discard.",
    ),
    number("UPCARD", "deal.upcard"),
    derived(
        "TOP_CARDS",
        rows.top_cards,
        "pile.amount",
        "pile.n",
        doc="How many cards a take brings, the top one included; 0: the whole pile; -1: those down "
        "to the next wild one.",
    ),
    derived(
        "NEEDS_CARDS",
        lambda rules: (rules.pile.n or 0) if needs_minimum_pile(rules) else 0,
        "pile.needs_n",
        "pile.n",
        "pile.amount",
        doc="Cards without which the pile may not be taken.",
    ),
    word(
        "CHOOSES",
        "pile.amount",
        "from_chosen_card",
        doc="The pile is taken by any card of it that fits, with all above it.",
    ),
    derived(
        "FACE_DOWN",
        _face_down,
        "deal.pile_face_down",
        doc="Cards slid under the pile as it begins.",
    ),
    derived(
        "DOWN_BY",
        rows.face_down_by_upcard,
        "deal.pile_face_down",
        "deal.pile_face_down_map",
        doc="By kind of the upcard: cards slid under the pile as it begins.",
        width=KINDS,
    ),
    derived(
        "REMOVES_BLACK",
        lambda rules: rules.black_three.removed_on_pile_take is not None,
        "black_three.removed_on_pile_take",
        doc="Black threes of a taken pile leave play.",
    ),
    derived(
        "REMOVED_EACH",
        lambda rules: _removed(rules, "each"),
        "black_three.removed_on_pile_take",
    ),
    derived(
        "REMOVED_ALL",
        lambda rules: _removed(rules, "all"),
        "black_three.removed_on_pile_take",
        doc="What they score: each, or all of the pack together.",
    ),
    choice(
        "RED_TO_GO",
        "go_out.red_threes",
        "none",
        "ge_canastas",
        "all",
        doc="Red threes needed to go out, as many as canastas or all on the table",
    ),
    derived(
        "RED_FLAT",
        _flat_red,
        "red_three.in_hand_end",
        doc="What a side pays that holds red threes in the end, however many.",
    ),
    derived(
        "RED_AS_LAID",
        lambda rules: (
            rules.red_three.in_hand_end.kind == "as_laid" and rules.red_three.role != "penalty_card"
        ),
        "red_three.in_hand_end",
        "red_three.role",
        doc="Red threes caught in a hand count as if they lay on the table.",
    ),
    derived(
        "THREES_STAY",
        lambda rules: rules.red_three.place == "optional" and setup_for(rules).tabled[rows.RED3],
        "red_three.place",
        "red_three.role",
        doc="Threes for points are laid out only when their holder likes.",
    ),
    derived(
        "RED_GO",
        lambda rules: rules.discard.threes == "any" and rules.red_three.discardable,
        "discard.threes",
        "red_three.discardable",
        doc="Red threes may be discarded.",
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
        doc="Whatever a hand of several cards holds may be discarded, red threes aside.",
    ),
    derived("HAS_LOCKS", lambda rules: bool(rules.discard.rank_locks), "discard.rank_locks"),
    derived(
        "TEMPORARY",
        lambda rules: setup_for(rules).temporary,
        "match.team_mode",
        "match.players",
        doc="Three play, each alone until one of them takes the pile: then the others are "
        "partners.",
    ),
    derived(
        "PURE_UP_TO",
        _pure_up_to,
        "initial.require",
        "initial.all_pure_up_to",
        doc="Up to this need to open no meld of an opening may hold wild cards; -1: they always "
        "may.",
    ),
    number(
        "BEFORE_DRAW", "initial.before_draw_only", "Melds from the hand open before the draw only."
    ),
    number("EXTRA", "draw.extra_with_pile", "Cards drawn beside a taken pile."),
    derived(
        "CLEAN_WILDS",
        _clean_wilds,
        "go_out.kinds",
        "red_three.positive_if",
        doc="Wild canastas of all twos or with every joker are clean.",
    ),
    derived(
        "WILDS_HELD",
        holds_wilds_back,
        "discard.wild",
        "wild_meld.lock",
        "go_out.blocked_by_incomplete",
        doc="An open wild meld keeps wild cards off the pile.",
    ),
    derived(
        "MAY_STRAND",
        lambda rules: setup_for(rules).may_strand,
        "discard.rank_locks",
        "discard.wild",
        "wild_meld.lock",
        "go_out.blocked_by_incomplete",
        doc="Some card may never be discarded for now, so that nobody keeps such cards alone.",
    ),
    number(
        "UNOPENED_FACTOR",
        "score.unopened_hand_factor",
        "How many times the hands of a side count that has not opened.",
    ),
    derived(
        "SPOILS",
        lambda rules: _spoils(rules) and not rules.initial.before_draw_only,
        "initial.before_draw_only",
        "initial.require",
        "initial.all_pure_up_to",
        "initial.may_complete_mixed_canasta",
        doc="What lies on the table in the turn of the opening bars certain melds.",
    ),
    derived(
        "SETS",
        lambda rules: len(rules.score.set_bonus),
        "score.set_bonus",
        doc="How many sets of canastas bring a bonus.",
        knows=lambda rules: len(rules.score.set_bonus) <= rows.MOST_SETS,
    ),
    derived(
        "SET_ROWS",
        rows.set_rows,
        "score.set_bonus",
        doc="By set: canastas in all, natural, mixed, clean and dirty ones at least; points, and "
        "those it replaces.",
        width=rows.MOST_SETS * rows.SET_ROW,
    ),
)

"""The rules as playouts go by them, filled from what the engine derives of the table's rules.

To teach playouts a rule, give `rule_set.Rules` a field, fill it here, honour it in the judge of
playouts, and walk it beside the engine (`tests.players.playout.walk_rules`). What the engine has
not derived yet belongs in its `Setup`: here stand only the forms in which playouts count.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import chain, product
from typing import Final

from canasta_qt.engine.cards import JOKER, KIND_TEXT, RED_THREE, TWO
from canasta_qt.engine.rules import TableRules, get, option
from canasta_qt.engine.rules.declarations.kinds import Worded
from canasta_qt.engine.setup import Setup, setup_for
from canasta_qt.engine.shapes.canasta_sorts import CanastaSort
from canasta_qt.engine.shapes.traits import REQUIRED, meld_traits
from canasta_qt.players.playout import constants as const
from canasta_qt.players.playout.rule_set import Rules
from canasta_qt.players.playout.state_codec import row
from canasta_qt.players.playout.styles import STYLE, careful_style_of, prices_for, style_of

Numbers = Mapping[str, int | Sequence[int]]
"""Name of a field to its number, or to the numbers of its row."""

KINDS: Final = const.KINDS
_MOST_WILDS: Final = 64
"""Twos of eight packs, and as many jokers as there may be."""
_TOTALS: Final = 17
"""Counts of the threes of one colour: from none to two in each of eight packs."""
_MOST_DEMANDS: Final = 8
_EMPTY_BANS: Final = {"dead": 1, "wild": 2, "A": 4, "7": 4}
_UNFINISHED: Final = {"A_pure": 1, "7": 2, "wild": 4}
_RED_CONDITIONS: Final = (
    *("has_meld", "canastas_ge", "always", "matrix", "clean_and_dirty", "kind"),
)


def playout_rules(
    rules: TableRules,
    *,
    paired: bool = False,
    careful: bool = False,
    styles: Sequence[Sequence[int]] = (),
) -> Rules:
    """The rules as playouts go by them; true only where `unknown_options` finds none.

    `paired`: as they are once a temporary partnership has been formed (P9). `careful`: the players
    inside weigh all they do. `styles`: how they play seat by seat, where not as suits these rules.
    """
    setup = setup_for(rules)
    usual = careful_style_of(rules) if careful else style_of(rules)
    players = player_numbers(rules, styles or [usual] * const.MOST_SEATS)
    filled = Rules(row([0]))
    for name, value in (rule_numbers(setup, paired=paired) | players).items():
        setattr(filled, name, int(value) if isinstance(value, int) else row([*map(int, value)]))
    filled.table = rules
    filled.players = _flat(players)
    if setup.temporary and not paired:
        filled.paired = playout_rules(rules, paired=True, careful=careful, styles=styles)
    return filled


def player_numbers(
    rules: TableRules, styles: Sequence[Sequence[int]]
) -> dict[str, int | Sequence[int]]:
    """How the players inside play: the prices that suit these rules, and styles seat by seat."""
    by_name = {name.lower(): numbers for name, *numbers in zip(STYLE, *styles, strict=True)}
    return {**prices_for(rules), **by_name}


def rule_numbers(setup: Setup, *, paired: bool = False) -> dict[str, int | Sequence[int]]:
    """The rules alone, field by field."""
    return {
        **_company_numbers(setup, paired=paired),
        **_meld_numbers(setup),
        **_pile_numbers(setup),
        **_discard_numbers(setup),
        **_going_out_numbers(setup),
        **_three_numbers(setup),
        **_opening_numbers(setup),
        **_score_numbers(setup),
        **_run_and_foot_numbers(setup),
        **_special_hand_numbers(setup),
    }


def _flat(numbers: Numbers) -> tuple[int, ...]:
    """All the numbers, one after the other."""
    rows = ((value,) if isinstance(value, int) else value for value in numbers.values())
    return tuple(int(number) for one in rows for number in one)


def _number(value: int | None) -> int:
    """The value of an option that may be without limit."""
    return const.ANY if value is None else value


def _place(rules: TableRules, key: str) -> int:
    """The place of an option's value among its choices, from 0."""
    kind = option(key).kind
    assert isinstance(kind, Worded)
    return kind.words().index(str(get(rules, key)))


def _padded(numbers: Iterable[int], width: int) -> list[int]:
    """The numbers, with zeros up to this width."""
    found = [int(number) for number in numbers][:width]
    return found + [0] * (width - len(found))


def _company_numbers(setup: Setup, *, paired: bool) -> Numbers:
    rules = setup.rules
    return {
        "seats": len(setup.orders[0]),
        "sides": 2 if paired else len(setup.sides),
        "temporary": setup.temporary,
        "hand_size": rules.deal.hand_size,
        "pack": setup.kind_total[:KINDS],
        "jokers": rules.pack.jokers,
        "points": setup.points[:KINDS],
        "draw": rules.draw.count,
        "short_ends": rules.draw.short_stock == "end_hand",
        "turn_needs": setup.turn_needs,
        "upcard": rules.deal.upcard,
        "turn_card": rules.deal.turn_card or 0,
        "face_down": 0 if (down := rules.deal.pile_face_down) == "by_upcard" else down,
        "down_by": setup.face_down_by[:KINDS],
    }


def _meld_numbers(setup: Setup) -> Numbers:
    rules, meld, wild = setup.rules, setup.rules.meld, setup.rules.wild_meld
    never, begun = setup.never_wild, setup.wild_if_begun_dirty
    purity = [1 if never[kind] else 2 * begun[kind] for kind in range(KINDS)]
    return {
        "canasta": setup.canasta_size,
        "least": meld.min_size,
        "most": _number(meld.max_size),
        "max_wilds": _number(meld.max_wilds),
        "ratio": _place(rules, "meld.ratio"),
        "groups": _padded(setup.group_table(wilds_added=True), _MOST_WILDS + 1),
        "groups_lying": _padded(setup.group_table(wilds_added=False), _MOST_WILDS + 1),
        "many": meld.same_rank != "merge",
        "add_natural": meld.add_natural_to_canasta + 2 * meld.discard_heap,
        "add_wild_natural": meld.add_wild_to_natural_canasta,
        "add_wild_mixed": meld.add_wild_to_mixed_canasta,
        "dead": _place(rules, "meld.dead_ranks"),
        "rule_of_five": meld.rule_of_five,
        "purity": purity,
        "special_melds": meld.dead_ranks != "none" or meld.rule_of_five or any(purity),
        "wild_meld": wild.enabled,
        "wild_least": wild.sizes[0],
        "wild_most": _number(wild.sizes[1]),
        "wild_lock": wild.lock,
        "wild_takes": _place(rules, "wild_meld.pile_take"),
        "wilds_held": setup.holds_wilds_back,
    }


def _pile_numbers(setup: Setup) -> Numbers:
    rules, pile = setup.rules, setup.rules.pile
    wilds = (TWO, JOKER) if rules.wild_meld.pile_take == "never" else ()
    top_cards = (pile.n or 1) if pile.amount == "top_n" else 0
    return {
        "take_to_open": _place(rules, "pile.take_in_opening_turn"),
        "frozen_unopened": pile.frozen_before_open,
        "always_frozen": pile.always_frozen,
        "freezes": setup.freezes[:KINDS],
        "natural_plus_wild": pile.natural_plus_wild,
        "layoff": _place(rules, "pile.layoff"),
        "need_unfrozen": pile.naturals_needed.unfrozen,
        "need_frozen": pile.naturals_needed.frozen,
        "own_rank": _place(rules, "pile.own_canasta_rank"),
        "least_hand": pile.least_hand,
        "one_card": _place(rules, "pile.one_card"),
        "blocked": [setup.blocked_tops[kind] or kind in wilds for kind in range(KINDS)],
        "top_cards": -1 if pile.amount == "to_next_wild" else top_cards,
        "needs_cards": setup.least_pile,
        "chooses": setup.chooses_depth,
        "extra": rules.draw.extra_with_pile,
        "forced": _place(rules, "stock_end.forced_layoff"),
    }


def _discard_numbers(setup: Setup) -> Numbers:
    rules, discard = setup.rules, setup.rules.discard
    empty = set(discard.empty_pile_ban)
    if rules.meld.dead_ranks == "none":
        empty.discard("dead")
    locks = [{"": 0, "never": 1}.get(lock, 2) for lock in setup.lock_of[:KINDS]]
    return {
        "discard_wild": _place(rules, "discard.wild"),
        "no_threes": discard.threes == "none",
        "no_black_first": rules.black_three.no_discard_first_round,
        "red_go": discard.threes == "any" and rules.red_three.discardable,
        "bans": sum({_EMPTY_BANS[name] for name in empty}) + 8 * bool(discard.rank_locks),
        "banned": setup.banned_on_empty[:KINDS],
        "retracts": setup.retracts_melds,
        "locked": locks,
        "has_locks": bool(discard.rank_locks),
        "last_banned": setup.never_last[:KINDS],
        "fine_last": setup.last_discard_matters,
        "plain_discards": setup.discards_freely,
        "may_strand": setup.may_strand,
        "pass_one": discard.pass_with_one,
    }


def _going_out_numbers(setup: Setup) -> Numbers:
    rules, out, concealed = setup.rules, setup.rules.go_out, setup.rules.concealed
    asked: dict[str, int] = {}
    for need in out.kinds:
        asked[need.kind] = max(need.min, asked.get(need.kind, 0))
    timing = 1 + _place(rules, "permission.timing")
    return {
        "canastas_out": out.canastas,
        "demands": len(setup.demands),
        "demand_rows": _padded(_demand_rows(setup), 2 * _MOST_DEMANDS),
        "need_natural": asked.get("natural", 0),
        "need_mixed": asked.get("mixed", 0),
        "need_wild": asked.get("wild", 0),
        "need_run": asked.get("sequence", 0),
        "need_sevens": asked.get("sevens", 0),
        "unfinished": sum({_UNFINISHED[name] for name in out.blocked_by_incomplete}),
        "clean_wilds": setup.has_clean_wilds,
        "red_to_go": _place(rules, "go_out.red_threes"),
        "partner_in_foot": out.partner_in_foot,
        "final_discard": out.final_discard == "required",
        "must_ask": timing if setup.must_ask else 0,
        "out_bonus": out.bonus,
        "concealed_total": -1 if concealed.total is None else concealed.total,
        "concealed_plain": -1 if (plain := concealed.without_canasta_total) is None else plain,
        "concealed_pile": concealed.pile_ok,
        "concealed_canasta": concealed.own_canasta,
        "concealed_alone": concealed.no_layoff,
        "concealed_team": concealed.scope == "team",
        "concealed_lenient": concealed.lenient,
        "open_exempt": _place(rules, "initial.concealed_exempt"),
    }


def _demand_rows(setup: Setup) -> Iterator[int]:
    """By demand a mask of the sorts that serve, by eight bits each, and how many canastas.

    Playouts know no runs with wild cards (`sequence.wilds`).
    """
    for sorts, count in setup.demands:
        yield sum(255 << 8 * sort for sort in sorts - {CanastaSort.MIXED_SEQUENCE})
        yield count


def _three_numbers(setup: Setup) -> Numbers:
    rules, red, black = setup.rules, setup.rules.red_three, setup.rules.black_three
    removed, modern = black.removed_on_pile_take, red.role == "modern"
    return {
        "tabled": setup.tabled[:KINDS],
        "own_turn_threes": red.place == "own_turn_start",
        "threes_stay": red.place == "optional" and setup.tabled[RED_THREE],
        "red_totals": _padded(red.totals, _TOTALS),
        "red_most": _last(red.totals),
        "red_if": _RED_CONDITIONS.index(setup.red_condition),
        "red_if_n": setup.red_condition_number,
        "red_otherwise": _place(rules, "red_three.otherwise"),
        "red_unless_out": red.negate_only_if_opponents_out,
        "red_flat": setup.red_caught_flat,
        "red_as_laid": red.in_hand_end.kind == "as_laid" and red.role != "penalty_card",
        "last_red": _place(rules, "stock_end.last_red_three"),
        "tables_black": black.role != "stop",
        "black_totals": _padded(black.totals, _TOTALS),
        "black_count": _last(black.totals),
        "black_meld": _place(rules, "black_three.meld"),
        "black_least": black.meld_sizes[0],
        "black_most": _number(black.meld_sizes[1]),
        "black_canasta": black.meld_is_canasta,
        "removes_black": removed is not None,
        "removed_each": 0 if removed is None else removed.each,
        "removed_all": 0 if removed is None else removed.all,
        "keeps_one": modern and rules.three.keep_one_for_straight,
        "ends_with_three": modern,
        "spares_three": modern and rules.stock_end.last_three_modern != "must_lay",
    }


def _last(totals: Sequence[int]) -> int:
    """Index of the last total that counts."""
    return max(0, min(len(totals), _TOTALS) - 1)


def _opening_numbers(setup: Setup) -> Numbers:
    rules, initial, bonus = setup.rules, setup.rules.initial, setup.rules.bonus_cards
    spoils = setup.pure_up_to >= 0 or not initial.may_complete_mixed_canasta
    asks = initial.require != "none" or initial.splash
    sizes = range(const.TRAITS_ROW)
    return {
        "top_counts": initial.top_card_counts,
        "before_draw": initial.before_draw_only,
        "fine_opening": setup.from_hand_first or asks or spoils,
        "hand_first": setup.from_hand_first + setup.pair_outside,
        "content": REQUIRED[initial.require],
        "splash": initial.splash,
        "no_mixed_opening": not initial.may_complete_mixed_canasta,
        "pure_up_to": setup.pure_up_to,
        "spoils": spoils and not initial.before_draw_only,
        "tiers": bool(initial.tiers),
        "traits": [meld_traits(*one, setup.canasta_size) for one in product(sizes, sizes)],
        "bonus_mode": _place(rules, "bonus_cards.mode"),
        "bonus_cards": bonus.counts,
        "bonus_turn_card": bonus.needs_turn_card,
        "bonus_within": bonus.limit == "through_turn_card",
        "bonus_with_pile": bonus.with_pile_take,
        "bonus_waits": bonus.usable == "next_turn",
    }


def _score_numbers(setup: Setup) -> Numbers:
    rules, score, wild = setup.rules, setup.rules.score, setup.rules.wild_meld
    caught = {rule.rank: rule for rule in rules.special_rank.hand_set}
    sets = [
        (one.canastas, one.natural, one.mixed, one.clean, one.dirty, one.points, one.replaces or 0)
        for one in score.set_bonus[: const.MOST_SETS]
    ]
    hand_cost = [*setup.hand_cost[:KINDS]]
    hand_cost[RED_THREE] = setup.red_caught_each
    return {
        "matrix": score.matrix,
        "hand_cost": hand_cost,
        "unopened_factor": score.unopened_hand_factor,
        "pure_bonus": setup.natural_bonus[:KINDS],
        "mixed_bonus": setup.mixed_bonus[:KINDS],
        "at_risk": any(setup.short_natural[:KINDS]),
        "short_pure": setup.short_natural[:KINDS],
        "short_mixed": setup.short_mixed[:KINDS],
        "set_least": [caught[text].min if text in caught else 0 for text in KIND_TEXT[:KINDS]],
        "set_points": [caught[text].points if text in caught else 0 for text in KIND_TEXT[:KINDS]],
        "all_twos": wild.bonus.all_twos,
        "all_jokers": wild.bonus.all_jokers,
        "mixed_wild": wild.bonus.mixed,
        "wild_short": wild.incomplete.normal,
        "wild_short_jokers": wild.incomplete.all_jokers,
        "sets": len(score.set_bonus),
        "set_rows": _padded(chain.from_iterable(sets), const.MOST_SETS * const.SET_ROW),
    }


def _run_and_foot_numbers(setup: Setup) -> Numbers:
    rules, run, foot = setup.rules, setup.rules.sequence, setup.rules.foot
    short = run.short_penalty
    return {
        "has_runs": setup.has_runs,
        "run_least": run.sizes[0],
        "run_most": _number(run.sizes[1]),
        "run_bonus": run.bonus,
        "run_take": _place(rules, "sequence.pile_take"),
        "run_grows": run.extend_complete_when_going_out,
        "run_short": 0 if short is None else short.below,
        "run_short_points": 0 if short is None else short.points,
        "feet": _place(rules, "foot.pickup"),
        "foot_size": rules.deal.foot_size,
        "foot_at_once": foot.when == "same_turn_if_melded_out",
        "foot_threes_replaced": foot.red_three_replaced and rules.red_three.replace_from_stock,
        "foot_costs": foot.unpicked_counts,
        "foot_red": foot.unpicked_red_three,
    }


def _special_hand_numbers(setup: Setup) -> Numbers:
    ways = special_ways(setup)
    return {
        "hands": len(ways),
        "ways": _padded(chain.from_iterable(ways), const.WAY * const.MOST_WAYS),
    }


def special_ways(setup: Setup) -> list[tuple[int, int, int, int]]:
    """Every way to make a special hand: (code of the named kinds, mask, sizes, value)."""
    ways = (
        (
            sum(count << 4 * (kind - TWO) for kind, count in counts.items()),
            sum(15 << 4 * (kind - TWO) for kind in counts),
            sum(1 << 4 * (size - 1) for size in sizes),
            hand.value,
        )
        for hand in setup.special_hands
        for counts, sizes in hand.counted_ways()
    )
    return list(dict.fromkeys(ways))

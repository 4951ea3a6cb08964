"""Every option with other values than Classic has, and what makes it matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from canasta_qt.engine.rules import TableRules, check, get, option, resolve
from canasta_qt.engine.rules.declarations import kinds
from canasta_qt.engine.rules.options import OptionSpec
from canasta_qt.engine.rules.overrides import apply_options

Overrides = Mapping[str, object]

WILD: Overrides = {"wild_meld.enabled": True}
RUNS: Overrides = {"sequence.enabled": True}
BONUS: Overrides = {
    "bonus_cards.mode": "draw_from_stock",
    "bonus_cards.counts": [4, 3],
    "deal.turn_card": 9,
}
FOOT: Overrides = {
    "deal.foot_size": 11,
    "foot.pickup": "hand_empty",
    "pack.decks": 4,
    "red_three.totals": [0, 1, 2, 3, 4, 5, 6, 7, 8],
}
MODERN: Overrides = {
    "red_three.role": "modern",
    "black_three.role": "modern",
    "black_three.totals": [0, 100, 200, 300, 400],
}
PAIRS: Overrides = {
    "deal.hand_size": 13,
    "special_hands.list": [{"id": "pairs_wild", "pattern": "22,77+5 pairs", "value": 2000}],
}
SIX: Overrides = {
    "match.players": 6,
    "pack.decks": 3,
    "red_three.totals": [0, 1, 2, 3, 4, 5, 6],
    "deal.hand_size": 13,
}
ALONE: Overrides = {"match.team_mode": "solo", "match.score_unit": "per_player"}
THREE_DECKS: Overrides = {"red_three.totals": [0, 100, 200, 300, 400, 500, 600]}

BASES: dict[str, Overrides] = {
    "match.players": {**ALONE, "match.players": 4},
    "match.score_unit": {**ALONE, "match.players": 2},
    "match.dealer_rotation": {**ALONE, "match.players": 2},
    "pack.decks": THREE_DECKS,
    "deal.foot_size": FOOT,
    "deal.pile_face_down_map": {
        "deal.pile_face_down": "by_upcard",
        "deal.pile_face_down_map": {"K": 13},
    },
    "deal.pile_face_down": {"deal.pile_face_down_map": {"K": 13}},
    "bonus_cards.mode": BONUS,
    "bonus_cards.counts": BONUS,
    "bonus_cards.needs_turn_card": BONUS,
    "bonus_cards.limit": BONUS,
    "bonus_cards.with_pile_take": BONUS,
    "bonus_cards.usable": BONUS,
    "bonus_cards.not_if_going_out": {**BONUS, "bonus_cards.mode": "draw_now"},
    "foot.pickup": FOOT,
    "foot.when": FOOT,
    "foot.peek": FOOT,
    "foot.red_three_replaced": FOOT,
    "foot.unpicked_counts": FOOT,
    "foot.unpicked_red_three": FOOT,
    "go_out.partner_in_foot": FOOT,
    "red_three.role": {"discard.threes": "any"},
    "discard.threes": {"red_three.discardable": True, "red_three.role": "penalty_card"},
    "black_three.role": {"black_three.totals": [0, 100, 200, 300, 400]},
    "black_three.totals": {
        **MODERN,
        "red_three.role": "bonus",
        "black_three.role": "bonus_like_red",
    },
    "black_three.blocks_next": {"pile.blocked_tops": ["2", "X", "3r"]},
    "black_three.meld_is_canasta": {
        "black_three.meld": "anytime",
        "black_three.meld_sizes": [3, 8],
    },
    "three.keep_one_for_straight": MODERN,
    "three.keep_any": MODERN,
    "three.in_hand_scores_as_laid": MODERN,
    "stock_end.last_three_modern": MODERN,
    "wild_meld.pile_take": {**WILD, "pile.blocked_tops": ["3b", "3r"]},
    "pile.n": {"pile.amount": "top_n", "pile.n": 5},
    "pile.needs_n": {"pile.amount": "top_n", "pile.n": 5},
    "pile.amount": {"pile.n": 5},
    "pile.blocked_tops": {
        "black_three.blocks_next": False,
        "deal.upcard_reject": ["2"],
        "wild_meld.enabled": True,
        "wild_meld.pile_take": "same_kind_pair",
    },
    "pile.initial_ace_pair": {
        "meld.wild_only_if_opened_dirty": ["A"],
        "initial.from_hand_only": True,
    },
    "pile.special_hand_one_card": PAIRS,
    "discard.empty_pile_fallback": {"discard.empty_pile_ban": ["A", "7", "wild"]},
    "permission.whom": {**SIX, "match.team_mode": "triples"},
    "match.team_mode": SIX,
    "match.instant_win": PAIRS,
    "special_hands.wild_pair": PAIRS,
    "special_hands.distinct_pairs": PAIRS,
    "special_hands.partner_courtesy": PAIRS,
    "special_hands.list": {"deal.hand_size": 13},
    "penalty.pile_illegal": {"table.enforcement": "penalise"},
    "score.matrix": MODERN,
    "go_out.kinds": {**WILD, **RUNS},
}
"""Rules under which an option matters, as changes of Classic.

For all others it is Classic with what the conditions of the option call for.
"""

TOGETHER: dict[str, Overrides] = {"score.matrix": {"red_three.positive_if": "matrix"}}
"""What can only change along with an option."""

SAMPLES: dict[str, Sequence[object]] = {
    "match.end": [{"kind": "target", "score": 7500}, {"kind": "deals", "count": 4}],
    "match.forfeit_call": [
        {"points_to_opponents": 1500, "own_points": 0, "ask_partner": ask} for ask in (True, False)
    ],
    "match.instant_win": [{"canastas": 5}, {"special_hands": ["pairs_wild"]}],
    "deal.exact_cut_bonus": [
        {"who": who, "cards": 60, "points": 100}
        for who in ("cutter_team", "dealer_team", "each_player")
    ],
    "bonus_cards.counts": [[5, 3], [4, 2], [3, 3]],
    "red_three.totals": [[0, 100, 300, 500, 1000], [0, 100, 200, 300, 400]],
    "black_three.totals": [[0, 100, 300, 500, 1000], [0, 100, 200, 300, 500]],
    "red_three.in_hand_end": ["as_laid", {"each": -100}, {"flat": -750}],
    "black_three.removed_on_pile_take": [{"each": 5, "all": 100}],
    "wild_meld.bonus": [
        {"all_twos": 3000, "all_jokers": 2000, "mixed": 2000},
        {"all_twos": 2000, "all_jokers": 2500, "mixed": 2000},
        {"all_twos": 1000, "all_jokers": 1000, "mixed": 1000},
    ],
    "wild_meld.incomplete": [
        {"normal": -1000, "all_jokers": -1000},
        {"normal": 0, "all_jokers": -500},
    ],
    "sequence.short_penalty": [{"below": 5, "points": -1000}],
    "special_rank.hand_set": [{"7": {"min": 3, "points": -1500}}],
    "initial.table": [[["-inf", 90]], [["-inf", 15], [0, 50], [1500, 90], [3000, 125]]],
    "initial.tiers": [
        [{"from_score": 7000, "need": need}]
        for need in ("any canasta", "any canasta and count 200", "natural canasta")
    ]
    + [[{"from_deal": 4, "need": "hidden canasta (7 from hand)"}]],
    "pile.naturals_needed": [{"unfrozen": 2, "frozen": 3}, {"unfrozen": 1, "frozen": 2}],
    "go_out.kinds": [
        [{"kind": kind, "min": 1}]
        for kind in ("natural", "mixed", "wild", "sevens", "sequence", "clean", "dirty")
    ],
    "special_hands.list": [
        [{"id": "garbage", "pattern": pattern, "value": 2000}]
        for pattern in ("4-4-3-3 natural", "7 pairs", "5-4+5 wilds", "A..K+X with one three")
    ],
    "score.canasta": [{"natural": 300, "mixed": 300}, {"natural": 500, "mixed": 100}],
    "score.set_bonus": [[{"canastas": 5, "points": 1000}], [{"natural": 4, "points": 500}]],
}
"""Other values of options whose kind has an inner structure, as JSON values."""


def changes(spec: OptionSpec) -> Iterator[tuple[TableRules, TableRules]]:
    """Sound rules under which the option matters, and the same with another value of it."""
    base = resolve("classic_4p", BASES.get(spec.key) or dict(_called_for(spec)))
    for value in values(spec):
        rules, complaints = apply_options(base, {spec.key: value, **TOGETHER.get(spec.key, {})})
        assert not complaints, (spec.key, value, complaints)
        sound = all(issue.severity != "error" for issue in check(rules))
        if rules != base and sound and spec.matters(rules):
            yield base, rules


def _called_for(spec: OptionSpec) -> Iterator[tuple[str, object]]:
    """What the conditions of an option call for, and those of the options in them."""
    for need in spec.shown_when:
        if not need.holds(TableRules()):
            other = option(need.key)
            yield from _called_for(other)
            found = (rules for _, rules in changes(other) if need.holds(rules))
            yield need.key, other.dump(get(next(found), need.key))


def another(spec: OptionSpec) -> object:
    """A value of an option, as JSON, that is not the classic one."""
    return next(value for value in values(spec) if spec.parse(value) != spec.default)


def values(spec: OptionSpec) -> Sequence[Any]:
    """Some values of an option as JSON, its own among them."""
    return SAMPLES.get(spec.key) or _VALUES[type(spec.kind)](spec.kind)


def _whole(kind: kinds.Whole) -> list[object]:
    numbers = {kind.lo, kind.lo + 1, (kind.lo + kind.hi) // 2, kind.hi}
    return [*sorted(numbers), *([None] if kind.none_allowed else [])]


def _codes(kind: kinds.Codes) -> list[object]:
    lists = [[], *([word] for word in kind.words()), list(kind.words())]
    return [each for each in lists if len(each) >= kind.least]


def _number_map(kind: kinds.NumberMap) -> list[object]:
    words = kind.words()
    if kind.complete:
        return [{**dict.fromkeys(words, 10), word: 15} for word in words]
    return [{}, *({word: kind.hi} for word in words)]


def _choice(kind: kinds.Choice) -> list[object]:
    return [*kind.words(), *([None] if kind.none_means else [])]


_VALUES: dict[type, Callable[[Any], Sequence[object]]] = {
    kinds.Switch: lambda _: (True, False),
    kinds.Whole: _whole,
    kinds.Choice: _choice,
    kinds.WholeOrWord: lambda kind: [kind.lo, kind.lo + 4, *kind.words()],
    kinds.CountedChoice: lambda kind: [*kind.words(), f"{kind.counted}:1", f"{kind.counted}:2"],
    kinds.Codes: _codes,
    kinds.NumberMap: _number_map,
    kinds.ChoiceMap: lambda kind: [{}, *({"7": word} for word in kind.choice.words())],
    kinds.Span: lambda kind: [[kind.lo + 1, kind.hi], [3, kind.hi], [4, 8]],
}

FIXED = ("match.seating", "match.first_player", "pack.wild_ranks")
"""Options that have one value only, or none else that fits."""

"""What a game has that advice may speak of: partners, a frozen pile, feet, sequences, ...

A `Feature` is true or not under some rules and knows the options that decide it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final

from canasta_qt.engine.rules import TableRules
from canasta_qt.engine.rules.facts import hidden_cards
from canasta_qt.engine.rules.table_rules import get
from canasta_qt.features.rulebook.words.topics.pile import blocking, freezing, takes_wilds


@dataclass(frozen=True, slots=True)
class Feature:
    """Something that is so under some rules; `keys` are the options that decide it."""

    holds: Callable[[TableRules], bool]
    keys: tuple[str, ...]


def where(key: str, holds: Callable[[Any], bool]) -> Feature:
    """The value of an option meets a condition."""
    return Feature(lambda rules: holds(get(rules, key)), (key,))


def has(key: str, *values: object) -> Feature:
    """An option has one of these values."""
    return where(key, values.__contains__)


def no(feature: Feature) -> Feature:
    """It is not so."""
    return Feature(lambda rules: not feature.holds(rules), feature.keys)


def both(*features: Feature) -> Feature:
    """All of them are so."""
    keys = tuple(dict.fromkeys(key for feature in features for key in feature.keys))
    return Feature(lambda rules: all(feature.holds(rules) for feature in features), keys)


def either_of(*features: Feature) -> Feature:
    """One of them at least is so."""
    return no(both(*(no(feature) for feature in features)))


# --- who plays ------------------------------------------------------------------------------

PARTNERS: Final = has("match.team_mode", "pairs", "triples", "rotating_3v2")
ALONE: Final = has("match.team_mode", "solo")
ONE_AGAINST_TWO: Final = has("match.team_mode", "temp_2v1")
TWO_PLAYERS: Final = has("match.players", 2)
ASKS: Final = both(PARTNERS, no(has("permission.mode", "none")))
BINDING: Final = has("permission.binding", True)

# --- taking the pile ------------------------------------------------------------------------

WHOLE_PILE: Final = has("pile.amount", "all")
TOP_CARDS: Final = has("pile.amount", "top_n")
TO_NEXT_WILD: Final = has("pile.amount", "to_next_wild")
ANY_DEPTH: Final = has("pile.amount", "from_chosen_card")
FULL_COUNT_ONLY: Final = both(TOP_CARDS, has("pile.needs_n", True))

ALWAYS_FROZEN: Final = has("pile.always_frozen", True)
PAIR_TAKES: Final = Feature(
    lambda rules: (
        rules.pile.naturals_needed.frozen == 2 == rules.pile.naturals_needed.unfrozen
        and rules.meld.min_naturals <= 3
    ),
    ("pile.naturals_needed", "meld.min_naturals"),
)
"""Two natural cards from the hand take any pile with the top card."""

TAKES_WILDS: Final = Feature(takes_wilds, ("wild_meld.enabled", "wild_meld.pile_take"))
LAYOFF_TAKES: Final = both(no(ALWAYS_FROZEN), no(has("pile.layoff", "no")))
WILD_HELPS: Final = both(no(ALWAYS_FROZEN), has("pile.natural_plus_wild", True))
RUNS: Final = has("sequence.enabled", True)
RUN_TAKES_PILE: Final = both(RUNS, no(ALWAYS_FROZEN), has("sequence.pile_take", "whole_pile"))
RUN_TAKES_TOP: Final = both(RUNS, has("sequence.pile_take", "top_only"))
EASY_TAKES: Final = either_of(LAYOFF_TAKES, WILD_HELPS, RUN_TAKES_PILE)
"""A pile that is not frozen can be taken with less than natural cards from the hand."""

FROZEN_BEFORE_OPEN: Final = both(has("pile.frozen_before_open", True), EASY_TAKES)
MORE_WHEN_FROZEN: Final = both(
    no(ALWAYS_FROZEN),
    where("pile.naturals_needed", lambda needed: needed.frozen > needed.unfrozen),
)
WILD_MAY_GO: Final = has("discard.wild", "allowed")
WILD_FREEZES: Final = both(
    has("freeze.wild_discard", True), WILD_MAY_GO, either_of(EASY_TAKES, MORE_WHEN_FROZEN)
)
OPENS_WITH_PILE: Final = both(
    has("pile.take_in_opening_turn", "allowed"),
    has("initial.from_hand_only", False),
    has("initial.top_card_counts", True),
)
HAND_FIRST: Final = either_of(
    has("pile.take_in_opening_turn", "allowed_after_hand_opening", "not_allowed"),
    has("initial.from_hand_only", True),
)
OPENED_BEFORE: Final = has("pile.take_in_opening_turn", "not_allowed")
HIDDEN_CARDS: Final = Feature(
    lambda rules: rules.deal.upcard and hidden_cards(rules) >= 3,
    ("deal.upcard", "deal.pile_face_down", "deal.pile_face_down_map"),
)
DRAWS_SEVERAL: Final = where("draw.count", lambda count: count > 1)
OWN_CANASTA_BARS: Final = has("pile.own_canasta_rank", "forbidden")

# --- threes ---------------------------------------------------------------------------------

BLACK_STOPS: Final = both(
    has("black_three.role", "stop"),
    has("discard.threes", "black", "any"),
    no(ANY_DEPTH),
    Feature(
        lambda rules: "3b" in blocking(rules), ("black_three.blocks_next", "pile.blocked_tops")
    ),
)
BLACK_COSTS: Final = both(
    has("black_three.role", "stop"),
    where("black_three.points_hand", lambda points: points >= 50),
)
BLACK_FREEZES: Final = both(
    has("freeze.black_three", True), either_of(EASY_TAKES, MORE_WHEN_FROZEN)
)
RED_BONUS: Final = both(
    has("red_three.role", "bonus"),
    has("red_three.otherwise", "negate"),
    has("red_three.negate_only_if_opponents_out", False),
    where("red_three.totals", lambda totals: max(totals, default=0) > 0),
)
"""Red threes on the table count for some sides, and as much against the others."""

RED_NEED_MELD: Final = both(
    RED_BONUS,
    has("red_three.positive_if", "has_meld"),
    has("score.canastas_for_positive", 0),
)
RED_NEED_CANASTAS: Final = both(
    RED_BONUS,
    where("red_three.positive_if", lambda needed: needed.startswith("canastas_ge:")),
)
RED_NEED_SEVENS: Final = both(RED_BONUS, has("red_three.positive_if", "kind:sevens"))
RED_CAUGHT: Final = both(
    has("red_three.role", "penalty_card"),
    has("discard.threes", "any"),
    has("red_three.discardable", True),
    where("red_three.in_hand_end", lambda end: end.kind == "each" and end.points < 0),
)
THREES_TURN: Final = both(has("red_three.role", "modern"), has("score.matrix", True))

# --- melds and canastas ---------------------------------------------------------------------

MIXED: Final = no(has("meld.max_wilds", 0))
MIXED_PAY_LESS: Final = both(
    MIXED, where("score.canasta", lambda canasta: canasta.natural > canasta.mixed)
)
"""There are mixed canastas, and they bring less than natural ones."""

DEAD_RANKS: Final = has("meld.dead_ranks", "both_teams")
FIVE_FIRST: Final = has("meld.rule_of_five", True)
CLOSED: Final = Feature(
    lambda rules: rules.meld.max_size == rules.meld.canasta_size,
    ("meld.max_size", "meld.canasta_size"),
)
"""A canasta takes no more cards."""

WILD_MELDS: Final = has("wild_meld.enabled", True)
WILD_LOCK: Final = both(WILD_MELDS, has("wild_meld.lock", True))
WILD_COUNTS: Final = has("wild_meld.counts_to_go_out", True)
WILD_UNFINISHED: Final = both(
    WILD_MELDS, where("wild_meld.incomplete", lambda short: short.normal < 0)
)
WILD_PAYS: Final = both(
    WILD_MELDS,
    Feature(
        lambda rules: (
            min(
                rules.wild_meld.bonus.all_twos,
                rules.wild_meld.bonus.all_jokers,
                rules.wild_meld.bonus.mixed,
            )
            > rules.score.canasta.natural
        ),
        ("wild_meld.bonus", "score.canasta"),
    ),
)
"""Every canasta of wild cards brings more than a natural one."""

RUNS_OF_SEVEN: Final = both(
    RUNS,
    has("sequence.wilds", 0),
    where("sequence.sizes", lambda sizes: sizes[1] == 7),
)
RUNS_PAY: Final = both(
    RUNS,
    Feature(
        lambda rules: rules.sequence.bonus > rules.score.canasta.natural,
        ("sequence.bonus", "score.canasta"),
    ),
)


def _value(pairs: tuple[tuple[str, int], ...], *names: str) -> int | None:
    return next((value for name, value in pairs if name in names), None)


def special_bonus(rules: TableRules, rank: str) -> int | None:
    """The bonus of a natural canasta of aces or sevens, if it has one of its own."""
    return _value(rules.special_rank.bonus, f"{rank}_pure", f"{rank}_any")


def special_loss(rules: TableRules, rank: str) -> int | None:
    """The points of a natural meld of aces or sevens that became no canasta."""
    return _value(rules.special_rank.incomplete, f"{rank}_pure", rank)


def _bold(rank: str) -> Feature:
    return Feature(
        lambda rules: (special_bonus(rules, rank) or 0) > 0 > (special_loss(rules, rank) or 0),
        ("special_rank.bonus", "special_rank.incomplete"),
    )


def _rich(rank: str) -> Feature:
    return Feature(
        lambda rules: (special_bonus(rules, rank) or 0) > rules.score.canasta.natural,
        ("special_rank.bonus", "score.canasta"),
    )


SEVENS_BOLD: Final = _bold("7")
"""A canasta of sevens has a bonus of its own, and a short meld of them costs."""
ACES_BOLD: Final = _bold("A")
ONE_STAKE: Final = Feature(
    lambda rules: (
        special_bonus(rules, "A") == special_bonus(rules, "7")
        and special_loss(rules, "A") == special_loss(rules, "7")
    ),
    ("special_rank.bonus", "special_rank.incomplete"),
)
"""Aces and sevens bring, and cost, the same."""

SEVENS_RICH: Final = _rich("7")
ACES_RICH: Final = _rich("A")
SEVENS_CAUGHT: Final = where(
    "special_rank.hand_set", lambda sets: any(one.rank == "7" and one.points < 0 for one in sets)
)
SEVENS_NATURAL: Final = where("meld.never_wild_ranks", lambda ranks: "7" in ranks)
SEVENS_LOCKED: Final = where("discard.rank_locks", lambda locks: "7" in dict(locks))
SEVENS_BLOCK: Final = where("pile.blocked_ranks", lambda ranks: "7" in ranks)
SPECIAL_HANDS: Final = where("special_hands.list", bool)

# --- feet, opening, going out ---------------------------------------------------------------

FEET: Final = no(has("foot.pickup", "none"))
FOOT_AFTER_HAND: Final = has("foot.pickup", "hand_empty")
FOOT_COUNTS: Final = both(FEET, has("foot.unpicked_counts", True))
FOOT_NOT_BY_MIXED: Final = both(MIXED, has("foot.pickup", "own_first_nonblack_canasta"))
PARTNER_FIRST: Final = both(PARTNERS, has("foot.pickup", "partner_then_self"))
PARTNER_IN_FOOT: Final = both(PARTNERS, FEET, has("go_out.partner_in_foot", True))


def first_minimum(rules: TableRules) -> int:
    """The minimum of the opening when a match begins, in points."""
    number = 1 if rules.initial.basis == "deal_number" else 0
    rows = [row for row in rules.initial.table if row[0] is None or row[0] <= number]
    return rows[-1][1] if rows else rules.initial.table[0][1]


def highest_minimum(rules: TableRules) -> int:
    """The greatest minimum of the opening that the table of minimums knows, in points."""
    return max(least for _, least in rules.initial.table)


RISING: Final = Feature(
    lambda rules: highest_minimum(rules) > first_minimum(rules) > 0, ("initial.table",)
)
BY_DEAL: Final = has("initial.basis", "deal_number")
WILD_MAY_OPEN: Final = both(
    no(has("initial.require", "all_pure")),
    has("initial.all_pure_up_to", None),
    MIXED,
)
PURE_AT_FIRST: Final = both(
    no(has("initial.require", "all_pure")),
    Feature(
        lambda rules: (
            first_minimum(rules) <= (rules.initial.all_pure_up_to or 0) < highest_minimum(rules)
        ),
        ("initial.all_pure_up_to", "initial.table"),
    ),
)
"""Low minimums must be met without wild cards, higher ones need not."""

HIGH_OPENING: Final = Feature(lambda rules: first_minimum(rules) >= 100, ("initial.table",))
PURE_OPENING: Final = has("initial.require", "pure_meld", "pure_or_wild_meld")
WILD_MELD_OPENS: Final = both(WILD_MELDS, has("initial.require", "pure_or_wild_meld"))
BONUS_CARDS: Final = no(has("bonus_cards.mode", "none"))
BONUS_FIRST: Final = both(
    BONUS_CARDS, where("bonus_cards.counts", lambda counts: counts[0] > counts[1] > 0)
)
"""The side that opens first gets more cards for it than the other one."""

BONUS_FIRST_ONLY: Final = both(
    BONUS_CARDS, where("bonus_cards.counts", lambda counts: counts[0] > 0 == counts[1])
)
BONUS_EQUAL: Final = both(
    BONUS_CARDS, where("bonus_cards.counts", lambda counts: counts[0] == counts[1] > 0)
)
EMPTY_PILE_BAN: Final = where(
    "discard.empty_pile_ban", lambda banned: {"A", "7", "wild"} <= set(banned)
)
LAST_CARD_THROWN: Final = has("go_out.final_discard", "required")
_RED_LAID: Final = has("red_three.role", "bonus")
RED_FOR_EACH: Final = both(has("go_out.red_threes", "ge_canastas"), _RED_LAID)
ALL_RED_OUT: Final = both(has("go_out.red_threes", "all"), _RED_LAID)
MAY_CONCEDE: Final = where(
    "match.forfeit_call", lambda call: call is not None and call.points_to_opponents > 0
)
OUT_PAYS_LITTLE: Final = Feature(
    lambda rules: 0 < rules.go_out.bonus <= rules.score.canasta.natural,
    ("go_out.bonus", "score.canasta"),
)
KINDS: Final = where("go_out.kinds", bool)
SEVERAL_CANASTAS: Final = where("go_out.canastas", lambda least: least >= 2)


def needs_kind(kind: str) -> Feature:
    """Nobody goes out without a canasta of this kind."""
    return where(
        "go_out.kinds", lambda kinds: any(need.kind == kind and need.min > 0 for need in kinds)
    )


CONCEALED_RICH: Final = Feature(
    lambda rules: (rules.concealed.total or 0) >= rules.go_out.bonus + 500,
    ("concealed.total", "go_out.bonus"),
)

# --- words that only some games have ---------------------------------------------------------

FREEZING_CARDS: Final = both(
    no(ALWAYS_FROZEN),
    Feature(
        lambda rules: bool(freezing(rules)),
        (
            "freeze.wild_discard",
            "freeze.wild_upcard",
            "freeze.red_three_upcard",
            "freeze.black_three",
        ),
    ),
)
"""A card can freeze the pile."""

CAN_FREEZE: Final = both(FREEZING_CARDS, WILD_FREEZES)
EVER_FROZEN: Final = either_of(ALWAYS_FROZEN, FREEZING_CARDS, has("pile.frozen_before_open", True))
CONCEALED: Final = no(has("concealed.total", None))
CLEAN_OR_DIRTY: Final = either_of(
    needs_kind("clean"), needs_kind("dirty"), has("red_three.positive_if", "clean_and_dirty")
)
DISCARD_HEAP: Final = has("meld.discard_heap", True)
JOKERS: Final = no(has("pack.jokers", 0))
MINIMUM: Final = Feature(lambda rules: highest_minimum(rules) > 0, ("initial.table",))
TURN_CARD: Final = no(has("deal.turn_card", None))

# --- what was measured ----------------------------------------------------------------------


def _like(*needed: tuple[str, object]) -> Feature:
    return both(*(has(key, value) for key, value in needed))


_CLASSIC_PILE: Final = both(
    WHOLE_PILE,
    no(RUNS),
    no(FEET),
    no(WILD_MELDS),
    MIXED,
    PAIR_TAKES,
    WILD_HELPS,
    _like(("pile.layoff", "any_meld"), ("pack.decks", 2), ("pile.own_canasta_rank", "allowed")),
    Feature(
        lambda rules: rules.score.canasta.mixed <= 360 and rules.go_out.bonus <= 100,
        ("score.canasta", "go_out.bonus"),
    ),
)
MEASURED_FOUR: Final = both(
    _CLASSIC_PILE,
    _like(("match.players", 4), ("match.team_mode", "pairs")),
    _like(("deal.hand_size", 11), ("draw.count", 1), ("pile.take_in_opening_turn", "allowed")),
)
"""Rules as those at which the worth of a pile was measured."""

MEASURED_TWO: Final = both(
    _CLASSIC_PILE,
    TWO_PLAYERS,
    _like(("deal.hand_size", 15), ("draw.count", 2), ("go_out.canastas", 2)),
)
"""Rules as those at which two players were watched giving piles away."""

MEASURED_FROZEN: Final = both(
    ALWAYS_FROZEN,
    WHOLE_PILE,
    no(RUNS),
    no(FEET),
    WILD_MELDS,
    has("deal.hand_size", 11, 13),
    _like(("match.players", 4), ("match.team_mode", "pairs"), ("pack.decks", 2)),
    _like(("draw.count", 1), ("go_out.canastas", 1), ("black_three.role", "stop")),
    _like(("pile.take_in_opening_turn", "allowed"), ("initial.from_hand_only", False)),
)
"""Rules as those at which fat piles were watched that only pairs take."""

"""The rule vector `r` of a playout: every number of it that comes from the rules.

What is read most stands first. Facts that the engine derives from the rules are asked of the
engine (`setup_for` and the predicates of its modules).

A difference in a slot also bears upon what was fitted to deals under other rules
(`search.evaluation`): by as many steps as it is great, unless the slot is named as one that bears
not at all (`ALIKE`), so that no such fit applies (`APART`), or by steps of another size (`STEPS`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from canasta_qt.players.playout.layout.ending_slots import BY_KIND, DEMANDS, ENDING, LATER, THREES
from canasta_qt.players.playout.layout.melding_slots import COMPANY, FEET, GROUPS, MELDS, PILE, RUNS
from canasta_qt.players.playout.layout.play_slots import PRICES, STYLE
from canasta_qt.players.playout.layout.slots import MOST_SEATS, Slot, offsets

RULES: Final = (
    *(*COMPANY, *MELDS, *PILE, *ENDING, *THREES, *DEMANDS, *BY_KIND),
    *(*GROUPS, *LATER, *RUNS, *FEET),
)


def rule_vector_slots() -> tuple[Slot, ...]:
    """The whole rule vector: rules, prices, and a style for each seat."""
    prices = (Slot(price.name, price.width) for price in PRICES)
    style = Slot("STYLE", MOST_SEATS * len(STYLE))
    return (*RULES, *prices, style)


PLACES: Final = offsets(rule_vector_slots())
"""Name of a slot to the place of its first number."""

ALIKE: Final = frozenset(
    (
        # what happens when the stock runs out, and what asking the partner costs
        *("SHORT_ENDS", "TURN_NEEDS", "LAST_RED", "FORCED", "MUST_ASK", "SPARES_THREE"),
        # told by other slots too
        *("RED_MOST", "BLACK_COUNT", "GROUPS_LYING", "TRAITS", "DEMANDS", "NEED_NATURAL"),
        *("NEED_MIXED", "NEED_WILD", "NEED_SEVENS", "CANASTAS_OUT", "FINE_OPENING", "SPOILS"),
        *("FINE_LAST", "PLAIN_DISCARDS", "HAS_LOCKS", "SETS", "HANDS", "JOKERS", "HAND_COST"),
        *("WILDS_HELD", "MAY_STRAND", "BANNED", "LAST_BANNED", "CLEAN_WILDS"),
        # details of the first turns, and of hands laid down at once
        *("UPCARD", "FACE_DOWN", "DOWN_BY", "NO_BLACK_FIRST", "OWN_TURN_THREES"),
        *("CONCEALED_PLAIN", "CONCEALED_PILE", "CONCEALED_CANASTA", "CONCEALED_ALONE"),
        *("CONCEALED_TEAM", "CONCEALED_LENIENT", "OPEN_EXEMPT", "ONE_CARD"),
        # what threes caught in a hand or laid before going out bring
        *("BLACK_LEAST", "BLACK_MOST", "BLACK_CANASTA", "RED_FLAT", "RED_AS_LAID", "RED_IF_N"),
        *("RED_UNLESS_OUT", "REMOVED_EACH", "REMOVED_ALL"),
    )
)
"""Deals come out much the same under either rule."""

APART: Final = frozenset(
    (
        *("SEATS", "SIDES", "TEMPORARY", "CANASTA", "LEAST", "WILD_MELD", "HAS_RUNS", "MANY"),
        *("FEET", "FOOT_SIZE", "FOOT_AT_ONCE", "PARTNER_IN_FOOT", "BONUS_MODE", "TIERS"),
        *("TABLES_BLACK", "KEEPS_ONE", "ENDS_WITH_THREE", "THREES_STAY", "MATRIX", "CHOOSES"),
        *("TOP_CARDS", "PASS_ONE", "WAYS", "RUN_TAKE", "WILD_TAKES"),
    )
)
"""Another game: nothing that was fitted with one value says anything about the other."""

STEPS: Final[dict[str, int]] = {
    **dict.fromkeys(("HAND_SIZE", "RED_OTHERWISE", "TAKE_TO_OPEN", "LAYOFF", "RATIO"), 2),
    **dict.fromkeys(("BANS", "UNFINISHED", "BONUS_CARDS", "TURN_CARD", "NEEDS_CARDS"), 4),
    **dict.fromkeys(("POINTS", "PACK", "WILD_MOST"), 4),
    **dict.fromkeys(("OUT_BONUS", "CONCEALED_TOTAL", "RED_TOTALS", "BLACK_TOTALS"), 200),
    **dict.fromkeys(("PURE_BONUS", "MIXED_BONUS", "FOOT_RED", "PURE_UP_TO"), 400),
    **dict.fromkeys(("ALL_TWOS", "ALL_JOKERS", "MIXED_WILD", "RUN_BONUS"), 1000),
    **dict.fromkeys(("WILD_SHORT", "WILD_SHORT_JOKERS", "SHORT_PURE", "SHORT_MIXED"), 1000),
    **dict.fromkeys(("SET_POINTS", "SET_ROWS", "RUN_SHORT_POINTS"), 1000),
    "GROUPS": 0,
    "DEMAND_ROWS": 0,
}
"""How great a difference is one step, 1 for others; 0: any counts as one.

In a row the greatest counts.
"""

MOST_OF_ONE: Final = 3.0
"""Steps that one slot counts at most."""


def distance(one: Sequence[int], other: Sequence[int]) -> float | None:
    """How many steps two rule vectors lie apart; None where they are different games."""
    total = 0.0
    for slot in RULES:
        start = PLACES[slot.name]
        if slot.name in ALIKE:
            continue
        mine, theirs = one[start : start + slot.width], other[start : start + slot.width]
        if mine == theirs:
            continue
        if slot.name in APART:
            return None
        step = STEPS.get(slot.name, 1)
        total += 1.0 if not step else min(MOST_OF_ONE, _greatest(mine, theirs) / step)
    return total


def _greatest(one: Sequence[int], other: Sequence[int]) -> int:
    return max(abs(mine - theirs) for mine, theirs in zip(one, other, strict=True))

"""The rule vector `r` of a playout: every number of it that comes from the rules.

What is read most stands first. Facts that the engine derives from the rules are asked of the
engine (`setup_for` and the predicates of its modules).
"""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.playout.layout.ending_slots import BY_KIND, DEMANDS, ENDING, LATER, THREES
from canasta_qt.bots.playout.layout.melding_slots import COMPANY, FEET, GROUPS, MELDS, PILE, RUNS
from canasta_qt.bots.playout.layout.play_slots import PRICES, STYLE
from canasta_qt.bots.playout.layout.slots import MOST_SEATS, Slot

RULES: Final = (
    *(*COMPANY, *MELDS, *PILE, *ENDING, *THREES, *DEMANDS, *BY_KIND),
    *(*GROUPS, *LATER, *RUNS, *FEET),
)


def rule_vector_slots() -> tuple[Slot, ...]:
    """The whole rule vector: rules, prices, and a style for each seat."""
    prices = (Slot(price.name, price.width, price.doc) for price in PRICES)
    doc = "By seat: `STYLES` numbers that say how the player there plays, whatever the rules."
    style = Slot("STYLE", MOST_SEATS * len(STYLE), doc)
    return (*RULES, *prices, style)

"""The rule vector `r` of a playout: every number of it that comes from the rules.

What is read most stands first. Facts that the engine derives from the rules are asked of the
engine (`setup_for` and the predicates of its modules).
"""

from __future__ import annotations

from typing import Final

from canasta_qt.bots.playout.ending_slots import BY_KIND, DEMANDS, ENDING, LATER, THREES
from canasta_qt.bots.playout.melding_slots import COMPANY, FEET, GROUPS, MELDS, PILE, RUNS

RULES: Final = (
    *(*COMPANY, *MELDS, *PILE, *ENDING, *THREES, *DEMANDS, *BY_KIND),
    *(*GROUPS, *LATER, *RUNS, *FEET),
)
MOST_SEATS: Final = 6

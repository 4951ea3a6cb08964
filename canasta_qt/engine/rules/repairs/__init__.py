"""Ways out of a conflict: option values that settle it without making another one.

Begin with `repairs`, which proposes them. `search` tries other values of the options that a
conflict is about, and where that makes a new conflict, other values of those options too; it knows
no constraint. `candidates` says which values an option could have instead, by its kind alone. So a
new option or a new constraint needs nothing here.
"""

from canasta_qt.engine.rules.repairs.search import MOST, Repair, repairs

__all__ = ["MOST", "Repair", "repairs"]

"""Ways out of a conflict: `search` tries other values (`candidates`) and knows no constraint."""

from canasta_qt.engine.rules.repairs.search import MOST, Repair, repairs

__all__ = ["MOST", "Repair", "repairs"]

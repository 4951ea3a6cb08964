"""Whole deals played out thousands of times a second, for search; not a judge of the rules.

The modules that `compiled_core.PLAYOUTS` finds run compiled where `packaging/compile_core.py` has
compiled these very sources, else interpreted; both give the same results. Where compiled, a
conditional expression with a literal or a `Final` for one of its values makes Python objects of
both: where it matters they are statements. `slots` says how a rule is taught to playouts.
"""

from __future__ import annotations

from pathlib import Path

from canasta_qt.compiled_core import PLAYOUTS

COMPILED = PLAYOUTS.load(__path__, Path(__file__).parent)
"""Whether playouts run compiled."""

"""Whole deals played out thousands of times a second, for search; not a judge of the rules.

The modules that `compiled_core.core_modules` finds run compiled where
`packaging/compile_playout.py` has compiled these very sources, else interpreted; both give the same
results. Where compiled, a conditional expression with a literal or a `Final` for one of its values
makes Python objects of both: where it matters they are statements. `slots` says how a rule is
taught to playouts.
"""

from __future__ import annotations

import importlib
import sys
from pathlib import Path

from canasta_qt.bots.compiled_core import compiled_folder, compiled_names, wants_interpreted


def _use_compiled() -> bool:
    """Take the core's modules from the compiled ones, if they can be loaded."""
    folder = None if wants_interpreted() else compiled_folder(Path(__file__).parent)
    if folder is None:
        return False
    __path__.insert(0, str(folder))
    try:
        importlib.import_module("librt.vecs")
        for room in (one.name for one in folder.iterdir() if one.is_dir()):
            importlib.import_module(f"{__name__}.{room}").__path__.insert(0, str(folder / room))
        importlib.import_module(f"{__name__}.{compiled_names(folder)[0]}")
    except (ImportError, IndexError):
        __path__.remove(str(folder))
        for name in [name for name in sys.modules if name.startswith(f"{__name__}.")]:
            del sys.modules[name]
        return False
    return True


COMPILED = _use_compiled()
"""Whether the core runs compiled."""

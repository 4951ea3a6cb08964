"""Where the compiled playout core lies, and whether it is the one of these sources.

`packaging/compile_playout.py` puts it there. A compiled core that is older than its sources, or was
made for another Python, is never used: playouts then run interpreted, with the same results.
"""

from __future__ import annotations

import hashlib
import json
import os
import sysconfig
from pathlib import Path
from typing import Final

CORE: Final = (
    "layout",
    "luck",
    "runs",
    "melds",
    "going_out",
    "bonus",
    "threes",
    "feet",
    "wild_take",
    "fine_opening",
    "judge",
    "discards",
    "retraction",
    "laying",
    "table_of_three",
    "special",
    "steps",
    "score",
    "run_play",
    "prices",
    "leaving",
    "feet_play",
    "asking",
    "weighing",
    "opening",
    "weighed_discards",
    "discarding",
    "policy",
    "moves",
    "worlds",
    "recall",
    "hands",
    "outlook",
    "rollouts",
)
"""The modules of `canasta_qt.bots.playout` that are compiled; the others make their numbers."""

PACKAGE: Final = "canasta_qt.bots.playout"
GROUP: Final = f"{PACKAGE}.core"
"""The library that holds all of them, as mypyc names it: with `__mypyc` behind."""

FOLDER: Final = "_compiled"
STAMP: Final = "made_from.json"
INTERPRETED_VARIABLE: Final = "CANASTA_QT_INTERPRETED"
"""Set in the environment, playouts run interpreted even where a compiled core is there."""


def stamp_of(package: Path) -> dict[str, str]:
    """What a compiled core made here and now is made from; `package` holds the sources."""
    sources = hashlib.sha256()
    for name in CORE:
        sources.update((package / f"{name}.py").read_bytes())
    return {"sources": sources.hexdigest(), "suffix": suffix()}


def suffix() -> str:
    """How file names of compiled modules end for this Python."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def compiled_folder(package: Path) -> Path | None:
    """The folder of a compiled core that belongs to these sources and this Python, or None.

    Where the sources do not lie as files (in a frozen program) they cannot have changed.
    """
    folder = package / FOLDER
    try:
        stamp = json.loads((folder / STAMP).read_text(encoding="utf-8"))
        if not (package / f"{CORE[0]}.py").exists():
            fresh = stamp.get("suffix") == suffix()
        else:
            fresh = stamp == stamp_of(package)
    except (OSError, ValueError, AttributeError):
        return None
    return folder if fresh else None


def wants_interpreted() -> bool:
    """Whether the environment asks for interpreted playouts."""
    return bool(os.environ.get(INTERPRETED_VARIABLE))

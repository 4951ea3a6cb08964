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

MARK: Final = "\nif TYPE_CHECKING:\n    from librt.vecs import vec"
"""Stands in every module that is compiled; the others make its numbers."""
HEAD_OF_LAYOUT: Final = '"""Where every number of a playout lies'
"""With this begins the module of places, which is compiled too."""

PACKAGE: Final = "canasta_qt.bots.playout"
GROUP: Final = f"{PACKAGE}.core"
"""The library that holds all of them, as mypyc names it: with `__mypyc` behind."""

FOLDER: Final = "_compiled"
STAMP: Final = "made_from.json"
INTERPRETED_VARIABLE: Final = "CANASTA_QT_INTERPRETED"
"""Set in the environment, playouts run interpreted even where a compiled core is there."""


def core_modules(package: Path) -> tuple[str, ...]:
    """The modules that are compiled, folders before them: "melds", "policy/prices".

    Empty where the sources do not lie as files, in a frozen program.
    """
    found = []
    for file in package.rglob("*.py"):
        place = file.relative_to(package)
        if FOLDER not in place.parts:
            text = file.read_text(encoding="utf-8")
            if MARK in text or text.startswith(HEAD_OF_LAYOUT):
                found.append(place.with_suffix("").as_posix())
    return tuple(sorted(found))


def stamp_of(package: Path) -> dict[str, str]:
    """What a compiled core made here and now is made from; `package` holds the sources."""
    sources = hashlib.sha256()
    for name in core_modules(package):
        sources.update(name.encode())
        sources.update((package / f"{name}.py").read_bytes())
    return {"sources": sources.hexdigest(), "suffix": suffix()}


def compiled_names(folder: Path) -> tuple[str, ...]:
    """The compiled modules in a folder as dotted names within the package: "policy.prices"."""
    ending = suffix()
    places = (file.relative_to(folder).as_posix() for file in folder.rglob(f"*{ending}"))
    names = (place.removesuffix(ending).replace("/", ".") for place in places)
    return tuple(sorted(name for name in names if not name.endswith("__mypyc")))


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
        if not core_modules(package):
            fresh = stamp.get("suffix") == suffix()
        else:
            fresh = stamp == stamp_of(package)
    except (OSError, ValueError, AttributeError):
        return None
    return folder if fresh else None


def wants_interpreted() -> bool:
    """Whether the environment asks for interpreted playouts."""
    return bool(os.environ.get(INTERPRETED_VARIABLE))

"""Which build of the program this is: version, Python, Qt, where it came from."""

from __future__ import annotations

import json
import platform
from pathlib import Path
from typing import Final

from canasta_qt import __version__
from canasta_qt.compiled_core import ENGINE, FOLDER, PLAYOUTS, Core

FILE: Final = "build.json"
"""Written into the resources by `packaging/build.py`; missing where the program runs from source
or was installed by pip."""

BUILD_NOTE: Final = ("kind", "system", "date", "commit")
"""What the build writes down."""

INTERPRETED: Final = (
    "interpreted, so Expert takes up to 1.5 and Master up to 3 seconds for a move, and both play "
    "weaker"
)
"""What `--version` says of playouts that are not compiled; `players.levels` holds the figures."""

_PACKAGE = Path(__file__).resolve().parent


def build_note() -> dict[str, str]:
    """What the build wrote down, by `BUILD_NOTE`; empty where there is none."""
    try:
        note = json.loads((_PACKAGE / "resources" / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in note.items()} if isinstance(note, dict) else {}


def build_words() -> str:
    """Where this program came from, in a few words for reports; always English."""
    note = build_note()
    if note:
        kind, system, date, commit = (note.get(name, f"unknown {name}") for name in BUILD_NOTE)
        return f"{kind} for {system}, {date}, {commit}"
    return "installed as a Python package" if is_installed() else "run from its sources"


def is_installed() -> bool:
    """Whether the program was installed; else it runs from its sources."""
    return (_PACKAGE / "resources").is_dir()


def version_lines() -> list[str]:
    """What `--version` prints."""
    from canasta_qt.engine import COMPILED
    from canasta_qt.players import playout

    return [
        f"Canasta Qt {__version__}",
        f"Python {platform.python_version()}, Qt {_qt_version()}",
        f"build: {build_words()}",
        f"rules: {'compiled' if COMPILED else 'interpreted'}{_stale(ENGINE)}",
        f"playouts: {'compiled' if playout.COMPILED else INTERPRETED}{_stale(PLAYOUTS)}",
    ]


def _stale(core: Core) -> str:
    """A remark where a core was compiled from other sources, and so is not used."""
    package = _PACKAGE.parent / core.place
    if not (package / FOLDER).is_dir() or core.folder(package) is not None:
        return ""
    return " (compiled from other sources: python packaging/compile_core.py)"


def _qt_version() -> str:
    try:
        from PySide6.QtCore import qVersion
    except ImportError:
        return "not installed"
    return qVersion()

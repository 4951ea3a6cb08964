"""Which build of the program this is: version, Python, Qt, where it came from."""

from __future__ import annotations

import json
import platform
import re
from contextlib import suppress
from datetime import date
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

HOMEPAGE: Final = "https://canasta-qt.org"
"""Where newer versions are; people go there by themselves."""

OLD_AFTER: Final = 9
"""Months after which a newer version is likely."""

_PACKAGE = Path(__file__).resolve().parent


def build_note() -> dict[str, str]:
    """What the build wrote down, by `BUILD_NOTE`; empty where there is none."""
    try:
        note = json.loads((_PACKAGE / "resources" / FILE).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(key): str(value) for key, value in note.items()} if isinstance(note, dict) else {}


def build_date() -> date | None:
    """The day of this build; of a Python package and of sources, the day of their version."""
    inside = _PACKAGE / "resources"
    changelog = (inside if inside.is_dir() else _PACKAGE.parent / "resources") / "CHANGELOG.md"
    stated = build_note().get("date", "")
    with suppress(OSError, ValueError):
        text = stated or changelog.read_text(encoding="utf-8")
        found = re.search(r"\d{4}-\d\d-\d\d", text)
        return date.fromisoformat(found[0]) if found else None
    return None


def is_old(made: date, today: date) -> bool:
    """Whether a build of that day is more than nine months old."""
    months = (today.year - made.year) * 12 + today.month - made.month
    return (months, today.day) > (OLD_AFTER, made.day)


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

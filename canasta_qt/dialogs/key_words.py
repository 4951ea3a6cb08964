"""Keys as the player reads them."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QKeySequence

from canasta_qt.controller.messages.marks import QT_TRANSLATE_NOOP

HELD = (QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Shift"))
"""Keys that are held, by Qt's names. Our translations come before Qt's own, which write them out
("Mayúsculas") where keyboards do not, and menus and lists of keys have no room for it."""

_ARROWS = {"Left": "←", "Right": "→", "Up": "↑", "Down": "↓"}


def key_name(key: str) -> str:
    """A key of the table of commands as this system writes it; arrows as arrows."""
    before, plus, last = key.rpartition("+")
    if last in _ARROWS:
        held = QKeySequence(f"{before}+A").toString(QKeySequence.SequenceFormat.NativeText)
        return (held[:-1] if plus else "") + _ARROWS[last]
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key


def key_names(keys: Iterable[str]) -> str:
    """Several keys for the same; the two Enter keys are one."""
    shown = [key for key in keys if key != "Return"]
    return ", ".join(map(key_name, shown))

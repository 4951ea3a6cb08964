"""How numbers and keys are written in dialogs."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtGui import QFont, QKeySequence

from canasta_qt.words.sentences import QT_TRANSLATE_NOOP, figures

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


NOTHING = "–"
"""Stands where a number does not apply."""


def number_text(points: int | None) -> str:
    """Points as text: thousands apart, a true minus sign, a dash for None."""
    return NOTHING if points is None else figures(points)


def tabular(font: QFont, *, bold: bool = False) -> QFont:
    """The font with figures of one width, so that columns of numbers stand in line."""
    result = QFont(font)
    result.setBold(bold)
    if hasattr(result, "setFeature"):  # since Qt 6.9's bindings
        result.setFeature(QFont.Tag("tnum"), 1)
    return result

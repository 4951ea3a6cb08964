"""How numbers are written in dialogs."""

from __future__ import annotations

from PySide6.QtGui import QFont

NOTHING = "–"
"""Stands where a number does not apply."""


def number(points: int | None) -> str:
    """Points as text: thousands apart, a true minus sign, a dash for None."""
    if points is None:
        return NOTHING
    text = f"{abs(points):,}"
    return "\N{MINUS SIGN}" + text if points < 0 else text


def tabular(font: QFont, *, bold: bool = False) -> QFont:
    """The font with figures of one width, so that columns of numbers stand in line."""
    result = QFont(font)
    result.setBold(bold)
    if hasattr(result, "setFeature"):  # since Qt 6.9's bindings
        result.setFeature(QFont.Tag("tnum"), 1)
    return result

"""How numbers are written in dialogs."""

from __future__ import annotations

from PySide6.QtGui import QFont

from canasta_qt.controller.figures import figures

NOTHING = "–"
"""Stands where a number does not apply."""


def number(points: int | None) -> str:
    """Points as text: thousands apart, a true minus sign, a dash for None."""
    return NOTHING if points is None else figures(points)


def tabular(font: QFont, *, bold: bool = False) -> QFont:
    """The font with figures of one width, so that columns of numbers stand in line."""
    result = QFont(font)
    result.setBold(bold)
    if hasattr(result, "setFeature"):  # since Qt 6.9's bindings
        result.setFeature(QFont.Tag("tnum"), 1)
    return result

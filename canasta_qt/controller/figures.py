"""How a number of points is written: alike on the table, in dialogs and in sentences."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

MINUS = "\N{MINUS SIGN}"
"""A true minus sign, as wide as a plus."""


def figures(value: int, *, signed: bool = False) -> str:
    """A whole number with its thousands apart: 1,250 or −35; with `signed` also +35.

    The mark between the thousands is translated with the sentences, so that numbers and words
    always speak the same language.
    """
    digits = f"{abs(value):,}"
    if len(digits) > 3:
        digits = digits.replace(",", QCoreApplication.translate("Numbers", ","))
    sign = MINUS if value < 0 else "+" if signed and value > 0 else ""
    return sign + digits


def decimal(value: float, places: int) -> str:
    """A number with so many places after the translated point: 2.7 or −1,250.05."""
    text = f"{abs(value):.{places}f}"
    whole, _, rest = text.partition(".")
    sign = MINUS if value < 0 and float(text) else ""
    if not rest:
        return sign + figures(int(whole))
    return sign + figures(int(whole)) + QCoreApplication.translate("Numbers", ".") + rest

"""Type and measures of panels, as the interface is scaled now."""

from __future__ import annotations

from PySide6.QtGui import QFont

from canasta_qt.style.theme import font
from canasta_qt.style.tokens import TYPE


def px(value: float) -> int:
    return round(value)


def type_font(style: str, times: float = 1.0) -> QFont:
    wanted = TYPE[style]
    result = font(wanted.points * 4 / 3 * times)
    result.setWeight(QFont.Weight(wanted.weight))
    return result

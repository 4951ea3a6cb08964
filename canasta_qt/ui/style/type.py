"""The program's typefaces: registered once, and fonts by what they are for."""

from __future__ import annotations

import math
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from canasta_qt.ui.style.tokens import TEXT_FAMILY, TITLE_FAMILY, TYPE

SMALLEST, LARGEST = 1.0, 2.0

LEAST_ROOM: Final = (840, 500)
"""Width and height that every window has room in, at an interface of 100 %."""


LARGE_ROOM: Final = (2048, 1152)
"""Width and height of a screen from which on windows grow with it."""


class _Scale:
    """The scale that is used now, and the part of it that a large screen alone asks for."""

    factor = 1.0
    by_screen = 1.0


def factor() -> float:
    """The scale of the interface, 1 to 2."""
    return _Scale.factor


def wished_factor() -> float:
    """The scale that was chosen, without what a large screen adds: the table grows by itself."""
    return _Scale.factor / _Scale.by_screen


def set_factor(times: float, by_screen: float = 1.0) -> None:
    """Measure by another scale from now on; `dress.set_scale` also dresses everything anew."""
    _Scale.factor = min(max(times, SMALLEST), LARGEST)
    _Scale.by_screen = by_screen


def screen_factor(width: int, height: int) -> float:
    """The scale at which windows are as easy to read on a large screen as on a usual one."""
    wide, high = LARGE_ROOM
    grown = math.floor(min(width / wide, height / high) * 20) / 20
    return min(max(grown, SMALLEST), LARGEST)


def fitting(times: float, width: int, height: int) -> float:
    """The scale asked for, or the largest at which windows fit a screen of this size.

    It goes in steps of 5 %, and never below 100 %.
    """
    wide, high = LEAST_ROOM
    most = math.floor(min(width / wide, height / high) * 20) / 20
    return max(SMALLEST, min(times, most))


def px(value: float) -> int:
    """A measure of the tokens in pixels, as large as the interface is now."""
    return round(value * _Scale.factor)


_FALLBACKS: Final = {TEXT_FAMILY: [TEXT_FAMILY], TITLE_FAMILY: [TITLE_FAMILY, TEXT_FAMILY]}
"""Signs that titles lack come from the text's family, other scripts from the system's fonts."""

_PLAIN_DPI: Final = 96.0
"""Dots of an inch where a point is 4/3 of a pixel."""


@cache
def register_fonts(folder: Path) -> bool:
    """Make the fonts of a folder known to Qt, once; False if one of them cannot be read."""
    files = sorted(folder.glob("*.ttf"))
    return bool(files) and all(QFontDatabase.addApplicationFont(str(file)) >= 0 for file in files)


def type_font(style: str, times: float = 1.0) -> QFont:
    """The font of one of `tokens.TYPE`, enlarged, in points that give the same pixels anywhere."""
    wanted = TYPE[style]
    font = family_font(wanted.family, wanted.weight)
    font.setPointSizeF(wanted.points * _point() * factor() * times)
    return font


def pixel_font(pixels: float, weight: int = 400, family: str = TEXT_FAMILY) -> QFont:
    """A font of one of the families at a size in pixels, for what is painted to measure."""
    font = family_font(family, weight)
    font.setPixelSize(max(1, round(pixels)))
    return font


def letters_font() -> QFont:
    """Letters of one width, to be compared one by one."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(type_font("prompt").pointSizeF())
    return font


def family_font(family: str, weight: int) -> QFont:
    """A font of one of the families, without a size."""
    font = QFont()
    font.setFamilies(_FALLBACKS[family])
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _point() -> float:
    """The system's points for one of ours."""
    screens = QGuiApplication.screens()
    return _PLAIN_DPI / screens[0].logicalDotsPerInchY() if screens else 1.0

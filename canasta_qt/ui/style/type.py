"""The program's typefaces: registered once, and fonts by what they are for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication

from canasta_qt.ui.style.scale import factor
from canasta_qt.ui.style.tokens import TEXT_FAMILY, TITLE_FAMILY, TYPE

_FALLBACKS: Final = {TEXT_FAMILY: [TEXT_FAMILY], TITLE_FAMILY: [TITLE_FAMILY, TEXT_FAMILY]}
"""Signs that titles lack come from the text's family, other scripts from the system's fonts."""

_PLAIN_DPI: Final = 96.0
"""Dots of an inch where a point is 4/3 of a pixel."""


@cache
def register_fonts(folder: Path) -> bool:
    """Make the fonts of a folder known to Qt; False if one of them cannot be read.

    Does its work once for a folder.
    """
    files = sorted(folder.glob("*.ttf"))
    return bool(files) and all(QFontDatabase.addApplicationFont(str(file)) >= 0 for file in files)


def type_font(style: str, times: float = 1.0) -> QFont:
    """The font of one of `tokens.TYPE`, so many times as large as the interface's scale has it.

    Its size is in points that come to the same pixels on every system.
    """
    wanted = TYPE[style]
    font = family_font(wanted.family, wanted.weight)
    font.setPointSizeF(wanted.points * _point() * factor() * times)
    return font


def pixel_font(pixels: float, weight: int = 400, family: str = TEXT_FAMILY) -> QFont:
    """A font of one of the families at a size in pixels, for what is painted to measure."""
    font = family_font(family, weight)
    font.setPixelSize(max(1, round(pixels)))
    return font


def letters_font(style: str = "prompt") -> QFont:
    """Letters of one width, as large as one of `tokens.TYPE`, to be compared one by one."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    font.setPointSizeF(type_font(style).pointSizeF())
    return font


def family_font(family: str, weight: int) -> QFont:
    """A font of one of the families, without a size."""
    font = QFont()
    font.setFamilies(_FALLBACKS[family])
    font.setWeight(QFont.Weight(weight))
    font.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    return font


def _point() -> float:
    """How many of the system's points are one of ours."""
    screens = QGuiApplication.screens()
    return _PLAIN_DPI / screens[0].logicalDotsPerInchY() if screens else 1.0

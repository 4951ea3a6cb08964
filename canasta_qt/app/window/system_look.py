"""What the desktop wishes (light or dark, contrast, little motion), and how windows follow it."""

from __future__ import annotations

import ctypes
import platform
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyle, QToolTip

_ROLES: Final = QPalette.ColorRole

_GROUNDS: Final = (_ROLES.Window, _ROLES.Base, _ROLES.AlternateBase, _ROLES.Button,
                   _ROLES.ToolTipBase)  # fmt: skip
_WORDS: Final = (_ROLES.WindowText, _ROLES.Text, _ROLES.ButtonText, _ROLES.ToolTipText)

_PALETTES: Final[dict[str, tuple[tuple[str, ...], str, str, str, str]]] = {
    "light": (("#f1efe8", "#fffefa", "#f6f4ec", "#ece9df", "#fffde8"), "#1b1f1e", "#1f5f8b",
              "#ffffff", "#6f7674"),
    "dark": (("#23282a", "#3b4347", "#353d40", "#3f474b", "#3a4043"), "#ece9e1", "#b98a2e",
             "#14110a", "#9aa2a0"),
    "high_contrast": (("#cfcfcf", "#ffffff", "#ffffff", "#ffffff", "#ffffff"), "#000000", "#00318a",
                      "#ffffff", "#333333"),
}  # fmt: skip
"""By theme: grounds in the order of `_GROUNDS`, words, highlight, words on it, resting words."""

SCHEMES: Final = {"light": Qt.ColorScheme.Light, "dark": Qt.ColorScheme.Dark}
"""What the desktop is asked for where it can."""


def system_is_dark() -> bool:
    """Whether the desktop is dark, where Qt can tell."""
    return QGuiApplication.styleHints().colorScheme() is Qt.ColorScheme.Dark


def system_wants_contrast() -> bool:
    """Whether the desktop asks for high contrast, where Qt can tell (from Qt 6.10 on)."""
    hints = QGuiApplication.styleHints()
    if not hasattr(hints, "accessibility"):
        return False
    return hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast


def hear_of_changes(changed: Callable[[], object]) -> None:
    """Call this whenever the desktop becomes dark or light, or wants contrast or not."""
    hints = QGuiApplication.styleHints()
    hints.colorSchemeChanged.connect(changed)
    if hasattr(hints, "accessibility"):
        hints.accessibility().contrastPreferenceChanged.connect(changed)


class AppLook:
    """Gives the application the palette of a theme, and its own back again."""

    def __init__(self) -> None:
        self._name = ""

    def wear(self, name: str) -> None:
        """A theme's palette; that of the desktop for a name without one."""
        if name == self._name:
            return
        self._name = name
        hints = QGuiApplication.styleHints()
        scheme = SCHEMES.get(name, Qt.ColorScheme.Unknown)
        hints.setColorScheme(scheme)
        native = name in SCHEMES and hints.colorScheme() is scheme
        palette = QPalette() if native or name not in _PALETTES else _palette(name)
        QApplication.setPalette(palette)
        tips = palette.isBrushSet(QPalette.ColorGroup.Active, _ROLES.ToolTipBase)
        QToolTip.setPalette(palette if tips else QApplication.palette())


def _palette(name: str) -> QPalette:
    grounds, words, highlight, on_highlight, resting = _PALETTES[name]
    palette = QPalette(QColor(grounds[3]), QColor(grounds[0]))
    for role, value in zip(_GROUNDS, grounds, strict=True):
        palette.setColor(role, QColor(value))
    for role in _WORDS:
        palette.setColor(role, QColor(words))
        palette.setColor(QPalette.ColorGroup.Disabled, role, QColor(resting))
    palette.setColor(_ROLES.PlaceholderText, QColor(resting))
    palette.setColor(_ROLES.Highlight, QColor(highlight))
    palette.setColor(_ROLES.HighlightedText, QColor(on_highlight))
    palette.setColor(_ROLES.Link, QColor(highlight))
    return palette


_CLIENT_AREA_ANIMATION: Final = 0x1042
"""The number of `SPI_GETCLIENTAREAANIMATION` of Windows: its switch for animations."""


def system_reduces_motion() -> bool:
    """Whether the desktop's switch for animations is off.

    Windows is asked itself. On Linux the style is asked, which follows the desktop's switch where
    it is one of KDE. Elsewhere there is no way to know from here, and the answer is no.
    """
    system = platform.system()
    if system == "Windows":
        return _windows_reduces()
    if system == "Linux":
        hint = QStyle.StyleHint.SH_Widget_Animation_Duration
        return QApplication.style().styleHint(hint) == 0
    return False


def _windows_reduces() -> bool:
    library = getattr(ctypes, "windll", None)
    animated = ctypes.c_int(1)
    if library is None:
        return False
    asked = library.user32.SystemParametersInfoW(
        _CLIENT_AREA_ANIMATION, 0, ctypes.byref(animated), 0
    )
    return bool(asked) and animated.value == 0

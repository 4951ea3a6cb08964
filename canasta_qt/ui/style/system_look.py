"""What the desktop wishes (light or dark, contrast, little motion), and how windows follow it."""

from __future__ import annotations

import ctypes
import platform
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication, QStyle

from canasta_qt.ui.style.theme import stands_out, theme_of_palette
from canasta_qt.ui.style.tokens import Theme

SCHEMES: Final = {
    "light": Qt.ColorScheme.Light,
    **dict.fromkeys(("evening", "dark", "high_contrast"), Qt.ColorScheme.Dark),
}
"""What the desktop is asked for around our windows, where it can."""


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


def ask_for_scheme(name: str) -> None:
    """Ask for light or dark frames, as a theme is; for the desktop's own with an empty name."""
    QGuiApplication.styleHints().setColorScheme(SCHEMES.get(name, Qt.ColorScheme.Unknown))


def colours_of_the_desktop() -> Theme | None:
    """The desktop's own colours where it asks for high contrast and has them, else None.

    They are never replaced in windows. The palette that was set is taken off for it.
    """
    if not system_wants_contrast():
        return None
    QApplication.setPalette(QPalette())
    palette = QApplication.palette()
    return theme_of_palette(palette) if stands_out(palette) else None


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

"""Whether the desktop asks programs to move little, where it can be told."""

from __future__ import annotations

import ctypes
import platform
from typing import Final

from PySide6.QtWidgets import QApplication, QStyle

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

"""The looks in which things are drawn: themes and scales."""

import pytest

from canasta_qt.ui.style.tokens import THEMES

SCALES = 1.0, 1.5, 2.0
LOOKS = [
    pytest.param(theme, times, marks=() if (at + nth) % len(SCALES) == 0 else pytest.mark.slow)
    for nth, theme in enumerate(THEMES)
    for at, times in enumerate(SCALES)
]
"""Every theme at one scale and every scale in some theme; the other pairs are slow tests."""

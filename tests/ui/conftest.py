"""Every test of the look begins with the evening, at a scale of 100 %."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from canasta_qt.ui.dress import set_scale
from canasta_qt.ui.style.theme import set_current
from canasta_qt.ui.style.tokens import EVENING


@pytest.fixture(autouse=True)
def usual_look(qapp: QApplication) -> Iterator[None]:
    yield
    set_current(EVENING)
    set_scale(1.0)

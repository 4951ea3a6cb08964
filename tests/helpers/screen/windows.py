"""No window outlives its test: one that did would go on redrawing itself in all tests after it."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

SHARED = "shared_by_tests"
"""A property of windows that a fixture keeps for several tests."""


def destroy_windows() -> None:
    """Destroy every window that is still there and not `SHARED`, and what waits for it."""
    if "PySide6.QtWidgets" not in sys.modules:
        return
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return
    for window in QApplication.topLevelWidgets():
        if window.parent() is None and not window.property(SHARED):
            window.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def leave_unpainted(window: QWidget) -> None:
    """Spare the painting of a window in which much is played and no test looks at the picture.

    Its dialogs are windows of their own and painted as ever; `grab` gives an empty picture.
    """
    window.setUpdatesEnabled(False)

"""Where windows open: the main one as it was, on a screen that is there; dialogs over it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QDialog, QWidget

SEEN = 120
"""So many pixels of its width must be on a screen, or a window counts as lost."""


def brought_back(kept: QRect, screens: Sequence[QRect]) -> QRect:
    """The kept place of a window, moved wholly onto a screen of those that are there now.

    `screens` are the free parts of the screens, the chief one first. The window goes to the screen
    that shows most of it; a window whose screen has vanished to the middle of the first one. It
    becomes smaller only where the screen is.
    """
    if not screens:
        return kept
    best = max(screens, key=lambda free: _shown(kept, free))
    lost = kept.intersected(best).width() < min(SEEN, kept.width())
    free = screens[0] if lost else best
    result = QRect(kept.topLeft(), kept.size().boundedTo(free.size()))
    if lost:
        result.moveCenter(free.center())
    result.moveRight(min(result.right(), free.right()))
    result.moveBottom(min(result.bottom(), free.bottom()))
    result.moveLeft(max(result.left(), free.left()))
    result.moveTop(max(result.top(), free.top()))
    return result


def _shown(window: QRect, free: QRect) -> int:
    part = window.intersected(free)
    return part.width() * part.height()


def open_over(dialog: QDialog, window: QWidget) -> None:
    """Open a dialog in the middle of its window, where some window managers would not put it."""
    _centre(dialog, window)
    dialog.open()


def show_beside(dialog: QDialog, window: QWidget) -> None:
    """Show a dialog that leaves its window usable."""
    _centre(dialog, window)
    dialog.show()
    dialog.raise_()
    dialog.activateWindow()


def _centre(dialog: QDialog, window: QWidget) -> None:
    size = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) else None
    size = size or dialog.sizeHint()
    middle = window.frameGeometry().center()
    dialog.move(middle.x() - size.width() // 2, middle.y() - size.height() // 2)

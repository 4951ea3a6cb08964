"""Where windows open: the main one as it was, on a screen that is there; dialogs over it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QDialog, QWidget

SEEN = 120
"""Pixels of its width that must be on a screen, or a window counts as lost."""


def brought_back(kept: QRect, screens: Sequence[QRect]) -> QRect:
    """The stored place of a window, moved wholly onto one of the present screens.

    `screens` are their free parts, the primary one first. The window goes to the screen that shows
    most of it; if none does, to the middle of the first one. It shrinks only to fit.
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
    _show(dialog)


def show_at_side(dialog: QDialog, window: QWidget) -> None:
    """Show a dialog at a side of its window, where the screen has room for it."""
    if not _move_to_side(dialog, window):
        _centre(dialog, window)
    _show(dialog)


def bring_to_front(dialog: QDialog | None) -> bool:
    """Bring a dialog that is open to the front; False where there is none."""
    if dialog is None:
        return False
    dialog.raise_()
    dialog.activateWindow()
    return True


def step_aside(dialog: QDialog, window: QWidget) -> None:
    """A dialog that lies over its window goes to its side, or closes where there is no room."""
    covers = dialog.frameGeometry().intersects(window.frameGeometry())
    if dialog.isVisible() and covers and not _move_to_side(dialog, window):
        dialog.close()


def place_at_side(size: QSize, window: QRect, free: QRect) -> QPoint | None:
    """Where something of this size lies beside a window on the screen that is `free`; or None."""
    if size.height() > free.height():
        return None
    top = max(free.top(), min(window.top(), free.bottom() + 1 - size.height()))
    if size.width() <= free.right() - window.right():
        return QPoint(window.right() + 1, top)
    if size.width() <= window.left() - free.left():
        return QPoint(window.left() - size.width(), top)
    return None


def _move_to_side(dialog: QDialog, window: QWidget) -> bool:
    frame = dialog.frameSize() if dialog.isVisible() else _size(dialog)
    free = window.screen().availableGeometry()
    place = place_at_side(frame, window.frameGeometry(), free)
    if place is not None:
        dialog.move(place)
    return place is not None


def _show(dialog: QDialog) -> None:
    dialog.show()
    bring_to_front(dialog)


def _size(dialog: QDialog) -> QSize:
    size = dialog.size() if dialog.testAttribute(Qt.WidgetAttribute.WA_Resized) else None
    return size or dialog.sizeHint()


def _centre(dialog: QDialog, window: QWidget) -> None:
    size = _size(dialog)
    middle = window.frameGeometry().center()
    dialog.move(middle.x() - size.width() // 2, middle.y() - size.height() // 2)

"""Where dialogs open."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QWidget


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

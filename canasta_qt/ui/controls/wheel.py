"""The wheel scrolls: a field changes by it only while the field has the keys."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import (
    QAbstractSlider,
    QAbstractSpinBox,
    QComboBox,
    QScrollBar,
    QTabBar,
    QWidget,
)

FIELDS: Final = (QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar)
"""What Qt changes by the wheel; scroll bars are sliders, too, and go on scrolling."""


class WheelGuard(QObject):
    """Leaves the wheel over a field without the keys to the page around it.

    Qt has no setting for spin boxes and sliders, so their events are watched.
    """

    def watch(self, widget: QWidget) -> None:
        """From now on, if it is a field; the wheel does not give it the keys either."""
        if not isinstance(widget, FIELDS) or isinstance(widget, QScrollBar):
            return
        if widget.focusPolicy() == Qt.FocusPolicy.WheelFocus:
            widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An ignored wheel goes on to what lies around the field."""
        if event.type() != QEvent.Type.Wheel or not isinstance(watched, QWidget):
            return False
        if watched.hasFocus():
            return False
        event.ignore()
        return True

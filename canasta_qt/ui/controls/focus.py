"""The ring around what has the keys, drawn beyond the control's own edge."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QFocusFrame,
    QLineEdit,
    QScrollBar,
    QTabBar,
    QWidget,
)
from shiboken6 import isValid

RINGED: Final = (QAbstractButton, QAbstractSlider, QAbstractSpinBox, QComboBox, QLineEdit)
"""What has a ring around it; lists and texts show it inside."""

WRITTEN: Final = (QLineEdit, QAbstractSpinBox)
"""What shows its ring also when it was clicked."""


OWN_RING: Final = "own_ring"
"""The property of what draws its ring itself."""


class FocusRing(QObject):
    """Keeps one ring, which goes with the keys."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._frame: QFocusFrame | None = None
        app.focusChanged.connect(self._move)

    def _move(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is None or not _wants_ring(now):
            self._leave()
            return
        frame = self._frame
        if frame is None or not isValid(frame) or frame.parent() is None:
            frame = self._frame = QFocusFrame(now)
            frame.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        frame.setWidget(now)

    def _leave(self) -> None:
        frame = self._frame
        if frame is not None and isValid(frame):
            frame.setWidget(None)  # type: ignore[arg-type]


def _wants_ring(widget: QWidget) -> bool:
    if not isinstance(widget, RINGED) or isinstance(widget, QScrollBar):
        return False
    if widget.property(OWN_RING) is True:
        return False
    clicked = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
    return not clicked or isinstance(widget, WRITTEN)


FIELDS: Final = (QAbstractSlider, QAbstractSpinBox, QComboBox, QTabBar)
"""What Qt changes by the wheel; scroll bars are sliders, too, and go on scrolling."""


class WheelGuard(QObject):
    """Leaves the wheel over a field without the keys to the page around it."""

    def watch(self, widget: QWidget) -> None:
        """From now on, if it is a field; the wheel does not give it the keys either."""
        if not isinstance(widget, FIELDS) or isinstance(widget, QScrollBar):
            return
        if widget.focusPolicy() == Qt.FocusPolicy.WheelFocus:
            widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An ignored wheel goes on to what lies around the field."""
        field = watched if isinstance(watched, QWidget) else None
        if event.type() != QEvent.Type.Wheel or field is None or field.hasFocus():
            return False
        event.ignore()
        return True

"""Round corners of menus, tips and lists of choices, which are windows of their own.

Where windows can be seen through, their corners are; on X11 nobody knows without asking the window
manager, and where they cannot, corners would be black: there the windows are cut out instead.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtGui import QBitmap, QGuiApplication, QPainter
from PySide6.QtWidgets import QFrame, QLabel, QMenu, QWidget

from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.tokens import RADIUS

CUT_OUT: Final = ("xcb",)
"""Qt's platforms where windows may have no transparency."""

TIP: Final = "QTipLabel"

CHOICES: Final = "QComboBoxPrivateContainer"
"""What Qt calls the window that a combo box drops."""


def is_choices(widget: QWidget | None) -> bool:
    """Whether a widget is the list of choices that a combo box drops."""
    return isinstance(widget, QFrame) and widget.inherits(CHOICES)


def radius_of(widget: QWidget | None) -> int:
    """Pixels of the corners of a menu, a list of choices or a tip; 0 for whatever else."""
    if isinstance(widget, QMenu) or is_choices(widget):
        return px(RADIUS["control"])
    if isinstance(widget, QLabel) and widget.inherits(TIP):
        return px(RADIUS["chip"])
    return 0


class Corners(QObject):
    """Rounds the corners of menus, lists of choices and tips."""

    def round_off(self, widget: QWidget) -> None:
        """Do it for one that has not been shown yet."""
        if not radius_of(widget):
            return
        if QGuiApplication.platformName() in CUT_OUT:
            widget.installEventFilter(self)
            return
        if not widget.testAttribute(Qt.WidgetAttribute.WA_TranslucentBackground):
            widget.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
            widget.setWindowFlag(Qt.WindowType.FramelessWindowHint)
            widget.setWindowFlag(Qt.WindowType.NoDropShadowWindowHint)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Another size, another shape; choices have their size before they hear of this."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show) and isinstance(watched, QWidget):
            watched.setMask(shape_of(watched.size(), radius_of(watched)))
        return False


def shape_of(size: QSize, radius: int) -> QBitmap:
    """A rounded rectangle with every pixel that its edge touches."""
    shape = QBitmap(size)
    shape.clear()
    with QPainter(shape) as painter:
        painter.setPen(Qt.GlobalColor.color1)
        painter.setBrush(Qt.GlobalColor.color1)
        painter.drawRoundedRect(0, 0, size.width() - 1, size.height() - 1, radius, radius)
    return shape

"""Frames of groups, scroll areas and docks; and the ring around what has the keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt
from PySide6.QtGui import QBitmap, QGuiApplication, QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QLabel,
    QMenu,
    QStyle,
    QStyleOption,
    QStyleOptionDockWidget,
    QStyleOptionFrame,
    QWidget,
)

from canasta_qt.ui.style.paint import arrow, line_width, plate, ring, smooth, write
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.ui.style.type import px

CUT_OUT: Final = ("xcb",)
"""Qt's platforms where windows may have no transparency."""

_STATE = QStyle.StateFlag

TIP: Final = "QTipLabel"

CHOICES: Final = "QComboBoxPrivateContainer"
"""What Qt calls the window that a combo box drops."""


def is_choices(widget: QWidget | None) -> bool:
    """Whether a widget is the list of choices that a combo box drops."""
    return isinstance(widget, QFrame) and widget.inherits(CHOICES)


def radius_of(widget: QWidget | None) -> int:
    """Pixels of the corners of a menu, a list of choices or a tip; 0 for others."""
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
        of_size = event.type() in (QEvent.Type.Resize, QEvent.Type.Show)
        if of_size and isinstance(watched, QWidget) and not watched.size().isEmpty():
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


def group(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    with smooth(painter):
        plate(painter, option.rect, px(RADIUS["tile"]), tint("surface"), tint("hairline"))
    return True


def frame(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    if isinstance(option, QStyleOptionFrame) and option.lineWidth <= 0:
        return True
    with smooth(painter):
        plate(painter, option.rect, 3, None, tint("hairline"))
    return True


def focus(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """The ring inside what cannot have one around it: rows, tabs, words."""
    if isinstance(widget, QAbstractButton):
        return True  # has its ring around it
    inner = 1 if isinstance(widget, QAbstractItemView) else 0
    with smooth(painter):
        box = option.rect.adjusted(inner, inner, -inner, -inner)
        ring(painter, box, px(RADIUS["chip"]))
    return True


def focus_frame(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    with smooth(painter):
        ring(painter, option.rect, px(RADIUS["control"] + 4))
    return True


def dock_title(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    if not isinstance(option, QStyleOptionDockWidget):
        return False
    painter.fillRect(option.rect, tint("wood_dark"))
    box = option.rect.adjusted(px(12), 0, -px(12), 0)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    write(painter, box, option.title, tint("text"), flags)
    return True


def dock_edge(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """The bar by which what is docked is made wider."""
    over = option.state & _STATE.State_MouseOver
    painter.fillRect(option.rect, tint("accent" if over else "wood_dark"))
    return True


def plain_line(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """A line that parts; the plate below a list of choices."""
    if not isinstance(option, QStyleOptionFrame):
        return False
    if is_choices(widget):
        with smooth(painter):
            plate(painter, option.rect, radius_of(widget), tint("surface"), tint("edge"))
        return True
    box, wide = option.rect, round(line_width())
    shape = option.frameShape
    if shape == QFrame.Shape.HLine:
        painter.fillRect(box.x(), box.center().y(), box.width(), wide, tint("hairline"))
    elif shape == QFrame.Shape.VLine:
        painter.fillRect(box.center().x(), box.y(), wide, box.height(), tint("hairline"))
    return shape in (QFrame.Shape.HLine, QFrame.Shape.VLine)


def arrows(to: str) -> Callable[[QPainter, QStyleOption, QWidget | None], bool]:
    def draw(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
        enabled = option.state & _STATE.State_Enabled
        with smooth(painter):
            arrow(painter, QRect(option.rect), to, tint("text" if enabled else "text_rest"))
        return True

    return draw

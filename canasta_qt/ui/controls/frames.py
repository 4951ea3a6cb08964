"""Frames: of groups, of what scrolls, of docks; and the ring around what has the keys."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QFrame,
    QStyle,
    QStyleOption,
    QStyleOptionDockWidget,
    QStyleOptionFrame,
    QWidget,
)

from canasta_qt.ui.controls.corners import is_choices, radius_of
from canasta_qt.ui.style.paint import arrow, line_width, plate, ring, smooth
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS

_STATE = QStyle.StateFlag


def group(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """What belongs together, on a plate."""
    with smooth(painter):
        plate(painter, option.rect, px(RADIUS["tile"]), tint("surface"), tint("hairline"))
    return True


def frame(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """The edge of what scrolls."""
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
    """The ring around a control, beyond a gap."""
    with smooth(painter):
        ring(painter, option.rect, px(RADIUS["control"] + 4))
    return True


def dock_title(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """The title of what is docked: wood, as the menu bar."""
    if not isinstance(option, QStyleOptionDockWidget):
        return False
    painter.fillRect(option.rect, tint("wood_dark"))
    painter.save()
    painter.setPen(tint("text"))
    box = option.rect.adjusted(px(12), 0, -px(12), 0)
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    painter.drawText(box, int(flags), option.title)
    painter.restore()
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
        return True
    if shape == QFrame.Shape.VLine:
        painter.fillRect(box.center().x(), box.y(), wide, box.height(), tint("hairline"))
        return True
    return False


def arrows(to: str) -> Callable[[QPainter, QStyleOption, QWidget | None], bool]:
    """A drawer of an arrow in one direction."""

    def draw(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
        enabled = option.state & _STATE.State_Enabled
        with smooth(painter):
            arrow(painter, QRect(option.rect), to, tint("text" if enabled else "text_rest"))
        return True

    return draw

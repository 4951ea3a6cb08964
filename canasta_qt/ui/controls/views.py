"""Lists, trees and tables: rows, headers, marks of branches."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyleOption,
    QStyleOptionHeader,
    QStyleOptionViewItem,
    QWidget,
)

from canasta_qt.ui.controls.frames import is_choices
from canasta_qt.ui.style.paint import arrow, line_width, plate, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.ui.style.type import px

_STATE = QStyle.StateFlag
_PLACE = QStyleOptionViewItem.ViewItemPosition

ROW = 36
"""Least height of a row of a tree or a list."""

BAR = 4
"""Pixels of the bar before what is chosen."""


def row_ground(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """What is under a cell: lighter below the pointer, brown with a bar where it is chosen."""
    if not isinstance(option, QStyleOptionViewItem):
        return False
    box, state = option.rect, option.state
    if option.backgroundBrush.style() != Qt.BrushStyle.NoBrush:
        painter.fillRect(box, option.backgroundBrush)
    chosen = bool(state & _STATE.State_Selected)
    over = bool(state & _STATE.State_MouseOver) and bool(state & _STATE.State_Enabled)
    if not chosen and not over:
        return True
    ground = tint("accent_ground" if chosen else "raised")
    place = option.viewItemPosition
    alone = isinstance(widget, QListView) or place == _PLACE.OnlyOne
    first = alone or place in (_PLACE.Beginning, _PLACE.Invalid)
    if alone:
        with smooth(painter):
            plate(painter, box, px(RADIUS["chip"]), ground)
    else:
        painter.fillRect(box, ground)
    if chosen and first:
        bar = box.adjusted(0, px(4), 0, -px(4))
        bar.setWidth(px(BAR))
        with smooth(painter):
            plate(painter, bar, px(BAR) / 2, tint("accent"))
    return True


def row(_painter: QPainter, _option: QStyleOption, _widget: QWidget | None) -> bool:
    """Nothing: a whole row has the ground of the view."""
    return True


def row_size(option: QStyleOption, wanted: QSize, widget: QWidget | None) -> QSize:
    return QSize(wanted.width() + px(8), max(wanted.height() + px(6), px(ROW)))


def branch(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    if option.state & _STATE.State_Children:
        open_now = option.state & _STATE.State_Open
        with smooth(painter):
            ink = tint("text" if option.state & _STATE.State_MouseOver else "text_soft")
            arrow(painter, option.rect, "down" if open_now else "right", ink)
    return True


def header(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    box = option.rect
    painter.fillRect(box, tint("room"))
    if isinstance(option, QStyleOptionHeader):
        if option.state & _STATE.State_MouseOver and option.state & _STATE.State_Enabled:
            painter.fillRect(box, tint("raised"))
        if option.orientation is Qt.Orientation.Vertical:
            painter.fillRect(box.right(), box.y(), 1, box.height(), tint("hairline"))
            return True
    wide = round(line_width())
    painter.fillRect(box.x(), box.bottom() - wide + 1, box.width(), wide, tint("edge"))
    return True


def header_size(_option: QStyleOption, wanted: QSize, _widget: QWidget | None) -> QSize:
    return QSize(wanted.width() + px(8), max(px(ROW), wanted.height() + px(10)))


def header_arrow(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    if isinstance(option, QStyleOptionHeader):
        up = option.sortIndicator == QStyleOptionHeader.SortIndicator.SortUp
        with smooth(painter):
            arrow(painter, option.rect, "up" if up else "down", tint("accent"))
    return True


def drop_mark(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    if not option.rect.isNull():
        with smooth(painter):
            plate(painter, option.rect, px(2), None, tint("accent"), px(2))
    return True


def prepare(view: QAbstractItemView) -> None:
    """Let a view light the row below the pointer; choices lie on the plate of their window."""
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
    if is_choices(view.parentWidget()):
        view.viewport().setAutoFillBackground(False)

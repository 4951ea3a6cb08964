"""Menus, the menu bar, tips."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QIcon, QPainter
from PySide6.QtWidgets import QMenu, QStyle, QStyleOption, QStyleOptionMenuItem, QWidget

from canasta_qt.ui.controls.choices import INDICATOR
from canasta_qt.ui.controls.frames import radius_of
from canasta_qt.ui.controls.looks import mnemonic
from canasta_qt.ui.style.paint import arrow, line_width, plate, smooth, tick, write
from canasta_qt.ui.style.theme import current, tint, windows
from canasta_qt.ui.style.tokens import RADIUS, SIZE
from canasta_qt.ui.style.type import px

_STATE = QStyle.StateFlag
_KIND = QStyleOptionMenuItem.MenuItemType
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine

ROW = 36
"""Height of an entry."""

INSET, GAP = 12, 12
"""Pixels at both ends of an entry, and between its icon, words and key."""


def icon_room(widget: QWidget | None) -> int:
    wide = widget.property("icon_width") if widget is not None else None
    return wide if isinstance(wide, int) else px(SIZE["icon"])


def panel(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    with smooth(painter):
        plate(painter, option.rect, radius_of(widget), tint("surface"), tint("edge"))
    return True


def frame(_painter: QPainter, _option: QStyleOption, widget: QWidget | None) -> bool:
    """Nothing for a menu, whose edge is drawn with its ground."""
    return isinstance(widget, QMenu)


def item(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    if not isinstance(option, QStyleOptionMenuItem):
        return False
    if option.menuItemType == _KIND.Separator:
        _separator(painter, option)
        return True
    enabled = bool(option.state & _STATE.State_Enabled)
    box = option.rect
    if option.state & _STATE.State_Selected and enabled:
        with smooth(painter):
            side = px(4)
            ground = box.adjusted(side, 1, -side, -1)
            plate(painter, ground, px(RADIUS["chip"]), tint("accent_ground"))
    _sign(painter, option, widget)
    title = option.font.bold() and not enabled  # words to read in a menu
    words, _, key = option.text.partition("\t")
    room = icon_room(widget) + px(GAP)
    inner = box.adjusted(px(INSET) + (0 if title else room), 0, -px(INSET + GAP), 0)
    ink, flags = tint("text" if enabled or title else "text_rest"), _LEFT | mnemonic(option, widget)
    write(painter, inner, words, ink, int(flags), option.font)
    ink, shown = tint("text_soft" if enabled else "text_rest"), Qt.TextFlag.TextHideMnemonic
    write(painter, inner, key, ink, int(_RIGHT | shown), option.font)
    if option.menuItemType == _KIND.SubMenu:
        with smooth(painter):
            at = QRect(box.right() - px(24), box.y(), px(18), box.height())
            arrow(painter, at, "right", tint("text_soft" if enabled else "text_rest"))
    return True


def _sign(painter: QPainter, option: QStyleOptionMenuItem, widget: QWidget | None) -> None:
    box = option.rect
    at = QRect(box.x() + px(INSET), box.y(), icon_room(widget), box.height())
    none = QStyleOptionMenuItem.CheckType.NotCheckable
    if option.checkType != none:
        _tick_column(painter, option, at)
    elif not option.icon.isNull():
        enabled = option.state & _STATE.State_Enabled
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        option.icon.paint(painter, at, Qt.AlignmentFlag.AlignCenter, mode)


def _tick_column(painter: QPainter, option: QStyleOptionMenuItem, at: QRect) -> None:
    enabled = bool(option.state & _STATE.State_Enabled)
    one_of_many = option.checkType == QStyleOptionMenuItem.CheckType.Exclusive
    side = px(INDICATOR - 4)
    square = QRect(at.center().x() - side // 2, at.center().y() - side // 2, side, side)
    with smooth(painter):
        if one_of_many:
            if option.checked:
                tick(painter, square, tint("accent" if enabled else "text_rest"))
        elif option.checked:
            plate(painter, square, px(5), tint("accent" if enabled else "hairline"))
            tick(painter, square, tint("on_accent" if enabled else "text_rest"))
        else:
            plate(painter, square, px(5), tint("sunk"), tint("edge" if enabled else "hairline"))


def _separator(painter: QPainter, option: QStyleOptionMenuItem) -> None:
    box = option.rect
    inner = box.adjusted(px(INSET), 0, -px(INSET), 0)
    if option.text:
        write(painter, inner, option.text, tint("text_soft"), int(_LEFT))
        return
    high = round(line_width())
    painter.fillRect(inner.x(), box.center().y(), inner.width(), high, tint("hairline"))


def item_size(option: QStyleOption, wanted: QSize, widget: QWidget | None) -> QSize:
    if not isinstance(option, QStyleOptionMenuItem):
        return wanted
    if option.menuItemType == _KIND.Separator and not option.text:
        return QSize(wanted.width(), px(9))
    width = wanted.width() + icon_room(widget) + px(2 * INSET + 2 * GAP)
    if "\t" in option.text:
        width += px(24)
    height = max(px(ROW), option.fontMetrics.height() + px(10))
    if not option.icon.isNull() and isinstance(widget, QMenu):
        sizes = option.icon.availableSizes()
        if sizes and icon_room(widget) > px(SIZE["icon"]):
            height = max(height, sizes[0].height() + px(8))
    return QSize(width, height)


def bar_item(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    if not isinstance(option, QStyleOptionMenuItem):
        return False
    bar_ground(painter, option, widget)
    box = option.rect
    enabled = option.state & _STATE.State_Enabled
    if option.state & (_STATE.State_Selected | _STATE.State_Sunken) and enabled:
        with smooth(painter):
            gap = px(3)
            plate(painter, box.adjusted(0, gap, 0, -gap), px(RADIUS["chip"]), tint("accent_ground"))
    flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextSingleLine | mnemonic(option, widget)
    write(painter, box, option.text, tint("text" if enabled else "text_rest"), int(flags))
    return True


ON_FELT = "on_felt"
"""The property of a menu bar above a whole page of felt."""


def bar_ground(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    # where windows have the colours of the desktop, its words may not stand out from the felt
    on_felt = widget is not None and widget.property(ON_FELT) and windows() is current()
    painter.fillRect(option.rect, tint("felt_edge" if on_felt else "wood_dark"))
    return True


def bar_item_size(_option: QStyleOption, wanted: QSize, _widget: QWidget | None) -> QSize:
    return QSize(wanted.width() + px(20), max(px(32), wanted.height() + px(8)))

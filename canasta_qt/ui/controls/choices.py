"""Check boxes, switches and choices of one."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionButton, QWidget

from canasta_qt.ui.controls.fades import blend, faint, level
from canasta_qt.ui.controls.looks import SWITCH, look_of, mnemonic
from canasta_qt.ui.style.paint import line_width, plate, smooth, tick, write
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE
from canasta_qt.ui.style.type import px

_STATE = QStyle.StateFlag

INDICATOR = 22
"""Pixels of the square of a check box, and across a choice of one."""


def _square(option: QStyleOption) -> QRectF:
    box = QRectF(option.rect)
    side = min(box.width(), box.height(), px(INDICATOR))
    return QRectF(box.center().x() - side / 2, box.center().y() - side / 2, side, side)


def _edge(option: QStyleOption, widget: QWidget | None) -> QColor:
    if not option.state & _STATE.State_Enabled:
        return tint("hairline")
    over = level(widget, "hover", bool(option.state & _STATE.State_MouseOver))
    return blend(tint("edge"), tint("text_soft"), over)


def check(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """The square of a check box, or the switch that stands for it."""
    if look_of(widget) == SWITCH:
        return switch(painter, option, widget)
    box, on = _square(option), bool(option.state & _STATE.State_On)
    partly = bool(option.state & _STATE.State_NoChange)
    enabled = bool(option.state & _STATE.State_Enabled)
    with smooth(painter):
        if on or partly:
            plate(painter, box, px(RADIUS["chip"]), tint("accent" if enabled else "hairline"))
            ink = tint("on_accent" if enabled else "text_rest")
            if on:
                tick(painter, box, ink)
            else:
                bar = QRectF(box.center().x() - px(5), box.center().y() - px(1), px(10), px(2))
                plate(painter, bar, px(1), ink)
        else:
            plate(painter, box, px(RADIUS["chip"]), tint("sunk"), _edge(option, widget))
    return True


def switch(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    enabled = option.state & _STATE.State_Enabled
    on = level(widget, "switch", bool(option.state & _STATE.State_On))
    wide, high = px(SIZE["switch_width"]), px(SIZE["switch_height"])
    centre = QRectF(option.rect).center()
    box = QRectF(centre.x() - wide / 2, centre.y() - high / 2, wide, high)
    gap = max(line_width() + px(2), px(3))
    knob = QRectF(box.x() + gap + on * (wide - high), box.y() + gap,
                  high - 2 * gap, high - 2 * gap)  # fmt: skip
    filled = tint("accent" if enabled else "hairline")
    edge = None if on == 1 else blend(_edge(option, widget), filled, on)
    lit = tint("on_accent" if enabled else "surface")
    with smooth(painter):
        plate(painter, box, high / 2, blend(tint("raised"), filled, on), edge)
        rest = tint("text_soft" if enabled else "text_rest")
        plate(painter, knob, high / 2, blend(rest, lit, on))
        if on:
            inner = knob.adjusted(px(2), px(2), -px(2), -px(2))
            tick(painter, inner, faint(tint("accent" if enabled else "text_rest"), on), px(1.6))
    return True


def radio(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    box, on = _square(option), option.state & _STATE.State_On
    enabled = option.state & _STATE.State_Enabled
    with smooth(painter):
        ink = tint("accent" if enabled else "text_rest")
        edge = ink if on else _edge(option, widget)
        plate(painter, box, box.width() / 2, tint("sunk"), edge, px(2) if on else line_width())
        if on:
            gap = box.width() * 0.27
            plate(painter, box.adjusted(gap, gap, -gap, -gap), box.width() / 2, ink)
    return True


def switch_row(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """The words of a switch, and the switch at the end of their row."""
    if look_of(widget) != SWITCH or not isinstance(option, QStyleOptionButton):
        return False
    enabled = option.state & _STATE.State_Enabled
    flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | mnemonic(option, widget)
    flags |= Qt.TextFlag.TextWordWrap
    ink = tint("text" if enabled else "text_rest")
    write(painter, switch_words(option), option.text, ink, int(flags))
    own = QStyleOptionButton(option)
    own.rect = switch_rect(option)
    return switch(painter, own, widget)


def switch_size(option: QStyleOption, wanted: QSize, widget: QWidget | None) -> QSize:
    if look_of(widget) != SWITCH:
        return wanted
    text = option.text if isinstance(option, QStyleOptionButton) else ""
    words = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, text)
    wide = words.width() + px(SIZE["switch_width"] + 24)
    return QSize(wide, max(px(SIZE["control"]), words.height()))


def switch_rect(option: QStyleOption) -> QRect:
    box = option.rect
    wide, high = px(SIZE["switch_width"]), px(SIZE["switch_height"])
    return QRect(box.right() - wide + 1, box.y() + (box.height() - high) // 2, wide, high)


def switch_words(option: QStyleOption) -> QRect:
    return option.rect.adjusted(0, 0, -px(SIZE["switch_width"] + 12), 0)

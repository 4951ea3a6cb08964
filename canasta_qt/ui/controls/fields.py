"""Fields: lines to write in, fields that drop down, numbers between − and +."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QComboBox,
    QLineEdit,
    QStyle,
    QStyleOption,
    QStyleOptionComboBox,
    QStyleOptionComplex,
    QStyleOptionSpinBox,
    QWidget,
)

from canasta_qt.ui.style.paint import arrow, plate, smooth, write
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE
from canasta_qt.ui.style.type import px

_STATE = QStyle.StateFlag
_SUB = QStyle.SubControl

INSET = 12
"""Pixels before the words of a field."""

ARROW = 34
"""Width of the part with the arrow."""

SIGN = 28
"""Width of each part with a sign."""


def ground(painter: QPainter, option: QStyleOption) -> None:
    enabled = option.state & _STATE.State_Enabled
    with smooth(painter):
        plate(
            painter, option.rect, px(RADIUS["control"]),
            tint("sunk") if enabled else None, _edge(option),
        )  # fmt: skip


def _edge(option: QStyleOption) -> QColor:
    if not option.state & _STATE.State_Enabled:
        return tint("hairline")
    if option.state & _STATE.State_HasFocus:
        return tint("accent")
    return tint("text_soft" if option.state & _STATE.State_MouseOver else "edge")


def line_panel(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """The ground of a line to write in; in a combo or a spin box that has drawn it already."""
    if not _is_held(widget):
        if _is_bare(widget):
            painter.fillRect(option.rect, tint("sunk"))
        else:
            ground(painter, option)
    return True


def _is_held(widget: QWidget | None) -> bool:
    holder = widget.parentWidget() if widget is not None else None
    return isinstance(holder, QComboBox | QAbstractSpinBox)


def _is_bare(widget: QWidget | None) -> bool:
    return isinstance(widget, QLineEdit) and not widget.hasFrame()


def combo(painter: QPainter, option: QStyleOptionComplex, _widget: QWidget | None) -> bool:
    ground(painter, option)
    box = option.rect
    enabled = option.state & _STATE.State_Enabled
    with smooth(painter):
        at = QRect(box.right() - px(ARROW), box.y(), px(ARROW - 4), box.height())
        arrow(painter, at, "down", tint("text_soft" if enabled else "text_rest"))
    return True


def combo_label(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    if not isinstance(option, QStyleOptionComboBox):
        return False
    if option.editable:
        return True
    box = combo_part(option, _SUB.SC_ComboBoxEditField)
    enabled = option.state & _STATE.State_Enabled
    if not option.currentIcon.isNull():
        size = option.iconSize
        mode = QIcon.Mode.Normal if enabled else QIcon.Mode.Disabled
        at = QRect(box.x(), box.y(), size.width(), box.height())
        option.currentIcon.paint(painter, at, Qt.AlignmentFlag.AlignCenter, mode)
        box.setLeft(box.x() + size.width() + px(8))
    placeholder = isinstance(widget, QComboBox) and widget.currentIndex() < 0
    end, metrics = Qt.TextElideMode.ElideRight, option.fontMetrics
    text = metrics.elidedText(option.currentText, end, box.width())
    flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextSingleLine
    ink = tint("text" if enabled and not placeholder else "text_rest")
    write(painter, box, text, ink, int(flags))
    return True


def combo_part(option: QStyleOption, part: QStyle.SubControl) -> QRect:
    box = option.rect
    if part == _SUB.SC_ComboBoxArrow:
        return QRect(box.right() - px(ARROW), box.y(), px(ARROW), box.height())
    if part == _SUB.SC_ComboBoxEditField:
        return box.adjusted(px(INSET), px(2), -px(ARROW), -px(2))
    return QRect(box)


def combo_size(_option: QStyleOption, wanted: QSize, _widget: QWidget | None) -> QSize:
    return QSize(wanted.width() + px(INSET + ARROW + 4), _height(wanted))


def line_size(_option: QStyleOption, wanted: QSize, _widget: QWidget | None) -> QSize:
    return QSize(wanted.width() + px(2 * INSET), _height(wanted))


def spin_size(_option: QStyleOption, wanted: QSize, _widget: QWidget | None) -> QSize:
    return QSize(wanted.width() + px(2 * SIGN), max(px(SIZE["control"]), wanted.height()))


def line_words(option: QStyleOption, widget: QWidget | None, fusion: QRect) -> QRect:
    if _is_held(widget):
        return QRect(option.rect)
    return fusion if _is_bare(widget) else option.rect.adjusted(px(INSET - 2), 0, -px(INSET - 2), 0)


def _height(wanted: QSize) -> int:
    return max(px(SIZE["control"]), wanted.height() + px(8))


def spin(painter: QPainter, option: QStyleOptionComplex, _widget: QWidget | None) -> bool:
    ground(painter, option)
    if not isinstance(option, QStyleOptionSpinBox):
        return True
    if option.buttonSymbols == QAbstractSpinBox.ButtonSymbols.NoButtons:
        return True
    enabled, flag = option.stepEnabled, QAbstractSpinBox.StepEnabledFlag
    signs = (
        (_SUB.SC_SpinBoxDown, flag.StepDownEnabled, False),
        (_SUB.SC_SpinBoxUp, flag.StepUpEnabled, True),
    )
    for part, needed, plus in signs:
        box = spin_part(option, part)
        can = bool(enabled & needed) and bool(option.state & _STATE.State_Enabled)
        over = can and option.activeSubControls == part
        _sign(painter, box, plus, tint("accent" if over else "text" if can else "text_rest"))
        x = box.right() if not plus else box.x()
        rest = px(10)
        painter.fillRect(x, box.y() + rest, 1, box.height() - 2 * rest, tint("hairline"))
    return True


def _sign(painter: QPainter, box: QRect, plus: bool, ink: QColor) -> None:
    wide, high, middle = px(12), max(2, px(2)), box.center()
    painter.fillRect(middle.x() - wide // 2, middle.y() - high // 2, wide, high, ink)
    if plus:
        rest = (wide - high) // 2
        top = middle.y() - high // 2 - rest
        painter.fillRect(middle.x() - wide // 2 + rest, top, high, wide, ink)


def spin_part(option: QStyleOption, part: QStyle.SubControl) -> QRect:
    box = option.rect
    none = QAbstractSpinBox.ButtonSymbols.NoButtons
    bare = isinstance(option, QStyleOptionSpinBox) and option.buttonSymbols == none
    side = 0 if bare else px(SIGN)
    if part == _SUB.SC_SpinBoxDown:
        return QRect(box.x(), box.y(), side, box.height())
    if part == _SUB.SC_SpinBoxUp:
        return QRect(box.right() - side + 1, box.y(), side, box.height())
    if part == _SUB.SC_SpinBoxEditField:
        return box.adjusted(side + px(2), px(2), -side - px(2), -px(2))
    return QRect(box)

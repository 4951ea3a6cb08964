"""Push buttons and tool buttons."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRect, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter
from PySide6.QtWidgets import QStyle, QStyleOption, QStyleOptionButton, QWidget

from canasta_qt.ui.controls.fades import blend, faint, level
from canasta_qt.ui.controls.looks import DANGER, FLAT, LARGE, ROW, is_primary, look_of, mnemonic
from canasta_qt.ui.style.paint import arrow, line_width, plate, sheen, smooth, write
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE
from canasta_qt.ui.style.type import px

_STATE = QStyle.StateFlag

SIDES = 16
"""Pixels left and right of the words."""

_LIFT = 8
"""Per cent by which a filled button is lighter under the pointer, and darker when pressed."""


def push_ground(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    box = option.rect
    state = option.state
    if not state & _STATE.State_Enabled:
        if look_of(widget) != FLAT:
            with smooth(painter):
                _at_rest(painter, box)
        return True
    down = bool(state & (_STATE.State_Sunken | _STATE.State_On))
    over = level(widget, "hover", bool(state & _STATE.State_MouseOver))
    if state & _STATE.State_Sunken:
        box = box.translated(0, 1)
    with smooth(painter):
        if is_primary(widget) or look_of(widget) == DANGER:
            ground = tint("accent" if is_primary(widget) else "danger")
            lift = round(_LIFT * (over - (1 + over) * level(widget, "press", down)))
            plate(painter, box, _radius(box), sheen(box, ground, lift), _filled_edge(ground))
        elif look_of(widget) == FLAT:
            pressed = level(widget, "press", down)
            if pressed or over:
                ground = blend(tint("raised"), tint("sunk"), pressed)
                plate(painter, box, _radius(box), faint(ground, max(over, pressed)))
        else:
            _quiet(painter, box, state, widget)
    return True


def _at_rest(painter: QPainter, box: QRect) -> None:
    strong = line_width() > px(1)
    edge = tint("text_rest" if strong else "hairline")
    plate(painter, box, _radius(box), None, edge, px(1))


def _filled_edge(ground: QColor) -> QColor | None:
    return tint("edge") if line_width() > px(1) else ground.darker(112)


def _quiet(painter: QPainter, box: QRect, state: QStyle.StateFlag, widget: QWidget | None) -> None:
    over = level(widget, "hover", bool(state & _STATE.State_MouseOver))
    down = level(widget, "press", bool(state & _STATE.State_Sunken))
    on = level(widget, "switch", bool(state & _STATE.State_On))
    ground = blend(tint("raised"), tint("raised").lighter(112), over)
    ground = blend(blend(ground, tint("sunk"), down), tint("accent_ground"), on)
    edge = blend(blend(tint("edge"), tint("text_soft"), over), tint("edge"), down)
    plate(painter, box, _radius(box), ground, blend(edge, tint("accent"), on))


def _radius(box: QRect) -> float:
    return min(px(RADIUS["control"]), box.height() / 2)


def words_of(option: QStyleOption, widget: QWidget | None) -> QColor:
    """The colour of what is written on a button."""
    if not option.state & _STATE.State_Enabled:
        return tint("text_rest")
    if is_primary(widget):
        return tint("on_accent")
    return tint("on_danger" if look_of(widget) == DANGER else "text")


def push_label(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    if not isinstance(option, QStyleOptionButton):
        return False
    box = option.rect.adjusted(px(8), 0, -px(8), 0)
    if option.state & _STATE.State_Sunken:
        box.translate(0, 1)
    if option.features & QStyleOptionButton.ButtonFeature.HasMenu:
        side = px(18)
        with smooth(painter):
            at = QRect(box.right() - side, box.y(), side, box.height())
            arrow(painter, at, "down", words_of(option, widget))
        box.setRight(box.right() - side - px(4))
    place = Qt.AlignmentFlag.AlignCenter
    begins = look_of(widget) == ROW
    if not option.icon.isNull():
        box = _draw_icon(painter, option, box, begins=begins)
    if option.text and (begins or not option.icon.isNull()):
        place = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
    flags = place | mnemonic(option, widget) | Qt.TextFlag.TextDontClip
    write(painter, box, option.text, words_of(option, widget), int(flags))
    return True


def _draw_icon(painter: QPainter, option: QStyleOptionButton, box: QRect, *, begins: bool) -> QRect:
    """Draw the icon before the words; returns where the words go."""
    size = option.iconSize
    gap = px(8) if option.text else 0
    words = option.fontMetrics.size(Qt.TextFlag.TextShowMnemonic, option.text).width()
    whole = size.width() + gap + (words if option.text else 0)
    left = box.x() if begins else max(box.x(), box.x() + (box.width() - whole) // 2)
    top = box.y() + (box.height() - size.height()) // 2
    mode = QIcon.Mode.Normal if option.state & _STATE.State_Enabled else QIcon.Mode.Disabled
    on = QIcon.State.On if option.state & _STATE.State_On else QIcon.State.Off
    pixmap = option.icon.pixmap(size, painter.device().devicePixelRatio(), mode, on)
    painter.drawPixmap(QPointF(left, top), pixmap)
    box.setLeft(left + size.width() + gap)
    return box


def push_size(option: QStyleOption, wanted: QSize, widget: QWidget | None) -> QSize:
    height = SIZE["main_control" if look_of(widget) == LARGE else "control"]
    width = wanted.width() + 2 * px(SIDES)
    if isinstance(option, QStyleOptionButton) and not option.icon.isNull():
        width += px(4)
    return QSize(width, max(px(height), wanted.height() + px(12)))


def tool_ground(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """The body of a tool button: nothing, until the pointer is on it or it is on."""
    state, box = option.state, option.rect
    with smooth(painter):
        if not state & _STATE.State_Enabled:
            return True
        raised = not state & _STATE.State_AutoRaise
        if state & (_STATE.State_On | _STATE.State_Sunken) or raised:
            _quiet(painter, box, state, widget)
            return True
        over = level(widget, "hover", bool(state & _STATE.State_MouseOver))
        if over:
            ground, edge = faint(tint("raised"), over), faint(tint("hairline"), over)
            plate(painter, box, _radius(box), ground, edge)
    return True


def tool_size(_option: QStyleOption, wanted: QSize, _widget: QWidget | None) -> QSize:
    side = px(SIZE["control"] - 4)
    return QSize(max(side, wanted.width() + px(14)), max(side, wanted.height() + px(8)))

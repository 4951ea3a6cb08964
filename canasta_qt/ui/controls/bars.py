"""Sliders, scroll bars, progress, tabs and the bars between panes."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import (
    QStyle,
    QStyleOption,
    QStyleOptionComplex,
    QStyleOptionProgressBar,
    QStyleOptionSlider,
    QStyleOptionTab,
    QTabBar,
    QWidget,
)

from canasta_qt.ui.controls.fades import to_and_fro
from canasta_qt.ui.style.paint import line_width, plate, smooth, write
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE
from canasta_qt.ui.style.type import px

_STATE = QStyle.StateFlag
_SUB = QStyle.SubControl

HANDLE = 22
"""Pixels across the handle of a slider."""

GROOVE = 6
SCROLL = 12
"""Pixels across a scroll bar; what is seen of it is half as wide."""

LEAST_SCROLL = 36


def slider(painter: QPainter, option: QStyleOptionComplex, _widget: QWidget | None) -> bool:
    if not isinstance(option, QStyleOptionSlider):
        return False
    handle, box = QRectF(slider_handle(option)), QRectF(option.rect)
    flat = option.orientation is Qt.Orientation.Horizontal
    high = px(GROOVE)
    if flat:
        groove = QRectF(box.x() + px(2), box.center().y() - high / 2, box.width() - px(4), high)
    else:
        groove = QRectF(box.center().x() - high / 2, box.y() + px(2), high, box.height() - px(4))
    filled = QRectF(groove)
    if flat:
        (filled.setLeft if option.upsideDown else filled.setRight)(handle.center().x())
    else:
        (filled.setTop if option.upsideDown else filled.setBottom)(handle.center().y())
    enabled = bool(option.state & _STATE.State_Enabled)
    accent = tint("accent" if enabled else "text_rest")
    over = enabled and bool(option.state & (_STATE.State_MouseOver | _STATE.State_Sunken))
    with smooth(painter):
        plate(painter, groove, high / 2, tint("sunk"), tint("hairline" if enabled else "edge"))
        plate(painter, filled, high / 2, accent)
        knob = accent.lighter(112) if over else accent
        plate(painter, handle, px(HANDLE), knob, tint("room"), px(2))
    return True


def slider_handle(option: QStyleOption) -> QRect:
    box, side = option.rect, px(HANDLE)
    if not isinstance(option, QStyleOptionSlider):
        return QRect(box)
    flat = option.orientation is Qt.Orientation.Horizontal
    span = (box.width() if flat else box.height()) - side
    at = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, span, option.upsideDown
    )
    if flat:
        return QRect(box.x() + at, box.center().y() - side // 2 + 1, side, side)
    return QRect(box.center().x() - side // 2 + 1, box.y() + at, side, side)


def scroll_bar(painter: QPainter, option: QStyleOptionComplex, widget: QWidget | None) -> bool:
    if not isinstance(option, QStyleOptionSlider):
        return False
    if widget is not None and widget.autoFillBackground():
        painter.fillRect(option.rect, tint("room"))
    box = QRectF(scroll_part(option, _SUB.SC_ScrollBarSlider))
    if option.minimum == option.maximum:
        return True
    over = bool(option.state & (_STATE.State_MouseOver | _STATE.State_Sunken))
    gap = px(2) if over else px(3)
    if option.orientation is Qt.Orientation.Horizontal:
        box.adjust(px(2), gap, -px(2), -gap)
    else:
        box.adjust(gap, px(2), -gap, -px(2))
    with smooth(painter):
        plate(painter, box, px(SCROLL), tint("text_soft" if over else "edge"))
    return True


def scroll_part(option: QStyleOption, part: QStyle.SubControl) -> QRect:
    """Where a part of a scroll bar is; it has no ends."""
    if not isinstance(option, QStyleOptionSlider):
        return QRect()
    box = option.rect
    flat = option.orientation is Qt.Orientation.Horizontal
    length = box.width() if flat else box.height()
    values = option.maximum - option.minimum
    size = length
    if values > 0:
        least = min(px(LEAST_SCROLL), length)
        size = max(least, int(length * option.pageStep / (values + option.pageStep)))
    at = QStyle.sliderPositionFromValue(
        option.minimum, option.maximum, option.sliderPosition, length - size, option.upsideDown
    )
    spans = {
        _SUB.SC_ScrollBarSlider: (at, size),
        _SUB.SC_ScrollBarGroove: (0, length),
        _SUB.SC_ScrollBarSubPage: (0, at),
        _SUB.SC_ScrollBarAddPage: (at + size, length - at - size),
    }
    start, extent = spans.get(part, (0, 0))
    if flat:
        return QRect(box.x() + start, box.y(), extent, box.height())
    return QRect(box.x(), box.y() + start, box.width(), extent)


_WORDS = 52
"""Pixels beside a bar for its per cent."""


_BUSY = 0.3
"""Share of a bar that runs to and fro while the progress is not known."""


def progress(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> bool:
    """How far something is; its words stand beside the bar."""
    if not isinstance(option, QStyleOptionProgressBar):
        return False
    if option.minimum >= option.maximum:
        _busy(painter, option, widget)
        return True
    box, high = QRectF(option.rect), px(SIZE["progress"])
    words = option.text if option.textVisible else ""
    room = max(px(_WORDS), option.fontMetrics.horizontalAdvance(words) + px(10)) if words else 0
    groove = QRectF(box.x(), box.center().y() - high / 2, box.width() - room, high)
    share = (option.progress - option.minimum) / (option.maximum - option.minimum)
    filled = QRectF(groove)
    filled.setWidth(max(high, groove.width() * min(max(share, 0.0), 1.0)))
    with smooth(painter):
        plate(painter, groove, high / 2, tint("sunk"), tint("hairline"))
        if share > 0:
            plate(painter, filled, high / 2, tint("accent"))
    side = QRect(option.rect)
    side.setLeft(round(groove.right()))
    flags = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
    write(painter, side, words, tint("text_soft"), flags)
    return True


def _busy(painter: QPainter, option: QStyleOption, widget: QWidget | None) -> None:
    box, high = QRectF(option.rect), px(SIZE["progress"])
    groove = QRectF(box.x(), box.center().y() - high / 2, box.width(), high)
    at = to_and_fro(widget)
    wide = groove.width() * _BUSY
    part = QRectF(groove)
    part.setLeft(groove.x() + (groove.width() - wide) * (0.5 if at is None else at))
    part.setWidth(wide)
    with smooth(painter):
        plate(painter, groove, high / 2, tint("sunk"), tint("hairline"))
        plate(painter, part, high / 2, tint("accent"))


_LINE = 3
"""Pixels of the line at the chosen tab."""


def tab_shape(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """A tab: a line below the chosen one."""
    if not isinstance(option, QStyleOptionTab):
        return False
    box, high = option.rect, px(_LINE)
    chosen = option.state & _STATE.State_Selected
    if not chosen and option.state & _STATE.State_MouseOver and option.state & _STATE.State_Enabled:
        with smooth(painter):
            gap = px(4)
            plate(painter, box.adjusted(0, gap, 0, -gap), px(RADIUS["chip"]), tint("raised"))
    if chosen:
        painter.fillRect(_tab_line(box, option.shape, high), tint("accent"))
    return True


def _tab_line(box: QRect, shape: QTabBar.Shape, high: int) -> QRect:
    kind = QTabBar.Shape
    if shape in (kind.RoundedWest, kind.TriangularWest):
        return QRect(box.right() - high + 1, box.y(), high, box.height())
    if shape in (kind.RoundedEast, kind.TriangularEast):
        return QRect(box.x(), box.y(), high, box.height())
    if shape in (kind.RoundedSouth, kind.TriangularSouth):
        return QRect(box.x(), box.y(), box.width(), high)
    return QRect(box.x(), box.bottom() - high + 1, box.width(), high)


def tab_base(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """The hairline on which tabs stand."""
    box = option.rect
    painter.fillRect(box.x(), box.bottom(), box.width(), round(line_width()), tint("hairline"))
    return True


def tab_pane(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """The upper edge of the pane below tabs."""
    box = option.rect
    painter.fillRect(box.x(), box.y(), box.width(), round(line_width()), tint("hairline"))
    return True


def tab_size(_option: QStyleOption, wanted: QSize, _widget: QWidget | None) -> QSize:
    return QSize(wanted.width(), max(wanted.height(), px(SIZE["control"])))


def splitter(painter: QPainter, option: QStyleOption, _widget: QWidget | None) -> bool:
    """The bar between two panes: a hairline, with a grip in its middle."""
    box = option.rect
    over = option.state & (_STATE.State_MouseOver | _STATE.State_Sunken)
    ink = tint("accent" if over else "edge")
    upright = option.state & _STATE.State_Horizontal
    wide, long = px(3), px(36)
    middle = QRectF(box).center()
    if upright:
        painter.fillRect(round(middle.x()), box.y(), 1, box.height(), tint("hairline"))
        grip = QRectF(middle.x() - wide / 2 + 0.5, middle.y() - long / 2, wide, long)
    else:
        painter.fillRect(box.x(), round(middle.y()), box.width(), 1, tint("hairline"))
        grip = QRectF(middle.x() - long / 2, middle.y() - wide / 2 + 0.5, long, wide)
    with smooth(painter):
        plate(painter, grip, wide / 2, ink)
    return True

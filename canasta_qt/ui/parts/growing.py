"""What is larger on a large table: parts of panels and pages grow with the room they have."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLayout, QWidget

from canasta_qt.ui.style.following import grow
from canasta_qt.ui.style.type import px, type_font


class Growing:
    """What is larger on a large table: `grow` is how many times as large as usual."""

    grow = 1.0

    def px(self, value: float) -> int:
        """A measure of the tokens in pixels, as large as this is now."""
        return px(value * self.grow)

    def type(self, style: str, times: float = 1.0) -> QFont:
        """The font of one of `tokens.TYPE`, as large as this is now."""
        return type_font(style, times * self.grow)


TABLE: Final = (1334, 700)
"""The room for which sizes are given; on a larger one panels and pages grow."""

MOST_GROWN: Final = 1.6


def times_for(room: QSize) -> float:
    """How many times as large as usual things are in such a room."""
    wide, high = (room.width() / px(TABLE[0]), room.height() / px(TABLE[1]))
    return max(1.0, round(min(wide, high, MOST_GROWN) * 20) / 20)


def grow_all(surface: QWidget, times: float) -> None:
    """Let a surface and everything on it that can grow be so many times as large as usual."""
    widgets = [one for one in (surface, *surface.findChildren(QWidget)) if isinstance(one, Growing)]
    for widget in widgets:
        if widget.grow != times:
            widget.grow = times
            widget.updateGeometry()
    layouts = surface.findChildren(QLayout)
    grow([*layouts, *widgets], times)
    for layout in layouts:
        layout.invalidate()  # nested ones would remember what has been hidden

"""What panels are made of: words in the sizes of the look, and buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLayout, QPushButton, QWidget

from canasta_qt.style.controls.looks import primary, quiet
from canasta_qt.style.icons import wear
from canasta_qt.style.scale import px
from canasta_qt.style.theme import colour, current, look
from canasta_qt.style.tokens import SIZE
from canasta_qt.style.type import type_font
from canasta_qt.table.plain_text import PlainLabel

Do = Callable[[], object] | SignalInstance
"""What a button does."""


class Growing:
    """What is larger on a large table: `grow` is how many times as large as usual."""

    grow = 1.0

    def px(self, value: float) -> int:
        """A measure of the tokens in pixels, as large as this is now."""
        return px(value * self.grow)

    def type(self, style: str, times: float = 1.0) -> QFont:
        """The font of one of `tokens.TYPE`, as large as this is now."""
        return type_font(style, times * self.grow)


NARROWEST: Final = 220
"""So many pixels words ask for at least, however long one of them is."""


class Words(Growing, PlainLabel):
    """Words in one of the sizes of `tokens.TYPE` and the colour of a token, whatever is worn."""

    def __init__(
        self, text: str, parent: QWidget, style: str = "body", token: str = "text"
    ) -> None:
        super().__init__(text, parent)
        self._style, self._token = style, token
        self._times = 1.0
        look.changed.connect(self.dress)
        self.dress()

    def dress(self) -> None:
        """Wear what the look has now."""
        self.setFont(self.type(self._style, self._times))
        palette = self.palette()
        palette.setColor(palette.ColorRole.WindowText, colour(getattr(current(), self._token)))
        self.setPalette(palette)

    def minimumSizeHint(self) -> QSize:
        """A few letters, where words may be wrapped."""
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), self.px(NARROWEST)), hint.height())

    def colour(self, token: str) -> None:
        """Have the colour of another token from now on."""
        self._token = token
        self.dress()

    def enlarge(self, times: float) -> None:
        """Be so many times as large."""
        self._times = times
        self.dress()


def words(
    text: str, parent: QWidget, style: str = "body", *, soft: bool = False, wrap: bool = True
) -> Words:
    """Words, wrapped where they may be; soft where they matter less."""
    made = Words(text, parent, style, "text_soft" if soft else "text")
    made.setWordWrap(wrap)
    return made


class ActionButton(Growing, QPushButton):
    """A button of a panel; the `main` one is filled and larger, and there is one of them."""

    def __init__(self, text: str, parent: QWidget, *, main: bool = False) -> None:
        super().__init__(text, parent)
        self._main = main
        self.setAutoDefault(True)
        (primary if main else quiet)(self)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def sizeHint(self) -> QSize:
        """As the style has it; the main one higher, and not narrow."""
        hint = super().sizeHint()
        if self._main:
            hint = hint.expandedTo(QSize(self.px(170), self.px(SIZE["main_control"])))
        return hint.expandedTo(QSize(0, self.px(SIZE["control"])))

    def dress(self) -> None:
        """As large as it is now."""
        if self.grow != 1.0 or self.testAttribute(Qt.WidgetAttribute.WA_SetFont):
            self.setFont(self.type("strong"))

    def minimumSizeHint(self) -> QSize:
        """Never less than its words."""
        return self.sizeHint()


def action(
    text: str, parent: QWidget, do: Do, *, main: bool = False, icon: str = ""
) -> ActionButton:
    """A button that does something; Enter presses it while it has the keys."""
    made = ActionButton(text, parent, main=main)
    made.clicked.connect(do)
    if icon:
        wear(made, icon, "on_accent" if main else "text")
    return made


TABLE: Final = (1334, 700)
"""The room for which sizes are given; on a larger one panels and pages grow."""

MOST_GROWN: Final = 1.6


def times_for(room: QSize) -> float:
    """How many times as large as usual things are in such a room."""
    wide, high = (room.width() / px(TABLE[0]), room.height() / px(TABLE[1]))
    return max(1.0, round(min(wide, high, MOST_GROWN) * 20) / 20)


def grow_all(surface: QWidget, times: float) -> None:
    """Let a surface and everything on it that can grow be so many times as large as usual."""
    for layout in surface.findChildren(QLayout):
        _stretch_gaps(layout, times)
    for widget in (surface, *surface.findChildren(QWidget)):
        if isinstance(widget, Growing) and widget.grow != times:
            widget.grow = times
            dress = getattr(widget, "dress", None)
            if dress is not None:
                dress()
            widget.updateGeometry()


def _stretch_gaps(layout: QLayout, times: float) -> None:
    """Margins and spacing of a layout, as often as they were set first."""
    kept = layout.property("usual")
    if kept is None:
        margins = layout.contentsMargins()
        sides = (margins.left(), margins.top(), margins.right(), margins.bottom())
        kept = [*sides, layout.spacing()]
        layout.setProperty("usual", kept)
    left, top, right, bottom, gap = (round(value * times) for value in kept)
    layout.setContentsMargins(left, top, right, bottom)
    layout.setSpacing(gap)

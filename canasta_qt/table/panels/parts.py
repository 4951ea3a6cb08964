"""What panels are made of: words in the sizes of the look, and buttons."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QSize, Qt, SignalInstance
from PySide6.QtWidgets import QPushButton, QWidget

from canasta_qt.style.controls.looks import primary, quiet
from canasta_qt.style.icons import wear
from canasta_qt.style.parts.growing import Growing
from canasta_qt.style.theme import colour, current, look
from canasta_qt.style.tokens import SIZE
from canasta_qt.table.plain_text import PlainLabel

Do = Callable[[], object] | SignalInstance
"""What a button does."""


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

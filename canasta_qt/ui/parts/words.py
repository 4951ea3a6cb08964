"""Labels whose type is one of the tokens and grows with the interface."""

from __future__ import annotations

import math
from typing import Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.style import icons
from canasta_qt.ui.style.following import follow, set_type
from canasta_qt.ui.style.paint import plate, smooth, write
from canasta_qt.ui.style.plain import PlainLabel
from canasta_qt.ui.style.theme import colour, current, tint
from canasta_qt.ui.style.tokens import RADIUS, SIZE
from canasta_qt.ui.style.type import px


class Words(Growing, PlainLabel):
    """Plain words in one of `tokens.TYPE`, in the colour of a token; wrapped where asked."""

    NARROWEST = 220
    """Pixels of the least width of words on the table, however long one of them is."""

    def __init__(
        self, text: str, style: str = "body", token: str = "text", parent: QWidget | None = None,
        *, wrap: bool = False, on_table: bool = False,
    ) -> None:  # fmt: skip
        """Words `on_table` stay in its theme, also where windows have the desktop's colours."""
        super().__init__(text, parent)
        self.setWordWrap(wrap)
        self._style, self._token, self._on_table = style, token, on_table
        self._times = 1.0
        follow(self.dress)

    def wear(self, token: str) -> None:
        """Write in the colour of another token from now on."""
        self._token = token
        self.dress()

    def write(self, style: str) -> None:
        """Write in another of `tokens.TYPE` from now on."""
        if style != self._style:
            self._style = style
            self.dress()

    def enlarge(self, times: float) -> None:
        """Be so many times as large as this style of type is."""
        self._times = times
        self.dress()

    def dress(self) -> None:
        self.setFont(self.type(self._style, self._times))
        ink = colour(getattr(current(), self._token)) if self._on_table else tint(self._token)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, ink)
        self.setPalette(palette)

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if not self._on_table:
            return hint
        return QSize(min(hint.width(), self.px(self.NARROWEST)), hint.height())


class OneLine(Words):
    """Words that are written smaller, then shortened, where there is no room for all of them."""

    SMALLEST = 1.0
    """The smallest size, as a share of the usual one."""

    LEAST = 120
    """Pixels that are always there, at a scale of 100 %."""

    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        return QSize(min(hint.width(), px(self.LEAST)), hint.height())

    def _fitting(self) -> QFont:
        needed, given = super().sizeHint().width(), self.contentsRect().width()
        font = QFont(self.font())
        if needed > given > 0:
            share = max(self.SMALLEST, given / needed)
            font.setPixelSize(max(1, math.floor(font.pixelSize() * share)))
        return font

    def paintEvent(self, event: QPaintEvent) -> None:
        box, ink = self.contentsRect(), self.palette().windowText().color()
        with QPainter(self) as painter:
            painter.setFont(self._fitting())
            end = Qt.TextElideMode.ElideRight
            shown = painter.fontMetrics().elidedText(self.text(), end, box.width())
            write(painter, box, shown, ink, Qt.AlignmentFlag.AlignVCenter)


class Sign(PlainLabel):
    """An icon of the family in a line of words. Give it an accessible name where it says more."""

    def __init__(
        self, name: str, token: str = "text", parent: QWidget | None = None,
        size: int = SIZE["icon"],
    ) -> None:  # fmt: skip
        super().__init__(parent=parent)
        self._name, self._token, self._size = name, token, size
        follow(self._dress)

    def wear(self, name: str, token: str) -> None:
        """Show another icon, in the colour of a token."""
        self._name, self._token = name, token
        self._dress()

    def _dress(self) -> None:
        ratio = self.devicePixelRatioF()
        colour = tint(self._token).name()
        self.setPixmap(icons.picture(self._name, colour, px(self._size), ratio))


TONES: Final = {
    "plain": ("raised", "hairline", "text"),
    "own": ("accent_ground", "accent", "accent"),
    "new": ("accent", "accent", "on_accent"),
    "gain": ("surface", "gain", "gain"),
    "loss": ("surface", "loss", "loss"),
}
"""Ground, edge and words by what a chip says."""


class Chip(PlainLabel):
    """A chip of one of `TONES`; its words are read as those of any label."""

    def __init__(self, text: str, tone: str, parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._tone = tone
        set_type(self, "small")

    def sizeHint(self) -> QSize:
        metrics = self.fontMetrics()
        return QSize(metrics.horizontalAdvance(self.text()) + px(18), metrics.height() + px(8))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        ground, edge, words = TONES[self._tone]
        box = self.rect().adjusted(px(9), 0, -px(9), 0)
        flags = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        with QPainter(self) as painter, smooth(painter):
            plate(painter, self.rect(), px(RADIUS["chip"]), tint(ground), tint(edge))
            write(painter, box, self.text(), tint(words), flags, self.font())

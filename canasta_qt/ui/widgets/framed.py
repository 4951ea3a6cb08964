"""How windows are put together: a header of wood, the middle, the foot with buttons."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QDialog, QSizePolicy, QWidget

from canasta_qt.ui.parts.header import WindowHeader, side_margin
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import line_width
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build


class Middle(QWidget):
    """What is between header and foot, with the margins of windows."""

    def __init__(self, parent: QWidget, *parts: build.Part) -> None:
        super().__init__(parent)
        self.column = build.column(*parts, of=self, spacing=SPACE[2])
        follow(self._measure)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        side, above = side_margin(self.width()), px(SPACE[3])
        self.column.setContentsMargins(side, above, side, above)


class Foot(QWidget):
    """The line of buttons, below a hairline."""

    def __init__(self, parent: QWidget, *parts: build.Part, bleed: bool = False) -> None:
        super().__init__(parent)
        self._bleed = bleed
        # Fixed would not let it grow where words are broken into more lines than buttons are high
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.row = build.row(*parts, of=self, spacing=SPACE[2])
        follow(self._measure)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def _measure(self) -> None:
        side, above = side_margin(self.width(), bleed=self._bleed), px(SPACE[2])
        self.row.setContentsMargins(side, above, side, above)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(0, 0, self.width(), round(line_width()), tint("hairline"))


def frame(window: QDialog, header: WindowHeader, middle: QWidget, foot: QWidget) -> None:
    build.column(header, (middle, 1), foot, of=window, margins=0, spacing=0)


def titled(
    window: QDialog, title: str, *parts: build.Part, foot: tuple[build.Part, ...]
) -> WindowHeader:
    """The usual window: a title, parts below one another, and what stands in its foot."""
    header = WindowHeader(title, window)
    frame(window, header, Middle(window, *parts), Foot(window, *foot))
    return header

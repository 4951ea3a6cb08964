"""A QR code, large enough for a telephone."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.type import px


class QrPlate(QWidget):
    """A square of dots on white, in every theme; nothing where there are none."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._dots: Sequence[Sequence[bool]] = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        follow(self.setMinimumSize, 150, 150)
        self.setAccessibleName(name)

    def show_dots(self, dots: Sequence[Sequence[bool]]) -> None:
        """Rows of dots with the light ones around the code, true for dark; no rows for no code."""
        self._dots = dots
        self.update()

    @property
    def empty(self) -> bool:
        return not self._dots

    def sizeHint(self) -> QSize:
        return QSize(px(250), px(250))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Whole pixels for every dot, in the middle."""
        if not self._dots:
            return
        ratio = self.devicePixelRatioF()
        side = len(self._dots)
        dot = max(1, int(min(self.width(), self.height()) * ratio / side)) / ratio
        left = round((self.width() - dot * side) / 2 * ratio) / ratio
        top = round((self.height() - dot * side) / 2 * ratio) / ratio
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.fillRect(QRectF(left, top, dot * side, dot * side), Qt.GlobalColor.white)
            for y, row in enumerate(self._dots):
                for x, dark in enumerate(row):
                    if dark:
                        at = QRectF(left + x * dot, top + y * dot, dot, dot)
                        painter.fillRect(at, Qt.GlobalColor.black)

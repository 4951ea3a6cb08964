"""A QR code on a light plate, whatever the theme: readers want dark dots on light ground."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.record.challenges.qr import MARGIN, Dots, dots_of
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.scale import px


class QrPlate(QWidget):
    """The code of a text; nothing where a text is too long for one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._dots: Dots = ()
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        follow(self.setMinimumSize, 150, 150)
        self.setAccessibleName(self.tr("The code as a QR code"))

    def show_text(self, text: str) -> None:
        """The code of this text; an empty one for none."""
        try:
            self._dots = dots_of(text) if text else ()
        except ValueError:
            self._dots = ()
        self.update()

    @property
    def empty(self) -> bool:
        """Whether nothing is shown."""
        return not self._dots

    def sizeHint(self) -> QSize:
        """Large enough for a telephone."""
        return QSize(px(250), px(250))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Whole pixels for every dot, in the middle."""
        if not self._dots:
            return
        ratio = self.devicePixelRatioF()
        side = len(self._dots) + 2 * MARGIN
        dot = max(1, int(min(self.width(), self.height()) * ratio / side)) / ratio
        left = round((self.width() - dot * side) / 2 * ratio) / ratio
        top = round((self.height() - dot * side) / 2 * ratio) / ratio
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
            painter.fillRect(QRectF(left, top, dot * side, dot * side), Qt.GlobalColor.white)
            for y, row in enumerate(self._dots):
                for x, dark in enumerate(row):
                    if dark:
                        at = QRectF(left + (x + MARGIN) * dot, top + (y + MARGIN) * dot, dot, dot)
                        painter.fillRect(at, Qt.GlobalColor.black)

"""The table top: felt with a soft vignette in a wooden frame, painted once per size."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRectF, QSize, Signal
from PySide6.QtGui import QPainter, QPixmap

from canasta_qt.play.scene.layout.areas import EDGE, bar_height, unit_for
from canasta_qt.ui.cards.felt import paint_background
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.theme import current
from canasta_qt.ui.style.type import wished_factor
from canasta_qt.ui.widgets.common import single_shot

LATER_MS = 60
"""Time after the last resize at which the picture is repainted; until then it is stretched."""


class Background(QObject):
    """Keeps the picture of the empty table for the size of a view."""

    repainted = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pixmap = QPixmap()
        self._size = QSize()
        self._ratio = 1.0
        self._timer = single_shot(self, self.repaint, LATER_MS)
        follow(self.repaint)

    def resize(self, size: QSize, ratio: float) -> None:
        """Paint for this size in logical pixels; at once only the first time."""
        self._size, self._ratio = size, ratio
        if self._pixmap.isNull():
            self.repaint()
        else:
            self._timer.start()

    def repaint(self) -> None:
        if self._size.isEmpty():
            return
        unit = unit_for(self._size.width(), self._size.height(), wished_factor())
        edge, bar = round(EDGE * unit), bar_height(unit)
        self._pixmap = paint_background(self._size, self._ratio, edge, bar, current())
        self.repainted.emit()

    def draw(self, painter: QPainter, exposed: QRectF) -> None:
        if self._pixmap.isNull():
            return
        if self._pixmap.deviceIndependentSize().toSize() != self._size:
            whole = QRectF(0, 0, self._size.width(), self._size.height())
            painter.drawPixmap(whole, self._pixmap, QRectF(self._pixmap.rect()))
            return
        part = QRectF(exposed.toAlignedRect())
        ratio = self._pixmap.devicePixelRatio()
        corner, size = part.topLeft() * ratio, part.size() * ratio
        painter.drawPixmap(part, self._pixmap, QRectF(corner, size))

"""A ring around lists and texts that have the focus, which most styles do not draw."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QAbstractScrollArea

_WIDTH = 2


def ring_focus(area: QAbstractScrollArea) -> None:
    """Show by a ring when the keys belong to a list or a text."""
    area.installEventFilter(_FocusRing(area))


class _FocusRing(QObject):
    """Paints in the frame of the area it watches; what scrolls lies within and stays clean."""

    def __init__(self, area: QAbstractScrollArea) -> None:
        super().__init__(area)
        self._area = area

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self._area.update()
        if event.type() != QEvent.Type.Paint or not self._area.hasFocus():
            return False
        self._area.event(event)
        painter = QPainter(self._area)
        painter.setPen(QPen(self._area.palette().highlight(), _WIDTH))
        painter.drawRect(self._area.rect().adjusted(1, 1, -1, -1))
        painter.end()
        return True

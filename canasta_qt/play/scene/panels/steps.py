"""How far one is: a row of pills, filled up to the step that is being done."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.ui.style.paint import line_width, smooth
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint

_HEIGHT: Final = 10
_GAP: Final = 4
_LEAST: Final = 9
_MOST: Final = 26
"""Pixels of the narrowest and the widest pill."""


class StepPills(QWidget):
    """So many pills, those that are done filled; the one that is being done has a bright edge."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._steps = self._done = 0
        self._current = False
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_steps(self, done: int, steps: int, *, current: bool = True) -> None:
        """So many of so many are done; `current`: the next one is being done."""
        self._done, self._steps, self._current = done, steps, current and done < steps
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(self._steps * px(20 + _GAP), px(_HEIGHT) + 2)

    def minimumSizeHint(self) -> QSize:
        return QSize(self._steps * px(_LEAST + _GAP), px(_HEIGHT) + 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._steps:
            return
        gap = px(_GAP)
        each = min(px(_MOST), (self.width() + gap) / self._steps - gap)
        painter = QPainter(self)
        with smooth(painter):
            for number in range(self._steps):
                box = QRectF(number * (each + gap) + 1, 1, each - 2, self.height() - 2)
                done = number < self._done
                now = self._current and number == self._done
                painter.setPen(QPen(tint("accent" if done or now else "edge"), line_width()))
                painter.setBrush(tint("accent" if done else "accent_ground" if now else "sunk"))
                painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.end()

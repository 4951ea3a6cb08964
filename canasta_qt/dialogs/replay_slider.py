"""The slider of a replay: the actions of a deal, with marks for what is worth finding."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QPolygonF,
)
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QToolTip, QWidget

from canasta_qt.controller.replay_controller import ReplayMark

HALF: Final = 4.0
"""Half the size of a mark, in pixels."""

ROOM: Final = 14
"""Height below the slider for its marks."""

NEAR: Final = 6
"""So close to a mark the mouse is on it."""

COLOURS: Final = {"opening": "#2f8f4e", "take": "#2b6cb0", "canasta": "#c0392b"}
"""Kind of mark to colour; the shapes differ too."""


class ReplaySlider(QSlider):
    """A native slider; below it a triangle for an opening, a square for a pile, a diamond for a
    canasta. Keys are the bar's business.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setAccessibleName(self.tr("Place in the deal"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._marks: tuple[ReplayMark, ...] = ()

    def show_marks(self, marks: Sequence[ReplayMark]) -> None:
        """Other marks."""
        self._marks = tuple(marks)
        self.update()

    def sizeHint(self) -> QSize:
        """Room for the marks."""
        hint = super().sizeHint()
        return QSize(hint.width(), hint.height() + ROOM)

    def minimumSizeHint(self) -> QSize:
        """Room for the marks, too."""
        hint = super().minimumSizeHint()
        return QSize(hint.width(), hint.height() + ROOM)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left to the bar, which knows turns and deals."""
        event.ignore()

    def _x(self, action: int) -> float:
        """Where an action lies."""
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self)
        span = self.width() - handle
        at = QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), action, span)
        return at + handle / 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """The slider, then its marks."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(self.palette().color(QPalette.ColorRole.Window))
        for mark in self._marks:
            painter.setBrush(QColor(COLOURS[mark.kind]))
            SHAPES[mark.kind](painter, self._x(mark.action), self.height() - HALF - 1)
        painter.end()

    def event(self, event: QEvent) -> bool:
        """The mark under the mouse says what it is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self.text_at(event.pos().x()), self)
            return True
        return super().event(event)

    def text_at(self, x: float) -> str:
        """What lies at this place, or an empty text."""
        near = [mark for mark in self._marks if abs(self._x(mark.action) - x) <= NEAR]
        return "\n".join(dict.fromkeys(mark.text for mark in near))


def _triangle(painter: QPainter, x: float, y: float) -> None:
    points = [QPointF(x, y - HALF), QPointF(x + HALF, y + HALF), QPointF(x - HALF, y + HALF)]
    painter.drawPolygon(QPolygonF(points))


def _square(painter: QPainter, x: float, y: float) -> None:
    painter.drawRect(QRectF(x - HALF + 0.5, y - HALF + 0.5, 2 * HALF - 1, 2 * HALF - 1))


def _diamond(painter: QPainter, x: float, y: float) -> None:
    sides = ((0, -1), (1, 0), (0, 1), (-1, 0))
    reach = HALF + 1
    painter.drawPolygon(QPolygonF([QPointF(x + a * reach, y + b * reach) for a, b in sides]))


SHAPES: Final[dict[str, Callable[[QPainter, float, float], None]]] = {
    "opening": _triangle,
    "take": _square,
    "canasta": _diamond,
}

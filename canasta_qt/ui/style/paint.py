"""The few shapes of which controls are drawn: plates, lines, ticks, arrows, rings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPen

from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint, windows

Ink = QColor | QBrush | QLinearGradient | None

_NO_PEN, _NO_BRUSH = Qt.PenStyle.NoPen, Qt.BrushStyle.NoBrush

_TICK: Final = ((0.20, 0.53), (0.42, 0.74), (0.80, 0.28))
_ARROWS: Final = {
    "down": ((0.22, 0.37), (0.5, 0.65), (0.78, 0.37)),
    "up": ((0.22, 0.63), (0.5, 0.35), (0.78, 0.63)),
    "right": ((0.37, 0.22), (0.65, 0.5), (0.37, 0.78)),
    "left": ((0.63, 0.22), (0.35, 0.5), (0.63, 0.78)),
}
"""Corners in a square of one."""


@contextmanager
def smooth(painter: QPainter) -> Iterator[None]:
    """Draw with soft edges, and leave the painter as it was."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        yield
    finally:
        painter.restore()


def line_width() -> float:
    """The width of an outline: two pixels with high contrast."""
    return px(2) if windows().strong else max(1.0, px(1))


def plate(
    painter: QPainter,
    box: QRect | QRectF,
    radius: float,
    fill: Ink,
    edge: QColor | None = None,
    width: float = 0.0,
) -> None:
    """A rounded rectangle, its outline inside the box."""
    area = QRectF(box)
    if edge is not None:
        width = width or line_width()
        area.adjust(width / 2, width / 2, -width / 2, -width / 2)
        painter.setPen(QPen(edge, width))
    else:
        painter.setPen(_NO_PEN)
    painter.setBrush(_NO_BRUSH if fill is None else fill)
    painter.drawRoundedRect(area, radius, radius)


def tick(painter: QPainter, box: QRect | QRectF, ink: QColor, width: float = 0.0) -> None:
    """A tick that fills a square."""
    _stroke(painter, QRectF(box), _TICK, ink, width or px(2))


def arrow(painter: QPainter, box: QRect | QRectF, to: str, ink: QColor) -> None:
    """A slim arrow head to the "left", "right", "up" or "down", in the middle of a box."""
    area = QRectF(box)
    side = min(area.width(), area.height(), px(20))
    square = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
    _stroke(painter, square, _ARROWS[to], ink, px(2))


def _stroke(
    painter: QPainter,
    box: QRectF,
    corners: tuple[tuple[float, float], ...],
    ink: QColor,
    width: float,
) -> None:
    pen = QPen(ink, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(_NO_BRUSH)
    painter.drawPolyline(
        [QPointF(box.x() + x * box.width(), box.y() + y * box.height()) for x, y in corners]
    )


def sheen(box: QRect | QRectF, ground: QColor, lift: int = 0) -> QColor | QLinearGradient:
    """A filled ground, a little lighter on top; `lift` per cent lighter as a whole."""
    if windows().strong:
        return ground
    light = QLinearGradient(QRectF(box).topLeft(), QRectF(box).bottomLeft())
    light.setColorAt(0.0, ground.lighter(110 + lift))
    light.setColorAt(1.0, ground.lighter(98 + lift))
    return light


def ring(painter: QPainter, box: QRect | QRectF, radius: float) -> None:
    """The ring around what has the keys."""
    plate(painter, box, radius, None, tint("focus"), px(2))

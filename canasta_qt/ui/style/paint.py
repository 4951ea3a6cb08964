"""The few shapes of which controls are drawn: plates, lines, ticks, arrows, rings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QLinearGradient, QPainter, QPen, QPixmap

from canasta_qt.ui.style.theme import tint, windows
from canasta_qt.ui.style.tokens import SHADOWS
from canasta_qt.ui.style.type import factor, px

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


def write(
    painter: QPainter, box: QRect | QRectF, text: str, ink: QColor,
    flags: Qt.AlignmentFlag | int = Qt.AlignmentFlag.AlignCenter, font: QFont | None = None,
) -> None:  # fmt: skip
    """Words in a colour, and perhaps in another font; leaves the painter as it was."""
    painter.save()
    painter.setPen(ink)
    if font is not None:
        painter.setFont(font)
    painter.drawText(box, int(flags), text)
    painter.restore()


def line_width() -> float:
    """The width of an outline: two pixels with high contrast."""
    return px(2) if windows().strong else max(1.0, px(1))


def plate(
    painter: QPainter, box: QRect | QRectF, radius: float, fill: Ink, edge: QColor | None = None,
    width: float = 0.0,
) -> None:  # fmt: skip
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
    _stroke(painter, QRectF(box), _TICK, ink, width or px(2))


def arrow(painter: QPainter, box: QRect | QRectF, to: str, ink: QColor) -> None:
    """A slim arrow head to the "left", "right", "up" or "down", in the middle of a box."""
    area = QRectF(box)
    side = min(area.width(), area.height(), px(20))
    square = QRectF(area.center().x() - side / 2, area.center().y() - side / 2, side, side)
    _stroke(painter, square, _ARROWS[to], ink, px(2))


def _stroke(
    painter: QPainter, box: QRectF, corners: tuple[tuple[float, float], ...], ink: QColor,
    width: float,
) -> None:  # fmt: skip
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
    plate(painter, box, radius, None, tint("focus"), px(2))


_LAYERS: Final = 24
_FALL: Final = 1.7
"""How quickly a shadow ends at its rim."""

_PALE: Final = 0.5
"""Shadows on light grounds are half as dark."""

_kept: dict[tuple[str, int, float, float, bool], QPixmap] = {}
_MOST: Final = 60


def draw_shadow(painter: QPainter, box: QRect | QRectF, radius: float, kind: str) -> None:
    """Paint the shadow of a rounded plate, by its name in `SHADOWS`; none with high contrast."""
    if windows().strong:
        return
    ratio = painter.device().devicePixelRatioF()
    shadow = SHADOWS[kind]
    spread, corner = px(shadow.blur), round(radius)
    patch = _patch(kind, corner, ratio)
    area = QRectF(box).translated(0, px(shadow.down)).adjusted(-spread, -spread, spread, spread)
    _stretch(painter, patch, area, spread + corner + 1, ratio)


def _patch(kind: str, radius: int, ratio: float) -> QPixmap:
    light = QColor(windows().room).lightnessF() > 0.5
    key = (kind, radius, ratio, factor(), light)
    found = _kept.get(key)
    if found is None:
        if len(_kept) > _MOST:
            _kept.clear()
        found = _kept[key] = _soften(kind, radius, ratio, _PALE if light else 1.0)
    return found


def _soften(kind: str, radius: int, ratio: float, strength: float) -> QPixmap:
    shadow = SHADOWS[kind]
    spread = px(shadow.blur)
    side = 2 * (spread + radius) + 3
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    ink = QColor(Qt.GlobalColor.black)
    ink.setAlphaF(min(1.0, shadow.opacity * strength / _LAYERS))
    whole = QRectF(spread, spread, side - 2 * spread, side - 2 * spread)
    with QPainter(pixmap) as painter, smooth(painter):
        for layer in range(_LAYERS):
            grown = spread * (1 - layer / _LAYERS) ** _FALL
            rim = whole.adjusted(-grown, -grown, grown, grown)
            plate(painter, rim, radius + grown, ink)
    return pixmap


def _stretch(painter: QPainter, patch: QPixmap, area: QRectF, corner: float, ratio: float) -> None:
    """Corners as they are, edges and middle stretched."""
    side = patch.width() / ratio
    middle = side - 2 * corner
    xs = ((area.x(), corner, 0.0, corner),
          (area.x() + corner, area.width() - 2 * corner, corner, middle),
          (area.right() - corner, corner, side - corner, corner))  # fmt: skip
    ys = ((area.y(), corner, 0.0, corner),
          (area.y() + corner, area.height() - 2 * corner, corner, middle),
          (area.bottom() - corner, corner, side - corner, corner))  # fmt: skip
    for x, wide, from_x, of_x in xs:
        for y, high, from_y, of_y in ys:
            if wide > 0 and high > 0:
                part = QRectF(from_x * ratio, from_y * ratio, of_x * ratio, of_y * ratio)
                painter.drawPixmap(QRectF(x, y, wide, high), patch, part)

"""Soft shadows, drawn once for a kind and a radius and then stretched to any size."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from canasta_qt.ui.style.scale import factor, px
from canasta_qt.ui.style.theme import windows
from canasta_qt.ui.style.tokens import SHADOWS

_LAYERS: Final = 24
_FALL: Final = 1.7
"""How quickly a shadow ends at its rim."""

_PALE: Final = 0.5
"""Shadows on light grounds are half as dark."""

_kept: dict[tuple[str, int, float, float, bool], QPixmap] = {}
_MOST: Final = 60


def draw_shadow(painter: QPainter, box: QRect | QRectF, radius: float, kind: str) -> None:
    """Paint the shadow of a rounded plate: `kind` is one of `tokens.SHADOWS`.

    Nothing with high contrast.
    """
    if windows().strong:
        return
    ratio = painter.device().devicePixelRatioF()
    shadow = SHADOWS[kind]
    spread, corner = px(shadow.blur), round(radius)
    patch = _patch(kind, corner, ratio)
    area = QRectF(box).translated(0, px(shadow.down)).adjusted(-spread, -spread, spread, spread)
    _stretch(painter, patch, area, spread + corner + 1, ratio)


def _patch(kind: str, radius: int, ratio: float) -> QPixmap:
    """A shadow of the smallest plate with such corners."""
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
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    plate = QRectF(spread, spread, side - 2 * spread, side - 2 * spread)
    for layer in range(_LAYERS):
        grown = spread * (1 - layer / _LAYERS) ** _FALL
        rim = plate.adjusted(-grown, -grown, grown, grown)
        painter.drawRoundedRect(rim, radius + grown, radius + grown)
    painter.end()
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

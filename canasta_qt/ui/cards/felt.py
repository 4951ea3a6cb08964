"""The empty table top: felt with a soft vignette in a wooden frame."""

from __future__ import annotations

import random
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QImage, QLinearGradient, QPainter, QPixmap, QRadialGradient

from canasta_qt.ui.style.theme import colour
from canasta_qt.ui.style.tokens import LIGHT, SHADE, Theme

GRAIN = 96
"""Side of the tile with the felt's grain, in pixels."""


def paint_background(size: QSize, ratio: float, edge: float, bar: float, theme: Theme) -> QPixmap:
    """A pixmap of the empty table: `edge` is the frame's width, `bar` the top bar's height."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    whole = QRectF(0, 0, size.width(), size.height())
    felt, radius = whole.adjusted(edge, bar, -edge, -edge), edge * 1.2
    with QPainter(pixmap) as painter:
        painter.fillRect(whole, _wood_brush(whole, theme))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        for brush in (_felt_brush(felt, theme), QBrush(QPixmap.fromImage(_grain()))):
            painter.setBrush(brush)
            painter.drawRoundedRect(felt, radius, radius)
        _paint_inner_shadow(painter, felt, radius, edge)
    return pixmap


def _felt_brush(felt: QRectF, theme: Theme) -> QBrush:
    centre = QPointF(felt.center().x(), felt.top() + 0.46 * felt.height())
    gradient = QRadialGradient(centre, 0.66 * max(felt.width(), felt.height()))
    for at, token in ((0.0, theme.felt), (0.45, theme.felt), (1.0, theme.felt_edge)):
        gradient.setColorAt(at, colour(token))
    return QBrush(gradient)


def _wood_brush(whole: QRectF, theme: Theme) -> QBrush:
    gradient = QLinearGradient(0, whole.top(), 0, whole.bottom())
    dark, light = colour(theme.wood_dark), colour(theme.wood)
    for at, shade in ((0.0, dark), (0.04, dark.lighter(112)), (0.5, light), (1.0, dark)):
        gradient.setColorAt(at, shade)
    return QBrush(gradient)


def _paint_inner_shadow(painter: QPainter, felt: QRectF, radius: float, edge: float) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    steps = max(4, round(edge))
    for i in range(steps):
        painter.setPen(colour(SHADE, round(46 * (1 - i / steps) ** 2)))
        painter.drawRoundedRect(felt.adjusted(i, i, -i, -i), radius, radius)


@cache
def _grain() -> QImage:
    """A tile of faint noise, drawn once; the same on every machine."""
    noise = random.Random(7)
    image = QImage(GRAIN, GRAIN, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    for y in range(GRAIN):
        for x in range(GRAIN):
            value = noise.randrange(10)
            ink = LIGHT if noise.random() < 0.5 else SHADE
            image.setPixelColor(x, y, colour(ink, value))
    return image

"""Pictures that parts show: whoever has them draws them, at the size that is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

Picture = Callable[[float, float], QPixmap]
"""Draws something so many pixels wide for a screen with so many dots a pixel."""

CARD_RATIO: Final = 1.4
"""Height of a card by its width."""

_TURN: Final = 9.0
"""Degrees between two cards of a fan."""

_STEP: Final = 0.42
"""How far they are apart, by their width."""


def draw_fan(painter: QPainter, cards: Sequence[Picture], box: QRectF) -> None:
    """Paint cards fanned out as large as fits into a box."""
    if not cards:
        return
    spread = 1 + (len(cards) - 1) * _STEP
    wide = min(box.width() / (spread + 0.35), box.height() / (CARD_RATIO * 1.12))
    ratio = painter.device().devicePixelRatioF()
    middle = (len(cards) - 1) / 2
    for place, card in enumerate(cards):
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(box.center().x() + (place - middle) * wide * _STEP, box.center().y())
        painter.rotate((place - middle) * _TURN)
        target = QRectF(-wide / 2, -wide * CARD_RATIO / 2, wide, wide * CARD_RATIO)
        pixmap = card(wide, ratio)
        painter.drawPixmap(target, pixmap, QRectF(pixmap.rect()))
        painter.restore()

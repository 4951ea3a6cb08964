"""Pictures that parts show: whoever has them draws them, at the size that is asked for."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from canasta_qt.ui.style.tokens import CARD_RATIO

Picture = Callable[[float, float], QPixmap]
"""Draws something so many pixels wide for a screen with so many dots a pixel."""

Draw = Callable[[QPainter, QRectF], None]
"""Paints something into a box."""

_TURN: Final = 9.0
"""Degrees between two cards of a fan that fills a box."""

_STEP: Final = 0.42
"""How far they are apart, by their width."""


def draw_fan(
    painter: QPainter, cards: Sequence[Draw], foot: QPointF, width: float, *, radius: float,
    step: float = _TURN,
) -> None:  # fmt: skip
    """Paint cards fanned around `foot`, lower edges `radius` above it, `step` degrees apart."""
    height = width * CARD_RATIO
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    for place, card in enumerate(cards):
        painter.save()
        painter.translate(foot)
        painter.rotate((place - (len(cards) - 1) / 2) * step)
        card(painter, QRectF(-width / 2, -radius - height, width, height))
        painter.restore()
    painter.restore()


def fill_with_fan(painter: QPainter, pictures: Sequence[Picture], box: QRectF) -> None:
    """Paint cards fanned out as large as fits into a box."""
    if not pictures:
        return
    spread = 1 + (len(pictures) - 1) * _STEP
    wide = min(box.width() / (spread + 0.35), box.height() / (CARD_RATIO * 1.12))
    middle = wide * _STEP / math.sin(math.radians(_TURN))
    foot = QPointF(box.center().x(), box.center().y() + middle)
    cards = [partial(_draw_picture, picture) for picture in pictures]
    draw_fan(painter, cards, foot, wide, radius=middle - wide * CARD_RATIO / 2)


def _draw_picture(picture: Picture, painter: QPainter, box: QRectF) -> None:
    pixmap = picture(box.width(), painter.device().devicePixelRatioF())
    painter.drawPixmap(box, pixmap, QRectF(pixmap.rect()))

"""Cards, backs and cloths as pictures for tiles, swatches and empty pages."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from canasta_qt.library.language import resources_folder
from canasta_qt.ui.cards.card_art import BACK, Look, blank, look_now, paint_plain_card, renderer_of
from canasta_qt.ui.cards.felt import paint_background
from canasta_qt.ui.parts.pictures import Picture
from canasta_qt.ui.style.paint import plate, smooth
from canasta_qt.ui.style.theme import current
from canasta_qt.ui.style.tokens import CARD_RATIO, THEMES, theme_of

_KEPT: Final = 64
"""So many pictures are kept."""

FELT_RATIO: Final = 0.66
"""Height of the picture of a table by its width."""

_FRAME: Final = 0.07
"""Width of its frame by its own."""

SYSTEM: Final = "system"

BACKS: Final = (BACK, BACK, BACK)
"""What lies on a page where nothing is yet."""


def card_picture(face: str) -> Picture:
    """A card, or `BACK`, as the deck of now has it."""
    return lambda wide, ratio: _card(face, round(wide), ratio, look_now())


def card_pictures(*faces: str) -> tuple[Picture, ...]:
    return tuple(map(card_picture, faces))


def back_picture(back: str) -> Picture:
    return lambda wide, ratio: _back(back, round(wide), ratio)


def felt_picture(felt: str) -> Picture:
    """A cloth as the theme of now has it."""
    return lambda wide, ratio: _table(_theme_now(), felt, round(wide), ratio)


def _theme_now() -> str:
    return next(name for name, theme in THEMES.items() if theme.accent == current().accent)


def theme_picture(name: str) -> Picture:
    """The table of a theme; of the system's, half a light and half a dark one."""
    if name == SYSTEM:
        return lambda wide, ratio: _both(round(wide), ratio)
    return lambda wide, ratio: _table(name, "theme", round(wide), ratio)


@lru_cache(_KEPT)
def _back(back: str, wide: int, ratio: float) -> QPixmap:
    pixmap = blank(wide, wide * CARD_RATIO, ratio)
    drawing = QSvgRenderer(str(resources_folder() / "backs" / f"{back}.svg"))
    with QPainter(pixmap) as painter, smooth(painter):
        drawing.render(painter, QRectF(0, 0, wide, wide * CARD_RATIO))
    return pixmap


@lru_cache(_KEPT)
def _table(name: str, felt: str, wide: int, ratio: float) -> QPixmap:
    theme = theme_of(name, felt)
    size = QSize(wide, round(wide * FELT_RATIO))
    pixmap = paint_background(size, ratio, wide * _FRAME, wide * _FRAME, theme)
    box = QRectF(wide * 0.18, size.height() * 0.62, wide * 0.64, size.height() * 0.2)
    with QPainter(pixmap) as painter, smooth(painter):
        plate(painter, box, box.height() / 2, QColor(theme.surface), QColor(theme.accent))
    return pixmap


def _both(wide: int, ratio: float) -> QPixmap:
    pixmap = QPixmap(_table("light", "theme", wide, ratio))
    dark, half = _table("dark", "theme", wide, ratio), QRectF(pixmap.rect())
    half.setLeft(half.width() / 2)
    with QPainter(pixmap) as painter:
        painter.drawPixmap(QPointF(half.x() / ratio, 0), dark, half)
    return pixmap


@lru_cache(_KEPT)
def _card(face: str, wide: int, ratio: float, _look: Look) -> QPixmap:
    pixmap = blank(wide, wide * CARD_RATIO, ratio)
    with QPainter(pixmap) as painter, smooth(painter):
        box = QRectF(0, 0, wide, wide * CARD_RATIO).adjusted(0.5, 0.5, -0.5, -0.5)
        drawing = renderer_of(resources_folder(), face)
        if drawing is not None:
            drawing.render(painter, box)
        else:
            paint_plain_card(painter, box, face)
    return pixmap

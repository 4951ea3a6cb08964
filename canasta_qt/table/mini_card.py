"""Small cards within a line of text: rank and suit large enough to read, nothing else."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from canasta_qt.table.plain_card import index_text, suit_of
from canasta_qt.table.theme import Deck, Theme, colour, current, deck, suit_token

RATIO = 0.7
"""Width of a small card to its height."""

STEP = 0.66
"""How much of a card shows under the next one, to its width."""


class MiniCards:
    """Draws small cards once for each face, height, screen, theme and deck."""

    def __init__(self) -> None:
        self._made: dict[tuple[str, int, float], QPixmap] = {}
        self._look: tuple[Theme, Deck] | None = None

    def picture(self, face: str | None, height: int, ratio: float) -> QPixmap:
        """A card `height` pixels high for a screen with `ratio` device pixels a pixel."""
        theme = current()
        if (theme, deck()) != self._look:
            self._look = theme, deck()
            self._made.clear()
        key = (face or "", height, ratio)
        if key not in self._made:
            self._made[key] = _draw(face, height, ratio, theme)
        return self._made[key]


def width_of(height: int) -> int:
    """How wide a small card of this height is."""
    return round(height * RATIO)


def _draw(face: str | None, height: int, ratio: float, theme: Theme) -> QPixmap:
    width = width_of(height)
    pixmap = QPixmap(round(width * ratio), round(height * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    box = QRectF(0.5, 0.5, width - 1.0, height - 1.0)
    painter.setPen(QPen(colour(theme.ink, 150), 1.0))
    painter.setBrush(colour(theme.ivory))
    painter.drawRoundedRect(box, 2.5, 2.5)
    if face is None:
        _draw_back(painter, box, theme)
    else:
        _draw_index(painter, box, face)
    painter.end()
    return pixmap


def _draw_back(painter: QPainter, box: QRectF, theme: Theme) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(theme.plate_edge))
    painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 1.5, 1.5)


def _draw_index(painter: QPainter, box: QRectF, face: str) -> None:
    text = index_text(face)
    rank, suit = (text[:-1], text[-1]) if len(text) > 1 else ("", text)
    painter.setPen(colour(suit_token(suit_of(face))))
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, round(box.height() * 0.5)))
    if len(rank) > 1:
        font.setStretch(72)
    painter.setFont(font)
    part = box.width() * STEP + 2
    upper = QRectF(box.x(), box.y() - 1, part, box.height() * 0.58)
    lower = QRectF(box.x(), box.y() + box.height() * 0.42, part, box.height() * 0.58)
    middle = Qt.AlignmentFlag.AlignCenter
    painter.drawText(upper, middle, rank)
    font.setStretch(100)
    painter.setFont(font)
    painter.drawText(lower if rank else QRectF(box.x(), box.y(), part, box.height()), middle, suit)

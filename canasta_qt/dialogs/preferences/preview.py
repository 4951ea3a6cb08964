"""A strip of the table in the chosen look: stock, pile, two melds and a hand."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.table.art import CardArt
from canasta_qt.table.backdrop import paint_backdrop
from canasta_qt.table.theme import colour, current, font, look

if TYPE_CHECKING:
    from canasta_qt.controller.preferences import Preferences

HEIGHT = 172
"""Pixels: enough for jumbo cards, little enough for a page below it in a low window."""

EDGE, CARD, STEP = 6, 46.0, 0.42
"""Width of the frame and of a normal card in pixels, and how much of a covered card is seen."""

SIDE, TOP = EDGE + 14.0, EDGE + 12.0
"""Where the first card lies, and the last ends."""

MELDED, MOST_MELDED, STRIP = 0.9, 58.0, 0.3
"""Width of melded cards, in widths and at most; how much of a covered one shows."""

STACKS = (None, "8s")
MELDS = (("7h", "7d", "7c", "2s"), ("Kd", "Ks", "Kh"))
HAND = ("5c", "9d", "Qh", "As", "X1")
PICTURED = ("theme", "felt", "back", "four_colour", "jumbo_index", "card_size")
"""Changes that are seen here."""


class Preview(QWidget):
    """Paints by the theme that is shown now and the preferences; it cannot be touched."""

    def __init__(
        self, resources: Path, preferences: Preferences, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._art = CardArt(resources, self)
        self._art.changed.connect(self.update)
        self.setFixedHeight(HEIGHT)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(self.tr("Picture of the table as it looks now"))
        self.destroyed.connect(self._art.stop)
        look.changed.connect(self.update)
        preferences.changed.connect(self._follow)

    def sizeHint(self) -> QSize:
        """A low strip."""
        return QSize(420, HEIGHT)

    @property
    def art(self) -> CardArt:
        """Where its cards are drawn."""
        return self._art

    def _follow(self, what: str) -> None:
        if what in PICTURED:
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the cloth, then the cards, then a label."""
        ratio = self.devicePixelRatioF()
        self._art.set_ratio(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, paint_backdrop(self.size(), ratio, EDGE, EDGE, current()))
        width = CARD * self._preferences.card_percent / 100
        for face, left, top, wide in self._places(width):
            self._card(painter, face, left, top, wide)
        self._label(painter)
        painter.end()

    def _places(self, width: float) -> Iterator[tuple[str | None, float, float, float]]:
        """Face, upper left corner and width of every card."""
        small = min(MELDED * width, MOST_MELDED)
        gap = max(4.0, (self.width() - 2 * SIDE - self._needed(width, small)) / 6)
        x, top = SIDE, float(TOP)
        for face in STACKS:
            yield face, x, top, width
            x += width + gap
        for meld in MELDS:
            for i, face in enumerate(meld):
                yield face, x, top + i * STRIP * small, small
            x += small + gap
        x += gap
        for i, face in enumerate(HAND):
            yield face, x + i * STEP * width, top, width

    def _needed(self, width: float, small: float) -> float:
        """How wide all cards are together."""
        fan = 1 + STEP * (len(HAND) - 1)
        return (len(STACKS) + fan) * width + len(MELDS) * small

    def _card(
        self, painter: QPainter, face: str | None, left: float, top: float, width: float
    ) -> None:
        picture, _ = self._art.picture(face, width)
        margin = self._art.margin(width)
        painter.drawPixmap(QPointF(round(left) - margin, round(top) - margin), picture)

    def _label(self, painter: QPainter) -> None:
        """A plate as the table has them, so that words are judged too."""
        theme = current()
        box = QRectF(SIDE, HEIGHT - EDGE - 30, 124, 22)
        painter.setPen(QPen(colour(theme.accent), 1.4))
        painter.setBrush(colour(theme.plate))
        painter.drawRoundedRect(box, 11, 11)
        painter.setPen(colour(theme.text))
        painter.setFont(font(13, bold=True))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self.tr("Your turn"))

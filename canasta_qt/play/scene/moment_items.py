"""What is seen of a great moment: words that rise and fade, and a glow around a place."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QRadialGradient

from canasta_qt.play.scene.items.painted import (
    CENTRE,
    PaintedItem,
    draw_line,
    measure,
    text_width,
    type_font,
)
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import RADIUS


class RisingWords(PaintedItem):
    """A number in the accent colour, and what it is below it."""

    words = ("", "")

    def show_words(self, words: tuple[str, str], at: tuple[float, float], unit: float) -> None:
        """Say this around a point."""
        self.words = words
        first, second = self._fonts(unit)
        width = max(text_width(first, words[0]), text_width(second, words[1])) + 22 * unit
        height = (46 if words[1] else 32) * unit
        self.set_rect(Rect(at[0] - width / 2, at[1] - height / 2, width, height), unit)

    def _fonts(self, unit: float) -> tuple[QFont, QFont]:
        return type_font("total", 1.3 * unit), type_font("strong", unit)

    def draw(self, painter: QPainter) -> None:
        u, theme, box = self.unit, current(), self.area
        ground = box.adjusted(1, 1, -1, -1)
        radius = measure(RADIUS["tile"], u)
        painter.setPen(QPen(colour(theme.accent), max(1.0, u)))
        painter.setBrush(colour(theme.surface, 235))
        painter.drawRoundedRect(ground, radius, radius)
        first, second = self._fonts(u)
        share = 0.62 if self.words[1] else 1.0
        upper = QRectF(0, 0, box.width(), share * box.height())
        draw_line(painter, upper, self.words[0], first, theme.accent, CENTRE)
        lower = QRectF(0, upper.bottom() - 3 * u, box.width(), box.height() - upper.height())
        draw_line(painter, lower, self.words[1], second, theme.text, CENTRE)


class Halo(PaintedItem):
    """Light around a canasta, or an edge of light around a region or a plate."""

    round_ = False

    def show_around(self, rect: Rect, unit: float, *, round_: bool) -> None:
        """Shine around a rectangle: as a soft disc, or along its edge."""
        self.round_ = round_
        by = 0.55 * rect.w if round_ else 4 * unit
        self.set_rect(rect.grown(by), unit)

    def draw(self, painter: QPainter) -> None:
        theme, box, u = current(), self.area, self.unit
        if self.round_ and not theme.strong:
            light = QRadialGradient(QPointF(box.center()), box.width() / 2)
            light.setColorAt(0.0, colour(theme.accent, 150))
            light.setColorAt(1.0, colour(theme.accent, 0))
            painter.fillRect(box, light)
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        radius = measure(RADIUS["tile"], u)
        for step in range(3):
            painter.setPen(QPen(colour(theme.accent, 70 + 60 * step), (7 - 2 * step) * u))
            inset = 3.5 * u
            painter.drawRoundedRect(box.adjusted(inset, inset, -inset, -inset), radius, radius)

"""What marks the places of the table: outlines, counts, captions, the live badge, the glow."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from canasta_qt.table.items.painted import WRAPPED, PaintedItem, draw_words, fitted, text_width
from canasta_qt.table.items.symbols import mark_colour
from canasta_qt.table.layout.places import Rect
from canasta_qt.table.theme import colour, current, font

CENTRE = Qt.AlignmentFlag.AlignCenter

LEAST_LINE = 15.0
"""Pixels that a line of the smallest text needs, with what hangs below it."""


class SlotItem(PaintedItem):
    """The faint outline on the felt where stock and pile lie, seen when they are empty."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        painter.setBrush(colour("#000000", 26))
        painter.setPen(QPen(colour(current().text_soft, 90), 1.2 * u))
        painter.drawRoundedRect(self.area.adjusted(u, u, -u, -u), 5 * u, 5 * u)


class AreaItem(PaintedItem):
    """The quiet ground on which a side's melds lie, edged in the colour of the side's mark."""

    mark: int | None = None

    def show_mark(self, mark: int | None) -> None:
        """The number of the side's mark, None for a plain edge."""
        self.mark = mark
        self.update()

    def draw(self, painter: QPainter) -> None:
        theme = current()
        edge = colour(theme.plate_edge) if theme.strong else colour("#ffffff", 10)
        if self.mark is not None:
            edge = mark_colour(self.mark)
            edge.setAlpha(90)
        painter.setPen(QPen(edge, self.unit))
        painter.setBrush(colour("#000000", 20))
        painter.drawRoundedRect(self.area.adjusted(1, 1, -1, -1), 10 * self.unit, 10 * self.unit)


class CountItem(PaintedItem):
    """A number with a small word and notes below it, beside the stock and the pile."""

    count = 0
    word = ""
    notes: tuple[str, ...] = ()
    left = True

    def show_words(self, word: str, notes: tuple[str, ...], *, left: bool) -> None:
        """Show `word` below the number and below it `notes` in gold; on the outer side."""
        self.word, self.notes, self.left = word, notes, left
        self.update()

    def show_count(self, count: int) -> None:
        """Show this number."""
        if count != self.count:
            self.count = count
            self.update()

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area
        side = Qt.AlignmentFlag.AlignRight if self.left else Qt.AlignmentFlag.AlignLeft
        line = max(17 * u, LEAST_LINE)
        y = (box.height() - 25 * u - line * (1 + len(self.notes))) / 2
        painter.setFont(font(23 * u, bold=True))
        painter.setPen(colour(current().text))
        painter.drawText(QRectF(0, y, box.width(), 26 * u), side, str(self.count))
        lines = [(self.word, current().text_soft)] + [
            (note, current().accent) for note in self.notes
        ]
        for number, (words, ink) in enumerate(lines):
            shown, text = fitted(font(13 * u, bold=number > 0), words, box.width())
            painter.setFont(shown)
            painter.setPen(colour(ink))
            top = y + 26 * u + line * number
            painter.drawText(QRectF(0, top, box.width(), line), side, text)


class DashedItem(PaintedItem):
    """The gold dashed outline around staged cards; brick when the group is not in order."""

    ok = True

    def show_group(self, ok: bool) -> None:
        """Whether the staged group is in order."""
        self.ok = ok
        self.update()

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        pen = QPen(
            colour(current().accent if self.ok else current().refused),
            2.2 * u,
            Qt.PenStyle.DashLine,
        )
        pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        painter.drawRoundedRect(
            self.area.adjusted(1.5 * u, 1.5 * u, -1.5 * u, -1.5 * u), 5 * u, 5 * u
        )


class PillItem(PaintedItem):
    """A gold pill with a few words: the live badge, the count while dragging."""

    text = ""
    strong = True

    def show_text(
        self, text: str, spot: tuple[float, float], unit: float, *, strong: bool = True,
        size: float = 15.0,
    ) -> None:  # fmt: skip
        """Show `text` in the middle of `spot`; pale when not `strong`."""
        self.text, self.strong, self.size = text, strong, size
        width = text_width(font(size * unit, bold=True), text) + 20 * unit
        height = (size + 10) * unit
        self.set_rect(Rect(spot[0] - width / 2, spot[1] - height / 2, width, height), unit)

    def show_within(self, text: str, room: Rect, unit: float, *, strong: bool) -> None:
        """Show `text` at the lower left of `room`, in several lines if one is too short for it."""
        self.strong, self.size, self.text = strong, 15.0, text
        most = room.w - 20 * unit
        shown, short = fitted(font(15 * unit, bold=True), text, most)
        width, height = text_width(shown, text) + 20 * unit, 25 * unit
        if short != text:
            lines = QFontMetricsF(shown).boundingRect(QRectF(0, 0, most, 1), WRAPPED, text)
            width, height = room.w, lines.height() + 6 * unit
        height = min(room.h, height)
        self.set_rect(Rect(room.x, room.bottom - height, width, height), unit)

    def centre_on(self, x: float, y: float) -> None:
        """Move the pill so that its middle is here."""
        self.setPos(x - self.area.width() / 2, y - self.area.height() / 2)

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(1, 1, -1, -1)
        painter.setPen(QPen(colour(current().accent), 1.6 * u))
        painter.setBrush(colour(current().accent if self.strong else current().plate))
        painter.drawRoundedRect(box, min(box.height() / 2, 14 * u), min(box.height() / 2, 14 * u))
        painter.setPen(colour(current().on_accent if self.strong else current().text))
        inner = self.area.adjusted(10 * u, 0, -10 * u, 0)
        draw_words(painter, inner, self.text, self.size * u)


class GlowItem(PaintedItem):
    """A legal place while dragging: gold outline, faint gold ground and a word."""

    label = ""
    hot = False

    def show_zone(self, rect: Rect, label: str, unit: float) -> None:
        """Glow around `rect` with `label`."""
        self.label, self.hot = label, False
        self.set_rect(rect.grown(5 * unit), unit)

    def set_hot(self, hot: bool) -> None:
        """Whether the cards would go here if they were let go now."""
        if hot != self.hot:
            self.hot = hot
            self.update()

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        box = self.area.adjusted(2.5 * u, 2.5 * u, -2.5 * u, -2.5 * u)
        painter.setPen(QPen(colour(current().accent, 70), 5 * u))
        painter.setBrush(colour(current().accent, 64 if self.hot else 18))
        painter.drawRoundedRect(box, 8 * u, 8 * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour(current().accent), (3.0 if self.hot else 1.8) * u))
        painter.drawRoundedRect(box, 8 * u, 8 * u)


class RingItem(PaintedItem):
    """The focus ring of the keyboard around a place or a card: light on dark, seen on both."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        box = self.area.adjusted(2 * u, 2 * u, -2 * u, -2 * u)
        painter.setPen(QPen(colour(current().mark_ground), 5 * u))
        painter.drawRoundedRect(box, 7 * u, 7 * u)
        painter.setPen(QPen(colour(current().ivory), 2 * u))
        painter.drawRoundedRect(box, 7 * u, 7 * u)


class BandItem(PaintedItem):
    """The rubber band."""

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(colour(current().accent), 1.5 * self.unit, Qt.PenStyle.DashLine))
        painter.setBrush(colour(current().accent, 30))
        painter.drawRect(self.area.adjusted(1, 1, -1, -1))


class BannerItem(PaintedItem):
    """A quiet banner across the centre between deals and at the end."""

    title = ""
    line = ""

    def show_words(self, title: str, line: str) -> None:
        """Show a title and a line below it."""
        self.title, self.line = title, line
        self.update()

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(colour(current().accent), 1.6 * u))
        painter.setBrush(colour(current().plate))
        painter.drawRoundedRect(box, 12 * u, 12 * u)
        upper = QRectF(box.x(), box.y(), box.width(), box.height() * (0.6 if self.line else 1.0))
        shown, text = fitted(font(26 * u, bold=True), self.title, box.width() - 30 * u)
        painter.setFont(shown)
        painter.setPen(colour(current().accent))
        painter.drawText(upper, CENTRE, text)
        lower = QRectF(box.x(), box.y() + box.height() * 0.52, box.width(), box.height() * 0.4)
        shown, text = fitted(font(15 * u), self.line, box.width() - 30 * u)
        painter.setFont(shown)
        painter.setPen(colour(current().text))
        painter.drawText(lower, CENTRE, text)


class PanelItem(PaintedItem):
    """The ground on which the pile is spread out, with a line above the cards."""

    words = ""

    def show_words(self, words: str) -> None:
        """Show this line."""
        self.words = words
        self.update()

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(2, 2, -2, -2)
        painter.setPen(QPen(colour(current().accent), 1.6 * u))
        painter.setBrush(colour(current().plate))
        painter.drawRoundedRect(box, 12 * u, 12 * u)
        shown, text = fitted(font(14 * u, bold=True), self.words, box.width() - 20 * u)
        painter.setFont(shown)
        painter.setPen(colour(current().text))
        painter.drawText(QRectF(box.x(), box.y(), box.width(), 30 * u), CENTRE, text)

"""What marks the places of the table: outlines, counts, the live badge, the glow, the banner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from canasta_qt.style.theme import colour, current, font
from canasta_qt.table.items.painted import (
    CENTRE,
    WRAPPED,
    PaintedItem,
    Shown,
    draw_line,
    draw_plate,
    draw_words,
    fitted,
    text_width,
)
from canasta_qt.table.items.symbols import draw_suit, mark_colour
from canasta_qt.table.layout.columns import span
from canasta_qt.table.layout.places import Rect, Tally
from canasta_qt.view_model.pictures import MeldModel

LEAST_LINE = 15.0
"""Pixels that a line of the smallest text needs, with what hangs below it."""


class SlotItem(PaintedItem):
    """The faint outline on the felt where stock and pile lie, seen when they are empty."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        edge = QPen(colour(current().text_soft, 90), 1.2 * u)
        draw_plate(painter, self.area.adjusted(u, u, -u, -u), 5 * u, edge, colour("#000000", 26))


class AreaItem(PaintedItem):
    """The quiet ground on which a side's melds lie, edged in the colour of the side's mark."""

    mark = Shown[int | None](None)
    """The number of the side's mark, None for a plain edge."""

    def draw(self, painter: QPainter) -> None:
        theme = current()
        edge = colour(theme.edge) if theme.strong else colour("#ffffff", 10)
        if self.mark is not None:
            edge = mark_colour(self.mark)
            edge.setAlpha(90)
        box, radius = self.area.adjusted(1, 1, -1, -1), 10 * self.unit
        draw_plate(painter, box, radius, QPen(edge, self.unit), colour("#000000", 20))


class CountItem(PaintedItem):
    """A number with a small word and notes in gold below it, beside the stock and the pile."""

    count = Shown(0)
    word = Shown("")
    notes = Shown[tuple[str, ...]](())

    def __init__(self, z: float, side: Qt.AlignmentFlag) -> None:
        """`side` is the outer one, at which the words stand."""
        super().__init__(z)
        self._side = side

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area
        line = max(17 * u, LEAST_LINE)
        y = (box.height() - 25 * u - line * (1 + len(self.notes))) / 2
        painter.setFont(font(23 * u, bold=True))
        painter.setPen(colour(current().text))
        painter.drawText(QRectF(0, y, box.width(), 26 * u), self._side, str(self.count))
        for number, words in enumerate((self.word, *self.notes)):
            ink = current().accent if number else current().text_soft
            at = QRectF(0, y + 26 * u + line * number, box.width(), line)
            draw_line(painter, at, words, font(13 * u, bold=number > 0), ink, self._side)


class DashedItem(PaintedItem):
    """The gold dashed outline around staged cards; brick when the group is not in order."""

    ok = Shown(True)
    """Whether the staged group is in order."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        ink = colour(current().accent if self.ok else current().loss)
        pen = QPen(ink, 2.2 * u, Qt.PenStyle.DashLine)
        pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        inset = 1.5 * u
        painter.drawRoundedRect(self.area.adjusted(inset, inset, -inset, -inset), 5 * u, 5 * u)


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
        ground = colour(current().accent if self.strong else current().surface)
        edge = QPen(colour(current().accent), 1.6 * u)
        draw_plate(painter, box, min(box.height() / 2, 14 * u), edge, ground)
        painter.setPen(colour(current().on_accent if self.strong else current().text))
        inner = self.area.adjusted(10 * u, 0, -10 * u, 0)
        draw_words(painter, inner, self.text, self.size * u)


class GlowItem(PaintedItem):
    """A legal place while dragging: gold outline, faint gold ground and a word."""

    hot = Shown(False)
    """Whether the cards would go here if they were let go now."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        box = self.area.adjusted(2.5 * u, 2.5 * u, -2.5 * u, -2.5 * u)
        ground = colour(current().accent, 64 if self.hot else 18)
        draw_plate(painter, box, 8 * u, QPen(colour(current().accent, 70), 5 * u), ground)
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
        painter.setPen(QPen(colour(current().card), 2 * u))
        painter.drawRoundedRect(box, 7 * u, 7 * u)


class BandItem(PaintedItem):
    """The rubber band."""

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(colour(current().accent), 1.5 * self.unit, Qt.PenStyle.DashLine))
        painter.setBrush(colour(current().accent, 30))
        painter.drawRect(self.area.adjusted(1, 1, -1, -1))


class BannerItem(PaintedItem):
    """A quiet banner in the centre band: before the first deal, between deals and at the end."""

    words = Shown[tuple[str, str]](("", ""))
    """A title and a line below it; a title alone may take two lines."""

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(2, 2, -2, -2)
        edge = QPen(colour(current().accent), 1.6 * u)
        draw_plate(painter, box, 12 * u, edge, colour(current().surface))
        title, line = self.words
        if not line:
            painter.setPen(colour(current().accent))
            draw_words(painter, box.adjusted(8 * u, 2 * u, -8 * u, -2 * u), title, 20 * u)
            return
        inner, height = box.adjusted(15 * u, 0, -15 * u, 0), box.height()
        upper = inner.adjusted(0, 0, 0, -0.4 * height)
        draw_line(painter, upper, title, font(26 * u, bold=True), current().accent)
        lower = inner.adjusted(0, 0.52 * height, 0, -0.08 * height)
        draw_line(painter, lower, line, font(15 * u), current().text)


class PanelItem(PaintedItem):
    """The ground on which the pile is spread out, with a line above the cards."""

    words = Shown("")

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(2, 2, -2, -2)
        edge = QPen(colour(current().accent), 1.6 * u)
        draw_plate(painter, box, 12 * u, edge, colour(current().surface))
        line = QRectF(box.x() + 10 * u, box.y(), box.width() - 20 * u, 30 * u)
        draw_line(painter, line, self.words, font(14 * u, bold=True), current().text)


# --- small counts that hang on the lower edge of melds and of stacks lying face down --------

SIZE, HEIGHT, LEAST = 12.5, 17.0, 24.0
"""Type, height and least width of a chip, in units."""

STAR_ROOM, SUIT_ROOM = 12.0, 12.0
"""Width of the star before the wilds and of the suit of a run, in units."""


class ChipItem(PaintedItem):
    """The small count under a meld: naturals, and wilds with a star; coloured for canastas.

    A run shows its suit and its ranks on a light ground, with a gold edge once it is complete.
    Where the neighbours stand close the two numbers stand one below the other, and a run shows how
    many cards it has.
    """

    meld: MeldModel | None = None
    stacked = False
    _suit = ""
    _main = ""
    """The naturals before the star; nothing in a meld of wild cards only. Ranks of a run."""
    _rest = ""
    """The wilds behind the star."""

    def show_meld(
        self, meld: MeldModel, spot: tuple[float, float], room: float, unit: float
    ) -> None:
        """Show the counts of `meld`, hanging on its lower edge at `spot`, no wider than `room`."""
        naturals, ranks = str(meld.naturals or ""), span(meld)
        self.meld, self._suit = meld, meld.suit
        self._main, self._rest = ranks or naturals, str(meld.wilds or "")
        wide, narrow = self._widths(unit)
        if ranks and wide > room:
            self._main = naturals
            wide, narrow = self._widths(unit)
        self.stacked = wide > room and bool(self._main) and bool(self._rest)
        width = narrow if self.stacked else wide
        line = max(HEIGHT * unit, 15.0)
        height = 1.8 * line if self.stacked else line
        bottom = spot[1] - 9 * unit + line
        self.set_rect(Rect(spot[0] - width / 2, bottom - height, width, height), unit)

    def _widths(self, unit: float) -> tuple[float, float]:
        """How wide both numbers are side by side, and one below the other."""
        shown = font(SIZE * unit, bold=True)
        main, rest = text_width(shown, self._main), text_width(shown, self._rest)
        main += SUIT_ROOM * unit if self._suit else 0.0
        star = STAR_ROOM * unit if self._rest else 0.0
        least = LEAST * unit
        return max(main + rest + star + 9 * unit, least), max(main, rest + star) + 8 * unit

    def words(self) -> str:
        """The counts as one reads them: "5★2", "7", "★5"; of a run "s5–J" or "s7"."""
        main = self._suit + self._main
        return f"{main}★{self._rest}" if self._rest else main

    def draw(self, painter: QPainter) -> None:
        if self.meld is None:
            return
        canasta, theme = self.meld.canasta != "no", current()
        self._draw_ground(painter, self.meld.canasta)
        ink, star = (theme.on_canasta, theme.gold) if canasta else (theme.text, theme.accent)
        if self._suit:
            ink = star = theme.ink
        painter.setFont(font(SIZE * self.unit, bold=True))
        box, half = self.area, self.area.height() / 2
        lines = [(box, self._main, self._rest)]
        if self.stacked:
            upper = QRectF(0, 1, box.width(), half)
            lower = QRectF(0, half - 1, box.width(), half)
            lines = [(upper, self._main, ""), (lower, "", self._rest)]
        for at, main, rest in lines:
            self._draw_line(painter, at, main, rest, (ink, star))

    def _draw_ground(self, painter: QPainter, canasta: str) -> None:
        theme, full = current(), canasta != "no"
        grounds = {
            "natural": theme.natural, "mixed": theme.mixed, "wild": theme.wild,
            "sequence": theme.natural,
        }  # fmt: skip
        ground = theme.card if self._suit else grounds.get(canasta, theme.surface)
        edge = theme.edge
        if full:
            edge = theme.accent if self._suit else theme.card
        box = self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        pen = QPen(colour(edge), (1.5 if full else 1.0) * self.unit)
        radius = min(box.height(), box.width()) / 2
        draw_plate(painter, box, radius, pen, colour(ground, 255 if full or self._suit else 230))

    def _draw_line(
        self, painter: QPainter, box: QRectF, main: str, rest: str, inks: tuple[str, str]
    ) -> None:
        """Suit, naturals, star and wilds side by side in the middle of `box`.

        `inks` are the colours of the numbers and of the star.
        """
        u, shown, suit = self.unit, painter.font(), self._suit if main else ""
        widths = text_width(shown, main), text_width(shown, rest)
        star, sign = STAR_ROOM * u if rest else 0.0, SUIT_ROOM * u if suit else 0.0
        x, y = box.center().x() - (sum(widths) + star + sign) / 2, box.center().y()
        if suit:
            draw_suit(painter, suit, QPointF(x + 0.42 * sign, y), 4.6 * u)
            x += sign
        painter.setPen(colour(inks[0]))
        painter.drawText(QRectF(x, box.y(), widths[0] + 2, box.height()), CENTRE, main)
        if rest:
            x += widths[0]
            right = QRectF(x + star, box.y(), widths[1] + 2, box.height())
            painter.drawText(right, CENTRE, rest)
            draw_star(painter, QPointF(x + star / 2, y), 4.6 * u, inks[1])


class TallyItem(PaintedItem):
    """How many cards a small stack face down has."""

    count = Shown(0)

    def show_tally(self, tally: Tally, unit: float) -> None:
        """Hang on the stack's lower edge."""
        width, height = LEAST * unit, max(HEIGHT * unit, 15.0)
        self.setZValue(tally.z)
        self.set_rect(Rect(tally.x - width / 2, tally.y - height / 2, width, height), unit)

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        edge = QPen(colour(current().accent), 1.3 * u)
        draw_plate(painter, box, box.height() / 2, edge, colour(current().surface, 240))
        painter.setPen(colour(current().text))
        painter.setFont(font(SIZE * u, bold=True))
        painter.drawText(self.area, CENTRE, str(self.count))


STAR = ((0, -1), (0.25, -0.34), (0.95, -0.31), (0.4, 0.12), (0.59, 0.81), (0, 0.42),
        (-0.59, 0.81), (-0.4, 0.12), (-0.95, -0.31), (-0.25, -0.34))  # fmt: skip


def draw_star(painter: QPainter, centre: QPointF, radius: float, token: str) -> None:
    """A small star: the sign of wild cards."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(token))
    painter.drawPolygon(QPolygonF([centre + QPointF(x, y) * radius for x, y in STAR]))

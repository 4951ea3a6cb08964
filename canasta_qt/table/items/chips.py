"""The small counts that hang on the lower edge of melds and of stacks lying face down."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF

from canasta_qt.table.items.painted import PaintedItem, text_width
from canasta_qt.table.items.symbols import draw_suit
from canasta_qt.table.layout.columns import span
from canasta_qt.table.layout.places import Rect, Tally
from canasta_qt.table.theme import colour, current, font
from canasta_qt.view_model.pictures import MeldModel

CENTRE = Qt.AlignmentFlag.AlignCenter

SIZE, HEIGHT, LEAST = 12.5, 17.0, 24.0
"""Type, height and least width of a chip, in units."""

STAR_ROOM, SUIT_ROOM = 12.0, 12.0
"""Width of the star before the wilds and of the suit of a run, in units."""


def canasta_ground(canasta: str) -> str:
    """The colour behind the count of a canasta of this kind; that of a plate where it is none."""
    theme = current()
    grounds = {
        "natural": theme.natural,
        "mixed": theme.mixed,
        "wild": theme.wild,
        "sequence": theme.natural,
    }
    return grounds.get(canasta, theme.plate)


class ChipItem(PaintedItem):
    """The small count under a meld: naturals, and wilds with a star; coloured for canastas.

    A run shows its suit and its ranks on a light ground, with a gold edge once it is complete.
    Where the neighbours stand close the two numbers stand one below the other, and a run shows how
    many cards it has.
    """

    meld: MeldModel | None = None
    stacked = False
    _ranks = ""

    def show_meld(
        self, meld: MeldModel, spot: tuple[float, float], room: float, unit: float
    ) -> None:
        """Show the counts of `meld`, hanging on its lower edge at `spot`, no wider than `room`."""
        self.meld, self._ranks = meld, span(meld)
        if self._ranks and self._widths(unit)[0] > room:
            self._ranks = ""
        wide, narrow = self._widths(unit)
        self.stacked = wide > room and bool(self._main()) and bool(meld.wilds)
        width = narrow if self.stacked else wide
        line = max(HEIGHT * unit, 15.0)
        height = 1.8 * line if self.stacked else line
        bottom = spot[1] - 9 * unit + line
        self.set_rect(Rect(spot[0] - width / 2, bottom - height, width, height), unit)

    def _widths(self, unit: float) -> tuple[float, float]:
        """How wide both numbers are side by side, and one below the other."""
        shown = font(SIZE * unit, bold=True)
        main, rest = text_width(shown, self._main()), text_width(shown, self._rest())
        main += SUIT_ROOM * unit if self._suit() else 0.0
        star = STAR_ROOM * unit if self._rest() else 0.0
        least = LEAST * unit
        return max(main + rest + star + 9 * unit, least), max(main, rest + star) + 8 * unit

    def _main(self) -> str:
        """The naturals before the star; nothing in a meld of wild cards only. Ranks of a run."""
        if self._ranks:
            return self._ranks
        return str(self.meld.naturals) if self.meld is not None and self.meld.naturals else ""

    def _rest(self) -> str:
        return str(self.meld.wilds) if self.meld is not None and self.meld.wilds else ""

    def _suit(self) -> str:
        return self.meld.suit if self.meld is not None else ""

    def words(self) -> str:
        """The counts as one reads them: "5★2", "7", "★5"; of a run "s5–J" or "s7"."""
        main = self._suit() + self._main()
        return f"{main}★{self._rest()}" if self._rest() else main

    def draw(self, painter: QPainter) -> None:
        if self.meld is None:
            return
        self._draw_ground(painter, self.meld)
        painter.setFont(font(SIZE * self.unit, bold=True))
        box = self.area
        if self.stacked:
            half = box.height() / 2
            self._draw_line(painter, QRectF(0, 1, box.width(), half), self._main(), "")
            self._draw_line(painter, QRectF(0, half - 1, box.width(), half), "", self._rest())
        else:
            self._draw_line(painter, box, self._main(), self._rest())

    def _draw_ground(self, painter: QPainter, meld: MeldModel) -> None:
        box = self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        canasta = meld.canasta != "no"
        ground = current().ivory if meld.suit else canasta_ground(meld.canasta)
        painter.setBrush(colour(ground, 255 if canasta or meld.suit else 230))
        edge = current().ivory if canasta else current().plate_edge
        if meld.suit and canasta:
            edge = current().accent
        painter.setPen(QPen(colour(edge), (1.5 if canasta else 1.0) * self.unit))
        radius = min(box.height(), box.width()) / 2
        painter.drawRoundedRect(box, radius, radius)

    def _ink(self) -> str:
        """The colour of the numbers on their ground."""
        if self._suit():
            return current().ink
        canasta = self.meld is not None and self.meld.canasta != "no"
        return current().on_canasta if canasta else current().text

    def _star(self) -> str:
        """The colour of the star on that ground."""
        if self._suit():
            return current().ink
        canasta = self.meld is not None and self.meld.canasta != "no"
        return current().star if canasta else current().accent

    def _draw_line(self, painter: QPainter, box: QRectF, main: str, rest: str) -> None:
        """Suit, naturals, star and wilds side by side in the middle of `box`."""
        u, shown, suit = self.unit, painter.font(), self._suit() if main else ""
        widths = text_width(shown, main), text_width(shown, rest)
        star, sign = STAR_ROOM * u if rest else 0.0, SUIT_ROOM * u if suit else 0.0
        x = box.center().x() - (sum(widths) + star + sign) / 2
        if suit:
            draw_suit(painter, suit, QPointF(x + 0.42 * sign, box.center().y()), 4.6 * u)
            x += sign
        ink = colour(self._ink())
        painter.setPen(ink)
        painter.drawText(QRectF(x, box.y(), widths[0] + 2, box.height()), CENTRE, main)
        if rest:
            at = QPointF(x + widths[0] + star / 2, box.center().y())
            draw_star(painter, at, 4.6 * u, self._star())
            right = QRectF(x + widths[0] + star, box.y(), widths[1] + 2, box.height())
            painter.setPen(ink)
            painter.drawText(right, CENTRE, rest)


class TallyItem(PaintedItem):
    """How many cards a small stack face down has."""

    count = 0

    def show_tally(self, tally: Tally, unit: float) -> None:
        """Hang on the stack's lower edge."""
        width, height = LEAST * unit, max(HEIGHT * unit, 15.0)
        self.setZValue(tally.z)
        self.set_rect(Rect(tally.x - width / 2, tally.y - height / 2, width, height), unit)

    def show_count(self, count: int) -> None:
        """Show this number."""
        if count != self.count:
            self.count = count
            self.update()

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        painter.setBrush(colour(current().plate, 240))
        painter.setPen(QPen(colour(current().accent), 1.3 * u))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        painter.setPen(colour(current().text))
        painter.setFont(font(SIZE * u, bold=True))
        painter.drawText(self.area, CENTRE, str(self.count))


STAR = ((0, -1), (0.25, -0.34), (0.95, -0.31), (0.4, 0.12), (0.59, 0.81), (0, 0.42),
        (-0.59, 0.81), (-0.4, 0.12), (-0.95, -0.31), (-0.25, -0.34))  # fmt: skip


def draw_star(painter: QPainter, centre: QPointF, radius: float, token: str) -> None:
    """A small star: the sign of wild cards."""
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour(token))
    points = [QPointF(centre.x() + x * radius, centre.y() + y * radius) for x, y in STAR]
    painter.drawPolygon(QPolygonF(points))
    painter.restore()

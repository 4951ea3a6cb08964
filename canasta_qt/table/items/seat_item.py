"""The plate of one seat: portrait, name, count of cards, turn glow, thinking dots, remark."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from canasta_qt.table.items.painted import PaintedItem, draw_words, fitted, text_width, translate
from canasta_qt.table.items.symbols import Portraits, draw_dealer, draw_mark, draw_portrait
from canasta_qt.table.layout.places import Rect, SeatPlace
from canasta_qt.table.theme import colour, current, font
from canasta_qt.view_model.pictures import SeatModel

GLOW = 4.0
"""How far the turn's glow reaches beyond the plate, in units."""

DOTS = 3

RESTING = 0.55
"""How strongly the portrait of somebody who rests is drawn."""


class SeatItem(PaintedItem):
    """Paints a seat's plate; the cards on it are card items above."""

    def __init__(self, portraits: Portraits, z: float) -> None:
        super().__init__(z)
        self._portraits = portraits
        self._seat: SeatModel | None = None
        self._place: SeatPlace | None = None
        self._lit_dots = -1
        self._count = 0
        self._ratio = 1.0
        self._mark: int | None = None

    def show_seat(
        self, seat: SeatModel, place: SeatPlace, mark: int | None, unit: float, ratio: float
    ) -> None:
        """Show this seat at this place, with the mark of its side if it wears one."""
        self._seat, self._place, self._ratio = seat, place, ratio
        self._mark = mark
        self.set_rect(place.rect.grown(GLOW * unit), unit)

    def show_count(self, count: int) -> None:
        """Show so many cards in this hand."""
        if count != self._count:
            self._count = count
            self.update()

    def set_dots(self, lit: int) -> None:
        """Show the thinking dots with number `lit` bright; -1 hides them."""
        if lit != self._lit_dots:
            self._lit_dots = lit
            self.update()

    @property
    def dots(self) -> int:
        """Which thinking dot is bright now; -1 when none is shown."""
        return self._lit_dots

    def draw(self, painter: QPainter) -> None:
        if self._seat is None or self._place is None:
            return
        self._draw_plate(painter, self._seat)
        painter.setOpacity(RESTING if self._seat.resting else 1.0)
        self._draw_portrait(painter, self._seat, self._local(self._place.portrait))
        painter.setOpacity(1.0)
        self._draw_name(painter, self._seat, self._place)
        if self._seat.is_viewer:
            return
        if self._seat.resting:
            self._draw_rest(painter, self._place)
        elif not self._seat.special:
            self._draw_count(painter, self._local(self._place.count))

    def _local(self, rect: Rect) -> QRectF:
        return QRectF(rect.x - self.x(), rect.y - self.y(), rect.w, rect.h)

    def _draw_plate(self, painter: QPainter, seat: SeatModel) -> None:
        u = self.unit
        plate = self.area.adjusted(GLOW * u, GLOW * u, -GLOW * u, -GLOW * u)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if seat.is_turn:
            for i in range(3):
                painter.setPen(QPen(colour(current().accent, 40 + 30 * i), (4 - i) * 1.6 * u))
                painter.drawRoundedRect(plate, 10 * u, 10 * u)
        painter.setBrush(colour(current().plate, 215))
        edge = current().accent if seat.is_turn else current().plate_edge
        painter.setPen(QPen(colour(edge), (2.0 if seat.is_turn else 1.0) * u))
        painter.drawRoundedRect(plate, 10 * u, 10 * u)

    def _draw_portrait(self, painter: QPainter, seat: SeatModel, box: QRectF) -> None:
        picture = self._portraits.picture(seat.portrait, round(box.width() * self._ratio))
        draw_portrait(painter, picture, seat.name, box, self.unit, lit=seat.is_turn)
        if seat.is_dealer:
            draw_dealer(painter, box, self.unit)
        if self._mark is not None:
            size = max(16.0, 16 * self.unit)
            corner = QRectF(box.left() - 0.24 * size, box.top() - 0.14 * size, size, size)
            draw_mark(painter, self._mark, corner)

    def _draw_name(self, painter: QPainter, seat: SeatModel, place: SeatPlace) -> None:
        box = self._local(place.name)
        shown, text = fitted(font(14 * self.unit, bold=True), seat.name, box.width())
        painter.setFont(shown)
        painter.setPen(colour(current().text))
        across = Qt.AlignmentFlag.AlignHCenter if place.upright else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter, text)
        if self._lit_dots >= 0:
            left = (
                box.center().x() + text_width(shown, text) / 2
                if place.upright
                else (box.left() + text_width(shown, text))
            )
            self._draw_dots(
                painter, QPointF(left + 8 * self.unit, box.center().y() + 2 * self.unit)
            )

    def _draw_dots(self, painter: QPainter, at: QPointF) -> None:
        u = self.unit
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(DOTS):
            painter.setBrush(colour(current().accent, 255 if i == self._lit_dots else 110))
            painter.drawEllipse(QPointF(at.x() + i * 6.5 * u, at.y()), 2.1 * u, 2.1 * u)

    def _draw_rest(self, painter: QPainter, place: SeatPlace) -> None:
        """Where the cards would lie: why there are none."""
        painter.setPen(colour(current().text_soft))
        words = translate("Table", "rests this deal")
        box = self._local(place.cards.united(place.count))
        draw_words(painter, box, words, 13 * self.unit, bold=False)

    def _draw_count(self, painter: QPainter, box: QRectF) -> None:
        painter.setFont(font(16 * self.unit, bold=True))
        painter.setPen(colour(current().text))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(self._count))


class BubbleItem(PaintedItem):
    """A remark beside a plate."""

    text = ""

    def say(self, text: str, place: SeatPlace, unit: float) -> None:
        """Show `text` at the seat's bubble place, or hide for an empty text."""
        self.text = text
        self.setVisible(bool(text))
        if not text:
            return
        shown = font(14 * unit, bold=True)
        width = min(place.bubble.w, text_width(shown, text) + 24 * unit)
        left = place.bubble.x
        if place.upright and place.bubble.x < place.rect.x:
            left = place.bubble.right - width
        self.set_rect(Rect(left, place.bubble.y, width, place.bubble.h), unit)

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        painter.setPen(QPen(colour(current().accent), 1.5 * u))
        painter.setBrush(colour(current().ivory))
        painter.drawRoundedRect(self.area.adjusted(u, u, -u, -u), 9 * u, 9 * u)
        shown, text = fitted(font(14 * u, bold=True), self.text, self.area.width() - 14 * u)
        painter.setFont(shown)
        painter.setPen(colour(current().ink))
        painter.drawText(self.area, Qt.AlignmentFlag.AlignCenter, text)

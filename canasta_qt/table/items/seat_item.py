"""The plate of one seat: portrait, name, count of cards, turn glow, thinking dots; and bubbles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

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
    translate,
)
from canasta_qt.table.items.symbols import Portraits, draw_dealer, draw_mark, draw_portrait
from canasta_qt.table.layout.places import Rect, SeatPlace
from canasta_qt.view_model.pictures import SeatModel

GLOW = 4.0
"""How far the turn's glow reaches beyond the plate, in units."""

DOTS = 3

RESTING = 0.55
"""How strongly the portrait of somebody who rests is drawn."""


class SeatItem(PaintedItem):
    """Paints a seat's plate; the cards on it are card items above."""

    count = Shown(0)
    """How many cards are in the hand."""
    dots = Shown(-1)
    """Which of the thinking dots is bright now; -1 shows none."""
    mark = Shown[int | None](None)
    """The mark of the side, if it wears one."""
    ratio = Shown(1.0)
    """Device pixels per scene unit."""

    def __init__(self, portraits: Portraits, z: float) -> None:
        super().__init__(z)
        self._portraits = portraits
        self._seat: SeatModel | None = None
        self._place: SeatPlace | None = None

    def show_seat(self, seat: SeatModel, place: SeatPlace, unit: float) -> None:
        """Show this seat at this place."""
        self._seat, self._place = seat, place
        self.set_rect(place.rect.grown(GLOW * unit), unit)

    def draw(self, painter: QPainter) -> None:
        seat, place = self._seat, self._place
        if seat is None or place is None:
            return
        self._draw_plate(painter, seat)
        painter.setOpacity(RESTING if seat.resting else 1.0)
        self._draw_portrait(painter, seat, self._local(place.portrait))
        painter.setOpacity(1.0)
        self._draw_name(painter, seat, place)
        if seat.is_viewer:
            return
        if seat.resting:
            painter.setPen(colour(current().text_soft))
            box = self._local(place.cards.united(place.count))
            words = translate("Table", "rests this deal")
            draw_words(painter, box, words, 13 * self.unit, bold=False)
        elif not seat.special:
            painter.setFont(font(16 * self.unit, bold=True))
            painter.setPen(colour(current().text))
            painter.drawText(self._local(place.count), CENTRE, str(self.count))

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
        edge = colour(current().accent if seat.is_turn else current().edge)
        pen = QPen(edge, (2.0 if seat.is_turn else 1.0) * u)
        draw_plate(painter, plate, 10 * u, pen, colour(current().surface, 215))

    def _draw_portrait(self, painter: QPainter, seat: SeatModel, box: QRectF) -> None:
        picture = self._portraits.picture(seat.portrait, round(box.width() * self.ratio))
        draw_portrait(painter, picture, seat.name, box, self.unit, lit=seat.is_turn)
        if seat.is_dealer:
            draw_dealer(painter, box, self.unit)
        if self.mark is not None:
            size = max(16.0, 16 * self.unit)
            corner = QRectF(box.left() - 0.24 * size, box.top() - 0.14 * size, size, size)
            draw_mark(painter, self.mark, corner)

    def _draw_name(self, painter: QPainter, seat: SeatModel, place: SeatPlace) -> None:
        box = self._local(place.name)
        shown, text = fitted(font(14 * self.unit, bold=True), seat.name, box.width())
        painter.setFont(shown)
        painter.setPen(colour(current().text))
        across = Qt.AlignmentFlag.AlignHCenter if place.upright else Qt.AlignmentFlag.AlignLeft
        painter.drawText(box, across | Qt.AlignmentFlag.AlignVCenter, text)
        if self.dots >= 0:
            width = text_width(shown, text)
            right = box.center().x() + width / 2 if place.upright else box.left() + width
            self._draw_dots(painter, QPointF(right, box.center().y()))

    def _draw_dots(self, painter: QPainter, after: QPointF) -> None:
        u = self.unit
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(DOTS):
            painter.setBrush(colour(current().accent, 255 if i == self.dots else 110))
            painter.drawEllipse(after + QPointF((8 + 6.5 * i) * u, 2 * u), 2.1 * u, 2.1 * u)


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
        edge = QPen(colour(current().accent), 1.5 * u)
        draw_plate(painter, self.area.adjusted(u, u, -u, -u), 9 * u, edge, colour(current().card))
        inner = self.area.adjusted(7 * u, 0, -7 * u, 0)
        draw_line(painter, inner, self.text, font(14 * u, bold=True), current().ink)


_TAIL = 9.0
"""How far the tail of a bubble reaches to its speaker, in units."""


class ChatBubble(PaintedItem):
    """A rounded box with words in one or two lines, and a tail that points to who says them."""

    text = ""
    _tip = QPointF()

    def say(self, text: str, place: SeatPlace, unit: float) -> None:
        """Show the words beside a plate."""
        self.text = text
        box = bubble_box(text, place, unit)
        grown = box.grown(_TAIL * unit)
        face = place.portrait
        self._tip = QPointF(
            min(max(face.cx, grown.x), grown.right) - grown.x,
            min(max(face.cy, grown.y), grown.bottom) - grown.y,
        )
        self.set_rect(grown, unit)

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        inset = _TAIL * u
        box = self.area.adjusted(inset, inset, -inset, -inset)
        outline = QPainterPath()
        outline.addRoundedRect(box, 9 * u, 9 * u)
        painter.setPen(QPen(colour(current().edge), 1.2 * u))
        painter.setBrush(colour(current().card))
        painter.drawPath(outline.united(self._tail(box)))
        painter.setPen(colour(current().ink))
        draw_words(painter, box.adjusted(8 * u, 2 * u, -8 * u, -2 * u), self.text, 14 * u)

    def _tail(self, box: QRectF) -> QPainterPath:
        """A small wedge from the box to the tip; it starts where the tip is nearest."""
        u, tip = self.unit, self._tip
        root = QPointF(
            min(max(tip.x(), box.left() + 16 * u), box.right() - 16 * u),
            min(max(tip.y(), box.top() + 12 * u), box.bottom() - 12 * u),
        )
        level = box.top() <= tip.y() <= box.bottom()
        aside = QPointF(0, 6 * u) if level else QPointF(6 * u, 0)
        wedge = QPainterPath(root - aside)
        wedge.lineTo(tip)
        wedge.lineTo(root + aside)
        wedge.closeSubpath()
        return wedge


def bubble_box(text: str, place: SeatPlace, unit: float) -> Rect:
    """As wide as the words need; where there is less room, two lines of them.

    Plates side by side have melds below them, so there the words lie on the plate.
    """
    shown = font(14 * unit, bold=True)
    below = place.bubble.y > place.rect.cy and not place.upright
    room, pad = _on_plate(place, unit) if below else place.bubble, 20 * unit
    width = min(room.w, text_width(shown, text) + pad)
    within = QRectF(0, 0, width - pad, 4 * room.h)
    lines = QFontMetricsF(shown).boundingRect(within, WRAPPED, text).height()
    height = max(30 * unit, lines + 10 * unit)
    if below:
        height = min(height, room.h)
    inward = place.upright and room.x < place.rect.x
    left = room.right - width if inward else room.x
    middle = place.rect.cy if place.upright else room.cy
    return Rect(left, middle - height / 2, width, height)


def _on_plate(place: SeatPlace, unit: float) -> Rect:
    """The plate beside the face."""
    left = place.portrait.right + (_TAIL + 2) * unit
    return Rect(left, place.rect.y + unit, place.rect.right - left, place.rect.h - 2 * unit)

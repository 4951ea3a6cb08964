"""The plate of one seat: portrait, name, count of cards, turn glow, thinking dots; and bubbles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from canasta_qt.play.scene.items.painted import (
    LEFT,
    RIGHT,
    WRAPPED,
    PaintedItem,
    Shown,
    draw_line,
    draw_plate,
    draw_words,
    fitted,
    measure,
    text_width,
    translate,
    type_font,
)
from canasta_qt.play.scene.layout.places import Rect, SeatPlace
from canasta_qt.play.scene.layout.seats import MARK_ROOM
from canasta_qt.ui.cards.symbols import (
    Portraits,
    draw_dealer,
    draw_portrait,
    fill_mark,
    mark_colour,
)
from canasta_qt.ui.style.paint import write
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.view_model.pictures import SeatModel
from canasta_qt.words.turn import TurnText

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
            box = self._local(place.cards.united(place.count))
            words = translate("Table", "rests this deal")
            draw_words(painter, box, words, type_font("body", self.unit), current().text_soft)
        elif not seat.special:
            box, ink = self._local(place.count), colour(current().text)
            write(painter, box, str(self.count), ink, font=type_font("number", self.unit))

    def _local(self, rect: Rect) -> QRectF:
        return QRectF(rect.x - self.x(), rect.y - self.y(), rect.w, rect.h)

    def _draw_plate(self, painter: QPainter, seat: SeatModel) -> None:
        u, theme = self.unit, current()
        plate = self.area.adjusted(GLOW * u, GLOW * u, -GLOW * u, -GLOW * u)
        radius = measure(RADIUS["tile"], u)
        if seat.is_turn and not theme.strong:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for i in range(3):
                painter.setPen(QPen(colour(theme.accent, 26 + 22 * i), (4 - i) * 1.6 * u))
                painter.drawRoundedRect(plate, radius, radius)
        edge = colour(theme.accent if seat.is_turn else theme.hairline)
        pen = QPen(edge, max(2.0, 2 * u) if seat.is_turn else max(1.0, u))
        draw_plate(painter, plate, radius, pen, colour(theme.surface, 235))

    def _draw_portrait(self, painter: QPainter, seat: SeatModel, box: QRectF) -> None:
        picture = self._portraits.picture(seat.portrait, round(box.width() * self.ratio))
        draw_portrait(painter, picture, seat.name, box, self.unit, lit=seat.is_turn)
        if seat.is_dealer:
            draw_dealer(painter, box, self.unit)

    def _draw_name(self, painter: QPainter, seat: SeatModel, place: SeatPlace) -> None:
        u, box = self.unit, self._local(place.name)
        if self.mark is not None:
            at = QPointF(box.left() - 0.55 * MARK_ROOM * u, box.center().y())
            fill_mark(painter, self.mark, at, 4.4 * u, mark_colour(self.mark))
        if seat.in_foot and not seat.is_viewer:
            words, small = TurnText.FOOT_IN(), type_font("small", u)
            draw_line(painter, box, words, small, current().accent, RIGHT)
            box = box.adjusted(0, 0, -text_width(small, words) - 4 * u, 0)
        shown, text = fitted(type_font("strong", 1.05 * u), seat.name, box.width())
        write(painter, box, text, colour(current().text), LEFT, shown)
        if self.dots >= 0:
            right = box.left() + min(text_width(shown, text), box.width() - 24 * u)
            self._draw_dots(painter, QPointF(right, box.center().y()))

    def _draw_dots(self, painter: QPainter, after: QPointF) -> None:
        u = self.unit
        painter.setPen(Qt.PenStyle.NoPen)
        for i in range(DOTS):
            painter.setBrush(colour(current().accent, 255 if i == self.dots else 110))
            painter.drawEllipse(after + QPointF((8 + 6.5 * i) * u, 2 * u), 2.1 * u, 2.1 * u)


_TAIL = 9.0
"""How far the tail of a bubble reaches to its speaker, in units."""


class ChatBubble(PaintedItem):
    """A rounded box with words in one or two lines, and a tail that points to who says them."""

    text = ""
    _tip = QPointF()

    def say(self, text: str, place: SeatPlace, unit: float) -> None:
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
        inner = box.adjusted(8 * u, 2 * u, -8 * u, -2 * u)
        draw_words(painter, inner, self.text, type_font("strong", u), current().ink)

    def _tail(self, box: QRectF) -> QPainterPath:
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
    """As wide as the words need, or lines of them; at the end of its room next to the face."""
    shown, room, pad = type_font("strong", unit), place.bubble, 20 * unit
    width = min(room.w, text_width(shown, text) + pad)
    within = QRectF(0, 0, width - pad, 4 * room.h)
    lines = QFontMetricsF(shown).boundingRect(within, WRAPPED, text).height()
    height = min(room.h, max(26 * unit, lines + 8 * unit))
    left = room.right - width if place.beside and room.x < place.rect.x else room.x
    return Rect(left, room.cy - height / 2, width, height)

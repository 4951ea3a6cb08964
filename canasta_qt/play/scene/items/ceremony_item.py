"""The ceremony before a deal: a panel where people draw cards, sit down, and somebody deals."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from canasta_qt.play.scene.items.painted import (
    PaintedItem,
    Shown,
    draw_line,
    draw_plate,
    draw_words,
    measure,
    type_font,
)
from canasta_qt.play.scene.layout.motion import CeremonyTime, flip_width, in_out_cubic, out_cubic
from canasta_qt.play.scene.layout.places import Rect, TableLayout
from canasta_qt.ui.cards.card_art import CardArt
from canasta_qt.ui.cards.symbols import Portraits, draw_dealer, draw_mark, draw_portrait
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import CARD_RATIO, RADIUS
from canasta_qt.view_model.pictures import CeremonyModel, Drawer, Position

PANEL = (660.0, 350.0)
"""Width and height at most, in units."""

SEATS: dict[Position, tuple[float, float]] = {
    "bottom": (0.5, 0.82),
    "left": (0.12, 0.52),
    "right": (0.88, 0.52),
    "top": (0.5, 0.16),
    "top_left": (0.24, 0.16),
    "top_right": (0.76, 0.16),
}
"""Where people sit on the stage of the panel, as shares of it."""

FACE, CARD, BLOCK = 46.0, 38.0, 94.0
"""Width of a portrait, of a card, and of both together, in units."""


class CeremonyItem(PaintedItem):
    """Paints the ceremony at a moment; the player of the beats moves the time on."""

    moment = Shown(0.0)
    """Seconds after the beginning."""

    def __init__(self, portraits: Portraits, art: CardArt, z: float) -> None:
        super().__init__(z)
        self._portraits, self._art = portraits, art
        self._model: CeremonyModel | None = None
        self._time = CeremonyTime(0, 0, cards=False)

    @property
    def lasts(self) -> float:
        return self._time.lasts

    def begin(self, model: CeremonyModel) -> None:
        self._model, self._time = model, CeremonyTime.of(model)
        self._art.request([(person.face or None, self._card) for person in model.people])
        self.moment = 0.0
        self.update()
        self.setVisible(True)

    def take_place(self, layout: TableLayout) -> None:
        u, top, low = layout.unit, layout.bar.bottom, layout.hand.y
        width = min(PANEL[0] * u, layout.width - 20 * u)
        height = min(PANEL[1] * u, low - top - 20 * u)
        middle = (top + low) / 2
        self.set_rect(Rect((layout.width - width) / 2, middle - height / 2, width, height), u)

    @property
    def _card(self) -> float:
        return round(CARD * self.unit)

    def draw(self, painter: QPainter) -> None:
        if self._model is None:
            return
        model, u, box = self._model, self.unit, self.area.adjusted(2, 2, -2, -2)
        painter.setOpacity(self._time.shown(self.moment))
        edge = QPen(colour(current().accent), 1.8 * u)
        draw_plate(painter, box, measure(RADIUS["tile"], u), edge, colour(current().surface))
        title = QRectF(20 * u, 6 * u, self.area.width() - 40 * u, 34 * u)
        draw_line(painter, title, model.title, type_font("page", u), current().accent)
        stage = box.adjusted(12 * u, 40 * u, -12 * u, -42 * u)
        self._draw_deck(painter, stage)
        for index, person in enumerate(model.people):
            self._draw_person(painter, person, index, stage)
        if model.lines:
            low = QRectF(16 * u, self.area.height() - 42 * u, self.area.width() - 32 * u, 36 * u)
            line = model.lines[self._time.line(self.moment)]
            draw_words(painter, low, line, type_font("prompt", u), current().text)

    def _draw_deck(self, painter: QPainter, stage: QRectF) -> None:
        if not self._time.cards:
            return
        painter.save()
        painter.setOpacity(painter.opacity() * (1.0 - self._time.seated(self.moment)))
        at = self._deck(stage)
        for step in range(-9, 10):
            self._draw_card(painter, "", at + QPointF(step * 0.3 * self._card, 0), 1.0)
        painter.restore()

    def _deck(self, stage: QRectF) -> QPointF:
        return QPointF(stage.center().x(), stage.top() + 0.74 * stage.height())

    def _draw_person(self, painter: QPainter, person: Drawer, index: int, stage: QRectF) -> None:
        u, at = self.unit, self._spot(person, index, stage)
        face = FACE * u
        left = at.x() - (BLOCK * u if self._time.cards else face) / 2
        box = QRectF(left, at.y() - face / 2 - 8 * u, face, face)
        picture = self._portraits.picture(person.portrait, round(face * self._art.ratio))
        draw_portrait(painter, picture, person.name, box, u)
        name = QRectF(at.x() - 58 * u, box.bottom() + 2 * u, 116 * u, 18 * u)
        draw_words(painter, name, person.name, type_font("strong", u), current().text)
        if self._time.seated(self.moment) > 0.5:
            if person.mark is not None:
                draw_mark(painter, person.mark, QRectF(box.x() - 5 * u, box.y(), 17 * u, 17 * u))
            if person.is_dealer:
                draw_dealer(painter, box, u)
        if person.face:
            home = QPointF(left + face + 7 * u + self._card / 2, box.center().y())
            self._draw_drawn(painter, person, index, home, stage)

    def _draw_drawn(
        self, painter: QPainter, person: Drawer, index: int, home: QPointF, stage: QRectF
    ) -> None:
        way = out_cubic(self._time.flown(self.moment, index))
        if way <= 0.0:
            return
        turned, start = self._time.turned(self.moment), self._deck(stage)
        face = person.face if turned >= 0.5 else ""
        squeeze = flip_width(turned) if 0.0 < turned < 1.0 else 1.0
        self._draw_card(painter, face, start + (home - start) * way, squeeze)

    def _draw_card(self, painter: QPainter, face: str, at: QPointF, squeeze: float) -> None:
        picture, _ = self._art.picture(face or None, self._card)
        margin = self._art.margin(self._card)
        width, height = self._card, round(self._card * CARD_RATIO)
        painter.save()
        painter.translate(at)
        painter.scale(max(0.02, squeeze), 1.0)
        painter.drawPixmap(QPointF(-width / 2 - margin, -height / 2 - margin), picture)
        painter.restore()

    def _spot(self, person: Drawer, index: int, stage: QRectF) -> QPointF:
        """Where a person is: first in a row, then at the table."""
        way = in_out_cubic(self._time.seated(self.moment))
        people = self._time.people
        row = (index + 0.5) / people, 0.24
        seat = SEATS[person.position]
        x, y = (a + (b - a) * way for a, b in zip(row, seat, strict=True))
        return QPointF(stage.left() + x * stage.width(), stage.top() + y * stage.height())

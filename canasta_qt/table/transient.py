"""What the table shows for a while: chat bubbles, dots of thinking, words in the prompt line."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPointF, QRectF, QTimer
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen

from canasta_qt.table.interactions.base import Context
from canasta_qt.table.interactions.press import Gestures
from canasta_qt.table.items.fixed_items import TOP_Z
from canasta_qt.table.items.painted import WRAPPED, PaintedItem, draw_words, text_width
from canasta_qt.table.items.seat_item import DOTS
from canasta_qt.table.layout.places import Rect, SeatPlace
from canasta_qt.table.scene import TableScene
from canasta_qt.table.theme import colour, current, font
from canasta_qt.view_model.pictures import RefusedModel, TableModel

SHOWN_MS = 3200
"""How long a word stays."""

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
        painter.setPen(QPen(colour(current().plate_edge), 1.2 * u))
        painter.setBrush(colour(current().ivory))
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


class ChatBubbles(QObject):
    """Shows words on a table; a click on the table, or anything to be read there, ends them."""

    def __init__(self, context: Context, gestures: Gestures, parent: QObject) -> None:
        super().__init__(parent)
        self._context, self._gestures = context, gestures
        self._about: tuple[object, str] = (None, "")
        self.bubble = ChatBubble(TOP_Z - 1)
        self.bubble.setVisible(False)
        context.scene.addItem(self.bubble)
        self._time = QTimer(self, singleShot=True)
        self._time.timeout.connect(self.hush)
        context.scene.sceneRectChanged.connect(self.hush)

    @property
    def speaking(self) -> bool:
        """Whether a word is to be seen."""
        return self.bubble.isVisible()

    def say(self, seat: int, text: str) -> bool:
        """Show what a seat says; False where it has to be silent.

        Nobody speaks while another does, while the player drags, or where the table shows an
        answer of the rules beside a plate.
        """
        layout, model = self._context.scene.layout, self._context.scene.model
        if self.speaking or layout is None or model is None or not self._may_speak(model):
            return False
        place = layout.seats.get(seat)
        if place is None:
            return False
        self._about = (self._context.commands, model.deal_key)
        self.bubble.say(text, place, layout.unit)
        self.bubble.setVisible(True)
        self._time.start(SHOWN_MS)
        return True

    def hush(self) -> None:
        """No more words."""
        self._time.stop()
        self.bubble.setVisible(False)

    def _may_speak(self, model: TableModel) -> bool:
        asked = any(seat.remark for seat in model.seats)
        return not asked and self._gestures.current is None

    def follow(self) -> None:
        """The table has changed: an answer of the rules has the word, or all is another deal."""
        model = self._context.scene.model
        same = model is not None and self._about == (self._context.commands, model.deal_key)
        if model is None or not same or not self._may_speak(model):
            self.hush()


AFTER_MS, STEP_MS = 400, 350


class ThinkingDots(QObject):
    """Follows the model's `thinking` marks; dots appear after `AFTER_MS`.

    They stand still where cards do not fly.
    """

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._seats: frozenset[int] = frozenset()
        self._lit = -1
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._step)

    def follow(self, model: TableModel) -> None:
        """Take over who is thinking now."""
        seats = frozenset(seat.seat for seat in model.seats if seat.thinking)
        if seats == self._seats:
            return
        for seat in self._seats - seats:
            self._scene.fixed_items.seats[seat].set_dots(-1)
        self._seats, self._lit = seats, -1
        if seats:
            self._timer.start(AFTER_MS)
        else:
            self._timer.stop()

    def _step(self) -> None:
        self._lit = (self._lit + 1) % DOTS
        if self._scene.presentation.fly:
            self._timer.start(STEP_MS)
        else:
            self._timer.stop()
        for seat in sorted(self._seats):
            self._scene.fixed_items.seats[seat].set_dots(self._lit)


REFUSAL_MS = 4000


class PromptVoice(QObject):
    """Refusals fade by themselves; hints stay until something else is said."""

    def __init__(self, scene: TableScene, parent: QObject) -> None:
        super().__init__(parent)
        self._scene = scene
        self._fade = QTimer(self, singleShot=True, interval=REFUSAL_MS)
        self._fade.timeout.connect(self.hush)

    def refuse(self, refused: RefusedModel) -> None:
        """Say why not: shake the cards (or the place) and put the reason in the prompt line."""
        tokens = refused.tokens or self._scene.tokens_in(refused.zone)
        self._scene.shake(t for t in tokens if t not in self._scene.held)
        self._scene.fixed_items.prompt.set_refusal(refused.text)
        self._fade.start()

    def hint(self, text: str) -> None:
        """Say what to do; an empty text brings the prompt back."""
        self._fade.stop()
        self._scene.fixed_items.prompt.set_hint(text)

    def hush(self) -> None:
        """No reason any more."""
        self._fade.stop()
        self._scene.fixed_items.prompt.set_refusal("")

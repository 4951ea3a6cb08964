"""Lines of text on the table: the bar on top, captions beside melds, the prompt above the hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen, QPolygonF

from canasta_qt.style.theme import colour, current, font
from canasta_qt.style.tokens import MIN_TEXT
from canasta_qt.table.items.painted import (
    PaintedItem,
    Shown,
    draw_line,
    draw_plate,
    text_width,
    translate,
)
from canasta_qt.table.items.symbols import draw_mark
from canasta_qt.table.layout.places import Rect
from canasta_qt.view_model.pictures import SideModel, TableModel
from canasta_qt.words.sentences import figures

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

SIGN_ROOM = 18.0
"""Width of the arrow or the mark before the words, in units."""


def state_words(side: SideModel) -> str:
    """What matters next to a side's melds: its minimum, then its canastas."""
    if not side.opened:
        text = translate("Table", "{minimum} to open")
    elif side.canastas == 0:
        text = translate("Table", "opened")
    elif side.canastas == 1:
        text = translate("Table", "1 canasta")
    else:
        text = translate("Table", "{count} canastas")
    return text.format(minimum=figures(side.minimum), count=side.canastas)


def total_words(side: SideModel) -> str:
    """The total of a side, or those of its people where each keeps a total of their own."""
    if side.totals:
        return " / ".join(figures(total) for _, total in side.totals)
    return figures(side.total)


class CaptionItem(PaintedItem):
    """A side's name beside its melds, with its mark or a small arrow towards them.

    In two lines there is also its total.
    """

    side = Shown[SideModel | None](None)
    mark = Shown[int | None](None)
    """The number of the side's mark; None for an arrow."""
    lines = Shown(1)

    def words(self) -> tuple[str, ...]:
        """The lines that are shown in the room there is.

        Where it is scarce, of one line the name goes, of two the total, which the bar shows too.
        """
        side = self.side
        if side is None:
            return ()
        state = state_words(side)
        if self.lines > 1:
            full = f"{total_words(side)} · {state}"
            return side.name, full if self._fits(full) else state
        name = translate("Table", "{side}: {text}").format(side=side.name, text=state)
        return (name,) if self._fits(name) else (state,)

    def _fits(self, text: str) -> bool:
        return text_width(font(MIN_TEXT), text) <= self.area.width() - SIGN_ROOM * self.unit

    def draw(self, painter: QPainter) -> None:
        u, words = self.unit, self.words()
        if self.side is None or not words:
            return
        line = self.area.height() / len(words)
        size = min(17.0 * u, line)
        sign = QRectF(0, (line - size) / 2, size, size)
        if self.mark is None:
            self._draw_arrow(painter, sign, up=not self.side.is_ours)
        else:
            draw_mark(painter, self.mark, sign)
        for number, text in enumerate(words):
            bold = len(words) > 1 and number == 0
            left = SIGN_ROOM * u if number == 0 or self._fits(text) else 0.0
            box = QRectF(left, number * line, self.area.width() - left, line)
            ink = current().text if bold else current().text_soft
            draw_line(painter, box, text, font(13 * u, bold=bold), ink, LEFT)

    def _draw_arrow(self, painter: QPainter, box: QRectF, *, up: bool) -> None:
        u = self.unit
        x, y, d = 6 * u, box.center().y(), (-4 * u if up else 4 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current().text_soft))
        corners = (x - 5 * u, y - d / 2), (x + 5 * u, y - d / 2), (x, y + d)
        painter.drawPolygon(QPolygonF([QPointF(*corner) for corner in corners]))


def side_line(side: SideModel, *, playing: bool = True, brief: bool = False) -> str:
    """The small line under a side's total: this deal's score and what its first meld needs.

    `brief` where many sides share the bar.
    """
    text = translate("Table", "this deal {points}").format(points=deal_words(side))
    if side.opened or not playing:
        return text
    if brief:
        need = translate("Table", "{minimum} to open")
    else:
        need = translate("Table", "first meld needs {minimum}")
    return f"{text} · {need.format(minimum=figures(side.minimum))}"


def deal_words(side: SideModel) -> str:
    """What the deal brings a side, or each of its people where that differs."""
    each = side.deal_each if len(set(side.deal_each)) > 1 else (side.deal_points,)
    return " / ".join(figures(points, signed=True) for points in each)


def deal_line(model: TableModel) -> str:
    """The small line under the rules: which deal this is, and how long the match goes on."""
    deal = translate("Table", "Deal {number}").format(number=model.deal_number)
    return f"{deal} · {model.status}" if model.status else deal


class BarItem(PaintedItem):
    """Rules and deal at the left, one block per side at the right."""

    model: TableModel | None = None
    _marks: dict[int, int] = {}

    def show_model(self, model: TableModel, marks: dict[int, int]) -> None:
        """Show these numbers; `marks` has the number of each side's mark, if they wear any."""
        self.model, self._marks = model, marks
        self.update()

    def draw(self, painter: QPainter) -> None:
        model = self.model
        if model is None:
            return
        u, left = self.unit, self.area.width()
        for side, block in self._blocks(model):
            self._draw_side(painter, side, block)
            left = min(left, block.x())
        room = QRectF(14 * u, 0, max(10.0, left - 50 * u), self.area.height())
        self._draw_upper(painter, room, model.rules_name)
        self._draw_lower(painter, room, deal_line(model))

    def side_at(self, x: float, y: float) -> SideModel | None:
        """The side whose numbers stand at a point of the scene."""
        if self.model is None:
            return None
        point = QPointF(x, y) - self.pos()
        return next((side for side, box in self._blocks(self.model) if box.contains(point)), None)

    def _blocks(self, model: TableModel) -> list[tuple[SideModel, QRectF]]:
        """Every side's part of the bar, in its own coordinates, from right to left."""
        u, box = self.unit, self.area
        right = box.width() - 14 * u
        most = box.width() * 0.72 / max(1, len(model.sides))
        found = []
        for side in reversed(model.sides):
            width = min(self._block_width(side), most)
            found.append((side, QRectF(right - width, 0, width, box.height())))
            right -= width + 22 * u
        return found

    def _line(self, side: SideModel) -> str:
        playing = self.model is not None and self.model.over == "no"
        brief = self.model is not None and len(self.model.sides) > 2
        return side_line(side, playing=playing, brief=brief)

    def _block_width(self, side: SideModel) -> float:
        """As wide as the longer of the two lines, with the stripe before it."""
        u, bold = self.unit, font(15 * self.unit, bold=True)
        upper = text_width(bold, f"{side.name}{total_words(side)}") + 34 * u
        lower = text_width(font(12 * u), self._line(side)) + 4 * u
        return self._lead(side) + 2 * u + max(upper, lower, 150 * u)

    def _draw_side(self, painter: QPainter, side: SideModel, box: QRectF) -> None:
        u = self.unit
        self._draw_lead(painter, side, box)
        inner = box.adjusted(self._lead(side), 0, 0, 0)
        total = total_words(side)
        bold = font(15 * u, bold=True)
        before_total = inner.adjusted(0, 0, -text_width(bold, total) - 8 * u, 0)
        self._draw_upper(painter, before_total, side.name)
        painter.setFont(bold)
        painter.drawText(self._upper(inner), RIGHT, total)
        self._draw_lower(painter, inner, self._line(side))

    def _lead(self, side: SideModel) -> float:
        """Width of the stripe or mark before a side's words."""
        return (24 if side.side in self._marks else 10) * self.unit

    def _draw_lead(self, painter: QPainter, side: SideModel, box: QRectF) -> None:
        """A side's mark, or where everybody knows who plays with whom a stripe."""
        u = self.unit
        if side.side in self._marks:
            size = 18 * u
            at = QRectF(box.x(), (box.height() - size) / 2, size, size)
            draw_mark(painter, self._marks[side.side], at)
            return
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(current().accent if side.is_ours else current().edge))
        painter.drawRoundedRect(QRectF(box.x(), 7 * u, 3 * u, box.height() - 14 * u), u, u)

    def _upper(self, box: QRectF) -> QRectF:
        return QRectF(box.x(), 1.5 * self.unit, box.width(), box.height() * 0.52)

    def _draw_upper(self, painter: QPainter, box: QRectF, text: str) -> None:
        strong = font(14 * self.unit, bold=True)
        draw_line(painter, self._upper(box), text, strong, current().text, LEFT)

    def _draw_lower(self, painter: QPainter, box: QRectF, text: str) -> None:
        line = QRectF(box.x(), box.height() * 0.5, box.width(), box.height() * 0.44)
        draw_line(painter, line, text, font(12 * self.unit), current().text_soft, LEFT)


OVER_HAND_Z = 6900.0
"""Height of what stands on a ground of its own: a chosen card that stands up does not hide it."""


_WRAPPED: Final = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


class PromptItem(PaintedItem):
    """One or two lines of text: the prompt, a hint in its place, or a refusal on a brick ground.

    A hint stands on a plate, and so does a prompt that is a warning, in an amber frame. What is too
    long for the place on such a ground makes it grow upwards.
    """

    prompt = ""
    refusal = ""
    hint = ""
    my_turn = False
    caution = False

    def __init__(self, z: float) -> None:
        super().__init__(z)
        self._low = z
        self._above = 0.0

    def set_rect(self, rect: Rect, unit: float) -> None:
        super().set_rect(rect, unit)
        self._make_room()

    def boundingRect(self) -> QRectF:
        return self.area.adjusted(0, -self._above, 0, 0)

    def set_prompt(self, text: str, my_turn: bool, *, caution: bool = False) -> None:
        """Say what is expected; in full strength when it is the player's turn.

        A refusal outlives changes within that turn only: with another's turn it would be untrue.
        """
        if text != self.prompt and (caution or not (my_turn and self.my_turn)):
            self.refusal = ""
        if text != self.prompt or my_turn != self.my_turn:
            self.hint = ""
        self.prompt, self.my_turn, self.caution = text, my_turn, caution
        self._show_text()

    def set_refusal(self, text: str) -> None:
        """Say why not; an empty text brings the prompt back."""
        self.refusal = text
        self._show_text()

    def set_hint(self, text: str) -> None:
        """Say what to do, until something else is expected of the player."""
        self.hint, self.refusal = text, ""
        self._show_text()

    def _show_text(self) -> None:
        grounded = self.refusal or self.hint or self.caution
        self.setZValue(OVER_HAND_Z if grounded else self._low)
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        """Reach above the own place by what text on a ground needs in its smallest type."""
        text = self.refusal or self.hint or (self.prompt if self.caution else "")
        inner = self._inner(self.area)
        strong = self.my_turn or bool(self.refusal)
        needed = QFontMetricsF(font(MIN_TEXT, bold=strong)).boundingRect(inner, _WRAPPED, text)
        room = inner.height() - 6 * self.unit  # the plate is a little smaller than its place
        above = max(0.0, needed.height() - room) if needed.height() > inner.height() else 0.0
        if above != self._above:
            self.prepareGeometryChange()
            self._above = above

    def _inner(self, box: QRectF) -> QRectF:
        return box.adjusted(8 * self.unit, 1, -8 * self.unit, -1)

    def draw(self, painter: QPainter) -> None:
        text = self.refusal or self.hint or self.prompt
        if not text:
            return
        u, box, theme = self.unit, self.boundingRect(), current()
        if self.refusal:
            ground = box.adjusted(0, 3 * u, 0, -3 * u)
            draw_plate(painter, ground, 6 * u, QPen(Qt.PenStyle.NoPen), colour(theme.danger))
        elif self.hint or self.caution:
            edge = QPen(colour(theme.edge if self.hint else theme.warning), max(2.0, 2 * u))
            ground = box.adjusted(u, 3 * u, -u, -3 * u)
            draw_plate(painter, ground, 6 * u, edge, colour(theme.surface))
        inner = self._inner(box)
        ink = theme.text if self.my_turn else theme.text_soft
        painter.setPen(colour(theme.on_danger if self.refusal else ink))
        painter.setFont(self._font_for(text, inner))
        painter.drawText(inner, _WRAPPED, text)

    def _font_for(self, text: str, box: QRectF) -> QFont:
        """The largest type for one line; two lines of smaller type when that gets too small."""
        strong = self.my_turn or bool(self.refusal)
        one_line = int(Qt.AlignmentFlag.AlignVCenter)
        for largest, smallest, how in ((17, 14, one_line), (14, 0, _WRAPPED)):
            size = max(MIN_TEXT, round(largest * self.unit))
            while size >= max(MIN_TEXT, round(smallest * self.unit)):
                result = font(size, bold=strong)
                needed = QFontMetricsF(result).boundingRect(box, how, text)
                if needed.height() <= box.height() and needed.width() <= box.width():
                    return result
                size -= 1
        return font(MIN_TEXT, bold=strong)

"""Words on the felt: captions and values in the regions, the prompt above the hand."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPen

from canasta_qt.style.theme import colour, current, font
from canasta_qt.style.tokens import MIN_TEXT, RADIUS
from canasta_qt.table.items.header_item import LEFT, RIGHT, state_words
from canasta_qt.table.items.painted import (
    PaintedItem,
    Shown,
    draw_line,
    draw_plate,
    fitted,
    measure,
    text_width,
    translate,
    type_font,
)
from canasta_qt.table.items.symbols import fill_mark, mark_colour
from canasta_qt.table.layout.places import Rect
from canasta_qt.view_model.pictures import SideModel
from canasta_qt.words.sentences import figures

BETWEEN = " · "
"""Between facts in one line."""

SIGN_ROOM = 16.0
"""Width of the mark before the name, in units."""


def canasta_words(side: SideModel) -> str:
    """How many canastas a side has; empty for none."""
    if not side.canastas:
        return ""
    if side.canastas == 1:
        return translate("Table", "1 canasta")
    return translate("Table", "{count} canastas").format(count=side.canastas)


def laid_words(side: SideModel) -> tuple[str, ...]:
    """Whether a side has opened, and with how much: in full, and short for less room."""
    points = sum(meld.points for meld in side.melds)
    if not side.opened:
        brief = translate("Table", "{minimum} to open").format(minimum=figures(side.minimum))
        return state_words(side), brief
    brief = translate("Table", "opened")
    if not points:
        return (brief,)
    full = translate("Table", "opened · {points} laid").format(points=figures(points))
    return full, brief


class CaptionItem(PaintedItem):
    """Who has this region and what matters there: in lines at its left, or in one line above."""

    side = Shown[SideModel | None](None)
    mark = Shown(0)
    """The number of the side's mark."""
    above = Shown(False)
    """Whether all stands in one line."""

    def words(self) -> tuple[str, ...]:
        """The name, then what there is room for: canastas, whether the side has opened."""
        side = self.side
        if side is None:
            return ()
        canastas, laid = canasta_words(side), laid_words(side)
        if not self.above:
            room = self.area.width()
            state = next((text for text in laid if self._width(text) <= room), laid[-1])
            return tuple(filter(None, (side.name, canastas, state)))
        name = min(self._width(side.name, "strong"), 0.6 * self.area.width())
        room = self.area.width() - name - (SIGN_ROOM + 10) * self.unit
        for text in laid:
            facts = tuple(filter(None, (canastas, text)))
            if self._width(BETWEEN.join(facts)) <= room:
                return (side.name, *facts)
        return side.name, canastas or laid[-1]

    def _width(self, text: str, style: str = "body") -> float:
        return text_width(type_font(style, self.unit), text)

    def draw(self, painter: QPainter) -> None:
        words = self.words()
        if not words:
            return
        u, theme, box = self.unit, current(), self.area
        lines = 1 if self.above else len(words)
        height = max(15.0, 16.5 * u)
        y = (box.height() - height * lines) / 2
        sign = QPointF(5.5 * u, y + height / 2)
        fill_mark(painter, self.mark, sign, 4.8 * u, mark_colour(self.mark))
        first = QRectF(SIGN_ROOM * u, y, box.width() - SIGN_ROOM * u, height)
        strong, soft = type_font("strong", u), type_font("body", u)
        if self.above:
            facts = BETWEEN.join(words[1:])
            name = max(40 * u, first.width() - text_width(soft, facts) - 10 * u)
            shown, text = fitted(strong, words[0], name)
            draw_line(painter, first, text, shown, theme.text, LEFT)
            rest = first.adjusted(text_width(shown, text) + 10 * u, 0, 0, 0)
            draw_line(painter, rest, facts, soft, theme.text_soft, LEFT)
            return
        draw_line(painter, first, words[0], strong, theme.text, LEFT)
        for number, text in enumerate(words[1:], start=1):
            line = QRectF(0, y + number * height, box.width(), height)
            ink = theme.text if number == 1 and len(words) == 3 else theme.text_soft
            draw_line(painter, line, text, soft, ink, LEFT)


class NoteItem(PaintedItem):
    """What the tabled threes bring, and below it what they are."""

    lines = Shown[tuple[str, str]](("", ""))

    def show_threes(self, side: SideModel) -> None:
        """Show the value of a side's threes."""
        points = side.threes_points
        value = figures(points, signed=True) if points is not None else str(len(side.threes))
        self.lines = value, translate("Table", "threes")

    def draw(self, painter: QPainter) -> None:
        box, (value, word) = self.area, self.lines
        half = box.height() / 2
        upper, lower = QRectF(0, 0, box.width(), half), QRectF(0, half, box.width(), half)
        draw_line(painter, upper, value, type_font("strong", self.unit), current().text, RIGHT)
        small = type_font("small", self.unit)
        draw_line(painter, lower, word, small, current().text_soft, RIGHT)


OVER_HAND_Z = 6900.0
"""Height of what stands on a ground of its own: a chosen card that stands up does not hide it."""


_WRAPPED: Final = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)


class PromptItem(PaintedItem):
    """One or two lines of text: the prompt, a hint in its place, or a refusal on a brick ground.

    With cards chosen, what comes of laying them stands in place of a prompt that is no warning.
    A hint stands on a plate, and so does a prompt that is a warning, in an amber frame. What is too
    long for the place on such a ground makes it grow upwards.
    """

    prompt = ""
    refusal = ""
    hint = ""
    outcome = ""
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

    def set_outcome(self, text: str) -> None:
        """Say what comes of laying the chosen cards; an empty text brings the prompt back."""
        if text != self.outcome:
            self.outcome = text
            self.update()

    @property
    def text(self) -> str:
        """What is said now."""
        outcome = "" if self.caution else self.outcome
        return self.refusal or self.hint or outcome or self.prompt

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
        text = self.text
        if not text:
            return
        u, box, theme = self.unit, self.boundingRect(), current()
        radius = measure(RADIUS["control"], u)
        if self.refusal:
            ground = box.adjusted(0, u, 0, -u)
            draw_plate(painter, ground, radius, QPen(Qt.PenStyle.NoPen), colour(theme.danger))
        elif self.hint or self.caution:
            edge = QPen(colour(theme.edge if self.hint else theme.warning), max(2.0, 2 * u))
            ground = box.adjusted(u, u, -u, -u)
            draw_plate(painter, ground, radius, edge, colour(theme.surface))
        inner = self._inner(box)
        ink = theme.text if self.my_turn else theme.text_soft
        painter.setPen(colour(theme.on_danger if self.refusal else ink))
        painter.setFont(self._font_for(text, inner))
        painter.drawText(inner, _WRAPPED, text)

    def _font_for(self, text: str, box: QRectF) -> QFont:
        """The largest type for one line; two lines of smaller type when that gets too small."""
        strong = self.my_turn or bool(self.refusal)
        one_line = int(Qt.AlignmentFlag.AlignVCenter)
        for largest, smallest, how in ((16, 13, one_line), (13, 0, _WRAPPED)):
            size = max(MIN_TEXT, round(largest * self.unit))
            while size >= max(MIN_TEXT, round(smallest * self.unit)):
                result = font(size, bold=strong)
                needed = QFontMetricsF(result).boundingRect(box, how, text)
                if needed.height() <= box.height() and needed.width() <= box.width():
                    return result
                size -= 1
        return font(MIN_TEXT, bold=strong)

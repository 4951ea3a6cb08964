"""Words on the felt: captions and values in the regions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from canasta_qt.play.scene.items.header_item import LEFT, RIGHT, state_words
from canasta_qt.play.scene.items.painted import (
    PaintedItem,
    Shown,
    draw_line,
    fitted,
    text_width,
    translate,
    type_font,
)
from canasta_qt.ui.cards.symbols import fill_mark, mark_colour
from canasta_qt.ui.style.theme import current
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

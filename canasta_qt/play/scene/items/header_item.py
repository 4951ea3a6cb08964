"""The header: the game and the deal at the left, a score counter for each side at the right."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from canasta_qt.play.scene.items.painted import (
    LEFT,
    RIGHT,
    PaintedItem,
    Shown,
    draw_line,
    fitted,
    text_width,
    translate,
    type_font,
)
from canasta_qt.ui.cards.symbols import fill_mark, mark_colour
from canasta_qt.ui.style.paint import write
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import SHADE
from canasta_qt.view_model.pictures import SideModel, TableModel
from canasta_qt.words.sentences import figures

COUNTER, COUNTERS_SHARE, BETWEEN, MARGIN = 213.0, 0.74, 26.0, 14.0
"""Width of a counter and what is free beside it, in units; all counters' part of the header."""

WIDE_COUNTER = 300.0
"""Width of a counter where people of a side keep totals of their own, in units."""

LEAD = 19.0
"""Width of a side's mark before its words, in units."""


def total_words(side: SideModel) -> str:
    """The total of a side, or those of its people where each keeps a total of their own."""
    if side.totals:
        return " / ".join(figures(total) for _, total in side.totals)
    return figures(side.total)


def deal_words(side: SideModel) -> str:
    """What the deal brings a side, or each of its people where that differs."""
    each = side.deal_each if len(set(side.deal_each)) > 1 else (side.deal_points,)
    return " / ".join(figures(points, signed=True) for points in each)


def named_totals(side: SideModel) -> str:
    """Whose total is how high, where people of a side keep totals of their own."""
    return _SEPARATOR.join(f"{name} {figures(total)}" for name, total in side.totals)


def side_name(side: SideModel) -> str:
    """Who the side is, and that it is one of three who plays against the others."""
    return translate("Table", "{name}, alone").format(name=side.name) if side.alone else side.name


def state_words(side: SideModel, *, playing: bool = True) -> str:
    """The words after a deal's points: what the first meld needs, or that it is laid.

    Where melds without a canasta count against a side, that is said instead.
    """
    if not playing:
        return translate("Table", "this deal")
    if side.opened and side.melds and not side.canastas and side.deal_points < 0:
        return translate("Table", "no canasta yet")
    if side.opened:
        return translate("Table", "opened")
    return translate("Table", "needs {minimum} to open").format(minimum=figures(side.minimum))


def short_words(side: SideModel) -> str:
    """The same for less room, for a side that has not opened."""
    return translate("Table", "{minimum} to open").format(minimum=figures(side.minimum))


def side_line(side: SideModel, *, playing: bool = True) -> str:
    """The same in a line of its own: this deal's score and what the first meld needs."""
    text = translate("Table", "this deal {points}").format(points=deal_words(side))
    return f"{text} · {state_words(side)}" if playing and not side.opened else text


def deal_line(model: TableModel) -> str:
    """The small line under the rules: which deal this is, and how long the match goes on."""
    deal = translate("Table", "Deal {number}").format(number=model.deal_number)
    return f"{deal} · {model.status}" if model.status else deal


class BarItem(PaintedItem):
    """Rules and deal at the left, one counter per side at the right."""

    model: TableModel | None = None
    _marks: dict[int, int] = {}

    def show_model(self, model: TableModel, marks: dict[int, int]) -> None:
        """Show these numbers; `marks` has the number of each side's mark."""
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
        room = max(10.0, left - (MARGIN + BETWEEN) * u)
        title = type_font("title", 1.08 * u)
        upper, lower = self._lines(QRectF(MARGIN * u, 0, room, self.area.height()))
        draw_line(painter, upper, model.rules_name, title, current().text, LEFT)
        draw_line(painter, lower, deal_line(model), type_font("small", u), self._soft(), LEFT)

    def side_at(self, x: float, y: float) -> SideModel | None:
        """The side whose numbers stand at a point of the scene."""
        if self.model is None:
            return None
        point = QPointF(x, y) - self.pos()
        return next((side for side, box in self._blocks(self.model) if box.contains(point)), None)

    def _blocks(self, model: TableModel) -> list[tuple[SideModel, QRectF]]:
        """Every side's counter, in the item's own coordinates, from right to left."""
        u, box = self.unit, self.area
        count = max(1, len(model.sides))
        between = BETWEEN * u / (1 if count < 4 else 2)
        wished = WIDE_COUNTER if any(side.totals for side in model.sides) else COUNTER
        width = min(wished * u, (COUNTERS_SHARE * box.width() - (count - 1) * between) / count)
        right = box.width() - MARGIN * u
        found = []
        for side in reversed(model.sides):
            found.append((side, QRectF(right - width, 0, width, box.height())))
            right -= width + between
        return found

    def _draw_side(self, painter: QPainter, side: SideModel, box: QRectF) -> None:
        u, theme = self.unit, current()
        upper, lower = self._lines(box.adjusted(LEAD * u, 0, 0, 0))
        number = self._marks.get(side.side, 0)
        ink = mark_colour(number)
        at = QPointF(box.x() + 7 * u, upper.center().y())
        fill_mark(painter, number, at, 5 * u, ink)
        wide = 0.0
        if not side.totals:
            shown, short = fitted(type_font("total", u), figures(side.total), 0.62 * upper.width())
            wide = text_width(shown, short)
            numbers = upper.adjusted(upper.width() - wide - 1, 0.05 * upper.height(), 0, 0)
            write(painter, numbers, short, colour(theme.text), RIGHT, shown)
        names = upper.adjusted(0, 0, -wide - 6 * u, 0)
        whose = named_totals(side) or side_name(side)
        draw_line(painter, names, whose, type_font("strong", u), theme.text, LEFT)
        self._draw_deal(painter, side, lower, number)
        self._draw_way(painter, side, lower, number)

    def _draw_deal(self, painter: QPainter, side: SideModel, box: QRectF, number: int) -> None:
        model, theme = self.model, current()
        assert model is not None
        ink = theme.text if self._pale else mark_colour(number).name()
        strong = type_font("small", self.unit)
        strong.setBold(True)
        points = deal_words(side)
        draw_line(painter, box, points, strong, ink, LEFT)
        left = text_width(strong, points) + 6 * self.unit
        note = box.adjusted(left, 0, 0, 0)
        if note.width() > 30 * self.unit:
            small, playing = type_font("small", self.unit), model.over == "no"
            words = state_words(side, playing=playing)
            if text_width(small, words) > note.width() and playing and not side.opened:
                words = short_words(side)
            draw_line(painter, note, words, small, self._soft(), LEFT)

    def _draw_way(self, painter: QPainter, side: SideModel, box: QRectF, number: int) -> None:
        goal = self.model.goal if self.model is not None else None
        if not goal:
            return
        height = max(2.0, 2.4 * self.unit)
        line = QRectF(box.x(), self.area.height() - height - 2 * self.unit, box.width(), height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(colour(SHADE, 40 if self._pale else 90))
        painter.drawRoundedRect(line, height / 2, height / 2)
        best = max((total for _, total in side.totals), default=side.total)
        share = max(0.0, min(1.0, best / goal))
        painter.setBrush(mark_colour(number))
        if share:
            line.setWidth(max(height, share * line.width()))
            painter.drawRoundedRect(line, height / 2, height / 2)

    def _lines(self, box: QRectF) -> tuple[QRectF, QRectF]:
        height = self.area.height()
        upper = QRectF(box.x(), 0.07 * height, box.width(), 0.48 * height)
        return upper, QRectF(box.x(), 0.53 * height, box.width(), 0.4 * height)

    @property
    def _pale(self) -> bool:
        """Whether the wood is light: then only full text stands out from it."""
        theme = current()
        return not theme.strong and theme.text < theme.wood_dark

    def _soft(self) -> str:
        theme = current()
        return theme.text if self._pale else theme.text_soft


_SEPARATOR = " · "
"""Between facts in one line."""

NEED_GAP = "  "
"""Between things that going out needs."""

SIGN_ROOM = 16.0
"""Width of the mark before the name, in units."""


def canasta_words(side: SideModel) -> str:
    """How many canastas a side has; empty for none."""
    if not side.canastas:
        return ""
    if side.canastas == 1:
        return translate("Table", "1 canasta")
    return translate("Table", "{count} canastas").format(count=side.canastas)


def laid_words(side: SideModel, *, playing: bool = True) -> tuple[str, ...]:
    """Whether a side has opened, and with how much: in full, and short for less room.

    Nothing of a side that has not, and will not in this deal.
    """
    points = sum(meld.points for meld in side.melds)
    if not side.opened and not playing:
        return ("",)
    if not side.opened:
        return state_words(side), short_words(side)
    brief = translate("Table", "opened")
    if not points:
        return (brief,)
    full = translate("Table", "opened · {points} laid").format(points=figures(points))
    return full, brief


def caption_line(unit: float) -> float:
    """How far apart the lines of a caption are."""
    return max(15.0, 16.5 * unit)


class CaptionItem(PaintedItem):
    """Who has this region and what matters there: in lines at its left, or in one line above."""

    side = Shown[SideModel | None](None)
    mark = Shown(0)
    """The number of the side's mark."""
    above = Shown(False)
    """Whether all stands in one line."""
    playing = Shown(True)
    """Whether the deal goes on."""

    def words(self) -> tuple[str, ...]:
        """The name, then as room permits canastas, and whether the side has opened."""
        side = self.side
        if side is None:
            return ()
        canastas, laid = canasta_words(side), laid_words(side, playing=self.playing)
        if not self.above:
            room = self.area.width()
            state = next((text for text in laid if self._width(text) <= room), laid[-1])
            most = max(1, int(self.area.height() / caption_line(self.unit)) - 2)
            facts = self._need_lines(side.needs, room)[:most] or (canastas,)
            more = [text for text in side.progress if self._width(text) <= room]
            return tuple(filter(None, (side_name(side), *facts, state, *more[:most])))
        name = min(self._width(side_name(side), "strong"), 0.6 * self.area.width())
        room = self.area.width() - name - (SIGN_ROOM + 10) * self.unit
        if side.needs:
            canastas = NEED_GAP.join(side.needs)
        if side.progress:
            laid = (_SEPARATOR.join((laid[-1], *side.progress)), *laid)
        for text in (*laid, ""):
            facts = tuple(filter(None, (canastas, text)))
            if self._width(_SEPARATOR.join(facts)) <= room:
                return (side_name(side), *facts)
        return side_name(side), canastas or laid[-1]

    def _need_lines(self, needs: tuple[str, ...], room: float) -> tuple[str, ...]:
        """What going out needs, as many in a line as it holds."""
        lines: list[str] = []
        for need in needs:
            longer = f"{lines[-1]}{NEED_GAP}{need}" if lines else ""
            if longer and self._width(longer) <= room:
                lines[-1] = longer
            else:
                lines.append(need)
        return tuple(lines)

    def _width(self, text: str, style: str = "body") -> float:
        return text_width(type_font(style, self.unit), text)

    def draw(self, painter: QPainter) -> None:
        words = self.words()
        if not words:
            return
        u, theme, box = self.unit, current(), self.area
        lines = 1 if self.above else len(words)
        height = caption_line(u)
        y = (box.height() - height * lines) / 2
        sign = QPointF(5.5 * u, y + height / 2)
        fill_mark(painter, self.mark, sign, 4.8 * u, mark_colour(self.mark))
        first = QRectF(SIGN_ROOM * u, y, box.width() - SIGN_ROOM * u, height)
        strong, soft = type_font("strong", u), type_font("body", u)
        if self.above:
            facts = _SEPARATOR.join(words[1:])
            name = max(40 * u, first.width() - text_width(soft, facts) - 10 * u)
            shown, text = fitted(strong, words[0], name)
            draw_line(painter, first, text, shown, theme.text, LEFT)
            rest = first.adjusted(text_width(shown, text) + 10 * u, 0, 0, 0)
            draw_line(painter, rest, facts, soft, theme.text_soft, LEFT)
            return
        draw_line(painter, first, words[0], strong, theme.text, LEFT)
        laid = laid_words(self.side, playing=self.playing) if self.side is not None else ()
        for number, text in enumerate(words[1:], start=1):
            line = QRectF(0, y + number * height, box.width(), height)
            ink = theme.text_soft if text in laid else theme.text
            draw_line(painter, line, text, soft, ink, LEFT)


class NoteItem(PaintedItem):
    """What the tabled threes bring, and below it what they are."""

    lines = Shown[tuple[str, str]](("", ""))

    def show_threes(self, side: SideModel) -> None:
        points = side.threes_points
        value = figures(points, signed=True) if points is not None else str(len(side.threes))
        self.lines = value, translate("Table", "threes")

    def draw(self, painter: QPainter) -> None:
        (value, word), strong = self.lines, type_font("strong", self.unit)
        small, word = fitted(type_font("small", self.unit), word, self.area.width())
        if word != self.lines[1]:  # the threes beside it say as much
            draw_line(painter, self.area, value, strong, current().text, RIGHT)
            return
        half = self.area.height() / 2
        upper = self.area.adjusted(0, 0, 0, -half)
        draw_line(painter, upper, value, strong, current().text, RIGHT)
        draw_line(painter, upper.translated(0, half), word, small, current().text_soft, RIGHT)

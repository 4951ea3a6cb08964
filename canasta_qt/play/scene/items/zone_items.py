"""What marks the places of the table: outlines, counts, the live badge, the glow, the banner."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from canasta_qt.play.scene.items.painted import (
    CENTRE,
    LEFT,
    PaintedItem,
    Shown,
    draw_line,
    draw_plate,
    draw_words,
    fitted,
    measure,
    text_width,
    type_font,
    wrapped,
)
from canasta_qt.play.scene.layout.columns import span
from canasta_qt.play.scene.layout.places import CountBadge, Rect
from canasta_qt.ui.cards.symbols import draw_star, draw_suit, mark_colour
from canasta_qt.ui.style.paint import write
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.view_model.pictures import MeldModel

LEAST_LINE = 15.0
"""Pixels that a line of the smallest text needs, with what hangs below it."""


class SlotItem(PaintedItem):
    """The faint outline on the felt where stock and pile lie, seen when they are empty."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        edge = QPen(colour(current().edge, 140), u)
        box = self.area.adjusted(u, u, -u, -u)
        draw_plate(painter, box, measure(RADIUS["chip"], u), edge, colour(current().inlay, 150))


class AreaItem(PaintedItem):
    """The inlaid ground of a side's region, with the hairline after its canastas."""

    mark = Shown(0)
    """The number of the side's mark."""
    turn = Shown(False)
    """Whether the side is to play: then its edge has the colour of its mark."""
    rule = Shown[float | None](None)
    """Where the hairline stands, from the left edge."""
    head = Shown(0.0)
    """Height of a caption above the cards, which the hairline leaves free."""

    def draw(self, painter: QPainter) -> None:
        theme, u = current(), self.unit
        edge = mark_colour(self.mark) if self.turn else colour(theme.hairline)
        if not theme.strong:
            edge.setAlpha(130 if self.turn else 200)
        line = max(2.0, 1.6 * u) if self.turn and theme.strong else max(1.0, u)
        box, radius = self.area.adjusted(1, 1, -1, -1), measure(RADIUS["tile"], u)
        draw_plate(painter, box, radius, QPen(edge, line), colour(theme.inlay, 150))
        if self.rule is not None:
            inset = measure(SPACE[3], u)
            painter.setPen(QPen(colour(theme.edge, 120), max(1.0, 0.8 * u)))
            painter.drawLine(
                QPointF(self.rule, max(inset, self.head)),
                QPointF(self.rule, self.area.height() - inset),
            )


class CountItem(PaintedItem):
    """A number with a small word below it, beside the stock and the pile; notes on chips."""

    count = Shown(0)
    word = Shown("")
    notes = Shown[tuple[str, ...]](())
    frozen = Shown(False)
    """Whether the first note has the sign of a frozen pile before it."""

    def __init__(self, z: float, side: Qt.AlignmentFlag) -> None:
        """`side` is the outer one, at which the words stand."""
        super().__init__(z)
        self._side = side

    def heights(self) -> tuple[float, float, float]:
        """Of the number, the word and a chip; without room for all the word goes: it says least."""
        u, count = self.unit, len(self.notes)
        line, number = max(16 * u, LEAST_LINE), 24 * u
        free = self.area.height() - number
        chip = min(line + 4 * u, free / count - 2 * u) if count else 0.0
        return number, line if line + count * (chip + 2 * u) <= free + u else 0.0, chip

    def draw(self, painter: QPainter) -> None:
        u, box, theme = self.unit, self.area, current()
        number, line, chip = self.heights()
        high = number + line + len(self.notes) * (chip + 2 * u)
        y = max(0.0, (box.height() - high) / 2)
        flags, total = self._side | Qt.AlignmentFlag.AlignVCenter, QRectF(0, y, box.width(), number)
        write(painter, total, str(self.count), colour(theme.text), flags, type_font("total", u))
        y += number
        word = QRectF(0, y, box.width(), line)
        label, short = fitted(type_font("label", u), self.word, word.width())
        if line and short == self.word:  # half a word beside a stack says less than none
            draw_line(painter, word, short, label, theme.text_soft, self._side)
        y += line + 2 * u if line else 0.0
        for place, words in enumerate(self.notes):
            self._draw_chip(painter, QRectF(0, y, box.width(), chip), words, first=place == 0)
            y += chip + 2 * u

    def _draw_chip(self, painter: QPainter, room: QRectF, words: str, *, first: bool) -> None:
        u, theme = self.unit, current()
        sign = 15 * u if self.frozen and first else 0.0
        pad = 6 * u
        shown, short = fitted(type_font("label", u), words, room.width() - 2 * pad - sign)
        width = text_width(shown, short) + 2 * pad + sign
        box = QRectF(room.x(), room.y(), width, room.height()).adjusted(0.5, 0.5, -0.5, -0.5)
        radius = measure(RADIUS["chip"], u)
        draw_plate(painter, box, radius, QPen(colour(theme.hairline), 1), colour(theme.surface))
        if sign:
            draw_snow(painter, QPointF(box.x() + pad + 0.3 * sign, box.center().y()), 5 * u)
        write(painter, box.adjusted(pad + sign, 0, 0, 0), short, colour(theme.text), LEFT, shown)


def draw_snow(painter: QPainter, at: QPointF, r: float) -> None:
    """Six points of a flake: the sign of a frozen pile."""
    painter.setPen(QPen(colour(current().text), max(1.2, 0.28 * r)))
    for x, y in ((0.0, 1.0), (0.87, 0.5), (0.87, -0.5)):
        way = QPointF(x, y) * r
        painter.drawLine(at - way, at + way)


class DashedItem(PaintedItem):
    """The gold dashed outline around staged cards; brick when the group is not in order."""

    ok = Shown(True)
    """Whether the staged group is in order."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        ink = colour(current().accent if self.ok else current().loss)
        pen = QPen(ink, 2.2 * u, Qt.PenStyle.DashLine)
        pen.setDashPattern([3.0, 2.0])
        painter.setPen(pen)
        inset = 1.5 * u
        painter.drawRoundedRect(self.area.adjusted(inset, inset, -inset, -inset), 5 * u, 5 * u)


class PillItem(PaintedItem):
    """A gold pill with a few words: the live badge, the count while dragging."""

    text = ""

    def show_text(self, text: str, spot: tuple[float, float], unit: float) -> None:
        """Show `text` around `spot`."""
        self.text, self.unit = text, unit
        width, height = text_width(self._font(), text) + 20 * unit + 2, 24 * unit
        self.set_rect(Rect(spot[0] - width / 2, spot[1] - height / 2, width, height), unit)

    def _font(self) -> QFont:
        return type_font("strong", self.unit)

    def centre_on(self, x: float, y: float) -> None:
        self.setPos(x - self.area.width() / 2, y - self.area.height() / 2)

    def draw(self, painter: QPainter) -> None:
        u, box, accent = self.unit, self.area.adjusted(1, 1, -1, -1), colour(current().accent)
        radius = min(box.height() / 2, measure(RADIUS["tile"], u))
        draw_plate(painter, box, radius, QPen(accent, 1.6 * u), accent)
        inner = self.area.adjusted(10 * u, 0, -10 * u, 0)
        draw_words(painter, inner, self.text, self._font(), current().on_accent)


class GlowItem(PaintedItem):
    """A legal place: an outline and a faint ground in the accent colour."""

    hot = Shown(False)
    """Whether the cards would go here if they were let go now."""
    ground = True
    """Whether it has a ground; without, nothing lies over the cards it goes around."""

    def draw(self, painter: QPainter) -> None:
        u, theme = self.unit, current()
        box = self.area.adjusted(2 * u, 2 * u, -2 * u, -2 * u)
        edge = QPen(colour(theme.accent), max(2.0, (2.8 if self.hot else 2.0) * u))
        ground = colour(theme.accent, (72 if self.hot else 40) if self.ground else 0)
        draw_plate(painter, box, measure(RADIUS["control"], u), edge, ground)


class RingItem(PaintedItem):
    """The focus ring of the keyboard around a place or a card: light on dark, seen on both."""

    def draw(self, painter: QPainter) -> None:
        u = self.unit
        box, radius = self.area.adjusted(2 * u, 2 * u, -2 * u, -2 * u), measure(RADIUS["chip"], u)
        painter.setPen(QPen(colour(current().mark_ground), 5 * u))
        painter.drawRoundedRect(box, radius, radius)
        painter.setPen(QPen(colour(current().card), 2 * u))
        painter.drawRoundedRect(box, radius, radius)


class BandItem(PaintedItem):
    """The rubber band."""

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(colour(current().accent), 1.5 * self.unit, Qt.PenStyle.DashLine))
        painter.setBrush(colour(current().accent, 30))
        painter.drawRect(self.area.adjusted(1, 1, -1, -1))


class BannerItem(PaintedItem):
    """A quiet banner in the centre band: before the first deal, between deals and at the end."""

    words = Shown[tuple[str, str]](("", ""))
    """A title and a line below it; a title alone may take two lines."""

    @property
    def is_legible(self) -> bool:
        """Whether the title has room, if it stands alone."""
        title, line = self.words
        shown, short = fitted(self._font, title, self._inner.width())
        return bool(line) or title in (short, wrapped(shown, title, self._inner))

    @property
    def _inner(self) -> QRectF:
        u = self.unit
        return self.area.adjusted(2 + 8 * u, 2 + 2 * u, -2 - 8 * u, -2 - 2 * u)

    @property
    def _font(self) -> QFont:
        return type_font("page", 0.9 * self.unit)

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(2, 2, -2, -2)
        edge = QPen(colour(current().accent), 1.6 * u)
        draw_plate(painter, box, measure(RADIUS["tile"], u), edge, colour(current().surface))
        title, line = self.words
        if not line:
            draw_words(painter, self._inner, title, self._font, current().accent)
            return
        inner, height = box.adjusted(15 * u, 0, -15 * u, 0), box.height()
        upper = inner.adjusted(0, 0, 0, -0.4 * height)
        draw_line(painter, upper, title, type_font("page", u), current().accent)
        lower = inner.adjusted(0, 0.52 * height, 0, -0.08 * height)
        draw_line(painter, lower, line, type_font("prompt", u), current().text)


class PanelItem(PaintedItem):
    """The ground on which the pile is spread out, with a line above the cards."""

    words = Shown("")

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(2, 2, -2, -2)
        edge = QPen(colour(current().accent), 1.6 * u)
        draw_plate(painter, box, measure(RADIUS["tile"], u), edge, colour(current().surface))
        line = QRectF(box.x() + 10 * u, box.y(), box.width() - 20 * u, 30 * u)
        draw_line(painter, line, self.words, type_font("strong", u), current().text)


HEIGHT, LEAST, RAISED = 17.0, 24.0, 7.0
"""Height and least width of a chip, and how far it reaches over what it hangs on, in units."""


def chip_height(unit: float) -> float:
    """Height of one line of a chip: never too low for smallest text."""
    return max(HEIGHT * unit, LEAST_LINE)


STAR_ROOM, SUIT_ROOM = 12.0, 12.0
"""Width of the star before the wilds and of the suit of a run, in units."""


class ChipItem(PaintedItem):
    """The small count under an open meld: naturals, and wilds with a star.

    A run shows its suit and its ranks on a light ground, without room its ranks alone; and below,
    if one card completes it, which, and how many of it are unseen. Where neighbours stand close the
    numbers stand one below the other. Beside it stands the number of chosen cards that may go
    there.
    """

    more = Shown(0)
    """How many cards would come."""
    meld: MeldModel | None = None
    _spot = (0.0, 0.0)
    _room = 0.0
    stacked = False
    _wide = 1.0
    _suit = ""
    _main = ""
    """The naturals before the star; nothing in a meld of wild cards only. Ranks of a run."""
    _rest = ""
    """The wilds behind the star."""
    _finish = ""
    """The cards that complete a run, with the number of unseen copies."""

    def show_meld(
        self, meld: MeldModel, spot: tuple[float, float], room: float, unit: float
    ) -> None:
        """Show the counts of `meld`, hanging on its lower edge at `spot`, no wider than `room`."""
        naturals, ranks = str(meld.naturals or ""), span(meld)
        self.meld, self._suit, self._spot, self._room = meld, meld.suit, spot, room
        self._main, self._rest = ranks or naturals, str(meld.wilds or "")
        wide, narrow = self._widths(unit)
        if ranks and wide > room:
            self._suit = ""
            wide, narrow = self._widths(unit)
        self._finish = self._finish_words(meld, room, unit)
        self.stacked = wide > room and bool(self._main) and bool(self._rest)
        self._wide = narrow if self.stacked else max(wide, self._finish_width(unit))
        self.unit = unit
        self._take_place()

    def show_more(self, count: int) -> None:
        """Show that so many cards may come; 0 for none."""
        if count != self.more:
            self.more = count
            self._take_place()

    def _take_place(self) -> None:
        unit, line = self.unit, chip_height(self.unit)
        width = self._wide + self._more_width()
        height = 1.8 * line if self.stacked or self._finish else line
        bottom = self._spot[1] - RAISED * unit + line
        self.set_rect(Rect(self._spot[0] - width / 2, bottom - height, width, height), unit)

    def _more_width(self) -> float:
        if not self.more:
            return 0.0
        return text_width(self._font(), f"+{self.more}") + 10 * self.unit

    def _font(self) -> QFont:
        return type_font("strong", self.unit)

    def _finish_words(self, meld: MeldModel, room: float, unit: float) -> str:
        """The cards that complete a run as "7×2 A×1", or closer together without room."""
        for mark, apart in (("×", " "), ("·", " "), ("·", "")):
            parts = (f"{rank.replace('T', '10')}{mark}{left}" for rank, left in meld.finish)
            self._finish = apart.join(parts)
            if self._finish_width(unit) <= room:
                break
        return self._finish

    def _finish_width(self, unit: float) -> float:
        words = text_width(type_font("small", unit), self._finish)
        return words + 12 * unit if self._finish else 0.0

    def _widths(self, unit: float) -> tuple[float, float]:
        shown = type_font("strong", unit)
        main, rest = text_width(shown, self._main), text_width(shown, self._rest)
        main += SUIT_ROOM * unit if self._suit else 0.0
        star = STAR_ROOM * unit if self._rest else 0.0
        least = LEAST * unit
        return max(main + rest + star + 9 * unit, least), max(main, rest + star) + 8 * unit

    def words(self) -> str:
        """The counts as one reads them: "5★2", "7", "★5"; of a run "s5–J" or "s6–J 5×2 Q×0"."""
        main = self._suit + self._main
        main = f"{main}★{self._rest}" if self._rest else main
        return f"{main} {self._finish}" if self._finish else main

    def draw(self, painter: QPainter) -> None:
        if self.meld is None:
            return
        theme = current()
        ink, star = theme.text, theme.accent
        if self._is_run:
            ink = star = theme.ink
        self._draw_ground(painter)
        painter.setFont(self._font())
        box = self.area.adjusted(0, 0, -self._more_width(), 0)
        half = box.height() / 2
        lines = [(box, self._main, self._rest)]
        upper = QRectF(0, 1, box.width(), half)
        lower = QRectF(0, half - 1, box.width(), half)
        if self._finish:
            lines = [(upper, self._main, self._rest)]
            write(painter, lower, self._finish, colour(ink), font=type_font("small", self.unit))
            painter.setFont(self._font())
        elif self.stacked:
            lines = [(upper, self._main, ""), (lower, "", self._rest)]
        for at, main, rest in lines:
            self._draw_line(painter, at, main, rest, (ink, star))

    @property
    def _is_run(self) -> bool:
        return self.meld is not None and bool(self.meld.suit)

    def _draw_ground(self, painter: QPainter) -> None:
        theme, box = current(), self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        ground = theme.card if self._is_run else theme.surface
        pen = QPen(colour(theme.accent if self.more else theme.edge), self.unit)
        radius = min(box.height(), box.width(), chip_height(self.unit)) / 2
        draw_plate(painter, box, radius, pen, colour(ground, 255 if self._is_run else 235))
        if self.more:
            right = box.adjusted(box.width() - self._more_width(), 0, 0, 0)
            draw_plate(painter, right, radius, QPen(Qt.PenStyle.NoPen), colour(theme.accent))
            write(painter, right, f"+{self.more}", colour(theme.on_accent), font=self._font())

    def _draw_line(
        self, painter: QPainter, box: QRectF, main: str, rest: str, inks: tuple[str, str]
    ) -> None:
        """Suit, naturals, star and wilds in the middle of `box`; `inks` of numbers and star."""
        u, shown, suit = self.unit, painter.font(), self._suit if main else ""
        widths = text_width(shown, main), text_width(shown, rest)
        star, sign = STAR_ROOM * u if rest else 0.0, SUIT_ROOM * u if suit else 0.0
        x, y = box.center().x() - (sum(widths) + star + sign) / 2, box.center().y()
        if suit:
            draw_suit(painter, suit, QPointF(x + 0.42 * sign, y), 4.6 * u)
            x += sign
        painter.setPen(colour(inks[0]))
        painter.drawText(QRectF(x, box.y(), widths[0] + 2, box.height()), CENTRE, main)
        if rest:
            x += widths[0]
            right = QRectF(x + star, box.y(), widths[1] + 2, box.height())
            painter.drawText(right, CENTRE, rest)
            draw_star(painter, QPointF(x + star / 2, y), 4.6 * u, inks[1])


class TallyItem(PaintedItem):
    """How many cards a small stack face down has."""

    count = Shown(0)

    def show_tally(self, tally: CountBadge, unit: float) -> None:
        width, height = LEAST * unit, chip_height(unit)
        self.setZValue(tally.z)
        self.set_rect(Rect(tally.x - width / 2, tally.y - height / 2, width, height), unit)

    def draw(self, painter: QPainter) -> None:
        u, box = self.unit, self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        edge = QPen(colour(current().accent), 1.3 * u)
        draw_plate(painter, box, box.height() / 2, edge, colour(current().surface, 240))
        shown, ink = type_font("strong", u), colour(current().text)
        write(painter, self.area, str(self.count), ink, font=shown)

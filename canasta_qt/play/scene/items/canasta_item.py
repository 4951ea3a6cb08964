"""What makes a canasta of a squared pile: edges of cards below it, and a woven band around it."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QLinearGradient, QPainter, QPainterPath, QPen

from canasta_qt.play.scene.items.painted import CENTRE, PaintedItem, Shown, draw_plate, text_width
from canasta_qt.play.scene.layout.columns import span
from canasta_qt.play.scene.layout.places import Rect
from canasta_qt.play.scene.layout.regions import BAND_WIDTH, EDGE_STEP, EDGES
from canasta_qt.ui.cards.symbols import draw_star, leaf_path, suit_path
from canasta_qt.ui.style.paint import write
from canasta_qt.ui.style.theme import colour, current, font
from canasta_qt.ui.style.tokens import EVENING, LIGHT, SHADE, mixed
from canasta_qt.view_model.pictures import MeldModel

BAND_TOP, BAND_HEIGHT = 0.725, 0.235
"""Where the band begins and how high it is, in heights of the card."""

LEAST_BAND = 16.0
"""A band is never lower than this, in pixels, so that its words can be read."""

CORNER, BAND_CORNER, LEAF, WEAVE, LINE = 0.058, 0.035, 0.12, 0.07, 0.019
"""Corners, a leaf, the mesh of the weave and a gold line, in widths of the card."""

STAR = 1.2
"""Room for the star between the numbers, in sizes of their type."""

SHADOW_STEPS, SHADOW_REACH = 8, 0.1
"""Of the soft shadow around a canasta; how far it reaches in widths of the card."""


def _gold() -> str:
    """The gold of the band: bright on every theme's bands, which are all dark."""
    theme = current()
    return theme.accent if theme.strong else EVENING.accent


def band_box(card: Rect) -> Rect:
    """Where the band lies around a canasta whose card is here."""
    height = max(BAND_HEIGHT * card.h, min(LEAST_BAND, 0.6 * card.h))
    middle = card.y + (BAND_TOP + BAND_HEIGHT / 2) * card.h
    wide = BAND_WIDTH * card.w
    return Rect(card.cx - wide / 2, middle - height / 2, wide, height)


def draw_edges(painter: QPainter, card: QRectF) -> None:
    """The edges of the cards below the one that lies here."""
    theme, width = current(), card.width()
    radius, step = CORNER * width, EDGE_STEP * width
    painter.setPen(QPen(colour(mixed(theme.card, theme.ink, 0.4)), max(0.7, 0.006 * width)))
    for number in range(EDGES, 0, -1):
        shade = mixed(theme.card, theme.wood, 0.12 + 0.12 * (number % 2))
        painter.setBrush(colour(shade))
        painter.drawRoundedRect(card.translated(0, number * step), radius, radius)


@dataclass(frozen=True, slots=True)
class Band:
    """A band as it is painted into `box`, with the counts of naturals and wild cards.

    `kind` is a token, `suit` that of a sequence, whose ranks stand in the place of its count,
    `width` the card's, and `more` the number of chosen cards that may come.
    """

    kind: str
    counts: tuple[int | str, int]
    suit: str
    box: QRectF
    width: float
    more: int = 0

    def draw(self, painter: QPainter) -> None:
        theme = current()
        shape, radius = QPainterPath(), BAND_CORNER * self.width
        shape.addRoundedRect(self.box, radius, radius)
        painter.fillPath(shape, colour(getattr(theme, self.kind)))
        if not theme.strong:
            self._draw_weave(painter, shape)
        self._draw_lines(painter)
        self._draw_words(painter)
        if self.more:
            self._draw_more(painter)

    @property
    def pill(self) -> QRectF:
        """Where the number of chosen cards stands, at the right end; empty without any."""
        if not self.more:
            return QRectF()
        box = self.box
        wide = text_width(self._pill_font(), f"+{self.more}") + 0.5 * box.height()
        return QRectF(
            box.right() - wide - 1, box.top() + 0.12 * box.height(), wide, 0.76 * box.height()
        )

    @property
    def numbers(self) -> tuple[QRectF, QRectF]:
        """Where the naturals and the wild cards stand: in the middle, two beside a pill."""
        box, size = self.box, self._size()
        shown = font(size, bold=True)
        main, rest = (str(count or "") for count in self.counts)
        widths = text_width(shown, main), text_width(shown, rest)
        star = STAR * size if rest else 0.0
        middle = box.center().x() - (self.pill.width() / 2 if rest else 0.0)
        x = middle - (sum(widths) + star) / 2
        right = x + widths[0] + star
        return (
            QRectF(x, box.top(), widths[0] + 1, box.height()),
            QRectF(right, box.top(), widths[1] + 1, box.height()),
        )

    def _size(self) -> float:
        return 0.62 * self.box.height()

    def _pill_font(self) -> QFont:
        return font(0.56 * self.box.height(), bold=True)

    def _draw_more(self, painter: QPainter) -> None:
        theme, pill = current(), self.pill
        no_edge = QPen(Qt.PenStyle.NoPen)
        draw_plate(painter, pill, pill.height() / 2, no_edge, colour(theme.accent))
        write(painter, pill, f"+{self.more}", colour(theme.on_accent), font=self._pill_font())

    def _draw_weave(self, painter: QPainter, shape: QPainterPath) -> None:
        box, mesh = self.box, WEAVE * self.width
        painter.save()
        painter.setClipPath(shape, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(colour(LIGHT, 18), mesh * 0.34))
        x, height = box.left() - box.height(), box.height()
        while x < box.right() + height:
            painter.drawLine(QPointF(x, box.bottom()), QPointF(x + height, box.top()))
            painter.drawLine(QPointF(x, box.top()), QPointF(x + height, box.bottom()))
            x += mesh
        round_ = QLinearGradient(box.topLeft(), box.topRight())
        for at, alpha in ((0.0, 90), (0.14, 0), (0.86, 0), (1.0, 90)):
            round_.setColorAt(at, colour(SHADE, alpha))
        painter.fillRect(box, round_)
        painter.restore()

    def _draw_lines(self, painter: QPainter) -> None:
        theme, box, line = current(), self.box, max(1.2, LINE * self.width)
        if theme.strong:
            painter.setPen(QPen(colour(theme.on_canasta), 1.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRect(box.adjusted(0.75, 0.75, -0.75, -0.75))
        painter.setPen(QPen(colour(_gold()), line))
        for y in (box.top() + 1.3 * line, box.bottom() - 1.3 * line):
            painter.drawLine(QPointF(box.left() + 1, y), QPointF(box.right() - 1, y))

    def _draw_words(self, painter: QPainter) -> None:
        """The numbers in the middle: with a star where there are wild cards, else with signs."""
        size, (main, rest) = self._size(), self.counts
        painter.setFont(font(size, bold=True))
        naturals, wilds = self.numbers
        painter.setPen(colour(current().on_canasta))
        painter.drawText(naturals, CENTRE, str(main or ""))
        y = self.box.center().y()
        if rest:
            painter.drawText(wilds, CENTRE, str(rest))
            at = QPointF(wilds.left() - STAR / 2 * size, y)
            draw_star(painter, at, 0.44 * size, _gold())
        for side in (-1, 1):
            if self.more and (side > 0 or rest):
                continue  # the pill stands here, or the numbers do
            if self.suit:
                at = QPointF(self.box.center().x() + side * 0.36 * self.box.width(), y)
                painter.fillPath(suit_path(self.suit, 0.4 * size).translated(at), colour(_gold()))
            elif not rest:
                self._draw_leaves(painter, side)

    def _draw_leaves(self, painter: QPainter, side: int) -> None:
        """Two leaves: a natural canasta is told without its colour, too."""
        for number in (0, 1):
            painter.save()
            away = side * self.width * (0.19 + 0.13 * number)
            painter.translate(self.box.center() + QPointF(away, 0))
            painter.scale(side, 1)
            painter.rotate(-22)
            painter.fillPath(leaf_path(LEAF * self.width), colour(_gold()))
            painter.restore()


class CanastaBase(PaintedItem):
    """The edges of the cards below, and the shadow of the whole."""

    _card = QRectF()

    def show_card(self, card: Rect, unit: float) -> None:
        reach = SHADOW_REACH * card.w
        outer = card.grown(reach)._replace(h=card.h + 2 * reach + EDGES * EDGE_STEP * card.w)
        self._card = QRectF(reach, reach, card.w, card.h)
        self.set_rect(outer, unit)

    def draw(self, painter: QPainter) -> None:
        theme, card = current(), self._card
        width = card.width()
        radius, step = CORNER * width, EDGE_STEP * width
        if not theme.strong:
            whole = card.adjusted(0, 0, 0, EDGES * step)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(SHADE, 12))
            for number in range(SHADOW_STEPS):
                grow = SHADOW_REACH * width * (1 - number / SHADOW_STEPS) * 0.9
                soft = whole.adjusted(-grow, -grow * 0.6, grow, grow)
                painter.drawRoundedRect(soft, radius + grow, radius + grow)
        draw_edges(painter, card)


class CanastaBand(PaintedItem):
    """The woven band with its counts and kind; `share` of it is shown, from the left."""

    share = Shown(1.0)
    more = Shown(0)
    """How many chosen cards may come."""
    meld: MeldModel | None = None
    _width = 1.0

    def show_meld(self, meld: MeldModel, card: Rect, unit: float) -> None:
        self.meld, self._width = meld, card.w
        self.set_rect(band_box(card), unit)

    def words(self) -> str:
        """The counts as one reads them: "5★2", "7", of a sequence "s5–J"."""
        if self.meld is None:
            return ""
        main, wilds = span(self.meld) or str(self.meld.naturals or ""), self.meld.wilds
        return f"{self.meld.suit}{main}★{wilds}" if wilds else self.meld.suit + main

    def _painted(self) -> Band:
        assert self.meld is not None
        meld = self.meld
        counts = (span(meld) or meld.naturals, meld.wilds)
        return Band(meld.canasta, counts, meld.suit, self.area, self._width, self.more)

    @property
    def pill(self) -> QRectF:
        """Where the number of chosen cards stands; empty without any."""
        return self._painted().pill

    @property
    def numbers(self) -> tuple[QRectF, QRectF]:
        """Where the naturals and the wild cards stand."""
        return self._painted().numbers

    def draw(self, painter: QPainter) -> None:
        if self.meld is None or self.share <= 0.0:
            return
        box = self.area
        painter.setClipRect(QRectF(0, 0, self.share * box.width(), box.height()))
        self._painted().draw(painter)

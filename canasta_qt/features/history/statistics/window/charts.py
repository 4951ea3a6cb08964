"""Plots of the statistics: margins of matches, and where points come from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QWidget

from canasta_qt.features.history.statistics.session import KeyFigure, StatisticsModel
from canasta_qt.features.history.statistics.words import StatisticsText
from canasta_qt.ui.cards.symbols import fill_mark
from canasta_qt.ui.parts.figures import (
    LINES,
    FigureTile,
    TitledPlate,
    axis_words,
    grid_pen,
    side_colour,
    side_fill,
    side_pen,
)
from canasta_qt.ui.parts.pictures import EmptyState
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import plate, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.build import LEFT, RIGHT
from canasta_qt.ui.widgets.charts import Chart, grid_step
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.ui.widgets.standard import number_text
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted, labelled, signed

MOST_BARS: Final = 60
"""More matches than these share bars."""

LATELY: Final = 10
"""The line is the mean of so many bars; it begins with that many."""

_MATCHES = QT_TRANSLATE_N_NOOP(
    "MarginChart",
    "1 match, on average {mean} points",
    "{n} matches, on average {mean} points",
)

_BAR, _MARK = 8, 14
"""Pixels: height of a bar that lies, side of a mark in a legend."""

_GAP = 6
_WIDEST_BAR = 40


def _say(chart: Chart, painter: QPainter, text: str) -> None:
    painter.setPen(axis_words())
    painter.setFont(type_font("body"))
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    pad = px(12)
    painter.drawText(chart.rect().adjusted(pad, pad, -pad, -pad), flags, text)


def _bar(painter: QPainter, box: QRectF, side: int, radius: float) -> None:
    """A bar of a side: filled for the viewer's own, for others outlined only."""
    edge = side_colour(side)
    wide = max(px(2), 1.0)
    fill = side_fill(side)
    plate(painter, box, min(radius, box.width() / 2, box.height() / 2), fill, edge, wide)


def _legend(painter: QPainter, left: float, top: float, names: Sequence[str]) -> float:
    """A mark and a word for each side; where the next mark would stand."""
    painter.setFont(type_font("label"))
    metrics, side = painter.fontMetrics(), float(px(_MARK))
    for place, name in enumerate(names):
        at = QRectF(left, top + (metrics.height() - side) / 2, side, side)
        _bar(painter, at, place, px(3))
        painter.setPen(axis_words())
        width = metrics.horizontalAdvance(name) + px(4)
        left += side + px(_GAP)
        painter.drawText(QRectF(left, top, width, metrics.height()), LEFT, name)
        left += width + px(20)
    return left


class MarginChart(Chart):
    """A filled bar up for a match won, an outlined one down for one lost, and their mean."""

    LEAST = QSize(280, 190)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Margins of the matches"))
        self.bars: list[float] = []

    def show_margins(self, margins: Sequence[int]) -> None:
        """Draw these, the earliest first; many are put together in equal parts."""
        per = max(1, -(-len(margins) // MOST_BARS))
        parts = [margins[at : at + per] for at in range(0, len(margins), per)]
        self.bars = [sum(part) / len(part) for part in parts]
        mean = round(sum(margins) / len(margins)) if margins else 0
        self.tell(counted(_MATCHES, len(margins), mean=number_text(mean)))
        self.update()

    def lately(self) -> list[float]:
        """For each bar the mean of it and those before it."""
        rows = [self.bars[max(0, at - LATELY + 1) : at + 1] for at in range(len(self.bars))]
        return [sum(row) / len(row) for row in rows]

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        if not self.bars:
            _say(self, painter, self.tr("None of these matches is yours."))
            return
        painter.setFont(type_font("label"))
        line, least = painter.fontMetrics().height(), round(min(*self.bars, 0))
        step = grid_step(least, round(max(*self.bars, 0)), LINES + 1)
        low = least // step * step
        high = max(step, int(-(-max(*self.bars, 0) // step)) * step)
        room = max(painter.fontMetrics().horizontalAdvance(signed(v)) for v in (low, high))
        area = QRectF(self.rect()).adjusted(room + px(10), line, -px(4), -1.8 * line - px(8))

        def y(value: float) -> float:
            return area.bottom() - area.height() * (value - low) / (high - low)

        self._grid(painter, area, range(low, high + 1, step), y)
        slot = min(area.width() / len(self.bars), float(px(_WIDEST_BAR)))
        middles = [area.left() + slot * (at + 0.5) for at in range(len(self.bars))]
        for middle, margin in zip(middles, self.bars, strict=True):
            self._margin(painter, QPointF(middle, y(margin)), y(0), slot, margin)
        self._largest(painter, middles, y)
        self._mean(painter, middles, y)
        self._keys(painter, area.left(), self.height() - line - px(2))

    def _grid(
        self, painter: QPainter, area: QRectF, values: range, y: Callable[[float], float]
    ) -> None:
        painter.setFont(type_font("label"))
        half = painter.fontMetrics().height() / 2
        for value in values:
            painter.setPen(grid_pen() if value else QPen(tint("edge"), 1))
            painter.drawLine(QLineF(area.left(), y(value), area.right(), y(value)))
            painter.setPen(axis_words())
            box = QRectF(0, y(value) - half, area.left() - px(8), 2 * half)
            painter.drawText(box, RIGHT, signed(value))

    def _margin(
        self, painter: QPainter, end: QPointF, zero: float, slot: float, margin: float
    ) -> None:
        top, bottom = sorted((end.y(), zero))
        bar = QRectF(end.x() - 0.38 * slot, top, 0.76 * slot, max(px(3), bottom - top))
        if margin:
            _bar(painter, bar, 0 if margin > 0 else 1, px(4))
        else:
            painter.fillRect(bar.adjusted(0, -1, 0, -1), axis_words())

    def _largest(
        self, painter: QPainter, middles: Sequence[float], y: Callable[[float], float]
    ) -> None:
        best = max(self.bars)
        if best <= 0:
            return
        painter.setFont(type_font("strong"))
        metrics, text = painter.fontMetrics(), signed(round(best))
        wide, middle = metrics.horizontalAdvance(text) + 4, middles[self.bars.index(best)]
        left = min(max(0.0, middle - wide / 2), self.width() - wide)
        painter.setPen(tint("text"))
        box = QRectF(left, y(best) - metrics.height(), wide, metrics.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)

    def _mean(
        self, painter: QPainter, middles: Sequence[float], y: Callable[[float], float]
    ) -> None:
        points = [QPointF(x, y(mean)) for x, mean in zip(middles, self.lately(), strict=True)]
        if len(points) >= LATELY:
            painter.setPen(QPen(tint("text"), px(2)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPolyline(QPolygonF(points[LATELY - 1 :]))

    def _keys(self, painter: QPainter, left: float, top: float) -> None:
        left = _legend(painter, left, top, (self.tr("won"), self.tr("lost")))
        if len(self.bars) <= LATELY:
            return
        text, metrics = self.tr("average of the last ten"), painter.fontMetrics()
        wide = metrics.horizontalAdvance(text) + px(4)
        if left + px(28) + wide > self.width():
            return
        painter.setPen(QPen(tint("text"), px(2)))
        middle = top + metrics.height() / 2
        painter.drawLine(QLineF(left, middle, left + px(20), middle))
        painter.setPen(axis_words())
        painter.drawText(QRectF(left + px(28), top, wide, metrics.height()), LEFT, text)


class ComponentChart(Chart):
    """Bars that show where points come from: one's own filled, those of others outlined below."""

    LEAST = QSize(220, 190)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Where the points of a deal come from"))
        self._rows: Sequence[tuple[str, Sequence[float]]] = ()
        self._columns: Sequence[str] = ()

    def show_components(
        self, rows: Sequence[tuple[str, Sequence[float]]], columns: Sequence[str]
    ) -> None:
        """Draw these: label and mean points in each column; what is nought everywhere is not."""
        self._rows = [row for row in rows if any(round(value) for value in row[1])]
        self._columns = columns
        parts = [
            labelled(label, ", ".join(number_text(round(value)) for value in values))
            for label, values in rows
        ]
        self.tell("; ".join(parts) or StatisticsText.NO_DEAL())
        self.updateGeometry()
        self.update()

    def minimumSizeHint(self) -> QSize:
        rows = max(3, len(self._rows))
        return QSize(px(self.LEAST.width()), rows * self._least() + self._foot())

    def _least(self) -> int:
        bars = _BAR * len(self._columns) + 3 * len(self._columns)
        return QFontMetrics(type_font("label")).height() + px(bars + _GAP)

    def _foot(self) -> int:
        return QFontMetrics(type_font("label")).height() + px(_GAP) if self._columns[1:] else 0

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        if not self._rows:
            _say(self, painter, StatisticsText.NO_DEAL())
            return
        most = max(1.0, *(abs(value) for _, row in self._rows for value in row))
        foot = self._foot()
        each = min((self.height() - foot) / len(self._rows), 1.5 * self._least())
        for place, (label, row) in enumerate(self._rows):
            self._row(painter, QRectF(0, place * each, self.width(), each), label, row, most)
        if foot:
            line = painter.fontMetrics().height()
            _legend(painter, 0, self.height() - line - px(1), self._columns)

    def _row(
        self, painter: QPainter, box: QRectF, label: str, row: Sequence[float], most: float
    ) -> None:
        painter.setFont(type_font("label"))
        line = painter.fontMetrics().height()
        words = QRectF(box.x(), box.y(), box.width(), line)
        painter.setPen(tint("text"))
        painter.drawText(words, LEFT, label)
        painter.setFont(type_font("strong"))
        painter.setPen(tint("loss" if round(row[0]) < 0 else "text"))
        painter.drawText(words, RIGHT, signed(round(row[0])))
        top, high = words.bottom() + px(3), float(px(_BAR))
        for column, value in enumerate(row):
            groove = QRectF(box.x(), top, box.width(), high)
            if column == 0:
                plate(painter, groove, high / 2, tint("sunk"), tint("hairline"))
            filled = QRectF(groove)
            filled.setWidth(max(high, groove.width() * abs(value) / most))
            if round(value) and column == 0 and value < 0:
                plate(painter, filled, high / 2, tint("loss"))
            elif round(value):
                _bar(painter, filled, column, high / 2)
            top += high + px(3)


class LuckChart(Chart):
    """The bell of chance, with a mark for each player: far out is rare."""

    LEAST = QSize(240, 170)
    REACH = 4.0
    """So many standard deviations are drawn to each side."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Luck on the curve of chance"))
        self._title = ""
        self._marks: Sequence[tuple[str, float]] = ()

    def show_luck(self, title: str, marks: Sequence[tuple[str, float]]) -> None:
        """Draw these: a player, and by how many standard deviations luck strayed."""
        self._title, self._marks = title, marks
        marked = "; ".join(labelled(who, f"{deviation:+.1f}") for who, deviation in marks)
        self.tell(f"{title}. {marked}" if marks else StatisticsText.NO_DEAL())
        self.update()

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        if not self._marks:
            _say(self, painter, StatisticsText.NO_DEAL())
            return
        painter.setFont(type_font("label"))
        line, pad = painter.fontMetrics().height() + 2, px(12)
        area = QRectF(self.rect()).adjusted(pad, line + px(6), -pad, -line - px(4))
        painter.setPen(QPen(tint("text_soft"), px(2)))
        steps = [self.REACH * (at / 40 - 1) for at in range(81)]
        painter.drawPolyline(QPolygonF([self._point(area, where, 1.0) for where in steps]))
        painter.setPen(grid_pen())
        for where in range(-3, 4):
            x = self._point(area, where, 0).x()
            painter.drawLine(QLineF(x, area.bottom(), x, self._point(area, where, 1.0).y()))
        painter.setPen(axis_words())
        below = QRectF(area.left(), area.bottom() + 2, area.width(), line)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.tr("as expected"))
        painter.drawText(below, LEFT, self.tr("less"))
        painter.drawText(below, RIGHT, self.tr("more"))
        above = QRectF(0, 0, self.width(), line)
        painter.setFont(type_font("strong"))
        painter.setPen(tint("text"))
        painter.drawText(above, LEFT, self._title)
        painter.setFont(type_font("label"))
        for at, (who, deviation) in enumerate(self._marks):
            self._mark(painter, area, at, who, deviation)

    def _point(self, area: QRectF, where: float, height: float) -> QPointF:
        within = max(-self.REACH, min(self.REACH, where))
        x = area.left() + area.width() * (within / self.REACH + 1) / 2
        return QPointF(
            x, area.bottom() - area.height() * height * 2.718281828 ** (-within * within / 2)
        )

    def _mark(self, painter: QPainter, area: QRectF, at: int, who: str, deviation: float) -> None:
        foot = self._point(area, deviation, 0)
        metrics = painter.fontMetrics()
        top = area.top() + px(4) + at * (metrics.height() + px(4))
        painter.setPen(side_pen(at))
        painter.drawLine(QLineF(foot.x(), foot.y(), foot.x(), top + px(8)))
        fill_mark(painter, at, QPointF(foot.x(), top + px(8)), px(5), side_colour(at))
        painter.setPen(tint("text"))
        width, gap = metrics.horizontalAdvance(who) + 4, px(10)
        left = foot.x() + gap if foot.x() + gap + width < self.width() else foot.x() - gap - width
        painter.drawText(QRectF(left, top, width, metrics.height()), LEFT, who)


_TILES: Final = 4
_NARROW: Final = 760
"""Pages narrower than this, at a scale of 100 %, have two tiles in a row and charts in a column."""


class StatisticsOverview(QWidget):
    """What most want to know, at one look."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.tiles = [FigureTile(self, first=place == 0) for place in range(_TILES)]
        self.margins = MarginChart(self)
        self.components = ComponentChart(self)
        self.course = TitledPlate(self.tr("Margin of each match"), parent=self)
        self.course.body.addWidget(self.margins, 1)
        self.sources = TitledPlate(self.tr("Where points come from"), parent=self)
        self.sources.body.addWidget(self.components, 1)
        self._grid = QGridLayout()
        self._charts = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._charts.addWidget(self.course, 7)
        self._charts.addWidget(self.sources, 4)
        build.column(self._grid, (self._charts, 1), of=self, margins=0, spacing=SPACE[3])
        for layout in (self._grid, self._charts):
            follow(layout.setSpacing, SPACE[3])
        self._across = 0
        follow(self._arrange)

    def show_model(self, model: StatisticsModel) -> None:
        for tile, figure in zip(self.tiles, _filled(model.figures), strict=True):
            tile.tell(figure.value, figure.label, figure.below)
        self.margins.show_margins(model.margins)
        self.course.say(number(len(model.margins), "match"))
        self.components.show_components(model.components, model.columns)

    def _arrange(self) -> None:
        across = _TILES if self.width() >= px(_NARROW) else _TILES // 2
        if across == self._across:
            return
        self._across = across
        for place, tile in enumerate(self.tiles):
            self._grid.addWidget(tile, *divmod(place, across))
        for column in range(_TILES):
            self._grid.setColumnStretch(column, int(column < across))
        way = QBoxLayout.Direction
        beside = across == _TILES
        self._charts.setDirection(way.LeftToRight if beside else way.TopToBottom)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()


def _filled(found: Sequence[KeyFigure]) -> Sequence[KeyFigure]:
    return (*found, *(KeyFigure("", "", ""),) * (_TILES - len(found)))


_GHOSTS: Final = (("won", "trophy"), ("points", "chart"), ("play", "flag"))
_HEIGHTS: Final = (0.3, 0.7, 0.45, 0.9, 0.6, 0.4, 0.8, 0.35, 0.55, 0.3, 0.7, 0.5)
_GHOST: Final = 18


class _GhostBars(QWidget):
    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        follow(self.setFixedHeight, _GHOST)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        slot = self.width() / len(_HEIGHTS)
        with smooth(painter):
            for place, share in enumerate(_HEIGHTS):
                high = share * self.height()
                bar = QRectF(place * slot, self.height() - high, 0.7 * slot, high)
                plate(painter, bar, px(2), tint("hairline"))
        painter.end()


class NothingYet(QWidget):
    """Stands for the statistics before the first match: what will be here, and the way there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.state = EmptyState("", "", card_pictures(*BACKS), self)
        self.ghosts = QWidget(self)
        plates = [self._ghost(name, icon) for name, icon in _GHOSTS]
        beside = ((one, 1) for one in plates)
        build.row(*beside, of=self.ghosts, margins=0, spacing=SPACE[3])
        build.column((self.state, 1), self.ghosts, of=self, margins=0, spacing=SPACE[3])

    def _ghost(self, name: str, icon: str) -> TitledPlate:
        made = TitledPlate(StatisticsText.of("ghost", name)(), parent=self.ghosts, icon=icon)
        made.title.setWordWrap(True)
        more = Words(
            StatisticsText.of("ghost", name, "more")(), "label", "text_soft", made, wrap=True
        )
        bars = _GhostBars(made)
        bars.setAccessibleName(made.title.text())
        for part in (more, bars):
            made.body.addWidget(part)
        return made

    def say_first(self, *, going: bool) -> None:
        """There is no match at all; `going`: one is on the table."""
        step = self.tr("&Continue the match") if going else self.tr("&New match…")
        why = (StatisticsText.FIRST_GOING if going else StatisticsText.FIRST_WHY)()
        self.state.say(why, step, StatisticsText.FIRST())
        self.ghosts.show()

    def say_none(self, sentence: str) -> None:
        """There are matches, but none of the kind that is chosen above."""
        self.state.say(sentence, self.tr("&Show all"))
        self.ghosts.hide()

"""Plots of the statistics: margins of matches, and where points come from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from canasta_qt.dialogs.widgets.build import LEFT, RIGHT
from canasta_qt.dialogs.widgets.charts import Chart, grid_step
from canasta_qt.dialogs.widgets.standard import number_text
from canasta_qt.style.parts.charts import side_colour, side_pen
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted
from canasta_qt.words.statistics import statistics_text

MOST_BARS: Final = 60
"""More matches than these share bars."""

LATELY: Final = 10
"""The line is the mean of so many bars."""

_MATCHES = QT_TRANSLATE_N_NOOP(
    "MarginChart",
    "1 match, on average {mean} points",
    "{n} matches, on average {mean} points",
)


def _say(chart: Chart, painter: QPainter, text: str) -> None:
    """Say in the middle of a chart why there is nothing in it."""
    painter.setPen(chart.ink())
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    painter.drawText(chart.rect().adjusted(12, 12, -12, -12), flags, text)


class MarginChart(Chart):
    """A bar for each match, up when it was won, with the mean of the latest as a line."""

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
        """Draw grid, bars and line; without a match, say so."""
        super().draw(painter)
        if not self.bars:
            _say(self, painter, self.tr("None of these matches is yours."))
            return
        area = QRectF(self.rect()).adjusted(62, 12, -12, -12)
        step = grid_step(round(min(*self.bars, 0)), round(max(*self.bars, 0)))
        low = int(min(*self.bars, 0) // step) * step
        high = max(step, int(-(-max(*self.bars, 0) // step)) * step)

        def y(value: float) -> float:
            return area.bottom() - area.height() * (value - low) / (high - low)

        for value in range(low, high + 1, step):
            painter.setPen(QPen(self.ink(120 if value == 0 else 36), 1.0))
            painter.drawLine(QLineF(area.left(), y(value), area.right(), y(value)))
            painter.setPen(self.ink(200))
            painter.drawText(QRectF(0, y(value) - 10, 54, 20), RIGHT, number_text(value))
        slot = area.width() / max(8, len(self.bars))
        middles = [area.left() + slot * (at + 0.5) for at in range(len(self.bars))]
        for middle, margin in zip(middles, self.bars, strict=True):
            top, bottom = sorted((y(margin), y(0)))
            bar = QRectF(middle - 0.36 * slot, top, 0.72 * slot, max(1.0, bottom - top))
            if margin:
                painter.fillRect(bar, side_colour(0 if margin > 0 else 1))
            else:
                painter.fillRect(bar.adjusted(0, -2, 0, 2), self.ink())
        painter.setPen(QPen(self.ink(), 2.0))
        points = [QPointF(x, y(mean)) for x, mean in zip(middles, self.lately(), strict=True)]
        painter.drawPolyline(QPolygonF(points))


class ComponentChart(Chart):
    """Bars that show where points come from, those of each column below each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Where the points of a deal come from"))
        self._rows: Sequence[tuple[str, Sequence[float]]] = ()
        self._columns: Sequence[str] = ()

    def show_components(
        self, rows: Sequence[tuple[str, Sequence[float]]], columns: Sequence[str]
    ) -> None:
        """Draw these: label and mean points in each column."""
        self._rows, self._columns = rows, columns
        parts = [
            f"{label}: {', '.join(number_text(round(value)) for value in values)}"
            for label, values in rows
        ]
        self.tell("; ".join(parts) or statistics_text("no_deal"))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw a legend and the bars."""
        super().draw(painter)
        if not self._rows:
            _say(self, painter, statistics_text("no_deal"))
            return
        metrics = self.fontMetrics()
        labels = max(metrics.horizontalAdvance(label) for label, _ in self._rows) + 12
        numbers = metrics.horizontalAdvance("−0,000") + 8
        area = QRectF(self.rect()).adjusted(labels, 28, -4, -4)
        values = [value for _, row in self._rows for value in row]
        low, high = min(*values, 0.0), max(*values, 1.0)
        scale = max(10.0, area.width() - 2 * numbers) / (high - low)
        zero = area.left() + numbers * (low < 0) - low * scale
        height = area.height() / len(self._rows)
        self._legend(painter)
        for at, (label, row) in enumerate(self._rows):
            top = area.top() + at * height
            painter.setPen(self.ink())
            painter.drawText(QRectF(0, top, labels - 10, height), RIGHT, label)
            self._bars(painter, row, zero, scale, QRectF(area.left(), top, 0, height))
        painter.setPen(QPen(self.ink(120), 1.0))
        painter.drawLine(QLineF(zero, area.top(), zero, area.bottom()))

    def _bars(
        self, painter: QPainter, row: Sequence[float], zero: float, scale: float, slot: QRectF
    ) -> None:
        thick = min(18.0, 0.8 * slot.height() / len(row))
        top = slot.top() + (slot.height() - thick * len(row)) / 2
        for column, value in enumerate(row):
            left, right = sorted((zero, zero + value * scale))
            bar = QRectF(left, top + column * thick + 1, max(1.0, right - left), thick - 2)
            painter.fillRect(bar, side_colour(column))
            text = bar.adjusted(-86, -6, -4, 6) if value < 0 else bar.adjusted(0, -6, 86, 6)
            if value < 0:
                text.setRight(bar.left() - 4)
            else:
                text.setLeft(bar.right() + 4)
            painter.setPen(self.ink(200))
            painter.drawText(text, RIGHT if value < 0 else LEFT, number_text(round(value)))

    def _legend(self, painter: QPainter) -> None:
        x = 8.0
        for column, name in enumerate(self._columns):
            painter.fillRect(QRectF(x, 7, 12, 12), side_colour(column))
            painter.setPen(self.ink())
            width = self.fontMetrics().horizontalAdvance(name)
            painter.drawText(QRectF(x + 18, 2, width + 4, 22), LEFT, name)
            x += 18 + width + 20


class LuckChart(Chart):
    """The bell of chance, with a mark for each player: far out is rare."""

    REACH = 4.0
    """So many standard deviations are drawn to each side."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Luck on the curve of chance"))
        self._title = ""
        self._marks: Sequence[tuple[str, float]] = ()
        self.setMinimumHeight(150)

    def show_luck(self, title: str, marks: Sequence[tuple[str, float]]) -> None:
        """Draw these: a player, and by how many standard deviations luck strayed."""
        self._title, self._marks = title, marks
        told = "; ".join(f"{who}: {deviation:+.1f}" for who, deviation in marks)
        self.tell(f"{title}. {told}" if marks else statistics_text("no_deal"))
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Draw the curve, its middle and the marks with their names; without any, say so."""
        super().draw(painter)
        if not self._marks:
            _say(self, painter, statistics_text("no_deal"))
            return
        line = self.fontMetrics().height() + 2
        area = QRectF(self.rect()).adjusted(16, line + 6, -16, -line - 4)
        painter.setPen(QPen(self.ink(150), 1.6))
        steps = [self.REACH * (at / 40 - 1) for at in range(81)]
        painter.drawPolyline(QPolygonF([self._point(area, where, 1.0) for where in steps]))
        painter.setPen(QPen(self.ink(60), 1.0))
        for where in range(-3, 4):
            x = self._point(area, where, 0).x()
            painter.drawLine(QLineF(x, area.bottom(), x, self._point(area, where, 1.0).y()))
        painter.setPen(self.ink(200))
        below = QRectF(area.left(), area.bottom() + 2, area.width(), line)
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, self.tr("as expected"))
        painter.drawText(below, LEFT, self.tr("less"))
        painter.drawText(below, RIGHT, self.tr("more"))
        above = QRectF(8, 2, self.width() - 16, line)
        painter.drawText(above, LEFT, self._title)
        for at, (who, deviation) in enumerate(self._marks):
            self._mark(painter, area, at, who, deviation)

    def _point(self, area: QRectF, where: float, height: float) -> QPointF:
        within = max(-self.REACH, min(self.REACH, where))
        x = area.left() + area.width() * (within / self.REACH + 1) / 2
        return QPointF(
            x, area.bottom() - area.height() * height * 2.718281828 ** (-within * within / 2)
        )

    def _mark(self, painter: QPainter, area: QRectF, at: int, who: str, deviation: float) -> None:
        """A line up from the ground, its name beside the top; names stand one below another."""
        foot = self._point(area, deviation, 0)
        top = area.top() + 4 + at * (self.fontMetrics().height() + 4)
        painter.setPen(side_pen(at))
        painter.drawLine(QLineF(foot.x(), foot.y(), foot.x(), top + 8))
        painter.setPen(self.ink())
        width = self.fontMetrics().horizontalAdvance(who) + 4
        left = foot.x() + 6 if foot.x() + 6 + width < self.width() else foot.x() - 6 - width
        painter.drawText(QRectF(left, top, width, 20), LEFT, who)

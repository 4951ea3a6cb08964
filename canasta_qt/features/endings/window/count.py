"""A deal counted up: its lines one after the other, then the totals, then the way to the goal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.ui.cards.symbols import mark_colour
from canasta_qt.ui.parts.growing import Growing
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.motion import Tempo
from canasta_qt.ui.style.theme import colour, current
from canasta_qt.ui.style.tokens import MOTION, SIZE
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.score_sheet import NOTHING
from canasta_qt.words.sentences import figures, labelled

ROW, LEAST_ROW = 38, 22
"""Height of a line as wished, and at least."""

TOTAL, GOAL = 52, 24
"""Height of the row of totals, and of the words below the bars."""

BAR, BAR_GAP = SIZE["progress"], 5

LABELS: Final = 200
"""Width of the labels where they stand at the left."""

MANY: Final = 2
"""With more columns the labels stand at the left, not between the numbers."""

GROWS_MS: Final = 500
"""How long the bars grow."""


_LEAST_TYPE: Final = 0.74
"""Labels that have no room are so much smaller at most."""

_NARROWEST: Final = 190
"""Pixels of the narrowest count, where labels are shortened."""


@dataclass(frozen=True, slots=True)
class CountTime:
    """When what of a count is shown, in milliseconds after its beginning."""

    lines: int
    line: float
    total: float
    bars: float

    @staticmethod
    def of(sheet: ScoreSheetModel, tempo: Tempo) -> CountTime:
        """The times of a sheet; nothing but a fade where nothing shall move."""
        count = len(sheet.lines)
        if tempo.still:
            return CountTime(count, 0.0, MOTION["fade"].milliseconds * tempo.pace, 0.0)
        line = float(tempo.milliseconds("count_line"))
        return CountTime(count, line, tempo.milliseconds("count_total"), GROWS_MS * tempo.pace)

    @property
    def lasts(self) -> float:
        return self.lines * self.line + self.total + self.bars

    def revealed(self, now: float) -> float:
        """How many lines are to be seen, the last of them perhaps in part."""
        return min(float(self.lines), now / self.line) if self.line else float(self.lines)

    def rolled(self, now: float) -> float:
        """How far the totals have rolled, 0 to 1."""
        return _share(now - self.lines * self.line, self.total, QEasingCurve.Type.OutQuart)

    def grown(self, now: float) -> float:
        since = now - self.lines * self.line - self.total
        return _share(since, self.bars, QEasingCurve.Type.OutCubic)


def _share(since: float, lasts: float, easing: QEasingCurve.Type) -> float:
    if lasts <= 0:
        return 1.0 if since >= 0 else 0.0
    return QEasingCurve(easing).valueForProgress(max(0.0, min(1.0, since / lasts)))


class CountTable(Growing, QWidget):
    """The lines of a deal, the totals and the bars, at a moment of the count."""

    def __init__(self, sheet: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.sheet = sheet
        self._revealed = float(len(sheet.lines))
        self._rolled = self._grown = 1.0
        self._many = len(sheet.sides) > MANY
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        follow(self.setMinimumSize, _NARROWEST, LEAST_ROW * len(sheet.lines) + TOTAL)
        self.setAccessibleName(self.tr("What the deal brought"))
        self.setAccessibleDescription(self.told())

    def told(self) -> str:
        """All of it in words, for screen readers."""
        rows = [(line.label, line.points) for line in self.sheet.lines]
        rows.append((self.tr("Total"), self.sheet.totals))
        return ". ".join(
            labelled(
                label,
                ", ".join(
                    f"{side} {figures(value)}"
                    for side, value in zip(self.sheet.sides, points, strict=True)
                    if value is not None
                ),
            )
            for label, points in rows
        )

    def show_moment(self, revealed: float, rolled: float, grown: float) -> None:
        self._revealed, self._rolled, self._grown = revealed, rolled, grown
        self.update()

    def sums(self) -> list[int]:
        """The points of each column in the lines that are to be seen."""
        shown = self.sheet.lines[: int(self._revealed)]
        if len(shown) == len(self.sheet.lines):
            return list(self.sheet.deal_totals)
        columns = range(len(self.sheet.sides))
        return [sum(line.points[column] or 0 for line in shown) for column in columns]

    def _height(self, row: int) -> int:
        bars = len(self.sheet.sides) * (self.px(BAR) + self.px(BAR_GAP))
        return self.px(row) * len(self.sheet.lines) + self.px(TOTAL) + bars + self.px(GOAL)

    def sizeHint(self) -> QSize:
        return QSize(self.px(440), self._height(ROW))

    # --- drawing ----------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        bars = self.height() >= self._height(LEAST_ROW)
        fixed = self._height(0) if bars else self.px(TOTAL)
        count = max(1, len(self.sheet.lines))
        row = max(self.px(LEAST_ROW), min(self.px(ROW), (self.height() - fixed) / count))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for index in range(len(self.sheet.lines)):
                seen = max(0.0, min(1.0, self._revealed - index))
                if seen:
                    painter.setOpacity(seen)
                    self._draw_line(painter, index, QRectF(0, index * row, self.width(), row))
            painter.setOpacity(1.0)
            below = QRectF(0, count * row, self.width(), self.px(TOTAL))
            self._draw_totals(painter, below)
            if bars:
                self._draw_bars(painter, below.bottom())

    def _draw_line(self, painter: QPainter, index: int, box: QRectF) -> None:
        theme, line = current(), self.sheet.lines[index]
        if index % 2 == 0:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour(theme.raised, 190))
            painter.drawRoundedRect(box, self.px(9), self.px(9))
        small = box.height() < self.px(30)
        label = 0.94 if small else 1.06
        self._draw_label(painter, box, line.label, label)
        number = self.type("number", 0.85 if small else 1.0)
        for column, value in enumerate(line.points):
            text = NOTHING if value is None else figures(value)
            token = theme.text if value is not None else theme.text_soft
            if value is not None and value < 0:
                token = theme.loss
            self._draw_number(painter, box, column, text, number, token)

    def _draw_label(self, painter: QPainter, box: QRectF, text: str, times: float) -> None:
        painter.setFont(self.type("body", times))
        painter.setPen(colour(current().text))
        if self._many:
            area = box.adjusted(self.px(12), 0, -(box.width() - self.px(LABELS)), 0)
            side = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        else:
            edge = self._number_room()
            area = box.adjusted(edge, 0, -edge, 0)
            side = Qt.AlignmentFlag.AlignCenter
        room = round(area.width())
        wide = painter.fontMetrics().horizontalAdvance(text)
        if wide > room:  # smaller, before letters are lost
            painter.setFont(self.type("body", times * max(_LEAST_TYPE, room / wide)))
        short = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room)
        painter.drawText(area, side, short)

    def _number_room(self) -> float:
        usual = min(self.px(110), self.width() * 0.25)
        metrics = QFontMetrics(self.type("total"))
        totals = (metrics.horizontalAdvance(figures(one)) for one in self.sheet.totals)
        return max(usual, max(totals, default=0) + self.px(16))

    def _draw_number(
        self, painter: QPainter, box: QRectF, column: int, text: str, font: QFont, token: str
    ) -> None:
        painter.setFont(font)
        painter.setPen(colour(token))
        right = self._right_of(column)
        area = QRectF(0, box.y(), right, box.height())
        side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area, side, text)

    def _right_of(self, column: int) -> float:
        if self._many:
            room = (self.width() - self.px(LABELS)) / len(self.sheet.sides)
            return self.px(LABELS) + room * (column + 0.5) + self.px(36)
        return (
            self._number_room() - self.px(14)
            if column == 0
            else self.width() - self.px(10 if self.width() < self.px(300) else 24)
        )

    def _draw_totals(self, painter: QPainter, box: QRectF) -> None:
        painter.setPen(QPen(colour(current().gold, 200), self.px(1.5) or 1))
        y = box.y() + self.px(9)
        painter.drawLine(QPointF(0, y), QPointF(self.width(), y))
        line = box.adjusted(0, self.px(10), 0, 0)
        self._draw_label(painter, line, self.tr("total"), 1.06)
        for column, (before, total) in enumerate(
            zip(self.sheet.before, self.sheet.totals, strict=True)
        ):
            shown = before + round((total - before) * self._rolled)
            font = self.type("total", 0.8 if self._many else 1.0)
            self._draw_number(painter, line, column, figures(shown), font, current().text)

    def _draw_bars(self, painter: QPainter, top: float) -> None:
        """Draw each side's way to the goal, its total before in a darker tone."""
        theme, sheet = current(), self.sheet
        most = max(sheet.target or 0, *sheet.totals, *sheet.before, 1)
        high, radius = self.px(BAR), self.px(BAR) / 2
        for column, (before, total) in enumerate(zip(sheet.before, sheet.totals, strict=True)):
            y = top + column * (high + self.px(BAR_GAP))
            track = QRectF(0.5, y + 0.5, self.width() - 1, high - 1)
            painter.setPen(QPen(colour(theme.hairline), 1))
            painter.setBrush(colour(theme.sunk))
            painter.drawRoundedRect(track, radius, radius)
            now = before + (total - before) * self._grown
            painter.setPen(Qt.PenStyle.NoPen)
            for value, dark in ((now, 0), (min(before, now), 1)):
                wide = self.width() * max(0.0, value) / most
                if wide >= 1:
                    ink = mark_colour(column)
                    painter.setBrush(ink.darker(165) if dark else ink)
                    painter.drawRoundedRect(QRectF(0, y, wide, high), radius, radius)
        self._draw_goal(painter, top + len(sheet.sides) * (high + self.px(BAR_GAP)))

    def _draw_goal(self, painter: QPainter, top: float) -> None:
        theme, target = current(), self.sheet.target
        painter.setFont(self.type("small"))
        painter.setPen(colour(theme.text_soft))
        box = QRectF(0, top, self.width(), self.px(GOAL))
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        if any(value > 0 for value in self.sheet.before):
            painter.drawText(box, left, self.tr("darker: before this deal"))
        if target is not None:
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box.adjusted(0, 0, -self.px(22), 0), right, figures(target))
            self._draw_flag(
                painter, QPointF(box.right() - self.px(15), box.center().y() - self.px(7))
            )

    def _draw_flag(self, painter: QPainter, at: QPointF) -> None:
        painter.setPen(QPen(colour(current().gold), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawLine(at, at + QPointF(0, self.px(14)))
        painter.drawPolyline(
            [at, at + QPointF(self.px(12), 0), at + QPointF(self.px(9), self.px(4)),
             at + QPointF(self.px(12), self.px(8)), at + QPointF(0, self.px(8))]
        )  # fmt: skip

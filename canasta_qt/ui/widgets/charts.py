"""What charts have in common, and the line chart of a match with the marks of its sides."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QLineF, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from canasta_qt.ui.cards.symbols import fill_mark
from canasta_qt.ui.parts.figures import side_colour, side_pen
from canasta_qt.ui.style.paint import smooth
from canasta_qt.ui.style.type import factor
from canasta_qt.ui.widgets.build import RIGHT
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.ui.widgets.standard import number_text
from canasta_qt.words.sentences import labelled

LINE, POINT = 2.2, 4.2
"""Width of the lines and radius of the points."""

_LABEL_ROOM = 13.0
"""A band less high than this has no room for its number."""

_BELOW_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom

_MARGIN_LEFT = 54.0
_MARGIN_RIGHT = 14.0
_MARGIN_BANDS = 36.0
_MARGIN_TOP = 12.0
_MARGIN_BOTTOM = 26.0
_STEPS = (50, 100, 200, 250, 500, 1000, 2000, 2500, 5000, 10000, 20000)


_MOST_LINES = 6


def grid_step(low: int, high: int, lines: int = _MOST_LINES) -> int:
    """The round number of points between two grid lines, so that few lines are drawn."""
    reach = max(1, high - low)
    return next((step for step in _STEPS if reach / step <= lines), _STEPS[-1] * 5)


Height = Callable[[int], float]
"""Where a number of points lies, in pixels from the top."""


class Chart(QWidget):
    """What charts have in common: a frame to draw in, and a text for those who cannot see it."""

    WISHED, LEAST = QSize(340, 240), QSize(200, 120)

    on_paper = False
    """Whether it is drawn in the colours of paper, whatever those of the screen are."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def sizeHint(self) -> QSize:
        return self.WISHED * factor()

    def minimumSizeHint(self) -> QSize:
        return self.LEAST * factor()

    def tell(self, text: str) -> None:
        self.setAccessibleDescription(text)
        self.setToolTip(tip_lines(text))

    def ink(self, alpha: int = 255) -> QColor:
        ink = QColor(self.palette().color(QPalette.ColorRole.WindowText))
        ink.setAlpha(alpha)
        return ink

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Draw the chart itself, on the screen or on paper."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)


class TotalsChart(Chart):
    """Totals after each deal, a dashed line at the target, and bands of what an opening needs."""

    WISHED, LEAST = QSize(300, 220), QSize(220, 150)

    def __init__(
        self, sides: Sequence[str], history: Sequence[Sequence[int]], target: int | None,
        parent: QWidget | None = None, *, bands: Sequence[tuple[int, int]] = (),
    ) -> None:  # fmt: skip
        """`history` has the totals of all sides after each deal.

        `bands` are totals from which on an opening needs so many points, in ascending order.
        """
        super().__init__(parent)
        self._sides = tuple(sides)
        self._rows = [(0,) * len(self._sides), *(tuple(row) for row in history)]
        self._target = target
        self._bands = tuple(bands) if len(bands) > 1 else ()
        self.setAccessibleName(self.tr("Totals after each deal"))
        totals = zip(self._sides, self._rows[-1], strict=True)
        self.tell(", ".join(labelled(name, number_text(total)) for name, total in totals))

    def _grid_values(self, height: float) -> range:
        """The points at which lines of the grid lie; few where the `height` is little."""
        values = [value for row in self._rows for value in row]
        high = max([*values, self._target or 0, 500])
        low = min([*values, 0])
        room = int(height / (1.1 * self.fontMetrics().height()))
        step = grid_step(low, high, max(1, min(_MOST_LINES, room)))
        return range((low // step) * step, -(-high // step) * step + 1, step)

    def draw(self, painter: QPainter) -> None:
        super().draw(painter)
        right = _MARGIN_BANDS if self._bands else _MARGIN_RIGHT
        values = self._grid_values(self.height() - _MARGIN_TOP - _MARGIN_BOTTOM)
        widest = max(self.fontMetrics().horizontalAdvance(number_text(one)) for one in values)
        left = max(_MARGIN_LEFT, widest + 12.0)
        area = QRectF(self.rect()).adjusted(left, _MARGIN_TOP, -right, -_MARGIN_BOTTOM)
        low, high = values[0], values[-1]

        def y(value: int) -> float:
            within = max(low, min(high, value))
            return area.bottom() - area.height() * (within - low) / (high - low)

        self._paint_bands(painter, area, y)
        self._paint_grid(painter, area, values, y)
        if self._target is not None:
            painter.setPen(QPen(self.ink(170), 1.4, Qt.PenStyle.DashLine))
            painter.drawLine(QLineF(area.left(), y(self._target), area.right(), y(self._target)))
        for side in range(len(self._sides)):
            self._paint_side(painter, area, y, side)

    def _x(self, area: QRectF, deal: int) -> float:
        return area.left() + area.width() * deal / max(1, len(self._rows) - 1)

    def _paint_grid(self, painter: QPainter, area: QRectF, values: range, y: Height) -> None:
        for value in values:
            painter.setPen(QPen(self.ink(110 if value == 0 else 36), 1.0))
            painter.drawLine(QLineF(area.left(), y(value), area.right(), y(value)))
            painter.setPen(self.ink(190))
            label = QRectF(0, y(value) - 10, area.left() - 8, 20)
            painter.drawText(label, RIGHT, number_text(value))
        deals = len(self._rows) - 1
        widest = 1.6 * self.fontMetrics().horizontalAdvance(number_text(max(10, deals)))
        most = max(1, min(10, int(area.width() / widest)))
        every = -(-deals // most) if deals else 1
        for deal in range(every, deals + 1, every):
            label = QRectF(self._x(area, deal) - 20, area.bottom() + 4, 40, _MARGIN_BOTTOM - 4)
            painter.drawText(label, Qt.AlignmentFlag.AlignCenter, str(deal))

    def _paint_bands(self, painter: QPainter, area: QRectF, y: Height) -> None:
        """Every second band is shaded; each has the points that an opening needs at its right."""
        tops = [*(y(start) for start, _ in self._bands[1:]), area.top()]
        for at, ((start, least), top) in enumerate(zip(self._bands, tops, strict=False)):
            band = QRectF(area.left(), top, area.width(), y(start) - top)
            if at % 2:
                painter.fillRect(band, self.ink(16))
            if band.height() >= _LABEL_ROOM:
                painter.setPen(self.ink(150))
                place = band.adjusted(0, 0, _MARGIN_BANDS - 4, -1)
                painter.drawText(place, _BELOW_RIGHT, number_text(least))

    def _paint_side(self, painter: QPainter, area: QRectF, y: Height, side: int) -> None:
        points = [QPointF(self._x(area, at), y(row[side])) for at, row in enumerate(self._rows)]
        painter.setPen(side_pen(side, LINE, on_paper=self.on_paper))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(points))
        colour = side_colour(side, on_paper=self.on_paper)
        for point in points[1:]:
            fill_mark(painter, side, point, POINT, colour)


class SideMark(QWidget):
    """The mark of a side, as the chart has it, perhaps on a piece of its line."""

    def __init__(self, side: int, parent: QWidget | None = None, *, line: bool = True) -> None:
        super().__init__(parent)
        self.side = side
        self._line = line
        self.setFixedSize(34 if line else 14, 16 if line else 14)

    def paintEvent(self, event: QPaintEvent) -> None:
        middle = QPointF(self.width() / 2, self.height() / 2)
        with QPainter(self) as painter, smooth(painter):
            if self._line:
                painter.setPen(side_pen(self.side, LINE))
                painter.drawLine(QLineF(1, middle.y(), self.width() - 1, middle.y()))
            fill_mark(painter, self.side, middle, 1.2 * POINT, side_colour(self.side))

"""Rows of what is learned: how far one is at the left, headings, and small bars of weeks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QListWidget, QListWidgetItem, QStyleOptionViewItem

from canasta_qt.ui.parts.charts import grid_pen
from canasta_qt.ui.parts.rows import FACTS, Index, RowDelegate
from canasta_qt.ui.style.paint import line_width, plate, smooth, tick
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SIZE, SPACE
from canasta_qt.ui.style.type import type_font

MARK: Final = Qt.ItemDataRole.UserRole + 43
"""The role of a `Mark`: how far one is with what a row tells of."""

BARS: Final = Qt.ItemDataRole.UserRole + 44
"""The role of whole numbers that are drawn as bars at the right, and the longest bar's number."""

Mark = Literal["new", "begun", "done"]

_BAR, _GAP = 9, 4
"""Pixels: width of a bar, and between bars."""


class LearnRows(RowDelegate):
    """Draws rows of which some are done: a filled disc with a tick says so, and nothing else."""

    ticks = False

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """A row; what cannot be chosen is the heading of those below it."""
        if not index.flags() & Qt.ItemFlag.ItemIsSelectable:
            self._heading(painter, option.rect, index)
            return
        super().paint(painter, option, index)

    @staticmethod
    def _heading(painter: QPainter, box: QRect, index: Index) -> None:
        painter.save()
        painter.setFont(type_font("title"))
        painter.setPen(tint("text"))
        inner = box.adjusted(px(SPACE[3]), px(SPACE[1]), -px(SPACE[3]), 0)
        flags = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(inner, flags, str(index.data(Qt.ItemDataRole.DisplayRole) or ""))
        painter.setFont(type_font("label"))
        painter.setPen(tint("text_soft"))
        flags = int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        painter.drawText(inner, flags, str(index.data(FACTS) or ""))
        painter.restore()

    def _icon(self, painter: QPainter, box: QRect, index: Index) -> QRect:
        """The mark of a row that has one, else its icon."""
        mark = index.data(MARK)
        if not mark:
            return super()._icon(painter, box, index)
        side = px(SIZE["icon"])
        at = QRectF(box.x(), box.center().y() - side / 2, side, side)
        with smooth(painter):
            draw_mark(painter, at, mark)
        return box.adjusted(side + px(SPACE[2]), 0, 0, 0)

    def _beside(self, painter: QPainter, box: QRect, index: Index) -> QRect:
        """The bars of a row that has some."""
        bars = index.data(BARS)
        if not bars:
            return box
        numbers, most = bars
        wide = len(numbers) * px(_BAR) + (len(numbers) - 1) * px(_GAP)
        left = box.right() - wide
        at = QRectF(left, box.y() + px(SPACE[1]), wide, box.height() - px(2 * SPACE[1]))
        with smooth(painter):
            draw_bars(painter, at, numbers, most)
        return box.adjusted(0, 0, -(wide + px(SPACE[3])), 0)


def draw_mark(painter: QPainter, at: QRectF, mark: Mark) -> None:
    """A full disc with a tick for what is done, half a one for what is begun, else a ring."""
    radius = at.width() / 2
    if mark == "done":
        plate(painter, at, radius, tint("gain"))
        inset = at.width() * 0.24
        tick(painter, at.adjusted(inset, inset, -inset, -inset), tint("surface"), px(2))
        return
    begun = mark == "begun"
    if begun:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint("accent"))
        painter.drawPie(at.adjusted(px(4), px(4), -px(4), -px(4)), 90 * 16, -180 * 16)
    edge = tint("accent" if begun else "text_rest")
    plate(painter, at, radius, None, edge, max(px(2), line_width()))


def draw_bars(painter: QPainter, at: QRectF, numbers: Sequence[int], most: int) -> None:
    """Bars side by side on a line, the latest at the right; `most` is as high as there is room."""
    painter.setPen(grid_pen())
    painter.drawLine(QPointF(at.left(), at.bottom()), QPointF(at.right(), at.bottom()))
    wide, step = px(_BAR), px(_BAR) + px(_GAP)
    for place, number in enumerate(numbers):
        if number:
            high = max(float(px(4)), (at.height() - px(1)) * number / max(1, most))
            bar = QRectF(at.left() + place * step, at.bottom() - high, wide, high)
            plate(painter, bar, px(2), tint("accent"))
    painter.setPen(QPen())


def add_heading(rows: QListWidget, text: str, facts: str = "") -> QListWidgetItem:
    """A line above the rows that belong together; it cannot be chosen."""
    item = QListWidgetItem(text, rows)
    item.setData(FACTS, facts)
    item.setFlags(Qt.ItemFlag.ItemIsEnabled)
    return item

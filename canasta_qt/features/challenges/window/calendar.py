"""A month of daily deals: a dot for each day, and one at the right for the game of the week."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import (
    QDate,
    QLocale,
    QModelIndex,
    QPersistentModelIndex,
    QPointF,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from canasta_qt.features.challenges.session.daily_page import WEEKS, DealEntry, MonthRow
from canasta_qt.features.challenges.words import DailyText, game_title
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import line_width, plate, ring, smooth
from canasta_qt.ui.style.scale import px
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.ui.style.type import type_font
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.sentences import figures

WEEK_COLUMN: Final = 7
ENTRY: Final = Qt.ItemDataRole.UserRole + 60
INSIDE: Final = Qt.ItemDataRole.UserRole + 61
"""Whether a day belongs to the month that is shown."""
TODAY: Final = Qt.ItemDataRole.UserRole + 62

_CELL: Final = 42
_SMALL_ROW: Final = 34
"""Rows are no lower, where there is little room."""
_STATE = QStyle.StateFlag


def long_date(day: date) -> str:
    """A date with its weekday, in the language of now."""
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


class DayDelegate(QStyledItemDelegate):
    """Draws a day: its number, and a dot that is full once it was played."""

    def sizeHint(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        return QSize(px(_CELL), px(_CELL))

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        entry = index.data(ENTRY)
        if not isinstance(entry, DealEntry):
            return
        box, state = option.rect.adjusted(2, 2, -2, -2), option.state
        radius = px(RADIUS["chip"])
        painter.save()
        with smooth(painter):
            if state & _STATE.State_Selected:
                plate(painter, box, radius, tint("accent_ground"), tint("accent"))
            elif state & _STATE.State_MouseOver:
                plate(painter, box, radius, tint("raised"))
            usable = entry.state not in ("to_come", "none")
            if index.data(INSIDE) or index.column() == WEEK_COLUMN:
                self._words(painter, box, index, usable=usable)
                self._dot(painter, box, index, entry)
            if state & _STATE.State_HasFocus:
                ring(painter, box, radius)
        painter.restore()

    @staticmethod
    def _words(
        painter: QPainter, box: QRect, index: QModelIndex | QPersistentModelIndex, *, usable: bool
    ) -> None:
        today = bool(index.data(TODAY))
        painter.setFont(type_font("strong" if today else "label"))
        painter.setPen(tint("accent" if today else "text" if usable else "text_rest"))
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        if index.column() == WEEK_COLUMN:
            draw_name(painter, box.adjusted(px(30), -2, -px(2), 2), text)
            return
        top = box.adjusted(0, px(2), 0, -px(13))
        painter.drawText(top, int(Qt.AlignmentFlag.AlignCenter), text)

    @staticmethod
    def _dot(
        painter: QPainter,
        box: QRect,
        index: QModelIndex | QPersistentModelIndex,
        entry: DealEntry,
    ) -> None:
        if entry.state in ("to_come", "none"):
            return
        half = px(4.5)
        middle = QPointF(box.center().x(), box.bottom() - px(9))
        if index.column() == WEEK_COLUMN:
            middle = QPointF(box.left() + px(16), box.center().y() + 0.5)
        draw_dot(painter, middle, half, entry.state)


def draw_name(painter: QPainter, box: QRect, text: str) -> None:
    """A name in one line, a long one smaller in two; shortened where even that is too little."""
    align = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft
    if painter.fontMetrics().horizontalAdvance(text) > box.width():
        painter.setFont(type_font("small"))
        wrapped = int(align | Qt.TextFlag.TextWordWrap)
        needed = painter.boundingRect(box, wrapped, text)
        if needed.width() <= box.width() and needed.height() <= box.height() + px(2):
            painter.drawText(box, wrapped, text)
            return
    cut = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(box, int(align), cut)


def draw_dot(painter: QPainter, middle: QPointF, half: float, state: str) -> None:
    """A dot: full once it was played, half so while it is under way, else only its edge."""
    played, begun = state == "played", state == "begun"
    painter.setPen(QPen(tint("gain" if played else "accent" if begun else "edge"), line_width()))
    painter.setBrush(tint("gain" if played else "accent" if begun else "sunk"))
    painter.drawEllipse(middle, half, half)
    if begun:
        painter.setBrush(tint("sunk"))
        painter.drawEllipse(middle, half * 0.45, half * 0.45)


class MonthTable(QTableWidget):
    """The days of a month; arrow keys walk through them.

    Signals:
        looked_at(DailyDeal): this deal is chosen now.
        picked(DailyDeal): a double click on it.
    """

    looked_at = Signal(object)
    picked = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(WEEKS, WEEK_COLUMN + 1, parent)
        self.setAccessibleName(DailyText.WINDOW())
        self.setItemDelegate(DayDelegate(self))
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setShowGrid(False)
        self.setMouseTracking(True)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.verticalHeader().hide()
        for side, header in (("rows", self.verticalHeader()), ("days", self.horizontalHeader())):
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            follow(header.setMinimumSectionSize, _SMALL_ROW if side == "rows" else _CELL - 6)
        self.horizontalHeader().setSectionResizeMode(WEEK_COLUMN, QHeaderView.ResizeMode.Fixed)
        follow(self._widen_weeks)
        self.horizontalHeader().setSectionsClickable(False)
        follow(self.setMinimumHeight, _SMALL_ROW * WEEKS + 30)
        self.currentItemChanged.connect(self._look)
        self.itemDoubleClicked.connect(self._pick)  # Enter is for the window's default button

    def _widen_weeks(self) -> None:
        self.setColumnWidth(WEEK_COLUMN, px(204))

    def show_month(self, month: date, rows: Sequence[MonthRow], today: date) -> None:
        """Another month, or the same with new results; the chosen cell stays where it is."""
        locale = QLocale()
        names = [locale.dayName(n, QLocale.FormatType.ShortFormat) for n in range(1, 8)]
        self.setHorizontalHeaderLabels([*names, self.tr("Game of the week")])
        blocked = self.blockSignals(True)
        for y, row in enumerate(rows):
            for x, entry in enumerate((*row.days, row.week)):
                self.setItem(y, x, self._item(entry, month, today))
        self.blockSignals(blocked)

    def _item(self, entry: DealEntry, month: date, today: date) -> QTableWidgetItem:
        deal = entry.deal
        inside = deal.weekly or deal.day.month == month.month
        shown = game_title(deal.game) if deal.weekly else str(deal.day.day)
        item = QTableWidgetItem(shown)
        item.setData(ENTRY, entry)
        item.setData(INSIDE, inside)
        item.setData(TODAY, not deal.weekly and deal.day == today)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, spoken(entry))
        item.setToolTip(tip_lines(spoken(entry)))
        return item

    def choose(self, deal: object) -> None:
        """Look at a deal, if the month that is shown has it."""
        for y in range(self.rowCount()):
            for x in range(self.columnCount()):
                item = self.item(y, x)
                if item is not None and item.data(ENTRY).deal == deal:
                    self.setCurrentCell(y, x)
                    return

    def entry(self) -> DealEntry | None:
        """The cell that is looked at."""
        found = self.currentIndex().data(ENTRY)
        return found if isinstance(found, DealEntry) else None

    def _look(self) -> None:
        entry = self.entry()
        if entry is not None:
            self.looked_at.emit(entry.deal)

    def _pick(self) -> None:
        entry = self.entry()
        if entry is not None:
            self.picked.emit(entry.deal)


def spoken(entry: DealEntry) -> str:
    """A cell in words."""
    state = DailyText.of(entry.state)() if entry.state != "played" else ""
    if entry.result is not None:
        own, other = map(figures, entry.result)
        state = DailyText.PLAYED(own=own, other=other)
    deal = entry.deal
    if deal.weekly:
        game = game_title(deal.game)
        return DailyText.WEEK_ROW(date=long_date(deal.day), game=game, state=state)
    return DailyText.DAY(date=long_date(deal.day), state=state)

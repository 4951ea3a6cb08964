"""A month of daily deals: a dot for each day, and one at the right for the game of the week."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import (
    QDate,
    QLocale,
    QPointF,
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontDatabase, QGuiApplication, QPainter, QPen, QResizeEvent
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

from canasta_qt.features.challenges.session.daily_page import (
    WEEKS,
    DealEntry,
    MonthRow,
    entry_of,
    month_rows,
    seal_of,
)
from canasta_qt.features.challenges.store import DailyStore
from canasta_qt.features.challenges.words import DailyText, game_title, hints_words, result_words
from canasta_qt.record.challenges.daily import FIRST_DAY, DailyDeal, deal_of_day
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.plates import Plate
from canasta_qt.ui.parts.rows import Index
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.paint import line_width, plate, ring, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
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
    return QLocale().toString(QDate(day.year, day.month, day.day), QLocale.FormatType.LongFormat)


class DayDelegate(QStyledItemDelegate):
    """Draws a day: its number, and a dot that is full once it was played."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(_CELL), px(_CELL))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
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
    def _words(painter: QPainter, box: QRect, index: Index, *, usable: bool) -> None:
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
    def _dot(painter: QPainter, box: QRect, index: Index, entry: DealEntry) -> None:
        if entry.state in ("to_come", "none"):
            return
        middle = QPointF(box.center().x(), box.bottom() - px(9))
        if index.column() == WEEK_COLUMN:
            middle = QPointF(box.left() + px(16), box.center().y() + 0.5)
        draw_dot(painter, middle, px(4.5), entry.state)


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

    def __init__(self, parent: QWidget) -> None:
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
        """No wider than the days leave room for, so that long names are shortened in sight."""
        days = self.horizontalHeader().minimumSectionSize() * WEEK_COLUMN
        self.setColumnWidth(WEEK_COLUMN, max(px(72), min(px(204), self.viewport().width() - days)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._widen_weeks()
        super().resizeEvent(event)

    def show_month(self, month: date, rows: Sequence[MonthRow], today: date) -> None:
        """Another month, or the same with new results; the chosen cell stays where it is."""
        locale = QLocale()
        names = [locale.dayName(n, QLocale.FormatType.ShortFormat) for n in range(1, 8)]
        self.setHorizontalHeaderLabels([*names, self.tr("Game of the week")])
        with QSignalBlocker(self):
            for y, row in enumerate(rows):
                for x, entry in enumerate((*row.days, row.week)):
                    self.setItem(y, x, self._item(entry, month, today))

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
        own, other = map(figures, entry.result[:2])
        state = DailyText.PLAYED(own=own, other=other)
        state = ", ".join(filter(None, (state, hints_words(entry.result.hints))))
    deal = entry.deal
    if deal.weekly:
        game = game_title(deal.game)
        return DailyText.WEEK_ROW(date=long_date(deal.day), game=game, state=state)
    return DailyText.DAY(date=long_date(deal.day), state=state)


_SIZE: Final = (920, 540)


class DailyWindow(Window):
    """The calendar at the left, what is chosen at the right.

    Signals:
        play_asked(DailyDeal): play it, or go on with it.
        compare_asked(DailyDeal): what does Expert make of these cards?
        code_asked(DailyDeal): as a code, to pass it on.
    """

    play_asked = Signal(object)
    compare_asked = Signal(object)
    code_asked = Signal(object)

    def __init__(
        self,
        store: DailyStore,
        today: Callable[[], date],
        kept: Callable[[DailyDeal], bool],
        parent: QWidget,
    ) -> None:
        """`today` is the date of now; `kept` says whether a match of a deal can be looked at."""
        super().__init__(parent)
        self.setWindowTitle(DailyText.WINDOW())
        self._store, self._today, self._kept = store, today, kept
        self._month = today().replace(day=1)
        self.deal = deal_of_day(today())
        self.table = MonthTable(self)
        self.month = Words("", "title", "text", self)
        self.before = build.tool_button(Qt.ArrowType.LeftArrow, self.tr("The month before"), self)
        self.after = build.tool_button(Qt.ArrowType.RightArrow, self.tr("The month after"), self)
        self.before.clicked.connect(lambda: self._turn(-1))
        self.after.clicked.connect(lambda: self._turn(1))
        self.now = build.button(self.tr("&Today"), self, self._go_to_today)
        head = build.row((self.month, 1), self.before, self.now, self.after)
        left = build.column(head, (self.table, 1), spacing=8)
        free = build.label(DailyText.FREE(), self)
        self.play = primary(build.button("", self, self._play))
        wear(self.play, "play", "on_accent")
        compare, code = self.tr("&Compare with Expert…"), self.tr("C&hallenge code…")
        self.compare = build.button(compare, self, lambda: self.compare_asked.emit(self.deal))
        wear(self.compare, "compare")
        self.code = build.button(code, self, lambda: self.code_asked.emit(self.deal))
        box = build.close_box(self)
        halves = build.row((left, 3), (self._side(), 2), spacing=16)
        titled(
            self, DailyText.WINDOW(), (halves, 1), free,
            foot=(self.code, self.compare, 1, box, self.play),
        )  # fmt: skip
        self.table.looked_at.connect(self._look)
        self.table.picked.connect(self._pick)
        self.refresh()
        self.table.choose(self.deal)
        self.play.setDefault(True)
        open_sized(self, *_SIZE)
        self.table.setFocus()

    def _side(self) -> QWidget:
        side = Plate(self)
        self.head = Words("", "title", "text", side, wrap=True)
        self.about = Words("", "body", "text_soft", side, wrap=True)
        self.state = Words("", "strong", "text", side, wrap=True)
        self.again = Words("", "small", "text_soft", side, wrap=True)
        self.seal_head = Words(DailyText.SEAL(), "small", "text_soft", side, wrap=True)
        self.seal = build.label("", side)
        self.seal.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.seal.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.seal.setAccessibleName(self.tr("Seal (SHA-256)"))
        self.copy = build.button(self.tr("Copy the &seal"), side, self._copy)
        wear(self.copy, "copy")
        follow(side.setMinimumWidth, 300)
        side.fill(
            build.column(
                self.head,
                self.about,
                self.state,
                self.again,
                1,
                self.seal_head,
                self.seal,
                build.row(1, self.copy),
                spacing=8,
            )
        )
        return side

    def refresh(self) -> None:
        """Results or the date have changed."""
        today = self._today()
        name = QLocale().standaloneMonthName(self._month.month)
        self.month.setText(f"{name[:1].upper()}{name[1:]} {self._month.year}")
        self.table.show_month(self._month, month_rows(self._month, self._store, today), today)
        self.before.setEnabled(self._month > FIRST_DAY.replace(day=1))
        self.after.setEnabled(self._month < today.replace(day=1))
        self._show()

    @property
    def entry(self) -> DealEntry:
        return entry_of(self.deal, self._store, self._today())

    def _look(self, deal: DailyDeal) -> None:
        self.deal = deal
        self._show()

    def _show(self) -> None:
        entry, deal, today = self.entry, self.deal, self._today()
        game = game_title(deal.game)
        self.head.setText(self._title(game))
        self.about.setText((DailyText.ABOUT_WEEK if deal.weekly else DailyText.ABOUT)(game=game))
        states = {"begun": "not_ended", "open": "not_played"}
        text = (
            DailyText.of(states.get(entry.state, entry.state))() if entry.state != "played" else ""
        )
        text = result_words(*entry.result) if entry.result is not None else text
        self.state.setText(f"{text[:1].upper()}{text[1:]}")
        self.state.wear("gain" if entry.state == "played" else "text")
        self.again.setText(DailyText.AGAIN() if entry.state == "played" else "")
        self.again.setVisible(bool(self.again.text()))
        usable = deal.day <= today and entry.state not in ("to_come", "none")
        seal = seal_of(deal.key) if usable else ""
        self.seal.setText(_in_lines(seal))
        for widget in (self.seal_head, self.seal, self.copy):
            widget.setVisible(bool(seal))
        texts = {"begun": self.tr("C&ontinue"), "played": self.tr("&Play again")}
        self.play.setText(texts.get(entry.state, self.tr("&Play")))
        self.play.setEnabled(usable)
        self.code.setEnabled(usable)
        self.compare.setEnabled(entry.state == "played" and self._kept(deal))

    def _title(self, game: str) -> str:
        deal, today = self.deal, self._today()
        if deal.weekly:
            if 0 <= (today - deal.day).days < 7:
                return DailyText.THIS_WEEK(game=game)
            return DailyText.OF_WEEK(game=game, date=long_date(deal.day))
        if deal.day == today:
            return DailyText.TODAY()
        return DailyText.OF_DAY(date=long_date(deal.day))

    def _turn(self, months: int) -> None:
        number = self._month.year * 12 + self._month.month - 1 + months
        self._month = date(number // 12, number % 12 + 1, 1)
        self.refresh()
        say(self, self.month.text())

    def _go_to_today(self) -> None:
        self._month = self._today().replace(day=1)
        self.deal = deal_of_day(self._today())
        self.refresh()
        self.table.choose(self.deal)
        self.table.setFocus()

    def _pick(self, deal: DailyDeal) -> None:
        self._look(deal)
        self._play()

    def _play(self) -> None:
        if self.play.isEnabled():
            self.play_asked.emit(self.deal)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self.seal.text().replace("\n", ""))


def _in_lines(seal: str) -> str:
    return "\n".join(seal[at : at + 16] for at in range(0, len(seal), 16))

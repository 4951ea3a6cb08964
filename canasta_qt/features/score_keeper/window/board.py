"""A sheet: totals, what comes next, the deals, a chart, and what can be done."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import date
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTabWidget,
    QWidget,
)

from canasta_qt.features.endings.window.score_sheet import ScoreTable, ShareMenu
from canasta_qt.features.score_keeper.model.tally import TalliedDeal
from canasta_qt.features.score_keeper.session import ScoreKeeper
from canasta_qt.features.score_keeper.words import (
    KeeperText,
    ahead_text,
    column_names,
    deal_sheet,
    heading_text,
    keeper_sheets,
    minimum_texts,
    short_minimums,
    verdict,
)
from canasta_qt.library.language import long_day, short_day
from canasta_qt.ui.controls.looks import primary, quiet
from canasta_qt.ui.parts.words import OneLine, Words
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.type import factor, px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.charts import SideMark, TotalsChart
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.ui.widgets.standard import number_text, tabular
from canasta_qt.view_model.pictures import ScoreSheetModel
from canasta_qt.words.score_sheet import SheetText

_MOST_GREAT = 3
"""So many totals have room for large figures beside one another."""

_LOW = 320
"""Pixels at a scale of 100 %: a page less high writes its totals smaller."""


class Totals(QWidget):
    """Name, total and minimum of every column, beside one another."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = build.grid(self)
        self._shown: list[QWidget] = []
        self._points: list[Words] = []
        self._low = False

    def be_low(self, low: bool) -> None:
        """Write the totals less large where there is little height."""
        self._low = low
        for points in self._points:
            points.write(self._style)

    @property
    def _style(self) -> str:
        return "total" if self._low or len(self._points) > _MOST_GREAT else "great_total"

    def show_keeper(self, keeper: ScoreKeeper) -> None:
        build.drop(self._grid, *self._shown)
        self._shown, self._points = [], []
        columns = column_names(keeper.sheet)
        minimums = short_minimums(keeper.tally)
        for column, name in enumerate(columns):
            total = number_text(keeper.tally.ahead.totals[column])
            points = Words(total, "total", "text", self)
            self._points.append(points)
            title, mark = OneLine(name, "strong", "text", self), SideMark(column, self)
            title.setToolTip(tip_lines(name))  # where it is shortened
            needs = OneLine(minimums[column], "label", "text_soft", self)
            head = QWidget(self)
            build.row(mark, (title, 1), of=head, margins=0)
            needs.setVisible(any(minimums))
            for row, widget in enumerate((head, points, needs)):
                self._grid.addWidget(widget, row, column)
                self._shown.append(widget)
            self._grid.setColumnStretch(column, 1)
        self.be_low(self._low)


class NextStep(QWidget):
    """Leads to the next deal, or after a match that is won to a new sheet; the gold one goes on."""

    enter_asked = Signal(int)
    again_asked = Signal()

    def __init__(self, keeper: ScoreKeeper, parent: QWidget) -> None:
        super().__init__(parent)
        self._keeper = keeper
        self.enter = build.button("", self, self._enter)
        self.again = build.button(KeeperText.AGAIN(), self, self.again_asked)
        build.row(self.enter, self.again, of=self, margins=0)
        keeper.changed.connect(self._follow)
        self._follow()

    @property
    def gold(self) -> QPushButton:
        """The button that goes on from here."""
        return self.enter if self._keeper.tally.outcome is None else self.again

    def _follow(self) -> None:
        ahead = len(self._keeper.sheet.deals)
        begun = self._keeper.draft(ahead) is not None
        over = self.gold is self.again
        text = KeeperText.PLAY_ON if over else KeeperText.ENTER
        self.enter.setText((KeeperText.GO_ON if begun else text)(n=ahead + 1))
        self.again.setVisible(over)
        quiet(self.enter)
        primary(self.gold).setDefault(True)

    def _enter(self) -> None:
        self.enter_asked.emit(len(self._keeper.sheet.deals))


_LOWEST_TABS: Final = 124
"""Pixels at a scale of 100 %: the page fits a screen of 600 pixels with large words."""


_FIRST_COLUMN, _NARROWEST_COLUMN, _WIDEST_TABLE = 76, 64, 260


class DealTable(QTableWidget):
    """What each deal brought; a double click or Enter corrects one (`correct_asked`, from 0)."""

    correct_asked = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        build.make_readable(self)
        self.setWordWrap(False)
        self.setAccessibleName(KeeperText.ALL_DEALS())
        self.itemDoubleClicked.connect(lambda item: self.correct_asked.emit(item.row()))

    def show_keeper(self, keeper: ScoreKeeper) -> None:
        """Show all deals; the chosen one stays chosen, or the last one where that is new."""
        columns = column_names(keeper.sheet)
        before, count = self.currentRow(), self.rowCount()
        self.clear()
        self.setRowCount(0)
        self.setColumnCount(1 + len(columns))
        self.setHorizontalHeaderItem(0, build.cell("", right=False))
        for column, name in enumerate(columns, 1):
            self.setHorizontalHeaderItem(column, build.cell(name, right=True, tip=name))
        font = tabular(self.font())
        for deal in keeper.tally.deals:
            self._add_deal(deal, columns, font)
        header = self.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        if len(columns) > _MOST_GREAT:
            self.resizeRowsToContents()
        wished = px(_FIRST_COLUMN) + sum(map(self._wished, columns))
        follow(self.setMinimumWidth, min(_WIDEST_TABLE, wished / factor()))
        last = self.rowCount() - 1
        if last >= 0:
            self.choose(before if 0 <= before <= last < count else last)

    def _add_deal(self, deal: TalliedDeal, columns: Sequence[str], font: QFont) -> None:
        """What a deal brought, and the total it led to: below each other in many columns."""
        figures = running(deal, columns)
        texts = [KeeperText.RUNNING(**one) for one in figures]
        if len(columns) > _MOST_GREAT:
            texts = [f"{one['points']}\n{one['total']}" for one in figures]
        title = KeeperText.DEAL(n=deal.ahead.number)
        _, *cells = build.add_line(self, [title, *texts], font)
        for cell, one in zip(cells, figures, strict=True):
            spoken = KeeperText.RUNNING_TIP(**one)
            cell.setToolTip(tip_lines(spoken))
            cell.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter corrects the chosen deal, and is not left to the default button."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.deal >= 0:
            event.accept()
            self.correct_asked.emit(self.deal)
            return
        super().keyPressEvent(event)

    def _wished(self, name: str) -> int:
        return max(px(_NARROWEST_COLUMN), self.fontMetrics().horizontalAdvance(name) + px(28))

    def choose(self, at: int) -> None:
        """Choose a deal, from 0, where there is one."""
        if 0 <= at < self.rowCount():
            self.selectRow(at)
            self.scrollTo(self.model().index(at, 0))

    @property
    def deal(self) -> int:
        """The deal that is chosen, from 0; -1 for none."""
        return self.currentRow()


def running(deal: TalliedDeal, columns: Sequence[str]) -> list[dict[str, str]]:
    """What a deal brought each side, and the total it led to."""
    return [
        {"side": side, "points": number_text(score.total), "total": number_text(total)}
        for side, score, total in zip(columns, deal.scores, deal.totals, strict=True)
    ]


class BoardPage(QWidget):
    """The sheet that is open; `enter_asked` has the number of a deal from 0."""

    enter_asked = Signal(int)
    again_asked = Signal()
    large_asked = Signal()
    ask_asked = Signal()
    left = Signal()

    def __init__(self, keeper: ScoreKeeper, game: str, parent: QWidget) -> None:
        """`game` is the title of the rules."""
        super().__init__(parent)
        self.keeper = keeper
        self.totals = Totals(self)
        self.next = Words("", "prompt", "text", self, wrap=True)
        self._game = game
        self.game = OneLine("", "label", "text_soft", self)
        self.table = DealTable(self)
        self.tabs = QTabWidget(self)
        follow(self.tabs.setMinimumHeight, _LOWEST_TABS)
        self._menu: ShareMenu | None = None
        self._make_buttons()
        build.column(
            self.totals,
            build.row((self.next, 1), self.game),
            (build.row((self.table, 3), (self.tabs, 2), spacing=16), 1),
            build.row(self.correct, self.remove, self.names, self.large, 1, self.undo, self.redo),
            of=self,
            margins=0,
        )
        self.table.correct_asked.connect(self.enter_asked)
        self.table.itemSelectionChanged.connect(self._show_lines)
        keeper.changed.connect(self.refresh)
        self._add_keys()
        self.refresh()

    def _make_buttons(self) -> None:
        ask = self.enter_asked
        self.back = build.button(KeeperText.BACK(), self, self.left)
        self.large = build.button(KeeperText.LARGE(), self, self.large_asked)
        self.may_i = build.button(KeeperText.MAY_I(), self, self.ask_asked)
        self.keep = build.button(KeeperText.KEEP(), self)
        self.undo = build.button(KeeperText.UNDO(), self, self.keeper.undo)
        self.redo = build.button(KeeperText.REDO(), self, self.keeper.redo)
        self.correct = build.button(KeeperText.CORRECT(), self, lambda: ask.emit(self.table.deal))
        self.remove = build.button(KeeperText.REMOVE(), self, self._remove)
        self.names = build.button(KeeperText.RENAME(), self, self._ask_names)
        self.step = NextStep(self.keeper, self)
        self.step.enter_asked.connect(ask)
        self.step.again_asked.connect(self.again_asked)
        self.enter = self.step.enter
        self.foot = (self.back, self.keep, self.may_i, 1, self.step)

    def _add_keys(self) -> None:
        standard, context = QKeySequence.StandardKey, Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, do in ((standard.Undo, self.keeper.undo), (standard.Redo, self.keeper.redo)):
            QShortcut(QKeySequence(keys), self, context=context).activated.connect(do)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.totals.be_low(self.height() < px(_LOW))

    def refresh(self) -> None:
        keeper = self.keeper
        self.totals.show_keeper(keeper)
        with QSignalBlocker(self.table):  # its lines are shown below, once
            self.table.show_keeper(keeper)
        text = verdict(keeper.sheet, keeper.tally) or ahead_text(keeper.sheet, keeper.tally)
        ended = keeper.tally.ended_with
        if ended and ended < len(keeper.sheet.deals):
            text = f"{text} {KeeperText.PLAYED_OUT(n=ended)}"
        self.next.setText(text)
        self.undo.setEnabled(keeper.can_undo)
        self.redo.setEnabled(keeper.can_redo)
        self.game.setText(self._heading(short_day))
        has_deals = bool(keeper.sheet.deals)
        for button in (self.correct, self.remove, self.keep):
            button.setEnabled(has_deals)
        self._show_chart()
        self._share()
        told = [*self._sums(), text, *minimum_texts(keeper.sheet, keeper.tally)]
        say(self, ". ".join(part.rstrip(".") for part in told if part) + ".")

    def _sums(self) -> Iterator[str]:
        """What the last deal brought, and the totals."""
        deals, columns = self.keeper.tally.deals, column_names(self.keeper.sheet)
        for deal in deals[-1:]:
            yield KeeperText.DEAL(n=deal.ahead.number)
            yield from (KeeperText.RUNNING_TIP(**one) for one in running(deal, columns))

    def _heading(self, written: Callable[[date], str]) -> str:
        day = self.keeper.sheet.date
        return heading_text(self._game, written(date.fromisoformat(day)) if day else "")

    def _share(self) -> None:
        sheets = keeper_sheets(self.keeper.sheet, self.keeper.tally, self._heading(long_day))
        if self._menu is not None:
            for action in self._menu.actions():
                self.removeAction(action)
            self._menu.deleteLater()
        self._menu = ShareMenu(sheets, self) if sheets else None
        if self._menu is not None:
            self._menu.addAction(KeeperText.FILE_KEEP(), self._keep_file)
            self.keep.setMenu(self._menu)

    def _keep_file(self) -> None:
        from canasta_qt.features.score_keeper.window.files import ask_where_to_keep

        ask_where_to_keep(self.keeper.sheet, self)

    def _show_chart(self) -> None:
        keeper = self.keeper
        end = keeper.sheet.rules.match.end
        history = [deal.totals for deal in keeper.tally.deals]
        chart = TotalsChart(
            column_names(keeper.sheet),
            history,
            end.score if end.kind == "target" else None,
            self,
        )
        self._put_tab(0, chart, KeeperText.CHART())
        self._show_lines()

    def _show_lines(self) -> None:
        at = self.table.deal
        if not 0 <= at < len(self.keeper.tally.deals):
            if self.tabs.count() > 1:
                self._drop_tab(1)
            return
        model: ScoreSheetModel = deal_sheet(self.keeper.sheet, self.keeper.tally, at)
        lines = ScoreTable(model, self)
        self._put_tab(1, lines, KeeperText.LINES(n=at + 1))
        self.tabs.setTabToolTip(1, f"{SheetText.TITLE(number=at + 1)}. {model.outcome}")

    def _put_tab(self, at: int, widget: QWidget, title: str) -> None:
        """Put a widget into a tab, in place of what is there; the tab in front stays."""
        front = self.tabs.currentIndex()
        if self.tabs.count() > at:
            self._drop_tab(at)
        self.tabs.insertTab(at, widget, title)
        self.tabs.setCurrentIndex(max(0, front))

    def _drop_tab(self, at: int) -> None:
        gone = self.tabs.widget(at)
        self.tabs.removeTab(at)
        if gone is not None:
            gone.deleteLater()

    def _ask_names(self) -> None:
        from canasta_qt.features.score_keeper.window.start_page import NamesWindow

        window = NamesWindow(self.keeper.sheet, self.window())
        window.told.connect(self.keeper.rename)
        window.open()

    def _remove(self) -> None:
        if self.table.deal >= 0:
            self.keeper.remove(self.table.deal)

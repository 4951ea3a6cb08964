"""All matches that are kept: found, looked at in detail, and whatever can be done with them."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QHeaderView,
    QMenu,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyle,
    QTableWidget,
    QWidget,
)

from canasta_qt.features.history.session import DealRow, History, MatchDetails
from canasta_qt.features.history.window.controls import HistoryActions, HistoryFilters
from canasta_qt.features.history.window.match_table import HistoryModel, MatchTable
from canasta_qt.record.log_text import SUFFIX
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_values import ListedMatch, ListFilter
from canasta_qt.ui.parts.empty import EmptyState
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.scale import factor, px
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Memory, UndoBar, Window, remember_size
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.ui.widgets.framed import Foot, Middle, frame
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.ui.widgets.standard import number_text, tabular
from canasta_qt.words.cards import number
from canasta_qt.words.sentences import figures


class DetailsPane(QWidget):
    """A heading, and a line for each deal; or a sentence where there is nothing to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = build.heading("", self)
        self.heading.hide()
        self.heading.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.table = QTableWidget(self)
        self.table.setAccessibleName(self.tr("The deals of the match"))
        build.make_readable(self.table)
        self.table.setShowGrid(True)
        self.table.setFont(tabular(self.table.font()))
        follow(self._measure)
        build.ring_focus(self.table)
        build.column(self.heading, (self.table, 1), of=self, margins=0)

    def _measure(self) -> None:
        rows = self.table.verticalHeader()
        rows.setDefaultSectionSize(self.fontMetrics().lineSpacing() + px(SPACE[2]))

    def say(self, text: str) -> None:
        """Nothing but a sentence."""
        self.heading.setText(text)
        self.heading.setVisible(bool(text))
        self.table.hide()

    def show_match(self, details: MatchDetails, note: str = "") -> None:
        """The deals of a match, and something that should be known."""
        told = self._heading(details)
        self.heading.setText(f"{told}\n{note}" if note else told)
        self.heading.show()
        headings = [self.tr("Deal")]
        for side in details.sides:
            headings += [side, self.tr("Total")]
        self.table.clear()
        self.table.setColumnCount(len(headings))
        self.table.setHorizontalHeaderLabels(headings)
        self.table.setRowCount(len(details.deals))
        for row, deal in enumerate(details.deals):
            self._fill(row, deal, len(details.sides))
        header = self.table.horizontalHeader()
        header.setDefaultAlignment(build.RIGHT)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setVisible(bool(details.deals))
        self.table.scrollToBottom()

    def _heading(self, details: MatchDetails) -> str:
        totals = next((deal.totals for deal in reversed(details.deals) if deal.totals), None)
        totals = totals or (0,) * len(details.sides)
        pairs = zip(details.sides, totals, strict=True)
        text = " – ".join(f"{side} {figures(total)}" for side, total in pairs)
        if details.target is not None:
            goal = self.tr("{totals}   (goal {goal})")
            text = goal.format(totals=text, goal=figures(details.target))
        told = f"{details.title}:  {text}"
        return "\n".join(filter(None, (told, details.conceded, details.aid)))

    def _fill(self, row: int, deal: DealRow, sides: int) -> None:
        nothing = (None,) * sides
        texts = [str(deal.number)]
        for points, total in zip(deal.points or nothing, deal.totals or nothing, strict=True):
            texts += [number_text(points), number_text(total)]
        tip = self.tr("This deal is not over yet.") if deal.points is None else ""
        for column, text in enumerate(texts):
            self.table.setItem(row, column, build.cell(text, right=True, tip=tip))


_UNREAD: Final = ("delete",)
_UNPLAYABLE: Final = ("delete", "export")
"""What can be done with a match that cannot be read, or does not play again."""

_USUAL = (1180, 720)
_WIDE: Final = 960
"""Windows narrower than this, at a scale of 100 %, have the filters below the header."""

_HIGH: Final = 480
"""Pixels of the height from which on the deals stand below the list."""

_SHARE: Final = 6
"""Of the header's free room, beside its title."""

_LOOK_MS = 60
"""After so long on a match its deals are read: the arrow keys do not wait for them."""


class HistoryWindow(Window):
    """The matches, with filters above, the deals of the current one below, buttons at the side.

    Signals:
        asked(str): do this with what is chosen: resume, replay, sheet, again, export, delete,
            import or copies; or begin a new match.
        undo_asked: bring back what was deleted last.
        dropped(list): take in the matches of these files (paths).
        failed(StorageProblem): the matches cannot be read.
    """

    asked = Signal(str)
    undo_asked = Signal()
    dropped = Signal(list)
    failed = Signal(object)

    def __init__(
        self, history: History, parent: QWidget | None = None, memory: Memory | None = None
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("History of matches"))
        self.header = WindowHeader(self.tr("History"), self)
        self.setAcceptDrops(True)
        self._history = history
        self.model = HistoryModel(history)
        self.model.failed.connect(self.failed, Qt.ConnectionType.QueuedConnection)
        self.filters = HistoryFilters(self)
        self.table = MatchTable(self.model, self)
        self.nothing = EmptyState("", "", card_pictures(*BACKS), self)
        self.nothing.asked.connect(self._step)
        self.details = DetailsPane(self)
        self.found = PlainLabel(parent=self)
        self.actions_column = HistoryActions(self.asked.emit, self)
        self.undo_bar = UndoBar(self)
        self.undo_bar.undone.connect(self.undo_asked)
        self._look = QTimer(self, singleShot=True, interval=_LOOK_MS)
        self._look.timeout.connect(self._show_details)
        self._lay_out()
        self._connect()
        remember_size(self, "history", memory, _USUAL)

    def _lay_out(self) -> None:
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.table)
        self._pages.addWidget(self.nothing)
        panes = QSplitter(Qt.Orientation.Vertical, self)
        panes.addWidget(self._pages)
        panes.addWidget(self.details)
        panes.setChildrenCollapsible(False)
        panes.setSizes([360, 170])
        panes.setStretchFactor(0, 1)
        box = build.close_box(self)
        for button in box.buttons():
            button.setAutoDefault(False)  # type: ignore[attr-defined]
        side = build.scroll_area(self, self.actions_column)
        side.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Expanding)
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        wide = self.actions_column.sizeHint().width() + bar
        follow(side.setMinimumWidth, wide / factor())
        self._middle = Middle(self, (build.row((panes, 1), side, spacing=SPACE[3]), 1))
        self._middle.column.addWidget(self.undo_bar)
        frame(self, self.header, self._middle, Foot(self, (self.found, 1), box))
        self._middle.column.insertWidget(0, self.filters)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where the wood has no room for the filters they stand below it."""
        super().resizeEvent(event)
        self._show_pane()
        above = self.width() >= px(_WIDE)
        if above == (self.filters.parentWidget() is self.header):
            return
        if above:
            self.header.add(self.filters, stretch=_SHARE)
        else:
            self._middle.column.insertWidget(0, self.filters)

    def _connect(self) -> None:
        self.table.chosen.connect(self._chosen)
        self.table.doubleClicked.connect(lambda _: self.actions_column.do_first())
        self.table.addAction(self.actions_column.named["delete"])
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._menu)
        self.filters.search.left.connect(self._to_the_table)
        find = QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self)
        find.activated.connect(self.filters.search.setFocus)
        self.filters.changed.connect(self._search)

    # --- what is shown ------------------------------------------------------------------------

    def open_list(self) -> None:
        """Read the list; the latest match is the current one, and the table has the keys."""
        self._search(self.filters.query())
        self.table.setFocus()
        QTimer.singleShot(0, self, self._offer_choices)

    def refresh(self, row: int = -1) -> None:
        """Look again what there is, after something was done; this row becomes the current one."""
        row = max(self.table.row, 0) if row < 0 else row
        with QSignalBlocker(self.filters):
            self._offer_choices()
        self.model.show(self.filters.query())
        self.table.go_to(row)
        self._say_how_many()

    def _offer_choices(self) -> None:
        try:
            self.filters.fill(self._history.store.filter_values())
        except StorageProblem as problem:
            self.failed.emit(problem)

    def _search(self, query: ListFilter) -> None:
        self.model.show(query)
        self.table.go_to(0)
        self._say_how_many()

    def _say_how_many(self) -> None:
        count, filtered = self.model.rowCount(), not self.filters.query().everything
        self.found.setText(number(count, "match"))
        self._pages.setCurrentWidget(self.table if count else self.nothing)
        self._show_pane()
        if filtered:
            found = self.tr("No matches found. “Show all” brings them all back.")
            self.nothing.say(found, self.tr("Show all"))
        else:
            self.nothing.say(self.tr("Your matches will appear here."), self.tr("New match…"))

    def _show_pane(self) -> None:
        """The deals stand below the list where there is room for both."""
        room = self.height() >= px(_HIGH)
        self.details.setVisible(room and self.model.rowCount() > 0)

    def _step(self) -> None:
        """What the empty page offers: all matches again, or a first one."""
        if self.filters.query().everything:
            self.asked.emit("new")
        else:
            self.filters.clear()

    def _to_the_table(self) -> None:
        self.filters.flush()
        if self.model.rowCount():
            self.table.setFocus()

    def _chosen(self) -> None:
        match = self.table.current()
        self._offer(match, _UNREAD if match is not None and match.state == "damaged" else None)
        self._look.start()

    def _offer(self, match: ListedMatch | None, only: Collection[str] | None = None) -> None:
        count = self.table.chosen_count()
        self.actions_column.offer(match, count, self._history.playing(), only)

    def _show_details(self) -> None:
        count, match = self.table.chosen_count(), self.table.current()
        if count > 1:
            self.details.say(self.tr("{n} matches selected.").format(n=figures(count)))
        elif match is None:
            self.details.say("")
        else:
            self._show_match(match)

    def _show_match(self, match: ListedMatch) -> None:
        damaged = match.state == "damaged"
        try:
            details = self._history.details(match.id, doubtful=damaged)
        except StorageProblem as problem:
            text = self.tr("This match cannot be read any more ({reason}).")
            self.details.say(text.format(reason=problem.reason))
            self._offer(match, _UNREAD)
        except ReplayDifference as difference:
            text = self.tr("This match does not replay as recorded ({reason}).")
            self.details.say(text.format(reason=difference))
            self._offer(match, _UNPLAYABLE)
        else:
            note = self.tr(
                "This match is fine; only its entry in the list is damaged. “Check my matches” "
                "in the Help menu repairs it."
            )
            self.details.show_match(details, note if damaged else "")
            if damaged:
                self._offer(replace(match, deals=len(details.deals)))

    # --- what is done -------------------------------------------------------------------------

    def say(self, text: str) -> None:
        """Something was done, in words; they stay until another match is looked for."""
        self.found.setText(f"{number(self.model.rowCount(), 'match')}.  {text}")

    def say_undoable(self, text: str) -> None:
        """Something was deleted, in words; it can be brought back."""
        self.undo_bar.say(text)
        if self.model.rowCount() == 0:
            self.undo_bar.button.setFocus()  # a search field would keep Ctrl+Z to itself

    def _menu(self, at: QPoint) -> None:
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addActions(list(self.actions_column.named.values())[:-2])
        menu.popup(self.table.viewport().mapToGlobal(at))

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take files that may hold matches."""
        if _matches(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take them in."""
        files = _matches(event)
        if files:
            event.acceptProposedAction()
            self.dropped.emit(files)


def _matches(event: QDropEvent) -> list[Path]:
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if file.name.endswith(SUFFIX)]

"""All matches that are kept: found, looked at in detail, and whatever can be done with them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from pathlib import Path
from typing import Final

from PySide6.QtCore import QPoint, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QAction,
    QDragEnterEvent,
    QDropEvent,
    QKeyEvent,
    QKeySequence,
    QResizeEvent,
    QShortcut,
)
from PySide6.QtWidgets import (
    QComboBox,
    QHeaderView,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSplitter,
    QStackedWidget,
    QStyle,
    QTableWidget,
    QWidget,
)

from canasta_qt.features.history.session import DealRow, History, MatchDetails
from canasta_qt.features.history.window import match_table
from canasta_qt.features.history.window.match_table import HistoryModel, MatchTable
from canasta_qt.record.names import MATCH_SUFFIX
from canasta_qt.record.replay import ReplayDifference
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_values import ListedMatch, ListFilter, ListFilterValues
from canasta_qt.ui.controls.looks import primary, quiet
from canasta_qt.ui.parts.header import WindowHeader
from canasta_qt.ui.parts.pictures import EmptyState
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import lead, wear
from canasta_qt.ui.style.tokens import SPACE
from canasta_qt.ui.style.type import factor, px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Memory, UndoBar, Window, remember_size
from canasta_qt.ui.widgets.drawn import BACKS, card_pictures
from canasta_qt.ui.widgets.framed import Foot, Middle, frame
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines
from canasta_qt.ui.widgets.standard import number_text, tabular
from canasta_qt.words.cards import number
from canasta_qt.words.games import by_name_now, shown_title
from canasta_qt.words.people import level_name, person_name
from canasta_qt.words.sentences import figures, labelled

_PAUSE_MS = 150
"""After so long without a key the search begins."""

_ALWAYS = ("import", "copies")
"""What needs no match that is chosen."""

_LEAST_SEARCH, _LEAST_CHOICE = 130, 86
"""Pixels that search and choices have at least, at a scale of 100 %."""


_ICONS = {
    "resume": "play", "replay": "replay", "review": "hint", "compare": "compare",
    "sheet": "score-sheet", "again": "new-match", "export": "save", "delete": "delete",
    "import": "open", "copies": "copy",
}  # fmt: skip
_INK = {True: "on_accent", False: "text"}
"""Colour of an icon by whether its button is filled."""


class SearchField(QLineEdit):
    """A field to search in; Enter and Down lead to what was found (`left`)."""

    left = Signal()

    def sizeHint(self) -> QSize:
        """What the choices beside it leave is enough."""
        return QSize(px(_LEAST_SEARCH), super().sizeHint().height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does not reach the dialog, which would act on a match."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class _Choice(QComboBox):
    """As wide as what is chosen, where there is room."""

    def __init__(self, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        build.name_choice(self, name)
        self.setToolTip(tip_lines(name))
        self.setMinimumContentsLength(1)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        follow(self.setMinimumWidth, _LEAST_CHOICE)
        self.currentTextChanged.connect(lambda _: self.updateGeometry())

    def sizeHint(self) -> QSize:
        hint, metrics = super().sizeHint(), self.fontMetrics()
        wide = metrics.horizontalAdvance(self.currentText()) - metrics.horizontalAdvance("X")
        return QSize(hint.width() + max(0, wide) - self.iconSize().width(), hint.height())


class HistoryFilters(QWidget):
    """A row with a search field and four choices; `changed(ListFilter)` at every change."""

    changed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.search = SearchField(self)
        self.search.setPlaceholderText(self.tr("Search: a game or a name"))
        self.search.setAccessibleName(self.tr("Search the matches by game or name"))
        self.search.setClearButtonEnabled(True)
        follow(self.search.setMinimumWidth, _LEAST_SEARCH)
        lead(self.search, "search")
        self.rules = _Choice(self.tr("Rules"), self)
        self._rules = dict[str, tuple[str, ...]]()
        self.people = _Choice(self.tr("Players"), self)
        self.state = _Choice(self.tr("Result"), self)
        self.period = _Choice(self.tr("Period"), self)
        self._boxes = (self.rules, self.people, self.state, self.period)
        any_result = ("", self.tr("Any result"))
        build.offer(self.state, (any_result, *match_table.state_names().items()))
        build.offer(self.period, match_table.period_names().items())
        self.all_button = build.button(self.tr("Sho&w all"), self, self.clear)
        self._timer = QTimer(self, singleShot=True, interval=_PAUSE_MS)
        self._timer.timeout.connect(self._report)
        self.search.textChanged.connect(lambda _: self._timer.start())
        for box in self._boxes:
            box.currentIndexChanged.connect(lambda _: self._report())
        build.row((self.search, 1), *self._boxes, self.all_button, of=self, margins=0)
        self._report()

    def fill(self, there: ListFilterValues) -> None:
        """Offer what occurs in the list; what is chosen stays chosen if it is still there."""
        self._rules = by_name_now(there.rules)
        titles = ((name, shown_title(name)) for name in self._rules)
        titles_in_order = sorted(titles, key=lambda title: title[1].casefold())
        self._refill(self.rules, titles_in_order, self.tr("All rules"))
        levels = ((f"level:{one}", level_name(one)) for one in there.levels)
        names = ((f"name:{one}", person_name(one)) for one in there.players)
        self._refill(self.people, (*levels, *names), self.tr("All players"))
        if there.levels:
            self.people.insertSeparator(1 + len(there.levels))

    def _refill(self, box: QComboBox, entries: Iterable[tuple[str, str]], every: str) -> None:
        kept = box.currentData()
        with QSignalBlocker(box):
            box.clear()
            build.offer(box, (("", every), *entries))
            box.setCurrentIndex(max(0, box.findData(kept)))
        box.updateGeometry()
        if box.currentData() != (kept or ""):
            self._report()

    def query(self) -> ListFilter:
        """The filter as it is set."""
        kind, _, person = str(self.people.currentData() or "").partition(":")
        return ListFilter(
            text=self.search.text().strip(),
            rules=self._rules.get(self.rules.currentData(), ()),
            level=person if kind == "level" else "",
            player=person if kind == "name" else "",
            state=self.state.currentData() or "",
            period=self.period.currentData() or "",
        )

    def clear(self) -> None:
        for box in self._boxes:
            box.setCurrentIndex(0)
        self.search.clear()
        self.flush()

    def flush(self) -> None:
        """Search at once for what was typed."""
        self._timer.stop()
        self._report()

    def _report(self) -> None:
        query = self.query()
        self.all_button.setEnabled(not query.everything)
        self.changed.emit(query)


class HistoryActions(QWidget):
    """A column of buttons and the actions of the menu, by name, such as "resume"."""

    def __init__(self, do: Callable[[str], object], parent: QWidget) -> None:
        """`do` gets the name of the action."""
        super().__init__(parent)
        self._do = do
        self.named: dict[str, QAction] = {}
        self.buttons: dict[str, QPushButton] = {}
        layout = build.column(of=self, margins=0, spacing=6)
        for name, text, tip in self._offered():
            if name == "import":
                layout.addStretch(1)
            layout.addWidget(self._added(name, text, tip))
        self.named["delete"].setShortcut(QKeySequence(Qt.Key.Key_Delete))
        self.named["delete"].setShortcutContext(Qt.ShortcutContext.WidgetShortcut)

    def _added(self, name: str, text: str, tip: str) -> QPushButton:
        action = QAction(text, self)
        action.triggered.connect(lambda _=False: self._do(name))
        button = QPushButton(text, self)
        wear(button, _ICONS[name])
        button.setToolTip(tip_lines(tip))
        button.setAccessibleDescription(tip)
        button.clicked.connect(lambda _=False: self._do(name))
        self.named[name], self.buttons[name] = action, button
        return button

    def offer(
        self,
        match: ListedMatch | None,
        count: int,
        playing: int | None,
        only: Collection[str] | None = None,
    ) -> None:
        """Enable what can be done with the current match and with all `count` that are chosen.

        `only` are the commands for a damaged match; None for all.
        """
        one = match if count == 1 else None
        running = one is not None and one.state == "running"
        begun = one is not None and (one.deals or 0) > 0
        possible = {
            "resume": running,
            "replay": begun,
            "review": begun,
            "compare": begun,
            "sheet": begun,
            "again": one is not None,
            "export": count > 0,
            "delete": count > 0 and (one is None or one.id != playing),
            **dict.fromkeys(_ALWAYS, True),
        }
        for name, can in possible.items():
            yes = can and (one is None or only is None or name in (*only, *_ALWAYS))
            self.named[name].setEnabled(yes)
            self.buttons[name].setEnabled(yes)
        first = "resume" if running else "replay"
        for name in ("resume", "replay"):
            button = self.buttons[name]
            button.setDefault(name == first)
            main = name == first and button.isEnabled()
            wear(primary(button) if main else quiet(button), _ICONS[name], _INK[main])

    def leave_out(self, name: str) -> None:
        """Nobody does this: it is not offered."""
        self.named[name].setVisible(False)
        self.buttons[name].hide()

    def do_first(self) -> None:
        """What a double click means: play on, or watch."""
        for name in ("resume", "replay"):
            if self.buttons[name].isEnabled():
                self._do(name)
                return

    def _offered(self) -> tuple[tuple[str, str, str], ...]:
        save_tip = self.tr("Save each selected match as a file")
        return (
            ("resume", self.tr("C&ontinue"), self.tr("Continue this match")),
            ("replay", self.tr("&Replay"), self.tr("Replay this match on the table")),
            ("review", self.tr("Re&view"), self.tr("What you could have played better")),
            ("compare", self.tr("Co&mpare"), self.tr("What Expert makes of the same cards")),
            ("sheet", self.tr("Score s&heet"), self.tr("The scores of every deal")),
            ("again", self.tr("Play &again"), self.tr("Same rules and players, new cards")),
            ("export", self.tr("Save as &file…"), save_tip),
            (
                "delete",
                self.tr("&Delete"),
                self.tr("Delete the selected matches; you can undo this"),
            ),
            ("import", self.tr("&Import…"), self.tr("Import matches from files")),
            ("copies", self.tr("Back&ups…"), self.tr("Restore matches from a backup")),
        )


class DetailsPane(QWidget):
    """A heading, and a line for each deal; or only a sentence."""

    def __init__(self, parent: QWidget) -> None:
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
        self.heading.setText(text)
        self.heading.setVisible(bool(text))
        self.table.hide()

    def show_match(self, details: MatchDetails, note: str) -> None:
        text = self._heading(details)
        self.heading.setText(f"{text}\n{note}" if note else text)
        self.heading.show()
        headings = [self.tr("Deal")]
        for side in details.sides:
            headings += [side, self.tr("Total")]
        self.table.clear()
        self.table.setColumnCount(len(headings))
        for column, text in enumerate(headings):
            self.table.setHorizontalHeaderItem(column, build.cell(text, right=True, tip=text))
        self.table.setRowCount(len(details.deals))
        for row, deal in enumerate(details.deals):
            self._fill(row, deal, len(details.sides))
        header = self.table.horizontalHeader()
        header.setTextElideMode(Qt.TextElideMode.ElideRight)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for column in range(0, len(headings), 2):  # numbers leave their room to the names of sides
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
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
        told = labelled(details.title, text)
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

_USUAL = (1280, 760)
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
        asked(str): do this with the chosen matches: a name of `HistoryActions`, or "new".
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
        room = self.height() >= px(_HIGH)
        self.details.setVisible(room and self.model.rowCount() > 0)

    def _step(self) -> None:
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
        if _matches(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        files = _matches(event)
        if files:
            event.acceptProposedAction()
            self.dropped.emit(files)


def _matches(event: QDropEvent) -> list[Path]:
    files = [Path(url.toLocalFile()) for url in event.mimeData().urls() if url.isLocalFile()]
    return [file for file in files if file.name.endswith(MATCH_SUFFIX)]

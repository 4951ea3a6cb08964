"""The expert on your cards: a table with a row a deal, and what it says."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QProgressBar,
    QPushButton,
    QTableWidget,
    QWidget,
)

from canasta_qt.features.challenges.session.comparing import (
    ComparePage,
    CompareRow,
    DuplicateEntry,
    columns,
)
from canasta_qt.features.challenges.words import CompareText, DuplicateText, intro_text
from canasta_qt.ui.controls.looks import primary
from canasta_qt.ui.parts.rows import BELOW, RowDelegate
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon, wear
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Memory, Window, remember_size
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.plain_text import PlainLabel
from canasta_qt.ui.widgets.standard import tabular
from canasta_qt.words.people import level_name

_SIZE: Final = (860, 600)
_TWO_LINES: Final = 36
"""Pixels of two lines of words at a scale of 100 %."""

_COLOURS: Final = {1: "gain", -1: "loss", 0: "text"}


class DealsTable(QTableWidget):
    """The deals; the arrow keys walk over it, Enter or a double click watches one."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(0, 0, parent)
        self.setAccessibleName(self.tr("Deals"))
        build.make_readable(self)
        self.setWordWrap(False)
        build.ring_focus(self)
        self._rows: tuple[CompareRow, ...] = ()
        follow(self._paint)

    @property
    def chosen(self) -> CompareRow | None:
        at = self.currentRow()
        return self._rows[at] if 0 <= at < len(self._rows) else None

    def choose(self, deal: int) -> None:
        for at, row in enumerate(self._rows):
            if row.deal == deal:
                self.setCurrentCell(at, 0)

    def show_rows(self, columns: tuple[str, ...], rows: tuple[CompareRow, ...]) -> None:
        """Other figures; the row that was chosen stays chosen."""
        if rows == self._rows and self.columnCount() == len(columns):
            self.setHorizontalHeaderLabels(columns)
            return
        chosen = max(0, self.currentRow())
        self._rows = rows
        self.setColumnCount(len(columns))
        self.setRowCount(len(rows))
        for column, text in enumerate(columns):
            self.setHorizontalHeaderItem(column, build.cell(text, right=column > 0))
        self._paint()
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        last = len(columns) - 1
        header.setSectionResizeMode(last, QHeaderView.ResizeMode.ResizeToContents)
        if rows:
            self.setCurrentCell(min(chosen, len(rows) - 1), 0)

    def _paint(self) -> None:
        for at, row in enumerate(self._rows):
            bold = tabular(self.font(), bold=True)
            mark = row.marked % len(row.cells)
            for column, (text, tip) in enumerate(zip(row.cells, row.tips, strict=True)):
                marked = column == mark
                font = bold if marked or not row.deal else tabular(self.font())
                item = build.cell(text, right=column > 0, font=font, tip=tip or row.told)
                if marked and row.difference is not None:
                    item.setForeground(tint(_COLOURS[row.difference]))
                if column == 0:
                    item.setData(Qt.ItemDataRole.AccessibleTextRole, row.told)
                self.setItem(at, column, item)
            self.setRowHeight(at, self.fontMetrics().height() + px(16))


class ComparisonWindow(Window):
    """Shows a comparison as it grows.

    Signals:
        watch_asked(int, str): watch a deal, yours beside a level's.
        stop_asked, go_on_asked: stop comparing; go on.
    """

    watch_asked = Signal(int, str)
    stop_asked = Signal()
    go_on_asked = Signal()

    def __init__(self, levels: tuple[str, ...], memory: Memory | None, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(CompareText.WINDOW())
        self._levels, self._said = levels, ""
        self.intro = build.label("", self)
        self.table = DealsTable(self)
        self.told = build.label("", self)
        follow(self.told.setMinimumHeight, _TWO_LINES)
        self.told.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.average = build.heading("", self)
        self.notes = build.label("", self)
        self.bar = QProgressBar(self)
        self.bar.setTextVisible(False)
        self.bar.setAccessibleName(self.tr("Deals compared"))
        self.status = PlainLabel(parent=self)
        self.stop = build.button(self.tr("&Stop"), self, self._stop_or_go_on)
        self.watch = {level: self._watch_button(level) for level in levels}
        self._lay_out()
        self.table.itemSelectionChanged.connect(self._follow)
        self.table.itemActivated.connect(lambda _item: self._watch(levels[0]))
        remember_size(self, "comparison", memory, _SIZE)
        self.table.setFocus()

    def _watch_button(self, level: str) -> QPushButton:
        button = build.button("", self, lambda: self._watch(level))
        button.setToolTip(self.tr("Replay your deal and this one side by side"))
        wear(button, "eye")
        return button

    def _lay_out(self) -> None:
        box = build.close_box(self)
        going = build.row(self.status, (self.bar, 1), self.stop)
        self.header = titled(
            self, CompareText.WINDOW(), self.intro, (self.table, 1), self.told, self.average,
            self.notes, going, foot=(*self.watch.values(), 1, box),
        )  # fmt: skip
        self._name()

    def _name(self) -> None:
        for at, (level, button) in enumerate(self.watch.items()):
            name = level_name(level)
            button.setText(self.tr("&Watch beside {level}").format(level=name) if not at
                           else self.tr("Watch beside &{level}").format(level=name))  # fmt: skip
        primary(self.watch[self._levels[0]])
        wear(self.watch[self._levels[0]], "eye", "on_accent")

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(CompareText.WINDOW())
            self.header.set_title(CompareText.WINDOW())
            self._name()

    def show_page(self, page: ComparePage) -> None:
        self.intro.setText(page.intro)
        self.table.show_rows(page.columns, page.rows)
        self.average.setText(page.average)
        self.notes.setText("\n".join(page.notes))
        self.notes.setVisible(bool(page.notes))
        self.status.setText(page.status)
        done, total = page.progress
        self.bar.setMaximum(max(1, total))
        self.bar.setValue(done)
        self.bar.setVisible(page.running)
        self.stop.setVisible(page.running or not page.done)
        self.stop.setText(self.tr("&Stop") if page.running else self.tr("C&ontinue"))
        self._running = page.running
        self._follow()
        self._speak(page)

    def _speak(self, page: ComparePage) -> None:
        if page.done and page.rows and not page.running and self._said != page.status:
            self._said = page.status
            told = page.rows[-1].told.rstrip(".")
            say(self, f"{page.status} {told}. {page.average}")

    def _follow(self) -> None:
        row = self.table.chosen
        self.told.setText(row.told if row is not None else "")
        for level, button in self.watch.items():
            button.setEnabled(row is not None and level in row.levels)

    def choose(self, deal: int) -> None:
        self.table.choose(deal)

    def _watch(self, level: str) -> None:
        row = self.table.chosen
        if row is not None and level in row.levels:
            self.watch_asked.emit(row.deal, level)

    def _stop_or_go_on(self) -> None:
        if self._running:
            self.stop_asked.emit()
        else:
            self.go_on_asked.emit()


# --- duplicate matches ------------------------------------------------------------------------

_DUPLICATE_SIZE: Final = (900, 620)
_GAME_LETTERS: Final = 18


class DuplicateWindow(Window):
    """All duplicate matches.

    Signals:
        new_asked(str): begin one, of the game with this id.
        go_on_asked(int), compare_asked(int): with the match of this number.
        this_asked: compare the match on the table.
        chosen(int): the match of this number is looked at.
    """

    new_asked = Signal(str)
    go_on_asked = Signal(int)
    compare_asked = Signal(int)
    this_asked = Signal()
    chosen = Signal(int)

    def __init__(
        self,
        games: Iterable[tuple[str, str]],
        game: str,
        memory: Memory | None,
        parent: QWidget,
    ) -> None:
        """`games` are ids and titles; `game` is chosen first."""
        super().__init__(parent)
        self.setWindowTitle(DuplicateText.WINDOW())
        self._entries: tuple[DuplicateEntry, ...] = ()
        self.game = build.narrow_combo(self.tr("Game"), _GAME_LETTERS, self)
        build.offer(self.game, games)
        self.game.setCurrentIndex(max(0, self.game.findData(game)))
        self.new = primary(build.button(DuplicateText.NEW(), self, self._new))
        wear(self.new, "new-match", "on_accent")
        self.list = QListWidget(self)
        self.list.setAccessibleName(self.tr("Duplicate matches"))
        self.list.setItemDelegate(RowDelegate(self.list))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        follow(self.list.setMinimumWidth, 300)
        self.nothing = build.label(DuplicateText.NONE(), self)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.table = DealsTable(self)
        follow(self.table.setMinimumWidth, 420)
        self.told = build.label("", self)
        self.go_on = build.button(DuplicateText.GO_ON(), self, self._go_on)
        self.look = build.button(DuplicateText.LOOK(), self, self._compare)
        wear(self.go_on, "play")
        wear(self.look, "compare")
        self.this = build.button(DuplicateText.THIS(), self, self.this_asked)
        self._lay_out()
        self.list.currentRowChanged.connect(lambda _row: self._follow(tell=True))
        self.list.itemActivated.connect(lambda _item: self._go_on_or_look())
        self.table.itemSelectionChanged.connect(self._show_row)
        remember_size(self, "duplicate", memory, _DUPLICATE_SIZE)
        self.new.setFocus()

    def _lay_out(self) -> None:
        intro = build.label(intro_text(), self)
        habit = build.label(DuplicateText.HABIT(), self)
        game = build.buddy_label(self.tr("&Game"), self.game)
        begin = build.row(game, (self.game, 1), self.new, 1)
        halves = build.row((self.list, 3), (self.table, 5))
        box = build.close_box(self)
        titled(
            self, DuplicateText.WINDOW(), intro, begin, (halves, 1), (self.nothing, 1), self.told,
            habit, foot=(self.go_on, self.look, self.this, 1, box),
        )  # fmt: skip

    def show_entries(self, entries: Sequence[DuplicateEntry]) -> None:
        """The matches, the newest first; the one that was looked at stays chosen."""
        before = self.entry
        self._entries = tuple(entries)
        blocker = QSignalBlocker(self.list)
        self.list.clear()
        for entry in entries:
            item = QListWidgetItem(entry.title, self.list)
            item.setData(BELOW, entry.below)
            item.setIcon(icon("play" if entry.running else "check", "gold"))
            text = f"{entry.title}. {entry.below}. {entry.standing}"
            item.setData(Qt.ItemDataRole.AccessibleTextRole, text)
        places = [at for at, one in enumerate(entries) if before and one.match == before.match]
        self.list.setCurrentRow(places[0] if places else 0)
        blocker.unblock()
        for widget in (self.list, self.table, self.told):
            widget.setVisible(bool(entries))
        self.nothing.setVisible(not entries)
        self._follow(tell=before is None)

    @property
    def entry(self) -> DuplicateEntry | None:
        at = self.list.currentRow()
        return self._entries[at] if 0 <= at < len(self._entries) else None

    def _follow(self, *, tell: bool) -> None:
        entry = self.entry
        self.table.show_rows(columns(), entry.rows if entry is not None else ())
        self.go_on.setEnabled(entry is not None and entry.running)
        self.look.setEnabled(entry is not None and bool(entry.rows))
        self._show_row()
        if tell and entry is not None:
            self.chosen.emit(entry.match)

    def _show_row(self) -> None:
        row = self.table.chosen
        self.told.setText(row.told if row is not None else "")

    def _new(self) -> None:
        self.new_asked.emit(str(self.game.currentData()))

    def _go_on(self) -> None:
        if self.entry is not None and self.entry.running:
            self.go_on_asked.emit(self.entry.match)

    def _compare(self) -> None:
        if self.entry is not None and self.entry.rows:
            self.compare_asked.emit(self.entry.match)

    def _go_on_or_look(self) -> None:
        if self.entry is not None and self.entry.running:
            self._go_on()
        else:
            self._compare()

"""Older copies of all matches, and the recovery of damaged ones."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QDialogButtonBox,
    QHeaderView,
    QListWidget,
    QProgressBar,
    QTableWidget,
    QWidget,
)

from canasta_qt.features.history.window.match_table import COLUMNS, cell_text, column_names
from canasta_qt.library.language import date_and_time
from canasta_qt.storage.salvage.copies import Contents, CopiedMatch, Copy
from canasta_qt.ui.controls.looks import as_switch, primary
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.tokens import SIZE
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.words.cards import number

_NUMBER = Qt.ItemDataRole.UserRole


class CopiesWindow(Window):
    """Shows what is in a backup, and asks for matches of it.

    Signals:
        look_asked(Copy): read this one.
        take_asked(Copy, list): take the matches with these numbers back from it.
    """

    look_asked = Signal(object)
    take_asked = Signal(object, list)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Backups of my matches"))
        self.is_busy = False
        self._contents: Contents | None = None
        self._introduction = build.label("", self)
        self.copies = QComboBox(self)
        build.name_choice(self.copies, self.tr("Backup"))
        self.copies.currentIndexChanged.connect(lambda _: self.look())
        self.missing = QCheckBox(self.tr("Only missi&ng or damaged matches"), self)
        self.missing.setChecked(True)
        self.missing.toggled.connect(lambda _: self._fill())
        self.table = self._made_table()
        self.found = build.label("", self)
        self.all_button = build.button(self.tr("Select &all"), self, self.table.selectAll)
        self.take_button = build.button(self.tr("Res&tore"), self, self._take)
        wear(primary(self.take_button), "undo", "on_accent")
        as_switch(self.missing)
        label = build.buddy_label(self.tr("Ba&ckup of:"), self.copies)
        titled(
            self,
            self.tr("Backups"),
            self._introduction,
            build.row(label, (self.copies, 1)),
            self.missing,
            (self.table, 1),
            self.found,
            foot=(self.all_button, 1, self.take_button, build.close_box(self)),
        )
        open_sized(self, 900, 600)
        self._introduce(some=True)
        self.show_busy()

    def _introduce(self, *, some: bool) -> None:
        if some:
            text = self.tr(
                "Canasta backs up all your matches. Here you can restore what is missing or "
                "damaged."
            )
        else:
            text = self.tr("No backup yet. Canasta makes one when you close it.")
        self._introduction.setText(text)

    def _made_table(self) -> QTableWidget:
        table = QTableWidget(0, len(COLUMNS), self)
        table.setAccessibleName(self.tr("Matches in this backup"))
        build.make_readable(table)
        build.ring_focus(table)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        table.setHorizontalHeaderLabels(list(column_names().values()))
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(build.LEFT)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for section in (1, 2):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        follow(table.verticalHeader().setDefaultSectionSize, SIZE["row"])
        table.itemSelectionChanged.connect(self._chosen)
        return table

    def _name(self, copy: Copy) -> str:
        if copy.matches is None:
            return self.tr("{date}, damaged").format(date=date_and_time(copy.written))
        held = number(copy.matches, "match")
        return self.tr("{date}, {matches}").format(date=date_and_time(copy.written), matches=held)

    def look(self) -> None:
        copy = self.copies.currentData()
        if copy is not None:
            self.look_asked.emit(copy)

    def show_copies(self, copies: Sequence[Copy] | None) -> None:
        """The copies that there are, the latest first; that one is looked into."""
        self.is_busy = False
        with QSignalBlocker(self.copies):
            for copy in copies or ():
                self.copies.addItem(self._name(copy), copy)
        self._introduce(some=bool(copies))
        self.copies.setEnabled(bool(copies))
        self.missing.setEnabled(bool(copies))
        self.say("")
        self.look()

    def show_busy(self) -> None:
        self.is_busy = True
        self._contents = None
        self.table.setRowCount(0)
        self._chosen()
        self.say(self.tr("Reading the backup…"))

    def show_contents(self, contents: Contents | None, said: str) -> None:
        """What is in the copy, None where nothing can be read; `said` is what was done, if any."""
        self.is_busy = False
        self._contents = contents
        self._fill()
        if said:
            self.say(said)

    def say(self, text: str) -> None:
        self.found.setText(text)

    def _fill(self) -> None:
        if self.is_busy:
            return
        matches = self._contents.matches if self._contents is not None else ()
        shown = [one for one in matches if not (one.here and self.missing.isChecked())]
        with QSignalBlocker(self.table):
            self.table.setRowCount(len(shown))
            for row, one in enumerate(shown):
                self._fill_row(row, one)
            self.table.clearSelection()
        self._chosen()
        if shown:
            text = number(len(shown), "match")
        elif matches:
            text = self.tr("The history has everything in this backup.")
        elif self._contents is not None and not self._contents.damaged:
            text = self.tr("This backup has no matches.")
        else:
            text = self.tr("This backup cannot be read.")
        if matches and self._contents is not None and self._contents.damaged:
            text += "\n" + self.tr("This backup is damaged. Only readable matches are shown.")
        self.say(text)

    def _fill_row(self, row: int, one: CopiedMatch) -> None:
        tip = self.tr("Already in the history.") if one.here else ""
        for section, column in enumerate(COLUMNS):
            text = cell_text(column, one.match)
            item = build.cell(text, right=column in ("margin", "deals"), tip=tip)
            item.setData(_NUMBER, one.match.id)
            if one.here:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.table.setItem(row, section, item)

    def chosen(self) -> list[int]:
        """The numbers, in the copy, of the matches that are chosen."""
        rows = sorted({index.row() for index in self.table.selectedIndexes()})
        items = (self.table.item(row, 0) for row in rows)
        return [item.data(_NUMBER) for item in items if item is not None]

    def _chosen(self) -> None:
        self.take_button.setEnabled(bool(self.chosen()))
        self.all_button.setEnabled(self.table.rowCount() > 0)

    def _take(self) -> None:
        self.take_asked.emit(self.copies.currentData(), self.chosen())


class MatchCheckWindow(Window):
    """Shows how far the check is; once it is over, what was found."""

    stop_asked = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Check my matches"))
        self.heading = build.heading(self.tr("Reading and replaying every match…"), self)
        follow(self.heading.setMinimumWidth, 420)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 0)
        self.progress.setAccessibleName(self.tr("Progress of the check"))
        self.found = QListWidget(self)
        self.found.setWordWrap(True)
        self.found.setAlternatingRowColors(True)
        self.found.setAccessibleName(self.tr("Results of the check"))
        build.ring_focus(self.found)
        self.found.hide()
        self.note = build.label("", self)
        self.note.hide()
        self.box = QDialogButtonBox(self)
        self.stop = self.box.addButton(
            self.tr("&Stop"), QDialogButtonBox.ButtonRole.DestructiveRole
        )
        self.stop.clicked.connect(self.stop_asked)
        self.box.rejected.connect(self.reject)
        titled(
            self,
            self.tr("Check my matches"),
            self.heading,
            self.progress,
            (self.found, 100),
            self.note,
            1,  # keeps the lines together for as long as there is no list
            foot=(1, self.box),
        )
        open_sized(self, 560)

    def show_progress(self, done: int, total: int | None) -> None:
        """So many matches were played again, of so many; None while that is not known."""
        if total is not None:
            self.progress.setRange(0, max(1, total))
            self.progress.setValue(done)

    def show_result(self, headline: str, lines: Iterable[str], note: str = "") -> None:
        """The check is over: what it found, a line for every match that was not fine."""
        self.heading.setText(headline)
        self.progress.hide()
        self.found.addItems(list(lines))
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.stop.hide()
        close = self.box.addButton(QDialogButtonBox.StandardButton.Close)
        close.setDefault(True)
        close.setFocus()
        if self.found.count():
            self.found.setCurrentRow(0)
            self.found.show()
            self.resize(max(self.width(), px(660)), max(self.height(), px(440)))
        else:
            self.adjustSize()

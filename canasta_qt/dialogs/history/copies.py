"""The window on older copies of all matches: what is in one, and what shall come back from it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QHeaderView,
    QTableWidget,
    QWidget,
)

from canasta_qt.dialogs.history.match_table import cell_text, column_names, moment
from canasta_qt.dialogs.widgets import build
from canasta_qt.dialogs.widgets.common import Window
from canasta_qt.storage.match_values import ListColumn
from canasta_qt.storage.salvage.copies import CopiedMatch, Copy
from canasta_qt.words.cards import number

_COLUMNS: tuple[ListColumn, ...] = ("played", "rules_name", "players", "state", "deals")
_NUMBER = Qt.ItemDataRole.UserRole


class CopiesWindow(Window):
    """Lets one look into a copy, and choose what shall be taken back.

    Signals:
        look_asked(Copy): show what is in this one.
        take_asked(Copy, list): take the matches with these numbers back from it.
    """

    look_asked = Signal(object)
    take_asked = Signal(object, list)

    def __init__(self, copies: Sequence[Copy], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Copies of my matches"))
        self._matches: Sequence[CopiedMatch] = ()
        self.copies = QComboBox(self)
        self.copies.setAccessibleName(self.tr("Which copy"))
        for copy in copies:
            self.copies.addItem(self._name(copy), copy)
        self.copies.currentIndexChanged.connect(lambda _: self.look())
        self.missing = QCheckBox(self.tr("Only what the history does &not have"), self)
        self.missing.setChecked(True)
        self.missing.toggled.connect(lambda _: self._fill())
        self.table = self._made_table()
        self.found = build.label("", self)
        self.all_button = build.button(self.tr("Choose &all"), self, self.table.selectAll)
        self.take_button = build.button(self.tr("&Take back"), self, self._take)
        box = build.close_box(self, self.all_button, self.take_button)
        build.column(
            self._introduction(len(copies)),
            build.row(build.buddy_label(self.tr("&Copy of:"), self.copies), (self.copies, 1)),
            self.missing,
            (self.table, 1),
            self.found,
            box,
            of=self,
        )
        self.resize(720, 460)
        self._chosen()

    def _introduction(self, copies: int) -> QWidget:
        if not copies:
            text = self.tr("There is no copy yet. One is made when you close Canasta.")
        else:
            text = self.tr(
                "Canasta keeps copies of all your matches. What is missing in the history, or "
                "damaged, can be taken back from one."
            )
        return build.label(text, self)

    def _made_table(self) -> QTableWidget:
        table = QTableWidget(0, len(_COLUMNS), self)
        table.setAccessibleName(self.tr("The matches of this copy"))
        build.make_readable(table)
        build.ring_focus(table)
        table.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        names = column_names()
        table.setHorizontalHeaderLabels([names[column] for column in _COLUMNS])
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setDefaultAlignment(build.LEFT)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        for section in (1, 2):
            header.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        table.verticalHeader().setDefaultSectionSize(self.fontMetrics().lineSpacing() + 8)
        table.itemSelectionChanged.connect(self._chosen)
        return table

    def _name(self, copy: Copy) -> str:
        if copy.matches is None:
            return self.tr("{date}, cannot be read").format(date=moment(copy.written))
        held = number(copy.matches, "match")
        return self.tr("{date}, {matches}").format(date=moment(copy.written), matches=held)

    # --- what is shown ------------------------------------------------------------------------

    def look(self) -> None:
        """Ask for what is in the copy that is chosen."""
        copy = self.copies.currentData()
        if copy is not None:
            self.look_asked.emit(copy)

    def show_matches(self, matches: Sequence[CopiedMatch]) -> None:
        """What is in the copy."""
        self._matches = matches
        self._fill()

    def say(self, text: str) -> None:
        """Something was done, in words."""
        self.found.setText(text)

    def _fill(self) -> None:
        shown = [one for one in self._matches if not (one.here and self.missing.isChecked())]
        with QSignalBlocker(self.table):
            self.table.setRowCount(len(shown))
            for row, one in enumerate(shown):
                self._fill_row(row, one)
            self.table.clearSelection()
        self._chosen()
        if shown:
            self.say(number(len(shown), "match"))
        elif self._matches:
            self.say(self.tr("The history has everything that is in this copy."))
        else:
            self.say(self.tr("Nothing can be read in this copy."))

    def _fill_row(self, row: int, one: CopiedMatch) -> None:
        tip = self.tr("The history has this match.") if one.here else ""
        for section, column in enumerate(_COLUMNS):
            text = cell_text(column, one.match)
            item = build.cell(text, right=column == "deals", tip=tip)
            item.setData(_NUMBER, one.match.id)
            if one.here:
                item.setFlags(Qt.ItemFlag.NoItemFlags)
            self.table.setItem(row, section, item)

    # --- what is chosen -----------------------------------------------------------------------

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

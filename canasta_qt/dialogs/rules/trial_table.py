"""The figures of a trial as a table: these rules beside those they come from."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from canasta_qt.controller.trial_sheet import TrialRow, TrialSection
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.numbers import tabular

_MARKS = {1: "▲ ", 0: "", -1: "▼ "}
"""Stand before a value that is clearly higher, or lower, than the other one."""

BASE_WIDTH = 64
"""Pixels for a line of the other game's name; all of it is in the tip."""

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class TrialTable(QTableWidget):
    """Headings and rows of figures; what differs beyond chance is bold and has an arrow."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(0, 3, parent)
        self._shape: list[tuple[str, ...]] = []
        self._row_of: dict[str, int] = {}
        self._plain = tabular(self.font())
        self._bold = tabular(self.font(), bold=True)
        rows = self.verticalHeader()
        rows.hide()
        rows.setMinimumSectionSize(self.fontMetrics().height() + 6)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.setShowGrid(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("What the computer players made of these rules"))
        ring_focus(self)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def show_sections(
        self, sections: Sequence[TrialSection], base_name: str, *, compared: bool
    ) -> None:
        """Fill the table; `compared`: there is a second game, and this is its name.

        Called again and again while figures come in, so the place of the reader stays, and rows
        that are there already only change their numbers.
        """
        shape = [(part.title, *(row.name for row in part.rows)) for part in sections]
        if shape != self._shape:
            self._shape = shape
            self._make_rows(sections)
        self._set_headings(base_name)
        self.setColumnHidden(2, not compared)
        told = {row.name: row for part in sections for row in part.rows}
        for name, at in self._row_of.items():
            self._fill(at, told[name], base_name if compared else "")

    def _make_rows(self, sections: Sequence[TrialSection]) -> None:
        """Empty rows under their headings, at the same place of the list as before."""
        row, scrolled = self.currentRow(), self.verticalScrollBar().value()
        self.setRowCount(0)
        self._row_of = {}
        for section in sections:
            self._add_heading(section.title)
            for told in section.rows:
                self._row_of[told.name] = self._add_line()
        if 0 <= row < self.rowCount():
            self.setCurrentCell(row, 0)
        self.verticalScrollBar().setValue(scrolled)

    def _set_headings(self, base_name: str) -> None:
        metrics, end = self.fontMetrics(), Qt.TextElideMode.ElideRight
        shown = metrics.elidedText(base_name, end, BASE_WIDTH)
        for column, text in enumerate(("", self.tr("Here"), shown)):
            item = QTableWidgetItem(text)
            item.setTextAlignment(_RIGHT)
            if column == 2:
                item.setToolTip(base_name)
            self.setHorizontalHeaderItem(column, item)

    def _add_heading(self, title: str) -> None:
        row = self._add_line()
        item = self._cell(row, 0)
        item.setText(title)
        item.setFont(self._bold)
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.setSpan(row, 0, 1, 3)

    def _add_line(self) -> int:
        row = self.rowCount()
        self.insertRow(row)
        for column in range(3):
            item = QTableWidgetItem()
            item.setFont(self._plain)
            if column:
                item.setTextAlignment(_RIGHT)
            self.setItem(row, column, item)
        return row

    def _cell(self, row: int, column: int) -> QTableWidgetItem:
        item = self.item(row, column)
        assert item is not None
        return item

    def _fill(self, at: int, told: TrialRow, base_name: str) -> None:
        """Write a row's figures where they have changed."""
        label, here, there = (self._cell(at, column) for column in range(3))
        spoken = self._spoken(told, base_name)
        if label.data(Qt.ItemDataRole.AccessibleTextRole) == spoken:
            return
        label.setText(told.label)
        label.setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        here.setText(_MARKS[told.differs] + told.here)
        here.setFont(self._bold if told.differs else self._plain)
        here.setToolTip(spoken if told.differs else "")
        there.setText(told.there)

    def _spoken(self, told: TrialRow, base_name: str) -> str:
        """The row as one sentence, for screen readers and tips."""
        texts = {
            1: self.tr("{label}: {here}, clearly more than {there} in {base}"),
            0: self.tr("{label}: {here}, in {base} {there}"),
            -1: self.tr("{label}: {here}, clearly less than {there} in {base}"),
        }
        text = texts[told.differs] if base_name else self.tr("{label}: {here}")
        return text.format(label=told.label, here=told.here, there=told.there, base=base_name)

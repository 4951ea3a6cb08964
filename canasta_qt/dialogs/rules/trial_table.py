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
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)

    def show_sections(
        self, sections: Sequence[TrialSection], base_name: str, *, compared: bool
    ) -> None:
        """Fill the table; `compared`: there is a second game, and this is its name."""
        place = self.currentRow()
        self.setRowCount(0)
        self._set_headings(base_name)
        self.setColumnHidden(2, not compared)
        for section in sections:
            self._add_heading(section.title)
            for row in section.rows:
                self._add_row(row, base_name if compared else "")
        if 0 <= place < self.rowCount():
            self.setCurrentCell(place, 0)

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
        item = QTableWidgetItem(title)
        item.setFont(tabular(self.font(), bold=True))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.setItem(row, 0, item)
        self.setSpan(row, 0, 1, 3)

    def _add_row(self, told: TrialRow, base_name: str) -> None:
        row = self._add_line()
        texts = (told.label, _MARKS[told.differs] + told.here, told.there)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setFont(tabular(self.font(), bold=bool(told.differs) and column == 1))
            if column:
                item.setTextAlignment(_RIGHT)
            self.setItem(row, column, item)
        spoken = self._spoken(told, base_name)
        self.item(row, 0).setData(Qt.ItemDataRole.AccessibleTextRole, spoken)
        self.item(row, 1).setToolTip(spoken if told.differs else "")

    def _spoken(self, told: TrialRow, base_name: str) -> str:
        """The row as one sentence, for screen readers and tips."""
        texts = {
            1: self.tr("{label}: {here}, clearly more than {there} in {base}"),
            0: self.tr("{label}: {here}, in {base} {there}"),
            -1: self.tr("{label}: {here}, clearly less than {there} in {base}"),
        }
        text = texts[told.differs] if base_name else self.tr("{label}: {here}")
        return text.format(label=told.label, here=told.here, there=told.there, base=base_name)

    def _add_line(self) -> int:
        row = self.rowCount()
        self.insertRow(row)
        return row

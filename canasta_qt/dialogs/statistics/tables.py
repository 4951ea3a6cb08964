"""Tables of the statistics: words left, numbers right, headings in between."""

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

from canasta_qt.controller.statistics import Group, StatSection
from canasta_qt.controller.statistics_luck import LuckSection
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.numbers import tabular

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class FiguresTable(QTableWidget):
    """A table to read, walked over by the arrow keys."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(0, 0, parent)
        self.setAccessibleName(name)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        ring_focus(self)

    def show_sections(self, sections: Sequence[StatSection], columns: Sequence[str]) -> None:
        """Figures in their columns, under the headings of their sections."""
        self._begin(["", *columns])
        for section in sections:
            self._heading(section.title)
            for row in section.rows:
                self._line([row.label, *row.values])
        self._end()

    def show_luck(self, sections: Sequence[LuckSection]) -> None:
        """What each player was given, what was due, and how unusual that is."""
        given, due, unusual = self.tr("In a deal"), self.tr("Expected"), self.tr("How unusual")
        self._begin(["", given, due, unusual])
        for section in sections:
            self._heading(section.title)
            for row in section.rows:
                self._line([row.who, row.seen, row.due, row.unusual], row.totals)
        self._end()

    def show_group(self, group: Group) -> None:
        """Matches by one thing that they share."""
        margin = self.tr("Average margin")
        self._begin([group.title, self.tr("Matches"), self.tr("Won"), margin])
        for row in group.rows:
            self._line([row.name, row.matches, row.won, row.margin])
        self._end()

    def _begin(self, headings: Sequence[str]) -> None:
        self.clearSpans()
        self.setRowCount(0)
        self.setColumnCount(len(headings))
        for column, text in enumerate(headings):
            item = QTableWidgetItem(text)
            if column:
                item.setTextAlignment(_RIGHT)
            else:
                item.setTextAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(column, item)

    def _heading(self, title: str) -> None:
        row = self.rowCount()
        self.insertRow(row)
        item = QTableWidgetItem(title)
        item.setFont(tabular(self.font(), bold=True))
        item.setFlags(Qt.ItemFlag.ItemIsEnabled)
        self.setItem(row, 0, item)
        self.setSpan(row, 0, 1, self.columnCount())
        self.setRowHeight(row, self.fontMetrics().height() + 14)

    def _line(self, texts: Sequence[str], told: str = "") -> None:
        row = self.rowCount()
        self.insertRow(row)
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setFont(tabular(self.font()))
            item.setToolTip(told or ("" if column else text))
            if column:
                item.setTextAlignment(_RIGHT)
            self.setItem(row, column, item)
        self.setRowHeight(row, self.fontMetrics().height() + 8)

    def _end(self) -> None:
        header = self.horizontalHeader()
        header.setStretchLastSection(False)
        self.resizeColumnsToContents()
        for column in range(1, self.columnCount()):
            self.setColumnWidth(column, self.columnWidth(column) + 16)
        if self.columnCount():
            header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        if self.rowCount():
            self.setCurrentCell(0, 0)

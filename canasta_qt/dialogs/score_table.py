"""The lines of a score sheet as a table: labels left, numbers right, sums in bold."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QSizePolicy,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from canasta_qt.controller.view_model import ScoreSheetModel
from canasta_qt.dialogs.numbers import number, tabular

MOST_SPREAD = 12
"""So many lines share the height of the sheet; more of them scroll."""


class ScoreTable(QTableWidget):
    """All lines of a deal, then this deal's sum, the total before and the total now."""

    def __init__(self, sheet: ScoreSheetModel, parent: QWidget | None = None) -> None:
        super().__init__(0, 1 + len(sheet.sides), parent)
        self._set_up(sheet.sides)
        for line in sheet.lines:
            self._add(line.label, line.points, detail=line.detail)
        self._add(self.tr("This deal"), sheet.deal_totals, bold=True)
        self._add(self.tr("Before"), sheet.before)
        self._add(self.tr("Total"), sheet.totals, bold=True)
        if self.rowCount() <= MOST_SPREAD:
            rows = self.verticalHeader()
            rows.setMinimumSectionSize(self.fontMetrics().height() + 6)
            rows.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.resizeColumnsToContents()
        self._stretch()

    def _set_up(self, sides: Sequence[str]) -> None:
        self.setHorizontalHeaderLabels(["", *sides])
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setTabKeyNavigation(False)
        self.setAccessibleName(self.tr("Scores of this deal"))
        for column in range(1, self.columnCount()):
            heading = QTableWidgetItem(sides[column - 1])
            heading.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setHorizontalHeaderItem(column, heading)

    def _stretch(self) -> None:
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in range(1, self.columnCount()):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Fixed)
            self.setColumnWidth(column, max(76, min(150, self.columnWidth(column) + 18)))

    def _add(
        self,
        label: str,
        points: Sequence[int | None],
        *,
        bold: bool = False,
        detail: str = "",
    ) -> None:
        row = self.rowCount()
        self.insertRow(row)
        for column, text in enumerate([label, *(number(value) for value in points)]):
            item = QTableWidgetItem(text)
            item.setFont(tabular(self.font(), bold=bold))
            item.setToolTip(detail)
            if column:
                item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self.setItem(row, column, item)
        self.setRowHeight(row, self.fontMetrics().height() + 8)

    def sizeHint(self) -> QSize:
        """Wide enough for two sides, high enough for every line of a usual deal."""
        rows = sum(self.rowHeight(row) for row in range(self.rowCount()))
        height = rows + self.horizontalHeader().sizeHint().height() + 2 * self.frameWidth() + 2
        return QSize(210 + 96 * (self.columnCount() - 1), min(420, height))

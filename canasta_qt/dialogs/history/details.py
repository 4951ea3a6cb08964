"""A match in detail: its deals and totals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.figures import figures
from canasta_qt.controller.history import DealRow, MatchDetails
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.numbers import number, tabular

_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class DetailsPane(QWidget):
    """A heading, and a line for each deal; or a sentence where there is nothing to tell."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.heading = QLabel(self)
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.heading.setWordWrap(True)
        self.heading.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.table = QTableWidget(self)
        self.table.setAccessibleName(self.tr("The deals of the match"))
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setAlternatingRowColors(True)
        rows = self.table.verticalHeader()
        rows.hide()
        rows.setDefaultSectionSize(self.fontMetrics().lineSpacing() + 6)
        self.table.setFont(tabular(self.table.font()))
        ring_focus(self.table)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.heading)
        layout.addWidget(self.table, 1)

    def say(self, text: str) -> None:
        """Nothing but a sentence."""
        self.heading.setText(text)
        self.table.hide()

    def show_match(self, details: MatchDetails) -> None:
        """The deals of a match."""
        self.heading.setText(self._heading(details))
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
        header.setDefaultAlignment(_RIGHT)
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
        return f"{told}\n{details.conceded}" if details.conceded else told

    def _fill(self, row: int, deal: DealRow, sides: int) -> None:
        nothing = (None,) * sides
        texts = [str(deal.number)]
        for points, total in zip(deal.points or nothing, deal.totals or nothing, strict=True):
            texts += [number(points), number(total)]
        for column, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setTextAlignment(_RIGHT)
            if deal.points is None:
                item.setToolTip(self.tr("This deal is not over."))
            self.table.setItem(row, column, item)

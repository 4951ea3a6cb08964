"""The table of matches: one or many can be chosen, by mouse and by keyboard."""

from __future__ import annotations

from PySide6.QtCore import QItemSelection, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget

from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.history import words
from canasta_qt.dialogs.history.model import HistoryModel
from canasta_qt.dialogs.numbers import tabular
from canasta_qt.storage.match_list import ListedMatch

_WIDTHS = (0, 0, 0, 100, 80, 64)
_STRETCHED = (1, 2)
"""Rules and players share what the other columns leave."""

_ENDS = (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd)

_WHOLE_ROW = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)


class MatchTable(QTableView):
    """Shows a `HistoryModel`.

    Signals:
        chosen: another match is current, or others are chosen.
    """

    chosen = Signal()

    def __init__(self, model: HistoryModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        model.setParent(self)
        self._model = model
        self.setModel(model)
        self.setAccessibleName(self.tr("Matches"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setAlternatingRowColors(True)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.setFont(tabular(self.font()))
        rows = self.verticalHeader()
        rows.hide()
        rows.setDefaultSectionSize(self.fontMetrics().lineSpacing() + 8)
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        date = self.fontMetrics().horizontalAdvance(words.moment(0) + "0000")
        for section, width in enumerate(_WIDTHS):
            columns.resizeSection(section, width or date)
        for section in _STRETCHED:
            columns.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        self.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        ring_focus(self)
        model.modelReset.connect(self.chosen)

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Tell it."""
        super().selectionChanged(selected, deselected)
        self.chosen.emit()

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Home and End lead to the first and the last match, not to the ends of the line."""
        if action in _ENDS:
            modifiers |= Qt.KeyboardModifier.ControlModifier
        return super().moveCursor(action, modifiers)

    @property
    def row(self) -> int:
        """The current row; -1 for none."""
        return self.currentIndex().row()

    def current(self) -> ListedMatch | None:
        """The match that is current and chosen."""
        index = self.currentIndex()
        if not index.isValid() or not self.selectionModel().isSelected(index):
            return None
        return self._model.match_at(index.row())

    def chosen_count(self) -> int:
        """How many matches are chosen."""
        return sum(last - first + 1 for first, last in self._chosen_parts())

    def chosen_matches(self) -> list[ListedMatch]:
        """The matches that are chosen, from the top."""
        return [match for part in self._chosen_parts() for match in self._model.between(*part)]

    def first_chosen(self) -> int:
        """The topmost row that is chosen; 0 for none."""
        return min((first for first, _ in self._chosen_parts()), default=0)

    def _chosen_parts(self) -> list[tuple[int, int]]:
        """First and last row of each block that is chosen, from the top."""
        chosen = self.selectionModel().selection()
        blocks = (chosen.at(number) for number in range(chosen.count()))
        return sorted((block.top(), block.bottom()) for block in blocks)

    def go_to(self, row: int) -> None:
        """Make a row the current one, or the last where there are fewer."""
        row = min(max(row, 0), self._model.rowCount() - 1)
        if row >= 0:
            index = self._model.index(row, 0)
            self.selectionModel().setCurrentIndex(index, _WHOLE_ROW)
            self.scrollTo(index)

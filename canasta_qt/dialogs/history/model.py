"""The matches as a table that reads only what is looked at."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt, Signal

from canasta_qt.controller.history import History, Query
from canasta_qt.controller.messages.names import shown_title
from canasta_qt.dialogs.history import words
from canasta_qt.dialogs.numbers import number
from canasta_qt.storage.match_list import ListColumn, ListedMatch, ListOrder
from canasta_qt.storage.problems import StorageProblem

PAGE: Final = 100
"""So many rows are read at once."""

_COLUMNS: Final[tuple[ListColumn, ...]] = tuple(words.column_names())
_NUMBERS: Final = ("margin", "deals")
_DESCENDING: Final = Qt.SortOrder.DescendingOrder

_TEXTS: Final[dict[ListColumn, Callable[[ListedMatch], str]]] = {
    "played": lambda match: words.moment(match.played),
    "rules_name": lambda match: shown_title(match.rules_name),
    "players": lambda match: words.names_of(match.players),
    "state": lambda match: words.state_names()[match.state],
    "margin": lambda match: number(match.margin),
    "deals": lambda match: number(match.deals),
}

T = TypeVar("T")
Index = QModelIndex | QPersistentModelIndex


class HistoryModel(QAbstractTableModel):
    """All matches of a query, in the order of one column.

    Signals:
        failed(StorageProblem): the matches could not be read; told once until they are read anew.
    """

    failed = Signal(object)

    def __init__(self, history: History) -> None:
        super().__init__()
        self._history = history
        self._headings = list(words.column_names().values())
        self._pages: dict[int, tuple[ListedMatch, ...]] = {}
        self._count = 0
        self._told = False
        self.query = Query()
        self.order = ListOrder()

    # --- what is shown ------------------------------------------------------------------------

    def show(self, query: Query) -> None:
        """Show these matches instead."""
        self.query = query
        self.refresh()

    def refresh(self) -> None:
        """Look again what there is."""
        self.beginResetModel()
        self._pages.clear()
        self._told = False
        self._count = self._tried(lambda: self._history.count(self.query), 0)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        """Order by a column."""
        wanted = ListOrder(_COLUMNS[column], order is _DESCENDING)
        if wanted != self.order:
            self.order = wanted
            self.refresh()

    def match_at(self, row: int) -> ListedMatch | None:
        """The match of a row; None where it cannot be read."""
        page = row // PAGE
        if page not in self._pages:
            self._pages[page] = self._read(page * PAGE, PAGE)
        rows = self._pages[page]
        return rows[row % PAGE] if row % PAGE < len(rows) else None

    def between(self, first: int, last: int) -> tuple[ListedMatch, ...]:
        """The matches of these rows, both included."""
        return self._read(first, last - first + 1)

    def row_of(self, match: int) -> int | None:
        """Where a match stands, as far as that has been read."""
        for page, rows in sorted(self._pages.items()):
            for row, one in enumerate(rows):
                if one.id == match:
                    return page * PAGE + row
        return None

    def _read(self, first: int, count: int) -> tuple[ListedMatch, ...]:
        return self._tried(lambda: self._history.rows(self.query, self.order, first, count), ())

    def _tried(self, read: Callable[[], T], instead: T) -> T:
        try:
            return read()
        except StorageProblem as problem:
            if not self._told:
                self._told = True
                self.failed.emit(problem)
            return instead

    # --- for the view -------------------------------------------------------------------------

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How many matches there are."""
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        """How much is told of each."""
        return 0 if parent.isValid() else len(_COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        """The headings, above numbers at the right."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What stands in a cell; who plays how is told on hover."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(index.column())
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        match = self.match_at(index.row())
        if match is None:
            return None
        column = _COLUMNS[index.column()]
        if role == Qt.ItemDataRole.ToolTipRole and column == "players":
            return words.company(match.players)
        return _TEXTS[column](match)


def _aligned(section: int) -> Qt.AlignmentFlag:
    side = (
        Qt.AlignmentFlag.AlignRight if _COLUMNS[section] in _NUMBERS else Qt.AlignmentFlag.AlignLeft
    )
    return side | Qt.AlignmentFlag.AlignVCenter

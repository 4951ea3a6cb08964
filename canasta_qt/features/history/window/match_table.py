"""The table of matches with its model, which reads only what is looked at, and its words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeVar

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QIcon, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHeaderView,
    QTableView,
    QWidget,
)

from canasta_qt.features.history.session import AidText, History, MatchFile
from canasta_qt.library.language import date_and_time
from canasta_qt.record.log import Player
from canasta_qt.storage.files import StorageProblem
from canasta_qt.storage.match_values import (
    ListColumn,
    ListedMatch,
    ListFilter,
    ListOrder,
    MatchState,
    Period,
)
from canasta_qt.ui.parts.rows import Index
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.icons import icon
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import SIZE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.common import Window, open_sized
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.ui.widgets.standard import number_text
from canasta_qt.words.games import shown_title
from canasta_qt.words.people import level_name, person_name


def _tr(text: str) -> str:
    return QCoreApplication.translate("history", text)


def column_names() -> dict[ListColumn, str]:
    """The columns from left to right, and their headings."""
    return {
        "played": _tr("Date"),
        "rules_name": _tr("Rules"),
        "players": _tr("Players"),
        "state": _tr("Result"),
        "margin": _tr("Margin"),
        "deals": _tr("Deals"),
    }


def state_names() -> dict[MatchState, str]:
    """How a match ended for the player, or that it did not."""
    return {
        "running": _tr("Not finished"),
        "won": _tr("Won"),
        "lost": _tr("Lost"),
        "shared": _tr("Tie"),
        "watched": _tr("Watched"),
        "damaged": _tr("Damaged"),
    }


def result_words(match: ListedMatch) -> str:
    """How a match ended; where several people played it, for whom."""
    people = [player.name for player in match.players if player.is_human]
    if len(people) > 1 and match.state in ("won", "lost"):
        text = _tr("{name} won") if match.state == "won" else _tr("{name} lost")
        return text.format(name=person_name(people[0]))
    return state_names()[match.state]


_SIGNS: Final[dict[MatchState, tuple[str, str]]] = {
    "running": ("pause", "accent"),
    "won": ("trophy", "gain"),
    "lost": ("flag", "loss"),
    "shared": ("compare", "text_soft"),
    "watched": ("eye", "text_soft"),
    "damaged": ("warning", "warning"),
}
"""Icon and colour beside the words of a result."""


def period_names() -> dict[Period, str]:
    return {
        "": _tr("Any time"),
        "day": _tr("Today"),
        "week": _tr("The last 7 days"),
        "month": _tr("The last 30 days"),
        "year": _tr("The last 12 months"),
    }


def company(players: Sequence[Player]) -> str:
    """Who sat at the table and how the bots play, a line each."""
    lines = []
    for one in players:
        level = level_name(one.played_by.partition(":")[0])
        name, text = person_name(one.name), _tr("{name}: {level}")
        lines.append(name if one.is_human else text.format(name=name, level=level))
    return "\n".join(lines)


UNREADABLE: Final = "?"
"""Stands where a cell of a damaged match makes no sense."""

PAGE: Final = 100
"""So many rows are read at once."""

COLUMNS: Final[tuple[ListColumn, ...]] = tuple(column_names())
_NUMBERS: Final = ("margin", "deals")
_DESCENDING: Final = Qt.SortOrder.DescendingOrder


def _rules(match: ListedMatch) -> str:
    title = shown_title(match.rules_name)
    return AidText.ROW(rules=title) if match.counting_aid else title


_TEXTS: Final[dict[ListColumn, Callable[[ListedMatch], str]]] = {
    "played": lambda match: "" if match.played is None else date_and_time(match.played),
    "rules_name": _rules,
    "players": lambda match: ", ".join(person_name(one.name) for one in match.players),
    "state": result_words,
    "margin": lambda match: number_text(match.margin),
    "deals": lambda match: number_text(match.deals),
}


def cell_text(column: ListColumn, match: ListedMatch) -> str:
    return _TEXTS[column](match) or (UNREADABLE if match.state == "damaged" else "")


T = TypeVar("T")


class HistoryModel(QAbstractTableModel):
    """All matches of a query, in the order of one column; `failed` once for every reading."""

    failed = Signal(object)

    def __init__(self, history: History) -> None:
        super().__init__()
        self._history = history
        self._headings = list(column_names().values())
        self._pages: dict[int, tuple[ListedMatch, ...]] = {}
        self._count = 0
        self._told = False
        self.query = ListFilter()
        self.order = ListOrder()

    def show(self, query: ListFilter) -> None:
        """Show these matches instead."""
        self.query = query
        self.refresh()

    def refresh(self) -> None:
        self.beginResetModel()
        self._pages.clear()
        self._told = False
        self._count = self._tried(lambda: self._history.count(self.query), 0)
        self.endResetModel()

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        chosen = ListOrder(COLUMNS[column], order is _DESCENDING)
        if chosen != self.order:
            self.order = chosen
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

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._count

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(COLUMNS)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return self._headings[section]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(section)
        return None

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """What stands in a cell; the tip says who plays how."""
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _aligned(index.column())
        if role in (Qt.ItemDataRole.FontRole, Qt.ItemDataRole.ForegroundRole):
            return _look(COLUMNS[index.column()], role)
        if role == Qt.ItemDataRole.DecorationRole:
            return self._sign(index)
        spoken = role == Qt.ItemDataRole.AccessibleTextRole and index.column() == 0
        if not spoken and role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return None
        match = self.match_at(index.row())
        if match is None:
            return None
        if spoken:  # whoever comes to the line hears which match it is
            return ", ".join(filter(None, (cell_text(one, match) for one in COLUMNS)))
        column = COLUMNS[index.column()]
        text = cell_text(column, match)
        if role != Qt.ItemDataRole.ToolTipRole:
            return text
        if column == "players":
            return tip_lines(company(match.players))
        if match.state == "damaged":
            return _tr("Part of this match cannot be read.")
        return tip_lines(text)

    def _sign(self, index: Index) -> QIcon | None:
        """The sign of a result: a defeat differs from a win by more than its colour."""
        match = self.match_at(index.row()) if COLUMNS[index.column()] == "state" else None
        return icon(*_SIGNS[match.state]) if match is not None else None


def _look(column: ListColumn, role: int) -> QFont | QColor:
    titled = column == "rules_name"
    if role == Qt.ItemDataRole.FontRole:
        return type_font("strong" if titled else "body")
    return tint("text" if titled or column == "state" else "text_soft")


def _aligned(section: int) -> Qt.AlignmentFlag:
    return build.RIGHT if COLUMNS[section] in _NUMBERS else build.LEFT


_WIDTHS: Final = (84, 72)
"""Pixels of the columns with numbers at a scale of 100 %; the others are measured or stretched."""

_WHERE_WIDE: Final = (4, 5)
_LEAST: Final = (560, 640)
"""Columns that a narrow table leaves out, and the width that each needs."""

_LONG_DATE: Final = 1_609_113_480.0
"""A moment of many letters in any language: 27 December 2020, 23:58 in Greenwich."""

_SIGN: Final = 18
_STRETCHED = (1, 2)
"""Rules and players share what the other columns leave."""

_ENDS = (QAbstractItemView.CursorAction.MoveHome, QAbstractItemView.CursorAction.MoveEnd)

_WHOLE_ROW = (
    QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
)


class MatchTable(QTableView):
    """Shows a `HistoryModel`; `chosen` when another match is current, or others are chosen."""

    chosen = Signal()

    def __init__(self, model: HistoryModel, parent: QWidget) -> None:
        super().__init__(parent)
        model.setParent(self)
        self._model = model
        self.setModel(model)
        self.setAccessibleName(self.tr("Matches"))
        build.make_readable(self)
        build.ring_focus(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setWordWrap(False)
        self.setAlternatingRowColors(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        columns = self.horizontalHeader()
        columns.setHighlightSections(False)
        columns.moveSection(0, 2)  # the title is on the left, then who, then when
        for section in _STRETCHED:
            columns.setSectionResizeMode(section, QHeaderView.ResizeMode.Stretch)
        follow(self.verticalHeader().setDefaultSectionSize, SIZE["row"])
        follow(self.setIconSize, QSize(_SIGN, _SIGN))
        follow(self._measure)
        self.sortByColumn(0, Qt.SortOrder.DescendingOrder)
        self.setSortingEnabled(True)
        model.modelReset.connect(self.chosen)

    def _measure(self) -> None:
        metrics = QFontMetrics(type_font("body"))
        date = metrics.horizontalAdvance(date_and_time(_LONG_DATE) + "00")
        result = max(map(metrics.horizontalAdvance, state_names().values())) + px(_SIGN + 40)
        for section, width in enumerate((0, 0, 0, result, *map(px, _WIDTHS))):
            self.horizontalHeader().resizeSection(section, width or date)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Where there is no room for all, the numbers go: the deals below have them too."""
        super().resizeEvent(event)
        for section, least in zip(_WHERE_WIDE, _LEAST, strict=True):
            self.setColumnHidden(section, self.width() < px(least))

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
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


class MatchFileDialog(Window):
    """Describes the match of a file, to replay or to keep it."""

    replay_asked = Signal(object)
    keep_asked = Signal(object)

    def __init__(self, match: MatchFile, name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A match from a file"))
        source = self.tr("Read from {name}. Nothing has been saved yet.").format(name=name)
        told = (match.people, match.standing, match.note, source)
        words = (build.label(text, self) for text in told if text)
        titled(self, match.title, *words, 1, foot=(1, self._buttons(match)))
        open_sized(self, 560)

    def _buttons(self, match: MatchFile) -> QDialogButtonBox:
        box, self.replay_button = build.answer_or_cancel(self, self.tr("&Replay"))
        role = QDialogButtonBox.ButtonRole.AcceptRole
        self.keep_button = box.addButton(self.tr("&Import to my matches"), role)
        self.replay_button.clicked.connect(lambda: self.replay_asked.emit(match))
        self.keep_button.clicked.connect(lambda: self.keep_asked.emit(match))
        return box

"""A tree of compared rules: a heading for each group, a row for each option with both values."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from canasta_qt.controller.rules_comparison import ComparedGroup, ComparedOption
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.tree_items import children
from canasta_qt.table.painted import tip_lines

_DIFFERS = Qt.ItemDataRole.UserRole
_SHARES = (0.34, 0.33)
_MARGIN = 4

Index = QModelIndex | QPersistentModelIndex


class FoldingDelegate(QStyledItemDelegate):
    """Makes rows high enough for long texts to fold; a tree does not do that by itself."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """As high as the folded text."""
        hint = super().sizeHint(option, index)
        row = index.parent().isValid()
        if not row:
            return hint
        indent = 0 if index.column() else self._tree.indentation()
        width = self._tree.columnWidth(index.column()) - indent - 2 * _MARGIN
        room = QRect(0, 0, max(width, 40), 10_000)
        words = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        font = index.data(Qt.ItemDataRole.FontRole) or option.font
        lines = QFontMetrics(font).boundingRect(room, Qt.TextFlag.TextWordWrap, words)
        return QSize(hint.width(), max(hint.height(), lines.height() + _MARGIN))


class ComparedTree(QTreeWidget):
    """Shows what `compare` found. Long values fold; a row that differs begins with a mark."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setColumnCount(3)
        self.setWordWrap(True)
        self.setItemDelegate(FoldingDelegate(self))
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(self.tr("Rules side by side"))
        ring_focus(self)
        self.setRootIsDecorated(False)
        self.setIndentation(14)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.sectionResized.connect(self.scheduleDelayedItemsLayout)

    def show_groups(self, left: str, right: str, groups: Sequence[ComparedGroup]) -> None:
        """Show these groups; `left` and `right` name the two sets of rules."""
        self.clear()
        self.setHeaderLabels([self.tr("Rule"), left, right])
        mixed = any(not row.differs for group in groups for row in group.options)
        for group in groups:
            heading = QTreeWidgetItem(self, [group.title])
            heading.setFirstColumnSpanned(True)
            font = heading.font(0)
            font.setBold(True)
            heading.setFont(0, font)
            for row in group.options:
                self._add(heading, row, mark=mixed and row.differs)
            heading.setExpanded(True)
        first = self.topLevelItem(0)
        if first is not None:
            self.setCurrentItem(first)

    def _add(self, heading: QTreeWidgetItem, row: ComparedOption, *, mark: bool) -> None:
        label = f"≠  {row.label}" if mark else row.label
        item = QTreeWidgetItem(heading, [label, row.left, row.right])
        item.setData(0, _DIFFERS, row.differs)
        item.setToolTip(0, tip_lines(row.help))
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, row.help)
        for column in range(3):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            if mark:
                font = item.font(column)
                font.setBold(True)
                item.setFont(column, font)

    def go_to_group(self, number: int) -> None:
        """Bring a group to the top."""
        item = self.topLevelItem(number)
        if item is not None:
            self.setCurrentItem(item)
            self.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtTop)

    def go_to_difference(self, step: int) -> None:
        """To the next row that differs (`step` 1) or the one before (-1), around the ends."""
        rows = [row for row in self._rows() if row.data(0, _DIFFERS)]
        current = self.currentItem()
        if not rows:
            return
        every = self._rows()
        here = every.index(current) if current in every else -1
        ahead = [row for row in rows if every.index(row) > here]
        behind = [row for row in rows if every.index(row) < here]
        wanted = (ahead or rows)[0] if step > 0 else (behind or rows)[-1]
        self.setCurrentItem(wanted)
        self.scrollToItem(wanted)

    def _rows(self) -> list[QTreeWidgetItem]:
        """Headings and rows from top to bottom."""
        items: list[QTreeWidgetItem] = []
        for number in range(self.topLevelItemCount()):
            heading = self.topLevelItem(number)
            assert heading is not None
            items += [heading, *children(heading)]
        return items

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The columns share the width."""
        super().resizeEvent(event)
        width = self.viewport().width()
        for column, share in enumerate(_SHARES):
            self.setColumnWidth(column, round(width * share))

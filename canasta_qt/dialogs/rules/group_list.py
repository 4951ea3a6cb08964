"""The groups of options to choose from, each with how many of its options differ."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtWidgets import QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from canasta_qt.controller.rules_draft import RulesDraft
from canasta_qt.controller.rules_draft.texts import group_title
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.engine.rules import GROUP_TITLES

_GROUP = Qt.ItemDataRole.UserRole


class GroupList(QTreeWidget):
    """Groups in the order of the catalogue.

    Signals:
        picked(str): a group was chosen by its id.
    """

    picked = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Groups of rules"))
        ring_focus(self)
        self.header().setStretchLastSection(False)
        self.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self._items = {group: self._add(group) for group, _ in GROUP_TITLES}
        self.currentItemChanged.connect(self._current_changed)
        self.itemClicked.connect(self._current_changed)

    def sizeHint(self) -> QSize:
        """Wide enough for the titles."""
        return QSize(200, 400)

    def group(self) -> str:
        """The current group; the first where there is none."""
        item = self.currentItem()
        return str(item.data(0, _GROUP)) if item is not None else GROUP_TITLES[0][0]

    def show_group(self, group: str) -> None:
        """Make a group current without `picked`."""
        blocked = self.blockSignals(True)
        self.setCurrentItem(self._items[group])
        self._items[group].setSelected(True)
        self.blockSignals(blocked)

    def refresh(self, draft: RulesDraft) -> None:
        """Count anew what differs and what is in conflict."""
        differing = Counter(key.partition(".")[0] for key in draft.differs)
        keys = (key for issue in draft.issues if issue.severity == "error" for key in issue.keys)
        broken = {key.partition(".")[0] for key in (*keys, *draft.unread)}
        for group, item in self._items.items():
            self._show_count(item, group, differing[group], group in broken)

    def _add(self, group: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self, [group_title(group), ""])
        item.setData(0, _GROUP, group)
        item.setSizeHint(0, QSize(0, round(self.fontMetrics().height() * 1.35)))
        item.setTextAlignment(1, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        return item

    def _show_count(self, item: QTreeWidgetItem, group: str, count: int, broken: bool) -> None:
        marks = [str(count)] if count else []
        item.setText(1, " ".join(["⚠", *marks] if broken else marks))
        words = [group_title(group)]
        if count:
            words.append(self.tr("{n} changed").format(n=count))
        if broken:
            words.append(self.tr("in conflict"))
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join(words))
        item.setToolTip(1, ", ".join(words[1:]))

    def _current_changed(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.picked.emit(str(item.data(0, _GROUP)))

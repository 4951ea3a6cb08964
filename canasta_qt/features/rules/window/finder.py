"""The left side of the table-rules dialog: find an option by words, or by its group."""

from __future__ import annotations

from collections import Counter

from PySide6.QtCore import (
    QEvent,
    QObject,
    QRect,
    QRectF,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from canasta_qt.engine.rules import GROUP_TITLES
from canasta_qt.features.rules.session.draft import RulesDraft
from canasta_qt.ui.controls.looks import as_switch
from canasta_qt.ui.parts.rows import Index
from canasta_qt.ui.style import icons
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.style.paint import plate, ring, smooth
from canasta_qt.ui.style.theme import tint
from canasta_qt.ui.style.tokens import RADIUS, SPACE
from canasta_qt.ui.style.type import px, type_font
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.plain_text import tip_lines
from canasta_qt.words.rules.values import group_title

_GROUP, _MARKS = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1
_STATE = QStyle.StateFlag

_ROW, _DOT, _SIGN = 38, 10, 18
"""Pixels of a row's height, across the dot of what was changed and the sign of a conflict."""

SEARCH_WIDTH = 300


class GroupDelegate(QStyledItemDelegate):
    """Draws a group: its title, a dot where something was changed, a sign where it conflicts."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        return QSize(px(SPACE[7]), px(_ROW))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        chosen = bool(option.state & _STATE.State_Selected)
        with smooth(painter):
            self._ground(painter, option, chosen=chosen)
            left = self._marks(painter, option.rect, index.data(_MARKS) or ())
            box = option.rect.adjusted(px(SPACE[3]), 0, 0, 0)
            box.setRight(left - px(SPACE[1]))
            font = type_font("strong" if chosen else "body")
            painter.setFont(font)
            painter.setPen(tint("text"))
            words = str(index.data(Qt.ItemDataRole.DisplayRole))
            end = Qt.TextElideMode.ElideRight
            shown = painter.fontMetrics().elidedText(words, end, box.width())
            painter.drawText(box, int(build.LEFT), shown)

    @staticmethod
    def _ground(painter: QPainter, option: QStyleOptionViewItem, *, chosen: bool) -> None:
        box, state, radius = option.rect, option.state, px(RADIUS["chip"])
        if chosen:
            plate(painter, box, radius, tint("accent_ground"))
            bar = box.adjusted(0, px(SPACE[1]), 0, -px(SPACE[1]))
            bar.setWidth(px(SPACE[0]))
            plate(painter, bar, px(2), tint("accent"))
        elif state & _STATE.State_MouseOver:
            plate(painter, box, radius, tint("raised"))
        if state & _STATE.State_HasFocus:
            ring(painter, QRectF(box).adjusted(1, 1, -1, -1), radius)

    @staticmethod
    def _marks(painter: QPainter, box: QRect, marks: tuple[str, ...]) -> int:
        """Draw the marks at the right end; returns where they begin."""
        right = box.right() - px(SPACE[2])
        if "changed" in marks:
            side = px(_DOT)
            dot = QRectF(right - side, box.center().y() - side / 2, side, side)
            plate(painter, dot, side / 2, tint("accent"))
            right -= side + px(SPACE[1])
        if "broken" in marks:
            side = px(_SIGN)
            sign = QRectF(right - side, box.center().y() - side / 2, side, side)
            icons.draw(painter, "warning", sign, "loss")
            right -= side + px(SPACE[1])
        return right


class GroupList(QTreeWidget):
    """Groups in the order of the catalogue; `picked` has the id of the one that was chosen."""

    picked = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setHeaderLabels([self.tr("Group"), self.tr("Changes")])
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setIndentation(0)
        self.setColumnHidden(1, True)  # the marks are painted in the row
        self.setItemDelegate(GroupDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.viewport().setAutoFillBackground(False)
        self.setViewportMargins(*(SPACE[0],) * 4)
        self.setAllColumnsShowFocus(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAccessibleName(self.tr("Groups of rules"))
        build.ring_focus(self)
        self._items = {group: self._add(group) for group, _ in GROUP_TITLES}
        self.currentItemChanged.connect(self._current_changed)
        self.itemClicked.connect(self._current_changed)

    def sizeHint(self) -> QSize:
        return QSize(px(220), px(400))

    def group(self) -> str:
        """The current group; the first where there is none."""
        item = self.currentItem()
        return str(item.data(0, _GROUP)) if item is not None else GROUP_TITLES[0][0]

    def show_group(self, group: str) -> None:
        """Make a group current without `picked`."""
        with QSignalBlocker(self):
            self.setCurrentItem(self._items[group])
            self._items[group].setSelected(True)

    def refresh(self, draft: RulesDraft) -> None:
        differing = Counter(key.partition(".")[0] for key in draft.differs)
        keys = (key for issue in draft.issues if issue.severity == "error" for key in issue.keys)
        broken = {key.partition(".")[0] for key in (*keys, *draft.unread)}
        for group, item in self._items.items():
            self._show_count(item, group, differing[group], group in broken)

    def _add(self, group: str) -> QTreeWidgetItem:
        item = QTreeWidgetItem(self, [group_title(group), ""])
        item.setData(0, _GROUP, group)
        return item

    def _show_count(self, item: QTreeWidgetItem, group: str, count: int, broken: bool) -> None:
        marks = [str(count)] if count else []
        item.setText(1, " ".join(["⚠", *marks] if broken else marks))
        changed = ("changed",) if count else ()
        item.setData(0, _MARKS, (*changed, "broken") if broken else changed)
        words = [group_title(group)]
        if count:
            words.append(self.tr("{n} changed").format(n=count))
        if broken:
            words.append(self.tr("in conflict"))
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join(words))
        item.setToolTip(0, tip_lines(", ".join(words)))

    def _current_changed(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.picked.emit(str(item.data(0, _GROUP)))


class Finder(QWidget):
    """A search field, the groups, and the switch for what differs. The field stands in the header.

    Only one of them decides what is shown; using one puts the others at rest.
    Signals:
        group_picked(str): show that group.
        text_changed(str): show what is found by these words.
        differences_asked: show what differs.
        entered: go to what was found.
    """

    group_picked = Signal(str)
    text_changed = Signal(str)
    differences_asked = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resting = False
        hint, name = self.tr("Find a rule (Ctrl+F)"), self.tr("Find a rule")
        self.search = build.search_field(hint, name, self)
        self.search.setAccessibleDescription(
            self.tr("Type a word such as freeze or seven to see its rules.")
        )
        icons.lead(self.search, "search")
        self.groups = GroupList(self)
        self.only_changed = as_switch(QCheckBox(self.tr("&Only differences"), self))
        parts = ((self.groups, 1), self.only_changed)
        build.column(*parts, of=self, margins=SPACE[2], spacing=SPACE[1])
        follow(self.search.setFixedWidth, SEARCH_WIDTH)
        follow(self._measure)
        self.search.textChanged.connect(self._searched)
        self.search.installEventFilter(self)
        self.only_changed.toggled.connect(self._switched)
        self.groups.picked.connect(self._picked)
        self.groups.show_group(self.groups.group())

    def _measure(self) -> None:
        needed = self.only_changed.sizeHint().width() + 2 * px(SPACE[2])
        self.setMinimumWidth(max(px(190), needed))

    def start_search(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def show_group(self, group: str) -> None:
        """Make a group the one that is shown, without signals."""
        self.groups.show_group(group)
        self._rest()

    def holds(self, widget: QWidget | None) -> bool:
        """Whether this is one of its parts, in the header or at the side."""
        return widget is not None and (widget is self.search or self.isAncestorOf(widget))

    def focus_used(self) -> None:
        """Give the focus to what decides now."""
        (self.search if self.search.text() else self.groups).setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.search and isinstance(event, QKeyEvent):
            keys = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Down)
            if event.type() == QEvent.Type.KeyPress and event.key() in keys:
                self.entered.emit()
                return True
            if event.type() == QEvent.Type.KeyPress and self._escaped(event):
                return True
        return super().eventFilter(watched, event)

    def _escaped(self, event: QKeyEvent) -> bool:
        """Escape first empties the field; only then does it close the dialog."""
        if event.key() != Qt.Key.Key_Escape or not self.search.text():
            return False
        self.search.clear()
        return True

    def _searched(self, text: str) -> None:
        if self._resting:
            return
        self._rest(text=False)
        if text.strip():
            self.groups.clearSelection()
            self.text_changed.emit(text)
        else:
            self._back_to_group()

    def _switched(self, on: bool) -> None:
        if self._resting:
            return
        self._rest(switch=False)
        if on:
            self.groups.clearSelection()
            self.differences_asked.emit()
        else:
            self._back_to_group()

    def _back_to_group(self) -> None:
        self.groups.show_group(self.groups.group())
        self.group_picked.emit(self.groups.group())

    def _picked(self, group: str) -> None:
        self._rest()
        self.group_picked.emit(group)

    def _rest(self, *, text: bool = True, switch: bool = True) -> None:
        self._resting = True
        if text:
            self.search.clear()
        if switch:
            self.only_changed.setChecked(False)
        self._resting = False

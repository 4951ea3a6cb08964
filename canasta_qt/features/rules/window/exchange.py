"""Comparing two games, and rules that come from others or go to them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QRect,
    QSignalBlocker,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QFontMetrics, QGuiApplication, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QComboBox,
    QFormLayout,
    QHeaderView,
    QLineEdit,
    QListWidget,
    QPlainTextEdit,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from canasta_qt.library.games import ListedGame
from canasta_qt.record.names import LONGEST_NAME
from canasta_qt.record.rule_set import RuleSet
from canasta_qt.ui.controls.looks import as_switch
from canasta_qt.ui.parts.rows import Index
from canasta_qt.ui.parts.words import Words
from canasta_qt.ui.style.icons import wear
from canasta_qt.ui.style.type import px
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.announcing import say
from canasta_qt.ui.widgets.common import Memory, Window, children, remember_size
from canasta_qt.ui.widgets.framed import titled
from canasta_qt.ui.widgets.plain_text import PlainLabel, tip_lines
from canasta_qt.ui.widgets.standard import bold
from canasta_qt.words.games import shown_title
from canasta_qt.words.rules import values
from canasta_qt.words.rules.values import compare
from canasta_qt.words.sentences import QT_TRANSLATE_N_NOOP, counted

_DIFFERS = Qt.ItemDataRole.UserRole
_SHARES = (0.34, 0.33)
_MARGIN = 4


class FoldingDelegate(QStyledItemDelegate):
    """Makes rows high enough for long texts to fold; a tree does not do that by itself."""

    def __init__(self, tree: QTreeWidget) -> None:
        super().__init__(tree)
        self._tree = tree

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
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
    """Shows what a comparison found. Long values fold; a row that differs begins with a mark."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setColumnCount(3)
        self.setWordWrap(True)
        self.setItemDelegate(FoldingDelegate(self))
        self.setAlternatingRowColors(True)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setAccessibleName(self.tr("Rules side by side"))
        build.ring_focus(self)
        self.setRootIsDecorated(False)
        self.setIndentation(14)
        header = self.header()
        header.setSectionsMovable(False)
        header.setStretchLastSection(True)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        header.sectionResized.connect(self.scheduleDelayedItemsLayout)

    def show_groups(self, left: str, right: str, groups: Sequence[values.ComparedGroup]) -> None:
        """Show these groups; `left` and `right` name the two sets of rules."""
        self.clear()
        self.setHeaderLabels([self.tr("Rule"), left, right])
        mixed = any(not row.differs for group in groups for row in group.options)
        for group in groups:
            heading = QTreeWidgetItem(self, [group.title])
            heading.setFirstColumnSpanned(True)
            heading.setFont(0, bold(heading.font(0)))
            for row in group.options:
                self._add(heading, row, mark=mixed and row.differs)
        self.expandAll()  # once: with each heading all rows above it would be measured again
        first = self.topLevelItem(0)
        if first is not None:
            self.setCurrentItem(first)

    def _add(self, heading: QTreeWidgetItem, row: values.ComparedOption, *, mark: bool) -> None:
        label = f"≠  {row.label}" if mark else row.label
        item = QTreeWidgetItem(heading, [label, row.left, row.right])
        item.setData(0, _DIFFERS, row.differs)
        item.setToolTip(0, tip_lines(row.help))
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, row.help)
        for column in range(3):
            item.setTextAlignment(column, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
            if mark:
                item.setFont(column, bold(item.font(column)))

    def go_to_group(self, number: int) -> None:
        item = self.topLevelItem(number)
        if item is not None:
            self.setCurrentItem(item)
            self.scrollToItem(item, QAbstractItemView.ScrollHint.PositionAtTop)

    def go_to_difference(self, step: int) -> None:
        """To the next row that differs (`step` 1) or the one before (-1), around the ends."""
        every, current = self._rows(), self.currentItem()
        rows = [row for row in every if row.data(0, _DIFFERS)]
        if not rows:
            return
        here = every.index(current) if current in every else -1
        ahead = [row for row in rows if every.index(row) > here]
        behind = [row for row in rows if every.index(row) < here]
        target = (ahead or rows)[0] if step > 0 else (behind or rows)[-1]
        self.setCurrentItem(target)
        self.scrollToItem(target)

    def _rows(self) -> list[QTreeWidgetItem]:
        items: list[QTreeWidgetItem] = []
        for number in range(self.topLevelItemCount()):
            heading = self.topLevelItem(number)
            assert heading is not None
            items += [heading, *children(heading)]
        return items

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        width = self.viewport().width()
        for column, share in enumerate(_SHARES):
            self.setColumnWidth(column, round(width * share))


_DIFFER = QT_TRANSLATE_N_NOOP(
    "CompareDialog", "They differ in one rule.", "They differ in {n} rules."
)
_IDLE = QT_TRANSLATE_N_NOOP(
    "CompareDialog",
    "1 more differs, with no effect in either game.",
    "{n} more differ, with no effect in either game.",
)


class CompareDialog(Window):
    def __init__(
        self,
        games: Sequence[ListedGame],
        left: ListedGame,
        right: ListedGame,
        parent: QWidget | None = None,
        memory: Memory | None = None,
    ) -> None:
        """`left` and `right` are shown first; they need not be among the games."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Compare the rules of two games"))
        self._groups: tuple[values.ComparedGroup, ...] = ()
        self._games = [*(one for one in (left, right) if one not in games), *games]
        self.left = self._chooser(left, self.tr("The first game"))
        self.right = self._chooser(right, self.tr("The second game"))
        self.tree = ComparedTree(self)
        self.said = Words("", "body", "text_soft", self, wrap=True)
        self._make_controls()
        self._lay_out()
        for number, step in ((Qt.Key.Key_F3, 1), (Qt.Modifier.SHIFT | Qt.Key.Key_F3, -1)):
            key = QShortcut(QKeySequence(number), self)
            key.activated.connect(lambda step=step: self.tree.go_to_difference(step))
        self._compare()
        self.tree.setFocus()
        remember_size(self, "compare", memory, (px(1000), px(680)))

    def _chooser(self, game: ListedGame, name: str) -> QComboBox:
        box = build.narrow_combo(name, 22, self)
        box.addItems([one.title for one in self._games])
        box.setCurrentIndex(self._games.index(game))
        box.currentIndexChanged.connect(self._compare)
        return box

    def _make_controls(self) -> None:
        self.swap_button = build.button(self.tr("⇄ &Swap"), self, self.swap)
        self.swap_button.setAccessibleName(self.tr("Swap the two games"))
        self.only = as_switch(QCheckBox(self.tr("Only &differences"), self))
        self.only.setChecked(True)
        self.only.toggled.connect(self._compare)
        self.next_button = build.button(
            self.tr("&Next difference"),
            self,
            lambda: self.tree.go_to_difference(1),
            self.tr("F3 (Shift+F3: previous)"),
        )
        self.jump = QComboBox(self)
        self.jump.setAccessibleName(self.tr("Go to"))
        self.jump.activated.connect(self._go)

    def _lay_out(self) -> None:
        self.copy_button = build.button(self.tr("&Copy as text"), self, self.copy)
        go_to = build.buddy_label(self.tr("&Go to"), self.jump)
        wear(self.copy_button, "copy")
        titled(
            self,
            self.tr("Two games side by side"),
            build.row((self.left, 1), self.swap_button, (self.right, 1)),
            build.row(self.only, 1, self.next_button, go_to, self.jump),
            (self.tree, 1),
            foot=((self.said, 1), build.close_box(self, self.copy_button)),
        )

    def _pair(self) -> tuple[ListedGame, ListedGame]:
        return self._games[self.left.currentIndex()], self._games[self.right.currentIndex()]

    def _compare(self) -> None:
        one, other = self._pair()
        self._groups = values.compare(one.rules, other.rules, everything=not self.only.isChecked())
        self.tree.show_groups(one.title, other.title, self._groups)
        self.jump.clear()
        self.jump.addItems([group.title for group in self._groups])
        self.jump.setEnabled(bool(self._groups))
        self.next_button.setEnabled(one.rules != other.rules)
        self.said.setText(self._summary(one, other))

    def _summary(self, one: ListedGame, other: ListedGame) -> str:
        many = sum(row.differs and not row.idle for group in self._groups for row in group.options)
        idle = values.idle_differences(one.rules, other.rules)
        same = self.tr("Both games have the same rules.")
        text = counted(_DIFFER, many) if many else same
        if idle:
            text += " " + counted(_IDLE, idle)
        return text

    def _go(self, number: int) -> None:
        self.tree.go_to_group(number)
        self.tree.setFocus()

    def swap(self) -> None:
        left, right = self.left.currentIndex(), self.right.currentIndex()
        with QSignalBlocker(self.left):
            self.left.setCurrentIndex(right)
        self.right.setCurrentIndex(left)
        self._compare()

    def copy(self) -> None:
        one, other = self._pair()
        QGuiApplication.clipboard().setText(
            values.comparison_text(one.title, other.title, self._groups)
        )
        self.said.setText(self.tr("Copied. Now paste it anywhere."))
        say(self, self.said.text())


# --- rules that come from others --------------------------------------------------------------

_DIFFERS_FROM = QT_TRANSLATE_N_NOOP(
    "ImportPreview", "One rule differs from {game}:", "{n} rules differ from {game}:"
)


class ImportPreview(Window):
    """Rules that somebody sent, before anything is stored; `keep_asked` has a name for them."""

    keep_asked = Signal(object, str)

    def __init__(
        self,
        imported: RuleSet,
        parent_name: str,
        parent: QWidget,
        memory: Memory | None = None,
    ) -> None:
        """`parent_name` is the game they were made from; empty when that is not known here."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules from a friend"))
        self._imported = imported
        known = parent_name or self.tr("an unknown game")
        groups = compare(imported.parent_rules, imported.rules)
        many = sum(len(group.options) for group in groups)
        same = self.tr("These are the rules of {game}.").format(game=known)
        text = counted(_DIFFERS_FROM, many, game=known) if many else same
        self.said = Words(text, "strong", "text", self, wrap=True)
        self.tree = ComparedTree(self)
        self.tree.show_groups(known, self.tr("These rules"), groups)
        self.tree.setVisible(bool(groups))
        heading = self._heading(known)
        box, self.keep_button = build.answer_or_cancel(self, self.tr("&Save in my rules"))
        end = (1,) if not groups else ()
        titled(self, self.windowTitle(), heading, self.said, (self.tree, 1), *end, foot=(1, box))
        self.keep_button.setFocus()
        height = min(640, 360 + 40 * many) if groups else 320
        remember_size(self, "import", memory, (px(820), px(height)))

    def _heading(self, known: str) -> QFormLayout:
        self.name = QLineEdit(shown_title(self._imported.name), self)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.selectAll()
        form = QFormLayout()
        form.addRow(build.buddy_label(self.tr("&Name"), self.name), self.name)
        form.addRow(PlainLabel(self.tr("Based on"), self), PlainLabel(known, self))
        return form

    def accept(self) -> None:
        self.keep_asked.emit(self._imported, self.name.text().strip() or self._imported.name)
        super().accept()


class ImportProblems(Window):
    def __init__(self, source: str, lines: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("These rules cannot be used"))
        text = self.tr("The rules from {source} cannot be used. Nothing was saved.")
        heading = build.label(text.format(source=source), self)
        self.list = QListWidget(self)
        self.list.setWordWrap(True)
        self.list.setAccessibleName(self.tr("Problems"))
        build.ring_focus(self.list)
        self.list.addItems(lines)
        self.list.setCurrentRow(0)
        copy = build.button(self.tr("&Copy"), self, lambda: _copy("\n".join(lines)))
        wear(copy, "copy")
        foot = (1, build.close_box(self, copy))
        titled(self, self.windowTitle(), heading, (self.list, 1), foot=foot)
        self.resize(px(680), px(min(560, 300 + 40 * len(lines))))


class ShortText(Window):
    """The rules as a short text, already on the clipboard, to be pasted into a message."""

    def __init__(self, name: str, text: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rules as a short text"))
        told = self.tr(
            "“{name}” is on the clipboard as a text of {n} letters. Paste it into a message. "
            "Whoever gets it copies it and finds “Import from the clipboard” with Ctrl+Shift+P."
        )
        heading = build.label(told.format(name=name, n=len(text)), self)
        field = QPlainTextEdit(text, self)
        field.setReadOnly(True)
        field.setTabChangesFocus(True)
        field.setAccessibleName(self.tr("The rules as a short text"))
        again = build.button(self.tr("&Copy again"), self, lambda: _copy(text))
        wear(again, "copy")
        foot = (1, build.close_box(self, again))
        titled(self, self.windowTitle(), heading, (field, 1), foot=foot)
        _copy(text)
        self.resize(px(640), px(360))


def _copy(text: str) -> None:
    QGuiApplication.clipboard().setText(text)

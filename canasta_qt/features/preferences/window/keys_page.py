"""The page of the preferences on which commands get other keys."""

from __future__ import annotations

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QKeySequenceEdit, QLineEdit, QTreeWidget, QTreeWidgetItem, QWidget

from canasta_qt.library.preferences import KeyMap, Preferences
from canasta_qt.ui.style.following import follow
from canasta_qt.ui.widgets import build
from canasta_qt.ui.widgets.standard import bold, key_name, key_names
from canasta_qt.words.keys import BY_ID, COMMANDS, RESERVED, Group

_ID = Qt.ItemDataRole.UserRole


class KeysPage(QWidget):
    """All commands with their keys; below them a field that takes a new key for the chosen one.

    A key that means something else already is shown as a conflict before it is moved.
    """

    def __init__(self, preferences: Preferences, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.keys = KeyMap(preferences, self)
        self.tree = QTreeWidget(self)
        self.field = QKeySequenceEdit(self)
        self.told = build.label("", self)
        self.give_button = build.button("", self, self._give)
        self.clear_button = build.button(self.tr("&No key"), self, self._clear)
        self.reset_button = build.button(self.tr("Re&store default"), self, self._reset)
        self.restore_button = build.button(self.tr("&Restore defaults"), self, self.keys.reset_all)
        self._lay_out()
        self._fill()
        self._connect()
        self.tree.setCurrentItem(self._items[COMMANDS[0].id])

    def _lay_out(self) -> None:
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("Command"), self.tr("Keys")])
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setAccessibleName(self.tr("Commands and their keys"))
        build.widen_first(self.tree.header())
        build.ring_focus(self.tree)
        self.field.setMaximumSequenceLength(1)
        for part in (self.field, *self.field.findChildren(QLineEdit)):
            part.setAccessibleName(self.tr("New key"))
        follow(self.told.setMinimumHeight, 40)  # two lines
        label = build.buddy_label(self.tr("&Press a key:"), self.field)
        edit = build.row(label, (self.field, 1), self.give_button)
        ways_back = build.row((self.told, 1), self.clear_button, self.reset_button)
        build.column((self.tree, 1), edit, ways_back, of=self, margins=0)

    def _connect(self) -> None:
        self.tree.currentItemChanged.connect(self._chosen)
        self.tree.itemActivated.connect(lambda *_: self.field.setFocus())
        self.field.keySequenceChanged.connect(self._look)
        self.keys.changed.connect(self._refresh)

    def _fill(self) -> None:
        self._items: dict[str, QTreeWidgetItem] = {}
        for group in Group:
            rows = [command for command in COMMANDS if command.group is group]
            if not rows:
                continue
            head = QTreeWidgetItem(self.tree, [group.title])
            head.setFlags(Qt.ItemFlag.ItemIsEnabled)
            head.setFont(0, bold(head.font(0)))
            for command in rows:
                item = QTreeWidgetItem(head, [command.words])
                item.setData(0, _ID, command.id)
                self._items[command.id] = item
        self.tree.expandAll()
        self._show_keys()

    def _show_keys(self) -> None:
        for command, item in self._items.items():
            names = key_names(self.keys.keys(command))
            item.setText(1, names)
            own = self.keys.is_own(command)
            font = item.font(1)
            font.setItalic(own)
            item.setFont(1, font)
            words = names or self.tr("no key")
            item.setData(1, Qt.ItemDataRole.AccessibleTextRole, words)
            item.setToolTip(1, self.tr("Changed by you") if own else "")

    # --- the chosen command -----------------------------------------------------------------

    @property
    def command(self) -> str:
        """The command that is chosen in the list."""
        item = self.tree.currentItem()
        return (item.data(0, _ID) if item is not None else None) or COMMANDS[0].id

    @property
    def key(self) -> str:
        """The key that was pressed in the field; empty for none."""
        return self.field.keySequence().toString(QKeySequence.SequenceFormat.PortableText)

    def _chosen(self) -> None:
        with QSignalBlocker(self.field):
            self.field.clear()
        self._look()

    def _look(self) -> None:
        """Say what the pressed key means now, and whether it can be had."""
        key, command = self.key, self.command
        owner = self.keys.owner(key) if key else None
        taken = owner is not None and owner != command
        self.give_button.setText(self.tr("&Take key") if taken else self.tr("&Use key"))
        self.give_button.setEnabled(bool(key) and key not in RESERVED and owner != command)
        self.clear_button.setEnabled(bool(self.keys.keys(command)))
        self.reset_button.setEnabled(self.keys.is_own(command))
        self.told.setText(self._says(key, owner))

    def _says(self, key: str, owner: str | None) -> str:
        if not key:
            return self.tr("Choose a command and press another key for it.")
        other = BY_ID[owner].words if owner is not None else ""
        if key in RESERVED:
            text = self.tr("{key} moves around the table or selects; it cannot be changed.")
        elif owner is None:
            text = self.tr("{key} is free.")
        elif owner == self.command:
            text = self.tr("{key} does this already.")
        else:
            text = self.tr("{key} now means “{other}”. If you take it, that command loses it.")
        return text.format(key=key_name(key), other=other)

    def _give(self) -> None:
        self.tree.setFocus()  # a button at rest hands the focus on, here to one that takes keys
        self.keys.give(self.command, self.key)

    def _clear(self) -> None:
        self.tree.setFocus()
        self.keys.clear(self.command)

    def _reset(self) -> None:
        self.tree.setFocus()
        self.keys.reset(self.command)

    def _refresh(self) -> None:
        self._show_keys()
        self._chosen()

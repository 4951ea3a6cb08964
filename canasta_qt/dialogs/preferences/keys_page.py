"""The page of the preferences on which commands get other keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QPushButton,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.dialogs.widgets.common import ring_focus
from canasta_qt.dialogs.widgets.standard import bold, key_name, key_names
from canasta_qt.library.preferences import KeyMap
from canasta_qt.words.keys import BY_ID, COMMANDS, RESERVED, Group

if TYPE_CHECKING:
    from canasta_qt.library.preferences import Preferences

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
        self.told = QLabel(self)
        self.give_button = QPushButton(self)
        self.clear_button = QPushButton(self.tr("&No key"), self)
        self.reset_button = QPushButton(self.tr("As it &was"), self)
        self.restore_button = QPushButton(self.tr("&Restore the usual"), self)
        self._lay_out()
        self._fill()
        self._connect()
        self.tree.setCurrentItem(self._items[COMMANDS[0].id])

    def _lay_out(self) -> None:
        self.tree.setColumnCount(2)
        self.tree.setHeaderLabels([self.tr("What it does"), self.tr("Keys")])
        self.tree.setRootIsDecorated(False)
        self.tree.setItemsExpandable(False)
        self.tree.setAccessibleName(self.tr("Commands and their keys"))
        self.tree.header().setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.tree.header().setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.tree.header().setStretchLastSection(False)
        ring_focus(self.tree)
        self.field.setMaximumSequenceLength(1)
        for part in (self.field, *self.field.findChildren(QLineEdit)):
            part.setAccessibleName(self.tr("New key"))
        self.told.setWordWrap(True)
        self.told.setMinimumHeight(2 * self.told.fontMetrics().height() + 4)
        label = QLabel(self.tr("&Press a key:"), self)
        label.setBuddy(self.field)
        edit, foot = QHBoxLayout(), QHBoxLayout()
        for part in (label, self.field, self.give_button, self.clear_button, self.reset_button):
            edit.addWidget(part)
        foot.addWidget(self.restore_button)
        foot.addStretch(1)
        for button in (self.give_button, self.clear_button, self.reset_button, self.restore_button):
            button.setAutoDefault(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.tree, 1)
        whole.addLayout(edit)
        whole.addWidget(self.told)
        whole.addLayout(foot)

    def _connect(self) -> None:
        self.tree.currentItemChanged.connect(self._chosen)
        self.tree.itemActivated.connect(self._edit)
        self.field.keySequenceChanged.connect(self._look)
        self.give_button.clicked.connect(self._give)
        self.clear_button.clicked.connect(self._clear)
        self.reset_button.clicked.connect(self._reset)
        self.restore_button.clicked.connect(self.restore)
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

    def _edit(self) -> None:
        self.field.setFocus()

    def _chosen(self) -> None:
        with QSignalBlocker(self.field):
            self.field.clear()
        self._look()

    def _look(self) -> None:
        """Say what the pressed key means now, and whether it can be had."""
        key, command = self.key, self.command
        owner = self.keys.owner(key) if key else None
        taken = owner is not None and owner != command
        self.give_button.setText(self.tr("&Take it") if taken else self.tr("&Use it"))
        self.give_button.setEnabled(bool(key) and key not in RESERVED and owner != command)
        self.clear_button.setEnabled(bool(self.keys.keys(command)))
        self.reset_button.setEnabled(self.keys.is_own(command))
        self.told.setText(self._says(key, owner))

    def _says(self, key: str, owner: str | None) -> str:
        if not key:
            return self.tr("Choose a command and press the key it should have as well.")
        if key in RESERVED:
            text = self.tr("{key} always walks over the table or chooses; it cannot be given away.")
            return text.format(key=key_name(key))
        if owner is None:
            return self.tr("{key} is free.").format(key=key_name(key))
        if owner == self.command:
            return self.tr("{key} means this already.").format(key=key_name(key))
        text = self.tr("{key} means “{other}” now. Take it, and that has the key no more.")
        return text.format(key=key_name(key), other=BY_ID[owner].words)

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

    def restore(self) -> None:
        """Every command has the keys it had at first."""
        self.keys.reset_all()

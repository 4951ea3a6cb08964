"""The left side of the table-rules dialog: find an option by words, or by its group."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCheckBox, QLineEdit, QVBoxLayout, QWidget

from canasta_qt.dialogs.rules.group_list import GroupList


class Finder(QWidget):
    """A search field, the switch for what differs, and the groups.

    Only one of them decides what is shown; using one puts the others at rest.

    Signals:
        group_picked(str): show that group.
        text_changed(str): show what is found by these words.
        differences_asked: show what differs.
        entered: Enter or the down key in the search field; go to what was found.
    """

    group_picked = Signal(str)
    text_changed = Signal(str)
    differences_asked = Signal()
    entered = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resting = False
        self.search = QLineEdit(self)
        self.search.setPlaceholderText(self.tr("Find a rule (Ctrl+F)"))
        self.search.setClearButtonEnabled(True)
        self.search.setAccessibleName(self.tr("Find a rule"))
        self.search.setAccessibleDescription(
            self.tr("Words such as freeze or seven; rules that speak of them are shown.")
        )
        self.only_changed = QCheckBox(self.tr("&Only what differs"), self)
        self.groups = GroupList(self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.search, self.only_changed, self.groups):
            layout.addWidget(widget)
        self.search.textChanged.connect(self._searched)
        self.search.installEventFilter(self)
        self.only_changed.toggled.connect(self._switched)
        self.groups.picked.connect(self._picked)
        self.groups.show_group(self.groups.group())

    def start_search(self) -> None:
        """Begin to type."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def show_group(self, group: str) -> None:
        """Make a group the one that is shown, without signals."""
        self.groups.show_group(group)
        self._rest()

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
        """Empty the search field and switch off the differences, without signals of our own."""
        self._resting = True
        if text:
            self.search.clear()
        if switch:
            self.only_changed.setChecked(False)
        self._resting = False

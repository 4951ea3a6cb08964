"""A list that says what the picture shows, kept in step line by line."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QListWidget, QListWidgetItem, QWidget

_STAY = QItemSelectionModel.SelectionFlag.NoUpdate
_CHOOSE = QItemSelectionModel.SelectionFlag.ClearAndSelect

KEY = Qt.ItemDataRole.UserRole


class ReadingList(QListWidget):
    """Lines with keys. What stays keeps its place under the reader's cursor.

    Signals:
        done(int): a row was double-clicked, or chosen by Enter on whatever system.
    """

    done = Signal(int)

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        """`name` is what a screen reader calls the list."""
        super().__init__(parent)
        self.setAccessibleName(name)
        self.setWordWrap(True)
        self.itemDoubleClicked.connect(lambda item: self.done.emit(self.row(item)))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_lines(self, lines: Iterable[tuple[Hashable, str]]) -> None:
        """Exactly these lines; the current one stays, or the nearest one is."""
        wanted = list(lines)
        if wanted == self.lines():
            return
        row, key = self.currentRow(), self.key_at(self.currentRow())
        for at, (own, text) in enumerate(wanted):
            item = self.item(at) if at < self.count() else QListWidgetItem(self)
            if item.text() != text:
                item.setText(text)
            item.setData(KEY, own)
        while self.count() > len(wanted):
            self.takeItem(self.count() - 1)
        keys = [own for own, _ in wanted]
        self.go_to(keys.index(key) if key in keys else min(row, len(keys) - 1))

    def go_to(self, row: int) -> None:
        """Make this the current row; where several may be chosen, choose nothing by it."""
        several = self.selectionMode() is QAbstractItemView.SelectionMode.MultiSelection
        self.setCurrentRow(row, _STAY if several else _CHOOSE)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter does what the line says."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentRow() >= 0:
                self.done.emit(self.currentRow())
            return
        super().keyPressEvent(event)

    def lines(self) -> list[tuple[Hashable, str]]:
        """What is shown."""
        return [(self.key_at(row), self.item(row).text()) for row in range(self.count())]

    def key_at(self, row: int) -> Hashable:
        """The key of a row; None where there is none."""
        key: Hashable = self.item(row).data(KEY) if 0 <= row < self.count() else None
        return key

    def row_of(self, key: Hashable) -> int:
        """The row of a key, or -1."""
        return next((row for row in range(self.count()) if self.key_at(row) == key), -1)

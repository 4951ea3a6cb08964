"""The window with the preferences: what is changed holds at once, there is nothing to confirm."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QListWidget,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.preferences.pages import PAGES, PageSpec
from canasta_qt.dialogs.preferences.preview import Preview
from canasta_qt.dialogs.remembered import remember_size
from canasta_qt.dialogs.tab_order import tab_after, tab_stops

if TYPE_CHECKING:
    from canasta_qt.controller.preferences import Preferences

USUAL_SIZE = (760, 560)


class PreferencesDialog(QDialog):
    """A list of pages on the left, the chosen one on the right, a picture of the table above it."""

    def __init__(
        self,
        preferences: Preferences,
        resources: Path,
        parent: QWidget | None = None,
        specs: Sequence[PageSpec] = PAGES,
    ) -> None:
        super().__init__(parent)
        self._preferences = preferences
        self._specs = tuple(specs)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.list = QListWidget(self)
        self.list.setSpacing(3)
        ring_focus(self.list)
        self.preview = Preview(resources, preferences, self)
        self.stack = QStackedWidget(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close, self)
        self.buttons.rejected.connect(self.reject)
        self._lay_out()
        self._fill()
        self.list.currentRowChanged.connect(self._show_page)
        self.list.setCurrentRow(0)
        remember_size(self, "preferences", preferences, USUAL_SIZE)

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.addWidget(self.preview)
        right.addWidget(self.stack, 1)
        middle = QHBoxLayout()
        middle.addWidget(self.list)
        middle.addLayout(right, 1)
        whole = QVBoxLayout(self)
        whole.addLayout(middle, 1)
        whole.addWidget(self.buttons)

    def _fill(self) -> None:
        """Every page and every word anew."""
        self.setWindowTitle(self.tr("Preferences"))
        self.list.setAccessibleName(self.tr("Pages of the preferences"))
        self._pages = {spec.key: spec.make(self._preferences, self) for spec in self._specs}
        for spec in self._specs:
            self.list.addItem(spec.title())
            self.stack.addWidget(self._pages[spec.key])
        self._order_tab_key()
        self.list.setFixedWidth(self.list.sizeHintForColumn(0) + 28)

    def _order_tab_key(self) -> None:
        """From the list through the page that is shown, and last to the button below."""
        last: QWidget = self.list
        for page in (*self._pages.values(), self.buttons):
            tab_after(last, page)
            last = (tab_stops(page) or [last])[-1]

    def _show_page(self, row: int) -> None:
        if row < 0:
            return
        self.stack.setCurrentIndex(row)
        self.preview.setVisible(self._specs[row].pictured)

    def show_page(self, key: str) -> None:
        """Turn to a page by its name."""
        keys = [spec.key for spec in self._specs]
        self.list.setCurrentRow(keys.index(key))

    def page(self, key: str) -> QWidget:
        """A page by its name."""
        return self._pages[key]

    def changeEvent(self, event: QEvent) -> None:
        """Say everything anew when the language has changed."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.stack.count():
            row = self.list.currentRow()
            self.list.clear()
            for page in self._pages.values():
                self.stack.removeWidget(page)
                page.deleteLater()
            self._fill()
            self.list.setCurrentRow(row)

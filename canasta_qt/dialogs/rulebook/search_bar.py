"""The row above the rulebook in which one looks for a word."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QToolButton, QWidget

from canasta_qt.controller.messages.counting import counted
from canasta_qt.controller.messages.marks import QT_TRANSLATE_N_NOOP
from canasta_qt.dialogs.rulebook.pane import RulebookPane

_PLACES = QT_TRANSLATE_N_NOOP("SearchBar", "1 place", "{n} places")


class SearchBar(QWidget):
    """Finds a word in a rulebook while it is typed, and the next and previous place of it."""

    def __init__(self, pane: RulebookPane, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._pane = pane
        self.field = QLineEdit(self)
        self.field.setPlaceholderText(self.tr("Find in the rules (Ctrl+F)"))
        self.field.setAccessibleName(self.tr("Find in the rules"))
        self.field.setClearButtonEnabled(True)
        self.field.textChanged.connect(self._look)
        self.places = QLabel(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.field, 1)
        row.addWidget(self.places)
        for arrow, name, action in (
            (Qt.ArrowType.UpArrow, self.tr("Previous (Shift+F3)"), self.find_previous),
            (Qt.ArrowType.DownArrow, self.tr("Next (F3)"), self.find_next),
        ):
            button = QToolButton(self)
            button.setArrowType(arrow)
            button.setToolTip(name)
            button.setAccessibleName(name)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.clicked.connect(action)
            row.addWidget(button)

    @property
    def is_open(self) -> bool:
        """Whether something is looked for."""
        return bool(self.field.text()) or self.field.hasFocus()

    def open_search(self) -> None:
        """Put the cursor into the field."""
        self.field.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.field.selectAll()

    def close_search(self) -> None:
        """Forget what was looked for and go back to the text."""
        self.field.clear()
        self._pane.browser.setFocus()

    def find_next(self) -> None:
        """Go to the next place."""
        self._pane.find_text(self.field.text())

    def find_previous(self) -> None:
        """Go to the place before."""
        self._pane.find_text(self.field.text(), backwards=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter goes on to the next place, with Shift to the one before."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            back = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            (self.find_previous if back else self.find_next)()
            return
        super().keyPressEvent(event)

    def _look(self, text: str) -> None:
        found = self._pane.highlight(text)
        self._pane.start_at_top()
        self._pane.find_text(text)
        if not text:
            self.places.clear()
        elif not found:
            self.places.setText(self.tr("Not found"))
        else:
            self.places.setText(counted(_PLACES, found))

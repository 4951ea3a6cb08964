"""The table as text, beside the picture or in its place: everything can be played from here."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QDockWidget,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from canasta_qt.controller.reading import hand_lines, place_lines
from canasta_qt.controller.view_model import ButtonId
from canasta_qt.dialogs.dock_buttons import name_dock_buttons
from canasta_qt.dialogs.focus_ring import ring_focus
from canasta_qt.dialogs.text_view.button_box import ButtonBox
from canasta_qt.dialogs.text_view.deeds import Deed, deeds
from canasta_qt.table.accessible.lists import ReadingList
from canasta_qt.table.view import TableView


class TextView(QWidget):
    """What is expected, the hand, what can be done, and the table, in this order.

    It shows what the table shows, shares its choice of cards and acts through its commands.

    Attributes:
        prompt: what is expected now, or why something was refused.
        hand: the own cards; Space chooses. deeds: what can be done with them; Enter does it.
        buttons: those that matter now. places: what lies where.
    """

    def __init__(self, table: TableView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._offered: tuple[Deed, ...] = ()
        self._late = QTimer(self, singleShot=True, interval=0)
        self._late.timeout.connect(self.refresh)
        self.prompt = QLabel(self)
        self.prompt.setWordWrap(True)
        self.prompt.setTextFormat(Qt.TextFormat.PlainText)
        self.hand = ReadingList("", self)
        self.hand.setSelectionMode(QAbstractItemView.SelectionMode.MultiSelection)
        self.deeds = ReadingList("", self)
        self.buttons = ButtonBox(self)
        self.places = ReadingList("", self)
        self._lay_out()
        self.hand.itemSelectionChanged.connect(self._choose)
        self.hand.done.connect(self._go_to_deeds)
        self.deeds.done.connect(self._do)
        self.buttons.pressed.connect(self._press)
        table.player.shown.connect(self._late.start)
        table.player.finished.connect(self._late.start)
        table.selection.changed.connect(self._late.start)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(6, 4, 6, 6)
        column.setSpacing(3)
        column.addWidget(self.prompt)
        column.addWidget(self.buttons)
        parts = ((self.hand, 5), (self.deeds, 3), (self.places, 5))
        self._labels = [QLabel(self) for _ in parts]
        for label, (part, share) in zip(self._labels, parts, strict=True):
            label.setBuddy(part)
            ring_focus(part)
            part.setMinimumHeight(48)
            column.addWidget(label)
            column.addWidget(part, share)
        self._name_parts()

    def _name_parts(self) -> None:
        """Say what each part is, in the language of now."""
        hand, doable, places = self._labels
        hand.setText(self.tr("&Your hand (Space chooses)"))
        doable.setText(self.tr("&With the chosen cards (Enter)"))
        places.setText(self.tr("T&he table"))
        self.hand.setAccessibleName(self.tr("Your hand"))
        self.deeds.setAccessibleName(self.tr("What can be done with the chosen cards"))
        self.places.setAccessibleName(self.tr("The table"))

    def changeEvent(self, event: QEvent) -> None:
        """Another language: everything is said anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_parts()
            self._late.start()

    # --- what is shown ----------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Catch up with the table."""
        super().showEvent(event)
        self.refresh()

    def refresh(self) -> None:
        """Show what the table shows now."""
        model = self._table.model
        if model is None or not self.isVisible():
            return
        if self.prompt.text() != model.prompt:
            self.tell(model.prompt)
        self.hand.blockSignals(True)
        self.hand.show_lines(hand_lines(model))
        chosen = self._table.selection.tokens
        for row in range(self.hand.count()):
            self.hand.item(row).setSelected(self.hand.key_at(row) in chosen)
        self.hand.blockSignals(False)
        self.places.show_lines(place_lines(model))
        self.buttons.show_buttons(model.buttons)
        self._offer()

    def tell(self, text: str) -> None:
        """What is expected, or why something was refused."""
        self.prompt.setText(text)
        self.prompt.setAccessibleName(text)

    def _offer(self) -> None:
        model = self._table.model
        if model is None:
            return
        chosen = self._table.selection.tokens
        self._offered = tuple(deeds(model, chosen, self._table.commands))
        lines = [(deed.key, deed.text) for deed in self._offered]
        nothing = self.tr("The chosen cards fit nowhere now.") if chosen else ""
        self.deeds.show_lines(lines or [(-1, nothing or self.tr("Choose cards first."))])

    # --- what is done -----------------------------------------------------------------------

    def _choose(self) -> None:
        rows = range(self.hand.count())
        chosen = [self.hand.key_at(row) for row in rows if self.hand.item(row).isSelected()]
        self._table.selection.set(token for token in chosen if isinstance(token, int))
        self._offer()

    def _go_to_deeds(self, _row: int) -> None:
        if self._offered:
            self.deeds.setFocus()
            self.deeds.go_to(max(0, self.deeds.currentRow()))

    def _do(self, row: int) -> None:
        if 0 <= row < len(self._offered):
            deed = self._offered[row]
            deed.do(self._table.act())
            self._late.start()

    def _press(self, button: ButtonId) -> None:
        self._table.act().press(button)
        self._late.start()


class TextDock(QDockWidget):
    """The text view as a dock; Esc gives the keys back to the table."""

    def __init__(self, table: TableView, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("text_view")
        self.setWindowTitle(self.tr("The table as text"))
        self._table = table
        self.text = TextView(table, self)
        self.setWidget(self.text)

    def changeEvent(self, event: QEvent) -> None:
        """Another language: the title too."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setWindowTitle(self.tr("The table as text"))
            name_dock_buttons(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc leaves for the table, which stays as it is."""
        if event.key() == Qt.Key.Key_Escape:
            self._table.setFocus()
            return
        super().keyPressEvent(event)

    def toggle(self) -> None:
        """Open it and go there; close it from within."""
        if self.isVisible() and self.isAncestorOf(QApplication.focusWidget() or self._table):
            self.hide()
            self._table.setFocus()
            return
        self.show()
        self.raise_()
        self.text.hand.setFocus()
